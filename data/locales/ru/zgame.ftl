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
zgame-invasion = { $n ->
    [0] Нашествие никуда не прорвалось.
    [one] Нашествие, новые зомби: { $places }.
    [few] Нашествие, новые зомби: { $places }.
   *[many] Нашествие, новые зомби: { $places }.
}
zgame-marauders = Мародёры перебираются: { $at }.
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
zgame-lured = { $n ->
    [one] Приходит зомби: { $places }.
    [few] Приходят зомби: { $places }.
   *[many] Приходят зомби: { $places }.
}
zgame-shot = { $n ->
    [one] { $at }: застрелен { $n } зомби.
    [few] { $at }: застрелены { $n } зомби.
   *[many] { $at }: застрелено { $n } зомби.
}
zgame-shambles = Зомби бредёт: { $at } → { $to }.
zgame-wrecks = { $who } устраивает погром: { $at }. Квартал опустошён.
zgame-steals = { $who } крадёт карту, потерпевший игрок: { $whom }.
zgame-stolen = Украденная карта: { $card }. Раньше её держал игрок { $whom }.
zgame-gains = { $who } пополняет запасы. Пища: { $food }, медикаменты: { $medicine }.
zgame-drops = { $n ->
    [one] { $who } сбрасывает { $n } лишнюю карту: { $cards }.
    [few] { $who } сбрасывает { $n } лишние карты: { $cards }.
   *[many] { $who } сбрасывает { $n } лишних карт: { $cards }.
}

## Журнал: Резня

zgame-fight = { $who } нападает: { $at }. Обороняется { $whom }.
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
zgame-wins = { $who } побеждает: { $at }. Проигрывает { $whom }, счёт { $n } : { $m }.
zgame-retreats = { $who } отступает: { $at } ({ $what }).
zgame-flees = { $who } теряет бойцов до следующего хода: { $what }.
zgame-undead = { $who } встречает зомби: { $at }. Вышли: { $zombies }, сила { $n }.
zgame-ransoms = { $n ->
    [one] { $who } платит { $n } медикамент, чтобы наёмники вступили в бой.
    [few] { $who } платит { $n } медикамента, чтобы наёмники вступили в бой.
   *[many] { $who } платит { $n } медикаментов, чтобы наёмники вступили в бой.
}
zgame-clears = { $n ->
    [one] { $who } зачищает место: { $at }. Убит { $n } зомби.
    [few] { $who } зачищает место: { $at }. Убиты { $n } зомби.
   *[many] { $who } зачищает место: { $at }. Убито { $n } зомби.
}
zgame-overrun = { $who } проигрывает зомби: { $at }.
zgame-dies = { $who } теряет убитыми: { $what }.
zgame-mob = Толпа мертвецов ничего не оставляет: { $at }. Квартал опустошён.
zgame-horde = { $n ->
    [one] Орда расползается: { $n } новый зомби по соседству.
    [few] Орда расползается: { $n } новых зомби по соседству.
   *[many] Орда расползается: { $n } новых зомби по соседству.
}
zgame-noise = { $n ->
    [0] { $who } стреляет, но зомби не приходят.
    [one] { $who } стреляет и приманивает { $n } зомби: { $places }.
    [few] { $who } стреляет и приманивает { $n } зомби: { $places }.
   *[many] { $who } стреляет и приманивает { $n } зомби: { $places }.
}
zgame-razes = { $n ->
    [one] { $who } теряет { $n } баррикаду: { $at }.
    [few] { $who } теряет { $n } баррикады: { $at }.
   *[many] { $who } теряет { $n } баррикад: { $at }.
}

## Журнал: Хозяйство и конец хода

zgame-builds = { $who } строит баррикаду: { $at }.
zgame-despoils = { $who } опустошает квартал ради двойного дохода: { $at }.
zgame-income = { $n ->
    [one] { $who } получает доход: { $n } карта, пища { $food }, медикаменты { $medicine }.
    [few] { $who } получает доход: { $n } карты, пища { $food }, медикаменты { $medicine }.
   *[many] { $who } получает доход: { $n } карт, пища { $food }, медикаменты { $medicine }.
}
zgame-joins = { $who } получает бойца: { $what }, { $at }.
zgame-pays = { $who } содержит банду (нужно { $n }). Пища: { $food }, медикаменты: { $medicine }.
zgame-starves = { $who } не может прокормить всех. Потери: { $what }.
zgame-losses = Потеряны случайные карты: { $losses }
zgame-loss = { $who } — { $cards }
zgame-ruins = Разрушение: { $at }. Квартал опустошён.
zgame-captures = { $who } захватывает базу: { $at }.
zgame-returns = База возвращается: { $at }, хозяин { $who }.
zgame-out = { $who } остаётся без бойцов и без источника бойцов и выбывает из игры.
zgame-offers = { $who } предлагает обмен (партнёр — { $whom }): { $bundle }.
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
zgame-end = Побеждает { $winners }. { $why }
zgame-end-goals = Выполнено восемь целей.
zgame-end-events = Разыграно последнее событие.
zgame-end-ruins = Опустошены все кварталы.
zgame-end-infection = Вспыхнуло заражение.
zgame-end-wrestled = { $why } Ничью решила борьба.
zgame-end-last = Больше никого не осталось.
zgame-end-standing = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}, { $m ->
    [one] { $m } боец
    [few] { $m } бойца
   *[many] { $m } бойцов
} в городе
zgame-end-standing-out = банда выбыла
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
zgame-sum-cleared = { $n ->
    [one] { $n } убитый зомби
    [few] { $n } убитых зомби
   *[many] { $n } убитых зомби
}
zgame-sum-won = победа, соперник { $whom }
zgame-sum-beaten = поражение, соперник { $whom }
zgame-sum-overrun = { $n ->
    [one] { $n } бой с зомби проигран
    [few] { $n } боя с зомби проиграны
   *[many] { $n } боёв с зомби проиграно
}
zgame-sum-built = { $n ->
    [one] { $n } новая баррикада
    [few] { $n } новые баррикады
   *[many] { $n } новых баррикад
}
zgame-sum-despoiled = { $n ->
    [one] { $n } опустошённый квартал
    [few] { $n } опустошённых квартала
   *[many] { $n } опустошённых кварталов
}
zgame-sum-hired = { $n ->
    [one] { $n } новый наёмник
    [few] { $n } новых наёмника
   *[many] { $n } новых наёмников
}
zgame-sum-wrecked = погром: { $at }
zgame-sum-captured = захвачена база { $at }
zgame-sum-drew = { $n ->
    [one] { $n } карта дохода
    [few] { $n } карты дохода
   *[many] { $n } карт дохода
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
zgame-ask-attack = { $k ->
    [0] Вы нападаете: { $at }. Обороняется { $whom }, карт в руке нет. Без карт { $n } против { $m }. Какие карты положить?
    [one] Вы нападаете: { $at }. Обороняется { $whom }, в руке { $k } карта. Без карт { $n } против { $m }. Какие карты положить?
    [few] Вы нападаете: { $at }. Обороняется { $whom }, в руке { $k } карты. Без карт { $n } против { $m }. Какие карты положить?
   *[many] Вы нападаете: { $at }. Обороняется { $whom }, в руке { $k } карт. Без карт { $n } против { $m }. Какие карты положить?
}
zgame-kind-attack = нападение
zgame-ask-defend = { $k ->
    [0] { $whom } нападает на вас без карт: { $at }. Сейчас у вас { $n } против { $m }. Какие карты положить?
    [one] { $whom } нападает на вас: { $at }. Втёмную лежит { $k } карта. Без карт у вас { $n } против { $m }. Какие карты положить?
    [few] { $whom } нападает на вас: { $at }. Втёмную лежат { $k } карты. Без карт у вас { $n } против { $m }. Какие карты положить?
   *[many] { $whom } нападает на вас: { $at }. Втёмную лежит { $k } карт. Без карт у вас { $n } против { $m }. Какие карты положить?
}
zgame-kind-defend = оборона
zgame-ask-undead = { $k ->
    [0] Зомби: { $at }. Нужна сила { $n }, у ваших бойцов { $m }. Какие карты положить?
   *[other] Зомби: { $at }. Нужна сила { $n }, у ваших бойцов { $m }. Под запретом: { $bans }. Какие карты положить?
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
