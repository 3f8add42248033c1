# Зомби Чума: дома, которые придумали люди, до игры.

plague-house-uses = { $searches ->
    [one] { $searches } место поиска
    [few] { $searches } места поиска
   *[many] { $searches } мест поиска
} · дверей и окон: { $openings } · { $car ->
    [yes] есть машина
   *[no] машины нет
} · { $basement ->
    [yes] есть подвал
   *[no] подвала нет
} · { $barricades ->
    [one] { $barricades } баррикада
    [few] { $barricades } баррикады
   *[many] { $barricades } баррикад
}
plague-house-fell = Где погибали люди, за { $n ->
    [one] { $n } игру
    [few] { $n } игры
   *[many] { $n } игр
}; чаще всех { $who }
plague-house-fell-nobody = За { $n ->
    [one] { $n } игру
    [few] { $n } игры
   *[many] { $n } игр
} никто не погиб.
plague-house-basement = Подвал
plague-house-people = Свои персонажи ({ $n })
plague-house-cards = Карты поиска: { $n }
plague-house-tricks = Карты зомби-игрока: { $n }
plague-doubt-openings-few = дверей и окон в доме всего { $n }: его тут же закроют и победят
plague-doubt-openings-many = дверей и окон в доме { $n }, а баррикад только { $of }: закрыть его не выйдет никогда
plague-doubt-search-shut = к { $place } ({ $at }) не подойти, значит, и обыскать нельзя{ $car ->
    [yes] : машина не уедет никогда
   *[no] {""}
}
plague-doubt-searches-together = все места поиска в одной комнате: ходить никуда не надо
plague-doubt-car-one-door = у машины всего одна дверь ({ $at }): зомби встанет перед ней, и никто не сядет
plague-doubt-car-free = встать вплотную к машине можно только на { $n ->
    [one] { $n } клетке
    [few] { $n } клетках
    [many] { $n } клетках
   *[other] { $n } клетках
}: вчетвером зомби её никогда не удержат
plague-doubt-car-far = от дома до машины { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}: мало кто дойдёт
plague-doubt-floor-indoors = нарисован двор, хотя это комната: { $squares }
plague-doubt-floor-outdoors = нарисован пол, хотя это не комната: { $squares }
plague-doubt-yard-shut = с края поля туда не попасть иначе как через дверь: { $squares }
plague-doubt-sheet-closed = на части { $n } ({ $first }–{ $last }) начать негде: кому она выпадет, бросит ещё раз
plague-doubt-cellar-small = в подвале хватит места только на { $n ->
    [one] { $n } человека
    [few] { $n } человека
    [many] { $n } человек
   *[other] { $n } человека
}
plague-doubt-arms-few = мало оружия: карт { $n } из { $of }
plague-doubt-medicine-none = лечить нечем: таких карт поиска нет
plague-doubt-deck-small = карт поиска { $n } на { $of ->
    [one] { $of } место
    [few] { $of } места
   *[many] { $of } мест
}: они кончатся
plague-doubt-unarmed = { $who }: любимой карты «{ $card }» в колоде нет
