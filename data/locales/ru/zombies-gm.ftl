# «Зомби!!!»: фазы и проверки, для ведущих.

zombies-step-match = Вся партия
zombies-step-turn = Ход
zombies-step-begin = Начало хода
zombies-step-newtile = Новая локация
zombies-step-place = Размещение локации
zombies-step-fill = Заполнение локации
zombies-step-auction = Аукцион
zombies-step-maxima = Тайные пределы
zombies-step-ownsquare = Бой на своей клетке
zombies-step-fight = Бой
zombies-step-drawcards = Взятие карт
zombies-step-move = Перемещение
zombies-step-zombiemoves = Перемещение зомби
zombies-step-endofturn = Конец хода
zombies-step-forced = Ведут чужой картой
zombies-step-repair = Спасение трофеев

zombies-check-i1 = Зомби не хватает или слишком много (I1)
zombies-check-i2 = Карта события пропала, лежит в двух местах или не там, где надо, либо у неё лишние заряды (I2)
zombies-check-i3 = Локация пропала, лежит в двух местах или появилась слишком рано (I3)
zombies-check-i4 = Кто-то стоит там, где нельзя, или на клетке два зомби (I4)
zombies-check-i5 = У кого-то невозможное число жизней, патронов, трофеев или карт (I5)
zombies-check-i6 = Локации не подходят друг к другу (I6)
zombies-check-i7 = Соединены клетки, которые не должны (I7)
zombies-check-i8 = В здании больше жетонов, чем в нём появилось (I8)
zombies-check-i9 = Фигурки без причины нет на карте, или она не там (I9)
zombies-check-i10 = Кто-то уже победил (I10)
zombies-check-i12 = Потрачено больше очков или сдвинуто больше зомби, чем можно (I12)
zombies-check-i14 = Что-то действует дважды или неизвестно чьё (I14)
zombies-check-r19-4 = У ушедшего насовсем что-то осталось (R19.4)
zombies-check-r19-6 = Идущий шаг ждёт того, кто ушёл насовсем (R19.6)

## Исправления

zombies-fix-lives = Задать жизни (дать или отнять жизнь)
zombies-fix-bullets = Задать патроны
zombies-fix-trophies = Задать трофеи (дать или отнять трофей)
zombies-fix-used = Сыграна ли карта круга
zombies-fix-pawn = Передвинуть или убрать фигурку
zombies-fix-zombie = Добавить, убрать или сдвинуть зомби
zombies-fix-token = Добавить, убрать или сдвинуть жетон
zombies-fix-card = Переложить карту события
zombies-fix-charges = Задать заряды дробовика
zombies-fix-status = Задать, какие карты действуют на игрока
zombies-fix-effect = Задать общее действие
zombies-fix-take-back = Забрать последнюю локацию
zombies-fix-relay = Повернуть или переложить последнюю локацию
zombies-fix-restore = Вернуть убранную локацию в стопку
zombies-fix-stack = Порядок стопки локаций
zombies-fix-turn = Задать, чей ход и какой шаг
zombies-fix-points = Задать остаток очков или зомби
zombies-fix-l0 = Задать жизни на начало хода
zombies-fix-auction = Отменить, закрыть или начать аукцион заново
zombies-fix-placing = Передать право выложить вертолётную площадку
zombies-fix-leave = Игрок уходит насовсем
zombies-fix-victory = Проверить, не победил ли кто-то
zombies-fix-end = Закончить игру по местам

zombies-fix-option-bank = запас
zombies-fix-option-square = клетка
zombies-fix-option-off = нокаут до следующего хода
zombies-fix-option-add = добавить
zombies-fix-option-remove = убрать
zombies-fix-option-move = сдвинуть
zombies-fix-option-used = сыграна
zombies-fix-option-unused = ещё не сыграна
zombies-fix-option-life = жизнь
zombies-fix-option-bullet = патроны
zombies-fix-option-supply = запас
zombies-fix-option-deck = колода
zombies-fix-option-deck-top = верх колоды
zombies-fix-option-deck-bottom = низ колоды
zombies-fix-option-deck-random = куда угодно в колоду
zombies-fix-option-discard = сброс
zombies-fix-option-box = вне игры
zombies-fix-option-hand = на руку
zombies-fix-option-table = на стол
zombies-fix-option-later = со следующего хода
zombies-fix-option-running = в идущем ходу
zombies-fix-option-top = на верх стопки
zombies-fix-option-bottom = под низ стопки
zombies-fix-option-out = вне игры
zombies-fix-option-again = выложить заново
zombies-fix-option-begin = с самого начала
zombies-fix-option-step-1 = 1 Новая локация
zombies-fix-option-step-2 = 2 Бой
zombies-fix-option-step-3 = 3 Карты
zombies-fix-option-step-4 = 4 Перемещение
zombies-fix-option-step-5 = 5 Перемещение зомби
zombies-fix-option-step-6 = 6 Конец хода
zombies-fix-option-cancel = отменить: выкладывает тот, кто вытянул
zombies-fix-option-close = закрыть: побеждает высшая ставка
zombies-fix-option-restart = с самого начала
zombies-fix-option-now = сейчас
zombies-fix-piece-zombie = зомби
zombies-fix-piece-life = жетон жизни
zombies-fix-piece-bullet = жетон патронов
zombies-fix-hand = рука: { $whom }
zombies-fix-table = на столе: { $whom }
zombies-fix-to-supply = { $at }: в запас
zombies-fix-cell = Место { $cell }
zombies-fix-turned = { $n ->
    [0] Без поворота
    [one] { $n } четверть оборота
    [few] { $n } четверти оборота
   *[many] { $n } четвертей оборота
}
zombies-fix-place-in-stack = { $n }-я сверху
zombies-fix-refund = { $n ->
    [0] { $whom } ничего не получает обратно
    [one] { $whom } получает обратно { $n } трофей
    [few] { $whom } получает обратно { $n } трофея
   *[many] { $whom } получает обратно { $n } трофеев
}

zombies-fix-did-lives = Исправлено: { $whom }, жизни: { $before } → { $after }.
zombies-fix-did-bullets = Исправлено: { $whom }, патроны: { $before } → { $after }.
zombies-fix-did-trophies = Исправлено: { $whom }, трофеи: { $before } → { $after }.
zombies-fix-did-used = Исправлено: { $whom }, карта круга: { $what }.
zombies-fix-did-pawn = Исправлено: { $whom }, фигурка: { $to }.
zombies-fix-did-piece = Исправлено: { $what }: { $before } → { $after }.
zombies-fix-did-card = Исправлено: { $card } → { $to }.
zombies-fix-did-card-hidden = Исправлено: карта события → { $to }.
zombies-fix-did-charges = Исправлено: { $whom }, заряды дробовика: { $before } → { $after }.
zombies-fix-did-status = Исправлено: { $whom }, { $card }: { $what }.
zombies-fix-did-effect = Исправлено: { $card }: { $what }.
zombies-fix-did-take-back = Исправлено: забрана локация { $tile }: { $what }.
zombies-fix-did-relay = Исправлено: локация { $tile } лежит теперь иначе.
zombies-fix-did-restore = Исправлено: локация { $tile } снова в игре: { $what }.
zombies-fix-did-stack = Исправлено: порядок стопки локаций.
zombies-fix-did-turn = Исправлено: { $whom }, ход: { $what }.
zombies-fix-did-points = Исправлено: осталось { $n }.
zombies-fix-did-l0 = Исправлено: { $whom }, жизни на начало хода: { $before } → { $after }.
zombies-fix-did-auction = Исправлено: аукцион: { $what }.
zombies-fix-did-placing = { $n ->
    [0] Исправлено: вертолётную площадку выкладывает: { $what }.
    [one] Исправлено: вертолётную площадку выкладывает: { $what }; возвращён { $n } трофей.
    [few] Исправлено: вертолётную площадку выкладывает: { $what }; возвращены { $n } трофея.
   *[many] Исправлено: вертолётную площадку выкладывает: { $what }; возвращено { $n } трофеев.
}
zombies-fix-did-victory = Ведущий проверяет, не победил ли кто-то.
zombies-fix-did-end = Ведущий заканчивает игру.
zombies-retires = { $who } насовсем покидает игру.

## Приказы

zombies-order-wound = Что делать после неудачного броска
zombies-order-wound-about = Первое возможное из списка. Чего в нём нет, за вас не тратится; если ничего не подошло, вас спросят.
zombies-order-roll = В бой сразу
zombies-order-roll-tap = Всегда сразу в бой
zombies-order-roll-about = С зомби на вашей клетке бой начинается без вопроса, не сыграть ли сначала карту.
zombies-order-lay = Выкладывать мои локации автоматически
zombies-order-lay-tap = Всегда выбирать за меня
zombies-order-lay-about = Где останется больше дорог; зомби ближе к дверям, жетоны дальше. Площадка не в счёт.
zombies-order-zombies = Двигать зомби автоматически
zombies-order-zombies-tap = Всегда автоматически
zombies-order-zombies-about = Ходят самые далёкие от всех фигурок, и прочь от них.
zombies-order-keep = Никогда не сбрасывать
zombies-order-keep-tap = Всегда оставлять все карты
zombies-order-keep-about = В конце хода вы оставляете себе все карты.
zombies-order-maximum = Ставить на площадку до …
zombies-order-maximum-about = На один больше других до вашего предела, потом пас. Предела никто не видит; кончается с аукционом.
zombies-order-play = Сыграть карту, как только можно
zombies-order-play-about = Какую карту, на кого и когда. Приказ срабатывает один раз; остальное выбирается само.
zombies-option-first-bullets = Стрелять
zombies-option-first-kit = Аптечка
zombies-option-first-ammo = Полно патронов
zombies-option-first-rush = Выброс адреналина
zombies-option-first-life = Терять жизнь
zombies-option-nobody = Никто
zombies-option-when-soon = Как только можно
zombies-option-when-turn = Когда начнётся следующий ход этого игрока
