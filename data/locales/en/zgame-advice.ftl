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
zgame-why-harm = It hurts your rivals more than you.
zgame-why-end = Nobody would stand better elsewhere.
zgame-why-hire = There is enough for tonight's upkeep, and a Mercenary is worth a Medicine.
zgame-why-goal = It brings you closer to an open Goal: { $goal }.
zgame-why-walk = It is the best place within reach for what it yields: { $at }.
zgame-why-safe = Elsewhere there is nothing to gain, or a fight to lose.
zgame-why-card = The card does more good now than in a fight.
zgame-why-ride = With a card a much better place comes within reach.
zgame-why-lay = The cheapest cards that should be enough.
zgame-why-spare = Your Fighters are strong enough by themselves.
zgame-why-yield = Your cards would not be enough: better keep them.
zgame-why-keep = This place is not worth your cards.
zgame-why-household = Techies build, and whatever does not fit your plans stays in hand.
zgame-why-joins = Half of a gang should be able to fight, and of the others one each.
zgame-why-despoil = There is little time left for it to yield more, or a Goal asks for it.
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
