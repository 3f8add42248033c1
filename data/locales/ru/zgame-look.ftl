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

## Зомби города, который кто-то придумал, и что говорит о нём мастерская

zgame-look-zombie = { $n } × сила { $strength }
zgame-look-zombie-bans = нельзя: { $deck }
zgame-look-zombie-ransom = нельзя, если не заплатить медикамент: { $deck }
zgame-look-zombie-extra = { $n ->
    [one] приходит ещё { $n } зомби
    [few] приходят ещё { $n } зомби
   *[many] приходят ещё { $n } зомби
}
zgame-look-zombie-kills = { $n ->
    [one] проиграете — погибнет { $n } боец
    [few] проиграете — погибнут { $n } бойца
   *[many] проиграете — погибнут { $n } бойцов
}
zgame-look-zombie-despoils = проиграете — квартал опустеет
zgame-look-zombie-spreads = проиграете — вокруг появятся зомби
zgame-city-uses = Кварталы { $quarters } · карты { $cards } · зомби { $zombies } · цели { $goals } · события { $events }
zgame-city-gangs = { $n ->
    [one] { $n } банда
    [few] { $n } банды
   *[many] { $n } банд
} · { $quarters ->
    [one] { $quarters } квартал
    [few] { $quarters } квартала
   *[many] { $quarters } кварталов
}
zgame-city-goals = Свои цели
zgame-city-named = { $name }: { $what }
zgame-doubt-icon-nowhere = ни у одного места нет этого значка: { $icon }; ничего не случится
zgame-doubt-bases-touch = две базы стоят вплотную
zgame-doubt-bases-far = одним бандам до Мегамолла { $least ->
    [one] { $least } шаг
    [few] { $least } шага
   *[many] { $least } шагов
}, другим { $most }
zgame-doubt-base-shut = у базы один выход: его закроет любой соперник
zgame-doubt-bases-uneven = эта база даёт не столько, сколько другие
zgame-doubt-hungry = еды мало: пищи и медикаментов { $n } на { $of ->
    [one] { $of } квартал
    [few] { $of } квартала
   *[many] { $of } кварталов
}, а у нас — по одному на два квартала
zgame-doubt-nobody-comes = ни один квартал не даёт бойцов
zgame-doubt-crowded = { $n ->
    [one] вначале в городе { $n } зомби
    [few] вначале в городе { $n } зомби
   *[many] вначале в городе { $n } зомби
}: больше чем по одному на место
zgame-doubt-zombies-strong = зомби слишком сильны: карт { $of }, сила вместе { $n }, а у наших 16 карт — 23
zgame-doubt-deck-small = { $deck }: в колоде всего { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
zgame-doubt-gang-never-first = { $gang }: эта банда никогда не начинает ход
zgame-doubt-goal-never = в этом городе для неё ничего не засчитать
zgame-doubt-goals-alike = две цели измеряют одно и то же
zgame-doubt-places-alike = так же называется и другое место: «{ $name }»
zgame-doubt-copies-unused = эта наша карта не оставлена
