# Надписи на поле «Зомби!!!» и его описание словами.

zombies-board-title = ЗОМБИ!!!
zombies-board-round = { $of ->
    [0] Круг { $n } · ход { $turn }
   *[other] Круг { $n }/{ $of } · ход { $turn }
}
zombies-board-step = { $n } { $name }
zombies-board-phase-1 = Новая локация
zombies-board-phase-2 = Бой
zombies-board-phase-3 = Карты
zombies-board-phase-4 = { $heal ->
    [on] Путь или лечение
   *[off] Перемещение
}
zombies-board-phase-5 = Зомби
zombies-board-phase-6 = Конец хода
zombies-board-phase-auction = Аукцион
zombies-board-phase-end = Конец
zombies-board-wait = { $names }: { $what }
zombies-board-wait-several = ждём нескольких решений
zombies-board-failed = { $bonus ->
    [0] Итого { $total }, нужно { $need }
   *[other] Итого { $total } (с +{ $bonus }), нужно { $need }
}
zombies-board-repair = На кубиках нужно по { $need }
zombies-board-drawn = { $tile }: { $what }

## Карта города

zombies-board-off-board = вне карты
zombies-board-sealed = Город закрыт: новых локаций не будет
zombies-board-short-T03 = Армейский
zombies-board-short-T04 = Аптека
zombies-board-short-T05 = Пожарные
zombies-board-short-T06 = Цветы
zombies-board-short-T07 = Заправка
zombies-board-short-T08 = Хозтовары
zombies-board-short-T09 = Больница
zombies-board-short-T10 = Сад
zombies-board-short-T11 = Полиция
zombies-board-short-T12 = Скейты
zombies-board-short-T13 = Спорт
zombies-board-short-T14 = Игрушки

## Игроки

zombies-board-gone = вне игры
zombies-board-down = нокаут до своего хода
zombies-board-status = { $what } (от: { $who })
zombies-board-halved = половина очков
zombies-board-keys = за рулём, очков: { $n }
zombies-board-doubled = вдвое больше очков
zombies-board-chainsaw = +{ $n } в боях до конца хода
zombies-board-molotov = огонь: +{ $adds } в №{ $n }
zombies-board-halted = в этот ход не ходит
zombies-board-charges = { $card } ×{ $n }
zombies-board-highest = высшая ставка: { $n }
zombies-board-leads = Высшая ставка: { $n } ({ $who })
zombies-board-passed = пас
zombies-board-card-used = карта в этом круге сыграна
zombies-board-card-free = карту ещё можно сыграть
zombies-board-automated = ходит автопилот

## Под картой

zombies-board-tiles = { $n ->
    [0] Локаций не осталось
    [one] Осталась { $n } локация
    [few] Осталось { $n } локации
   *[many] Осталось { $n } локаций
}
zombies-board-removed = убрано: { $n }
zombies-board-helipad-lies = Площадка: на карте (№{ $n })
zombies-board-helipad-drawn = Площадка: открыта
zombies-board-helipad-never = Площадка: уже не появится
zombies-board-helipad-later = { $n ->
    [1] Площадка: не в следующей
   *[other] Площадка: не в ближайших { $n }
}
zombies-board-helipad-among = { $n ->
    [1] Площадка: следующая
   *[other] Площадка: в ближайших { $n }
}
zombies-board-bank = Зомби в запасе: { $n }
zombies-board-bank-unlimited = Зомби без счёта
zombies-board-deck = Колода событий { $n } · сброс { $discard } · вне игры { $box }
zombies-board-effect = { $what }: пока { $who } не закончит свой следующий ход
zombies-board-effect-now = { $what }: до конца этого хода ({ $who })
zombies-board-rules = Правила: { $mode }
zombies-board-option = { $what }: { $value }

## Крупным планом

zombies-board-card-instant = Мгновенная
zombies-board-card-attach = Ложится на соперника
zombies-board-card-item = Предмет
zombies-board-card-weapon = { $kind } · оружие
zombies-board-card-needs = Выложить можно здесь: { $buildings }
zombies-board-in-front = { $card }: { $what }
zombies-board-hand = { $n ->
    [0] { $who }: карт на руке нет · { $state }
    [one] { $who }: { $n } карта на руке · { $state }
    [few] { $who }: { $n } карты на руке · { $state }
   *[many] { $who }: { $n } карт на руке · { $state }
}
zombies-board-exits = Дороги: { $sides }
zombies-board-rooms = { $n ->
    [one] { $n } помещение
    [few] { $n } помещения
   *[many] { $n } помещений
}, { $doors ->
    [one] { $doors } дверь
    [few] { $doors } двери
   *[many] { $doors } дверей
}
zombies-board-late = В конце стопки (альтернативные правила)
zombies-board-stands = { $who }: { $at }
zombies-board-stands-off = { $who }: фигурка вне карты

## Поле словами

zombies-board-alt-now = { $phase }. { $heading }
zombies-board-alt-dice = Выпало: { $faces }.
zombies-board-alt-cells = Свободные места — { $cells }.
zombies-board-alt-reach = В пределах хода: { $squares }.
zombies-board-alt-way = { $fights ->
    [0] { $square } за { $n }
    [one] { $square } за { $n }, { $fights } бой
    [few] { $square } за { $n }, { $fights } боя
   *[many] { $square } за { $n }, { $fights } боёв
}
zombies-board-alt-movable = Могут двигаться зомби: { $squares }.
zombies-board-alt-lives = { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}
zombies-board-alt-bullets = { $n ->
    [one] { $n } патрон
    [few] { $n } патрона
   *[many] { $n } патронов
}
zombies-board-alt-trophies = трофеев { $n } из { $of }
zombies-board-alt-hand = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
zombies-board-alt-pawn = на { $at }
zombies-board-alt-active = сейчас ходит
zombies-board-alt-winner = победа
zombies-board-alt-removed = Убранные локации: { $tiles }.
zombies-board-alt-roads = дороги { $roads }
zombies-board-alt-open = открыта
zombies-board-alt-shut = закрыта
zombies-board-alt-room = помещения { $squares }
zombies-board-alt-road = клетки дороги { $squares }
zombies-board-alt-blocked = закрытые клетки { $squares }
zombies-board-alt-doors = двери { $pairs }
zombies-board-alt-zombies = зомби { $squares }
zombies-board-alt-life = жетоны жизни { $squares }
zombies-board-alt-bullet = жетоны патронов { $squares }
zombies-board-alt-goal = цель { $squares }
zombies-board-alt-stand = { $names } на { $square }
zombies-board-here-room = Помещение: войти и выйти можно только через дверь
zombies-board-here-road = Дорога
zombies-board-here-cell = Свободное место { $n } для новой локации
zombies-board-alt-card = { $card } ({ $kind }): { $text }
