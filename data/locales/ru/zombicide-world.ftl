# Зомбицид: что делают зомби, что случается с выжившими, карты, которые читают, конец миссии.

## Раунды

zombicide-title-round = Раунд { $n }
zombicide-title-zombies = Фаза зомби
zombicide-title-end = Конечная фаза
zombicide-headline-zombies = Раунд { $n }, ход мертвецов: { $parts }
zombicide-round-over = Раунд { $n } окончен: на ногах { $alive } из { $of }{ $out ->
    [0] { "" }
    [one] , { $out } выбрался
    [few] , { $out } выбрались
   *[many] , { $out } выбрались
}.
    .earlier = Раунд { $n } окончен: на ногах { $alive } из { $of }.
zombicide-giving-up = { $why ->
    [idle] { $rounds } раундов впустую: никто никого не убил, ничего не обыскал и не взял. Ещё { $n } таких — и
   *[long] Пора закругляться: через { $n } раундов
} миссия будет прервана.
zombicide-given-up = После { $n }-го раунда миссия прервана: больше ничего не происходит.
zombicide-clock = На часах { $hour }:00 ({ $when ->
    [night] ночь
   *[day] день
}).

## Зомби

zombicide-sum-appear = { $n ->
    [one] пришёл { $n } зомби
    [few] пришли { $n } зомби
   *[many] пришло { $n } зомби
}
zombicide-sum-wounds-own = −{ $n } здоровья
zombicide-sum-wounds = { $figure } −{ $n } здоровья
    .earlier = { $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[many] { $n } ран
    }
zombicide-sum-abomination = { $what }
zombicide-attack = Атака в { $zone }: { $units }.
zombicide-walks = { $what }: из { $zone } в { $to }.
zombicide-appear = Новые в { $zone }: { $units }.
zombicide-shortage = Фигурки кончились: все, кто на поле, действуют ещё раз ({ $what }).
zombicide-abomination = Появляется { $what }: { $zone }! { $does }
    .earlier = Появляется { $what }: { $zone }!
zombicide-light-check = { $n ->
    [one] { $n } зомби увидел свет и действует сразу.
    [few] { $n } зомби увидели свет и действуют сразу.
   *[many] { $n } зомби увидели свет и действуют сразу.
}

zombicide-ask-march = { $zone }, { $what }: путей несколько. { $n ->
    [one] По какому пойдёт на одного больше?
    [few] По каким { $n } пойдёт на одного больше?
   *[many] По каким { $n } пойдёт на одного больше?
}
    .kind = Путь зомби
    .rule = R7.12
    .hint = Несколько путей одинаково коротки. Когда зомби не делятся поровну, вы решаете, куда пойдёт остаток.
    .wait = куда они пойдут?
    .why = Где вас меньше, там и вреда от них меньше.

zombicide-ask-split = { $zone }: кому { $n ->
    [one] достаётся { $n } попадание
    [few] достаются { $n } попадания
   *[many] достаются { $n } попаданий
}{ $each ->
    [one] {""}
    [few] {" "}(по { $each } раны)
   *[many] {" "}(по { $each } ран)
}?
    .kind = Раны
    .rule = R9.1
    .hint = Раны делите как хотите. Кто остался без здоровья, тот в нокауте.
    .wait = кому достанутся раны?
    .why = У кого больше здоровья, тот больше и вынесет.

## Карты зомби

zombicide-zombie-card = { $zone }: { $what }
zombicide-zombie-card-spawn = карта { $no }, { $what }
zombicide-zombie-card-rush = карта { $no }, { $what }, и сразу в бой
zombicide-zombie-card-extra = карта { $no }, { $what } действуют ещё раз
zombicide-zombie-card-none = карта { $no }, ничего не происходит
zombicide-building-quiet = Внутри никого: { $zone }.

zombicide-ask-distribute = Какую карту в какую зону? По порядку зон: { $zones }
    .kind = Карты зомби
    .rule = R7.13
    .hint = Эти карты видите только вы. Отправьте худшие туда, где никого из ваших нет.
    .wait = разложить карты зомби
    .why = По порядку: никто не знает, кто из вас окажется быстрее.

zombicide-ask-react = Появились зомби: { $zone }. Что делает { $figure }?
    .kind = Реакция
    .rule = R7.16
    .hint = Рядом с вами появились зомби. Вы можете успеть раньше них, раз за карту.
    .wait = появляются зомби
    .why = Кого можно убить, того лучше бить сразу; если их слишком много, лучше отойти.

zombicide-react-pass = Ничего
zombicide-sidestep = { $figure } отступает в { $zone }.
zombicide-reflexes = { $figure } бьёт первым ударом: { $zone }.

## Выжившие

zombicide-wounded = { $figure } теряет { $n ->
    [one] { $n } очко здоровья
    [few] { $n } очка здоровья
   *[many] { $n } очков здоровья
}, осталось { $left }.
zombicide-healed = { $figure } лечится: +{ $n } здоровья, теперь { $left }.

zombicide-ask-ward = { $figure } вот-вот получит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
} (здоровье { $left }). Сбросить что-нибудь, чтобы уберечься?
    .kind = Защита
    .rule = R4.14
    .hint = То, что вы отдадите сейчас, погасит раны. То, что сбережёте, пригодится потом, если устоите.
    .wait = остановить раны?
    .why = Вещь отдают, когда она спасает от нокаута.

zombicide-warded = { $figure } сбрасывает карту «{ $what }»: { $n ->
    [one] { $n } рана не считается
    [few] { $n } раны не считаются
   *[many] { $n } ран не считаются
}.
zombicide-knocked-out = Нокаут! { $figure }, { $zone }: до конца раунда { $n } { GENDER($figure) ->
    [f] её
   *[m] его
} ещё можно вынести.{ $near ->
    [0] {" "}Рядом никого, поспешите!
    [1] {" "}За один ход успевает { $who }.
   *[other] {" "}За один ход успевают { $who }.
}
    .past = Нокаут: { $figure }, { $zone }.
    .earlier = Нокаут: { $figure }, { $zone }. Поднимите, пока не кончился следующий раунд!
zombicide-dies = † { $figure } погибает.
zombicide-dies-for-good = † { $figure } погибает. В этой кампании { GENDER($figure) ->
    [f] её
   *[m] его
} больше не будет.
zombicide-saved = { $figure } в безопасности, но вне этой миссии.
zombicide-companion-lost = † { $figure } погибает, и это навсегда.

## Карты целей

zombicide-reads = { $figure } берёт карту цели «{ $card }»
zombicide-reads-note = { $figure } читает: «{ $card }»
zombicide-story = **{ $card }** — { $story }
    .earlier = { $story }
zombicide-chooses = { $figure } выбирает: «{ $what }».
zombicide-rolls-test = { $figure } пробует, нужно { $least }+ ({ $p }): { $faces }.
    .earlier = { $figure } пробует, нужно { $least }+: { $faces }.
zombicide-sum-objective = прочитана карта «{ $card }»

zombicide-ask-option = { $card }: что делает { $figure }?
    .kind = Решение
    .rule = O2
    .hint = Посоветуйтесь: второго раза не будет. В кампании этот выбор могут вспомнить и потом.
    .wait = карта ждёт решения
    .why = За свою цену это даёт больше всего.
    .why-goal = Это приближает цель миссии, чего бы ни стоило.
    .why-lasts = Что это даёт, может пригодиться в следующих миссиях кампании.
    .why-unread = Что в заметке, не знает никто, но, может, её-то миссии и не хватает.
    .why-secret = Что в заметке, не знает никто, но и остальное не обещает большего.

zombicide-ask-pick = «{ $card }». { $does } Выбирает { $figure }.
    .kind = Выбор
    .rule = O2
    .hint = Карта оставляет вам решать, кого или чего она коснётся. Зона должна быть видна.
    .wait = кого или что?
    .why = Там от этого больше всего пользы.

zombicide-pick-survivor = Кого?
zombicide-pick-zone = Какую зону?
zombicide-pick-cards = { $n ->
    [one] Какую карту сбросить?
    [few] Какие { $n } карты сбросить?
   *[many] Какие { $n } карт сбросить?
}
zombicide-crowd = { $zone }: { $n ->
    [0] зомби нет
   *[other] { $n } зомби
}
zombicide-peek = Следующие карты зомби, верхняя первой: { $cards }

zombicide-ask-identify = Вы знаете, кого искать. Прочесть следующую заметку об отродье?
    .kind = Заметка с первого взгляда
    .rule = R6.7
    .hint = Заметку можно прочесть, едва увидев отродье. Подействует она, только когда его убьют.

zombicide-identify = В заметке говорится об этом отродье, { $what }: { $note }

## Конец миссии

zombicide-mission-over = { $what }
zombicide-end-won = Победа: { $mission }
zombicide-end-campaign = Кампания выиграна: { $mission }
zombicide-end-lost = Поражение: { $mission }
zombicide-end-fallen = На ногах никого, кампания проиграна: { $mission }
zombicide-end-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
zombicide-standing = { $n ->
    [0] {""}
   *[other] { $alive }
}{ $fallen ->
    [0] {""}
   *[other] { $n ->
        [0] {""}
       *[other] ;{" "}
    }{ $dead }
} · { $kills ->
    [one] { $kills } убитый зомби
    [few] { $kills } убитых зомби
   *[many] { $kills } убитых зомби
}
zombicide-fallen = { $standing ->
    [down] { $figure } без сознания
   *[other] † { $figure } в раунде { $n }
}
zombicide-end-alive = { $n ->
    [0] Никто не уцелел (из { $of })
   *[other] В живых { $n } из { $of }
}
zombicide-rolls-keep = { $figure } проверяет вещь ({ $what }, шанс уцелеть { $p }): { $faces }.
    .earlier = { $figure } проверяет вещь ({ $what }): { $faces }.
zombicide-keeps = { $figure } берёт с собой в следующую миссию: { $what }.
zombicide-keeps-not = { $what } — эта вещь своё отслужила ({ $figure }).

zombicide-ask-replace = { $figure } больше не с вами. Кто придёт на смену?
    .kind = Замена
    .rule = R9.5
    .hint = Вместо погибшего приходит новый: без умений и вещей, но с достижениями погибшего.
    .wait = кто придёт на замену?
    .why = Кому-то надо занять место.

zombicide-replaced = На смену { DAT($figure) } приходит { $whom }.
zombicide-recruit = { $figure }. { $skill }
zombicide-award-kills = Больше всех зомби на счету: { $whom } ({ $n })
zombicide-award-objective = Больше всех карт целей: { $whom } ({ $n })
zombicide-award-searches = Больше всех обысков: { $whom } ({ $n })

## Шаги

zombicide-step-match = миссия
zombicide-step-round = раунд
zombicide-step-replacement = замена погибших
zombicide-step-zombiephase = фаза зомби
zombicide-step-lightcheck = проверка света
zombicide-step-awakening = активация всех зомби
zombicide-step-activation = активация
zombicide-step-arrival = появление отродья
zombicide-step-spawning = появление зомби
zombicide-step-distribution = распределение карт зомби
zombicide-step-card = карта зомби
zombicide-step-reactions = реакции на появление
zombicide-step-spread = делёж ран
zombicide-step-hurt = раны
zombicide-step-endphase = конечная фаза
zombicide-step-healing = умения конца раунда
zombicide-step-quiet = перезарядка, шум и гибель
zombicide-step-clock = часы
zombicide-step-passing = передача часов
zombicide-step-reading = чтение карты
zombicide-step-block = действие карты
zombicide-step-ongoing = эффект
