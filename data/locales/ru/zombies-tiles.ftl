# Zombies!!!: локации, их размещение, аукцион за Вертолётную площадку, перемещение зомби.

zombies-tile-T01 = Городская площадь
zombies-tile-T02 = Вертолётная площадка
zombies-tile-T03 = Армейский магазин
zombies-tile-T04 = Аптека
zombies-tile-T05 = Пожарная часть
zombies-tile-T06 = Цветочный магазин
zombies-tile-T07 = Автозаправка
zombies-tile-T08 = Хозяйственный магазин
zombies-tile-T09 = Больница
zombies-tile-T10 = Сад и огород
zombies-tile-T11 = Полицейский участок
zombies-tile-T12 = Скейт-шоп
zombies-tile-T13 = Спорттовары
zombies-tile-T14 = Магазин игрушек
zombies-tile-T15 = Прямая улица
zombies-tile-T16 = Прямая улица
zombies-tile-T17 = Прямая улица { zombies-sign-theater }
zombies-tile-T18 = Прямая улица { zombies-sign-theater }
zombies-tile-T19 = Поворот
zombies-tile-T20 = Поворот
zombies-tile-T21 = Поворот { zombies-sign-warehouse }
zombies-tile-T22 = Поворот { zombies-sign-warehouse }
zombies-tile-T23 = Т-образный перекрёсток
zombies-tile-T24 = Т-образный перекрёсток
zombies-tile-T25 = Т-образный перекрёсток { zombies-sign-media_buy }
zombies-tile-T26 = Т-образный перекрёсток { zombies-sign-media_buy }
zombies-tile-T27 = Перекрёсток
zombies-tile-T28 = Перекрёсток
zombies-tile-T29 = Перекрёсток
zombies-tile-T30 = Перекрёсток

zombies-sign-theater = «Театр»
zombies-sign-warehouse = «Склад»
zombies-sign-media_buy = «Электроника»

zombies-place = { $square } ({ $tile })
zombies-numbered = { $tile } №{ $number }
zombies-side-N = север
zombies-side-E = восток
zombies-side-S = юг
zombies-side-W = запад

## Новая локация

zombies-title-tile = Новая локация
zombies-title-place = { $tile }
zombies-kind-place = Выложить локацию
zombies-kind-fill = Заполнить локацию
zombies-draws-tile = { $who } открывает локацию: { $tile }.
zombies-removes-tile = Локации нет места, она выходит из игры: { $tile }.
zombies-ask-place = Куда выложить локацию: { $tile }?
zombies-ask-place-2 = Какой стороной?
zombies-ask-place-after-hand-2 = Заполните вручную. Куда её выложить?
zombies-ask-place-after-hand-3 = Какой стороной?
zombies-option-cell = { $n }: { $beside }
    .earlier = { $letter }: { $beside }
zombies-at-N = { $tile }, северная сторона
zombies-at-E = { $tile }, восточная сторона
zombies-at-S = { $tile }, южная сторона
zombies-at-W = { $tile }, западная сторона
zombies-option-turn = { $n } · Дороги: { $roads }
    .earlier = Дороги: { $roads }
zombies-option-turn-rooms = { $n } · Дороги: { $roads }; здание: { $rooms }
    .earlier = Дороги: { $roads }; здание: { $rooms }
zombies-places = { $who } выкладывает: { $tile }. Рядом: { $beside }.
zombies-pad-lies = Вертолётная площадка на карте, её место выбирает { $who }. Все бегом! Клеток до центра: { $ways }
zombies-pad-way = { $who } { $n }
zombies-ask-fill = { $tile }: { $what }. На какие клетки?
zombies-ask-fill-2 = А эти — куда?
zombies-ask-fill-3 = А эти — куда?
zombies-option-by-hand = Заполнить вручную
zombies-option-zombie = Зомби на { $square }
zombies-option-life-token = Жизнь на { $square }
zombies-option-bullet-token = Патроны на { $square }
zombies-fills = { $tile }: { $what }.
zombies-filled-zombies = { $n } зомби
zombies-filled-life = { $n ->
    [one] { $n } жетон жизни
    [few] { $n } жетона жизни
   *[many] { $n } жетонов жизни
}
zombies-filled-bullets = { $n ->
    [one] { $n } жетон патронов
    [few] { $n } жетона патронов
   *[many] { $n } жетонов патронов
}
zombies-bank-short = { $n ->
    [0] Зомби в запасе кончились: никто не приходит.
   *[other] Зомби в запасе кончились: приходит только { $n }.
}
zombies-seals = Из города больше не ведёт ни одна дорога: новых локаций не будет{ $pad ->
    [no] , и победят теперь только трофеи
   *[yes] { "" }
}.
    .earlier = Из города больше не ведёт ни одна дорога: новых локаций не будет.
zombies-seals-own = { $who } закрывает последнюю дорогу из города, и ход на этом кончен{ $pad ->
    [no] . Победят теперь только трофеи
   *[yes] { "" }
}.
    .earlier = Из города больше не ведёт ни одна дорога. { $who } на этом заканчивает ход.

## Вертолётная площадка

zombies-title-auction = Аукцион за Вертолётную площадку
zombies-kind-bid = Ставка за Вертолётную площадку
zombies-kind-maximum = Предел ставки за Вертолётную площадку
zombies-entitled = Вертолётную площадку выкладывает { $who }.
zombies-ask-bid = { $high ->
    [0] Кто выложит Вертолётную площадку? Ставок ещё нет.
    [one] Кто выложит Вертолётную площадку? Высшая ставка — { $high } трофей.
    [few] Кто выложит Вертолётную площадку? Высшая ставка — { $high } трофея.
   *[many] Кто выложит Вертолётную площадку? Высшая ставка — { $high } трофеев.
} У вас: { $n }.
zombies-ask-maximum = Сколько трофеев вы готовы отдать самое большее, чтобы выложить Вертолётную площадку? У вас: { $n }.
zombies-option-pass = Пас
zombies-option-bid = { $n ->
    [one] Ставка: { $n } трофей
    [few] Ставка: { $n } трофея
   *[many] Ставка: { $n } трофеев
}
zombies-option-maximum = { $n ->
    [0] Пас
    [one] До { $n } трофея
    [few] До { $n } трофеев
   *[many] До { $n } трофеев
}
zombies-bids = { $n ->
    [one] { $who } ставит { $n } трофей.
    [few] { $who } ставит { $n } трофея.
   *[many] { $who } ставит { $n } трофеев.
}
zombies-passes = { $who }: пас.
zombies-wins-auction = { $n ->
    [one] { $who } выигрывает аукцион, платит { $n } трофей и выкладывает Вертолётную площадку.
    [few] { $who } выигрывает аукцион, платит { $n } трофея и выкладывает Вертолётную площадку.
   *[many] { $who } выигрывает аукцион, платит { $n } трофеев и выкладывает Вертолётную площадку.
}
zombies-no-bid = Никто не торгуется: { $who } выкладывает Вертолётную площадку даром.

## Перемещение зомби

zombies-title-zombies = Зомби идут
zombies-kind-zombie = Двигать зомби
zombies-rolls-zombies = { $who } бросает кубик, сколько зомби пойдёт: { $faces }.
zombies-ask-zombie = { $n ->
    [one] Остался { $n } зомби. Кого двигаем?
    [few] Осталось сдвинуть { $n } зомби. Кого первым?
   *[many] Осталось сдвинуть { $n } зомби. Кого первым?
}
zombies-ask-zombie-2 = Куда он пойдёт?
zombies-option-auto-rest = { $n ->
    [one] Передвинуть автоматически
    [few] Передвинуть автоматически: { $n }
   *[many] Передвинуть автоматически: { $n }
}
    .earlier = Всех автоматически
zombies-moves-zombie = { $who } двигает зомби: { $at } → { $to }.
zombies-sends-zombie = { $who } ведёт зомби прямо на клетку, где { $whom }: { $at }.
zombies-zombies-stop = Повсюду шарики: зомби ни с места.
