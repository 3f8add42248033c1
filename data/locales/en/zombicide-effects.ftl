# Zombicide: what objective cards do, one sentence for each operation, before it happens and when it has happened.
# figure   a survivor, or before anybody is chosen one of the zombicide-who-… below
# zone     a zone by its name, or one of the zombicide-where-… below
# what     zombies (zombicide-count-…, zombicide-all-…, zombicide-what-all), a keyword, an achievement, a flag, a goal

zombicide-who-zone = Everybody here
zombicide-who-all = Every survivor
zombicide-who-group = the whole party
zombicide-who-pick-zone = One survivor here of your choice
zombicide-who-pick-all = One survivor of your choice
zombicide-where-pick = a zone in sight, range { $from }–{ $to }
zombicide-what-all = everything dead

## Operations

zombicide-effect-ap = { $figure } gains { $n } adrenaline.
    .manual = adrenaline points
zombicide-effect-cxp = { $figure } gains { $n } campaign experience.
    .manual = campaign points
zombicide-effect-heal = { $n ->
    [one] { $figure } heals { $n } wound.
   *[other] { $figure } heals up to { $n } wounds.
}
    .manual = heals one of them
zombicide-effect-healall = { zombicide-effect-heal }
    .manual = heals each of them
zombicide-effect-wound = { $n ->
    [one] { $figure } suffers { $n } wound.
   *[other] { $figure } suffers { $n } wounds.
}
    .manual = wounds each of them
zombicide-effect-draw = { $n ->
    [one] { $figure } draws { $n } card
   *[other] { $figure } draws { $n } cards
} of { $deck ->
    [eq] equipment.
    [ss] the Secret Service.
   *[epic] epic weapons.
}
    .manual = cards of `eq` (equipment), `ss` (Secret Service) or `epic`
zombicide-effect-gain = { $figure } takes { $card }.
    .manual = this card out of its deck
zombicide-effect-discard = { $class ->
    [any] { $n ->
        [one] { $figure } discards { $n } card.
       *[other] { $figure } discards { $n } cards.
    }
    [ranged] { $n ->
        [one] { $figure } discards { $n } firearm.
       *[other] { $figure } discards { $n } firearms.
    }
    [melee] { $n ->
        [one] { $figure } discards { $n } melee weapon.
       *[other] { $figure } discards { $n } melee weapons.
    }
    [molotov] { $n ->
        [one] { $figure } discards { $n } Molotov cocktail.
       *[other] { $figure } discards { $n } Molotov cocktails.
    }
    [light] { $n ->
        [one] { $figure } discards { $n } flashlight.
       *[other] { $figure } discards { $n } flashlights.
    }
   *[food] { $n ->
        [one] { $figure } discards { $n } card of food.
       *[other] { $figure } discards { $n } cards of food.
    }
}
    .manual = they discard cards of a class (`ranged`, `melee`, `food`, `molotov`, `light`) or of this name, or any if it is left out
zombicide-foretold-discard-card = { $n ->
    [one] { $figure } discards { $n } card: { $card }.
   *[other] { $figure } discards { $n } cards: { $card }.
}
zombicide-effect-spawn = { $n ->
    [one] { $what } appears in { $zone }.
   *[other] { $what } appear in { $zone }.
}
    .manual = zombies appear
zombicide-effect-spawncard = A zombie card is drawn for { $zone }.
    .manual = a Zombie card is drawn for the zone
zombicide-effect-extra = An extra activation for { $what }.
    .manual = all of the kind act once more, with `all` everything
zombicide-effect-killzone = Removed from { $zone }: { $what }.
    .manual = removes all zombies of a zone
zombicide-effect-killpick = { $n ->
    [one] Removed from { $zone }: { $n } zombie.
   *[other] Removed from { $zone }: up to { $n } zombies.
}
    .manual = removes some zombies of a zone in sight, so far away
zombicide-effect-noise = { $n ->
    [one] { $n } noise token in { $zone }.
   *[other] { $n } noise tokens in { $zone }.
}
    .manual = noise is made
zombicide-effect-unnoise = All noise fades, except what never stops.
    .manual = all noise is gone
zombicide-effect-spawn-on = Zombies will appear here from now on: { $zone }.
    .manual = spawn zones of a colour wake up
zombicide-effect-spawn-off = No more zombies appear here: { $zone }.
    .manual = a spawn zone ends
zombicide-effect-spawn-add = { zombicide-effect-spawn-on }
    .manual = a spawn zone is added
zombicide-effect-nospawn = { $n ->
    [one] There are no zombies in the next building that you open.
   *[other] There are no zombies in the next { $n } buildings that you open.
}
    .manual = nobody waits in the next buildings that are opened
zombicide-effect-door-unlock = Barricaded doors can be opened now.
    .manual = `locked` doors of this name can be opened now
zombicide-effect-link = A way is open: { $zone } ↔ { $to }.
    .manual = two zones become adjacent
zombicide-effect-lock-room = All doors of { $zone } close.
    .manual = open doors of a room close
zombicide-effect-undark = No zone is dark any more.
    .manual = no zone is dark any more
zombicide-effect-unlight = The searchlight goes out.
    .manual = a fixed light goes out
zombicide-effect-move = { $figure } gets to { $zone }.
    .manual = puts survivors somewhere
zombicide-effect-endturn = { $figure } loses the actions left and ends the turn.
    .manual = ends their turn
zombicide-effect-note = Note { $n } is read.
    .manual = reads a note
zombicide-effect-key = You have it now: “{ $what }”.
    .manual = a keyword of this mission
zombicide-effect-ach = Achieved: { $what } ({ $who }).
    .manual = an achievement for the `taker` or the `group`
zombicide-effect-count = { $total }.
    .manual = a counter of the campaign
zombicide-counted = { $more }, { $total } in all.
    .earlier = +{ $n } → { $total }.
zombicide-effect-flag = { $what }.
    .manual = a flag of the mission
zombicide-effect-cflag = { zombicide-effect-flag }
    .manual = a flag of the campaign
zombicide-effect-companion = { $what } joins you. Leader: { $who }.
    .manual = somebody comes along
zombicide-effect-peek = { $n ->
    [one] { $figure } alone looks at the next zombie card.
   *[other] { $figure } alone looks at the next { $n } zombie cards.
}
    .manual = the player looks at the top Zombie cards
zombicide-effect-goal = Goal reached: “{ $what }”.
    .manual = a goal is reached
zombicide-effect-exit = Here is a way out: { $zone }.
    .manual = a way out is found
zombicide-effect-keep = The card stays, face up.
    .manual = the card lies in its place, face up, and can be taken again
zombicide-effect-back = The card stays, face up, and can be taken again.
    .manual = the same; the program, too, counts on taking it again

## What steers them

zombicide-foretold = { $first } { $then }
zombicide-foretold-cxp-single = Campaign experience serves nobody in a single mission.
zombicide-foretold-option = { $what }. { $does }
zombicide-effect-choose = { $figure } chooses.
zombicide-effect-test = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
} for { $t }+. If it works: { $then } If not: { $else }
zombicide-effect-if = If { $condition }: { $then }
zombicide-effect-if-else = If { $condition }: { $then } If not: { $else }
zombicide-condition-has-ach = one of you has “{ $what }”
zombicide-condition-taker-ach = whoever takes the card has “{ $what }”
zombicide-condition-key = you have “{ $what }”
zombicide-condition-keys-all = you have all of this: { $what }
zombicide-condition-taken = { $n ->
    [one] at least { $n } other card is taken
   *[other] at least { $n } other cards are taken
}
zombicide-condition-counter = this is reached ({ $total })
zombicide-condition-flag = this is so ({ $what })
zombicide-condition-cflag = { zombicide-condition-flag }
zombicide-condition-inv = there is { $class ->
    [ranged] a firearm
    [melee] a melee weapon
    [molotov] a Molotov cocktail
    [food] food
   *[light] a flashlight
} at hand
zombicide-condition-inv-card = “{ $card }” is at hand
zombicide-condition-companion = { $what } is with you
zombicide-condition-doors-open = all these doors are open
zombicide-condition-zone-clear = there is no zombie in { $zone }
zombicide-condition-not = this is not so ({ $condition })
zombicide-condition-has-ach-not = none of you has “{ $what }”
zombicide-condition-taker-ach-not = whoever takes the card does not have “{ $what }”
zombicide-condition-key-not = you do not have “{ $what }”
zombicide-condition-keys-all-not = you do not have all of this: { $what }
zombicide-condition-taken-not = fewer than { $n ->
    [one] { $n } other card is taken
   *[other] { $n } other cards are taken
}
zombicide-condition-counter-not = this is not reached yet ({ $total })
zombicide-condition-flag-not = this is not so ({ $what })
zombicide-condition-cflag-not = { zombicide-condition-flag-not }
zombicide-condition-inv-not = there is no { $class ->
    [ranged] firearm
    [melee] melee weapon
    [molotov] Molotov cocktail
    [food] food
   *[light] flashlight
} at hand
zombicide-condition-inv-card-not = “{ $card }” is not at hand
zombicide-condition-companion-not = { $what } is not with you
zombicide-condition-doors-open-not = not all of these doors are open
zombicide-condition-zone-clear-not = there are zombies in { $zone }
zombicide-condition-and = { $first }, and { $second }
zombicide-condition-or = { $first }, or { $second }

## What arguments are called in the guide to missions (`.manual` above: the line of an operation there)

zombicide-argument-who = who
zombicide-argument-zone = zone
zombicide-argument-deck = deck
zombicide-argument-card = card
zombicide-argument-class = class
zombicide-argument-zombies = zombies
zombicide-argument-colour = colour
zombicide-argument-name = name
zombicide-argument-word = word
zombicide-argument-achievement = achievement
zombicide-argument-counter = counter
zombicide-argument-flag = flag
zombicide-argument-goal = goal
zombicide-argument-least = least
zombicide-argument-most = most
