# Z-Game: журнал, вопросы и варианты.

zgame-name = Z-Game: быстрые и мёртвые
zgame-about = Четыре банды и один мёртвый город. Совершайте набеги, деритесь, укрепляйте и грабьте кварталы и выполните больше целей, чем остальные.
zgame-title-turn = Ход { $n } из { $of }: { $event }
zgame-title-round = { $who }
zgame-title-fight = Бой: { $at }
zgame-face-1 = 1
zgame-face-2 = 2
zgame-face-3 = 3
zgame-face-4 = 4
zgame-face-5 = 5
zgame-face-6 = 6

## Журнал: подготовка и ходы

zgame-first-cards = Ваши первые карты: { $cards }.
zgame-sealed = { $who }: выбор сделан.
zgame-begins = { $who } набирает банду. Первые бойцы: { $what }.
zgame-lays-tile = { $who } выкладывает квартал: { $what }.
zgame-turn = Ход { $n }: { $event }. Очередность: { $order }.
zgame-invades = { $n ->
    [0] Нашествие никуда не прорвалось.
    [one] Нашествие, новый зомби: { $places }.
    [few] Нашествие, новые зомби: { $places }.
   *[many] Нашествие, новые зомби: { $places }.
}
zgame-moves-in = { $who } отправляет мародёров { $at }.
zgame-marauders-stay = Мародёры остаются на месте.
zgame-goals = Новые цели: { $goals }.
zgame-takes = { $who } забирает цель «{ $goal }» ({ $n }).
zgame-untaken = { $n ->
    [one] Никому не досталась цель: { $goals }.
    [few] Никому не достались цели: { $goals }.
   *[many] Никому не достались цели: { $goals }.
}
    .earlier = Цель «{ $goal }» никому не досталась.
zgame-reshuffles = Сброс замешан в колоду: { $deck }.

## Журнал: Набег

zgame-walks = { $who }: { $what }, { $at } → { $to }.
zgame-saddles = { $n ->
    [one] { $who }: { $what } получает ещё { $n } шаг.
    [few] { $who }: { $what } получает ещё { $n } шага.
   *[many] { $who }: { $what } получает ещё { $n } шагов.
}
zgame-plays = { $who } разыгрывает карту: { $card }.
zgame-hires = { $who } нанимает наёмника.
zgame-drew = Вы взяли: { $cards }.
zgame-sends = { $n ->
    [0] { $who } зовёт зомби, но им некуда прийти.
    [one] { $who } насылает зомби: { $places }.
    [few] { $who } насылает зомби: { $places }.
   *[many] { $who } насылает зомби: { $places }.
}
zgame-guns-down = { $n ->
    [one] { $who } отстреливает { $n } зомби { $at }.
    [few] { $who } отстреливает { $n } зомби { $at }.
   *[many] { $who } отстреливает { $n } зомби { $at }.
}
zgame-shambles = Зомби бредёт: { $at } → { $to }.
zgame-wreaks = { $who } громит { $at }: дохода там больше не будет.
zgame-steals = { $whom } теряет карту: её крадёт { $who }.
zgame-stolen = Украдена карта: { $card } ({ $whom }).
zgame-stocks = { $who } пополняет запасы: { $food ->
    [0] { "" }
   *[other] пища +{ $food }, теперь { $n }
}{ $medicine ->
    [0] .
   *[other] { $food ->
        [0] { "" }
       *[other] ; { "" }
    }медикаменты +{ $medicine }, теперь { $m }.
}
zgame-drops = { $n ->
    [one] { $who } сбрасывает { $n } лишнюю карту: { $cards }.
    [few] { $who } сбрасывает { $n } лишние карты: { $cards }.
   *[many] { $who } сбрасывает { $n } лишних карт: { $cards }.
}

## Журнал: Резня

zgame-attacks = { $who } нападает { $at }, обороняется { $whom }.
zgame-lays = { $n ->
    [0] { $who } не кладёт карт.
    [one] { $who } кладёт { $n } карту взакрытую.
    [few] { $who } кладёт { $n } карты взакрытую.
   *[many] { $who } кладёт { $n } карт взакрытую.
}
zgame-shows = { $m ->
    [0] { $who }: без карт, сила { $n }.
   *[other] { $k ->
        [0] { $who }: { $cards }, сила { $n }.
       *[other] { $who }: { $cards }, сила { $n }. Броник отменил: { $lost }.
    }
}
zgame-beats = Бой { $at }: побеждает { $who }, { $whom } отступает ({ $n } : { $m }).
zgame-falls-back = { $who } отходит { $at }: { $what }.
zgame-flees = { $who } теряет бойцов до следующего хода: { $what }.
zgame-meets = { $who } натыкается на зомби { $at }: { $zombies }. Сила зомби: { $n }.
zgame-ransoms = { $n ->
    [one] { $who } платит { $n } медикамент, чтобы наёмники вступили в бой.
    [few] { $who } платит { $n } медикамента, чтобы наёмники вступили в бой.
   *[many] { $who } платит { $n } медикаментов, чтобы наёмники вступили в бой.
}
zgame-wipes = { $n ->
    [one] { $who } зачищает { $at }: убит { $n } зомби.
    [few] { $who } зачищает { $at }: убиты { $n } зомби.
   *[many] { $who } зачищает { $at }: убито { $n } зомби.
}
zgame-routed = { $who } бежит от зомби { $at }.
zgame-dies = { $who } теряет убитыми: { $what }.
zgame-mobbed = Толпа мертвецов опустошает { $at }: дохода там больше не будет.
zgame-swarms = { $n ->
    [0] Орде некуда расползаться.
    [one] Орда расползается, ещё { $n } зомби: { $places }.
    [few] Орда расползается, ещё { $n } зомби: { $places }.
   *[many] Орда расползается, ещё { $n } зомби: { $places }.
}
zgame-heard = { $n ->
    [0] { $who } стреляет, но зомби не приходят.
    [one] { $who } стреляет, и на шум приходит зомби: { $places }.
    [few] { $who } стреляет, и на шум приходят { $n } зомби: { $places }.
   *[many] { $who } стреляет, и на шум приходят { $n } зомби: { $places }.
}
zgame-torn = { $n ->
    [one] { $who } теряет баррикаду { $at }: её сносит { $by }.
    [few] { $who } теряет { $n } баррикады { $at }: их сносит { $by }.
   *[many] { $who } теряет { $n } баррикад { $at }: их сносит { $by }.
}
zgame-the-marauders = банда мародёров
zgame-held-by = { $at } ({ $whom })

## Журнал: Хозяйство и конец хода

zgame-puts-up = { $who } строит баррикаду { $at }.
zgame-strips = { $who } опустошает { $at } ради двойного дохода.
zgame-earns = { $who } получает доход: { $n ->
    [0] без карт
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}{ $food ->
    [0] { "" }
   *[other] , пища +{ $food }
}{ $medicine ->
    [0] { "" }
   *[other] , медикаменты +{ $medicine }
}.
zgame-comes-to = К банде ({ $who }) приходит новый боец { $at }: { $what }.
zgame-feeds = { $who } кормит банду, нужно { $n }: { $food ->
    [0] { "" }
   *[other] пища −{ $food }
}{ $medicine ->
    [0] { $food ->
        [0] запасов нет
       *[other] { "" }
    }
   *[other] { $food ->
        [0] { "" }
       *[other] , { "" }
    }медикаменты −{ $medicine }
}.
zgame-starves = Еды на всех не хватило, { $who } теряет бойцов: { $what }.
zgame-losses = Потеряны случайные карты: { $losses }
zgame-loss = { $who } — { $cards }
zgame-crumbles = Ночью { $who } отдаёт на разрушение { $at }.
zgame-seizes = { $n ->
    [0] { $who } занимает пустую базу: { $at }.
   *[other] **{ $whom } теряет { $at }**: базу захватывает { $who }.
}
zgame-regains = { $who } возвращает себе { $at }.
zgame-out = Ни бойцов в городе, ни места, куда они могли бы прийти: { $who } выбывает из игры.
zgame-offers = { $who } предлагает обмен: { $bundle }. Ответ за соперником: { $whom }.
    .earlier = { $who } предлагает обмен (партнёр — { $whom }): { $n ->
        [0] без карт
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }{ $food ->
        [0] { "" }
       *[other] , пища { $food }
    }{ $medicine ->
        [0] { "" }
       *[other] , медикаменты { $medicine }
    }.
zgame-bundle-nothing = ничего
zgame-bundle-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
zgame-bundle-food = пища { $n }
zgame-bundle-medicine = медикаменты { $n }
zgame-deal = { $who } и { $whom } заключают сделку.
zgame-no-deal = { $who } отказывается: сделки не будет.
zgame-wrestles = { $who } борется за победу: { $faces }.
zgame-end = { $why }: побеждает { $winners }.
zgame-end-goals = Восемь целей у одной банды
zgame-end-events = События кончились
zgame-end-ruins = В городе больше нечего опустошать
zgame-end-infection = Вспыхнуло заражение
zgame-end-wrestled = { $why }, ничью решила борьба
zgame-end-last = Соперников не осталось
zgame-end-standing = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}, { $m ->
    [one] { $m } боец
    [few] { $m } бойца
   *[many] { $m } бойцов
} в городе
zgame-end-standing-gone = банда выбыла в ход { $turn }
zgame-end-fallen = Ход { $turn }: { $whom } теряет { $at }, базу захватывает { $who }.
zgame-award-won = Гроза улиц: { $whom } — { $n ->
    [one] { $n } выигранный бой
    [few] { $n } выигранных боя
   *[many] { $n } выигранных боёв
}
zgame-award-cleared = Лучший истребитель зомби: { $whom } — { $n }
zgame-award-built = Главный строитель: { $whom } — { $n ->
    [one] { $n } баррикада
    [few] { $n } баррикады
   *[many] { $n } баррикад
}
zgame-award-drew = Самый богатый улов: { $whom } — { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}

## Что у банды на руках

zgame-race = { $goal }: у вас { $n }{ $best ->
    [0] , у других пусто
   *[other] , { $whom } — { $best }
}
zgame-hand-special = **{ $gang }**: { $what }
zgame-hand-cards = **{ $deck }**: { $cards }
zgame-hand-goals = { $n ->
    [0] Выполненных целей пока нет.
    [one] У вас { $n } цель: { $goals }.
    [few] У вас { $n } цели: { $goals }.
   *[many] У вас { $n } целей: { $goals }.
}

## Заголовки

zgame-headline = { $n ->
    [0] **{ $who }**: тихий раунд
   *[other] **{ $who }**: { $parts }
}
zgame-sum-clears = зачищает { $at } ({ $n ->
    [one] { $n } зомби
    [few] { $n } зомби
   *[many] { $n } зомби
})
zgame-sum-enters = занимает { $at }
zgame-sum-storms = штурмует { $at }, { $whom } отступает
zgame-sum-fails = штурмует { $at }, но { $whom } не отступает
zgame-sum-routed = бежит от зомби { $at }
zgame-sum-buries = { $n ->
    [one] хоронит { $n } бойца
    [few] хоронит { $n } бойцов
   *[many] хоронит { $n } бойцов
}
zgame-sum-builds = { $n ->
    [one] строит баррикаду
    [few] строит { $n } баррикады
   *[many] строит { $n } баррикад
} { $at }
zgame-sum-strips = опустошает { $at }
zgame-sum-hired = { $n ->
    [one] нанимает наёмника
    [few] нанимает { $n } наёмников
   *[many] нанимает { $n } наёмников
}
zgame-sum-wreaks = громит { $at }
zgame-sum-seizes = захватывает базу: { $at }
zgame-sum-income = доход: { $n ->
    [0] без карт
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}{ $food ->
    [0] { "" }
   *[other] , пища +{ $food }
}{ $medicine ->
    [0] { "" }
   *[other] , медикаменты +{ $medicine }
}
zgame-sum-joins = { $n ->
    [one] ещё { $n } боец
    [few] ещё { $n } бойца
   *[many] ещё { $n } бойцов
}
zgame-turn-over = Ход { $n } окончен. Кварталы: { $standing }.
zgame-standing = { $who } { $n }

## Вопросы

zgame-ask-fighters = С какими двумя бойцами вы начинаете?
zgame-kind-fighters = первые бойцы
zgame-choose-fighters = Кого взять…
zgame-ask-tile = Какой квартал вы кладёте и куда?
zgame-kind-tile = выкладывание города
zgame-ask-marauders = Куда отправить мародёров?
zgame-kind-marauders = Мародёры
zgame-choose-marauders = Квартал…
zgame-ask-raid = { $n ->
    [0] Ваш набег: ходить больше некому. Что дальше?
    [one] Ваш набег: ещё может идти { $n } боец. Что дальше?
    [few] Ваш набег: ещё могут идти { $n } бойца. Что дальше?
   *[many] Ваш набег: ещё могут идти { $n } бойцов. Что дальше?
}
zgame-kind-raid = Набег
zgame-choose-raid = Что дальше…
zgame-choose-raid-joint = Кто и куда идёт…
zgame-ask-fight = Какой бой следующий?
zgame-kind-fight = порядок боёв
zgame-ask-attack = Вы нападаете { $at }, обороняется { $whom }: { $k ->
    [0] карт в руке нет
    [one] в руке { $k } карта
    [few] в руке { $k } карты
   *[many] в руке { $k } карт
}. Без карт у вас { $n } против { $m }. Какие карты положить?
zgame-kind-attack = нападение
zgame-ask-defend = { $k ->
    [0] { $whom } нападает на вас { $at } без карт. У вас { $n } против { $m }. Какие карты положить?
    [one] { $whom } нападает на вас { $at }, втёмную лежит { $k } карта. Без карт у вас { $n } против { $m }. Какие карты положить?
    [few] { $whom } нападает на вас { $at }, втёмную лежат { $k } карты. Без карт у вас { $n } против { $m }. Какие карты положить?
   *[many] { $whom } нападает на вас { $at }, втёмную лежат { $k } карт. Без карт у вас { $n } против { $m }. Какие карты положить?
}
zgame-kind-defend = оборона
zgame-ask-undead = { $k ->
    [0] Зомби { $at }: их сила { $n }, у ваших бойцов { $m }. Какие карты положить?
   *[other] Зомби { $at }: их сила { $n }, у ваших бойцов { $m }. Под запретом: { $bans }. Какие карты положить?
}
zgame-kind-undead = бой с зомби
zgame-ask-retreat = На какую базу отступают ваши бойцы?
zgame-kind-retreat = отступление
zgame-choose-retreat = Куда отступить…
zgame-ask-household = { $n ->
    [0] Ваше хозяйство: карты, а потом доход.
   *[other] Хозяйство: кто работает? Технари строят баррикады, разорители опустошают кварталы.
}
zgame-kind-household = Хозяйство
zgame-ask-discard = На руках может быть восемь карт. Какие сбросить?
zgame-kind-discard = лишние карты
zgame-ask-upkeep = { $m ->
    [0] Содержание: нужно { $n }. Чем вы платите?
   *[other] Содержание: нужно { $n }, не хватает { $m }. Кто уходит?
}
zgame-kind-upkeep = содержание
zgame-ask-ruin = Какой квартал будет разрушен?
zgame-kind-ruin = Разрушение
zgame-choose-ruin = Квартал…
zgame-ask-business = Хотите с кем-нибудь обменяться?
zgame-kind-business = торговля
zgame-verb-business = Обмен
zgame-ask-deal = { $whom } предлагает вам: { $bundle }. Что вы дадите взамен?
zgame-kind-deal = ответ на предложение
zgame-ask-confirm = { $whom } даёт взамен: { $bundle }. Согласны?
zgame-kind-confirm = подтверждение сделки
zgame-ask-wrestle = Равенство: победителя определит борьба!
zgame-kind-wrestle = борьба

## Варианты

zgame-fighter = { $what }, { $at }
zgame-walk = { $n ->
    [one] { $what } ({ $n } шаг)
    [few] { $what } ({ $n } шага)
   *[many] { $what } ({ $n } шагов)
}
zgame-cell = { $n ->
    [0] Место { $number }
   *[other] Место { $number }, рядом: { $near }
}
    .earlier = { $n ->
        [0] Ряд { $r }, место { $q }
       *[other] Ряд { $r }, место { $q }, рядом: { $near }
    }
zgame-group-walk = Идти
zgame-group-card = Разыграть карту
zgame-group-work = Работать
zgame-work-build = Построить: { $what }
zgame-work-despoil = Опустошить: { $what }
zgame-option-hire = Нанять наёмника (1 медикамент)
zgame-option-end = Закончить набег
zgame-option-collect = Получить доход
zgame-option-stop = Хватит
zgame-option-pass = Не торговать
zgame-option-roll = Бороться
zgame-option-food = Пища
zgame-option-medicine = Медикаменты
zgame-ransom-keep = Не платить
zgame-ransom-pay = { $n ->
    [one] Заплатить { $n } медикамент: наёмники в деле
    [few] Заплатить { $n } медикамента: наёмники в деле
   *[many] Заплатить { $n } медикаментов: наёмники в деле
}
zgame-deal-accept = Согласиться
zgame-deal-refuse = Отказаться
