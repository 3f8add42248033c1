# Z-Game: отдельные карты и места, по команде.

zgame-look-card = { $deck } · { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
zgame-look-fight-plain = В бою: сила { $n } против людей, { $m } против зомби
zgame-look-fight-firearm = В бою: сила { $n } против людей, { $m } против зомби; приманит зомби
zgame-look-fight-vest = В бою: отменит лучшую карту соперника, а против зомби спасёт одного из тех, кто погиб бы
zgame-look-raid = В свой набег: { $what }
zgame-look-household = В своё хозяйство: { $what }
zgame-look-quarter = Квартал: доход тому, кто там один
zgame-look-mall = Доход тому, кто там один; строить здесь нельзя
zgame-look-base = База: всегда приносит доход своей банде
zgame-look-zombies = { $n ->
    [one] В начале { $n } зомби
    [few] В начале { $n } зомби
   *[many] В начале { $n } зомби
}
zgame-look-goal = Цель: её берёт банда, у которой одной больше всех
zgame-look-count = Считается за ход, с нуля
zgame-look-max = Считается лучший раз за ход
zgame-look-end = Смотрят при раздаче целей
zgame-look-gang = База: { $base }
zgame-look-event = Событие
zgame-look-and = { $one }, { $two }
zgame-look-or = { $one } или { $two }
zgame-look-invasion = Нашествие: { $icons }
zgame-look-marauders = Мародёры идут сюда: { $icons }
zgame-look-upkeep-full = Ночью: по очку за каждого бойца
zgame-look-upkeep-half = Ночью: очко за двух бойцов
zgame-look-upkeep-plus = Ночью: по очку за каждого бойца и ещё одно
zgame-look-loss = { $n ->
    [one] Ночью каждый теряет { $n } карту
    [few] Ночью каждый теряет { $n } карты
   *[many] Ночью каждый теряет { $n } карт
}
zgame-look-night = Ночью зомби приходят сюда: { $icons }
zgame-look-night-marauders = Ночью мародёры идут сюда: { $icons }
zgame-look-ruin = Разрушение одного квартала: { $icons }
