# Zombies!!!: журнал, вопросы и варианты хода, перемещения и боя.

zombies-title-turn = { $who }, ход { $n }
zombies-title-fight = Бой
zombies-face-1 = 1
zombies-face-2 = 2
zombies-face-3 = 3
zombies-face-4 = 4
zombies-face-5 = 5
zombies-face-6 = 6

## Ход

zombies-turn = { $who }: ход { $n }.
zombies-paralysed = { $who } пропускает ход: «{ $card }».
    .earlier = { $who } пропускает ход: истерический паралич.
zombies-reshuffles = Сброс перетасован, это новая колода.
zombies-draws = { $n ->
    [one] { $who } берёт { $n } карту.
    [few] { $who } берёт { $n } карты.
   *[many] { $who } берёт { $n } карт.
}
zombies-drew = Вам пришла карта **«{ $card }»**. { $does }.
zombies-discards = { $who } сбрасывает карту «{ $card }».
zombies-sealed = { $who } втайне называет свой предел.
zombies-stall = { $n ->
    [one] Уже { $n } круг нет ни новых локаций, ни трофеев. Ведущему стоит взглянуть.
    [few] Уже { $n } круга нет ни новых локаций, ни трофеев. Ведущему стоит взглянуть.
   *[many] Уже { $n } кругов нет ни новых локаций, ни трофеев. Ведущему стоит взглянуть.
}
zombies-ranked = Игра остановлена. { $winners }

zombies-ask-go = Продолжить?
    .kind = Дальше
    .rule = R13.4
    .hint = Пауза для карт: если играть их никто не хочет, ход продолжается.
    .wait = продолжить?
    .why = Играть сейчас нечего.

zombies-option-go = Дальше

zombies-ask-discard = Сбросить карту перед концом хода?
    .kind = Сброс карты
    .rule = R10.1
    .verb = Сбросить
    .hint = Каждый ход рука пополняется до трёх карт. Сбросите лишнюю — будет место для новой.
    .wait = сбросить карту или нет
    .why = От этой карты меньше всего толку, а место для новой пригодится.
    .why-keep = Любая из карт ещё может пригодиться.
    .plan = сбросить карту «{ $card }»

zombies-option-keep = Оставить все, закончить ход
zombies-hand-me = Вы — { $colour } · { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
} · { $bullets ->
    [one] { $bullets } патрон
    [few] { $bullets } патрона
   *[many] { $bullets } патронов
} · { $at }
zombies-hand-off = вне карты
zombies-hand-card = **{ $card }**: { $what }
zombies-hand-used = Карту этого круга вы уже сыграли.
zombies-hand-unused = До своего следующего хода можете сыграть одну карту.

## Бой

zombies-ask-fight = Зомби на вашей клетке: { $at }. Выбросите { $n } или больше — и он убит.
    .kind = Бой
    .rule = R6.2
    .hint = Один кубик против одного зомби: 4 и больше — убит, и это ваш трофей.
    .wait = сразу в бой или сначала карта?
    .why = Драться всё равно придётся, а подходящей карты у вас нет.

zombies-odds-points = очки { $low }–{ $high }, в среднем { $mean }
zombies-odds-fight = победа { $p }, жизни −{ $lives }, патроны −{ $bullets }
zombies-option-fight = В бой: нужно { $n } или больше
zombies-fights = { $bonus ->
    [0] { $who } дерётся с зомби на { $at }: { $faces } (нужно 4; { $luck }).
   *[other] { $who } дерётся с зомби на { $at }: { $faces } + { $bonus } (нужно 4; { $luck }).
}
    .earlier = { $bonus ->
        [0] { $who } дерётся с зомби на { $at }: { $faces }.
       *[other] { $who } дерётся с зомби на { $at }: { $faces } + { $bonus }.
    }
zombies-fails = { $who } промахивается: { $n }, а нужно 4.
zombies-kills = { $n ->
    [one] { $who } убивает зомби: теперь { $n } трофей.
    [few] { $who } убивает зомби: теперь { $n } трофея.
   *[many] { $who } убивает зомби: теперь { $n } трофеев.
}

zombies-ask-wound = { $at }: { $bonus ->
    [0] выпало { $n }
   *[other] выпало { $die } + { $bonus } = { $n }
}, а нужно { $needed }. У вас { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
} и { $bullets ->
    [one] { $bullets } патрон
    [few] { $bullets } патрона
   *[many] { $bullets } патронов
}.
    .kind = Неудачный бросок
    .rule = R11.4
    .hint = За промах надо платить: патроны прибавят к броску, за жизнь бросите заново. Без жизней — нокаут.
    .wait = чем заплатить за промах
    .why-bullets = { $n ->
        [one] Один патрон — и зомби убит, а патроны найти легче, чем жизни.
        [few] { $n } патрона — и зомби убит, а жизнью рисковать нельзя.
       *[many] { $n } патронов — и зомби убит, а жизнью рисковать нельзя.
    }
    .why-life = { $lives ->
        [0] Больше ничего не осталось.
        [one] Ничего лучше последней жизни не осталось.
        [few] У вас { $lives } жизни, а { $spare ->
            [yes] патроны лучше приберечь на чёрный день
           *[no] патронов на этот бросок не хватит
        }.
       *[many] У вас { $lives } жизней, а { $spare ->
            [yes] патроны лучше приберечь на чёрный день
           *[no] патронов на этот бросок не хватит
        }.
    }
    .why-kit = Карта оплатит новый бросок, и жизни останутся целы.
    .why-rush = Карта прибавит 2 к этому броску и удержит вас на ногах.
    .why-ammo = Патроны прямо сейчас могут спасти этот бой.

zombies-option-bullets = { $n ->
    [one] Потратить { $n } патрон
    [few] Потратить { $n } патрона
   *[many] Потратить { $n } патронов
} ({ $before } → { $after })
    .earlier = { $n ->
        [one] Потратить { $n } патрон
        [few] Потратить { $n } патрона
       *[many] Потратить { $n } патронов
    }
zombies-option-life = { $what ->
    [down] Нокаут до своего следующего хода
    [off] Отдать жизнь, прервать бой ({ $before } → { $after })
   *[again] Отдать жизнь, бросить снова ({ $before } → { $after })
}
    .earlier = Потерять жизнь
zombies-option-kit = { $card }: бросить снова
    .earlier = Аптечка: бросить снова
zombies-option-rush = { $card }: +{ $n } ({ $before } → { $after })
    .earlier = Выброс адреналина
zombies-option-ammo = { $n ->
    [one] { $card }: ещё { $n } патрон
    [few] { $card }: ещё { $n } патрона
   *[many] { $card }: ещё { $n } патронов
}
    .earlier = Полно патронов
zombies-shoots = { $n ->
    [one] { $who } тратит { $n } патрон, осталось { $left }.
    [few] { $who } тратит { $n } патрона, осталось { $left }.
   *[many] { $who } тратит { $n } патронов, осталось { $left }.
}
zombies-loses-life = { $n ->
    [0] { $who } теряет последнюю жизнь.
   *[other] { $who } теряет жизнь, осталось { $n }.
}
zombies-down = { $who } в нокауте: { $n ->
    [0] трофеев и так нет
    [one] минус { $n } трофей, осталось { $left }
    [few] минус { $n } трофея, осталось { $left }
   *[many] минус { $n } трофеев, осталось { $left }
}. { $lost ->
    [0] Карты целы.
   *[other] Пропали карты: { $cards }.
}
    .earlier = { $who } в нокауте{ $n ->
        [0] { "" }
        [one] : минус { $n } трофей
        [few] : минус { $n } трофея
       *[many] : минус { $n } трофеев
    }. { $lost ->
        [0] Карты целы.
       *[other] Пропали карты: { $cards }.
    }
zombies-down-over = { $who } в нокауте до своего хода, { $n ->
    [0] трофеев не осталось
    [one] остался { $n } трофей
    [few] осталось { $n } трофея
   *[many] осталось { $n } трофеев
}.
    .earlier = { $who } в нокауте до своего хода.
zombies-back = { $who } снова в игре ({ $at }): жизней { $lives }, патронов { $bullets }.
    .earlier = { $who } снова на Городской площади: жизней { $lives }, патронов { $bullets }.
zombies-shotgun-empty = «{ $card }»: заряды кончились, { $who } сбрасывает карту.
    .earlier = { $who } отбрасывает дробовик: заряды кончились.
zombies-near = { $who } может победить уже в этот ход: { $what }. { $n ->
    [0] Помешать картой некому.
   *[other] Ещё могут помешать картой: { $whom }.
}
zombies-near-trophies = до победы один трофей
zombies-near-pad = до площадки хватит { $n ->
    [one] { $n } очка
    [few] { $n } очков
   *[many] { $n } очков
} хода
zombies-plays = { $who } играет карту «{ $card }».
zombies-plays-on = { $n ->
    [0] { $who } играет карту «{ $card }», жертва — { $whom }.
   *[other] { $who } играет карту «{ $card }», жертва — { $whom }: { $does }.
}
    .earlier = { $who } играет карту «{ $card }», жертва — { $whom }.
zombies-plays-last = { $n ->
    [0] { $who } играет карту «{ $card }», жертва — { $whom }, а до победы оставался один ход.
   *[other] { $who } играет карту «{ $card }», жертва — { $whom }, а до победы оставался один ход. Теперь { $does }.
}
    .earlier = { $who } играет карту «{ $card }», жертва — { $whom }: до победы оставался один ход.
zombies-uses = { $who } пускает в дело карту «{ $card }».

## Перемещение

zombies-ask-move = { $still ->
    [fear] { $card }: в этот ход вы не сходите с места.
    [back] Вы только что вернулись: в этот ход ходить нельзя.
    [halted] В этот ход больше ходить нельзя.
   *[other] { $n ->
        [0] Очков хода нет, идти не на что.
       *[other] Куда? { $spent ->
            [0] { zombies-points } хода ({ $made }).
           *[other] { $n ->
                [one] Осталось { $n } очко из { $of }.
                [few] Осталось { $n } очка из { $of }.
               *[many] Осталось { $n } очков из { $of }.
            }
        }
    }
}
    .kind = Перемещение
    .rule = R8.3
    .choose = Дальше, чем на клетку…
    .hint = Шаг стоит очко, подобрать жизнь или патрон под ногами — ещё одно, если за столом они не даром. С зомби на пути придётся драться.
    .wait = { $n ->
        [0] закончить путь или карта?
        [one] идти, осталось { $n } очко
        [few] идти, осталось { $n } очка
       *[many] идти, осталось { $n } очков
    }
    .wait-roll = бросить на перемещение или остаться
    .wait-for = { $n ->
        [one] идёт { $who }, осталось { $n } очко
        [few] идёт { $who }, осталось { $n } очка
       *[many] идёт { $who }, осталось { $n } очков
    }
    .word-2 = Каким путём?
    .after-path-2 = Где остановиться раньше?
    .after-path = Куда дальше?
    .plan = дойти до { $at }: { $n ->
        [one] { $n } клетка
        [few] { $n } клетки
       *[many] { $n } клеток
    }{ $fights ->
        [0] { "" }
        [one] , по пути { $fights } бой
        [few] , по пути { $fights } боя
       *[many] , по пути { $fights } боёв
    }{ $taken ->
        [0] { "" }
        [one] , подобрать { $taken } жетон
        [few] , подобрать { $taken } жетона
       *[many] , подобрать { $taken } жетонов
    }
    .why-other = { $what ->
        [yes] Рядом с этой фигуркой зомби: пусть дерётся.
       *[no] Навредить там нечем, пусть стоит на месте.
    }
    .why-stop = { $can ->
        [no] В этот ход вам не сдвинуться, а больше делать нечего.
        [weak] Рядом одни зомби, а на бой маловато сил: жизней { $lives }, патронов { $bullets }.
       *[yes] Поблизости нет ничего, ради чего стоит идти.
    }
    .why-heal = { $lives ->
        [0] Без жизней любой промах — нокаут. Два трофея — меньшая потеря.
        [one] С одной жизнью любой бой может стать последним. Два трофея — меньшая потеря.
        [few] Жизни выигрывают бои, а бои приносят трофеи.
       *[many] Жизни выигрывают бои, а бои приносят трофеи.
    }
    .why-roll = Сначала надо узнать, как далеко вы уйдёте.
    .why-take = Лежит под ногами и стоит одно очко.
    .why-leave = Из здания надо выйти, и это самый короткий путь.
    .why-pad = Центр вертолётной площадки — это победа.
    .why-hunt = { $strong ->
        [1] { $n ->
            [one] На { $n } бой сил хватит, а каждый убитый — трофей.
            [few] На { $n } боя сил хватит, а каждый убитый — трофей.
           *[many] На { $n } боёв сил хватит, а каждый убитый — трофей.
        }
       *[0] То, что там, стоит боя, хотя сил у вас мало.
    }
    .why-gather = { $token ->
        [life] Там лежит жизнь, и по дороге вам ничто всерьёз не грозит.
       *[bullet] Там лежит патрон: он превращает промах в убийство.
    }
    .why-shop = Там ({ $tile }) можно выложить предмет с руки.
    .why-on = Оттуда ближе до новых трофеев, жетонов или площадки.
    .why-far = { $what ->
        [pad] Ваша цель — вертолётная площадка: её центр — это победа.
        [zombie] Ваша цель — зомби, то есть трофей: { $at }.
        [life] Ваша цель — жизнь: { $at }.
        [bullet] Ваша цель — патрон: { $at }.
       *[shop] Ваша цель — здание, где можно выложить предмет с руки: { $at }.
    } { $n ->
        [one] Оттуда останется { $n } клетка.
        [few] Оттуда останется { $n } клетки.
       *[many] Оттуда останется { $n } клеток.
    }

zombies-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
zombies-points-lives = { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
} + 2
zombies-points-die = на кубике { $n }
zombies-points-skateboard = { $n } за «{ $card }»
    .earlier = 2 за скейтборд
zombies-points-doubled = карта удваивает
zombies-points-halved = карта делит пополам
zombies-points-keys = карта даёт ровно { $n }
zombies-ask-move-for = { $n ->
    [0] Решаете вы, а ходит { $whom }.
    [one] { $whom } идёт, куда скажете вы. Осталось { $n } очко.
    [few] { $whom } идёт, куда скажете вы. Осталось { $n } очка.
   *[many] { $whom } идёт, куда скажете вы. Осталось { $n } очков.
}
zombies-choose-group = Выберите локацию…
zombies-group-tile = { $n }: { $tile }
zombies-option-stop = { $spent ->
    [0] Остаться на месте
   *[other] Дальше не идти
}
    .earlier = Остаться на месте
zombies-option-take = Подобрать { $what ->
    [life] жизнь
   *[bullet] патрон
} ({ zombies-points })
    .earlier = Взять жетон
zombies-option-heal = { $n ->
    [one] Лечиться: 1 жизнь за { $n } трофей
    [few] Лечиться: 1 жизнь за { $n } трофея
   *[many] Лечиться: 1 жизнь за { $n } трофеев
}
    .earlier = Лечиться: 2 трофея за жизнь
zombies-option-roll-move = Бросить кубик и идти
zombies-option-path = Проложить путь самому
zombies-option-back = Пусть ходит { $whom }
    .earlier = Уступить ход
zombies-option-end = Путь готов
zombies-option-quick = { $fights ->
    [one] Напрямик: клеток — { $n }, { $fights } бой
    [few] Напрямик: клеток — { $n }, { $fights } боя
   *[many] Напрямик: клеток — { $n }, { $fights } боёв
}
zombies-option-careful = { $fights ->
    [0] В обход: клеток — { $n }, без боя
    [one] В обход: клеток — { $n }, { $fights } бой
    [few] В обход: клеток — { $n }, { $fights } боя
   *[many] В обход: клеток — { $n }, { $fights } боёв
}
zombies-option-step = { $side ->
    [N] ↑
    [E] →
    [S] ↓
   *[W] ←
} { $square }{ $fights ->
    [0] { "" }
   *[other] { " " }· бой
}{ $token ->
    [life] { " " }· жизнь
    [bullet] { " " }· патрон
   *[none] { "" }
}
zombies-option-square = { $at } · { zombies-points }{ $fights ->
    [0] { "" }
    [one] { " " }· { $fights } бой
    [few] { " " }· { $fights } боя
   *[many] { " " }· { $fights } боёв
}{ $token ->
    [life] { " " }· жизнь
    [bullet] { " " }· патрон
   *[none] { "" }
}{ $price ->
    [0] { "" }
   *[other] { " " }(поднять — ещё { $price })
}
    .earlier = { $at } · { zombies-points }{ $fights ->
        [0] { "" }
        [one] { " " }· { $fights } бой
        [few] { " " }· { $fights } боя
       *[many] { " " }· { $fights } боёв
    }{ $token ->
        [life] { " " }· жизнь
        [bullet] { " " }· патрон
       *[none] { "" }
    }
zombies-option-until-on = Пройти до конца
zombies-option-until-fight = Останавливаться после боя
zombies-option-until-lives0 = Остановиться при 0 жизней
zombies-option-until-lives1 = Остановиться при 1 жизни
zombies-option-until-lives2 = Остановиться при 2 жизнях
zombies-option-until-lives3 = Остановиться при 3 жизнях
zombies-option-until-lives4 = Остановиться при 4 жизнях
zombies-rolls-move = { $who } бросает кубик на движение: { $faces }.
zombies-steps = { $who } идёт на { $at }.
zombies-stays = { $who } остаётся на месте.
zombies-hands-back = { $who } не вмешивается: { $whom } идёт как хочет.
zombies-takes = { $what ->
    [life] { $who } подбирает жизнь, теперь { $n }: { $at }.
   *[bullet] { $who } подбирает патрон, теперь { $n }: { $at }.
}
    .earlier = { $what ->
        [life] { $who } подбирает жизнь: { $at }.
       *[bullet] { $who } подбирает патрон: { $at }.
    }
zombies-heals = { $lives ->
    [one] { $who } отдаёт { $n } трофея и лечится: теперь { $lives } жизнь.
    [few] { $who } отдаёт { $n } трофея и лечится: теперь { $lives } жизни.
   *[many] { $who } отдаёт { $n } трофея и лечится: теперь { $lives } жизней.
}

## Итоги

zombies-win-helipad = { $who } добирается до вертолёта и улетает из города. Победа!
zombies-win-kills = { $who } добывает последний нужный трофей. Победа!
zombies-win-last = Остальные ушли, { $who } побеждает.
zombies-win-rank = Больше всего трофеев: { $whom }.

# Слова команд: в приказе, и когда они возможны
zombies-word-roll = бросок
zombies-word-go = дальше
zombies-word-bullets = патроны
zombies-word-life = жизнь
zombies-word-kit = аптечка
zombies-word-give = отдать трофеи
zombies-word-take = взять жетон
zombies-word-heal = лечиться
zombies-word-back = уступить ход
zombies-word-stop = остаться
zombies-word-auto = автоматически
zombies-word-pass = пас
zombies-word-path = свой путь
zombies-word-end = путь готов
zombies-word-on = до конца
zombies-when-roll = Кубик бросают в бою и для движения, если его решает кубик.
    .rule = R11.2
zombies-when-bullets = Нужно столько патронов, сколько не хватает до победы.
    .rule = R11.4
zombies-when-kit = Нужен предмет, который оплатит новый бросок, например аптечка: его сбрасывают.
    .rule = R14.4
zombies-when-take = На вашей клетке должен лежать жетон, который вам можно взять, и если жетоны стоят очков, нужно ещё одно очко.
    .rule = R8.5
zombies-when-heal = Лечатся вместо движения, до первого шага: не больше 2 жизней, не меньше 2 трофеев, раз за ход, и только если за этим столом играют с лечением.
    .rule = R8.6
zombies-when-back = Уступить ход может только тот, кто ведёт чужую фигурку.
    .rule = R15.5
zombies-when-stop = Карта заставляет сначала выйти из здания.
    .rule = R15.6
