# Zombie Plague: houses that people write, as they are seen before they are played.

plague-house-uses = { $searches ->
    [one] { $searches } place to search
   *[other] { $searches } places to search
} · { $openings ->
    [one] one door or window
   *[other] { $openings } doors and windows
} · { $car ->
    [yes] a car
   *[no] no car
} · { $basement ->
    [yes] a basement
   *[no] no basement
} · { $barricades ->
    [one] { $barricades } barricade
   *[other] { $barricades } barricades
}
plague-house-fell = Where humans died in { $n ->
    [one] one game
   *[other] { $n } games
}: most often { $who }
plague-house-fell-nobody = In { $n ->
    [one] one game
   *[other] { $n } games
} nobody died.
plague-house-basement = Basement
plague-house-people = Characters of its own ({ $n })
plague-house-cards = Search cards: { $n }
plague-house-tricks = Cards of the Zombie Player: { $n }
plague-doubt-openings-few = { $n ->
    [one] the house has one door or window only
   *[other] the house has only { $n } doors and windows
}: it is closed at once, and then won
plague-doubt-openings-many = the house has { $n } doors and windows, and there are only { $of } barricades: it can never be closed
plague-doubt-search-shut = nobody can stand beside { $place } ({ $at }) to search it{ $car ->
    [yes] , so the car never leaves
   *[no] {""}
}
plague-doubt-searches-together = all places to search are in one room: nobody has to go anywhere
plague-doubt-car-one-door = the car has one door only ({ $at }): a zombie before it, and nobody gets in
plague-doubt-car-free = { $n ->
    [one] only one square beside the car can be stood on
   *[other] only { $n } squares beside the car can be stood on
}: four zombies can never hold it
plague-doubt-car-far = it is { $n } steps from the house to the car: hardly anybody will get there
plague-doubt-floor-indoors = drawn as a yard, though it lies in a room: { $squares }
plague-doubt-floor-outdoors = drawn as a floor, though it lies in no room: { $squares }
plague-doubt-yard-shut = nobody gets there from the edge of the map but through a door: { $squares }
plague-doubt-sheet-closed = nobody can begin on part { $n } of the map ({ $first }–{ $last }); who rolls that, rolls again
plague-doubt-cellar-small = { $n ->
    [one] there is room for one human in the basement
   *[other] there is room for only { $n } humans in the basement
}
plague-doubt-arms-few = few weapons: { $n } of { $of } search cards
plague-doubt-medicine-none = no search card heals
plague-doubt-deck-small = { $n ->
    [one] one search card
   *[other] only { $n } search cards
} for { $of } places to search: they run out
plague-doubt-unarmed = { $who }: there is no { $card }, the favourite card
