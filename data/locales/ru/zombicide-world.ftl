# Зомбицид: что делают зомби, что случается с выжившими, карты, которые читают, конец миссии.

## Раунды

zombicide-title-round = Раунд { $n }
zombicide-title-zombies = Фаза зомби
zombicide-title-end = Конечная фаза
zombicide-headline-zombies = Раунд { $n }, зомби: { $parts }
zombicide-round-over = Раунд { $n } окончен: на ногах { $alive } из { $of }.
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
    [one] пришёл { $n }
    [few] пришло { $n }
   *[many] пришло { $n }
}
zombicide-sum-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
}
zombicide-sum-abomination = { $what }
zombicide-attack = { $zone }, нападают: { $units }.
zombicide-walks = { $zone } → { $to }: { $what }.
zombicide-appear = { $zone }: { $units }.
zombicide-shortage = Фигурки кончились: все, кто на поле, действуют ещё раз ({ $what }).
zombicide-abomination = Появляется отродье: { $what }, { $zone }.
zombicide-light-check = { $n ->
    [one] { $n } зомби видит свет и сразу действует.
    [few] { $n } зомби видят свет и сразу действуют.
   *[many] { $n } зомби видят свет и сразу действуют.
}
zombicide-ask-march = { $zone }, { $what }: путей несколько. { $n ->
    [one] По какому пойдёт на одного больше?
    [few] По каким { $n } пойдёт на одного больше?
   *[many] По каким { $n } пойдёт на одного больше?
}
zombicide-kind-march = Путь зомби
zombicide-ask-split = { $zone }: кому { $n ->
    [one] достаётся { $n } попадание
    [few] достаются { $n } попадания
   *[many] достаются { $n } попаданий
}{ $each ->
    [one] {""}
    [few] {" "}(по { $each } раны)
   *[many] {" "}(по { $each } ран)
}?
zombicide-kind-split = Раны

## Карты зомби

zombicide-zombie-card = { $zone }: { $what }
zombicide-zombie-card-spawn = карта { $no }, { $what }
zombicide-zombie-card-rush = карта { $no }, { $what }, и сразу в бой
zombicide-zombie-card-extra = карта { $no }, { $what } действуют ещё раз
zombicide-zombie-card-none = карта { $no }, ничего не происходит
zombicide-building-quiet = Внутри никого: { $zone }.
zombicide-ask-distribute = Какую карту в какую зону? По порядку зон: { $zones }
zombicide-kind-distribute = Карты зомби
zombicide-ask-react = Появились зомби: { $zone }. Что делает { $figure }?
zombicide-kind-react = Реакция
zombicide-react-pass = Ничего
zombicide-sidestep = { $figure } отступает: { $zone }.
zombicide-reflexes = { $figure } бьёт сразу: { $zone }.

## Выжившие

zombicide-wounded = { $figure } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}, осталось здоровья: { $left }.
zombicide-healed = { $figure } лечит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}, теперь здоровья: { $left }.
zombicide-ask-ward = { $figure } вот-вот получит { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
} (здоровье { $left }). Сбросить что-нибудь, чтобы уберечься?
zombicide-kind-ward = Защита
zombicide-warded = { $figure } сбрасывает карту ({ $what }) и избегает { $n ->
    [one] { $n } раны
    [few] { $n } ран
   *[many] { $n } ран
}.
zombicide-knocked-out = Нокаут: { $figure }, { $zone }. Поднимите, пока не кончился следующий раунд!
zombicide-dies = { $figure }: гибель.
zombicide-saved = { $figure } в безопасности, но вне этой миссии.
zombicide-companion-lost = { $figure }: потеря навсегда.

## Карты целей

zombicide-reads = { $figure } берёт карту цели: { $card }
zombicide-reads-note = { $figure } читает заметку: { $card }
zombicide-story = { $story }
zombicide-chooses = { $figure } решает: { $what }.
zombicide-rolls-test = { $figure } пробует, нужно { $least }+: { $faces }.
zombicide-sum-objective = «{ $card }»
zombicide-ask-option = { $card }: что делает { $figure }?
zombicide-kind-option = Решение
zombicide-ask-pick = «{ $card }». { $does } Выбирает { $figure }.
zombicide-kind-pick = Выбор
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
zombicide-kind-identify = Заметка с первого взгляда
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
    [0] никто не уцелел
   *[other] { $alive }
} · { $kills ->
    [one] { $kills } убитый зомби
    [few] { $kills } убитых зомби
   *[many] { $kills } убитых зомби
}
zombicide-end-alive = Живы { $n } из { $of }
zombicide-rolls-keep = { $figure } осматривает вещь ({ $what }): { $faces }.
zombicide-keeps = { $figure } сохраняет на следующую миссию: { $what }.
zombicide-keeps-not = { $figure } не может сохранить: { $what }.
zombicide-ask-replace = { $figure }: этого выжившего больше нет. Кто займёт место?
zombicide-kind-replace = Замена
zombicide-replaced = Место, которое занимал выживший { $figure }, теперь за новым: { $whom }.
zombicide-award-kills = Больше всех убитых зомби: { $whom } ({ $n })
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
