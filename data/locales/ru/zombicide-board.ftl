# Зомбицид: что стоит на картинке, и то же словами.

zombicide-board-title = Зомбицид
zombicide-board-wait = { $names }: { $what }
zombicide-board-wait-several = несколько решений
zombicide-board-phase-survivors = Ходы выживших
zombicide-board-phase-zombies = Ход зомби
zombicide-board-phase-end = Конец раунда
zombicide-board-phase-set-up = Подготовка
zombicide-board-round = Раунд { $n }
zombicide-board-cards-left = { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[many] осталось { $n } карт
}
zombicide-board-goal-far = { $what } { $n }/{ $of }{ $few ->
    [0] {""}
   *[other] : { $where }
}
zombicide-board-mode-campaign-normal = Кампания
zombicide-board-mode-campaign-easy = Кампания, полегче
zombicide-board-mode-campaign-hard = Кампания, потруднее
zombicide-board-mode-single-normal = Одна миссия
zombicide-board-mode-single-easy = Одна миссия, полегче
zombicide-board-mode-single-hard = Одна миссия, потруднее
zombicide-board-status-down = без сознания; умрёт в конце раунда { $n }
zombicide-board-status-saved = в безопасности
zombicide-board-status-dead = нет в живых
zombicide-board-status-left = за выходом, в безопасности
zombicide-board-colour-red = красная
zombicide-board-colour-green = зелёная
zombicide-board-colour-blue = синяя
zombicide-board-card-empty = { $card } (не заряжено)
zombicide-board-card-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}, { $accuracy }+, урон { $damage }
zombicide-board-card-range = дальность { $range }
zombicide-board-card-risk = риск { $n }
zombicide-board-card-keep = сохранность { $n }
zombicide-board-health-of = здоровье { $n }
zombicide-board-hand-skills = Умения: { $skills }
zombicide-board-hand-none = У вас нет выживших
zombicide-board-zoom-survivors = { $who }: { $zone }, { $what }
zombicide-board-read-card = Карта цели
zombicide-board-read-note = Заметка
zombicide-board-zoom-zone = Вокруг { $zone }, { $what }

zombicide-board-alt-clock-day = День, { $time }; часы держит { $who }
zombicide-board-alt-clock-night = Ночь, { $time }; часы держит { $who }
zombicide-board-alt-danger = Опасность: { $level }
zombicide-board-alt-goal = Цель: { $what }
zombicide-board-alt-goal-done = Выполнено: { $what }
zombicide-board-alt-keywords = Найдено: { $what }
zombicide-board-alt-survivor = { $what } ({ $who })
zombicide-board-alt-health = здоровье { $n } из { $of }
zombicide-board-alt-actions = действия: { $n } из { $of }
zombicide-board-alt-level = адреналин: { $n }, { $level }
zombicide-board-alt-light = фонарь горит
zombicide-board-alt-leads = вместе: { $who }
zombicide-board-alt-hands = в руках: { $cards }
zombicide-board-alt-bag = рюкзак: { $cards }
zombicide-board-alt-skills = умения: { $skills }
zombicide-board-alt-zombies = Зомби: { $zones }
zombicide-board-alt-no-zombies = Зомби нет
zombicide-board-alt-spawn = S{ $n } { $zone } ({ $colour })
zombicide-board-alt-spawn-off = S{ $n } { $zone } ({ $colour }, не действует)
zombicide-board-alt-cards = Карты лицом вниз: { $zones }
zombicide-board-alt-card-up = Лицом вверх в { $zone }: { $what }
zombicide-board-alt-door-cards = Карты на дверях: { $doors }
zombicide-board-alt-exits = Выход: { $zones }
zombicide-board-alt-crates = Ящики: { $zones }
zombicide-board-alt-humvees = Хамви: { $zones }
zombicide-board-alt-noise = Шум: { $zones }
zombicide-board-alt-open = Открытые двери: { $doors }
zombicide-board-alt-lit = Освещены: { $zones }
zombicide-board-alt-decks = Колоды: зомби { $zombies }, снаряжение { $main }, Секретная служба { $secret }, супероружие { $epic }

zombicide-board-legend = Что значат знаки
zombicide-board-legend-survivor = Выживший: форма и цвет игрока, кольцо — уровень опасности, сердца — здоровье
zombicide-board-legend-fallen = Без сознания; число — раунд, в конце которого он умрёт
zombicide-board-legend-companion = Спутник, цвета того, кто его ведёт
zombicide-board-legend-walker = Ходоки и сколько их
zombicide-board-legend-fatty = Толстяки
zombicide-board-legend-runner = Бегуны: по два действия
zombicide-board-legend-abomination = Отродье и буквы его имени
zombicide-board-legend-spawn = Зона появления и её место по порядку
zombicide-board-legend-spawn-off = Зона появления пока не действует; знак — её цвет
zombicide-board-legend-card = Карта цели лицом вниз
zombicide-board-legend-card-up = Карта цели лицом вверх
zombicide-board-legend-crate = Ящик с супероружием
zombicide-board-legend-exit = Выход
zombicide-board-legend-humvee = Хамви: улицу можно обыскать
zombicide-board-legend-noise = Жетоны шума
zombicide-board-legend-hum = Шум, который не стихает
zombicide-board-legend-door = Закрытая дверь
zombicide-board-legend-door-open = Открытая дверь
zombicide-board-legend-door-colour = Дверь с особым правилом
zombicide-board-legend-door-goal = Дверь, которую надо открыть по заданию; стрелки у края ведут к тому, что нужно миссии
zombicide-board-legend-sandbags = Мешки с песком: зомби их обходят
zombicide-board-legend-room = Комната: можно обыскать
zombicide-board-legend-dark = Тёмная зона: зомби, когда здание вскрыто
zombicide-board-legend-secret = Комната Секретной службы
zombicide-board-legend-corridor = Коридор: как улица
zombicide-board-legend-lit = Освещено ночью
zombicide-board-legend-choice = На вашей картинке: это можно выбрать сейчас
zombicide-board-legend-changed = Здесь что-то произошло
zombicide-board-legend-loss = Столько здоровья здесь потеряли
zombicide-board-special = Особые правила:
