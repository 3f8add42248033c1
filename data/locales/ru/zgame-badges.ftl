# Награды Z-Game: как называются и за что даются.

zgame-badge-boss = Город наш
zgame-badge-boss-about = Победить
zgame-badge-goals = Всё, что хотели
zgame-badge-goals-about = { $n ->
    [one] Победить с { $n } Целью
    [few] Победить с { $n } Целями
   *[many] Победить с { $n } Целями
}
zgame-badge-lead = Без вопросов
zgame-badge-lead-about = { $n ->
    [one] Победить с отрывом в { $n } Цель
    [few] Победить с отрывом в { $n } Цели
   *[many] Победить с отрывом в { $n } Целей
}
zgame-badge-streak = Всё сразу
zgame-badge-streak-about = { $n ->
    [one] Взять { $n } Цель за один ход
    [few] Взять { $n } Цели за один ход
   *[many] Взять { $n } Целей за один ход
}
zgame-badge-cleared = Чистые улицы
zgame-badge-cleared-about = Убрать с улиц { $n } Зомби за партию
zgame-badge-built = Сплошная стена
zgame-badge-built-about = { $n ->
    [one] Поставить { $n } Баррикаду за партию
    [few] Поставить { $n } Баррикады за партию
   *[many] Поставить { $n } Баррикад за партию
}
zgame-badge-fights = Гроза района
zgame-badge-fights-about = { $n ->
    [one] Победить в { $n } нападении на другие банды
    [few] Победить в { $n } нападениях на другие банды
   *[many] Победить в { $n } нападениях на другие банды
}
zgame-badge-unbeaten = Без поражений
zgame-badge-unbeaten-about = { $n ->
    [one] Выиграть { $n } бой с другими и ни одного не проиграть
    [few] Выиграть { $n } боя с другими и ни одного не проиграть
   *[many] Выиграть { $n } боёв с другими и ни одного не проиграть
}
zgame-badge-fed = Все сыты
zgame-badge-fed-about = Победить так, чтобы никто не умер с голоду
zgame-badge-drew = Полные закрома
zgame-badge-drew-about = { $n ->
    [one] Получить { $n } карту дохода за партию
    [few] Получить { $n } карты дохода за партию
   *[many] Получить { $n } карт дохода за партию
}
zgame-badge-army = Целая армия
zgame-badge-army-about = { $n ->
    [one] Победить с { $n } Бойцом в городе
    [few] Победить с { $n } Бойцами в городе
   *[many] Победить с { $n } Бойцами в городе
}
zgame-badge-taken = В чужом доме
zgame-badge-taken-about = Держать чужую Базу в конце партии
