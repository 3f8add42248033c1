# Нашествие зомби: что стоит на картинке, и то же словами.

plague-board-title = Нашествие зомби
plague-board-wait = { $names }: { $what }
plague-board-wait-several = несколько решений
plague-board-set-up = Подготовка
plague-board-humans-turn = Ход людей
plague-board-zombies-turn = Ход зомби
plague-board-round = Раунд { $n }
plague-board-no-modules = без дополнений

plague-board-count-searched = Обыскано: { $n } из { $of }
plague-board-count-barricades = Баррикад в запасе: { $n }
plague-board-count-open = Незакрытых дверей и окон дома: { $n }
plague-board-count-reserve = Зомби в запасе: { $n }
plague-board-count-hand = Карт у Игрока-Зомби: { $n }
plague-board-count-traps = Ловушек положено: { $n }
plague-board-car-weight = Зомби у машины: { $n } (с четырьмя не тронется)
plague-board-car-running = Мотор работает; зомби у машины: { $n } (с четырьмя не тронется)
plague-board-car-exploded = Машина взорвалась

plague-board-no-character = персонаж не выбран
plague-board-human-unconscious = без сознания
plague-board-human-unarmed = без оружия
plague-board-human-dead = погиб
plague-board-human-rises = погиб, встанет на { $at }
plague-board-human-risen = свежий мертвец на { $at }
plague-board-human-burns = в огне
plague-board-human-carried = его несёт { $n }
plague-board-human-carries = несёт { $n }
plague-board-human-in-car = в машине
plague-board-human-baby = с младенцем
plague-board-human-held = его держит ползун
plague-board-human-aims = целится
plague-board-human-traitor = предатель
plague-board-human-overload = перегрузка { $n }
plague-board-card-empty = { $card }: пусто
plague-board-card-spent = { $card }: 0

plague-board-card-about = { $kind }, { $size }
plague-board-prefers = Любимая карта: { $card }, раз в ход переброс
plague-board-held-by = несёт { $who }
plague-board-hand-zombies = { $n ->
    [one] В руке { $n } карта
    [few] В руке { $n } карты
   *[many] В руке { $n } карт
}
plague-board-hand-humans = { $n ->
    [0] У ваших людей ничего нет
    [one] У ваших людей { $n } вещь
    [few] У ваших людей { $n } вещи
   *[many] У ваших людей { $n } вещей
}
plague-board-hand-more = { $n ->
    [one] и ещё { $n } вид
    [few] и ещё { $n } вида
   *[many] и ещё { $n } видов
}
plague-board-zoom-human = { $n } { $what }: { $at }, { $zone }
plague-board-zoom-in-car = { $n } { $what }: в машине
plague-board-zoom-square = { $zone }, вокруг { $at }
plague-board-zoom-marked = Клетки на выбор

plague-board-alt-human = { $n } { $what } ({ $who })
plague-board-alt-lives = { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}
plague-board-alt-actions = действий: { $n } из { $of }
plague-board-alt-pieces = { $what }: { $squares }
plague-board-alt-zombies = Зомби на карте: { $n }
plague-board-alt-unsearched = Ещё не обыскано: { $places }
plague-board-alt-searched = { $place }, { $at }: искали { $who }
plague-board-alt-fires = Огонь: { $squares }
plague-board-alt-baby = Младенец лежит на { $at }
plague-board-alt-entrance = Спуск в подвал: { $place }
plague-board-alt-entrance-closed = Спуск в подвал: { $place }, забаррикадирован
plague-board-alt-barricades = Баррикады: { $edges }
plague-board-alt-holes = Проломы: { $edges }
plague-board-alt-open = Открыто наружу: { $edges }
plague-board-alt-pile = На полу { $at }: { $cards }
plague-board-here-threat = Сюда зомби дотянутся уже в свой следующий ход

plague-board-area-house = Часть дома
plague-board-area-shed = В помещении, но не в доме
plague-board-area-cellar = Под домом
plague-board-area-car = Стоять здесь нельзя
plague-board-area-out = Под открытым небом
plague-board-area-squares = { $n ->
    [0] Стоять негде.
    [one] { $n } клетка без мебели.
    [few] { $n } клетки без мебели.
   *[many] { $n } клеток без мебели.
}
plague-board-area-search = Поиск { $n }: { $at }.
plague-board-area-door = { $n ->
    [one] Дверь: { $edges }.
    [few] Двери: { $edges }.
   *[many] Двери: { $edges }.
}
plague-board-area-window = { $n ->
    [one] Окно: { $edges }.
    [few] Окна: { $edges }.
   *[many] Окна: { $edges }.
}
plague-board-area-gate = { $n ->
    [one] Ворота: { $edges }.
    [few] Ворота: { $edges }.
   *[many] Ворота: { $edges }.
}

plague-board-legend = Что значат знаки
plague-board-legend-human = Человек: номер, форма и цвет игрока, сверху его инициалы, сердечки — жизни
plague-board-legend-unconscious = Без сознания
plague-board-legend-acts = Рамка вокруг человека: ещё может действовать в этот ход
plague-board-legend-choice = На вашей картинке: это можно выбрать сейчас
plague-board-legend-corpse = Погиб, встанет в следующий ход зомби
plague-board-legend-zombie = Зомби и его номер
plague-board-legend-boon = Защищён картой «Крепкий череп»
plague-board-legend-risen = Свежий мертвец, 4 действия
plague-board-legend-crawler = Ползун
plague-board-legend-crazy = Сумасшедший зомби
plague-board-legend-threat = Внутри красной линии зомби смогут напасть в свой следующий ход
plague-board-legend-search = Клетка поиска, где ещё никто не искал
plague-board-legend-searched = Здесь уже кто-то искал
plague-board-legend-entrance = Спуск в подвал
plague-board-legend-door = Дверь
plague-board-legend-window = Окно
plague-board-legend-gate = Гаражные ворота, закрыть их нельзя
plague-board-legend-barricade = Баррикада
plague-board-legend-hole = Пролом в стене
plague-board-legend-fire = Огонь
plague-board-legend-pile = Вещи на полу
plague-board-legend-baby = Младенец
plague-board-legend-sheet = Край листа; его номер стоит в углу
plague-board-legend-entry = Отсюда приходят новые зомби — если так решил автор дома
plague-board-legend-searches = Над картой: сколько мест обыскано
plague-board-legend-walls = Сколько баррикад осталось
plague-board-legend-openings = Сколько дверей и окон дома открыто
plague-board-legend-reserve = Сколько зомби ещё выйдет
plague-board-legend-hand = Карты Игрока-Зомби
plague-board-legend-traps = Сколько ловушек положено на места обыска
plague-board-legend-engine = Зомби у машины; четверо её не выпустят
plague-board-legend-changed = Здесь что-то произошло
plague-board-legend-loss = Столько жизней здесь только что потеряли

# Уровни карты на странице
plague-board-map-main = Двор и дом
plague-board-map-b = Подвал
