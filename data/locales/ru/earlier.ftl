# Что рассказывали прежние версии и чего правила больше не говорят: их журналы читают и сейчас.

hitz-sum-gains = { $kind ->
    [ammo] патроны
    [gas] бензин
   *[adr] адреналин
} +{ $n }
plague-baby-burnt = Младенец сгорел.
plague-crushed = Баррикада снесена: { $edge }.
plague-draws = { $figure } находит: { $card }.
plague-helmet = { $figure }: удар пришёлся на шлем, он разбит.
plague-killed = { $figure } погибает.
plague-plays = Игрок-Зомби играет карту: { $card }.
plague-plays-on = Игрок-Зомби играет карту: { $card } → { $on }.
plague-searches = { $figure } ищет: { $place }.
plague-standing = Живы: { $n } из { $of }
plague-steals = { $figure } крадёт, жертва — { $whom }: { $card }.
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
zombies-option-auto = Автоматически
zombies-option-hand = Выбрать клетки
zombies-option-roll = Бросить кубик
