# Зомбицид: исправления для ведущих.

zombicide-fix-health = Здоровье выжившего
zombicide-fix-adrenaline = Адреналин выжившего
zombicide-fix-place = Где выживший
zombicide-fix-fate = Нокаут, спасение, гибель или на ногах
zombicide-fix-actions = Потраченные действия хода
zombicide-fix-done = Был ли ход у выжившего
zombicide-fix-light = Фонарь
zombicide-fix-cxp = Опыт кампании
zombicide-fix-bonus = Бонусные действия
zombicide-fix-learnt = Умения кампании
zombicide-fix-achievement = Достижения
zombicide-fix-companion = За кем идёт спутник
zombicide-fix-equipment = Где карта вещи
zombicide-fix-loaded = Заряжено или разряжено
zombicide-fix-reshuffle = Перемешать колоду
zombicide-fix-zombie-card = Следующая карта зомби
zombicide-fix-zombies = Зомби в зоне
zombicide-fix-march = Зомби переходят
zombicide-fix-monster = Отродье
zombicide-fix-building = Открывали ли здание
zombicide-fix-noise = Жетоны шума
zombicide-fix-crate = Ящики
zombicide-fix-spawn = Зоны появления
zombicide-fix-link = Ходы между зонами
zombicide-fix-exit = Выходы
zombicide-fix-hour = Который час
zombicide-fix-clock = У кого часы
zombicide-fix-round = Номер раунда
zombicide-fix-objective = Где карта цели
zombicide-fix-read = Прочесть карту или заметку
zombicide-fix-key = Ключевые слова
zombicide-fix-flag = Что запомнено
zombicide-fix-counter = Счётчики кампании
zombicide-fix-goal = Задачи
zombicide-fix-verdict = Миссия выиграна или проиграна
zombicide-fix-restart = Миссия с начала
zombicide-fix-keep = Броски на сохранение ещё раз
zombicide-fix-door = Дверь
zombicide-fix-door-name = { $zone } – { $to }
zombicide-fix-copy = { $card } ({ $n })
zombicide-fix-deck = Колода: { $deck }
zombicide-fix-discard = Сброс: { $deck }
zombicide-fix-out = Вне этой миссии
zombicide-fix-beside = рядом с полем
zombicide-fix-face-down = Рубашкой вверх: { $place }
zombicide-fix-note = Заметка { $n }
zombicide-fix-option-standing = На ногах
zombicide-fix-option-down = В нокауте
zombicide-fix-option-saved = В безопасности, вне миссии
zombicide-fix-option-dead = Гибель
zombicide-fix-option-on = Да
zombicide-fix-option-off = Нет
zombicide-fix-option-nobody = Ни за кем: потеря навсегда
zombicide-fix-option-discard = Сброс
zombicide-fix-option-deck = На верх колоды
zombicide-fix-option-loaded = Заряжено
zombicide-fix-option-empty = Разряжено
zombicide-fix-option-with_discards = Вместе со сбросом
zombicide-fix-option-alone = Как есть
zombicide-fix-option-gone = Нет на поле
zombicide-fix-option-card-down = Рубашкой вверх
zombicide-fix-option-card-up = Лицом вверх на месте
zombicide-fix-option-card-aside = Рядом с полем
zombicide-fix-option-card-gone = В сбросе
zombicide-fix-option-won = Выиграна
zombicide-fix-option-lost = Проиграна
zombicide-fix-option-now = Сейчас
zombicide-fix-option-again = Бросить заново
zombicide-fix-did-health = { $figure }: здоровье { $before } → { $after }.
zombicide-fix-did-adrenaline = { $figure }: адреналин { $before } → { $after }.
zombicide-fix-did-place = { $figure } теперь здесь: { $zone }.
zombicide-fix-did-fate = { $figure }: { $what }.
zombicide-fix-did-actions = { $figure }: потрачено действий { $before } → { $after }.
zombicide-fix-did-done = { $figure }: ход в этом раунде уже был — { $what ->
    [on] да
   *[off] нет
}.
zombicide-fix-did-light = { $figure }: фонарь { $what ->
    [on] включён
   *[off] выключен
}.
zombicide-fix-did-cxp = { $figure }: опыт кампании { $before } → { $after }.
zombicide-fix-did-bonus = { $figure }: бонусных действий { $before } → { $after }.
zombicide-fix-did-learnt = { $figure }, умение кампании «{ $skill }»: { $what ->
    [on] есть
   *[off] нет
}.
zombicide-fix-did-achievement = { $figure }, достижение «{ $word }»: { $what ->
    [on] есть
   *[off] нет
}.
zombicide-fix-did-companion = Спутник { $companion }: { $figure }.
zombicide-fix-did-equipment = { $card }: { $to }.
zombicide-fix-did-hidden = Карта теперь в другом месте ({ $to }).
zombicide-fix-did-loaded = { $figure }, { $card }: { $what ->
    [loaded] заряжено
   *[empty] разряжено
}.
zombicide-fix-did-reshuffle = Перемешано: { $deck }.
zombicide-fix-did-zombies = { $what }: { $zone }.
zombicide-fix-did-march = Переставлены: { $what }, { $zone } → { $to }.
zombicide-fix-did-door = Дверь { $door }: { $what ->
    [open] открыта
   *[closed] закрыта
}.
zombicide-fix-did-building = Здание { $zone } открывали: { $what ->
    [on] да
   *[off] нет
}.
zombicide-fix-did-noise = { $zone }: шум { $before } → { $after }.
zombicide-fix-did-crate = { $zone }, ящик: { $what ->
    [on] есть
   *[off] нет
}.
zombicide-fix-did-spawn = { $zone }, зомби здесь появляются: { $what ->
    [on] да
   *[off] нет
}.
zombicide-fix-did-link = Ход { $zone } – { $to }: { $what ->
    [on] есть
   *[off] нет
}.
zombicide-fix-did-exit = { $zone }, выход: { $what ->
    [on] есть
   *[off] нет
}.
zombicide-fix-did-hour = Час { $before } → { $after }.
zombicide-fix-did-clock = Часы теперь здесь: { $whom }.
zombicide-fix-did-round = Раунд { $before } → { $after }.
zombicide-fix-did-objective = { $card }: { $what }.
zombicide-fix-did-read = { $figure } сейчас читает карту.
zombicide-fix-did-word = { $word }: { $what ->
    [on] да
   *[off] нет
}.
zombicide-fix-did-counter = { $what }.
zombicide-fix-did-restart = Миссия начинается заново; от этой попытки ничего не остаётся.
