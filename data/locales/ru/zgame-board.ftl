# Подписи на картинке Z-Game и её описание словами.

zgame-board-turn = Ход { $n } из { $of }
zgame-board-event = Событие: { $name }
zgame-board-phase-start = Подготовка
zgame-board-phase-city = Город строится
zgame-board-phase-event = Событие
zgame-board-phase-raid = Набег
zgame-board-phase-slaughter = Резня
zgame-board-phase-people = Бой с людьми
zgame-board-phase-undead = Бой с зомби
zgame-board-phase-household = Хозяйство
zgame-board-phase-round = Раунд
zgame-board-phase-trade = Торговля
zgame-board-phase-night = Ночь
zgame-board-phase-wrestling = Борьба
zgame-board-phase-end = Конец игры
zgame-board-wait = { $names }: { $what }
zgame-board-wait-several = несколько решений

## Карта города

zgame-board-place-1-01 = Оружейная
zgame-board-place-1-02 = Мясные ряды
zgame-board-place-1-03 = Велостоянка
zgame-board-place-1-04 = Радиорынок
zgame-board-place-1-05 = Ломбард
zgame-board-place-1-06 = Огороды
zgame-board-place-1-07 = Консервный
zgame-board-place-1-08 = Аптека
zgame-board-place-1-09 = Ночлежка
zgame-board-place-2-01 = Полиция
zgame-board-place-2-02 = Охотклуб
zgame-board-place-2-03 = Госпиталь
zgame-board-place-2-04 = Рынок
zgame-board-place-2-05 = Боксёры
zgame-board-place-2-06 = Фуры
zgame-board-place-2-07 = Автозавод
zgame-board-place-2-08 = Техникум
zgame-board-place-2-09 = Таможня
zgame-board-place-2-10 = Супермаркет
zgame-board-place-3-01 = Мегамолл
zgame-board-place-3-02 = Гаражи
zgame-board-place-3-03 = Бункер
zgame-board-place-3-04 = Клиника
zgame-board-place-3-05 = Бойня
zgame-board-trade-C = Г
zgame-board-trade-T = Т
zgame-board-trade-W = Р

## Что происходит

zgame-board-lays = { $n ->
    [0] карт на руках нет
    [one] { $n } карта на руках
    [few] { $n } карты на руках
   *[many] { $n } карт на руках
}
zgame-board-no-cards = без карт
zgame-board-nameless = Зомби
zgame-board-thinks = думает

## Событие и Цели

zgame-board-upkeep-full = по 1
zgame-board-upkeep-half = по ½
zgame-board-upkeep-plus = по 1 и ещё 1
zgame-board-goal-count-despoil = кварталы, опустошённые за ход
zgame-board-goal-end-mall = присутствие в Мегамолле
zgame-board-goal-end-place = присутствие { $at }
zgame-board-goal-count-cleared = зомби, убитые в боях
zgame-board-goal-max-cleared = больше всего зомби, убитых в одном бою
zgame-board-goal-count-fights = выигранные бои с людьми
zgame-board-goal-count-built = баррикады, построенные за ход
zgame-board-goal-end-barricades = свои баррикады в городе
zgame-board-goal-end-far = шаги всех бойцов от дома
zgame-board-goal-count-firearms = огнестрел, положенный в боях
zgame-board-goal-count-melee = холодняк, положенный в боях
zgame-board-goal-count-rides = потраченные карты движения
zgame-board-goal-count-haul = карты, взятые в доход
zgame-board-goal-max-haul = больше всего карт, взятых в доход за раз
zgame-board-goal-end-turf = свои кварталы
zgame-board-goal-end-stock = пища и медикаменты в запасе
zgame-board-goal-count-mercenaries = сыгранные карты наёмников
zgame-board-goal-end-gates = бойцы рядом с чужими базами
zgame-board-goal-max-strongest = сила зомби, побеждённых в одном бою
zgame-board-goal-count-strongest = сила всех зомби, побеждённых за ход
zgame-board-goal-count-kicked = изгнанные чужие бойцы
zgame-board-goal-max-kicked = больше всего бойцов, изгнанных в одном бою
zgame-board-goal-end-marauders = бойцы там же, где мародёры

## Банды

zgame-board-out = вне игры
zgame-board-hungry = { $n ->
    [one] { $n } без еды
    [few] { $n } без еды
   *[many] { $n } без еды
}
zgame-board-left = { $n ->
    [one] { $n } боец в городе
    [few] { $n } бойца в городе
   *[many] { $n } бойцов в городе
}

## Внизу

zgame-board-pile = { $deck } { $n }/{ $m }
zgame-board-stock = { $n ->
    [0] Зомби больше не осталось
    [one] Остался { $n } зомби
    [few] Осталось { $n } зомби
   *[many] Осталось { $n } зомби
}
zgame-board-option = { $what }: { $value }

## Словами

zgame-board-automated = играет автоматически
zgame-board-icon-firearm = Огнестрел
zgame-board-icon-melee = Холодняк
zgame-board-icon-transport = Транспорт
zgame-board-icon-gadget = Гаджет
zgame-board-icon-supply = Снабжение
zgame-board-icon-food = Пища
zgame-board-icon-medicine = Медикаменты
zgame-board-icon-fighter = Боец
zgame-board-icon-mercenary = Наёмник
zgame-board-alt-now = { $phase }. { $heading }
zgame-board-alt-fight = Бой, { $at }:
zgame-board-alt-side = { $cards ->
    [0] { $who } — сила { $n }
    [one] { $who } — сила { $n } и { $cards } закрытая карта
    [few] { $who } — сила { $n } и { $cards } закрытые карты
   *[many] { $who } — сила { $n } и { $cards } закрытых карт
}
zgame-board-alt-undead = { $who } дерётся, { $at }: { $zombies }. Сила зомби { $n }, бойцов без карт — { $m }.
zgame-board-alt-bans = Нельзя: { $decks }.
zgame-board-alt-bundle = { $who } отдаёт: { $n ->
    [0] без карт
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}{ $food ->
    [0] { "" }
   *[other] , пища { $food }
}{ $medicine ->
    [0] { "" }
   *[other] , медикаменты { $medicine }
}.
zgame-board-alt-gang = { $who } ({ $initials }, { $gang })
zgame-board-alt-goals = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}
zgame-board-alt-food = пища { $n }
zgame-board-alt-medicine = медикаменты { $n }
zgame-board-alt-city = бойцы { $who }
zgame-board-alt-reserve = резерв { $who }
zgame-board-alt-resting = выбыли до следующего хода: { $who }
zgame-board-alt-barricades = { $n ->
    [one] в запасе { $n } баррикада
    [few] в запасе { $n } баррикады
   *[many] в запасе { $n } баррикад
}
zgame-board-alt-need = содержание { $n }
zgame-board-alt-active = сейчас в игре
zgame-board-alt-goal = Цель «{ $name }» ({ $text }): { $values }.
zgame-board-alt-leads = Впереди { $who }.
zgame-board-alt-tied = Поровну.
zgame-board-alt-event = Событие: { $name }. Очередность: { $order }.
zgame-board-alt-tonight = Ночью: { $what }.
zgame-board-alt-upkeep-full = содержание 1 за каждого бойца
zgame-board-alt-upkeep-half = содержание 1 за двух бойцов
zgame-board-alt-upkeep-plus = содержание 1 за каждого бойца и ещё 1
zgame-board-alt-loss = { $n ->
    [one] все теряют по { $n } карте
    [few] все теряют по { $n } карты
   *[many] все теряют по { $n } карт
}
zgame-board-alt-night-zombies = Зомби придут: { $icons }
zgame-board-alt-night-marauders = Мародёры уйдут: { $icons }
zgame-board-alt-ruin = Разрушение квартала: { $icons }
zgame-board-alt-pending = Впереди бои: { $places }.
zgame-board-alt-free = { $n ->
    [one] { $n } свободное место для кварталов.
    [few] { $n } свободных места для кварталов.
   *[many] { $n } свободных мест для кварталов.
}
zgame-board-alt-piles = Колоды (карт/в сбросе): { $piles }
zgame-board-alt-despoiled = опустошено
zgame-board-alt-zombies = Зомби: { $n }
zgame-board-alt-marauders = Мародёры
zgame-board-alt-walls = { $n ->
    [one] { $n } баррикада ({ $who })
    [few] { $n } баррикады ({ $who })
   *[many] { $n } баррикад ({ $who })
}
zgame-board-alt-held = держит { $who }
zgame-board-alt-fortified = укреплена: +2
zgame-board-alt-near = рядом: { $places }
zgame-board-here-cell = Свободное место { $n }

## Карты

zgame-board-card-vest = Люди: отменяет лучшую карту противника. Зомби: спасает бойца.
zgame-board-card-undead = Против зомби: { $n }
zgame-board-card-raid = Набег: { $what }.
zgame-board-card-both = Набег или хозяйство: { $what }.
zgame-board-card-household = Хозяйство: { $what }.
zgame-board-card-or = { " " }или{ " " }

## Что есть у банды

zgame-board-hand = { $n ->
    [0] { $who }, { $gang }: карт нет
    [one] { $who }, { $gang }: { $n } карта
    [few] { $who }, { $gang }: { $n } карты
   *[many] { $who }, { $gang }: { $n } карт
}
zgame-board-won = { $n ->
    [0] Целей пока нет
    [one] { $n } цель ваша:
    [few] { $n } цели ваши:
   *[many] { $n } целей ваши:
}
zgame-board-defence-asked = При нападении вас спросят; без ответа банда { $what }
zgame-board-defence-doubt = Если исход нападения неясен, вас спросят; иначе банда { $what }
zgame-board-defence-orders = При нападении вас не спросят: банда { $what }
zgame-board-defends-none = не защищается
zgame-board-defends-frugal = бережёт карты
zgame-board-defends-stubborn = кладёт карты с запасом
zgame-board-defends-all = кладёт все карты
zgame-board-stands = { $who }: { $places }
zgame-board-stands-off = { $who }: в городе никого
zgame-board-alt-times = { $now ->
    [yes] { $n }× { $card } Можно пустить в дело сейчас.
   *[no] { $n }× { $card }
}
zgame-board-alt-card = { $name } ({ $deck }, сила { $strength }). { $text }

## Что значат знаки

zgame-board-legend = Что значат знаки
zgame-board-legend-firearm = Огнестрел: карта в доход
zgame-board-legend-melee = Холодняк: карта в доход
zgame-board-legend-transport = Транспорт: карта в доход
zgame-board-legend-gadget = Гаджеты: карта в доход
zgame-board-legend-supply = Снабжение: карта в доход
zgame-board-legend-food = Пища
zgame-board-legend-medicine = Медикаменты
zgame-board-legend-fighter = Новый боец
zgame-board-legend-mercenary = Наёмник
zgame-board-legend-trades = Бойцы: головорез, технарь, разоритель. Форма — знак игрока
zgame-board-legend-pair = Двое одного ремесла
zgame-board-legend-striding = Ещё может идти в этом набеге
zgame-board-legend-zombies = Зомби и сколько их
zgame-board-legend-wall = Баррикада и чья она
zgame-board-legend-marauders = Мародёры: дохода отсюда нет
zgame-board-legend-despoiled = Опустошено: дохода больше не будет
zgame-board-legend-base = База банды
zgame-board-legend-held = Бездомные: база, которую держит другой
zgame-board-legend-works = Бездомные: укреплённая база защищается с +2
zgame-board-legend-fight = Здесь предстоит бой
zgame-board-legend-fought = Здесь в этом раунде уже дрались
zgame-board-legend-changed = Здесь что-то изменилось
zgame-board-legend-loss = Столько здесь потеряли: изгнанных бойцов, баррикад
zgame-board-legend-choice = Можно выбрать сейчас
zgame-board-legend-free = Свободное место; у вариантов те же номера
zgame-board-legend-order = Очередность раундов и чей сейчас раунд
zgame-board-legend-tonight = Что будет в конце хода
zgame-board-legend-upkeep = Сколько бойцам нужно на ночь
zgame-board-legend-lacking = Стольким бойцам еды пока нет; не поедят — уйдут
zgame-board-legend-ruin = Разрушение: квартал с одним из этих значков
zgame-board-legend-leads = Сейчас цель достанется ему
zgame-board-legend-tied = У нескольких поровну: не достанется никому
zgame-board-legend-reserve = В городе; в резерве
zgame-board-legend-supply-walls = Сколько баррикад осталось
zgame-board-legend-strength = Сила в бою без учёта закрытых карт
zgame-board-legend-kills = При проигрыше погибнет боец
zgame-board-legend-spreads = При проигрыше зомби появятся вокруг
