# Z-Game: log, questions and what is chosen.

zgame-name = Z-Game: Fast & Dead
zgame-about = Four gangs, one dead city. Raid, brawl, fortify or plunder its quarters, and complete more Goals than anybody else.
    .rule = S1
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
zgame-turn = Turn { $n }: { $event }. Order: { $order }. Food for tonight: { $night }{ $lost ->
    [0] .
   *[other] , and everybody loses a card.
}
    .earlier = Turn { $n }: { $event }. Order: { $order }.
zgame-night-full = 1 for each Fighter
zgame-night-half = 1 for every two Fighters
zgame-night-plus = 1 for each Fighter, and 1 more
zgame-by-night = When this turn ends: { $coming }.
zgame-by-night-zombies = Zombies come to places with { $icons }
zgame-by-night-marauders = the Marauders move to { $icons }
zgame-by-night-ruin = a quarter with { $icons } falls into ruin
zgame-invades = { $n ->
    [0] No new Zombies: the places to which the event leads them are closed or full.
    [one] A new Zombie in the city: { $places }.
   *[other] New Zombies in the city: { $places }.
}
zgame-moves-in = { $who } sends the Marauders { $at }.
zgame-marauders-stay = The Marauders stay where they are.
zgame-goals = New Goals: { $goals }.
zgame-takes = { $who } takes the Goal “{ $goal }”: { $score }.
    .earlier = { $who } takes the Goal “{ $goal }” ({ $n }).
zgame-measured = { $what } – { $score }
zgame-contested = { $goal } ({ $score })
zgame-untaken = { $n ->
    [one] Nobody takes this Goal: { $goals }.
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
zgame-sends = { $n ->
    [0] { $who } sends Zombies, but they find no way in.
    [one] { $who } sends a Zombie: { $places }.
   *[other] { $who } sends Zombies: { $places }.
}
zgame-guns-down = { $n ->
    [one] { $who } shoots { $n } Zombie { $at }.
   *[other] { $who } shoots { $n } Zombies { $at }.
}
zgame-shambles = A Zombie shambles off: { $at } → { $to }.
zgame-wreaks = { $who } wrecks { $at }: it yields nothing any more.
zgame-steals = { $whom } loses a card: { $who } steals it.
zgame-stolen = The card stolen from { $whom }: { $card }.
zgame-stocks = { $who } stocks up: { $food ->
    [0] { "" }
   *[other] Food +{ $food }, { $n } in all
}{ $medicine ->
    [0] .
   *[other] { $food ->
        [0] { "" }
       *[other] ; { "" }
    }Medicine +{ $medicine }, { $m } in all.
}
zgame-drops = { $n ->
    [one] { $who } holds too many cards and discards { $n }: { $cards }.
   *[other] { $who } holds too many cards and discards { $n }: { $cards }.
}

## Log: the Slaughter

zgame-attacks = { $who } attacks { $whom } { $at }.
zgame-lays = { $n ->
    [0] { $who } lays no cards.
    [one] { $who } lays { $n } card face down.
   *[other] { $who } lays { $n } cards face down.
}
zgame-unasked = You were not asked about the defence { $at }{ $clear ->
    [yes] , for the outcome was certain
   *[no] { "" }
}. Your standing choice was followed: your gang { $what }. You can change that under Orders.
    .earlier = You were not asked about the defence { $at }: your gang { $what }. You can change that under Orders.
zgame-shows = { $m ->
    [0] { $who }: no cards, Strength { $n } in all.
   *[other] { $k ->
        [0] { $who }: { $cards }, Strength { $n } in all.
       *[other] { $who }: { $cards }, Strength { $n } in all. Cancelled by a Vest: { $lost }.
    }
}
zgame-beats = The fight { $at }: { $who } beats { $whom }, { $n } against { $m }{ $k ->
    [0] .
   *[other] ; cancelled by a Vest: { $lost }.
}
    .earlier = The fight { $at }: { $who } beats { $whom }, { $n } against { $m }.
zgame-falls-back = { $who } falls back { $at }: { $what }.
zgame-flees = { $who } loses Fighters until the next turn: { $what }.
zgame-meets = { $who } meets Zombies { $at }: { $zombies }. Their Strength: { $n }.
zgame-ransoms = { $n ->
    [one] { $who } pays { $n } Medicine to use Mercenaries.
   *[other] { $who } pays { $n } Medicine to use Mercenaries.
}
zgame-wipes = { $n ->
    [one] { $who } clears { $at } of { $n } Zombie.
   *[other] { $who } clears { $at } of { $n } Zombies.
}
zgame-routed = The Zombies beat { $who } { $at }.
zgame-dies = { $who } loses: { $what }.
zgame-mobbed = The Mob leaves nothing of { $at }: it is despoiled.
zgame-swarms = { $n ->
    [0] The Horde finds no way on.
    [one] The Horde spreads, a Zombie more: { $places }.
   *[other] The Horde spreads, { $n } Zombies more: { $places }.
}
zgame-heard = { $n ->
    [0] The shots of { $who } attract nobody.
    [one] The shots of { $who } attract a Zombie: { $places }.
   *[other] The shots of { $who } attract { $n } Zombies: { $places }.
}
zgame-torn = { $n ->
    [one] { $who } loses a Barricade { $at }, torn down by { $by }.
   *[other] { $who } loses { $n } Barricades { $at }, torn down by { $by }.
}
zgame-the-marauders = the Marauders
zgame-held-by = { $at } ({ $whom })

## Log: Household and end of the turn

zgame-puts-up = { $who } builds a Barricade { $at }.
zgame-strips = { $who } despoils { $at } for double income.
zgame-earns = Income of { $who }: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}{ $food ->
    [0] { "" }
   *[other] , Food +{ $food }
}{ $medicine ->
    [0] { "" }
   *[other] , Medicine +{ $medicine }
}.
zgame-comes-to = { $who } gets a Fighter { $at }: { $what }.
zgame-feeds = { $who } feeds the gang, { $n } needed: { $food ->
    [0] { "" }
   *[other] Food −{ $food }
}{ $medicine ->
    [0] { $food ->
        [0] nothing there
       *[other] { "" }
    }
   *[other] { $food ->
        [0] { "" }
       *[other] , { "" }
    }Medicine −{ $medicine }
}.
zgame-starves = { $who } cannot feed everybody. These leave: { $what }.
zgame-losses = The night costs cards, drawn at random: { $losses }
zgame-loss = { $who } – { $cards }
zgame-crumbles = The night ruins { $at }, as { $who } has chosen: it yields nothing any more.
zgame-seizes = { $n ->
    [0] { $who } takes an empty Base: { $at }.
   *[other] **{ $whom } loses { $at }**: { $who } has taken the Base.
}
zgame-regains = { $who } has { $at } back.
zgame-out = { $who } has neither Fighters left nor a place where any could come, and is out of the game.
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
zgame-end-standing-gone = eliminated in turn { $turn }
zgame-end-fallen = Turn { $turn }: { $whom } lost { $at }, the Base went to { $who }.
zgame-award-won = Terror of the streets: { $whom } – { $n ->
    [one] { $n } attack won
   *[other] { $n } attacks won
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

zgame-race = { $goal } ({ $what }): { $best ->
    [0] { $n ->
        [0] nobody yet
       *[other] now you { $n }
    }
   *[other] now you { $n }, { $whom } { $best }
}
zgame-tonight = food for tonight: you have { $have }{ $more ->
    [0] { "" }
   *[other] , +{ $more } with your income
}, { $n } needed
zgame-hand-special = **{ $gang }**: { $what }
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
zgame-sum-clears = clears { $at }: { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
}
zgame-sum-enters = takes { $at }
zgame-sum-storms = storms { $at } from { $whom }
zgame-sum-fails = storms { $at }, but { $whom } holds out
zgame-sum-routed = is beaten by the Zombies { $at }
zgame-sum-buries = { $n ->
    [one] buries { $n } Fighter
   *[other] buries { $n } Fighters
}
zgame-sum-builds = { $n ->
    [one] builds a Barricade
   *[other] builds { $n } Barricades
} { $at }
zgame-sum-strips = despoils { $at }
zgame-sum-hired = { $n ->
    [one] hires a Mercenary
   *[other] hires { $n } Mercenaries
}
zgame-sum-wreaks = wrecks { $at }
zgame-sum-seizes = takes the Base: { $at }
zgame-sum-income = income: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}{ $food ->
    [0] { "" }
   *[other] , Food +{ $food }
}{ $medicine ->
    [0] { "" }
   *[other] , Medicine +{ $medicine }
}
zgame-sum-joins = { $n ->
    [one] a Fighter more
   *[other] { $n } Fighters more
}
zgame-turn-over = Turn { $n }: all rounds are played. Quarters: { $standing }.
zgame-standing = { $who } { $n }

## Questions

zgame-ask-fighters = Which two Fighters do you begin with?
    .kind = first Fighters
    .rule = S8
    .choose = Whom to take…
    .hint = Cutthroats fight, Techies build without a card, Wreckers despoil without a card. More come as income.
    .wait = choose the first two Fighters
    .why = A Cutthroat for the first fight, a Techie for the first Barricade.

zgame-ask-tile = Which tile do you lay, and where?
    .kind = laying the city
    .rule = O12.1
    .hint = Put your quarters where you can use them and others cannot.
    .wait = lay a tile
    .why = It has to lie somewhere, and this is the first free place.

zgame-ask-marauders = Where do the Marauders go? The event leads them to { $icons }.
    .kind = the Marauders
    .rule = R2.4
    .choose = Quarter…
    .hint = The Marauders block a place: no income, no Zombies, no Barricades. They break the Barricades that are there.
    .wait = send the Marauders

zgame-ask-raid = { $n ->
    [0] Your Raid: nobody can walk any more. What next?
    [one] Your Raid: { $n } Fighter can still walk. What next?
   *[other] Your Raid: { $n } Fighters can still walk. What next?
}
    .kind = Raid
    .rule = R5.2
    .choose = What next…
    .choose-joint = Who goes where…
    .hint = Every Fighter has one step, movement cards give more. Rivals or Zombies mean a fight; Zombies may ban a deck. Steps can be taken back.
    .wait = Raid, step by step
    .why-end = Nobody would stand better elsewhere.
    .why-hire = There is enough food for tonight, and a Mercenary is worth a Medicine.
    .why-goal = It brings you closer to { $n ->
        [one] an open Goal
       *[other] open Goals
    }: { $goals }.
    .why-walk = The best income within reach is { $at }.
    .why-walk-build = A Techie can build { $at }.
    .why-walk-despoil = A Wrecker can take double income { $at }.
    .why-walk-abroad = It is farther from your Base, so there is new ground within reach next turn.
    .why-price-fight = It takes a fight of about { $n } Strength: { $m ->
        [0] no Cutthroat is there
       *[other] your Cutthroats give { $m }
    }{ $k ->
        [0] , which is enough.
       *[other] , your cards must add { $k }.
    }
    .why-price-left = You give up { $at }, which yields nothing to you without somebody there.
    .why-price-nothing = It costs no more than the step.
    .why-worth = Nothing near is worth more.
    .why-safe = It is no worse there, and elsewhere a fight would be lost.
    .why-done = Everybody has walked.

zgame-ask-fight = Which fight is next?
    .kind = order of fights
    .rule = R6.2
    .hint = All these fights have to be fought. Shots may bring Zombies to a place where you have not fought yet.
    .wait = choose the next fight
    .why = All of them have to be fought, so one after another.

zgame-ask-attack = You attack { $whom } { $at }. { $k ->
    [0] { $whom } holds no cards
    [one] { $whom } holds { $k } card
   *[other] { $whom } holds { $k } cards
}. Without cards you have { $n } against { $m }. Which cards do you lay?
    .kind = attack
    .rule = R7.1
    .hint = Cards are spent whether you win or lose. If the Strengths are equal, the attacker wins. Firearms attract Zombies.
    .wait = lay cards for the attack

zgame-ask-defend = { $k ->
    [0] { $whom } attacks you { $at } without cards. You have { $n } against { $m }. Which cards do you lay?
    [one] { $whom } attacks you { $at } with { $k } card. Without cards you have { $n } against { $m }. Which cards do you lay?
   *[other] { $whom } attacks you { $at } with { $k } cards. Without cards you have { $n } against { $m }. Which cards do you lay?
}
    .kind = defence
    .rule = R7.2
    .hint = To hold the place you need more Strength than the attacker. Cards are spent whether you win or lose.
    .wait = lay cards for the defence

zgame-ask-undead = { $k ->
    [0] Zombies { $at }: you need { $n }, your Fighters have { $m }.
   *[other] Zombies { $at }: you need { $n }, your Fighters have { $m }. You may not lay { $bans } against them.
} { $pay ->
    [0] Which cards do you lay?
   *[other] Do you pay { $pay } Medicine so that Mercenaries may fight?
}
    .kind = fight with Zombies
    .rule = R8.5
    .hint = You see how strong the Zombies are. As much Strength is enough. If you lose, your Fighters go home and worse may happen.
    .wait = fight the Zombies

zgame-ask-retreat = Which Base do your Fighters retreat to?
    .kind = retreat
    .rule = O6.8
    .choose = Where to…
    .hint = Your own Base is lost, so you choose where to go.
    .wait = where to retreat?
    .why = One Base is as safe as another.

zgame-ask-household = { $n ->
    [0] Your Household: cards, and then the income.
   *[other] Your Household: who builds, who despoils?
}
    .kind = Household
    .rule = R10.1
    .hint = A Techie builds a Barricade: it pays when your Fighters have left. A Wrecker despoils: double income once and never again.
    .wait = build, despoil, collect
    .why = Nobody can work here, and your cards are worth more in hand.
    .why-build = A Barricade keeps the place yours, and its income, when the Techie walks on.
    .why-joins = Half of a gang should be able to fight, the others are needed evenly. Mind that everybody eats every night.
    .why-despoil = Double income now; the place yields nothing to anybody after that.
    .why-despoil-late = There are hardly turns left in which it could yield more than double income now.
    .why-despoil-goal = It counts for the Goal { $goal }; the place yields nothing after that.
    .choose = Who works…

zgame-ask-discard = You may hold eight cards. Which do you discard?
    .kind = cards too many
    .rule = O9
    .hint = Eight cards are the limit at this table.
    .wait = discard what is too much
    .why = These are your weakest cards.

zgame-ask-upkeep = { $m ->
    [0] Your Fighters need { $n } for the night. How do you pay?
   *[other] Your Fighters need { $n } for the night, { $m } more than you have. Who leaves?
}
    .kind = food for the night
    .rule = R13.1
    .hint = Every Fighter in the city has to be fed, with Food or Medicine. Those for whom there is nothing leave the city.
    .wait = feed the Fighters
    .why = Medicine is rarer than Food: better keep it.
    .why-leave = A Base pays without Fighters, so those on it leave first, and Cutthroats after the others.

zgame-ask-ruin = Which quarter falls into ruin? The event wants one with { $icons }.
    .kind = ruin
    .rule = R13.6
    .choose = Quarter…
    .hint = The quarter is despoiled and yields nothing to anybody for the rest of the game.
    .wait = choose a quarter to fall into ruin

zgame-ask-business = Do you trade with somebody?
    .kind = trade
    .rule = O10.2
    .verb = Trade with
    .hint = You may give and get cards, Food and Medicine. Nobody sees which cards are in a bundle, and promises do not bind.
    .wait = offer a deal or pass

zgame-ask-deal = { $whom } offers you: { $bundle }. What do you give for it?
    .kind = answer to an offer
    .rule = O10.3
    .hint = Put together what you give in return, or decline. Both bundles change hands at once.
    .wait = answer the offer
    .why = Each gives what it can do without.
    .why-pass = No deal here would do you any good.

zgame-ask-confirm = { $whom } gives for it: { $bundle }. Agreed?
    .kind = confirming a deal
    .rule = O10.3
    .hint = You see how much you get, but not which cards. The deal is made only if you agree.
    .wait = agree to the deal?

zgame-ask-wrestle = You are tied: wrestle for the victory!
    .kind = wrestling
    .rule = R15.3
    .hint = Equal Goals and equal Fighters: a die decides.
    .wait = wrestle for the victory

## What is chosen

zgame-fighter = { $what }, { $at }
zgame-walk = { $n ->
    [one] { $what }
   *[other] { $what }, { $n } steps left
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
zgame-option-hire = Hire a Mercenary: a card of their deck for 1 Medicine
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
