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
    .kind = Действие
    .rule = R3.4
    .choose = Что-нибудь ещё…
    .hint = Цена в действиях — на кнопке (⚡). За убитых дают адреналин, а он — умения; но шум и опасность приводят новых зомби.
    .wait = ваш ход
    .plan-move = Идти в { $what }
    .plan-take = Взять { $what }
    .plan-door = Открыть дверь { $what }
    .plan-attack = Атаковать{ $word ->
        [risk] {" "}с риском
        [double] {" "}с двойным риском
        [plain] {" "}без риска
        [light] {" "}с фонарём
       *[other] {""}
    }: { $what }{ $n ->
        [4] . { $then }
       *[other] {""}
    }
    .plan-trade = Разложить свои вещи и держать в руках: { $last }
    .plan-deal = Обмен с { INS($other) }: { $gives ->
        [0] {""}
       *[other] отдать — { $give }{ $takes ->
            [0] {""}
           *[other] ;{" "}
        }
    }{ $takes ->
        [0] {""}
       *[other] взять — { $take }
    }
    .why-rescue = Кто лежит, погибнет, если за ним не придут.
    .why-take = { $what ->
        [unread] Рядом карта, которую ещё никто не читал. Может, она-то миссии и нужна.
        [last] Это последняя карта: возьмёте — и миссия выполнена.
       *[known] Эта карта нужна для миссии, а вы стоите рядом.
    }
    .why-crate = Лучшее оружие лежит в таких ящиках.
    .why-attack = { $sure ->
        [yes] Скорее всего, { $n ->
            [one] упадёт { $n } зомби, и этот уже никого не ранит
            [few] упадут { $n } зомби, и эти уже никого не ранят
           *[many] упадут { $n } зомби, и эти уже никого не ранят
        }.
       *[no] Может быть, один упадёт раньше, чем кого-нибудь ранит.
    }
    .why-risk = В { $n ->
        [one] { $n } случае
        [few] { $n } случаях
       *[many] { $n } случаях
    } из 100 оружие ломается.
    .why-thrown = Что брошено, того больше нет.
    .why-only = { $figure }: другого оружия нет.
    .why-door = { $what ->
        [last] Это последнее, что осталось: откроете — и миссия выполнена.
        [goal] Эту дверь надо открыть для миссии.
       *[way] За ней путь дальше.
    } { $n ->
        [0] Никто оттуда не выйдет.
        [one] Из { $n } тёмной зоны могут выйти зомби.
        [few] Из { $n } тёмных зон могут выйти зомби.
       *[many] Из { $n } тёмных зон могут выйти зомби.
    }
    .why-heal = Ещё одной раны не выдержать.
    .why-goal = { $what ->
        [fallen] { $to }: там лежит { $figure }, и без помощи — смерть.
        [card] { $to }: там карта, нужная для миссии.
        [unread] { $to }: там карта, которую ещё никто не читал. Может, она-то и нужна.
        [door] { $to }: там надо открыть дверь.
        [exit] { $to }: там выход.
        [crate] { $to }: там ящик с супероружием.
        [search] { $to }: там есть что обыскать, а спешить некуда.
        [humvee] { $to }: там можно обыскать хамви, а спешить некуда.
        [help] За самым важным идёт { $figure }, а вдвоём пройти легче.
        [hunt] { $to }: оттуда можно достать отродье.
       *[stay] Больше делать нечего.
    }{ $n ->
        [0] {""}
        [one] {" "}Оттуда останется пройти { $n } зону.
        [few] {" "}Оттуда останется пройти { $n } зоны.
       *[many] {" "}Оттуда останется пройти { $n } зон.
    }
    .why-danger = { $how ->
        [down] Скорее всего, { $figure } { $where ->
            [here] здесь
           *[there] там
        } окажется в нокауте.
        [wound] { $where ->
            [here] Здесь
           *[there] Там
        } можно ждать { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[many] { $n } ран
        }.
        [near] Укусить там ещё никто не успеет, но { $n ->
            [one] { $n } зомби рядом
            [few] { $n } зомби рядом
           *[many] { $n } зомби рядом
        }.
       *[none] Зомби туда в этом раунде не дойдут.
    }
    .why-away = Здесь можно ждать { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }, там — { $less ->
        [0] почти никаких
        [one] { $less } рану
        [few] { $less } раны
       *[many] { $less } ран
    }.
    .why-search = Может найтись оружие получше, { $busy ->
        [0] а спешить некуда.
       *[other] а главным { $busy ->
            [1] занимается
           *[other] занимаются
        } { $who }.
    }
    .why-reload = От разряженного оружия нет толку.
    .why-arrange = { zombicide-ask-arrange.why }
    .why-give = Вам оно лишнее, а кому-то без него не воевать.
    .why-relay = Владелец инструмента в этом раунде уже сходил, а вы ещё можете пойти с ним дальше.
    .why-douse = Свет видит больше зомби, чем вам по силам.
    .why-rally = В одиночку здесь не выжить.
    .why-bonus = Сейчас бонусное действие нужнее всего.
    .why-eat = Это даёт действие или умение, а зомби хуже от этого не станут.
    .why-done = { $why ->
        [spent] Действий больше нет, а из бесплатного ничего не поможет.
        [risk] Риск сломать оружие здесь не стоит того.
        [friend] Промах задел бы тех, кто стоит здесь с вами.
        [dear] Убить тех, кто здесь стоит, обошлось бы дороже, чем это даст.
        [held] Тем, что у вас в руках, никого из стоящих здесь не одолеть, а чтобы уйти, нужно { $n ->
            [one] { $n } действие
            [few] { $n } действия
           *[many] { $n } действий
        }.
        [searched] Обыскивать можно раз за ход; в следующий ход тут можно искать снова.
        [door] Оттуда могут выйти зомби, а открывшему последним действием встретить их нечем. Лучше открыть в начале хода.
        [shut] Дальше путь за закрытой дверью, а открывать её не вам.
        [with] За самое важное здесь отвечает { $figure }, а вы уже на месте.
        [barred] Дальше путь через { $to }, а туда в этом раунде { $n ->
            [one] может добраться { $n } зомби, или он уже там
            [few] могут добраться { $n } зомби, или они уже там
           *[many] могут добраться { $n } зомби, или они уже там
        }.
        [spawn] Дальше путь через { $to }, а новые зомби появляются ближе к той зоне, чем к этой.
        [nearer] Дальше путь через { $to }, а там зомби ближе, чем здесь.
       *[none] Отсюда ничего лучше не сделать.
    }

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
zombicide-do-done-left = Конец хода (ещё ⚡ { $n })
zombicide-takes-bonus = { $figure } добавляет бонусное действие.
zombicide-lead-whom = Кто действует сразу?
zombicide-leads = { $figure } даёт { DAT($other) } действие.

zombicide-ask-leave = { $figure } у выхода. Уйти с поля?
    .kind = Выход
    .rule = R9.8
    .hint = Кто ушёл через выход, тот спасён и в эту миссию уже не вернётся.
    .wait = уйти через выход?
    .why = Кто выбрался, тот спасён, если миссия без него обойдётся.

zombicide-ask-leave-lost = { $figure }: больше на поле никого, а задачи миссии ещё не выполнены. Уйти сейчас значит проиграть миссию. Всё равно уйти?
zombicide-leaves = { $figure } выбирается наружу.
zombicide-headline-turn = { $figure }: { $parts }
zombicide-sum-kills = { $n ->
    [one] убит { $n } зомби
    [few] убиты { $n } зомби
   *[many] убито { $n } зомби
}
zombicide-sum-doors = { $n ->
    [1] открыта дверь
    [one] открыта { $n } дверь
    [few] открыто { $n } двери
   *[many] открыто { $n } дверей
}
zombicide-sum-finds = добыча — { $cards }
zombicide-sum-searches = обыск впустую
zombicide-sum-crates = { $n ->
    [1] вскрыт ящик
    [one] вскрыт { $n } ящик
    [few] вскрыто { $n } ящика
   *[many] вскрыто { $n } ящиков
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
zombicide-moves = { $figure } идёт в { $zone }.

zombicide-ask-follow = { $figure } может бесплатно перебежать дальше. Куда?
    .kind = Бей и беги
    .rule = C8
    .hint = Это движение не стоит действия, и зомби в вашей зоне вас не держат.
    .wait = бесплатное движение
    .why = Там, где вы стоите, неплохо.

zombicide-drag-where = Из какой зоны?
zombicide-drag-whom = Кого?

zombicide-ask-drag = { $other } хочет вытащить { ACC($figure) }. Согласны?
    .kind = Спасение
    .rule = C8
    .hint = Другой выживший может вытащить вашего из зоны с зомби. Вам это ничего не стоит.
    .wait = дать себя вытащить?
    .why = Где угодно лучше, чем среди них.

zombicide-drags = { $figure } вытаскивает { ACC($other) } из беды.
zombicide-shove-where = В какую зону?
zombicide-shoves = { $figure } выталкивает { $n } зомби в { $zone }.
zombicide-taunt-where = Зомби из какой зоны?
zombicide-taunts = { $figure } дразнит зомби в { $zone }.
zombicide-noise = Шум в { $zone }: { $n }.

## Свет

zombicide-ask-beam = { $figure }: куда светит фонарь?
    .kind = Направление света
    .rule = R5.7a
    .hint = Свет показывает зону вам, а вас издалека — всем зомби. Направленный в стену, он освещает только вашу зону.
    .wait = куда светить?
    .why = Свет туда, где их больше всего, поможет стрелять всем; а если никого нет, лучше не светиться.

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

zombicide-draws = { $figure } берёт карту «{ $card }». { $does }
    .earlier = { $figure } берёт карту «{ $card }».
zombicide-gets = { $figure } получает карту «{ $card }».
zombicide-nothing-left = Брать больше нечего: колода «{ $deck }» пуста.
zombicide-reshuffled = Колода «{ $deck }» собрана заново из сброса.

zombicide-ask-card = { $figure } берёт карту «{ $card }». Куда её? ({ $does })
    .kind = Новая карта
    .rule = R4.10
    .hint = Карту можно взять, взять вместо другой или сбросить. Больше пяти с собой не унести.
    .wait = новая карта
    .plan-arrange = В руки: { $what }{ $n ->
        [2] {""}
       *[other] ; сбросить: { $last }
    }
    .why = В руках место тому, что открывает двери и бьёт лучше всего.
    .why-discard = Всё, что уже есть, пригодится больше.

zombicide-card-hand = В руку
zombicide-card-bag = В рюкзак
zombicide-card-which = { $said } ({ $at ->
    [hand] в руке
    [bag] в рюкзаке
   *[new] новая карта
}{ $empty ->
    [0] {""}
   *[other] , не заряжено
}{ $n ->
    [0] {""}
   *[other] , { $n }-я
})
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
    .kind = Вещи
    .rule = R4.1
    .hint = Сражаются только тем, что в двух руках. Остальное лежит в рюкзаке и действует оттуда, если на нём так написано.
    .wait = что у вас в руках?
    .why = В руках место тому, что открывает двери и бьёт лучше всего.

zombicide-which-hands = Что в руках?
zombicide-which-away = Сбросьте { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
zombicide-arranges = { $figure } раскладывает вещи.

zombicide-ask-aside = { $figure } может в любой момент съесть или сбросить карту
    .kind = Съесть или сбросить
    .rule = R3.5
    .choose = Съесть или сбросить…
    .hint = Есть и сбрасывать карты можно бесплатно и в любой момент, даже в чужой ход.
zombicide-ask-aside-unfed = { $figure } может в любой момент сбросить карту
    .choose = Сбросить…

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
    .kind = Обмен
    .rule = R4.5
    .hint = Взять подарок ничего не стоит. А что отдано, того нет: проверьте, не этим ли вы сражаетесь.
    .wait = обмен
    .why = Побеждают все вместе: пусть у каждого будет то, что служит лучше всего.
    .why-keeps = Без этого вам нечем стрелять, драться или открывать двери, а взамен ничего равного не дают.

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
zombicide-door-to = в { $zone }
zombicide-opens = { $figure } открывает дверь в { $zone }.
zombicide-locked-out = Все здания закрыты, а вскрыть дверь нечем. Ведущий может выдать инструмент или открыть дверь сам.
zombicide-rally-whom = Кого?
zombicide-rallies = { $companion } теперь идёт с { INS($figure) }.
zombicide-joins = { $companion } теперь в команде. Ведёт { $figure }.
zombicide-joins-nobody = { $companion } рядом, но пока ни за кем не идёт. Ближе всех { $figure }.
zombicide-left-alone = { $companion } остаётся без присмотра.

## Бой

zombicide-attack-melee = { $pair ->
    [2] Пара:{" "}
   *[other] {""}
}{ $card } ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $accuracy }+, урон { $damage })
zombicide-attack-ranged = { $pair ->
    [2] Пара:{" "}
   *[other] {""}
}{ $card } по { $zone } ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, { $accuracy }+, урон { $damage })
zombicide-odds-all = всех { $p }
zombicide-odds-friend = заденет своих { $p }
zombicide-odds-breaks = поломка { $p }
zombicide-attack-fire = { $card } в { $zone }: не уцелеет никто
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
    .kind = Бесплатная атака
    .rule = C8
    .hint = Эта атака не стоит действия. Потом всё пойдёт как шло.
    .wait = бесплатная атака
    .why = Это ничего не стоит и никому из своих не вредит.

zombicide-strike-pass = Не атаковать
zombicide-rolls-attack = { $figure }, { $card }, { $zone }: { $faces } ({ $accuracy }+, урон { $damage }; { $luck })
    .earlier = { $figure }, { $card }, { $zone }: { $faces } ({ $accuracy }+, урон { $damage })
zombicide-rolls-again = { $figure }: { $how } { $faces } ({ $luck })
    .earlier = { $figure }: { $how } { $faces }

zombicide-ask-roll = { $figure }: пока { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
}.
    .kind = Бросок
    .rule = R8.12
    .hint = Перебросить можно только обычные кубики, все вместе; кубики риска остаются как есть.
    .wait = перебросить?
    .why = Попаданий меньше, чем можно ждать, — пробуем ещё раз, больше — нет.

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
    .kind = Цели
    .rule = R8.6
    .hint = Одно попадание убивает одного зомби, если хватает урона. Урон нескольких попаданий не складывается.
    .wait = какие цели?
    .why = Сначала те, кто даёт больше адреналина, потом те, кто бегает.

zombicide-ask-reap = { $figure }, жнец: одно попадание уносит ещё одного такого же. Кого?
    .kind = Жнец
    .rule = C8
    .hint = Одно попадание может унести ещё одного такого же зомби, раз за атаку.
    .wait = падает ещё один
    .why = Сначала тот, за кого дают больше или кто быстрее бегает.

zombicide-ask-steady = { $figure }, твёрдая рука. Кого { $n ->
    [one] минует { $n } промах
    [few] минуют { $n } промаха
   *[many] минуют { $n } промахов
}?
    .kind = Твёрдая рука
    .rule = R8.8
    .hint = Промахи достаются своим в той же зоне; твёрдая рука решает, кого они минуют.
    .wait = кого обойдут промахи
    .why = Раны своим ни к чему.

zombicide-ask-breaks = { $figure }, { $card }: { $n ->
    [one] { $n } поломка
    [few] { $n } поломки
   *[many] { $n } поломок
}. Что делать?
    .kind = Поломка
    .rule = R8.11
    .hint = Поломка на кубике риска стоит вам оружия. Некоторые вещи и умения могут его сейчас спасти.
    .wait = оружие ломается
    .why = Оружие, которым сражаются, дороже того, чем его чинят, но лучшее за него не отдают.

zombicide-breaks = Поломка! У { GEN($figure) } сломано оружие: { $card }.
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
    .kind = Умение
    .rule = R3.8
    .hint = Умение действует сразу и до конца миссии. В следующей на этом уровне можно выбрать другое.
    .wait = какое умение?
    .why = Сначала бесплатные действия, потом лишние кубики.

zombicide-ask-reward = У { GEN($figure) } { $n ->
    [one] { $n } очко опыта кампании
    [few] { $n } очка опыта кампании
   *[many] { $n } очков опыта кампании
}. Что взять: бонусное действие или умение кампании, уже навсегда?
    .kind = Награда
    .rule = R10.3
    .hint = Бонусное действие годится на что угодно, раз за миссию. Умение кампании действует всегда.
    .wait = какая награда?
    .why = Два бонусных действия в запас, потом умения.

zombicide-bonus = Ещё одно бонусное действие

## Начало

zombicide-ask-keep = { $figure }: с прошлой миссии { $n ->
    [one] сохранилась { $n } карта. Берёте её
    [few] сохранилось { $n } карты. Что берёте
   *[many] сохранилось { $n } карт. Что берёте
} с собой?
    .kind = Сохранённые карты
    .rule = R10.10
    .hint = Сохранённые карты под рукой. Что не возьмёте, вернётся в колоду: кто найдёт, того и будет.
    .wait = что взять из сохранённого
    .why = Что уже есть, служит с первого раунда.

zombicide-puts-back = { $figure } возвращает сохранённое в колоду: { $card }.

zombicide-ask-jack = { $figure }, мастер на все руки: какое умение в этой миссии?
    .kind = Мастер на все руки
    .rule = S5
    .hint = Это умение ваше только на эту миссию, в следующей вы выберете снова.
    .wait = какое умение?
    .why = Из всех этих умений оно пригодится чаще других.

zombicide-ask-ammo = { $figure }: какие патроны берёте с собой?
    .kind = Патроны
    .rule = S5
    .hint = Пули нужны пистолетам и винтовкам, патроны с дробью — дробовикам: берите то, чем стреляют ваши.
    .wait = какие боеприпасы?
    .why = Ими стреляет больше вашего оружия.

zombicide-ammo-which = Какие?

zombicide-ask-start = Кому откуда начинать? По порядку: { $places }.
    .kind = Стартовая зона
    .rule = S6
    .hint = Зомби приходят только из зон появления. Кто начал ближе к целям, тому меньше идти.
    .wait = где начать?
    .why = Места равноценны, но занять надо каждое.

zombicide-start-pair = { $figure } — { $zone }

zombicide-start-order = В этом порядке
zombicide-start-choose = Расставить самим
zombicide-start-where = Откуда начинает { $figure }?
zombicide-starts = { $figure } начинает в { $zone }.
zombicide-holds-clock = { $who } держит часы и начинает.
zombicide-briefing = **{ $mission }**. { $text }
    .earlier = { $text }
zombicide-special = **Особые правила.** { $rules }
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
