# Hit Z Road: what each kind of question is about, for whoever meets it first, and why the stand-in answers as it does.

hitz-goal = Reach Los Angeles alive. Most points win; but who loses the last survivor is out.
hitz-why-discard = You give what you have most of, so that some of each kind is left.
hitz-why-survivor-last = No battle can come any more, but whoever arrives counts at the end.

## What the coach says in a first game, each thing when it comes

hitz-coach-start = You lead 5 survivors from Chicago to Los Angeles: in 4 rounds here, in 8 in a real game. I explain each thing when it comes, and say what I would do: **Do that** does it.
hitz-coach-bid = Every round begins with an auction. There are 3 routes for 3 groups: who bids most chooses first. But **everybody** pays what they bid, so never bid what you would rather keep.
hitz-coach-pay = The auction is over, and you pay your bid in any mix. Ammo is for shooting, gas for fleeing, adrenaline for saving bitten survivors.
hitz-coach-route = Choose a route. On each card stand, top left, what you find and, top right, the points: yours if you do not flee. Below is what happens, and a hand with a number: so many zombies.
hitz-coach-battle = Zombies! A battle has three parts: you may shoot once, then you may flee, and if you stay, dice are rolled until one side is gone.
hitz-coach-shoot = Each ammo rolls 2 dice. A **Kill** and a **Two at Once** drop a zombie each, and shots can never hurt you.
hitz-coach-flee = Now or never: once you fight you cannot run. Fleeing costs 2 gas and the card's points. If you stay, you roll one die for each survivor.
hitz-coach-adrenaline = Each **Casualty** has bitten somebody: 1 adrenaline saves one of them, the others are gone for good. Or it kills a zombie for each **Finish It** or **Two at Once**.
hitz-coach-horde = A red hand is a horde: some of your dice are red ones, and their Horrible Death cannot be bought off.
hitz-coach-red-text = Red text on a card is a rule of its own for this battle only. Read it before you roll.
hitz-coach-key = A route with a key costs extra resources. There are more routes than groups now.
hitz-coach-token = You have a special token. It does nothing by itself until a card names it. What to expect of it is under **Marks**.
hitz-coach-out = A group has lost its last survivor. All that it had collected is worth nothing now: that is why survivors come first.
hitz-coach-bonuses = The last round! At the end points on cards count, and four bonuses of 3 points: to whoever alone has the most ammo, gas, adrenaline, survivors. What you have left then still counts.
hitz-coach-end = That was it: bid, choose a route, play two cards. A real game goes on like this for 8 rounds, and the cards get worse.
