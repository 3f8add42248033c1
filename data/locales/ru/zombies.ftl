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

zombies-turn = Ход { $n }: { $who }.
zombies-paralysed = { $who } пропускает ход: паралич.
zombies-reshuffles = Сброс перетасован, это новая колода.
zombies-draws = { $n ->
    [one] { $who } берёт { $n } карту.
    [few] { $who } берёт { $n } карты.
   *[many] { $who } берёт { $n } карт.
}
zombies-discards = { $who } сбрасывает карту: { $card }.
zombies-sealed = { $who }: предел ставки назван.
zombies-stall = { $n ->
    [one] Уже { $n } круг нет ни новых локаций, ни трофеев. Ведущему стоит взглянуть.
    [few] Уже { $n } круга нет ни новых локаций, ни трофеев. Ведущему стоит взглянуть.
   *[many] Уже { $n } кругов нет ни новых локаций, ни трофеев. Ведущему стоит взглянуть.
}
zombies-ranked = Игра остановлена. { $winners }
zombies-ask-go = Продолжить?
zombies-option-go = Дальше
zombies-ask-discard = Сбросить карту перед концом хода?
zombies-option-keep = Оставить все, закончить ход
zombies-hand-card = **{ $card }**: { $what }
zombies-hand-used = Карта этого круга уже сыграна.
zombies-hand-unused = До вашего следующего хода можно сыграть ещё одну карту.

## Бой

zombies-ask-fight = Здесь зомби: { $at }. Чтобы убить, нужно выбросить { $n } или больше.
zombies-option-fight = В бой: нужно { $n } или больше
zombies-fights = { $bonus ->
    [0] { $who } дерётся с зомби: { $at }. Бросок: { $faces }.
   *[other] { $who } дерётся с зомби: { $at }. Бросок: { $faces } + { $bonus }.
}
zombies-fails = Всего { $n }: { $who } не одолевает зомби.
zombies-kills = { $who } убивает зомби, трофеев теперь: { $n }.
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
    [down] Выбыть до своего следующего хода
    [off] Отдать жизнь, прервать бой ({ $before } → { $after })
   *[again] Жизнь за новый бросок ({ $before } → { $after })
}
    .earlier = Потерять жизнь
zombies-option-kit = Аптечка: бросить снова
zombies-option-rush = Выброс адреналина: +{ $n } ({ $before } → { $after })
    .earlier = Выброс адреналина
zombies-option-ammo = { $n ->
    [one] Полно патронов: +{ $n } патрон
    [few] Полно патронов: +{ $n } патрона
   *[many] Полно патронов: +{ $n } патронов
}
    .earlier = Полно патронов
zombies-shoots = { $n ->
    [one] { $who } тратит { $n } патрон; осталось: { $left }.
    [few] { $who } тратит { $n } патрона; осталось: { $left }.
   *[many] { $who } тратит { $n } патронов; осталось: { $left }.
}
zombies-loses-life = { $n ->
    [0] { $who } теряет последнюю жизнь.
   *[other] { $who } теряет жизнь; осталось: { $n }.
}
zombies-down = { $n ->
    [0] { $who } выбывает до своего следующего хода.
    [one] { $who } выбывает до своего следующего хода и возвращает { $n } трофей.
    [few] { $who } выбывает до своего следующего хода и возвращает { $n } трофея.
   *[many] { $who } выбывает до своего следующего хода и возвращает { $n } трофеев.
} { $lost ->
    [0] Карты целы.
   *[other] Потеряно: { $cards }.
}
zombies-down-over = { $who } выбывает до своего следующего хода.
zombies-back = { $who } снова на Городской площади: жизни — { $lives }, патроны — { $bullets }.
zombies-shotgun-empty = { $who }: дробовик пуст.
zombies-plays = { $who } играет карту: { $card }.
zombies-uses = { $who } применяет карту: { $card }.

## Перемещение

zombies-ask-move = { $n ->
    [0] Очков движения нет, идти не получится.
   *[other] Куда? { $spent ->
        [0] { zombies-points } ({ $made }).
       *[other] { $n ->
            [one] Осталось { $n } очко из { $of }.
            [few] Осталось { $n } очка из { $of }.
           *[many] Осталось { $n } очков из { $of }.
        }
    }
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
zombies-points-skateboard = 2 за скейтборд
zombies-points-doubled = «Выброс адреналина» удваивает
zombies-points-halved = развязавшиеся шнурки делят пополам
zombies-points-keys = { $n } за машину
zombies-ask-move-2 = Каким путём?
zombies-ask-move-after-path-2 = Когда остановиться раньше?
zombies-ask-move-after-path = Куда дальше?
zombies-ask-move-for = { $n ->
    [0] Вы решаете за другого: { $whom }.
    [one] Помутнение рассудка: вы ведёте чужую фигурку ({ $whom }). Осталось { $n } очко.
    [few] Помутнение рассудка: вы ведёте чужую фигурку ({ $whom }). Осталось { $n } очка.
   *[many] Помутнение рассудка: вы ведёте чужую фигурку ({ $whom }). Осталось { $n } очков.
}
zombies-choose-group = Выберите локацию…
zombies-group-tile = { $n }: { $tile }
zombies-option-stop = { $spent ->
    [0] Остаться
   *[other] Дальше не идти
}
    .earlier = Остаться на месте
zombies-option-take = Взять жетон { $what ->
    [life] жизни
   *[bullet] патронов
} ({ zombies-points })
    .earlier = Взять жетон
zombies-option-heal = { $n ->
    [one] Лечиться: 1 жизнь за { $n } трофей
    [few] Лечиться: 1 жизнь за { $n } трофея
   *[many] Лечиться: 1 жизнь за { $n } трофеев
}
    .earlier = Лечиться: 2 трофея за жизнь
zombies-option-roll-move = Бросить кубик и идти
zombies-option-path = По клеткам
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
    [bullet] { " " }· патроны
   *[none] { "" }
}
zombies-option-square = { $at } · { zombies-points }{ $fights ->
    [0] { "" }
    [one] { " " }· { $fights } бой
    [few] { " " }· { $fights } боя
   *[many] { " " }· { $fights } боёв
}{ $token ->
    [life] { " " }· жизнь
    [bullet] { " " }· патроны
   *[none] { "" }
}
zombies-option-until-on = Пройти до конца
zombies-option-until-fight = Стоп после каждого боя
zombies-option-until-lives0 = Стоп при 0 жизней
zombies-option-until-lives1 = Стоп при 1 жизни
zombies-option-until-lives2 = Стоп при 2 жизнях
zombies-option-until-lives3 = Стоп при 3 жизнях
zombies-option-until-lives4 = Стоп при 4 жизнях
zombies-rolls-move = { $who } бросает кубик на перемещение: { $faces }.
zombies-steps = { $who } переходит: { $at }.
zombies-stays = { $who } остаётся на месте.
zombies-hands-back = { $who } уступает ход: дальше идёт { $whom }.
zombies-takes = { $what ->
    [life] { $who } берёт жетон жизни, { $at }.
   *[bullet] { $who } берёт жетон патронов, { $at }.
}
zombies-heals = { $who } лечится за трофеи ({ $n }); жизней теперь: { $lives }.

## Итоги

zombies-win-helipad = { $who } на Вертолётной площадке и улетает из города: победа!
zombies-win-kills = { $who } набирает нужное число трофеев: победа!
zombies-win-last = В игре остаётся только { $who }: победа!
zombies-win-rank = Больше всего трофеев: { $whom }.

# Слова команд: в приказе, и когда они возможны
zombies-word-roll = бросок
zombies-word-go = дальше
zombies-word-bullets = патроны
zombies-word-life = жизнь
zombies-word-kit = аптечка
zombies-word-give = вернуть трофеи
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
zombies-when-bullets = Нужно столько патронов, сколько не хватает до победы.
zombies-when-kit = Нужна аптечка, которую можно сбросить.
zombies-when-take = На вашей клетке должен лежать жетон, который вам можно взять, и если жетоны стоят очков, нужно ещё одно очко.
zombies-when-heal = Лечатся вместо движения, до первого шага: не больше 2 жизней, не меньше 2 трофеев, раз за ход, и только если за этим столом играют с лечением.
zombies-when-back = Уступить ход может только тот, кто ведёт чужую фигурку картой «Помутнение рассудка».
zombies-when-stop = Из-за «Клаустрофобии» сначала нужно выйти из здания.
