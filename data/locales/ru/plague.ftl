# Нашествие зомби: вопросы, действия, журнал.

plague-name = Нашествие зомби
plague-about = Дом, полный вещей, машина, которая не заводится, и мертвецы на улице: обыщите всё и уезжайте или заколотите дом.
    .rule = R1.1
plague-goal = Люди: обыскать всё и уехать вместе или заколотить дом, в котором нет зомби. Зомби: чтобы на ногах не осталось никого.
plague-goal-on-foot = Люди: заколотить дом, в котором нет зомби. Зомби: чтобы на ногах не осталось никого.
plague-role-zombies = Игрок-Зомби
plague-side-humans = Люди
plague-title-round = Раунд { $n }
plague-title-humans = Ход людей
plague-title-zombies = Ход зомби
plague-face-1 = 1
plague-face-2 = 2
plague-face-3 = 3
plague-face-4 = 4
plague-face-5 = 5
plague-face-6 = 6
plague-face-7 = 7
plague-face-8 = 8

## Figures

plague-human = { $what } { $n }
plague-figure-human = Человек { $n }
plague-figure-zombie = Зомби { $n }
plague-figure-risen = Свежий мертвец { $n }
plague-figure-crawler = Ползун { $n }
plague-figure-crazy = Сумасшедший зомби { $n }
plague-placed = { $figure }, { $at ->
    [car] в машине
   *[other] { $at }
}
plague-mover = { $figure } ({ $at }, { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
})
plague-card-empty = { $card } (разряжено)
plague-card-marked = { $card } (с отметкой)
plague-card-again = { $card }, № { $n }
plague-swung = { $card } как дубина
plague-weapon-kills = { $weapon }: { $push ->
    [0] {""}
   *[other] оттолкнёт на { $push }{ $last ->
        [0] {""}
       *[other] –{ $last }
    },{" "}
}убьёт на { $n }{ $n ->
        [6] {""}
       *[other] +
    }
plague-weapon-pushes = { $weapon }: оттолкнёт на { $push }{ $push ->
        [6] {""}
       *[other] +
    }
plague-weapon-aimed = { $weapon }: { $push ->
    [0] {""}
   *[other] оттолкнёт на { $push }{ $push ->
            [6] {""}
           *[other] +
        },{" "}
}убьёт, только если прицелиться
plague-weapon-works = { $weapon }: сработает на { $n }{ $n ->
        [6] {""}
       *[other] +
    }
plague-weapon-hands = { $weapon }: убьют на двух шестёрках
plague-bare-hands = Голые руки
plague-square = { $at }
plague-in-car = в машине

## Questions

plague-ask-character = Человек { $n }: кем он будет?
    .kind = Персонаж
    .rule = S2
    .choose = Персонаж…
    .hint = У каждого своя способность и своё оружие, с которым можно перебросить кубик.
    .wait = выбор персонажа

plague-ask-start = { $figure }: откуда начинаете? { $sheet ->
    [0] С любой клетки у края поля.
   *[other] Кубик выбрал лист { $sheet } из шести: начинать надо там, на улице.
}
    .kind = Начальная клетка
    .rule = S7
    .choose = Клетка…
    .hint = Чем ближе к двери или окну, тем меньше шагов. Новые зомби появляются поодаль от людей, бывает, и в доме.
    .plan = { $figure } → { $at }
    .why = Отсюда ближе всего до двери, окна или ворот.
    .wait = где начать

plague-ask-act = { $figure }, { $at } · ⚡ { $n } · ❤️ { $life }
    .kind = Действие
    .rule = R4.1
    .choose = Действие…
    .hint = ⚡ — действия, ❤️ — жизни; у каждого дела своя цена. Обыскивают с соседней клетки, не наискосок. Когда все люди закончили, ходят зомби.
    .wait = ваши действия
    .plan-move = { $figure } → { $at }{ $inside ->
        [yes] {" "}({ $zone })
       *[no] {""}
    }
    .plan-board = { $figure } садится в машину
    .plan-ignite = { $figure } пробует завести мотор
    .plan-leave = { $figure } выходит из машины → { $at }
    .plan-search = { $figure } обыскивает { $place }
    .plan-attack = { $figure } атакует: { $whom } ({ $weapon }){ $pushed ->
        [yes] . Если оттолкнёт, то на { $to }
       *[no] {""}
    }
    .plan-throw = { $figure } бросает на { $at }: { $weapon }
    .plan-build = { $figure } заколачивает: { $edge }
    .plan-use = { $figure } применяет: { $card }{ $own ->
        [yes] {""}
       *[no] {" "}→ { $whom }
    }
    .plan-give = { $figure } отдаёт: { $card } → { $whom }
    .plan-take = { $figure } берёт: { $card } ← { $whom }
    .plan-pick = { $figure } подбирает: { $card } ({ $whom })
    .why-price = { $n ->
        [0] бесплатно
        [one] { $n } действие
        [few] { $n } действия
       *[many] { $n } действий
    }, останется { $left }
    .why-falls = скорее всего, { $figure } там свалится
    .why-search-new = Здесь ещё никто не искал: станет { $n } из { $of }
    .why-search-again = Вы сами здесь ещё не искали, а с оружием у вас негусто
    .why-attack = { $bites ->
        [0] Здесь вас пока никто не укусит: пусть и дальше будет так
        [one] Здесь вас может укусить { $bites } зомби, одним станет меньше
        [few] Здесь вас могут укусить { $bites } зомби, одним станет меньше
       *[many] Здесь вас могут укусить { $bites } зомби, одним станет меньше
    }{ $only ->
        [yes] . Оружие у вас одно, и упс может его отнять
       *[no] {""}
    }
    .why-throw = Если сработает, погибнут все зомби рядом с этой клеткой; потратится в любом случае
    .why-bites = { $n ->
        [one] здесь вас может укусить { $n } зомби
        [few] здесь вас могут укусить { $n } зомби
       *[many] здесь вас могут укусить { $n } зомби
    }
    .why-heal = { $figure }: { $n ->
        [0] без сознания, следующий укус убьёт
        [one] осталась всего { $n } жизнь
        [few] осталось всего { $n } жизни
       *[many] осталось всего { $n } жизней
    }
    .why-card = { $card }: { $does }
    .why-build = Здесь мертвецы больше не пройдут
    .why-build-one = { $n ->
        [0] Последний из { $of } проёмов: дом будет закрыт
        [one] Открытым останется { $n } проём из { $of }
        [few] Открытыми останутся { $n } проёма из { $of }
       *[many] Открытыми останутся { $n } проёмов из { $of }
    }
    .why-give = Оружие получше остаётся у вас, а рядом кто-то с пустыми руками
    .why-pick = Вещь нужная, а лежит на земле
    .why-take = Тому, кто на ногах, это нужнее
    .why-baby_take = Без младенца никто не победит
    .why-board = Всё обыскано: пора в машину
    .why-ignite = Все внутри: если мотор заведётся, а у машины меньше четырёх зомби, вы победили
    .why-leave = Мотор работает, но зомби не выпускают машину, а стрелять изнутри нечем: кому-то надо выйти и драться
    .why-move-nearer = Цель — { $what }: { $n ->
        [0] вы будете на месте
        [one] оттуда ещё { $n } шаг
        [few] оттуда ещё { $n } шага
       *[many] оттуда ещё { $n } шагов
    }. { $danger ->
        [0] Никто из зомби туда не дотянется
        [one] Укусить там сможет { $danger } зомби
        [few] Укусить там смогут { $danger } зомби
       *[many] Укусить там смогут { $danger } зомби
    }
    .why-move-safer = { $n ->
        [0] Никто из зомби туда не дотянется
        [one] Укусить там сможет { $n } зомби
        [few] Укусить там смогут { $n } зомби
       *[many] Укусить там смогут { $n } зомби
    }, { $before ->
        [0] здесь — тоже никто, но там просторнее бежать
       *[other] здесь — { $before }
    }
    .why-to-search = то, что ещё не обыскано
    .why-to-place = обыскать { $place }
    .why-to-party = дойти до отставшего ({ $figure }), чтобы идти к машине вместе
    .why-to-fight = отбить машину у зомби
    .why-to-baby = забрать младенца
    .why-to-opening = пост «{ $edge }»
    .why-to-lure = дальний угол, чтобы увести зомби от машины
    .why-to-car = машина
    .why-to-house = любая комната дома
    .why-to-cellar = подвал
    .why-done-here = Ничего лучше отсюда не сделать. { $n ->
        [0] Укусить вас здесь никто не сможет.
        [one] Укусить вас здесь сможет { $n } зомби.
        [few] Укусить вас здесь смогут { $n } зомби.
       *[many] Укусить вас здесь смогут { $n } зомби.
    }
    .why-done-house = Вы уже в доме, а оставшиеся проёмы закроют те, кому до них ближе. { $n ->
        [0] Укусить вас здесь никто не сможет.
        [one] Укусить вас здесь сможет { $n } зомби.
        [few] Укусить вас здесь смогут { $n } зомби.
       *[many] Укусить вас здесь смогут { $n } зомби.
    }
    .why-done-waits = Цель — { $what }, но идти к ней сейчас опаснее, чем ждать. Сколько зомби смогут укусить там: { $n }, здесь: { $before }.
    .why-done-barred = Цель — { $what }, но дорогу туда сейчас перегородили зомби. Сколько из них смогут укусить вас здесь: { $before }.
    .why-done-car = { $blocked ->
        [yes] Мотор работает, но зомби не выпускают машину, и прогнать их отсюда нечем.
       *[no] В машине сейчас делать больше нечего.
    } { $n ->
        [0] До дверей ни один зомби в свой ход не дойдёт.
        [one] Укусить через дверь сможет { $n } зомби.
        [few] Укусить через двери смогут { $n } зомби.
       *[many] Укусить через двери смогут { $n } зомби.
    }

plague-unarmed = без оружия
plague-lasts-lights_out = { plague-zombie-card-lights_out }: шаг из тёмной клетки дома стоит на 1 больше
plague-lasts-infection = { plague-zombie-card-infection }: на 1 действие меньше
plague-lasts-slip = { plague-zombie-card-slip }: первый шаг стоит на 1 больше
plague-lasts-misfire = { plague-zombie-card-misfire }: огнестрельное разряжается и на 2
plague-lasts-flooded = { plague-zombie-card-flooded }: завести мотор на 1 труднее
plague-lasts-fog = { plague-zombie-card-fog }: выстрелы и броски не дальше 3 клеток

plague-ask-aside = { $figure }: что можно ещё
    .kind = Что можно ещё
    .rule = R2.3
    .choose = Что можно ещё…
    .hint = В списке «Что можно ещё…» — то, что можно делать в любой момент хода людей и что действий не отнимает.

plague-ask-crush = Эта группа дотянулась до нескольких баррикад, а снесёт не все. Какие?
    .kind = Снос баррикад
    .rule = R24.3
    .hint = Четыре зомби, стоящие вместе, ломают одну баррикаду, восемь — две.
    .wait = какую баррикаду сломать
    .why = Она ближе всего к людям: путь внутрь самый короткий.

plague-ask-enter = Новый зомби выходит на листе { $sheet }. Куда именно? { $n ->
    [one] Осталось вывести { $n } зомби.
    [few] Осталось вывести { $n } зомби.
   *[many] Осталось вывести { $n } зомби.
}
    .kind = Новые зомби
    .rule = R20.3
    .hint = Кубик выбирает лист, вы — клетку. Это может сделать и программа.
    .wait = откуда выйдут зомби
    .plan-zombie = Зомби выходит → { $at }
    .plan-crawler = Ползуны выходят → { $at }
    .why = Отсюда короче всего путь к людям: { $n ->
        [one] { $n } шаг.
        [few] { $n } шага.
       *[many] { $n } шагов.
    }

plague-ask-howl = Вой: кому шагнуть бесплатно?
    .kind = Бесплатные шаги
    .rule = R23.3
    .choose = Какой зомби…
    .hint = Каждый на улице может шагнуть даром: все действия остаются при нём.
    .wait = бесплатные шаги зомби
    .why = Шаг бесплатный, все действия остаются.

plague-ask-rise = { $whom } встаёт, но клетка занята: на какую из ближайших?
    .kind = Мёртвые встают
    .rule = R18.3
    .hint = Все предложенные клетки одинаково близко.
    .wait = где встанут мёртвые
    .why = Отсюда короче всего путь к людям: { $n ->
        [one] { $n } шаг.
        [few] { $n } шага.
       *[many] { $n } шагов.
    }

plague-ask-kindle = Что загорится? { $n ->
    [one] Остался { $n } огонь
    [few] Осталось { $n } огня
   *[many] Осталось { $n } огней
}{ $sheet ->
    [0] .
   *[other] , этот — на листе { $sheet }.
}
    .kind = Огни
    .rule = R26.2
    .hint = Кто закончит ход на горящей клетке, погибнет — и зомби тоже.
    .wait = где загорится
    .why = Ближе к людям поджечь нельзя: кто не уйдёт, сгорит.

plague-ask-horde = Ход мертвецов: { $n ->
    [one] { $n } ещё может сделать шаг
    [few] { $n } ещё могут сделать шаг
   *[many] { $n } ещё могут сделать шаг
}.
    .kind = Приказы зомби
    .rule = R21.1
    .choose = Приказ…
    .choose-joint = Приказ группе…
    .hint = Приказывайте сразу группе или каждому отдельно, или пусть всё идёт само. Если на одного нападают несколько, у каждого +1 к броску.
    .wait = зомби действуют
    .plan-hunt = { $whom }: { $n ->
        [one] нападает один, больше никто не дойдёт
        [2] нападают оба, кто дойдёт
        [few] нападают все { $n }, кто дойдёт
       *[many] нападают все { $n }, кто дойдёт
    }
    .plan-send = { $n ->
        [1] { $who }
        [2] { $who }
        [3] { $who }
        [4] { $who }
       *[other] { $n } зомби
    } → { $to }
    .plan-near = { $n ->
        [1] { $who } идёт к ближайшему человеку
        [2] { $who } идут к ближайшим людям
        [3] { $who } идут к ближайшим людям
       *[other] { $n } зомби идут каждый к ближайшему человеку
    }
    .plan-card = Сыграть «{ $card }»
    .plan-card-on = Сыграть «{ $card }» → { $on }
    .why-hunt = { $n ->
        [1] Нападает один: рана на { $need }
       *[other] Нападают сообща, у каждого +1: рана от { $need }
    }. { $whom }: { $life ->
        [one] осталась { $life } жизнь
        [few] осталось { $life } жизни
       *[many] осталось { $life } жизней
    }
    .why-price = уйдёт { $n } из { $of } ваших; кто выбросит 1, в этом ходу больше ничего не сделает
    .why-send = В этом ходу они ни до кого не достанут. { $closed ->
        [yes] Дорогу закрывают баррикады: они соберутся перед ними.
       *[no] { $n ->
            [0] Зато встанут рядом с людьми и укусят в следующем.
            [one] Первому останется до людей { $n } шаг.
            [few] Первому останется до людей { $n } шага.
           *[many] Первому останется до людей { $n } шагов.
        }
    }
    .why-send-shut = Четверо рядом снесут эту баррикаду в начале вашего хода. { $there ->
        [0] Пока перед ней никого, так что это на несколько ходов.
       *[other] { $left ->
            [0] Теперь их там хватит.
           *[other] Теперь их там { $there }, не хватит ещё { $left }.
        }
    } До тех пор { $n ->
        [1] он никого не укусит.
       *[other] они никого не укусят.
    }
    .why-finish = { $whom } лежит без сознания: это смерть без броска.
    .why-end = Подойти ближе или напасть больше некому.
    .why-card-price = { $n ->
        [0] это последняя карта
        [one] на всю игру останется { $n } карта
        [few] на всю игру останется { $n } карты
       *[many] на всю игру останется { $n } карт
    }
    .why-card-stench = Рядом с людьми трое или больше: у каждого будет третье действие
    .why-card-horde = Сразу ещё двое
    .why-card-dead_resident = Люди под крышей: он встанет прямо в их доме
    .why-card-from_below = Он встанет так близко к людям, как только можно
    .why-card-fire_card = Люди под крышей: огонь выгонит их наружу
    .why-card-surprise = Туда скоро придут искать
    .why-card-empty_drawers = Туда скоро придут искать и ничего не найдут
    .why-card-lunge = С двумя лишними шагами он дойдёт до человека
    .why-card-bloodlust = Он вот-вот укусит, и ранит чаще
    .why-card-thick_skull = Он ближе всех к людям, его и будут бить первым
    .why-card-lights_out = Под крышей несколько человек: каждый шаг станет вдвое дороже
    .why-card-slip = Самый слабый уйдёт не так далеко
    .why-card-infection = Укушенный сможет на одно дело меньше
    .why-card-misfire = Заряженное оружие заклинит вдвое чаще
    .why-card-butterfingers = Человек может остаться без оружия
    .why-card-smash = Одной баррикадой меньше, сразу
    .why-card-howl = На улице трое или больше: каждому шаг даром
    .why-card-fog = Заряжено несколько стволов: далеко никто не выстрелит
    .why-card-flooded = Всё обыскано: скоро будут заводить машину
    .why-card-panic = Человек угодит в самую гущу мертвецов

plague-option-auto = Дальше само
plague-option-none = Никто
plague-step-match = игра
plague-step-round = раунд
plague-step-characters = выбор персонажей
plague-step-placing = расстановка людей
plague-step-expansions = подготовка дополнений
plague-step-kindling = выкладывание огней
plague-step-humanturn = ход людей
plague-step-zombieturn = ход зомби
plague-step-dark = начало хода зомби
plague-step-breaking = снос баррикад
plague-step-rising = восстание мёртвых
plague-step-entry = появление зомби
plague-step-acting = действия зомби
plague-step-howling = бесплатные шаги зомби
plague-step-crazies = сумасшедшие зомби
plague-step-dawn = конец раунда

## What a human can do

plague-price = { $n ->
    [0] бесплатно
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
plague-do-move = Идти
plague-do-attack = Атаковать ({ plague-price })
plague-do-search = Обыскать ({ plague-price })
plague-do-search-again = Обыскать ещё раз ({ plague-price })
plague-do-use = Применить вещь ({ plague-price })
plague-do-heal = Применить вещь, лечить: { $whom } ({ plague-price })
plague-do-build = Поставить баррикаду ({ plague-price })
plague-do-lift = Взвалить на себя раненого ({ plague-price })
plague-do-pick = Подобрать вещь ({ plague-price })
plague-do-take = Взять у того, кто без сознания ({ plague-price })
plague-do-give = Передать вещь ({ plague-price })
plague-do-aim = Прицелиться ({ plague-price })
plague-do-check = Силовой приём ({ plague-price })
plague-do-break = Убрать баррикаду ({ plague-price })
plague-do-douse = Тушить огонь ({ plague-price })
plague-do-board = Сесть в машину ({ plague-price })
plague-do-ignite = Завести машину: { plague-starts-on } ({ plague-price })
    .earlier = Завести машину ({ plague-price })
plague-starts-on = { $need ->
    [6] на 6
    [7] в этот ход никак
   *[other] на { $need } и больше
}
plague-starts-best = { $few ->
    [0] {""}
   *[other] { " " }({ $best })
}
plague-do-leave = Выйти из машины ({ plague-price })
plague-do-baby_take = Взять младенца ({ plague-price })
plague-do-baby_pass = Отдать или положить младенца ({ plague-price })
plague-do-steal = Украсть ({ plague-price })
plague-do-put = Опустить раненого ({ plague-price })
plague-do-drop = Выложить вещи ({ plague-price })
plague-do-done = Закончить ход
plague-do-done-left = Закончить ход (ещё ⚡ { $n })
plague-walk = { $at } ({ plague-price })
plague-where = Куда?
plague-where-second = А второй?
plague-odds-again = переброс учтён
plague-odds-kill = убьёт { $p }
plague-odds-push = оттолкнёт { $p }
plague-odds-oops = упс { $p }
plague-odds-wound = ранят { $p }
plague-odds-down = свалят { $p }
plague-odds-works = сработает { $p }
plague-odds-spoilt = пропадёт зря { $p }
plague-odds-crazy = сойдёт с ума { $p }
plague-odds-fires = { $high ->
    [one] { $high } пожар
    [few] 1–{ $high } пожара, в среднем { $mean }
   *[many] 1–{ $high } пожаров, в среднем { $mean }
}
plague-odds-held = схватят { $p }
plague-odds-basement = вход в подвал { $p }
plague-with-what = Чем?{ $n ->
    [0] {""}
   *[other] {" "}Если выпадет единица{ $misfire ->
        [yes] {" "}(при выстреле и двойка)
       *[no] {""}
    } — { $oops }.
}
    .earlier = Чем?
plague-spoils-shot = при выстреле кончатся патроны
plague-spoils-jam = { $weapon } без патронов, и минус действие
plague-spoils-mark = один ствол из двух пуст
plague-spoils-blow = удар или бросок обойдётся ещё в одно действие
plague-spoils-wound = { $weapon } ранит вас
plague-spoils-break = { $weapon }: вещь сломается
plague-whom = Кого?
plague-second = Второго рядом тоже?
plague-throw-where = В какую клетку?
plague-throw-at = { $at }: { $n ->
    [0] зомби нет
   *[other] { $n } зомби
}{ $humans ->
    [0] {""}
    [one] , { $humans } человек!
    [few] , { $humans } человека!
   *[many] , { $humans } человек!
}
plague-push-where = Если он отлетит, то куда?
plague-search-where = Какое место?
plague-search-again = Здесь уже искали: найти можно только ещё одну карту.
plague-which-opening = Какой проём?
plague-sole-opening = Проём здесь один:
plague-what-item = Что применяете?
plague-reload-what = Что перезаряжаете?
plague-on-whom = Кому?
plague-give-whom = Кому?
plague-give-what = Что передаёте?
plague-drop-what = Что выкладываете? Освободится место, а подобрать вещь сможет любой.
plague-pick-where = Откуда?
plague-pick-what = Что подбираете?
plague-take-whom = У кого?
plague-take-what = Что берёте?
plague-steal-whom = У кого?
plague-steal-what = Что крадёте?
plague-lift-whom = Кого взвалить на себя?
plague-which-fire = Какой огонь?
plague-pass-baby-give = Кому-то в руки
plague-pass-baby-put = Положить
plague-aside-back = Продолжить ход
plague-aside-put = Опустить раненого
plague-aside-drop = Выложить вещи на пол
plague-about-drop = Освободит место; подобрать сможет любой
plague-about-sacrifice = Если остальным нельзя ждать этого человека: без него они ещё могут победить
plague-aside-down = Попросить, чтобы опустили
plague-aside-reveal = Открыться: предатель — я
plague-aside-sacrifice = Пожертвовать собой (навсегда)
plague-sacrifice-prompt = { $figure } погибнет навсегда, чтобы остальным не ждать; все вещи останутся на земле. Вы уверены?
plague-sacrifice-sure = Да, пожертвовать собой

## What the Zombie Player can do

plague-enter-auto = Остальные выйдут сами
plague-enter-zombie = Зомби
plague-enter-crawler = Ползуны
plague-howl-auto = Остальные сами
plague-howl-end = Больше никто
plague-horde-auto = Пусть ходят сами, с картами
plague-horde-act = Пусть ходят сами, без карт
plague-horde-attack = Атаковать
plague-horde-hunt = Нападают все, кто дойдёт
plague-horde-send = Послать группу
plague-hunted = { $figure } ({ $at ->
    [car] в машине
   *[other] { $at }
}, { $n } зомби)
plague-sent-near = Остальные — к ближайшим людям
plague-sent-car = К машине
plague-sent-open = { $edge }, открыто
plague-sent-shut = { $edge }, баррикада
plague-who-goes = Кто идёт? Каждый — насколько хватит шагов.
plague-horde-card = Сыграть карту
plague-horde-end = Закончить ход зомби
plague-group-zombies = Передвинуть зомби
plague-group = Кто нападает? Если их несколько, у каждого +1 к броску.
plague-which-card = Какую карту?
plague-card-on = На кого?
plague-card-where = Где?

## The human turn

plague-plays-as = { $figure } в игре.
plague-rolls-start = { $figure } начинает на листе { $faces } — так выпало.
plague-starts = { $figure } начинает с клетки { $at }.
plague-you-are-traitor = Вы предатель: { $figure }. Больше об этом не знает никто.
plague-humans-turn = Раунд { $n }: ход людей.
plague-no-traitor = Предателя нет: для него нужны хотя бы двое живых игроков-людей.
plague-skipped = От горя люди пропускают ход.
plague-moves = { $figure } → { $at }
plague-done = { $figure } заканчивает ход.
plague-loses-action = { $figure } теряет действие.
plague-aims = { $figure } целится.
plague-needs = нужно { $need }{ $need ->
    [6] {""}
   *[other] {" "}и больше
}{ $gets ->
    [push] , чтобы хотя бы оттолкнуть
    [kill] , чтобы убить
   *[other] {""}
}
plague-rolls-attack = { $figure }, { $weapon }: { $faces } ({ plague-needs }; { $luck })
    .earlier = { $figure }, { $weapon }: { $faces }
plague-rolls-again = { $figure }, { $weapon }, переброс: { $faces } ({ plague-needs }; { $luck })
    .earlier = { $figure }, { $weapon }, переброс: { $faces }
plague-oops = Упс! { $figure }: выпала единица.
plague-misses = { $figure }: промах.
plague-slain = { $by } убивает: { $figure }, { $at }.
    .earlier = { $figure } падает замертво на { $at }.
plague-pushed = { $figure } отлетает → { $at }
plague-stays = { $figure }: ни с места.
plague-skull = Крепкий череп: { $figure } только отшатнулся.
plague-is-empty = { $figure }: кончились патроны ({ $card }).
plague-marks = { $card }: один ствол пуст.
plague-breaks = { $figure } — без оружия: { $card }, сломалось.
plague-explodes = Взрыв на { $at }! { $figure } бросает удачно: { $n ->
        [0] зомби рядом не было
        [one] убит { $n } зомби
        [few] убиты { $n } зомби
       *[many] убито { $n } зомби
    }{ $struck ->
        [0] .
       *[other] , задело людей: { $struck }.
    }
    .earlier = Взрыв на { $at }! Бросок: { $figure }.
plague-rolls-crazy = { $figure } сходит с ума? { $faces } (нужна 1; { $luck })
    .earlier = { $figure } сходит с ума? { $faces } (нужна 1)
plague-crazy = { $figure } поднимается на { $at }.
plague-looks = { $figure } обыскивает { $place }{ $first ->
    [yes] : обыскано { $n } из { $of }.
   *[no] , где уже искали.
}
plague-finds = { $figure } находит: { $card }. { $does }
plague-robs = Кража! { $card }: { $victim } ({ $who }) → { $figure }.
plague-burns-under = Огонь на { $at }, прямо под ногами: { $figure }. Кто не уйдёт оттуда до конца следующего хода людей, погибнет.
plague-baby-lost = Младенец сгорел. От горя люди пропустят следующий ход.
plague-sealed = Все проёмы дома закрыты: { $of } из { $of }! До победы людям осталось: { $what }.
plague-rolls-grab = { $figure } пытается схватить: { $whom }. Выпало { $faces } (нужно { $need }; { $luck })
    .earlier = { $figure } хватает, цель — { $whom }: { $faces }
plague-holds = { $figure } вцепился и волочится следом: { $whom }.
plague-nothing-left = { $figure } ничего не находит: колода поиска кончилась.
plague-drawers-empty = Ловушка, пустые ящики: { $figure } ничего не находит.
    .earlier = Пустые ящики: здесь ничего нет.
plague-surprise = Ловушка, сюрприз! { $figure } выскакивает на { $at }.
plague-left-lying = { $card } остаётся на земле: { $figure } столько не унесёт. Выложив что-нибудь, это можно подобрать.
plague-rolls-basement = { $figure } ищет вход в подвал: { $faces } (нужна 1; { $luck })
    .earlier = { $figure } ищет вход в подвал: { $faces } (нужна 1)
plague-basement-back = Здесь входа в подвал быть не может: карта возвращается в колоду.
plague-entrance = На { $at } найден вход в подвал.
plague-uses = { $figure } применяет: { $card }.
plague-rolls-item = { $figure }, { $card }: { $faces } (нужно { $need }; { $luck })
    .earlier = { $figure }, { $card }: { $faces }
plague-fails = { $figure }: не вышло.
plague-spoilt = { $card }: испорчено.
plague-healed = { $figure }: теперь { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}.
plague-gives = { $card }: { $figure } → { $whom }
plague-picks = { $figure } подбирает: { $card }.
plague-takes = { $card }: { $whom } → { $figure }
plague-drops = { $figure } выкладывает на пол: { $cards }.
plague-lifts = { $figure } несёт раненого: { $whom }.
plague-put-down = { $figure } опускает раненого: { $whom } → { $at }
plague-builds = { $figure } заколачивает: { $edge }.
plague-removes = { $figure } разбирает баррикаду: { $edge }.
plague-boards = { $figure } садится в машину.
plague-gets-out = { $figure } выходит из машины → { $at }
plague-rolls-ignition = { $figure } заводит машину: { $faces } (нужно { $need }; { $luck })
    .earlier = { $figure } заводит машину: { $faces }
plague-engine-runs = Мотор завёлся!
plague-rolls-douse = { $figure } сбивает огонь: { $faces } (нужно { $need }; { $luck })
    .earlier = { $figure } сбивает огонь: { $faces }
plague-burns-on = { $at } горит дальше.
plague-doused = { $figure } тушит огонь на { $at }.
plague-baby-found = На { $at } плачет младенец!
plague-baby-taken = { $figure } берёт младенца на руки.
plague-baby-given = Младенец: { $figure } → { $whom }
plague-baby-put = { $figure } кладёт младенца: { $at ->
    [car] в машину
   *[other] { $at }
}.
plague-traitor = { $figure } — предатель!
plague-sacrificed = { $figure } жертвует собой, чтобы остальным не ждать.

## Harm

plague-wounded = { $figure }: −{ $n }, { $left ->
    [one] осталась { $left } жизнь
    [few] осталось { $left } жизни
   *[many] осталось { $left } жизней
}.
plague-hurt = { $figure } ({ $who }): −{ $n }, { $left ->
    [one] осталась { $left } жизнь
    [few] осталось { $left } жизни
   *[many] осталось { $left } жизней
}.
plague-bitten = { $bites ->
    [one] { $by } кусает
    [few] { $by } кусают
   *[many] { $by } кусают
}: { $figure } ({ $who }), −{ $n }, { $left ->
    [one] осталась { $left } жизнь
    [few] осталось { $left } жизни
   *[many] осталось { $left } жизней
}.
plague-knocked-out = { $bites ->
    [0] {""}
    [one] { $by } кусает.{" "}
    [few] { $by } кусают.{" "}
   *[many] { $by } кусают.{" "}
}{ $figure } ({ $who }) лежит без сознания { $at ->
    [car] в машине
   *[other] на { $at }
}: следующий укус убьёт. { $n ->
    [0] За один ход туда никому не успеть.
   *[other] Успеют помочь: { $helpers }.
}
    .earlier = { $figure } ({ $who }) лежит без сознания { $at ->
        [car] в машине
       *[other] на { $at }
    }: следующий укус убьёт. { $n ->
        [0] За один ход туда никому не успеть.
       *[other] Успеют помочь: { $helpers }.
    }
plague-helper = { $figure } ({ $card })
plague-dies = { $figure } ({ $who }) погибает.{ $rises ->
    [yes] {" "}В следующий ход зомби тело на { $at } встанет: 4 действия.
   *[no] {""}
}
plague-helmet-lost = { $figure } ({ $who }): удар принял на себя шлем и разбился.
plague-lucky = { $figure }: повезло, переброс!
plague-rolls-jacket = { $figure }, кожаная куртка: { $faces } (нужно { $need }; { $luck })
    .earlier = { $figure }, кожаная куртка: { $faces }

## The zombie turn

plague-corpse-burnt = Тело сгорело на { $at }, и { $whom } уже не встанет.
plague-rises = { $whom } встаёт на { $at } уже мёртвым: { $figure }.
plague-rolls-sheet = Кубик выбрал лист { $faces }.
plague-enters-zombie = Новый зомби → { $at }
plague-enters-crawler = Новый ползун → { $at }
plague-appears = { $figure } вылезает → { $at }
plague-walks = { $figure } → { $at }
plague-rolls-bite = { $figure } кусает, цель — { $whom }: { $faces } (нужно { $need }; { $luck })
    .earlier = { $figure } → { $whom }: { $faces }
plague-finishes = { $figure } добивает: { $whom }.
plague-rolls-stagger = { $figure } бредёт куда попало: { $faces }
plague-lays = Игрок-Зомби положил ловушку на одну из клеток поиска: кто будет там искать, ничего не найдёт или встретит зомби.
plague-plays-card = Игрок-Зомби играет «{ $card }». { $does }
plague-plays-at = Игрок-Зомби играет «{ $card }», цель — { $on }. { $does }
plague-broken-down = Баррикада снесена: { $edge }.
plague-broken-into = Баррикада снесена: { $edge }. Теперь открыто проёмов: { $n } из { $of }.
plague-fumbles = { $figure } роняет: { $card }.
plague-flees = { $figure } в панике бежит → { $at }
plague-rolls-card-fire = Кубик: огней { $faces }
plague-burns = Загорелась клетка { $at }.
plague-burnt-up = { $figure } сгорает.
plague-rolls-fire = Огонь на { $at }: выпало { $faces }
plague-rolls-wind = Ветер от { $at }: выпало { $faces }
plague-goes-out = Огонь на { $at } потух.
plague-car-explodes = Машина взрывается!
plague-round-over = Раунд { $n } окончен. { $of ->
    [1] {""}
    [one] В живых { $alive } из { $of } человека.{" "}
    [few] В живых { $alive } из { $of } человек.{" "}
   *[many] В живых { $alive } из { $of } человек.{" "}
}{ $dead ->
    [0] Мертвецов на поле нет.
    [one] На поле { $dead } зомби.
    [few] На поле { $dead } зомби.
   *[many] На поле { $dead } зомби.
}
plague-headline-humans = Ход людей { $n }: { $parts }.
plague-headline-zombies = Ход зомби { $n }: { $parts }.
plague-sum-slain = { $n ->
    [one] убит { $n } зомби
    [few] убиты { $n } зомби
   *[many] убито { $n } зомби
}
plague-sum-entered = { $n ->
    [one] вышел { $n } новый зомби
    [few] вышли { $n } новых зомби
   *[many] вышло { $n } новых зомби
}

## The end

plague-end-car = Люди уезжают!
plague-end-house = Дом заколочен: люди спасены!
plague-end-basement = Подвал закрыт: люди спасены!
plague-end-zombies = Мертвецы победили: на ногах никого не осталось.
plague-end-traitor-car = Предатель уезжает один!
plague-end-traitor-house = Предатель укрылся в доме один!
plague-end-traitor-basement = Предатель укрылся в подвале один!
plague-end-searched = Обыскано мест: { $n } из { $of }
plague-end-alive = Выживших: { $n } из { $of }
plague-end-down = Людей без сознания: { $n }, погибло: { $dead }
plague-end-rounds = Раундов: { $n }
plague-end-traitor = Предатель: { $figure }.
plague-standing-alive = { $who }
plague-standing-dead = † { $who }
plague-standing-fell = { $n ->
    [0] { $figure }
   *[other] { $figure } в раунде { $n }
}
plague-standing-felled = Повержено людей: { $n } из { $of }
plague-award-slain = Больше всего убитых зомби: { $whom } — { $n }
plague-award-searched = Больше всего обысков: { $whom } — { $n }
plague-award-built = Больше всего баррикад: { $whom } — { $n }

## My hand

plague-hand-cards = { $n ->
    [0] Карт не осталось.
    [one] { $n } карта: { $cards }
    [few] { $n } карты: { $cards }
   *[many] { $n } карт: { $cards }
}
plague-hand-trap = Ловушка ({ $place }): { $card }
plague-hand-traitor = { $figure } — предатель. Больше об этом не знает никто.
plague-persona = { $figure } · { $ability }: { $does } Любимая карта — { $card }: раз в ход неудачный бросок с ней перебрасывается, если не велено иначе.
plague-course = { $plan }; { $own }
plague-course-own = { $who ->
    [you] вам
   *[figure] { $figure }
} — { $to }, { $n ->
    [0] уже на месте
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
plague-course-way = { $who ->
    [you] вам
   *[figure] { $figure }
} — { $n ->
    [0] стоять на месте
    [one] ещё { $n } шаг
    [few] ещё { $n } шага
   *[many] ещё { $n } шагов
}
plague-course-board = { $who ->
    [you] вам
   *[figure] { $figure }
} — { $n ->
    [0] садиться в машину,
    [one] до дверцы { $at } { $n } шаг, сесть — ещё
    [few] до дверцы { $at } { $n } шага, сесть — ещё
   *[many] до дверцы { $at } { $n } шагов, сесть — ещё
} { $price ->
    [one] { $price } действие
    [few] { $price } действия
   *[many] { $price } действий
}
plague-course-closed = { $who ->
    [you] вам
   *[figure] { $figure }
} — туда пути нет
plague-course-free = { $who ->
    [you] вам
   *[figure] { $figure }
} — держаться рядом с остальными
plague-course-search = все ищут
plague-course-lure = все уводят мертвецов от машины, к { $at }
plague-course-car = все идут к машине
plague-course-house = все держат дом
plague-course-cellar = все уходят в подвал
plague-goal-searched = обыскано { $n } из { $of }
plague-goal-search = обыскано { $n } из { $of }, ещё обыскать: { $what }
plague-goal-searched-all = каждый ищет сам: обысков { $n } из { $of }
plague-goal-board = всё обыскано, в машине { $n } из { $of }{ $need ->
    [0] {""}
   *[other] , потом завести мотор: { plague-starts-on }{ plague-starts-best }
}
plague-goal-ignite = все в машине: осталось завести мотор, { plague-starts-on }{ plague-starts-best }
plague-goal-blocked = все внутри, мотор работает
plague-goal-around = зомби у машины: { $n } (четверо её не выпустят)
plague-goal-fallen = { $n ->
    [one] { $n } погиб
    [few] { $n } погибли
    [many] { $n } погибли
   *[other] { $n } погибли
}: остальные ещё могут победить
plague-goal-no-car = уехать не на чем
plague-goal-house = дом: открыто { $n } из { $of }{ $inside ->
    [0] {""}
   *[other] , внутри { $inside } зомби
}
plague-goal-house-few = дом: открыто { $n } из { $of } ({ $where }){ $inside ->
    [0] {""}
   *[other] , внутри { $inside } зомби
}
plague-goal-closed = Дом закрыт. До победы осталось: { $what }
plague-goal-siege = Открыто 0 из { $of } проёмов, { $n ->
    [0] внутри ни одного вашего
    [one] внутри { $n } ваш
    [few] внутри { $n } ваших
   *[many] внутри { $n } ваших
}{ $last ->
    [yes] { $n ->
        [one] : падёт он — люди победили
        [few] : падут они — люди победили
       *[many] : падут они — люди победили
    }
   *[no] {""}
}.
plague-goal-standing = на ногах { $n } из { $of }
plague-goal-traitor = Вы предатель ({ $figure }): останьтесь единственным живым { $car ->
    [no] в закрытом доме
   *[yes] в заведённой машине или в закрытом доме
}.
plague-left-kill = убить тех, кто внутри ({ $who })
plague-left-enter = завести внутрь: { $who }
plague-left-baby = забрать младенца
plague-left-fire = потушить огонь в доме
plague-left-wait = продержаться до раунда { $n }
