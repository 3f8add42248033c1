# Z-Game: что выбирается по ходу ответа и что делают карты.

zgame-twin = { $what } { $n }
zgame-in-reserve = { $what }, в резерве
zgame-pair-CT = Головорез и технарь
zgame-pair-CW = Головорез и разоритель
zgame-pair-TW = Технарь и разоритель
zgame-pair-CC = Два головореза
zgame-pair-TT = Два технаря
zgame-pair-WW = Два разорителя
zgame-comes = { $what } → { $at }
zgame-again = { $at }, ещё раз
zgame-scouted = { $at }: { $what }
zgame-met-zombies = { $n ->
    [one] { $n } зомби
    [few] { $n } зомби
   *[many] { $n } зомби
}
zgame-met-own = вы
zgame-met-marauders = мародёры
zgame-met-despoiled = опустошено
zgame-odds-people = сила соперника { $low }{ $more ->
    [0] { "" }
   *[other] –{ $high }
}
zgame-odds-vests = броников { $low }{ $more ->
    [0] { "" }
   *[other] –{ $high }
}
zgame-odds-defender = { $more ->
    [0] сила соперника { $low }
   *[other] сила соперника { $low }, с картами до { $high }
}
zgame-odds-zombies = { $wide ->
    [0] сила зомби { $low }
   *[other] { $more ->
        [0] сила зомби обычно { $low } (от { $least } до { $most })
       *[other] сила зомби обычно { $low }–{ $high } (от { $least } до { $most })
    }
}
    .earlier = сила зомби { $low }{ $more ->
        [0] { "" }
       *[other] –{ $high }
    }
zgame-lay-plain = { $card }: сила { $n }
zgame-lay-firearm = { $card }: сила { $n }, приманит зомби
zgame-lay-vest = { $card }: { $n ->
    [0] { "" }
   *[other] сила { $n }, { "" }
}отменит лучшую карту соперника
    .earlier = { $card }: отменит лучшую карту соперника
zgame-worth-plain = сила { $n }{ $m ->
    [0] { "" }
   *[other] , против зомби на { $m } больше
}
zgame-worth-firearm = сила { $n }, приманит зомби
zgame-worth-vest = { $n ->
    [0] { "" }
   *[other] сила { $n }, { "" }
}отменит лучшую карту соперника или спасёт бойца от зомби
    .earlier = отменит лучшую карту соперника или спасёт бойца от зомби
zgame-worth-undead = против зомби { $n }
zgame-card-worth = { $card } ({ $what })
zgame-card-use = { $card }: { $what }
zgame-either = { $one } или { $two }

## Для чего следующая часть ответа

zgame-where-to = Куда?
zgame-where-from = Откуда?
zgame-where = Где?
zgame-whom = У кого?
zgame-how-many = Сколько зомби?
zgame-so-many = { $n ->
    [one] { $n } зомби
    [few] { $n } зомби
   *[many] { $n } зомби
}
zgame-which-use = Для чего её разыграть?
zgame-which-cards = Какие карты положить?
zgame-where-noise = На выстрелы придут зомби. Куда? Отметьте места по порядку: придут в первое, где им хватит места. Не отметите — пойдут к соперникам.
zgame-who-rides = { $n ->
    [one] Кто получит ещё { $n } шаг?
    [few] Кто получит ещё { $n } шага?
   *[many] Кто получит ещё { $n } шагов?
}
zgame-who-rides-along = Кто едет?
zgame-who-dies = { $n ->
    [one] При проигрыше погибнет { $n } боец. Кто?
    [few] При проигрыше погибнут { $n } бойца. Кто?
   *[many] При проигрыше погибнут { $n } бойцов. Кто?
}
zgame-who-leaves = { $n ->
    [one] Еды не хватает на { $n } бойца. Кто уйдёт?
    [few] Еды не хватает на { $n } бойцов. Кто уйдёт?
   *[many] Еды не хватает на { $n } бойцов. Кто уйдёт?
}
zgame-who-joins = Новый боец: { $at }. Кто это будет?
zgame-where-join = Новых бойцов могло бы прийти { $of }, а в резерве только { $known ->
    [1] { $n ->
        [1] { $what }. Куда его поставить?
       *[other] { $n }, все одного ремесла: { $what }. Куда их поставить?
    }
   *[other] { $n }. Куда их поставить?
}
    .earlier = Новых бойцов могло бы прийти { $of }, а в резерве только { $n }. Куда их поставить?
zgame-more-works = Сыграть ещё карту или получить доход?
zgame-give-cards = Какие карты вы отдаёте?
zgame-give-stock = Сколько пищи и медикаментов вы отдаёте?

## Что делает разыгранная карта

zgame-does-ride = { $n ->
    [one] ещё { $n } шаг
    [few] ещё { $n } шага
   *[many] ещё { $n } шагов
}
zgame-does-ride-party = { $n ->
    [one] везёт бойцов на { $n } шаг
    [few] везёт бойцов на { $n } шага
   *[many] везёт бойцов на { $n } шагов
}
zgame-does-spawn = { $n ->
    [one] приводит зомби куда угодно
    [few] приводит до { $n } зомби куда угодно
   *[many] приводит до { $n } зомби куда угодно
}
zgame-does-spawn-near = { $n ->
    [one] приводит зомби по соседству
    [few] приводит до { $n } зомби по соседству
   *[many] приводит до { $n } зомби по соседству
}
zgame-does-shoot = { $n ->
    [one] убивает зомби рядом
    [few] убивает до { $n } зомби рядом
   *[many] убивает до { $n } зомби рядом
}
zgame-does-pull = { $n ->
    [one] зовёт зомби из соседнего места
    [few] зовёт до { $n } зомби в одно место, по одному из соседних
   *[many] зовёт до { $n } зомби в одно место, по одному из соседних
}
zgame-does-push = { $n ->
    [one] прогоняет зомби к соседям
    [few] прогоняет до { $n } зомби к соседям
   *[many] прогоняет до { $n } зомби к соседям
}
zgame-does-push-home = выгоняет зомби от ваших бойцов
zgame-does-pipe = { $n ->
    [one] водит зомби, { $n } шаг
    [few] водит зомби, { $n } шага
   *[many] водит зомби, { $n } шагов
}
zgame-does-marauders = { $n ->
    [0] отправляет мародёров куда угодно
    [one] двигает мародёров на { $n } шаг
    [few] двигает мародёров до { $n } шагов
   *[many] двигает мародёров до { $n } шагов
}
zgame-does-hire = наёмник даром
zgame-does-gain-food = пища +{ $n }
zgame-does-gain-medicine = медикаменты +{ $n }
zgame-does-gain-both = пища +{ $n }, медикаменты +{ $m }
    .earlier = пища +1, медикаменты +1
zgame-does-wreck = погром в чужом квартале
zgame-does-steal = крадёт карту
zgame-does-build = строит баррикаду
zgame-does-despoil = опустошает квартал
zgame-does-recruit = приводит бойца
