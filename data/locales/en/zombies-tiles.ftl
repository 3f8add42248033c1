# Zombies!!!: map tiles, placing them, the auction for the Helipad, the zombies' step.

zombies-tile-T01 = Town Square
zombies-tile-T02 = Helipad
zombies-tile-T03 = Army Surplus
zombies-tile-T04 = Drug Store
zombies-tile-T05 = Fire Station
zombies-tile-T06 = Florist
zombies-tile-T07 = Gas Station
zombies-tile-T08 = Hardware Store
zombies-tile-T09 = Hospital
zombies-tile-T10 = Lawn & Garden Store
zombies-tile-T11 = Police Station
zombies-tile-T12 = Skate Shop
zombies-tile-T13 = Sporting Goods Store
zombies-tile-T14 = Toy Store
zombies-tile-T15 = Straight street
zombies-tile-T16 = Straight street
zombies-tile-T17 = Straight street “{ zombies-sign-theater }”
zombies-tile-T18 = Straight street “{ zombies-sign-theater }”
zombies-tile-T19 = Bend
zombies-tile-T20 = Bend
zombies-tile-T21 = Bend “{ zombies-sign-warehouse }”
zombies-tile-T22 = Bend “{ zombies-sign-warehouse }”
zombies-tile-T23 = T-junction
zombies-tile-T24 = T-junction
zombies-tile-T25 = T-junction “{ zombies-sign-media_buy }”
zombies-tile-T26 = T-junction “{ zombies-sign-media_buy }”
zombies-tile-T27 = Crossroads
zombies-tile-T28 = Crossroads
zombies-tile-T29 = Crossroads
zombies-tile-T30 = Crossroads

zombies-sign-theater = Theater 6
zombies-sign-warehouse = The Warehouse
zombies-sign-media_buy = Media Buy

zombies-place = { $square } ({ $tile })
zombies-numbered = { $tile } #{ $number }
zombies-side-N = north
zombies-side-E = east
zombies-side-S = south
zombies-side-W = west

## A new tile

zombies-title-tile = New tile
zombies-title-place = { $tile }
zombies-kind-place = Place the tile
zombies-kind-fill = Fill the tile
zombies-draws-tile = { $who } draws a tile: { $tile }.
zombies-removes-tile = { $tile } fits nowhere and leaves the game.
zombies-ask-place = Where does { $tile } go?
zombies-ask-place-2 = Which way round?
zombies-ask-place-after-hand-2 = You fill it by hand. Where does it go?
zombies-ask-place-after-hand-3 = Which way round?
zombies-option-cell = { $n }: { $beside }
    .earlier = { $letter }: { $beside }
zombies-at-N = north side of { $tile }
zombies-at-E = east side of { $tile }
zombies-at-S = south side of { $tile }
zombies-at-W = west side of { $tile }
zombies-option-turn = { $n } · Roads { $roads }
    .earlier = Roads { $roads }
zombies-option-turn-rooms = { $n } · Roads { $roads }; building { $rooms }
    .earlier = Roads { $roads }; building { $rooms }
zombies-places = { $who } places { $tile } next to { $beside }.
zombies-pad-lies = The Helipad lies on the map, placed by { $who }: the race is on! Squares to its centre: { $ways }
zombies-pad-way = { $who } { $n }
zombies-ask-fill = { $tile } comes with { $what }. Which squares?
zombies-ask-fill-2 = And these?
zombies-ask-fill-3 = And these?
zombies-option-by-hand = Fill it by hand
zombies-option-zombie = Zombie on { $square }
zombies-option-life-token = Life on { $square }
zombies-option-bullet-token = Bullets on { $square }
zombies-fills = { $tile }: { $what }.
zombies-filled-zombies = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}
zombies-filled-life = { $n ->
    [one] { $n } life token
   *[other] { $n } life tokens
}
zombies-filled-bullets = { $n ->
    [one] { $n } bullet token
   *[other] { $n } bullet tokens
}
zombies-bank-short = { $n ->
    [0] The bank has no zombies left: none comes.
    [one] The bank has no zombies left: only { $n } comes.
   *[other] The bank has no zombies left: only { $n } come.
}
zombies-seals = No road leads out of the city any more: no further tile will be placed{ $pad ->
    [no] , and only trophies can win now
   *[yes] { "" }
}.
    .earlier = No road leads out of the city any more: no further tile will be placed.
zombies-seals-own = { $who } closes the last road out of the city, and the turn ends at once{ $pad ->
    [no] . Only trophies can win now
   *[yes] { "" }
}.
    .earlier = No road leads out of the city any more, and that ends the turn of { $who } at once.

## The Helipad

zombies-title-auction = Auction for the Helipad
zombies-kind-bid = Bid for the Helipad
zombies-kind-maximum = Your maximum for the Helipad
zombies-entitled = { $who } places the Helipad.
zombies-ask-bid = { $high ->
    [0] Who places the Helipad? Nobody has bid yet.
    [one] Who places the Helipad? The highest bid is { $high } trophy.
   *[other] Who places the Helipad? The highest bid is { $high } trophies.
} You hold { $n }.
zombies-ask-maximum = How many trophies would you pay at most to place the Helipad? You hold { $n }.
zombies-option-pass = Pass
zombies-option-bid = { $n ->
    [one] Bid { $n } trophy
   *[other] Bid { $n } trophies
}
zombies-option-maximum = { $n ->
    [0] Pass
    [one] Up to { $n } trophy
   *[other] Up to { $n } trophies
}
zombies-bids = { $n ->
    [one] { $who } bids { $n } trophy.
   *[other] { $who } bids { $n } trophies.
}
zombies-passes = { $who } passes.
zombies-wins-auction = { $n ->
    [one] { $who } wins the auction, pays { $n } trophy and places the Helipad.
   *[other] { $who } wins the auction, pays { $n } trophies and places the Helipad.
}
zombies-no-bid = Nobody bids: { $who } places the Helipad for nothing.

## Zombies move

zombies-title-zombies = Zombies
zombies-kind-zombie = Move zombies
zombies-rolls-zombies = { $who } rolls for the zombies: { $faces }.
zombies-ask-zombie = { $n ->
    [one] { $n } zombie is still to move. Which one?
   *[other] { $n } zombies are still to move. Which one first?
}
zombies-ask-zombie-2 = Where does it go?
zombies-option-auto-rest = { $n ->
    [one] Move it automatically
   *[other] Move all { $n } automatically
}
    .earlier = All automatically
zombies-moves-zombie = { $who } moves a zombie: { $at } → { $to }.
zombies-sends-zombie = { $who } moves a zombie onto the square of { $whom }: { $at }.
zombies-zombies-stop = Marbles all over the place: no zombie moves.
