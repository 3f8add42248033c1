# Награды Zombies!!!: как называются и за что даются.

zombies-badge-helicopter = Последний рейс
zombies-badge-helicopter-about = Победить на вертолётной площадке
zombies-badge-trophies = Коллекционер
zombies-badge-trophies-about = Победить по трофеям
zombies-badge-pad = Свой пилот
zombies-badge-pad-about = Выложить площадку и улететь с неё
zombies-badge-upright = На ногах
zombies-badge-upright-about = Победить без единого нокаута
zombies-badge-back = С того света
zombies-badge-back-about = Победить после нокаута
zombies-badge-healthy = Ни царапины
zombies-badge-healthy-about = { $n ->
    [one] Победить с { $n } жизнью
    [few] Победить с { $n } жизнями
   *[many] Победить с { $n } жизнями
}
zombies-badge-kills = Ночная смена
zombies-badge-kills-about = Убить { $n } зомби за партию
zombies-badge-turn = Разгулялись
zombies-badge-turn-about = Убить { $n } зомби за один ход
zombies-badge-sixes = Лёгкая рука
zombies-badge-sixes-about = { $n ->
    [one] Выбросить { $n } шестёрку за партию
    [few] Выбросить { $n } шестёрки за партию
   *[many] Выбросить { $n } шестёрок за партию
}
zombies-badge-takes = Карманы полны
zombies-badge-takes-about = { $n ->
    [one] Подобрать { $n } жизнь или патрон
    [few] Подобрать { $n } жизни и патрона
   *[many] Подобрать { $n } жизней и патронов
}
zombies-badge-friendly = Никому не враг
zombies-badge-friendly-about = Победить, не сыграв против других ни одной карты
zombies-badge-hostile = С такими друзьями…
zombies-badge-hostile-about = { $n ->
    [one] Победить, сыграв против других { $n } карту
    [few] Победить, сыграв против других { $n } карты
   *[many] Победить, сыграв против других { $n } карт
}
zombies-badge-blast = Рвануло
zombies-badge-blast-about = Взорвать { $n } зомби разом
