# Зомбицид: что делают карты целей, по фразе на каждое действие, до него и когда оно произошло.
# figure   выживший или, пока никто не выбран, одна из строк zombicide-who-… ниже
# zone     зона по имени или одна из строк zombicide-where-… ниже
# what     зомби (zombicide-count-…, zombicide-all-…, zombicide-what-all), ключевое слово, достижение, пометка, задача

zombicide-who-zone = Каждый в этой зоне
zombicide-who-all = Каждый выживший
zombicide-who-group = вся группа
zombicide-who-pick-zone = Один из выживших здесь (по вашему выбору)
zombicide-who-pick-all = Один из выживших (по вашему выбору)
zombicide-where-pick = видимая зона, дальность { $from }–{ $to }
zombicide-what-all = все до одного

## Действия карт

zombicide-effect-ap = { $figure } получает { $n ->
    [one] { $n } очко адреналина
    [few] { $n } очка адреналина
   *[many] { $n } очков адреналина
}.
    .manual = очки адреналина
zombicide-effect-cxp = { $figure } получает { $n ->
    [one] { $n } очко опыта кампании
    [few] { $n } очка опыта кампании
   *[many] { $n } очков опыта кампании
}.
    .manual = очки опыта кампании
zombicide-effect-heal = { $figure } лечит { $n ->
    [one] { $n } рану.
    [few] до { $n } ран.
   *[many] до { $n } ран.
}
    .manual = лечит одного из них
zombicide-effect-healall = { zombicide-effect-heal }
    .manual = лечит каждого из них
zombicide-effect-wound = { $figure } получает { $n ->
    [one] { $n } рану.
    [few] { $n } раны.
   *[many] { $n } ран.
}
    .manual = ранит каждого из них
zombicide-effect-draw = { $figure } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} { $deck ->
    [eq] вещей.
    [ss] Секретной службы.
   *[epic] супероружия.
}
    .manual = карты из `eq` (основная), `ss` (Секретная служба) или `epic` (супероружие)
zombicide-effect-gain = { $figure } берёт карту: { $card }.
    .manual = именно эта карта из её колоды
zombicide-effect-discard = { $figure } сбрасывает { $class ->
    [any] { $n ->
        [one] { $n } карту.
        [few] { $n } карты.
       *[many] { $n } карт.
    }
    [ranged] { $n ->
        [one] { $n } карту огнестрельного оружия.
        [few] { $n } карты огнестрельного оружия.
       *[many] { $n } карт огнестрельного оружия.
    }
    [melee] { $n ->
        [one] { $n } карту оружия ближнего боя.
        [few] { $n } карты оружия ближнего боя.
       *[many] { $n } карт оружия ближнего боя.
    }
    [molotov] { $n ->
        [one] { $n } коктейль Молотова.
        [few] { $n } коктейля Молотова.
       *[many] { $n } коктейлей Молотова.
    }
    [light] { $n ->
        [one] { $n } фонарь.
        [few] { $n } фонаря.
       *[many] { $n } фонарей.
    }
   *[food] { $n ->
        [one] { $n } карту еды.
        [few] { $n } карты еды.
       *[many] { $n } карт еды.
    }
}
    .manual = сброс карт вида `ranged`, `melee`, `food`, `molotov`, `light` или с этим именем, а если ничего не названо — любых
zombicide-foretold-discard-card = { $figure } сбрасывает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}: { $card }.
zombicide-effect-spawn = { $n ->
    [one] В { $zone } появляется { $what }.
    [few] В { $zone } появляются { $what }.
   *[many] В { $zone } появляется { $what }.
}
    .manual = появляются зомби
zombicide-effect-spawncard = Для { $zone } открывают карту зомби.
    .manual = для зоны открывается карта зомби
zombicide-effect-extra = Дополнительный ход получают { $what }.
    .manual = дополнительная активация всех зомби вида, с `all` — вообще всех
zombicide-effect-killzone = { $zone }: зомби уничтожены — { $what }.
    .manual = убирает всех зомби зоны
zombicide-effect-killpick = { $n ->
    [one] Уберите { $n } зомби ({ $zone }).
    [few] Уберите до { $n } зомби ({ $zone }).
   *[many] Уберите до { $n } зомби ({ $zone }).
}
    .manual = убирает нескольких зомби в видимой зоне на таком расстоянии
zombicide-effect-noise = { $n ->
    [one] В { $zone } ложится { $n } жетон шума.
    [few] В { $zone } ложатся { $n } жетона шума.
   *[many] В { $zone } ложатся { $n } жетонов шума.
}
    .manual = появляются жетоны шума
zombicide-effect-unnoise = Стихает весь шум, кроме того, что не стихает никогда.
    .manual = весь шум стихает
zombicide-effect-spawn-on = Теперь зомби появляются и здесь: { $zone }.
    .manual = зоны появления этого цвета включаются
zombicide-effect-spawn-off = Здесь зомби больше не появляются: { $zone }.
    .manual = зона появления выключается
zombicide-effect-spawn-add = { zombicide-effect-spawn-on }
    .manual = добавляется зона появления
zombicide-effect-nospawn = { $n ->
    [one] В следующем здании, которое вы откроете, зомби нет.
    [few] В следующих { $n } зданиях, которые вы откроете, зомби нет.
   *[many] В следующих { $n } зданиях, которые вы откроете, зомби нет.
}
    .manual = в следующих открытых зданиях никого нет
zombicide-effect-door-unlock = Забаррикадированные двери теперь можно открыть.
    .manual = двери с правилом `locked` под этим именем теперь можно открыть
zombicide-effect-link = Открыт ход: { $zone } ↔ { $to }.
    .manual = две зоны становятся соседними
zombicide-effect-lock-room = В { $zone } закрываются все двери.
    .manual = открытые двери комнаты закрываются
zombicide-effect-undark = Тёмных зон больше нет.
    .manual = тёмных зон больше нет
zombicide-effect-unlight = Прожектор гаснет.
    .manual = прожектор гаснет
zombicide-effect-move = { $figure } попадает в { $zone }.
    .manual = переносит выживших
zombicide-effect-endturn = { $figure } теряет оставшиеся действия и заканчивает ход.
    .manual = завершает их ход
zombicide-effect-note = Дальше — заметка { $n }.
    .manual = зачитывает заметку
zombicide-effect-key = Теперь у вас есть «{ $what }».
    .manual = ключевое слово миссии
zombicide-effect-ach = Получено достижение «{ $what }» ({ $who }).
    .manual = достижение — `taker` или всей группе (`group`)
zombicide-effect-count = { $total }.
    .manual = счётчик кампании
zombicide-counted = { $more }, всего { $total }.
    .earlier = +{ $n } → { $total }.
zombicide-effect-flag = { $what }.
    .manual = флаг миссии
zombicide-effect-cflag = { zombicide-effect-flag }
    .manual = флаг кампании
zombicide-effect-companion = { $what } теперь с вами, ведёт { $who }.
    .manual = к группе присоединяется спутник
zombicide-effect-peek = { $n ->
    [one] { $figure } втайне смотрит следующую карту зомби.
    [few] { $figure } втайне смотрит { $n } следующие карты зомби.
   *[many] { $figure } втайне смотрит { $n } следующих карт зомби.
}
    .manual = игрок смотрит верхние карты зомби
zombicide-effect-goal = Задача выполнена: «{ $what }».
    .manual = задача выполнена
zombicide-effect-exit = Здесь можно уйти: { $zone }.
    .manual = найден выход
zombicide-effect-keep = Карта остаётся лежать открытой.
    .manual = карта остаётся на месте лицом вверх, и её можно взять снова
zombicide-effect-back = Карта остаётся лежать открытой, её можно взять снова.
    .manual = то же самое; программа тоже рассчитывает взять её снова

## Что ими управляет

zombicide-foretold = { $first } { $then }
zombicide-foretold-cxp-single = Опыт кампании в отдельной миссии ни к чему.
zombicide-foretold-option = { $what }. { $does }
zombicide-effect-choose = { $figure } выбирает.
zombicide-effect-test = { $n ->
    [one] Бросьте { $n } кубик
    [few] Бросьте { $n } кубика
   *[many] Бросьте { $n } кубиков
}, нужно { $t }+. Если получится: { $then } Если нет: { $else }
zombicide-effect-if = Если { $condition }: { $then }
zombicide-effect-if-else = Если { $condition }: { $then } Если нет: { $else }
zombicide-condition-has-ach = у кого-то из вас есть «{ $what }»
zombicide-condition-taker-ach = у взявшего карту есть «{ $what }»
zombicide-condition-key = у вас есть «{ $what }»
zombicide-condition-keys-all = у вас есть всё это: { $what }
zombicide-condition-taken = { $n ->
    [one] взята хотя бы { $n } другая карта
    [few] взяты хотя бы { $n } другие карты
   *[many] взяты хотя бы { $n } других карт
}
zombicide-condition-counter = уже достигнуто ({ $total })
zombicide-condition-flag = это так ({ $what })
zombicide-condition-cflag = { zombicide-condition-flag }
zombicide-condition-inv = с собой есть { $class ->
    [ranged] огнестрельное оружие
    [melee] оружие ближнего боя
    [molotov] коктейль Молотова
    [food] еда
   *[light] фонарь
}
zombicide-condition-inv-card = с собой есть «{ $card }»
zombicide-condition-companion = { $what } с вами
zombicide-condition-doors-open = все эти двери открыты
zombicide-condition-zone-clear = нет зомби: { $zone }
zombicide-condition-not = это не так ({ $condition })
zombicide-condition-has-ach-not = ни у кого из вас нет «{ $what }»
zombicide-condition-taker-ach-not = у взявшего карту нет «{ $what }»
zombicide-condition-key-not = у вас нет «{ $what }»
zombicide-condition-keys-all-not = у вас нет чего-то из этого: { $what }
zombicide-condition-taken-not = { $n ->
    [one] взято меньше { $n } другой карты
    [few] взято меньше { $n } других карт
   *[many] взято меньше { $n } других карт
}
zombicide-condition-counter-not = ещё не достигнуто ({ $total })
zombicide-condition-flag-not = это не так ({ $what })
zombicide-condition-cflag-not = { zombicide-condition-flag-not }
zombicide-condition-inv-not = с собой нет { $class ->
    [ranged] огнестрельного оружия
    [melee] оружия ближнего боя
    [molotov] коктейля Молотова
    [food] еды
   *[light] фонаря
}
zombicide-condition-inv-card-not = с собой нет карты «{ $card }»
zombicide-condition-companion-not = { $what } не с вами
zombicide-condition-doors-open-not = открыты ещё не все эти двери
zombicide-condition-zone-clear-not = есть зомби: { $zone }
zombicide-condition-and = { $first } и { $second }
zombicide-condition-or = { $first } или { $second }

## Как аргументы называются в руководстве по миссиям (`.manual` выше — строка действия там же)

zombicide-argument-who = кто
zombicide-argument-zone = зона
zombicide-argument-deck = колода
zombicide-argument-card = карта
zombicide-argument-class = вид
zombicide-argument-zombies = зомби
zombicide-argument-colour = цвет
zombicide-argument-name = имя
zombicide-argument-word = слово
zombicide-argument-achievement = достижение
zombicide-argument-counter = счётчик
zombicide-argument-flag = флаг
zombicide-argument-goal = задача
zombicide-argument-least = от
zombicide-argument-most = до
