# Zombie Plague: что не так с коробкой или домом.

plague-fault-nobody = хоть кто-то должен участвовать
plague-fault-two-decks = так же называется карта поиска: «{ $name }»
plague-fault-allowance = по числу на каждое количество жизней, и на 0 тоже
plague-fault-dead-act = с 0 жизней не ходят: первое число — 0
plague-fault-hand = на руках бывает до { $n } карт, а их всего { $of }
plague-fault-most-cards = карт всего не больше { $most }
plague-fault-no-number = у карты, которая работает как «{ $name }», такого числа нет
plague-fault-range = бывает только у огнестрельного и метательного оружия
plague-fault-push = отталкивать должно при меньших бросках, чем убивать

## Карта

plague-fault-columns = столбцов должно быть от { $least } до { $most }, а здесь { $n }
plague-fault-rows = рядов должно быть от { $least } до { $most }, а здесь { $n }
plague-fault-letters = в первой строке стоят столбцы: A, B, C и так далее
plague-fault-prefix = у верхнего этажа нет приставки, у подвала она 'b'
plague-fault-stretch = идёт от клетки верхнего этажа до клетки юго-восточнее её
plague-fault-code = { $square }: «{ $code }» там стоять не может
plague-fault-outdoors = { $name } — это всё, что вне зон
plague-fault-zone = начинается и кончается клеткой карты, и первая северо-западнее последней
plague-fault-cellar-zone = в подвале зоны вида 'cellar' (bA1), на верхнем этаже — другие
plague-fault-zone-empty = не досталось ни одной клетки: все заняли зоны перед ней
plague-fault-opening = «{ $edge }» — не дверь, не окно и не ворота на карте, или названо дважды
plague-fault-opening-unnamed = без имени: { $edges }
plague-fault-number-twice = номер { $n } сразу у двух
plague-fault-searches = мест поиска от { $least } до { $most }: X1, X2 и так далее без пропусков
plague-fault-hideouts = хотя бы одно место поиска не в машине и не в подвале
plague-fault-car-part = «{ $code }» — часть машины, а стоит вне её зоны: { $squares }
plague-fault-car-door = «{ $code }» — это пол рядом с машиной: { $squares }
plague-fault-cars = машина бывает одна
plague-fault-car-size = машина шириной 2–3 клетки и длиной от 3 до 6, а не { $wide } и { $long }
plague-fault-car-taken = зоны перед ней не могут занимать часть машины
plague-fault-car-bare = машина состоит из cc, ct, ch и места поиска: { $squares }
plague-fault-car-lacks = у машины есть кабина (cc) и пол у двери (d)
plague-fault-stairs = «{ $code }» бывает только в подвале: { $squares }
plague-fault-cellar-bare = весь подвал должен быть поделён на зоны: { $squares }
plague-fault-no-stairs = в подвал ведёт лестница ({ $code })
plague-fault-no-house = нужен дом: зона этого вида, и в ней пол
plague-fault-house-open = { $edge }: там дом не закрыть никогда ({ $kind ->
    [gate] ворота
   *[open] там ничего нет
})
plague-fault-openings = дверей и окон наружу в доме не больше { $most }
plague-fault-unreached = туда не попасть: { $squares }
plague-fault-room = людей { $needs }, и столько же нужно клеток на улице не рядом с капотом машины, а их { $n }
plague-fault-room-edge = людей { $needs }, и столько же нужно клеток на улице, у края карты и не рядом с капотом машины, а их { $n }
plague-fault-entries = зомби приходят хотя бы с { $least } клеток, а здесь { $n }
