# Hit Z Road: what each kind of question is about, for whoever meets it first, and why the stand-in answers as it does.

hitz-goal = Reach the end of the road alive. Most points win; but who loses the last survivor is out.
hitz-why-discard = You give what you have most of, so your supplies stay even.
hitz-why-survivor-last = No battle can come any more, but whoever arrives counts at the end.

## What the coach says in a first game, each thing when it comes

hitz-coach-start = You lead 5 survivors from Chicago towards Los Angeles. We drive half of the way: 4 rounds instead of 8. I explain each thing when it comes and say what I would do: **Do that** does it.
hitz-coach-bid = Every round begins with an auction. There are 3 routes for 3 groups: the highest bid chooses first. But **everybody** pays what they bid. If nobody bids the order stays, and whoever has passed may still raise.
hitz-coach-pay = The auction is over, and you pay your bid in any mix. Ammo is for shooting, gas for fleeing, adrenaline for saving bitten survivors.
hitz-coach-route = Choose a route. Top left on a card is what you find, top right its points: yours unless you flee. Below is what happens, and a hand with the number of zombies.
hitz-coach-battle = Zombies! First you may shoot, once: 2 dice per ammo, **Kill** and **Two at Once** kill a zombie each, and nobody of yours is hurt. Then you may flee. If you stay, dice are rolled until one side is gone.
hitz-coach-shoot = Only hits count when you shoot: Casualty and lightning mean nothing. Hits beyond the last zombie are lost, so you need not spend all your ammo.
hitz-coach-flee = Now or never: once you fight you cannot run. Fleeing costs 2 gas and the card with its points. If you stay, you roll one die for each survivor.
hitz-coach-adrenaline = Each **Casualty** is a bitten survivor: 1 adrenaline saves one, the others die. And for each **Finish It** or **Two at Once** 1 adrenaline kills a zombie.
hitz-coach-horde = A red hand is a horde: some of your dice are red ones, and their Horrible Death cannot be bought off.
hitz-coach-red-text = Red text on a card is a rule of its own for this battle only. Read it before you roll.
hitz-coach-key = A route with a key costs extra resources. There are more routes than groups now.
hitz-coach-token = You have a special token. It does nothing until a card names it. What it is for is under **My things**.
hitz-coach-out = A group has lost its last survivor, and all that it had collected is worth nothing now. That is why survivors come first.
hitz-coach-bonuses = The last round! Beside points on cards there are bonuses of 3: for having the most ammo, gas, adrenaline, survivors. On a tie nobody gets that bonus.
hitz-coach-end = That was it: bid, choose a route, play two cards. A real game is twice as long, and the cards get worse. In a game by post you name your limit and the order of your routes at once, and the bidding runs by itself; the four bonuses count there, too.
hitz-brings-vp = { $n } VP
hitz-brings-map = { $n } VP for your road map
hitz-brings-found = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
hitz-brings-joins = { $n ->
    [one] { $n } new survivor
   *[other] { $n } new survivors
}
hitz-brings-token = a token ({ $token })
hitz-brings-costs = { $n ->
    [one] { $n } resource less
   *[other] { $n } resources less
}
hitz-brings-falls = the risk of losing { $n ->
    [one] { $n } survivor
   *[other] { $n } survivors
} without a fight
hitz-brings-zombies = { $n ->
    [0] no zombies
    [one] { $n } zombie that should bite { $lost ->
        [0] nobody
        [one] about { $lost } survivor
       *[other] about { $lost } survivors
    }
   *[other] { $n } zombies that should bite { $lost ->
        [0] nobody
        [one] about { $lost } survivor
       *[other] about { $lost } survivors
    }
}
hitz-brings-harm = a harmful token ({ $token })
