# Labels on the board of Zombies!!!, and its description in words.

zombies-board-title = ZOMBIES!!!
zombies-board-round = { $of ->
    [0] Round { $n } · turn { $turn }
   *[other] Round { $n }/{ $of } · turn { $turn }
}
zombies-board-step = { $n } { $name }
zombies-board-phase-1 = New tile
zombies-board-phase-2 = Fight
zombies-board-phase-3 = Cards
zombies-board-phase-4 = { $heal ->
    [on] Move or heal
   *[off] Move
}
zombies-board-phase-5 = Zombies
zombies-board-phase-6 = End of turn
zombies-board-phase-auction = Auction
zombies-board-phase-end = The end
zombies-board-wait = { $names }: { $what }
zombies-board-wait-several = several decisions
zombies-board-failed = { $bonus ->
    [0] Total { $total }, needed { $need }
   *[other] Total { $total } (with +{ $bonus }), needed { $need }
}
zombies-board-repair = Each die needs { $need }
zombies-board-drawn = { $tile }: { $what }

## Map

zombies-board-off-board = off the map
zombies-board-sealed = The city is sealed: no more tiles
zombies-board-short-T03 = Army
zombies-board-short-T04 = Drugs
zombies-board-short-T05 = Fire Stn
zombies-board-short-T06 = Florist
zombies-board-short-T07 = Gas
zombies-board-short-T08 = Hardware
zombies-board-short-T09 = Hospital
zombies-board-short-T10 = Garden
zombies-board-short-T11 = Police
zombies-board-short-T12 = Skates
zombies-board-short-T13 = Sports
zombies-board-short-T14 = Toys

## Players

zombies-board-gone = out of the game
zombies-board-down = knocked out, returns next turn
zombies-board-status = { $what } (by { $who })
zombies-board-halved = half the points
zombies-board-keys = drives: { $n } points
zombies-board-doubled = double points
zombies-board-chainsaw = +{ $n } in fights this turn
zombies-board-molotov = fire: +{ $adds } in #{ $n }
zombies-board-halted = cannot move this turn
zombies-board-charges = { $card } ×{ $n }
zombies-board-highest = highest bid: { $n }
zombies-board-leads = Highest bid: { $n } ({ $who })
zombies-board-passed = passed
zombies-board-card-used = card played this round
zombies-board-card-free = can play a card
zombies-board-automated = played by the stand-in

## Below the map

zombies-board-tiles = { $n ->
    [0] No tiles left
    [one] { $n } tile left
   *[other] { $n } tiles left
}
zombies-board-removed = { $n } removed
zombies-board-helipad-lies = Helipad: on the map (#{ $n })
zombies-board-helipad-drawn = Helipad: drawn
zombies-board-helipad-never = Helipad: never
zombies-board-helipad-later = { $n ->
    [1] Helipad: not the next tile
   *[other] Helipad: not among the next { $n }
}
zombies-board-helipad-among = { $n ->
    [1] Helipad: the next tile
   *[other] Helipad: among the next { $n }
}
zombies-board-bank = Zombies in the bank: { $n }
zombies-board-bank-unlimited = Zombies without limit
zombies-board-deck = Event deck { $n } · discard { $discard } · out of the game { $box }
zombies-board-effect = { $what }: until the end of the next turn of { $who }
zombies-board-effect-now = { $what }: until the end of this turn ({ $who })
zombies-board-rules = Rules: { $mode }
zombies-board-option = { $what }: { $value }

## Close-ups

zombies-board-card-instant = Instant
zombies-board-card-attach = Lies on an opponent
zombies-board-card-item = Item
zombies-board-card-weapon = { $kind } · weapon
zombies-board-card-needs = Lay it down in: { $buildings }
zombies-board-in-front = { $card }: { $what }
zombies-board-hand = { $n ->
    [0] { $who }: no cards in hand · { $state }
    [one] { $who }: { $n } card in hand · { $state }
   *[other] { $who }: { $n } cards in hand · { $state }
}
zombies-board-exits = Roads: { $sides }
zombies-board-rooms = { $n ->
    [one] { $n } room
   *[other] { $n } rooms
}, { $doors ->
    [one] { $doors } door
   *[other] { $doors } doors
}
zombies-board-late = Among the last tiles (alternative rules)
zombies-board-stands = { $who }: { $at }
zombies-board-stands-off = { $who } is off the map

## The board in words

zombies-board-alt-now = { $phase }. { $heading }
zombies-board-alt-dice = Rolled: { $faces }.
zombies-board-alt-cells = Free cells – { $cells }.
zombies-board-alt-reach = In reach: { $squares }.
zombies-board-alt-way = { $fights ->
    [0] { $square } for { $n }
    [one] { $square } for { $n } with a fight
   *[other] { $square } for { $n } with { $fights } fights
}
zombies-board-alt-movable = Zombies that can move: { $squares }.
zombies-board-alt-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
zombies-board-alt-bullets = { $n ->
    [one] { $n } bullet
   *[other] { $n } bullets
}
zombies-board-alt-trophies = trophies { $n } of { $of }
zombies-board-alt-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
zombies-board-alt-pawn = on { $at }
zombies-board-alt-active = has the turn
zombies-board-alt-winner = wins
zombies-board-alt-removed = Removed tiles: { $tiles }.
zombies-board-alt-roads = roads { $roads }
zombies-board-alt-open = open
zombies-board-alt-shut = closed
zombies-board-alt-room = rooms { $squares }
zombies-board-alt-road = road squares { $squares }
zombies-board-alt-blocked = blocked squares { $squares }
zombies-board-alt-doors = doors { $pairs }
zombies-board-alt-zombies = zombies { $squares }
zombies-board-alt-life = life tokens { $squares }
zombies-board-alt-bullet = bullet tokens { $squares }
zombies-board-alt-goal = the goal { $squares }
zombies-board-alt-stand = { $names } on { $square }
zombies-board-here-room = Room: only doors lead in and out
zombies-board-here-road = Road
zombies-board-here-cell = Free cell { $n } for the new tile
zombies-board-alt-card = { $card } ({ $kind }): { $text }
