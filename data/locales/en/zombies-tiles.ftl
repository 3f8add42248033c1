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
zombies-draws-tile = { $who } draws a tile: { $tile }.
zombies-removes-tile = { $tile } fits nowhere and leaves the game.

zombies-ask-place = Where does { $tile } go?
    .kind = Place the tile
    .rule = R4.3
    .choose = A numbered place…
    .choose-joint = Where and which way…
    .hint = Every turn the city grows. Zombies, lives and bullets are laid out for you, unless you fill it by hand.
    .wait = choose a cell for the tile
    .word-2 = Which way round?
    .after-hand-2 = You fill it by hand. Where does it go?
    .after-hand-3 = Which way round?
    .plan = lay { $tile } in place { $n } ({ $beside }), roads { $roads }{ $hand ->
        [yes] , and fill it by hand
       *[no] { "" }
    }
    .why = { $kind ->
        [helipad] There it is as near to you as it can be.
        [hand] It keeps the most roads open, and you will be inside first: lives and bullets near the door will be yours.
        [named] It keeps the most roads open and lies near you: what is inside will be yours first.
       *[street] It keeps the most roads open, and its zombies stand nearer to { $whom } than to you.
    }

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
    .kind = Fill the tile
    .rule = R4.6
    .hint = A new tile brings zombies, lives and bullets. You decide on which squares they lie.
    .wait = fill the new tile
    .word-2 = And these?
    .word-3 = And these?
    .plan-zombies = zombies on { $at }
    .plan-life = lives on { $at }
    .plan-bullets = bullets on { $at }
    .why = { $what ->
        [hand] You will be there first, so lives and bullets go near the door.
       *[auto] Zombies near the door, all else far from it: nothing here would help you more than others.
    }

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
zombies-entitled = { $who } places the Helipad.

zombies-ask-bid = { $high ->
    [0] Who places the Helipad? Nobody has bid yet.
    [one] Who places the Helipad? The highest bid is { $high } trophy.
   *[other] Who places the Helipad? The highest bid is { $high } trophies.
} You hold { $n }.
    .kind = Bid for the Helipad
    .rule = R5.2
    .hint = The winner pays trophies and decides where the Helipad goes. Reaching its centre wins the game.
    .wait = bid for the Helipad or pass
    .why = { $what ->
        [yes] { $n ->
            [one] Placing the Helipad is worth 1 trophy to you.
           *[other] Placing the Helipad is worth up to { $n } trophies to you.
        }
       *[no] { $n ->
            [0] Your trophies are nearer to winning than the Helipad is.
            [one] The Helipad is worth 1 trophy to you at most, and { $high } is bid already.
           *[other] The Helipad is worth { $n } trophies to you at most, and { $high } is bid already.
        }
    }

zombies-ask-maximum = How many trophies would you pay at most to decide where the Helipad goes? You hold { $n }.
    .kind = Your maximum for the Helipad
    .rule = R5.6
    .hint = You name your limit once, in secret. Whoever names the most decides where the Helipad goes, and pays one trophy more than the second.
    .wait = name a maximum for the Helipad

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
    [one] { $who } wins the auction for { $n } trophy ({ $left } left) and places the Helipad.
   *[other] { $who } wins the auction for { $n } trophies ({ $left } left) and places the Helipad.
}
    .earlier = { $n ->
        [one] { $who } wins the auction, pays { $n } trophy and places the Helipad.
       *[other] { $who } wins the auction, pays { $n } trophies and places the Helipad.
    }
zombies-no-bid = Nobody bids: { $who } places the Helipad for nothing.

## Zombies move

zombies-title-zombies = Zombies
zombies-rolls-zombies = { $who } rolls for the zombies: { $faces }.

zombies-ask-zombie = { $n ->
    [one] { $n } zombie is still to move. Which one?
   *[other] { $n } zombies are still to move. Which one first?
}
    .kind = Move zombies
    .rule = R9.2
    .choose = A zombie…
    .hint = At the end of your turn you move zombies, a square each: towards you as prey, or into somebody's way.
    .wait = { $n ->
        [one] move { $n } more zombie
       *[other] move { $n } zombies
    }
    .word-2 = Where does it go?
    .plan = move the zombie on { $start } to { $to }
    .why-auto = There is little to win by moving each of them, and this is quicker.
    .why-prey = You are strong: what comes to you is a trophy without a walk.
    .why-leader = There it stands in the way of { $whom }, who is ahead.

zombies-option-auto-rest = { $n ->
    [1] Move it automatically
    [2] Move both automatically
   *[other] Move all { $n } automatically
}
    .earlier = All automatically
zombies-moves-zombie = { $who } moves a zombie: { $at } → { $to }.
zombies-sends-zombie = { $who } moves a zombie onto the square of { $whom }: { $at }.
zombies-zombies-stop = { $card }: no zombie moves.
    .earlier = Marbles all over the place: no zombie moves.
