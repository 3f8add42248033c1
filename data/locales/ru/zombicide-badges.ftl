# Награды Zombicide: как называются и за что даются.

zombicide-badge-mission = Задание выполнено
zombicide-badge-mission-about = Пройти миссию
zombicide-badge-unhurt = Ни царапины
zombicide-badge-unhurt-about = Пройти миссию так, чтобы никого из ваших не ранили
zombicide-badge-all = Своих не бросаем
zombicide-badge-all-about = Пройти миссию без единого нокаута
zombicide-badge-red = В глазах красно
zombicide-badge-red-about = Пройти миссию, доведя своего до красного уровня
zombicide-badge-night = Ночная смена
zombicide-badge-night-about = Пройти миссию ночью
zombicide-badge-kills = Один в поле воин
zombicide-badge-kills-about = Убить { $n } зомби за миссию
zombicide-badge-volley = Одним махом
zombicide-badge-volley-about = Убить { $n } зомби одной атакой
zombicide-badge-monster = Гроза великанов
zombicide-badge-monster-about = Убить Отродье
zombicide-badge-objectives = Всё по плану
zombicide-badge-objectives-about = { $n ->
    [one] Взять { $n } карту целей за миссию
    [few] Взять { $n } карты целей за миссию
   *[many] Взять { $n } карт целей за миссию
}
zombicide-badge-searches = Кто ищет…
zombicide-badge-searches-about = { $n ->
    [one] Провести { $n } обыск за миссию
    [few] Провести { $n } обыска за миссию
   *[many] Провести { $n } обысков за миссию
}
zombicide-badge-doors = Тук-тук!
zombicide-badge-doors-about = { $n ->
    [one] Открыть { $n } дверь за миссию
    [few] Открыть { $n } двери за миссию
   *[many] Открыть { $n } дверей за миссию
}
zombicide-badge-hard = Трудный путь
zombicide-badge-hard-about = Пройти миссию на самой высокой сложности
zombicide-badge-campaign = До самого конца
zombicide-badge-campaign-about = Пройти последнюю миссию кампании
