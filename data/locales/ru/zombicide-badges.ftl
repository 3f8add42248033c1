# Награды Zombicide: как называются и за что даются.

zombicide-badge-mission = Задание выполнено
    .about = Пройти миссию
zombicide-badge-unhurt = Ни царапины
    .about = Пройти миссию так, чтобы никого из ваших не ранили
zombicide-badge-all = Своих не бросаем
    .about = Пройти миссию без единого нокаута
zombicide-badge-red = В глазах красно
    .about = Пройти миссию, доведя своего до красного уровня
zombicide-badge-night = Ночная смена
    .about = Пройти миссию ночью
zombicide-badge-kills = Один в поле воин
    .about = Убить { $n } зомби за миссию
zombicide-badge-volley = Одним махом
    .about = Убить { $n } зомби одной атакой
zombicide-badge-monster = Гроза великанов
    .about = Убить Отродье
zombicide-badge-objectives = Всё по плану
    .about = { $n ->
        [one] Взять { $n } карту целей за миссию
        [few] Взять { $n } карты целей за миссию
       *[many] Взять { $n } карт целей за миссию
    }
zombicide-badge-searches = Кто ищет…
    .about = { $n ->
        [one] Обыскать зоны { $n } раз за миссию
        [few] Обыскать зоны { $n } раза за миссию
       *[many] Обыскать зоны { $n } раз за миссию
    }
zombicide-badge-doors = Тук-тук!
    .about = { $n ->
        [one] Открыть { $n } дверь за миссию
        [few] Открыть { $n } двери за миссию
       *[many] Открыть { $n } дверей за миссию
    }
zombicide-badge-hard = Трудный путь
    .about = Пройти миссию на самой высокой сложности
zombicide-badge-campaign = До самого конца
    .about = Пройти последнюю миссию кампании
