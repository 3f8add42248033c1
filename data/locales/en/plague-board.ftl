# Zombie Plague: what stands on the picture, and the same in words.

plague-board-title = Zombie Plague
plague-board-wait = { $names }: { $what }
plague-board-wait-several = several decisions
plague-board-set-up = Set-up
plague-board-humans-turn = Human turn
plague-board-zombies-turn = Zombie turn
plague-board-round = Round { $n }
plague-board-no-modules = no expansions

plague-board-count-searched = Searched: { $n } of { $of }
plague-board-count-barricades = Barricades left: { $n }
plague-board-count-open = Openings of the house still open: { $n }
plague-board-count-reserve = Zombies in reserve: { $n }
plague-board-count-hand = Cards of the Zombie Player: { $n }
plague-board-count-traps = Traps laid: { $n }
plague-board-car-weight = Zombies at the car: { $n } (with four it cannot leave)
plague-board-car-running = The engine is running; zombies at the car: { $n } (with four it cannot leave)
plague-board-car-exploded = The car has exploded

plague-board-no-character = character still open
plague-board-human-unconscious = unconscious
plague-board-human-unarmed = unarmed
plague-board-human-dead = dead
plague-board-human-rises = dead, will rise on { $at }
plague-board-human-risen = risen, on { $at }
plague-board-human-burns = on fire
plague-board-human-carried = carried by { $n }
plague-board-human-carries = carries { $n }
plague-board-human-in-car = in the car
plague-board-human-baby = has the baby
plague-board-human-held = held by a crawler
plague-board-human-aims = aims
plague-board-human-traitor = traitor
plague-board-human-overload = overload { $n }
plague-board-card-empty = { $card }: empty
plague-board-card-spent = { $card }: empty

plague-board-card-about = { $kind }, { $size }
plague-board-prefers = Favourite card: { $card }, one re-roll a turn
plague-board-held-by = with { $who }
plague-board-hand-zombies = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
plague-board-hand-humans = { $n ->
    [0] Your humans carry nothing
    [one] Your humans carry { $n } thing
   *[other] Your humans carry { $n } things
}
plague-board-hand-more = { $n ->
    [one] and { $n } more kind
   *[other] and { $n } more kinds
}
plague-board-zoom-human = { $n } { $what }: { $at }, { $zone }
plague-board-zoom-in-car = { $n } { $what }: in the car
plague-board-zoom-square = { $zone }, around { $at }
plague-board-zoom-marked = Squares to choose from

plague-board-alt-human = { $n } { $what } ({ $who })
plague-board-alt-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
plague-board-alt-actions = actions: { $n } of { $of }
plague-board-alt-pieces = { $what }: { $squares }
plague-board-alt-zombies = Zombies on the map: { $n }
plague-board-alt-unsearched = Not searched yet: { $places }
plague-board-alt-searched = { $place }, { $at }: searched by { $who }
plague-board-alt-fires = Fires: { $squares }
plague-board-alt-baby = The baby lies at { $at }
plague-board-alt-entrance = Way down to the basement: { $place }
plague-board-alt-entrance-closed = Way down to the basement: { $place }, barricaded
plague-board-alt-barricades = Barricades: { $edges }
plague-board-alt-holes = Holes: { $edges }
plague-board-alt-open = Open to the outside: { $edges }
plague-board-alt-pile = On the ground at { $at }: { $cards }
plague-board-here-threat = Zombies can attack here in their next turn

plague-board-area-house = Part of the house
plague-board-area-shed = Indoors, but no part of the house
plague-board-area-cellar = Below the house
plague-board-area-car = Nobody stands here
plague-board-area-out = Outdoors
plague-board-area-squares = { $n ->
    [0] No square to stand on.
    [one] { $n } square to stand on.
   *[other] { $n } squares to stand on.
}
plague-board-area-search = Search { $n }: { $at }.
plague-board-area-door = { $n ->
    [one] Door: { $edges }.
   *[other] Doors: { $edges }.
}
plague-board-area-window = { $n ->
    [one] Window: { $edges }.
   *[other] Windows: { $edges }.
}
plague-board-area-gate = { $n ->
    [one] Gate: { $edges }.
   *[other] Gates: { $edges }.
}

plague-board-legend = What the marks mean
plague-board-legend-human = A human: number, shape and colour of the player, initials above, hearts are lives
plague-board-legend-unconscious = Unconscious
plague-board-legend-acts = A frame around a human: can still act in this turn
plague-board-legend-choice = In your own picture: can be chosen now
plague-board-legend-corpse = Dead, will rise in the next zombie turn
plague-board-legend-zombie = Zombie with its number
plague-board-legend-boon = Protected by Thick skull
plague-board-legend-risen = Risen human, 4 actions
plague-board-legend-crawler = Crawler
plague-board-legend-crazy = Crazy zombie
plague-board-legend-threat = Inside the red line zombies can attack in their next turn
plague-board-legend-search = Search square that nobody has searched
plague-board-legend-searched = Searched by somebody
plague-board-legend-entrance = Way down to the basement
plague-board-legend-door = Door
plague-board-legend-window = Window
plague-board-legend-gate = Garage gate, cannot be closed
plague-board-legend-barricade = Barricade
plague-board-legend-hole = Hole in a wall
plague-board-legend-fire = Fire
plague-board-legend-pile = Things on the ground
plague-board-legend-baby = Baby
plague-board-legend-sheet = Edge of a sheet; its number stands in its corner
plague-board-legend-entry = New zombies come from here, in a house that says so
plague-board-legend-searches = Above the map: places searched
plague-board-legend-walls = Barricades that are left
plague-board-legend-openings = Doors and windows of the house still open
plague-board-legend-reserve = Zombies still to come
plague-board-legend-hand = Cards of the Zombie Player
plague-board-legend-traps = Traps laid on search squares
plague-board-legend-engine = Zombies beside the car; four hold it
plague-board-legend-changed = Something has happened here
plague-board-legend-loss = So many lives have just been lost here

# Levels of the map on the page
plague-board-map-main = Ground
plague-board-map-b = Basement
