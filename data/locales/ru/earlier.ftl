# Что рассказывали прежние версии и чего правила больше не говорят: их журналы читают и сейчас.

hitz-sum-finds = { $n ->
    [one] найден { $n } ресурс
    [few] найдено { $n } ресурса
   *[many] найдено { $n } ресурсов
}
hitz-sum-map = { $n ->
    [one] +{ $n } очко по карте дорог
    [few] +{ $n } очка по карте дорог
   *[many] +{ $n } очков по карте дорог
}
hitz-sum-pays = { $n ->
    [one] отдан { $n } ресурс
    [few] отдано { $n } ресурса
   *[many] отдано { $n } ресурсов
}
hitz-sum-gains = { $kind ->
    [ammo] патроны
    [gas] бензин
   *[adr] адреналин
} +{ $n }
plague-baby-burnt = Младенец сгорел.
plague-card-does = { $card } · { $does }
plague-crushed = Баррикада снесена: { $edge }.
plague-draws = { $figure } находит: { $card }.
plague-helmet = { $figure }: удар пришёлся на шлем, он разбит.
plague-killed = { $figure } погибает.
plague-plays = Игрок-Зомби играет карту: { $card }.
plague-plays-on = Игрок-Зомби играет карту: { $card } → { $on }.
plague-searches = { $figure } ищет: { $place }.
plague-standing = Живы: { $n } из { $of }
plague-standing-zombies = Погибло людей: { $n }
plague-steals = { $figure } крадёт, жертва — { $whom }: { $card }.
plague-step-horde = { plague-step-acting }
plague-sum-wounds = { $n ->
    [one] люди потеряли { $n } жизнь
    [few] люди потеряли { $n } жизни
   *[many] люди потеряли { $n } жизней
}
plague-unconscious = { $figure } теряет сознание.
zgame-end-line = { $who }: { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}, { $m ->
    [one] { $m } боец
    [few] { $m } бойца
   *[many] { $m } бойцов
} в городе
zgame-loses = { $n ->
    [one] { $who } теряет { $n } случайную карту: { $cards }.
    [few] { $who } теряет { $n } случайные карты: { $cards }.
   *[many] { $who } теряет { $n } случайных карт: { $cards }.
}
zombicide-draws-card = { zombicide-draws }
zombicide-falls = { zombicide-knocked-out }
zombicide-masters = { zombicide-learns }
zombicide-rises = { zombicide-reaches }
zombicide-sum-hurt = { zombicide-sum-wounds }
zombicide-mission-begins = { $mission }
hitz-step-rollloss = Бросок на потери
hitz-step-scavengeroll = Бросок на поиск
hitz-step-supply = Припасы
hitz-step-survivor = Новый выживший
hitz-step-token = Специальный жетон
hitz-step-toxic = Ядовитый газ
hitz-step-wound = Укус
zgame-lay = { $card } ({ $n })
zgame-use-build = Построить баррикаду
zgame-use-despoil = Опустошить
zgame-use-gain = Пополнить запасы
zgame-use-hire = Взять наёмника
zgame-use-marauders = Передвинуть мародёров
zgame-use-pipe = Повести зомби
zgame-use-pull = Созвать зомби
zgame-use-push = Прогнать зомби
zgame-use-recruit = Завербовать бойца
zgame-use-ride = Поехать
zgame-use-shoot = Отстрелять зомби
zgame-use-spawn = Приманить зомби
zgame-use-steal = Украсть карту
zgame-use-wreck = Устроить погром
zombicide-start-there = { $figure } — { $zone }
zombicide-where-here = здесь
zombicide-where-spawn = зона появления { $n }
zombicide-where-spawns = { $colour ->
    [green] зелёная
    [blue] синяя
   *[red] красная
} зона появления
zombicide-who-taker = Взявший карту
zombies-effect-starts = «{ $effect }»: действует, пока { $who } не закончит свой следующий ход.
zombies-option-auto = Автоматически
zombies-option-hand = Выбрать клетки
zombies-option-roll = Бросить кубик

## Z-Game

zgame-invasion = { $n ->
    [0] Нашествие никуда не прорвалось.
    [one] Нашествие, новые зомби: { $places }.
    [few] Нашествие, новые зомби: { $places }.
   *[many] Нашествие, новые зомби: { $places }.
}
zgame-marauders = Мародёры перебираются: { $at }.
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
zgame-wrecks = { $who } устраивает погром: { $at }. Квартал опустошён.
zgame-gains = { $who } пополняет запасы. Пища: { $food }, медикаменты: { $medicine }.
zgame-fight = { $who } нападает: { $at }. Обороняется { $whom }.
zgame-wins = { $who } побеждает: { $at }. Проигрывает { $whom }, счёт { $n } : { $m }.
zgame-retreats = { $who } отступает: { $at } ({ $what }).
zgame-undead = { $who } встречает зомби: { $at }. Вышли: { $zombies }, сила { $n }.
zgame-clears = { $n ->
    [one] { $who } зачищает место: { $at }. Убит { $n } зомби.
    [few] { $who } зачищает место: { $at }. Убиты { $n } зомби.
   *[many] { $who } зачищает место: { $at }. Убито { $n } зомби.
}
zgame-overrun = { $who } проигрывает зомби: { $at }.
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
zgame-builds = { $who } строит баррикаду: { $at }.
zgame-despoils = { $who } опустошает квартал ради двойного дохода: { $at }.
zgame-income = { $n ->
    [one] { $who } получает доход: { $n } карта, пища { $food }, медикаменты { $medicine }.
    [few] { $who } получает доход: { $n } карты, пища { $food }, медикаменты { $medicine }.
   *[many] { $who } получает доход: { $n } карт, пища { $food }, медикаменты { $medicine }.
}
zgame-joins = { $who } получает бойца: { $what }, { $at }.
zgame-pays = { $who } содержит банду (нужно { $n }). Пища: { $food }, медикаменты: { $medicine }.
zgame-ruins = Разрушение: { $at }. Квартал опустошён.
zgame-captures = { $who } захватывает базу: { $at }.
zgame-returns = База возвращается: { $at }, хозяин { $who }.
zgame-end-standing-out = банда выбыла
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
zgame-sum-wrecked = погром: { $at }
zgame-sum-captured = захвачена база { $at }
zgame-sum-drew = { $n ->
    [one] { $n } карта дохода
    [few] { $n } карты дохода
   *[many] { $n } карт дохода
}
zgame-goaltext-C01 = { zgame-goaltext-count-despoil }
zgame-goaltext-C02 = { zgame-goaltext-end-mall }
zgame-goaltext-C03 = { zgame-goaltext-count-cleared }
zgame-goaltext-C04 = { zgame-goaltext-count-fights }
zgame-goaltext-C05 = { zgame-goaltext-count-built }
zgame-goaltext-C06 = { zgame-goaltext-end-barricades }
zgame-goaltext-C07 = { zgame-goaltext-end-far }
zgame-goaltext-C08 = { zgame-goaltext-count-firearms }
zgame-goaltext-C09 = { zgame-goaltext-count-melee }
zgame-goaltext-C10 = { zgame-goaltext-count-rides }
zgame-goaltext-C11 = { zgame-goaltext-count-haul }
zgame-goaltext-C12 = { zgame-goaltext-end-turf }
zgame-goaltext-C13 = { zgame-goaltext-end-stock }
zgame-goaltext-C14 = { zgame-goaltext-count-mercenaries }
zgame-goaltext-C15 = { zgame-goaltext-end-gates }
zgame-goaltext-C16 = { zgame-goaltext-max-strongest }
zgame-goaltext-C17 = { zgame-goaltext-count-kicked }
zgame-goaltext-C18 = { zgame-goaltext-end-marauders }

## Hit Z Road

hitz-token = { $who } получает жетон: { $token }.
hitz-headline = **{ $who }**: { $parts }
hitz-sum-route = { $left } → { $right }
hitz-sum-token = { $token }
hitz-sum-flees = бегство ({ $card })
hitz-sum-collects = { $cards ->
    [one] взята { $cards } карта
    [few] взяты { $cards } карты
   *[many] взято { $cards } карт
} { $n ->
    [0] без очков
    [one] на { $n } очко
    [few] на { $n } очка
   *[many] на { $n } очков
}
hitz-joins = { $n ->
    [one] К группе ({ $who }) присоединяется { $n } выживший.
    [few] К группе ({ $who }) присоединяются { $n } выживших.
   *[many] К группе ({ $who }) присоединяются { $n } выживших.
}
zombies-status-lies = «{ $status }» теперь действует на игрока: { $whom }.
zombies-status-works = { $who }: действует «{ $status }».
zombies-card-on = { $card } (цель: { $whom })
zombies-sum-bullets = { $n ->
    [one] { $n } патрон
    [few] { $n } патрона
   *[many] { $n } патронов
}
zombies-sum-life = жизнь
zombies-sum-rise = { $n ->
    [one] потерян { $n } трофей
    [few] потеряны { $n } трофея
   *[many] потеряно { $n } трофеев
}
zombies-sum-stay-dead = все трофеи целы
zombies-sum-zombies = { $n ->
    [one] сдвинут { $n } зомби
    [few] сдвинуты { $n } зомби
   *[many] сдвинуто { $n } зомби
}
zombies-status-fear = Страх
zombies-status-claustrophobia = Клаустрофобия
zombies-status-hysterical_paralysis = Истерический паралич
zombies-status-brain_cramp = Помутнение рассудка
zombies-status-your_shoes_untied = Шнурки развязались
