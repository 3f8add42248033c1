# «Зомби!!!»: карты событий: названия, действие, журнал, вопросы, варианты, состояния, общие эффекты.

## Названия

zombies-card-adrenaline_rush = Выброс адреналина
zombies-card-all_the_marbles = Рассыпанные шарики
zombies-card-alternate_food_source = Альтернативный источник пищи
zombies-card-bad_sense_of_direction = Потеря ориентации
zombies-card-brain_cramp = Помутнение рассудка
zombies-card-butter_fingers = Руки-крюки
zombies-card-chainsaw = Бензопила
zombies-card-claustrophobia = Клаустрофобия
zombies-card-couldnt_get_worse = Хуже уже некуда… оказалось, есть куда
zombies-card-fear = Страх
zombies-card-fire_axe = Пожарный топор
zombies-card-first_aid_kit = Аптечка
zombies-card-grenade = Граната
zombies-card-hey_look_a_shotgun = Смотри-ка, дробовик!
zombies-card-hysterical_paralysis = Истерический паралич
zombies-card-i_dont_think_theyre_dead = Кажется, они не мертвы
zombies-card-keys_are_still_in_it = Ключи в замке зажигания
zombies-card-lots_of_ammo = Полно патронов
zombies-card-molotov_cocktail = Коктейль Молотова
zombies-card-much_needed_rest = Долгожданный отдых
zombies-card-skateboard = Скейтборд
zombies-card-slight_miscalculation = Небольшой просчёт
zombies-card-this_isnt_so_bad = Не так уж всё и плохо
zombies-card-were_screwed = Нам крышка
zombies-card-where_did_everybody_go = Куда все подевались?
zombies-card-your_shoes_untied = Шнурки развязались
zombies-card-zombie_master = Повелитель зомби

## Что они делают

zombies-cardtext-adrenaline_rush = До четвёртого шага своего хода или во время него, пока есть очки: удвойте своё движение в этом шаге. Или после своего неудачного броска в бою: прибавьте к нему 2.
zombies-cardtext-all_the_marbles = Предмет; выкладывается в Магазине игрушек. Сбросьте его когда угодно: до конца вашего следующего хода никто не двигает зомби в пятом шаге. Если этот шаг уже идёт, он заканчивается.
zombies-cardtext-alternate_food_source = До конца вашего следующего хода никто не дерётся: все проходят мимо зомби, стоят рядом с ними и даже могут так добраться до вертолёта. Убить зомби нельзя ничем, и гранатой тоже; жетоны из-под зомби не берутся.
zombies-cardtext-bad_sense_of_direction = Заплатите 1 жизнь (нужно не меньше 2). Фигурка соперника оказывается в центре Городской площади. Нельзя, если она уже там, если её нет на карте, если соперник ещё в нокауте или в свой ход скован страхом.
zombies-cardtext-brain_cramp = В ближайшем четвёртом шаге соперника куда и сколько идти, решаете вы. Сам он в этом шаге не лечится, не отдыхает и не платит за жетоны; где жетоны даются даром (базовые правила), он их получает. В бою он решает сам.
zombies-cardtext-butter_fingers = Соперник теряет карту со стола по вашему выбору или до 2 патронов.
zombies-cardtext-chainsaw = Предмет, оружие; выкладывается в локации «Сад и огород». Сбросьте её в свой ход: +2 ко всем вашим боям до конца этого хода.
zombies-cardtext-claustrophobia = В четвёртом шаге своего следующего хода соперник не заходит в здания. Если он в здании, то сначала должен выйти кратчайшим путём, а до того не может ни лечиться, ни отдыхать.
zombies-cardtext-couldnt_get_worse = Выберите здание: в каждом его помещении без зомби появляется зомби, насколько хватит запаса.
zombies-cardtext-fear = В следующий ход соперника его фигурку ничто не сдвинет с места. Лечиться и отдыхать можно.
zombies-cardtext-fire_axe = Предмет, оружие; выкладывается в Пожарной части. +1 ко всем вашим боям. Из топора, бензопилы и коктейля Молотова считается только лучшее, если за столом не решили иначе.
zombies-cardtext-first_aid_kit = Предмет; выкладывается в Больнице или Аптеке. Когда бой стоил бы вам жизни, сбросьте аптечку вместо неё и бросайте снова.
zombies-cardtext-grenade = Предмет, оружие; выкладывается в Армейском магазине. Сбросьте её, стоя в здании или у его двери: все зомби в его помещениях становятся вашими трофеями, а потом вы теряете 1 жизнь. Нужна хотя бы 1; аптечка не спасает.
zombies-cardtext-hey_look_a_shotgun = Предмет, оружие; выкладывается где угодно на карте. К трём вашим следующим броскам в бою +1, в придачу к любому другому оружию; потом дробовик пуст.
zombies-cardtext-hysterical_paralysis = Следующий ход соперника пропускается.
zombies-cardtext-i_dont_think_theyre_dead = Соперник, у которого есть трофеи, бросает два кубика. Каждый, где выпало 1–3, можно исправить патронами (+2 за каждый, в базовых правилах +1; нужно 4) или перебросить за жизнь; в базовых правилах последнюю жизнь отдать нельзя. Если хоть один остался плохим, 2 трофея уходят в запас.
zombies-cardtext-keys_are_still_in_it = В своём четвёртом шаге, пока не потрачено ни одного очка (в базовых правилах — вместо броска): у вас ровно 10 очков, что бы ни меняло их число. Нельзя при страхе и помутнении рассудка.
zombies-cardtext-lots_of_ammo = Предмет; выкладывается в «Спорттоварах». Сбросьте когда угодно, в том числе после неудачного броска: вы получаете 3 патрона.
zombies-cardtext-molotov_cocktail = Предмет, оружие; выкладывается на Автозаправке. Сбросьте его в свой ход, стоя в здании или у его двери: +2 к вашим боям в его помещениях до конца этого хода.
zombies-cardtext-much_needed_rest = В своём четвёртом шаге вместо перемещения и лечения: вы получаете 2 жизни, всего не больше 5.
zombies-cardtext-skateboard = Предмет, оружие; выкладывается в Скейт-шопе. На 2 очка движения больше. В бою не помогает.
zombies-cardtext-slight_miscalculation = Выберите здание, где есть зомби: их становится вдвое больше, насколько хватит помещений и запаса. Свободные помещения выбираете вы.
zombies-cardtext-this_isnt_so_bad = Переставьте одного или двух зомби на любые клетки без зомби.
zombies-cardtext-were_screwed = Поставьте 10 зомби на клетки без зомби, можно и туда, где стоят фигурки.
zombies-cardtext-where_did_everybody_go = Проведите фигурку соперника ровно на 5 клеток по своему выбору; с каждым встречным зомби он дерётся. Нельзя, если фигурки нет на карте, если соперник ещё в нокауте или в свой ход скован страхом.
zombies-cardtext-your_shoes_untied = В ближайшем четвёртом шаге у соперника вдвое меньше очков, с округлением вниз.
zombies-cardtext-zombie_master = Поставьте 5 зомби на клетки, где нет ни зомби, ни фигурок.

## Что они делают, одной строкой

zombies-does-adrenaline_rush = Вдвое больше очков хода или +2 к своему неудачному броску
zombies-does-all_the_marbles = Предмет (Магазин игрушек). Сбросьте: зомби стоят, пока не кончится ваш следующий ход
zombies-does-alternate_food_source = До конца вашего следующего хода никто не дерётся: мимо зомби проходят спокойно
zombies-does-bad_sense_of_direction = Отдайте 1 жизнь, и соперник окажется на Городской площади
zombies-does-brain_cramp = Куда соперник пойдёт в следующий раз, решите вы
zombies-does-butter_fingers = Соперник теряет предмет по вашему выбору или до 2 патронов
zombies-does-chainsaw = Оружие («Сад и огород»). Сбросьте: +2 во всех ваших боях до конца хода
zombies-does-claustrophobia = Соперник в свой следующий ход не войдёт ни в одно здание
zombies-does-couldnt_get_worse = В каждое свободное помещение одного здания придёт зомби
zombies-does-fear = Фигурка соперника в его следующий ход не сойдёт с места
zombies-does-fire_axe = Оружие (Пожарная часть). Пока лежит перед вами: +1 во всех боях
zombies-does-first_aid_kit = Предмет (Больница, Аптека). Сбросьте в бою вместо жизни и бросьте снова
zombies-does-grenade = Оружие (Армейский магазин). Жизнь — и все зомби здания рядом станут трофеями
zombies-does-hey_look_a_shotgun = Оружие, выложить можно где угодно. +1 к трём следующим броскам в бою
zombies-does-hysterical_paralysis = Соперник пропустит следующий ход
zombies-does-i_dont_think_theyre_dead = Соперник бросает два кубика и может лишиться 2 трофеев
zombies-does-keys_are_still_in_it = Ровно 10 очков хода, если вы ещё не сделали ни шага
zombies-does-lots_of_ammo = Предмет («Спорттовары»). Сбросьте: 3 патрона, хоть посреди боя
zombies-does-molotov_cocktail = Оружие (Автозаправка). Сбросьте у здания: +2 в ваших боях внутри до конца хода
zombies-does-much_needed_rest = 2 жизни вместо ходьбы, всего не больше 5
zombies-does-skateboard = Предмет (Скейт-шоп). На 2 очка хода больше
zombies-does-slight_miscalculation = В здании, где есть зомби, их станет вдвое больше
zombies-does-this_isnt_so_bad = Переставьте одного или двух зомби куда угодно
zombies-does-were_screwed = 10 зомби придут на свободные клетки, можно и к фигуркам
zombies-does-where_did_everybody_go = Вы уводите соперника на 5 клеток, и он дерётся с каждым встречным зомби
zombies-does-your_shoes_untied = В следующий раз соперник пройдёт вдвое меньше
zombies-does-zombie_master = 5 зомби придут на клетки, где никого нет

## Состояния и общие эффекты

zombies-status-fear = Страх
zombies-status-claustrophobia = Клаустрофобия
zombies-status-hysterical_paralysis = Истерический паралич
zombies-status-brain_cramp = Помутнение рассудка
zombies-status-your_shoes_untied = Шнурки развязались
zombies-effect-alternate_food_source = Альтернативный источник пищи
zombies-effect-all_the_marbles = Рассыпанные шарики

## Журнал

zombies-lays = { $who } выкладывает перед собой «{ $card }».
zombies-lies-fear = Страх: { $whom } в следующий ход не сойдёт с места, разве что подлечится или отдохнёт.
zombies-lies-claustrophobia = Клаустрофобия: { $whom } в следующий ход не войдёт ни в одно здание, а из здания сперва придётся выйти.
zombies-lies-hysterical_paralysis = Истерический паралич: { $whom } пропустит следующий ход.
zombies-lies-brain_cramp = Помутнение рассудка: в следующий раз { $whom } пойдёт, куда укажет соперник.
zombies-lies-your_shoes_untied = Шнурки развязались: в следующий раз { $whom } пройдёт вдвое меньше.
zombies-works-fear = Страх: { $who } в этот ход не сходит с места.
zombies-works-claustrophobia = Клаустрофобия: { $who } в этот ход не заходит в здания.
zombies-works-brain_cramp = Помутнение рассудка: { $who } идёт, куда укажет соперник.
zombies-works-your_shoes_untied = Шнурки развязались: { $who } пройдёт вдвое меньше.
zombies-effect-starts = «{ $effect }»: действует, пока { $who } не закончит свой следующий ход.
zombies-effect-ends = «{ $effect }» больше не действует.
zombies-doubles = { $who } в этот ход пройдёт вдвое дальше.
zombies-drives = { $who } садится за руль: 10 очков хода.
zombies-rests = { $n ->
    [one] { $who } отдыхает, теперь { $n } жизнь.
    [few] { $who } отдыхает, теперь { $n } жизни.
   *[many] { $who } отдыхает, теперь { $n } жизней.
}
zombies-misleads = { $who } отдаёт жизнь, и { $whom } снова на Городской площади.
zombies-fumbles = { $who } лишается карты «{ $card }».
zombies-fumbles-bullets = { $n ->
    [one] { $who } теряет { $n } патрон
    [few] { $who } теряет { $n } патрона
   *[many] { $who } теряет { $n } патронов
}, осталось { $left }.
    .earlier = { $n ->
        [one] { $who } теряет { $n } патрон.
        [few] { $who } теряет { $n } патрона.
       *[many] { $who } теряет { $n } патронов.
    }
zombies-come = { $n ->
    [one] Пришёл { $n } зомби: { $tiles }.
    [few] Пришли { $n } зомби: { $tiles }.
   *[many] Пришло { $n } зомби: { $tiles }.
}
zombies-beset = Зомби теперь рядом: { $whom }. С ним придётся драться прежде всего.
zombies-saws = { $who } заводит бензопилу: +2 в боях до конца хода.
zombies-burns = { $tile } горит: { $who } дерётся там с +2 до конца хода.
zombies-explodes = { $n ->
    [one] { $who } взрывает гранату: { $n } зомби — { $n } трофей.
    [few] { $who } взрывает гранату: { $n } зомби — { $n } трофея.
   *[many] { $who } взрывает гранату: { $n } зомби — { $n } трофеев.
}
zombies-loads = { $n ->
    [one] { $who } получает { $n } патрон.
    [few] { $who } получает { $n } патрона.
   *[many] { $who } получает { $n } патронов.
}
zombies-rolls-repair = { $who } проверяет, мертвы ли убитые: { $faces }.
zombies-rerolls = { $who } бросает снова: { $faces }.
zombies-repairs = { $n ->
    [one] { $who } тратит { $n } патрон, и кубик с { $die } спасён; осталось { $left }.
    [few] { $who } тратит { $n } патрона, и кубик с { $die } спасён; осталось { $left }.
   *[many] { $who } тратит { $n } патронов, и кубик с { $die } спасён; осталось { $left }.
}
zombies-stay-dead = Убитые мертвы: { $who } ничего не теряет.
zombies-rise = { $n ->
    [one] Убитые встали: { $who } теряет { $n } трофей
    [few] Убитые встали: { $who } теряет { $n } трофея
   *[many] Убитые встали: { $who } теряет { $n } трофеев
}, осталось { $left }.
    .earlier = { $n ->
        [one] Убитые встали: { $who } теряет { $n } трофей.
        [few] Убитые встали: { $who } теряет { $n } трофея.
       *[many] Убитые встали: { $who } теряет { $n } трофеев.
    }
zombies-title-forced = { $whom } идёт не туда
zombies-title-repair = { $whom }: мертвы ли убитые?

## Вопросы

zombies-ask-card = Сыграть карту? Одну за круг.
zombies-ask-card-2 = Против кого или где?
zombies-ask-card-3 = Что именно или куда?
zombies-ask-card-4 = А дальше?
zombies-ask-card-5 = А дальше?
zombies-ask-card-6 = А дальше?
zombies-ask-card-7 = А дальше?
zombies-ask-use = Применить предмет?
zombies-ask-repair = { $n ->
    [one] На кубиках { $dice }. На каждом нужно не меньше 4, иначе уйдёт { $n } трофей.
    [few] На кубиках { $dice }. На каждом нужно не меньше 4, иначе уйдут { $n } трофея.
   *[many] На кубиках { $dice }. На каждом нужно не меньше 4, иначе уйдут { $n } трофеев.
} У вас { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
} и { $bullets ->
    [one] { $bullets } патрон
    [few] { $bullets } патрона
   *[many] { $bullets } патронов
}.
zombies-ask-repair-2 = Какой кубик?
zombies-option-repair-bullets = { $n ->
    [one] Исправить кубик: { $n } патрон
    [few] Исправить кубик: { $n } патрона
   *[many] Исправить кубик: { $n } патронов
}
    .earlier = Исправить кубик патронами
zombies-option-repair-life = Перебросить кубик: 1 жизнь
zombies-option-repair-give = { $n ->
    [one] Вернуть { $n } трофей
    [few] Вернуть { $n } трофея
   *[many] Вернуть { $n } трофеев
}
    .earlier = Сдаться
zombies-option-die-bullets = { $n ->
    [one] Кубик с { $die }: { $n } патрон
    [few] Кубик с { $die }: { $n } патрона
   *[many] Кубик с { $die }: { $n } патронов
}
zombies-option-die-life = Кубик с { $die }: 1 жизнь
zombies-option-building = { $n ->
    [one] { $tile }: ещё { $n } зомби
    [few] { $tile }: ещё { $n } зомби
   *[many] { $tile }: ещё { $n } зомби
}
zombies-option-fumble = { $n ->
    [one] { $n } патрон
    [few] { $n } патрона
   *[many] { $n } патронов
}
zombies-option-charged = { $n ->
    [one] { $card } ({ $n } заряд)
    [few] { $card } ({ $n } заряда)
   *[many] { $card } ({ $n } зарядов)
}
zombies-option-only-one = Только этого одного
