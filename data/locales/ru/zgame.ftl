# Z-Game: журнал, вопросы и варианты.

zgame-name = Z-Game: быстрые и мёртвые
zgame-about = Четыре банды и один мёртвый город. Совершайте набеги, деритесь, укрепляйте и грабьте Кварталы и выполните больше Целей, чем остальные.
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
zgame-begins = { $who } начинает. Первые Бойцы: { $what }.
zgame-lays-tile = { $who } выкладывает Квартал: { $what }.
zgame-turn = Ход { $n }: { $event }. Очередность: { $order }.
zgame-invasion = { $n ->
    [0] Нашествие никуда не прорвалось.
    [one] Нашествие, новые Зомби: { $places }.
    [few] Нашествие, новые Зомби: { $places }.
   *[many] Нашествие, новые Зомби: { $places }.
}
zgame-marauders = Мародёры перебираются: { $at }.
zgame-marauders-stay = Мародёры остаются на месте.
zgame-goals = Новые Цели: { $goals }.
zgame-takes = { $who } забирает Цель «{ $goal }» ({ $n }).
zgame-untaken = Цель «{ $goal }» никому не досталась.
zgame-reshuffles = Сброс замешан в колоду: { $deck }.

## Журнал: Набег

zgame-walks = { $who }: { $what }, { $at } → { $to }.
zgame-saddles = { $n ->
    [one] { $who }: { $what } получает ещё { $n } шаг.
    [few] { $who }: { $what } получает ещё { $n } шага.
   *[many] { $who }: { $what } получает ещё { $n } шагов.
}
zgame-plays = { $who } разыгрывает карту: { $card }.
zgame-hires = { $who } нанимает Наёмника.
zgame-drew = Вы взяли: { $cards }.
zgame-lured = { $n ->
    [one] Приходит Зомби: { $places }.
    [few] Приходят Зомби: { $places }.
   *[many] Приходят Зомби: { $places }.
}
zgame-shot = { $n ->
    [one] { $at }: застрелен { $n } Зомби.
    [few] { $at }: застрелены { $n } Зомби.
   *[many] { $at }: застрелено { $n } Зомби.
}
zgame-shambles = Зомби бредёт: { $at } → { $to }.
zgame-wrecks = { $who } устраивает погром: { $at }. Квартал опустошён.
zgame-steals = { $who } крадёт карту, потерпевший игрок: { $whom }.
zgame-stolen = Украденная карта: { $card }. Раньше её держал игрок { $whom }.
zgame-gains = { $who } пополняет запасы. Пища: { $food }, Медикаменты: { $medicine }.
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
    [0] { $who }: без карт, Сила { $n }.
   *[other] { $k ->
        [0] { $who }: { $cards }, Сила { $n }.
       *[other] { $who }: { $cards }, Сила { $n }. Броник отменил: { $lost }.
    }
}
zgame-wins = { $who } побеждает: { $at }. Проигрывает { $whom }, счёт { $n } : { $m }.
zgame-retreats = { $who } отступает: { $at } ({ $what }).
zgame-flees = { $who } теряет Бойцов до следующего хода: { $what }.
zgame-undead = { $who } встречает Зомби: { $at }. Вышли: { $zombies }, Сила { $n }.
zgame-ransoms = { $n ->
    [one] { $who } платит { $n } Медикамент, чтобы Наёмники вступили в бой.
    [few] { $who } платит { $n } Медикамента, чтобы Наёмники вступили в бой.
   *[many] { $who } платит { $n } Медикаментов, чтобы Наёмники вступили в бой.
}
zgame-clears = { $n ->
    [one] { $who } зачищает место: { $at }. Убит { $n } Зомби.
    [few] { $who } зачищает место: { $at }. Убиты { $n } Зомби.
   *[many] { $who } зачищает место: { $at }. Убито { $n } Зомби.
}
zgame-overrun = { $who } проигрывает Зомби: { $at }.
zgame-dies = { $who } теряет убитыми: { $what }.
zgame-mob = Толпа мертвецов ничего не оставляет: { $at }. Квартал опустошён.
zgame-horde = { $n ->
    [one] Орда расползается: { $n } новый Зомби по соседству.
    [few] Орда расползается: { $n } новых Зомби по соседству.
   *[many] Орда расползается: { $n } новых Зомби по соседству.
}
zgame-noise = { $n ->
    [0] { $who } стреляет, но Зомби не приходят.
    [one] { $who } стреляет и приманивает { $n } Зомби: { $places }.
    [few] { $who } стреляет и приманивает { $n } Зомби: { $places }.
   *[many] { $who } стреляет и приманивает { $n } Зомби: { $places }.
}
zgame-razes = { $n ->
    [one] { $who } теряет { $n } Баррикаду: { $at }.
    [few] { $who } теряет { $n } Баррикады: { $at }.
   *[many] { $who } теряет { $n } Баррикад: { $at }.
}

## Журнал: Хозяйство и конец хода

zgame-builds = { $who } строит Баррикаду: { $at }.
zgame-despoils = { $who } опустошает Квартал ради двойного дохода: { $at }.
zgame-income = { $n ->
    [one] { $who } получает доход: { $n } карта, Пища { $food }, Медикаменты { $medicine }.
    [few] { $who } получает доход: { $n } карты, Пища { $food }, Медикаменты { $medicine }.
   *[many] { $who } получает доход: { $n } карт, Пища { $food }, Медикаменты { $medicine }.
}
zgame-joins = { $who } получает Бойца: { $what }, { $at }.
zgame-pays = { $who } содержит банду (нужно { $n }). Пища: { $food }, Медикаменты: { $medicine }.
zgame-starves = { $who } не может прокормить всех. Уходят: { $what }.
zgame-loses = { $n ->
    [one] { $who } теряет { $n } случайную карту: { $cards }.
    [few] { $who } теряет { $n } случайные карты: { $cards }.
   *[many] { $who } теряет { $n } случайных карт: { $cards }.
}
zgame-ruins = Разрушение: { $at }. Квартал опустошён.
zgame-captures = { $who } захватывает Базу: { $at }.
zgame-returns = База возвращается: { $at }, хозяин { $who }.
zgame-out = { $who } остаётся без Бойцов и без источника Бойцов и выбывает из игры.
zgame-offers = { $n ->
    [one] { $who } предлагает обмен, партнёр { $whom }: { $n } карта, Пища { $food }, Медикаменты { $medicine }.
    [few] { $who } предлагает обмен, партнёр { $whom }: { $n } карты, Пища { $food }, Медикаменты { $medicine }.
   *[many] { $who } предлагает обмен, партнёр { $whom }: { $n } карт, Пища { $food }, Медикаменты { $medicine }.
}
zgame-deal = { $who } и { $whom } заключают сделку.
zgame-no-deal = { $who } отказывается: сделки не будет.
zgame-wrestles = { $who } борется за победу: { $faces }.
zgame-end = Побеждает { $winners }. { $why }
zgame-end-goals = Выполнено восемь Целей.
zgame-end-events = Разыграно последнее Событие.
zgame-end-ruins = Опустошены все Кварталы.
zgame-end-last = Больше никого не осталось.
zgame-end-line = { $who }: { $n ->
    [one] { $n } Цель
    [few] { $n } Цели
   *[many] { $n } Целей
}, { $m ->
    [one] { $m } Боец
    [few] { $m } Бойца
   *[many] { $m } Бойцов
} в городе

## Что у банды на руках

zgame-hand-cards = **{ $deck }**: { $cards }
zgame-hand-goals = { $n ->
    [0] Выполненных Целей пока нет.
    [one] У вас { $n } Цель: { $goals }.
    [few] У вас { $n } Цели: { $goals }.
   *[many] У вас { $n } Целей: { $goals }.
}

## Заголовки

zgame-headline = { $n ->
    [0] { $who }: тихий раунд
   *[other] { $who }: { $parts }
}
zgame-sum-cleared = { $n ->
    [one] { $n } убитый Зомби
    [few] { $n } убитых Зомби
   *[many] { $n } убитых Зомби
}
zgame-sum-won = победа, соперник { $whom }
zgame-sum-beaten = поражение, соперник { $whom }
zgame-sum-overrun = { $n ->
    [one] { $n } проигрыш Зомби
    [few] { $n } проигрыша Зомби
   *[many] { $n } проигрышей Зомби
}
zgame-sum-built = { $n ->
    [one] { $n } новая Баррикада
    [few] { $n } новые Баррикады
   *[many] { $n } новых Баррикад
}
zgame-sum-despoiled = { $n ->
    [one] { $n } опустошённый Квартал
    [few] { $n } опустошённых Квартала
   *[many] { $n } опустошённых Кварталов
}
zgame-sum-hired = { $n ->
    [one] { $n } новый Наёмник
    [few] { $n } новых Наёмника
   *[many] { $n } новых Наёмников
}
zgame-sum-wrecked = погром: { $at }
zgame-sum-captured = захвачена База { $at }
zgame-sum-drew = { $n ->
    [one] { $n } карта дохода
    [few] { $n } карты дохода
   *[many] { $n } карт дохода
}
zgame-turn-over = Ход { $n } окончен. Кварталы: { $standing }.
zgame-standing = { $who } { $n }

## Вопросы

zgame-ask-fighters = С какими двумя Бойцами вы начинаете?
zgame-kind-fighters = первые Бойцы
zgame-ask-tile = Какой Квартал вы кладёте и куда?
zgame-kind-tile = выкладывание города
zgame-ask-marauders = Куда отправить Мародёров?
zgame-kind-marauders = Мародёры
zgame-ask-raid = Ваш Набег: что дальше?
zgame-kind-raid = Набег
zgame-ask-fight = Какой бой следующий?
zgame-kind-fight = порядок боёв
zgame-ask-attack = Вы нападаете: { $at }. Обороняется { $whom }. Какие карты положить?
zgame-kind-attack = нападение
zgame-ask-defend = { $n ->
    [one] { $whom } нападает на вас: { $at }. У нападающего { $n } карта. Какие карты положить?
    [few] { $whom } нападает на вас: { $at }. У нападающего { $n } карты. Какие карты положить?
   *[many] { $whom } нападает на вас: { $at }. У нападающего { $n } карт. Какие карты положить?
}
zgame-kind-defend = оборона
zgame-ask-undead = { $k ->
    [0] Зомби: { $at }. Нужна Сила { $n }, у ваших Бойцов { $m }. Какие карты положить?
   *[other] Зомби: { $at }. Нужна Сила { $n }, у ваших Бойцов { $m }. Под запретом: { $bans }. Какие карты положить?
}
zgame-kind-undead = бой с Зомби
zgame-ask-retreat = На какую Базу отступают ваши Бойцы?
zgame-kind-retreat = отступление
zgame-ask-household = Ваше Хозяйство: работы, карты, новые Бойцы.
zgame-kind-household = Хозяйство
zgame-ask-discard = На руках может быть восемь карт. Какие сбросить?
zgame-kind-discard = лишние карты
zgame-ask-upkeep = { $m ->
    [0] Содержание: нужно { $n }. Чем вы платите?
   *[other] Содержание: нужно { $n }, запасов не хватает. Кто уходит?
}
zgame-kind-upkeep = содержание
zgame-ask-ruin = Какой Квартал будет разрушен?
zgame-kind-ruin = Разрушение
zgame-ask-business = Хотите с кем-нибудь обменяться?
zgame-kind-business = торговля
zgame-ask-deal = { $n ->
    [one] { $whom } предлагает вам { $n } карту, Пищу ({ $food }) и Медикаменты ({ $medicine }). Что вы дадите взамен?
    [few] { $whom } предлагает вам { $n } карты, Пищу ({ $food }) и Медикаменты ({ $medicine }). Что вы дадите взамен?
   *[many] { $whom } предлагает вам { $n } карт, Пищу ({ $food }) и Медикаменты ({ $medicine }). Что вы дадите взамен?
}
zgame-kind-deal = ответ на предложение
zgame-ask-confirm = { $n ->
    [one] { $whom } даёт взамен { $n } карту, Пищу ({ $food }) и Медикаменты ({ $medicine }). Согласны?
    [few] { $whom } даёт взамен { $n } карты, Пищу ({ $food }) и Медикаменты ({ $medicine }). Согласны?
   *[many] { $whom } даёт взамен { $n } карт, Пищу ({ $food }) и Медикаменты ({ $medicine }). Согласны?
}
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
zgame-lay = { $card } ({ $n })
zgame-cell = { $n ->
    [0] Ряд { $r }, место { $q }
   *[other] Ряд { $r }, место { $q }, рядом: { $near }
}
zgame-group-walk = Идти
zgame-group-card = Разыграть карту
zgame-group-work = Работать
zgame-work-build = Построить: { $what }
zgame-work-despoil = Опустошить: { $what }
zgame-option-hire = Нанять Наёмника (1 Медикамент)
zgame-option-end = Закончить Набег
zgame-option-collect = Получить доход
zgame-option-stop = Хватит
zgame-option-pass = Не торговать
zgame-option-roll = Бороться
zgame-option-food = Пища
zgame-option-medicine = Медикаменты
zgame-ransom-keep = Не платить
zgame-ransom-pay = { $n ->
    [one] Заплатить { $n } Медикамент: Наёмники в деле
    [few] Заплатить { $n } Медикамента: Наёмники в деле
   *[many] Заплатить { $n } Медикаментов: Наёмники в деле
}
zgame-deal-accept = Согласиться
zgame-deal-refuse = Отказаться
