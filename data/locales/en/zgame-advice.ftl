# Z-Game: hints and reasons of advice.

zgame-goal = Collect more Goals than anybody else. Two are open each turn, each with a count of its own: who alone leads it takes the Goal.

## Why the stand-in would do that

zgame-why-harm = It hurts { $whom }, who holds that place.
zgame-why-harm-nobody = Nobody holds that place, so it hurts nobody, you included.
zgame-why-harm-own = Only your own places are left, and you can best do without this one.
zgame-why-card = { $what ->
    [ride] With it somebody can get { $to }, which is much better.
    [spawn] Zombies cost a rival an income or a fight.
    [shoot] Then that place can be had without a fight.
    [pull] The Zombies go where they are a rival’s trouble.
    [push] The Zombies go where they are not your trouble.
    [pipe] The Zombies go where they are not your trouble.
    [marauders] A rival’s Barricade falls, and the place yields nothing to them.
    [wreck] A rival’s quarter yields nothing any more.
    [steal] A card more for you, one less for a rival.
    [hire] A Mercenary for nothing.
    [gain] Who has stores is not hungry tonight.
    [build] A Barricade keeps a quarter yours when everybody has left.
    [despoil] Double income now, nothing there ever after.
    [recruit] A Fighter more for the next round.
   *[other] It does more good now than in a fight.
} { $n ->
    [0] In a fight the card would give nothing.
   *[other] In a fight the card would have given { $n }.
}
zgame-why-lay = { $how ->
    [hidden] Few cards, for only their number is seen, and stronger than they look:
   *[cheap] The cheapest cards that should be enough:
} { $n } against the { $m } you see. They are gone either way{ $k ->
    [0] { "" }
    [one] , and the shot attracts a Zombie
   *[other] , and the shots attract { $k } Zombies
}.
zgame-why-spare = Your Fighters are strong enough by themselves.
zgame-why-yield = Your cards would not be enough: better keep them.
zgame-why-bold = Without cards you have as much, and a tie is yours. { $whom } may lay cards, but then those are spent.
zgame-why-and = { $one } { $two }

## What the stand-in advises where it is several deeds one after another

zgame-whom-trade-C = Cutthroat
zgame-whom-trade-T = Techie
zgame-whom-trade-W = Wrecker
zgame-plan = { $deeds }
zgame-plan-walk = { $n ->
    [one] send the { $what } { $to }
   *[other] send the { $what } who is { $at } { $to }
}
zgame-plan-card = use the card { $card } ({ $what })
zgame-plan-build = build a Barricade { $at } ({ $what })
zgame-plan-despoil = despoil { $at } ({ $what })
zgame-plan-built = a Barricade { $at }
zgame-plan-despoiled = despoil { $at }
zgame-plan-joins = take a { $what } { $at }
zgame-plan-spawn = new Zombies { $places }
zgame-plan-shoot = { $n ->
    [one] shoot { $n } Zombie { $at }
   *[other] shoot { $n } Zombies { $at }
}
zgame-plan-shift = Zombies move: { $ways }
zgame-plan-way = { $at } → { $to }
zgame-plan-marauders = the Marauders go { $at }
zgame-plan-steal = steal a card from { $whom }
zgame-plan-ride = ride { $at }: { $what }
zgame-plan-steps = { $n ->
    [one] { $n } more step: { $what }
   *[other] { $n } more steps: { $what }
}
zgame-plan-ransom = pay Medicine so that Mercenaries may fight
zgame-plan-lay = { $n ->
    [one] lay the card { $cards }
   *[other] lay the cards { $cards }
}
zgame-plan-noise = send the Zombies that hear it { $places }
zgame-plan-dead = { $n ->
    [one] if it is lost, the { $what } dies
   *[other] if it is lost, these die: { $what }
}
zgame-plan-offer = offer { $whom } a deal and give: { $what }
zgame-plan-give = agree, and give: { $what }
zgame-plan-tile = { $tile } → { $at }

## What the coach says in a first game, each thing when it comes

zgame-coach-start = A tie takes no Goal. There are three turns here, in a real game eight, with a round of each gang in every turn. Open **My hand**: I say what I would do there, and **Do that** does it.
zgame-coach-fighters = You begin with two Fighters on your Base, and more come as income. Only Cutthroats are strong; Techies build and Wreckers despoil.
zgame-coach-marauders = You are first this turn, so you move the Marauders. Where they camp, nobody gets an income and Barricades fall: best in a quarter of somebody else, or else in an empty one.
zgame-coach-raid = Your round begins with the Raid. Each Fighter walks one step; spread out, for every place that is yours alone pays you afterwards. Where a skull or a rival is, there will be a fight.
zgame-coach-fight = The Raid is over, now you fight wherever Zombies or a rival share a place with you. You choose only the order.
zgame-coach-attack = A fight against people: you lay cards face down, then they do. Add up Cutthroats, cards and their Barricade. A tie is yours, for you attack.
zgame-coach-defend = Somebody attacks you. You see how many cards lie there, not which. To hold the place you need more than they have; the beaten only go home.
zgame-coach-undead = Zombie cards are turned up, one for each skull. You know how strong they are: reach as much with Cutthroats and cards, and the place is clean. Cards of a deck that they ban cannot be laid. If you lose, your Fighters run.
zgame-coach-household = A Techie builds a Barricade that goes on paying when he leaves; a Wrecker takes double now and nothing ever after. Then all your places pay.
zgame-coach-upkeep = Each night every Fighter in the city eats, as the event says: mostly one Food or Medicine each. For whom there is none leaves.
zgame-coach-ruin = Each night a quarter falls into ruin, and the first player says which. Somebody else’s, if one fits.
zgame-coach-goals = Look at the open Goals, in the public post below the map, with everybody’s numbers. They are what the turn is about.
zgame-coach-marauders-here = The Marauders are in the city. Their place pays nothing, but whoever stands there at income is given a Mercenary, in games that have them.
zgame-coach-barricade = You have a Barricade in the city: it keeps Zombies out, pays each round, adds 1 to your defence, and falls if Marauders come.
zgame-coach-leading = You lead with one of the open Goals. Watch whether the others catch up.
zgame-coach-hungry = Mind the night: Food and Medicine are getting short. Places with food, or fewer Fighters far from home.
zgame-coach-end = That was it: Raid, fights, Household, and at night the bill. In a real game every gang does something of its own, Mercenaries are for hire, and eight turns decide.
