# Награды Hit Z Road: как называются и за что даются.

hitz-badge-arrived = Доехали!
hitz-badge-arrived-about = Добраться до Лос-Анджелеса
hitz-badge-first = Впереди всех
hitz-badge-first-about = Победить другие группы
hitz-badge-whole = Все на местах
hitz-badge-whole-about = Доехать, никого не потеряв по дороге
hitz-badge-crowd = Битком
hitz-badge-crowd-about = { $n ->
    [one] Довезти { $n } выжившего
    [few] Довезти не меньше { $n } выживших
   *[many] Довезти не меньше { $n } выживших
}
hitz-badge-kills = Дорожный каток
hitz-badge-kills-about = Убить { $n } зомби за партию
hitz-badge-points = Не зря ехали
hitz-badge-points-about = { $n ->
    [one] Набрать { $n } очко
    [few] Набрать { $n } очка
   *[many] Набрать { $n } очков
}
hitz-badge-lead = Только пыль позади
hitz-badge-lead-about = { $n ->
    [one] Победить с отрывом в { $n } очко
    [few] Победить с отрывом в { $n } очка
   *[many] Победить с отрывом в { $n } очков
}
hitz-badge-volley = Издалека
hitz-badge-volley-about = Застрелить { $n } зомби одним броском
hitz-badge-roll = Врукопашную
hitz-badge-roll-about = Одолеть { $n } зомби одним броском в ближнем бою
hitz-badge-flights = Не наше дело
hitz-badge-flights-about = { $n ->
    [one] Сбежать { $n } раз и всё-таки доехать
    [few] Сбежать { $n } раза и всё-таки доехать
   *[many] Сбежать { $n } раз и всё-таки доехать
}
hitz-badge-bonuses = Запасливые
hitz-badge-bonuses-about = { $n ->
    [one] Получить { $n } бонусную карту в конце
    [few] Получить { $n } бонусные карты в конце
   *[many] Получить { $n } бонусных карт в конце
}
hitz-badge-tokens = Всё пригодилось
hitz-badge-tokens-about = { $n ->
    [one] Потратить { $n } специальный жетон за партию
    [few] Потратить { $n } специальных жетона за партию
   *[many] Потратить { $n } специальных жетонов за партию
}
hitz-badge-alone = Сам по себе
hitz-badge-alone-about = В одиночку заслужить звание «{ hitz-rating-4 }» или выше
