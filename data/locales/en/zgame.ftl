# Z-Game: log, questions and what is chosen.

zgame-name = Z-Game: Fast & Dead
zgame-about = Four gangs, one dead city. Raid, brawl, fortify or plunder its quarters, and complete more Goals than anybody else.
zgame-title-turn = Turn { $n } of { $of }: { $event }
zgame-title-round = { $who }
zgame-title-fight = Fight: { $at }
zgame-face-1 = 1
zgame-face-2 = 2
zgame-face-3 = 3
zgame-face-4 = 4
zgame-face-5 = 5
zgame-face-6 = 6

## Log: set-up and turns

zgame-first-cards = Your first cards: { $cards }.
zgame-sealed = { $who } has chosen.
zgame-begins = { $who } begins with: { $what }.
zgame-lays-tile = { $who } lays { $what }.
zgame-turn = Turn { $n }: { $event }. Order: { $order }.
zgame-invasion = { $n ->
    [0] The Invasion finds no way in.
    [one] Invasion: a Zombie comes to { $places }.
   *[other] Invasion: Zombies come to { $places }.
}
zgame-marauders = The Marauders move to { $at }.
zgame-marauders-stay = The Marauders stay where they are.
zgame-goals = New Goals: { $goals }.
zgame-takes = { $who } takes the Goal “{ $goal }” ({ $n }).
zgame-untaken = { $n ->
    [one] Nobody takes the Goal “{ $goals }”.
   *[other] Nobody takes these Goals: { $goals }.
}
    .earlier = Nobody takes the Goal “{ $goal }”.
zgame-reshuffles = The discard pile is shuffled: { $deck }.

## Log: the Raid

zgame-walks = { $who }: { $what }, { $at } → { $to }.
zgame-saddles = { $n ->
    [one] { $who }: { $what } gets { $n } more step.
   *[other] { $who }: { $what } gets { $n } more steps.
}
zgame-plays = { $who } uses { $card }.
zgame-hires = { $who } hires a Mercenary.
zgame-drew = You have drawn: { $cards }.
zgame-lured = { $n ->
    [one] A Zombie comes to { $places }.
   *[other] Zombies come to { $places }.
}
zgame-shot = { $n ->
    [one] { $n } Zombie is shot in { $at }.
   *[other] { $n } Zombies are shot in { $at }.
}
zgame-shambles = A Zombie shambles off: { $at } → { $to }.
zgame-wrecks = { $who } wrecks { $at }: the quarter is despoiled.
zgame-steals = { $who } steals a card from { $whom }.
zgame-stolen = The card stolen from { $whom }: { $card }.
zgame-gains = { $who } gains: Food { $food }, Medicine { $medicine }.
zgame-drops = { $n ->
    [one] { $who } holds too many cards and discards { $n }: { $cards }.
   *[other] { $who } holds too many cards and discards { $n }: { $cards }.
}

## Log: the Slaughter

zgame-fight = { $who } attacks { $whom } in { $at }.
zgame-lays = { $n ->
    [0] { $who } lays no cards.
    [one] { $who } lays { $n } card face down.
   *[other] { $who } lays { $n } cards face down.
}
zgame-shows = { $m ->
    [0] { $who }: no cards, Strength { $n }.
   *[other] { $k ->
        [0] { $who }: { $cards }, Strength { $n }.
       *[other] { $who }: { $cards }, Strength { $n }. Cancelled by a Vest: { $lost }.
    }
}
zgame-wins = { $who } beats { $whom } in { $at }: { $n } against { $m }.
zgame-retreats = { $who } retreats to { $at }: { $what }.
zgame-flees = { $who } loses Fighters until the next turn: { $what }.
zgame-undead = { $who } meets Zombies in { $at }: { $zombies }. Their Strength: { $n }.
zgame-ransoms = { $n ->
    [one] { $who } pays { $n } Medicine to use Mercenaries.
   *[other] { $who } pays { $n } Medicine to use Mercenaries.
}
zgame-clears = { $n ->
    [one] { $who } clears { $at } of { $n } Zombie.
   *[other] { $who } clears { $at } of { $n } Zombies.
}
zgame-overrun = { $who } is beaten by the Zombies in { $at }.
zgame-dies = { $who } loses: { $what }.
zgame-mob = The Mob leaves nothing of { $at }: it is despoiled.
zgame-horde = { $n ->
    [one] The Horde spreads: { $n } new Zombie around.
   *[other] The Horde spreads: { $n } new Zombies around.
}
zgame-noise = { $n ->
    [0] The shots of { $who } attract nobody.
    [one] The shots of { $who } attract a Zombie: { $places }.
   *[other] The shots of { $who } attract { $n } Zombies: { $places }.
}
zgame-razes = { $n ->
    [one] { $who } loses { $n } Barricade in { $at }.
   *[other] { $who } loses { $n } Barricades in { $at }.
}

## Log: Household and end of the turn

zgame-builds = { $who } builds a Barricade in { $at }.
zgame-despoils = { $who } despoils { $at } for double income.
zgame-income = { $n ->
    [one] Income of { $who }: { $n } card, Food { $food }, Medicine { $medicine }.
   *[other] Income of { $who }: { $n } cards, Food { $food }, Medicine { $medicine }.
}
zgame-joins = { $who } gets a Fighter in { $at }: { $what }.
zgame-pays = { $who } feeds the gang (needed: { $n }): Food { $food }, Medicine { $medicine }.
zgame-starves = { $who } cannot feed everybody. These leave: { $what }.
zgame-losses = Cards lost at random: { $losses }
zgame-loss = { $who } – { $cards }
zgame-ruins = { $at } falls into ruin.
zgame-captures = { $who } takes the Base { $at }.
zgame-returns = The Base { $at } goes back to { $who }.
zgame-out = { $who } has neither Fighters nor a place to get any, and is out of the game.
zgame-offers = { $who } offers { $whom } a bundle: { $bundle }.
    .earlier = { $who } offers { $whom } a bundle: { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }{ $food ->
        [0] { "" }
       *[other] , Food { $food }
    }{ $medicine ->
        [0] { "" }
       *[other] , Medicine { $medicine }
    }.
zgame-bundle-nothing = nothing
zgame-bundle-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
zgame-bundle-food = Food { $n }
zgame-bundle-medicine = Medicine { $n }
zgame-deal = { $who } and { $whom } have made a deal.
zgame-no-deal = { $who } declines: no deal.
zgame-wrestles = { $who } wrestles for the victory: { $faces }.
zgame-end = { $winners } wins. { $why }
zgame-end-goals = Eight Goals are completed.
zgame-end-events = The last event has been played.
zgame-end-ruins = Every quarter is despoiled.
zgame-end-infection = The infection has broken out.
zgame-end-wrestled = { $why } A tie, broken by wrestling.
zgame-end-last = Nobody else is left.
zgame-end-standing = { $n ->
    [one] { $n } Goal
   *[other] { $n } Goals
}, { $m ->
    [one] { $m } Fighter
   *[other] { $m } Fighters
} in the city
zgame-end-standing-out = eliminated
zgame-award-won = Terror of the streets: { $whom } – { $n ->
    [one] { $n } fight won
   *[other] { $n } fights won
}
zgame-award-cleared = Best exterminator: { $whom } – { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
}
zgame-award-built = Busiest builder: { $whom } – { $n ->
    [one] { $n } Barricade
   *[other] { $n } Barricades
}
zgame-award-drew = Richest haul: { $whom } – { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## What a gang holds

zgame-hand-cards = **{ $deck }**: { $cards }
zgame-hand-goals = { $n ->
    [0] You have no Goals yet.
    [one] You have { $n } Goal: { $goals }.
   *[other] You have { $n } Goals: { $goals }.
}

## Headlines

zgame-headline = { $n ->
    [0] **{ $who }**: a quiet round
   *[other] **{ $who }**: { $parts }
}
zgame-sum-cleared = { $n ->
    [one] { $n } Zombie killed
   *[other] { $n } Zombies killed
}
zgame-sum-won = a victory over { $whom }
zgame-sum-beaten = beaten by { $whom }
zgame-sum-overrun = { $n ->
    [one] { $n } fight lost to Zombies
   *[other] { $n } fights lost to Zombies
}
zgame-sum-built = { $n ->
    [one] { $n } Barricade built
   *[other] { $n } Barricades built
}
zgame-sum-despoiled = { $n ->
    [one] { $n } quarter despoiled
   *[other] { $n } quarters despoiled
}
zgame-sum-hired = { $n ->
    [one] { $n } Mercenary hired
   *[other] { $n } Mercenaries hired
}
zgame-sum-wrecked = { $at } wrecked
zgame-sum-captured = { $at } captured
zgame-sum-drew = { $n ->
    [one] { $n } card of income
   *[other] { $n } cards of income
}
zgame-turn-over = Turn { $n } is over. Quarters: { $standing }.
zgame-standing = { $who } { $n }

## Questions

zgame-ask-fighters = Which two Fighters do you begin with?
zgame-kind-fighters = first Fighters
zgame-choose-fighters = Whom to take…
zgame-ask-tile = Which tile do you lay, and where?
zgame-kind-tile = laying the city
zgame-ask-marauders = Where do the Marauders go?
zgame-kind-marauders = the Marauders
zgame-choose-marauders = Quarter…
zgame-ask-raid = { $n ->
    [0] Your Raid: nobody can walk any more. What next?
    [one] Your Raid: { $n } Fighter can still walk. What next?
   *[other] Your Raid: { $n } Fighters can still walk. What next?
}
zgame-kind-raid = Raid
zgame-choose-raid = What next…
zgame-choose-raid-joint = Who goes where…
zgame-ask-fight = Which fight is next?
zgame-kind-fight = order of fights
zgame-ask-attack = { $k ->
    [0] You attack { $whom } in { $at }. Without cards it is { $n } against { $m }; { $whom } holds none. Which cards do you lay?
    [one] You attack { $whom } in { $at }. Without cards it is { $n } against { $m }; { $whom } holds { $k }. Which cards do you lay?
   *[other] You attack { $whom } in { $at }. Without cards it is { $n } against { $m }; { $whom } holds { $k }. Which cards do you lay?
}
zgame-kind-attack = attack
zgame-ask-defend = { $k ->
    [0] { $whom } attacks you in { $at } without cards. You have { $n } against { $m }. Which cards do you lay?
    [one] { $whom } attacks you in { $at } with { $k } card. Without cards you have { $n } against { $m }. Which cards do you lay?
   *[other] { $whom } attacks you in { $at } with { $k } cards. Without cards you have { $n } against { $m }. Which cards do you lay?
}
zgame-kind-defend = defence
zgame-ask-undead = { $k ->
    [0] Zombies in { $at }: you need { $n }, your Fighters have { $m }. Which cards do you lay?
   *[other] Zombies in { $at }: you need { $n }, your Fighters have { $m }. Not allowed: { $bans }. Which cards do you lay?
}
zgame-kind-undead = fight with Zombies
zgame-ask-retreat = Which Base do your Fighters retreat to?
zgame-kind-retreat = retreat
zgame-choose-retreat = Where to…
zgame-ask-household = { $n ->
    [0] Your Household: cards, and then the income.
   *[other] Your Household: who works? Techies build a Barricade, Wreckers despoil a quarter.
}
zgame-kind-household = Household
zgame-ask-discard = You may hold eight cards. Which do you discard?
zgame-kind-discard = cards too many
zgame-ask-upkeep = { $m ->
    [0] Upkeep: { $n } needed. How do you pay?
   *[other] Upkeep: { $n } needed, { $m } too few. Who leaves?
}
zgame-kind-upkeep = upkeep
zgame-ask-ruin = Which quarter falls into ruin?
zgame-kind-ruin = ruin
zgame-choose-ruin = Quarter…
zgame-ask-business = Do you trade with somebody?
zgame-kind-business = trade
zgame-verb-business = Trade with
zgame-ask-deal = { $whom } offers you: { $bundle }. What do you give for it?
zgame-kind-deal = answer to an offer
zgame-ask-confirm = { $whom } gives for it: { $bundle }. Agreed?
zgame-kind-confirm = confirming a deal
zgame-ask-wrestle = You are tied: wrestle for the victory!
zgame-kind-wrestle = wrestling

## What is chosen

zgame-fighter = { $what }, { $at }
zgame-walk = { $n ->
    [one] { $what } ({ $n } step)
   *[other] { $what } ({ $n } steps)
}
zgame-cell = { $n ->
    [0] Cell { $number }
   *[other] Cell { $number }, next to { $near }
}
    .earlier = { $n ->
        [0] Row { $r }, place { $q }
       *[other] Row { $r }, place { $q }, next to { $near }
    }
zgame-group-walk = Walk
zgame-group-card = Use a card
zgame-group-work = Work
zgame-work-build = Build: { $what }
zgame-work-despoil = Despoil: { $what }
zgame-option-hire = Hire a Mercenary (1 Medicine)
zgame-option-end = End the Raid
zgame-option-collect = Collect the income
zgame-option-stop = Enough
zgame-option-pass = Do not trade
zgame-option-roll = Wrestle
zgame-option-food = Food
zgame-option-medicine = Medicine
zgame-ransom-keep = Keep the Medicine
zgame-ransom-pay = { $n ->
    [one] Pay { $n } Medicine: Mercenaries may fight
   *[other] Pay { $n } Medicine: Mercenaries may fight
}
zgame-deal-accept = Agree
zgame-deal-refuse = Decline
