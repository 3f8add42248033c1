# Z-Game: hints and reasons of advice.


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
zgame-why-card = The card does more good now than in a fight.
zgame-why-ride = With a card a much better place comes within reach.
zgame-why-lay = The cheapest cards that should be enough.
zgame-why-spare = Your Fighters are strong enough by themselves.
zgame-why-yield = Your cards would not be enough: better keep them.
zgame-why-household = Techies build, and whatever does not fit your plans stays in hand.
zgame-why-despoil = There is little time left for it to yield more, or a Goal asks for it.
zgame-why-upkeep = Medicine is rarer than Food. Cutthroats stay the longest.
zgame-why-discard = These are your weakest cards.
