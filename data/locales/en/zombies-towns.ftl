# Zombies!!!: towns that people write: the option, their picture, what looks wrong with them.

zombies-setting-town = Town
zombies-setting-town-about = The town in which you play: ours, or one that somebody wrote.
zombies-value-town-printed = The usual town

# On the picture of a town: what there is of everything.
zombies-board-town-uses = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} · { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
} · { $life ->
    [one] { $life } life
   *[other] { $life } lives
} · { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
zombies-board-town-deck = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $own } of the town’s own
zombies-board-town-cards = Cards of the town
zombies-board-times = ×{ $n }

## What looks wrong though it is legal; before it stands the file and the field

zombies-doubt-roads = { $n ->
    [0] the roads hardly lead on: the city closes, and without a Helipad only trophies win
    [one] if every road meets another, { $n } is left open at the end: the city may close before the Helipad lies
   *[other] if every road meets another, { $n } are left open at the end: the city may close before the Helipad lies
}
zombies-doubt-ends = { $n } of { $of } tiles are dead ends: the city closes early
zombies-doubt-late-none = no tile is late but the Helipad: in the alternative rules it is always the very last one
zombies-doubt-late-many = { $n } of { $of } tiles are late: in the alternative rules the Helipad may come at once
zombies-doubt-short = { $n ->
    [one] only { $n } tile to draw
   *[other] only { $n } tiles to draw
}: the city is laid before anybody is strong
zombies-doubt-long = { $n ->
    [one] { $n } tile to draw
   *[other] { $n } tiles to draw
}: it is a long way to the Helipad
zombies-doubt-zombies-many = { $n ->
    [one] { $n } zombie comes
   *[other] { $n } zombies come
} with the tiles, and the bank has { $of }: the last ones come empty
zombies-doubt-zombies-few = { $n ->
    [one] only { $n } zombie comes
   *[other] only { $n } zombies come
} with the tiles: hardly anybody wins by trophies
zombies-doubt-tokens-few = { $n ->
    [one] only { $n } life or bullet
   *[other] only { $n } lives and bullets
} in all buildings: fights are hard to stand
zombies-doubt-deck-small = { $n ->
    [one] only { $n } card
   *[other] only { $n } cards
} in the deck: it is shuffled again all the time
zombies-doubt-deck-laid = { $n } of { $of } cards need a building: hands are full of what cannot be played
zombies-doubt-deck-peaceful = no card stops anybody who is about to win
zombies-doubt-card-late = all buildings of { $card } are late: for a long time it cannot be laid down
zombies-doubt-twice = { $n } are called “{ $name }”
