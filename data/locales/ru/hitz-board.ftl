# Надписи на поле «Зомбистопом по Америке» и его описание словами.

hitz-board-title = ЗОМБИСТОПОМ
hitz-board-round = Раунд { $n }/{ $of }
hitz-board-where = { $leg } · { $level }
hitz-board-phase-auction = Аукцион
hitz-board-phase-route = Маршруты
hitz-board-phase-battle = Битва
hitz-board-phase-payment = Оплата
hitz-board-phase-card = Маршрут
hitz-board-phase-end = Конец
hitz-board-wait = { $names }: { $what }
hitz-board-wait-several = ждём нескольких решений

## Места, ресурсы, очки

hitz-board-letter-ammo = П
hitz-board-letter-gas = Б
hitz-board-letter-adr = А
hitz-board-vp = { $n } очк.
hitz-board-total = = { $n }
hitz-board-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
hitz-board-times = { $what } ×{ $n }
hitz-board-liquidated = { $bus } + Ликвидатор

## Что игрок сделал в этом раунде

hitz-board-out = вне игры с раунда { $round }
hitz-board-on-route = маршрут { $n }
hitz-board-highest = высшая ставка: { $n }
hitz-board-passed = { $n ->
    [0] пас
   *[other] пас на { $n }
}
hitz-board-bids = { $n ->
    [0] ставки ещё нет
   *[other] ставка: { $n }
}
hitz-board-pays = платит { $n }
hitz-board-paid = { $n ->
    [0] не платит
   *[other] оплачено: { $n }
}
hitz-board-thinking = предел: думает
hitz-board-ready = предел: назван

## Сыгранные карты

hitz-board-won = { $vp ->
    [0] взята
   *[other] { $vp } очк.
}
hitz-board-fled = побег
hitz-board-lost = гибель

## Битва

hitz-board-horde = орда { $n }
hitz-board-melee = раунд боя { $n }
hitz-board-next-dice = следующий бросок
hitz-board-needed = { $n ->
    [one] До победы { $n } попадание
    [few] До победы { $n } попадания
   *[many] До победы { $n } попаданий
}
hitz-board-none-left = Зомби не осталось
hitz-board-can-shoot = стрелять
hitz-board-can-flee = сбежать (бензин: { $n })
hitz-board-can-fight = драться
hitz-board-can-molotov = коктейль Молотова
hitz-board-can-save = спасти до { $n }
hitz-board-can-kill = добить до { $n }

## Колода

hitz-board-deck = Осталось в колоде: I { $one } · II { $two } · III { $three }

## Конец игры

hitz-board-from-cards = карты { $n }
hitz-board-bonus = бонусы { $n }
hitz-board-sets = полные наборы { $n }

## Карта крупно

hitz-board-mark = { $level } · { $mark } (только вчетвером)

## Поле словами

hitz-board-icon-hit = [прицел]
hitz-board-icon-bite = [череп]
hitz-board-icon-death = [череп с костями]
hitz-board-face-blank = пусто
hitz-board-face-bolt = молния
hitz-board-face-hit = убит
hitz-board-face-hitbolt = убит и молния
hitz-board-face-bite = ранен
hitz-board-face-death = смерть
hitz-board-alt-now = { $phase }. { $heading }
hitz-board-alt-round = Раунд { $n } из { $of }, { $leg }, { $level }.
hitz-board-alt-battle = { $who }, битва: { $what }; зомби осталось { $left } из { $of }.
hitz-board-alt-red-dice = красные кубики: { $faces }
hitz-board-alt-black-dice = кубики: { $faces }
hitz-board-alt-rolled = Последний бросок: { $dice }.
hitz-board-alt-next-dice = Следующий бросок: красных { $red }, чёрных { $black }.
hitz-board-alt-choices = Можно: { $what }.
hitz-board-alt-auction = Ставки: { $bids }.
hitz-board-alt-route = Маршрут { $n }{ $note }:
hitz-board-alt-key = ключ +{ $n }
hitz-board-alt-gift = даёт { $n }
hitz-board-alt-cost = стоит { $n }
hitz-board-alt-back = рубашкой вверх ({ $level })
hitz-board-alt-red-text = правило битвы: { $text }
hitz-board-automated = ходит автопилот

## Что значат знаки

hitz-board-legend = Что значат знаки
hitz-board-legend-ammo = Патроны: один залп перед ближним боем, по 2 кубика за патрон
hitz-board-legend-gas = Бензин: за 2 можно сбежать, но карта пропадёт
hitz-board-legend-adr = Адреналин: спасает укушенных и добивает зомби
hitz-board-legend-survivor = Выживший: в ближнем бою кубик за каждого. Без них вы выбываете
hitz-board-legend-loss = Столько выживших только что потеряно
hitz-board-legend-crowd = Зомби на карте: убейте всех, и карта ваша
hitz-board-legend-horde = Орда: в ближнем бою красных кубиков столько, сколько у неё черепов
hitz-board-legend-key = Ключ: за этот маршрут доплатите столько любых ресурсов
hitz-board-legend-cost = Цена маршрута, когда играют в одиночку: столько любых ресурсов
hitz-board-legend-gift = Подарок маршрута, когда играют в одиночку: столько любых ресурсов
hitz-board-legend-blank = { hitz-face-blank }: ничего не происходит
hitz-board-legend-bolt = { hitz-face-bolt }: 1 адреналин убивает зомби
hitz-board-legend-hit = { hitz-face-hit }: зомби убит
hitz-board-legend-hitbolt = { hitz-face-hitbolt }: зомби убит, 1 адреналин убьёт второго
hitz-board-legend-bite = { hitz-face-bite }: выживший укушен, спасёт 1 адреналин
hitz-board-legend-death = { hitz-face-death }, только на красных: выживший погиб, ничто не спасёт
hitz-board-legend-bus = { hitz-about-token-bus }
hitz-board-legend-molotov = { hitz-about-token-molotov }
hitz-board-legend-map = { hitz-about-token-map }
hitz-board-legend-rifle = { hitz-about-token-rifle }
hitz-board-legend-fanatic = { hitz-about-token-fanatic }
hitz-board-legend-toxic = { hitz-about-token-toxic }
hitz-board-legend-wound = { hitz-about-token-wound }
hitz-board-legend-rule = Красный текст: правило только для битвы на этой карте
