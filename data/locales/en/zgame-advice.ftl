# Z-Game: hints and reasons of advice.

zgame-goal = Own the most Goal cards: two are open each turn, and whoever has the most of what a Goal counts takes it.

## What a question is about

zgame-hint-fighters = Cutthroats fight, Techies build without a card, Wreckers despoil without a card. More come as income.
zgame-hint-tile = Put your quarters where you can use them and others cannot.
zgame-hint-marauders = The Marauders block a place: no income, no Zombies, no Barricades. They break the Barricades that are there.
zgame-hint-raid = Every Fighter has one step, movement cards give more. Meeting rivals or Zombies means a fight. Steps can be taken back.
zgame-hint-fight = All these fights have to be fought. Shots may bring Zombies to a place where you have not fought yet.
zgame-hint-attack = Cards are spent whether you win or lose. If the Strengths are equal, the attacker wins. Firearms attract Zombies.
zgame-hint-defend = To hold the place you need more Strength than the attacker. Cards are spent whether you win or lose.
zgame-hint-undead = You see how strong the Zombies are. As much Strength is enough. If you lose, your Fighters go home and worse may happen.
zgame-hint-retreat = Your own Base is lost, so you choose where to go.
zgame-hint-household = A Barricade keeps a quarter yours, and its income, when your Fighters leave. A despoiled quarter pays double once and never again.
zgame-hint-discard = Eight cards are the limit at this table.
zgame-hint-upkeep = Every Fighter in the city has to be fed, with Food or Medicine. For whom there is nothing leaves the city.
zgame-hint-ruin = The quarter is despoiled and yields nothing to anybody for the rest of the game.
zgame-hint-business = You may give and get cards, Food and Medicine. Nobody sees which cards are in a bundle, and promises do not bind.
zgame-hint-deal = Put together what you give in return, or decline. Both bundles change hands at once.
zgame-hint-confirm = You see how much you would get, not which cards. Only now the deal is made.
zgame-hint-wrestle = Equal Goals and equal Fighters: a die decides.

## Why the stand-in would do that

zgame-why-fighters = A Cutthroat for the first fight, a Techie for the first Barricade.
zgame-why-harm = It hurts { $whom }, who holds that place.
zgame-why-harm-nobody = Nobody holds that place: it hurts nobody yet, and you least of all.
zgame-why-harm-own = Only places of yours are left to choose from, and this one matters least.
zgame-why-and = { $one } { $two }
zgame-why-end = Nobody would stand better elsewhere.
zgame-why-hire = There is enough for tonight's upkeep, and a Mercenary is worth a Medicine.
zgame-why-goal = It brings you closer to an open Goal: { $goal }.
zgame-why-walk = The best income within reach is { $at }.
zgame-why-walk-build = A Techie can build { $at }.
zgame-why-walk-despoil = A Wrecker can take double income { $at }.
zgame-why-price-fight = It takes a fight: about { $n } Strength, of which your Cutthroats there have { $m }; the rest are cards.
zgame-why-price-left = You give up { $at }, which yields nothing to you without somebody there.
zgame-why-price-nothing = It costs only the step.
zgame-why-safe = It is no worse there, and elsewhere a fight would be lost.
zgame-why-card = { $what ->
    [ride] With it a much better place comes within reach.
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
zgame-why-lay = The cheapest cards that should be enough: { $n } against the { $m } you see. They are gone either way{ $k ->
    [0] { "" }
    [one] , and the shot attracts a Zombie
   *[other] , and the shots attract { $k } Zombies
}.
zgame-why-spare = Your Fighters are strong enough by themselves.
zgame-why-yield = Your cards would not be enough: better keep them.
zgame-why-keep = This place is not worth your cards.
zgame-why-household = Nobody can work here, and your cards are worth more in hand.
zgame-why-build = A Barricade keeps the place yours, and its income, when the Techie walks on. It costs nothing.
zgame-why-joins = Half of a gang should be able to fight, and of the others one each. Each eats every night.
zgame-why-despoil = Double income now; the place yields nothing to anybody after that.
zgame-why-despoil-late = There are hardly turns left in which it could yield more than double income now.
zgame-why-despoil-goal = It counts for the Goal { $goal }; the place yields nothing after that.
zgame-why-upkeep = Medicine is rarer than Food. Cutthroats stay the longest.
zgame-why-discard = These are your weakest cards.
zgame-why-fight = All of them have to be fought, so one after another.
zgame-why-tile = Somewhere it has to lie, and this is the first free place.
zgame-why-retreat = One Base is as safe as another.
zgame-why-pass = There is no deal that would do you any good.
zgame-why-deal = Each gives what it can do without.

## What the coach says in a first game, each thing when it comes

zgame-coach-start = A tie takes no Goal. There are three turns here, in a real game eight. I say what I would do: **Do that** does it.
zgame-coach-fighters = You begin with two Fighters on your Base, and more come as income. Only Cutthroats are strong; Techies build and Wreckers despoil.
zgame-coach-marauders = You are first this turn, so you move the Marauders. Where they camp, nobody gets an income and Barricades fall: best where others live.
zgame-coach-raid = Your round begins with the Raid. Each Fighter walks one step; spread out, for every place that is yours alone pays you afterwards. Where a skull or a rival is, there will be a fight.
zgame-coach-fight = The Raid is over, now you fight wherever somebody is against you. You choose the order, no more.
zgame-coach-attack = A fight against people: you lay cards face down, then they do. Add up Cutthroats, cards and their Barricade. A tie is yours, for you attack.
zgame-coach-defend = Somebody attacks you. You see how many cards lie there, not which. To hold the place you need more than they have; the beaten only go home.
zgame-coach-undead = Zombie cards are turned up, one for each skull. You know how strong they are: reach as much with Cutthroats and cards, and the place is clean. If you lose, your Fighters run.
zgame-coach-household = A Techie builds a Barricade that goes on paying when he leaves; a Wrecker takes double now and nothing ever after. Then all your places pay.
zgame-coach-upkeep = Each night every Fighter in the city eats, as the event says: mostly one Food or Medicine each. For whom there is none leaves.
zgame-coach-ruin = Each night a quarter falls into ruin, and the first player says which. Somebody else’s, of course.
zgame-coach-goals = Look at the open Goals, in the public post below the map, with everybody’s numbers. They are what the turn is about.
zgame-coach-marauders-here = The Marauders are in the city. A Fighter in the same place at income is given a Mercenary, in games that have them.
zgame-coach-barricade = You have a Barricade in the city: it keeps Zombies out, pays each round, adds 1 to your defence, and falls if Marauders come.
zgame-coach-leading = You have something of an open Goal already. Watch whether the others catch up.
zgame-coach-hungry = Mind the night: Food and Medicine are getting short. Places with food, or fewer Fighters far from home.
zgame-coach-end = That was it: Raid, fights, Household, and at night the bill. In a real game every gang does something of its own, Mercenaries are for hire, and eight turns decide.
