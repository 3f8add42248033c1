# Hit Z Road: what each kind of question is about, for whoever meets it first, and why the stand-in answers as it does.

hitz-goal = Reach Los Angeles alive. Most points win; but who loses the last survivor is out.

hitz-hint-bid = Bidding decides who chooses a route first. Whatever you bid you pay, even if others bid more.
hitz-hint-ceiling = You name your limit once, nobody sees it, and the bidding runs by itself. Whatever you end up bidding you pay.
hitz-hint-pay = Your bid is paid in any mix. Ammo shoots, gas lets you flee, adrenaline saves the bitten.
hitz-hint-route = You play both cards of your route, left then right. Look at the zombies first, then at what there is to find.
hitz-hint-drop = The card takes resources from you, but you choose which ones.
hitz-hint-take = A gift in any mix. What you have least of usually helps most.
hitz-hint-fuel = Gas pays for survivors here: each gas you keep costs one of them.
hitz-hint-meds = Your survivors are your dice and your life in this game. Adrenaline can be found again.
hitz-hint-toll = Pay in any mix, or lose a survivor for good.
hitz-hint-grab = Dice are rolled, and a hit saves the day. Without one you lose a survivor; 1 ammo buys a second die.
hitz-hint-map = A road map does nothing by itself. Cards like this one turn it into points.
hitz-hint-rifle = The rifle is good for one such moment only: it spares you this loss and is gone.
hitz-hint-fanatic = The Fanatic is no survivor. One card wants ammo for him, on another he kills all zombies and is gone.
hitz-hint-trade = You may swap resources one for one, as the card allows.
hitz-hint-shoot = Shots come before the fight, once: 2 dice for each ammo, and nobody can be hurt.
hitz-hint-flee = Last chance: once the melee dice have rolled there is no way out. Fleeing costs gas and the card.
hitz-hint-adrenaline = The dice have fallen. Adrenaline saves the bitten, and finishes zombies off.
hitz-hint-molotov = The bottle kills everything on this card, once in the game.

hitz-why-bid = { $what ->
    [yes] The routes are not worth the same to you: choosing early may cost up to { $n }.
   *[no] { $n ->
        [0] The routes are worth about the same to you, so there is nothing to pay for.
        [one] Choosing early is worth 1 to you at most, and { $high } is bid already.
       *[other] Choosing early is worth { $n } to you at most, and { $high } is bid already.
    }
}
hitz-why-discard = You give what you have most of, so that some of each kind is left.
hitz-why-take = You take what you have least of, so that you can shoot, flee and save.
hitz-why-trade = { $what ->
    [yes] You have plenty of one kind and little of another.
   *[no] Your supplies are even enough: a swap would gain nothing.
}
hitz-why-fuel = Survivors are the dice you fight with: they are worth more than gas.
hitz-why-route-only = It is the only route that you can pay for.
hitz-why-route-gift = { $n ->
    [one] 1 resource for nothing, before a card is even touched.
   *[other] { $n } resources for nothing, before a card is even touched.
}
hitz-why-route = The best of what is free{ $n ->
    [0] { "" }
   *[other] , even at a price of { $n }
}: { $vp } VP, { $found ->
    [one] { $found } resource
   *[other] { $found } resources
}, { $zombies ->
    [0] and no zombies
    [one] and its zombie should cost { $lost ->
        [0] nobody
        [one] about 1 survivor
       *[other] about { $lost } survivors
    }
   *[other] and its { $zombies } zombies should cost { $lost ->
        [0] nobody
        [one] about 1 survivor
       *[other] about { $lost } survivors
    }
}.
hitz-why-throw = { $n ->
    [0] { $zombies ->
        [one] The bottle ends it at once: the only zombie burns.
       *[other] The bottle ends it at once: all { $zombies } zombies burn.
    }
    [one] A fight should cost about 1 survivor; the bottle ends it at once.
   *[other] A fight should cost about { $n } survivors; the bottle ends it at once.
}
hitz-why-throw-late = With so few survivors another round could be the last. The bottle ends it now.
hitz-why-keep-bottle = Your group can finish this without the bottle. A worse card will come.
hitz-why-flee = { $vp ->
    [0] The fight should cost { $n ->
        [one] about 1 survivor
       *[other] about { $n } survivors
    }, and the card brings no points.
    [one] The fight should cost { $n ->
        [one] about 1 survivor
       *[other] about { $n } survivors
    }: too much for 1 point.
   *[other] The fight should cost { $n ->
        [one] about 1 survivor
       *[other] about { $n } survivors
    }: too much for { $vp } points.
}
hitz-why-fight = { $n ->
    [0] Your group should win this without a loss.
    [one] Your group should win this; it may cost about 1 survivor{ $what ->
        [saves] , and adrenaline can save that one
       *[lost] , whom nothing can save
    }.
   *[other] It may cost about { $n } survivors{ $what ->
        [saves] { " " }without adrenaline
       *[lost] , whom nothing can save
    }, but there is no better way.
}
hitz-why-no-shot = Shots would not turn this fight, and you can still flee.
hitz-why-shoot = { $n ->
    [0] A lucky shot ends it before anybody can be bitten.
    [one] About 1 zombie should fall before anybody can be bitten.
   *[other] About { $n } zombies should fall before anybody can be bitten.
} { $ammo ->
    [0] It takes all your ammo: bites are dearer.
   *[other] { $ammo } ammo stays for later.
}
hitz-why-adrenaline = { $what ->
    [both] Every survivor saved is a die for all battles to come, and the kill shortens this one.
    [save] Every survivor saved is a die for all battles to come.
    [kill] Nobody needs saving, and fewer zombies means fewer bites.
   *[none] Nobody can be saved here, and a kill would not end the battle: keep it for the next bite.
}
hitz-why-adrenaline-last = { $what ->
    [both] Your last battle: whoever is saved arrives and counts at the end, and the kill shortens it.
   *[save] Your last battle: whoever is saved arrives and counts at the end.
}
hitz-why-survivor-last = No battle can come any more, but whoever arrives counts at the end.
hitz-why-meds = { $what ->
    [pay] A survivor fights in every battle to come: worth more than adrenaline.
   *[lose] You cannot pay, so there is no choice.
}
hitz-why-toll = { $what ->
    [pay] A survivor fights in every battle to come: worth more than resources.
   *[lose] You cannot pay, so there is no choice.
}
hitz-why-grab = { $what ->
    [pay] Two dice miss far more rarely than one, and a miss costs a survivor.
   *[keep] You have no ammo for a second die.
}
hitz-why-map = { $what ->
    [use] Points now are sure; another place for the map may never come.
   *[keep] A better place for the map may still come.
}
hitz-why-rifle = { $what ->
    [use] { $n ->
        [one] It saves you 1 survivor here, and it is good for nothing else.
       *[other] It saves you { $n } survivors here, and it is good for nothing else.
    }
   *[lose] The rifle will be needed more elsewhere.
}
hitz-why-fanatic = { $what ->
    [pay] You have ammo to spare, and he may yet clear a whole card for you.
    [use] { $n ->
        [one] The zombie is gone and the card is yours, without a fight.
       *[other] All { $n } zombies are gone and the card is yours, without a fight.
    }
    [keep] You can win this without him.
   *[drop] Ammo is short, and he may never be of use.
}

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
