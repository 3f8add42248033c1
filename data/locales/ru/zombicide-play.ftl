# Зомбицид: о чём спрашивают выживших, что они делают и как об этом рассказывает журнал.

## Ходы

zombicide-title-survivors = Фаза игроков
zombicide-title-turn = Ходит { $figure }
zombicide-price = { $n ->
    [0] (бесплатно)
   *[other] ⚡{ $n }
}
zombicide-yes = Да
zombicide-no = Нет
zombicide-ask-act = { $figure }, { $zone }: ⚡ { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}, здоровье { $health }{ $zombies ->
    [0] {""}
   *[other] , здесь { $zombies } зомби
}
zombicide-kind-act = Действие
zombicide-choose-act = Что-нибудь ещё…
zombicide-do-move = Идти { zombicide-price }
zombicide-do-attack = Атаковать { zombicide-price }
zombicide-do-attack-risk = Атаковать с риском (бесплатно)
zombicide-do-search = Обыскать { zombicide-price }
zombicide-do-door = Открыть дверь { zombicide-price }
zombicide-do-take = Взять { $what } { zombicide-price }
zombicide-do-trade = Вещи и обмен { zombicide-price }
zombicide-do-reload = Перезарядить { zombicide-price }
zombicide-do-heal = Применить аптечку { zombicide-price }
zombicide-do-rally = Позвать спутника { zombicide-price }
zombicide-do-light = Включить фонарь { zombicide-price }
zombicide-do-douse = Погасить фонарь { zombicide-price }
zombicide-do-noise = Шуметь { zombicide-price }
zombicide-do-sprint = Спринт: 2 или 3 зоны { zombicide-price }
zombicide-do-charge = Натиск на зомби { zombicide-price }
zombicide-do-bloodlust_melee = Жажда крови: подбежать и ударить { zombicide-price }
zombicide-do-shove = Вытолкнуть зомби { zombicide-price }
zombicide-do-lifesaver = Вытащить кого-то из беды { zombicide-price }
zombicide-do-taunt = Подразнить зомби { zombicide-price }
zombicide-do-born_leader = Дать действие другому { zombicide-price }
zombicide-do-bonus = Добавить бонусное действие (осталось { $n })
zombicide-do-eat = Съесть { ACC($card) } ({ $level } уровень)
zombicide-do-done = Конец хода
zombicide-plan-act-move = Идти в { $what }
zombicide-plan-act-take = Взять { $what }
zombicide-plan-act-door = Открыть дверь { $what }
zombicide-plan-act-attack = Атаковать: { $what }{ $n ->
    [2] {""}
    [3] . { $last }
   *[other] . { $then }. { $last }
}
zombicide-plan-act-trade = Разложить свои вещи и держать в руках: { $last }
zombicide-plan-card-arrange = В руки: { $what }{ $n ->
    [2] {""}
   *[other] ; сбросить: { $last }
}
zombicide-takes-bonus = { $figure } добавляет бонусное действие.
zombicide-lead-whom = Кто действует сразу?
zombicide-leads = { $figure } даёт { DAT($other) } действие.
zombicide-ask-leave = { $figure } у выхода. Уйти с поля?
zombicide-ask-leave-lost = { $figure }: больше на поле никого, а задачи миссии ещё не выполнены. Уйти сейчас значит проиграть миссию. Всё равно уйти?
zombicide-kind-leave = Выход
zombicide-leaves = { $figure } выбирается наружу.
zombicide-headline-turn = { $figure }: { $parts }
zombicide-sum-kills = { $n ->
    [one] убит { $n } зомби
    [few] убиты { $n } зомби
   *[many] убито { $n } зомби
}
zombicide-sum-doors = { $n ->
    [one] открыта { $n } дверь
    [few] открыто { $n } двери
   *[many] открыто { $n } дверей
}
zombicide-sum-finds = { $cards }
zombicide-sum-searches = обыск
zombicide-sum-crates = { $n ->
    [one] { $n } ящик
    [few] { $n } ящика
   *[many] { $n } ящиков
}

## Движение

zombicide-where = Куда?
zombicide-walk = { $zone } { zombicide-price }{ $zombies ->
    [0] {""}
   *[other] , там { $zombies } зомби
}
zombicide-walk-far = { $n ->
    [0] бесплатно
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
zombicide-choose-group = Как далеко?
zombicide-stay = Остаться
zombicide-moves = { $figure } → { $zone }.
zombicide-ask-follow = { $figure } может бесплатно перебежать дальше. Куда?
zombicide-kind-follow = Бей и беги
zombicide-drag-where = Из какой зоны?
zombicide-drag-whom = Кого?
zombicide-ask-drag = { $other } хочет вытащить { ACC($figure) }. Согласны?
zombicide-kind-drag = Спасение
zombicide-drags = { $figure } вытаскивает { ACC($other) } из беды.
zombicide-shove-where = В какую зону?
zombicide-shoves = { $figure } выталкивает { $n } зомби в { $zone }.
zombicide-taunt-where = Зомби из какой зоны?
zombicide-taunts = { $figure } дразнит зомби в { $zone }.
zombicide-noise = Шум в { $zone }: { $n }.

## Свет

zombicide-ask-beam = { $figure }: куда светит фонарь?
zombicide-kind-beam = Направление света
zombicide-beam-where = Куда светит?
zombicide-beam-into = { $zone }{ $n ->
    [0] {""}
   *[other] : { $n } зомби
}
zombicide-beam-wall = В стену: только своя зона
zombicide-light-whether = Включить фонарь?
zombicide-light-on = { $figure } включает фонарь.
zombicide-light-out = { $figure }: фонарь гаснет.

## Вещи

zombicide-draws = { $figure } берёт карту «{ $card }»: { $does }
    .earlier = { $figure } берёт карту «{ $card }».
zombicide-gets = { $figure } получает карту «{ $card }».
zombicide-nothing-left = Брать больше нечего: колода «{ $deck }» пуста.
zombicide-reshuffled = Колода «{ $deck }» собрана заново из сброса.
zombicide-ask-card = { $figure } берёт карту «{ $card }» ({ $does }). Куда её?
zombicide-kind-card = Новая карта
zombicide-card-hand = В руку
zombicide-card-bag = В рюкзак
zombicide-card-swap = Вместо карты «{ $card }»
zombicide-card-arrange = Разложить всё заново
zombicide-card-discard = Сбросить
zombicide-card-trap = Будь что будет
zombicide-card-destiny = Судьба: другая карта
zombicide-destiny = { $figure } полагается на судьбу и берёт другую карту.
zombicide-leaves-card = { $figure } не берёт карту «{ $card }».
zombicide-discards = { $figure } сбрасывает карту «{ $card }».
zombicide-aaahh = А-а-а!! Рядом с { INS($figure) } поднимается ходок.
zombicide-ask-arrange = { $figure }: что в руках?{ $n ->
    [0] {""}
    [one] {" "}Одна карта лишняя.
    [few] {" "}{ $n } карты лишние.
   *[many] {" "}{ $n } карт лишние.
}
zombicide-kind-arrange = Вещи
zombicide-which-hands = Что в руках?
zombicide-which-away = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
zombicide-arranges = { $figure } раскладывает вещи.
zombicide-ask-aside = { $figure } может в любой момент съесть или сбросить карту
zombicide-kind-aside = Съесть или сбросить
zombicide-choose-aside = Съесть или сбросить…
zombicide-aside-eat = Съесть { ACC($card) } ({ $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} адреналина)
zombicide-aside-discard = Сбросить «{ $card }»
zombicide-eats = { $figure } подкрепляется: { $card }.
zombicide-search-place = Это место
zombicide-search-crate = Ящик
zombicide-search-dark = В темноте: одна карта
zombicide-search-light = С фонарём: две карты
zombicide-searches = { $figure } обыскивает { $zone }.
zombicide-trade-whom = С кем?
zombicide-trade-self = Только разложить свои вещи
zombicide-trade-give = Что отдаёте?
zombicide-trade-take = Что берёте?
zombicide-trade-along = Кто уходит к другому?
zombicide-ask-deal = { $other } предлагает { DAT($figure) } обмен. { $gives ->
    [0] {""}
   *[other] Вы получаете: { $give }.{" "}
}{ $takes ->
    [0] Вы ничего не отдаёте.
   *[other] Вы отдаёте: { $take }.
} Согласны?
zombicide-kind-deal = Обмен
zombicide-trades = { $figure } и { $other } меняются.{ $gives ->
    [0] {""}
   *[other] {" "}{ $figure } отдаёт: { $give }.
}{ $takes ->
    [0] {""}
   *[other] {" "}{ $other } отдаёт: { $take }.
}
zombicide-refuses = { $figure } не соглашается на обмен с { INS($other) }.
zombicide-reloads = { $figure } перезаряжает оружие.
zombicide-heal-whom = Кого лечите?

## Что лежит на поле

zombicide-take-what = Что берёте?
zombicide-take-several = { $n ->
    [2] одно из двух
    [3] одно из трёх
   *[other] одно из { $n }
}
zombicide-take-crate = ящик
zombicide-take-card = карту цели
zombicide-take-up = карту «{ $card }»
zombicide-take-survivor = { ACC($figure) } (лежит до конца раунда { $n })
zombicide-opens-crate = { $figure } вскрывает ящик в { $zone }.
zombicide-door-which = Какую дверь?
zombicide-door-to = → { $zone }
zombicide-opens = { $figure } открывает дверь в { $zone }.
zombicide-locked-out = Все здания закрыты, а вскрыть дверь нечем. Мастер игры может выдать инструмент или открыть дверь сам.
zombicide-rally-whom = Кого?
zombicide-rallies = { $companion } теперь идёт с { INS($figure) }.
zombicide-joins = { $companion } теперь в команде. Ведёт { $figure }.
zombicide-joins-nobody = { $companion } рядом, но пока ни за кем не идёт. Ближе всех { $figure }.
zombicide-left-alone = { $companion } остаётся без присмотра.

## Бой

zombicide-attack-melee = { $pair ->
    [2] Пара:{" "}
   *[other] {""}
}{ $card }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $accuracy }+, урон { $damage }
zombicide-attack-ranged = { $pair ->
    [2] Пара:{" "}
   *[other] {""}
}{ $card } → { $zone }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $accuracy }+, урон { $damage }
zombicide-attack-fire = { $card } → { $zone }: не уцелеет никто
zombicide-risk-whether = Рискуете? При поломке пропадёт: { $card }.
zombicide-risk-plain = Без риска: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
zombicide-risk-risk = С риском: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} и { $n ->
    [one] { $n } кубик риска
    [few] { $n } кубика риска
   *[many] { $n } кубиков риска
}
zombicide-risk-double = С двойным риском: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
} и { $n ->
    [one] { $n } кубик риска
    [few] { $n } кубика риска
   *[many] { $n } кубиков риска
}
zombicide-attack-dark = Не включать
zombicide-attack-light = С фонарём
zombicide-ask-strike = { $figure } может бесплатно ударить по { $zone }.
zombicide-kind-strike = Бесплатная атака
zombicide-strike-pass = Не атаковать
zombicide-rolls-attack = { $figure }, { $card }, { $zone }: { $faces } ({ $accuracy }+, урон { $damage })
zombicide-rolls-again = { $figure }: { $how } { $faces }
zombicide-ask-roll = { $figure }: пока { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
}.
zombicide-kind-roll = Бросок
zombicide-roll-go = Оставить так
zombicide-roll-ignore = Не считать поломки
zombicide-roll-lucky = Счастливчик: переброс.
zombicide-roll-ammo = { $card }: переброс.
zombicide-roll-kit = Потратить: { $card }
zombicide-roll-spare = Запчасти: отдать { $card }
zombicide-roll-lose = Пусть сломается: { $card }
zombicide-roll-lose-one = Потерять: { $card }
zombicide-ignores-breaks = { $figure } не считает поломки этого броска.
zombicide-ask-targets = { $figure }: осталось распределить { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
}. Кто погибнет?
zombicide-kind-targets = Цели
zombicide-ask-reap = { $figure }: одно попадание убивает второго такого же. Кого?
zombicide-kind-reap = Жнец
zombicide-ask-steady = { $figure }, твёрдая рука. Кого { $n ->
    [one] минует { $n } промах
    [few] минуют { $n } промаха
   *[many] минуют { $n } промахов
}?
zombicide-kind-steady = Твёрдая рука
zombicide-ask-breaks = { $figure }, { $card }: { $n ->
    [one] { $n } поломка
    [few] { $n } поломки
   *[many] { $n } поломок
}. Что делать?
zombicide-kind-breaks = Поломка
zombicide-breaks = Поломка! { $figure } теряет оружие: { $card }.
zombicide-saves-weapon = { $figure } спасает оружие, отдав карту «{ $card }».
zombicide-kills = { $figure }, { $zone }: минус { $units }.
zombicide-fells = Отродье повержено! { $figure }, { $zone }: минус { $units }.
zombicide-burns = { $figure } поджигает { $zone }.
zombicide-friendly-fire = { $figure } промахивается: { $n ->
    [one] { $n } пуля летит
    [few] { $n } пули летят
   *[many] { $n } пуль летят
} в своих.

## Уровни и умения

zombicide-gains-ap = { $figure } получает { $n ->
    [one] { $n } очко адреналина
    [few] { $n } очка адреналина
   *[many] { $n } очков адреналина
}.
zombicide-gains-cxp = { $figure } получает { $n ->
    [one] { $n } очко опыта кампании
    [few] { $n } очка опыта кампании
   *[many] { $n } очков опыта кампании
}.
zombicide-gains-bonus = { $figure } получает бонусное действие.
zombicide-reaches = { $figure } набирает адреналин: новый уровень — { $level }.{ $n ->
    [0] {""}
   *[other] {" "}{ $gives }
}
    .earlier = { $figure } переходит на новый уровень: { $level }.
zombicide-learns = { $figure } осваивает умение «{ $skill }». { $about }
    .earlier = { $figure } осваивает умение «{ $skill }».
zombicide-ask-skill = { $figure } переходит на новый уровень ({ $level }). Какое умение взять?
zombicide-kind-skill = Умение
zombicide-ask-reward = У { GEN($figure) } { $n ->
    [one] { $n } очко опыта кампании
    [few] { $n } очка опыта кампании
   *[many] { $n } очков опыта кампании
}. Что взять: бонусное действие или умение кампании, уже навсегда?
zombicide-kind-reward = Награда
zombicide-bonus = Ещё одно бонусное действие

## Начало

zombicide-ask-keep = { $figure }: с прошлой миссии { $n ->
    [one] сохранилась { $n } карта. Берёте её
    [few] сохранилось { $n } карты. Что берёте
   *[many] сохранилось { $n } карт. Что берёте
} с собой?
zombicide-kind-keep = Сохранённые карты
zombicide-puts-back = { $figure } возвращает сохранённое в колоду: { $card }.
zombicide-ask-jack = { $figure }, мастер на все руки: какое умение в этой миссии?
zombicide-kind-jack = Мастер на все руки
zombicide-ask-ammo = { $figure }: какие патроны берёте с собой?
zombicide-kind-ammo = Патроны
zombicide-ammo-which = Какие?
zombicide-ask-start = Кому откуда начинать? По порядку: { $zones }.
zombicide-start-order = В этом порядке
zombicide-start-choose = Расставить самим
zombicide-start-where = Откуда начинает { $figure }?
zombicide-kind-start = Стартовая зона
zombicide-starts = { $figure } начинает в { $zone }.
zombicide-holds-clock = Часы у игрока { $who }, с него и начнём.
zombicide-briefing = **{ $mission }**. { $text }
    .earlier = { $text }
zombicide-special = Особые правила: { $rules }
zombicide-asleep = { $n ->
    [one] Зона появления { $zones } в этой миссии спит
    [few] Зоны появления { $zones } в этой миссии спят
   *[many] Зоны появления { $zones } в этой миссии спят
}: это наше правило, а не книги. На трудном уровне или с настройкой «Зоны появления: как в книге» { $n ->
    [one] она активна
    [few] они активны
   *[many] они активны
}.

## Шаги

zombicide-step-gifts = умения в начале миссии
zombicide-step-deal = раздача
zombicide-step-places = расстановка
zombicide-step-playerphase = фаза игроков
zombicide-step-survivorturn = ход выжившего
zombicide-step-turn = ход
zombicide-step-exit = выход
zombicide-step-incoming = новая карта
zombicide-step-drawing = получение карт
zombicide-step-arranging = раскладывание вещей
zombicide-step-offer = обмен
zombicide-step-opened = открытая дверь
zombicide-step-aim = поворот фонаря
zombicide-step-drag = спасение
zombicide-step-follow = перебежка после боя
zombicide-step-strike = бесплатная атака
zombicide-step-volley = атака
zombicide-step-growth = новое умение
zombicide-step-reward = награда
zombicide-step-pockets = то, что можно в любое время

## Кубики

zombicide-face-1 = 1
zombicide-face-2 = 2
zombicide-face-3 = 3
zombicide-face-4 = 4
zombicide-face-5 = 5
zombicide-face-6 = 6
zombicide-face-break = поломка
