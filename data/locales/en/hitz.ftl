# Hit Z Road: log, questions, options, settings, orders, corrections, results.

hitz-name = Hit Z Road
hitz-about = A drive from Chicago to Los Angeles through zombies: bid for the safest road, fight your way along it, arrive alive.
    .rule = O1
hitz-face-down = a face-down card
hitz-hand = { $worth ->
    [0] { "" }
   *[other] VP on cards: { $cards }.{ " " }
}{ $rest ->
    [0] { "" }
    [one] Without VP: { $rest } card.{ " " }
   *[other] Without VP: { $rest } cards.{ " " }
}{ $bonus ->
    [0] { "" }
   *[other] By road map: { $bonus }.{ " " }
}{ $n } VP in all.
hitz-title-round = Round { $round }: { $leg }
hitz-title-auction = Auction
hitz-title-payment = Paying the bids
hitz-title-encounter = Encounter
hitz-title-travel = { $who } on route { $route }
hitz-title-card = { $card }
hitz-title-event = Event
hitz-title-battle = Battle

## Log: the round and the auction

hitz-begins = Order of play, by lot: { $order }.
hitz-round = Round { $round }: { $leg }.
hitz-laid = { $key ->
    [0] Route { $route }: { $left } → { $right }.
   *[other] Route { $route }, key +{ $key }: { $left } → { $right }.
}
hitz-bids = { $who } bids { $n }.
hitz-passes = { $who } passes.
hitz-sealed = { $who } has named a limit.
hitz-auction-again = The highest bidder is gone: the auction starts again.
hitz-pays-bid = { $who } pays for the bid: { $what }.
hitz-order = Order of choosing, by bids: { $order }

## Log: routes and cards

hitz-chooses = { $who } takes route { $route }: { $left } → { $right }.
hitz-pays-route = { $who } pays for the route: { $what }.
hitz-turned = Turned up: { $left } → { $right }.
hitz-plays = { $who } reaches { $card }.
hitz-scavenges = { $who } finds { $what }.
hitz-takes = { $who } takes { $what }.
hitz-discards = { $who } discards { $what }.
hitz-loses = { $n ->
    [one] { $who } loses { $n } survivor and has { $left } left.
   *[other] { $who } loses { $n } survivors and has { $left } left.
}
hitz-grows = { $n ->
    [one] { $n } survivor joins { $who }: { $all } in the group now.
   *[other] { $n } survivors join { $who }: { $all } in the group now.
}
hitz-uses = { $who } discards { $token }.
hitz-rolls = { $who } rolls: { $faces } ({ $luck }).
    .earlier = { $who } rolls: { $faces }.
hitz-rolls-bites = { $who } rolls: { $faces } (bites expected: { $expected }).
hitz-map = { $who } follows the road map: +{ $n } VP.
hitz-blast = { $n ->
    [one] { $who } sends the Fanatic ahead: { $n } zombie dies, no battle.
   *[other] { $who } sends the Fanatic ahead: { $n } zombies die, no battle.
}
hitz-collects = { $vp ->
    [0] { $who } collects { $card }.
   *[other] { $who } collects { $card }: { $vp } VP.
}
hitz-liquidates = { $who } turns the bus into a fortress: from now on every horde fights this group as ordinary zombies.
hitz-out = { $who } has no survivors left and is out of the game.

## Log: battles

hitz-meets = { $horde ->
    [0] { $n ->
        [one] { $who } faces { $n } zombie.
       *[other] { $who } faces { $n } zombies.
    }
    [one] { $who } faces a horde: { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }, { $horde } red die.
   *[other] { $who } faces a horde: { $n ->
        [one] { $n } zombie
       *[other] { $n } zombies
    }, { $horde } red dice.
}
hitz-shoots = { $who } shoots { $what }.
hitz-ranged = Shots: { $faces }.
hitz-shot = { $more ->
    [0] { $n ->
        [0] The shots kill nobody
        [one] The shots kill { $n } zombie
       *[other] The shots kill { $n } zombies
    }
   *[other] The noise draws { $more } more; { $n } killed
} ({ $expected } expected), { $left ->
    [0] none is left
   *[other] { $left } left
}.
    .earlier = { $more ->
            [0] { $n ->
                [0] The shots kill nobody
                [one] The shots kill { $n } zombie
               *[other] The shots kill { $n } zombies
            }
           *[other] The noise draws { $more } more; { $n } killed
        }, { $left ->
            [0] none is left
           *[other] { $left } left
        }.
hitz-flees = { $who } flees from { $card } and pays { $what }.
hitz-melee = { $red ->
    [0] Melee, round { $round }: { $faces }.
    [one] Melee, round { $round } (the first die is red): { $faces }.
   *[other] Melee, round { $round } (the first { $red } dice are red): { $faces }.
}
hitz-horribly = { $n ->
    [one] A horrible death: { $who } loses { $n } survivor and has { $left } left.
   *[other] Horrible deaths: { $who } loses { $n } survivors and has { $left } left.
}
hitz-kills = { $n ->
    [0] No zombie killed
    [one] { $n } zombie killed
   *[other] { $n } zombies killed
} ({ $expected } expected), { $left ->
    [0] none is left
   *[other] { $left } left
}.
    .earlier = { $n ->
            [one] { $n } zombie killed
           *[other] { $n } zombies killed
        }, { $left ->
            [0] none is left
           *[other] { $left } left
        }.
hitz-adrenaline = { $who } spends { $what }: { $save ->
    [0] { "" }
   *[other] saved { $save }
}{ $kill ->
    [0] { "" }
   *[other] { $save ->
        [0] { "" }
       *[other] , { "" }
    }killed { $kill }
}.
hitz-bitten = { $n ->
    [one] { $who }: { $n } bitten survivor dies, { $left } left.
   *[other] { $who }: { $n } bitten survivors die, { $left } left.
}
hitz-reinforced = { $n ->
    [one] { $n } more zombie arrives
   *[other] { $n } more zombies arrive
}: { $left } now.
hitz-acts-X-AMBUSH = Ambush: in the first round only { hitz-face-bite } and { hitz-face-death } count.
hitz-acts-X-DARK = Darkness: adrenaline cannot kill here.
hitz-acts-X-NOADR = Adrenaline cannot be spent in this battle.
hitz-acts-X-NORANGED = Nobody can shoot here.
hitz-acts-X-NOFLEE = Nobody can flee from here.
hitz-throws = { $n ->
    [one] { $who } throws the Molotov: { $n } zombie burns.
    [2] { $who } throws the Molotov: both zombies burn.
   *[other] { $who } throws the Molotov: all { $n } zombies burn.
}

## Questions

hitz-ask-bid = { $high ->
    [0] Nobody has bid yet, and you
   *[other] The highest bid is { $high }{ $own ->
        [0] {""}
       *[other] , yours { $own }
    }; you
} have { $total ->
    [one] 1 resource
   *[other] { $total } resources
}. Bid or pass?
    .kind = Bid
    .rule = R3.3
    .choose = Bid…
    .hint = Bidding decides who chooses a route first. Whatever you bid you pay, even if others bid more.
    .wait = raise or pass
    .why = Route { $route } suits you best: { $what }. { $n ->
        [0] But you need not choose first.
       *[other] Choosing first is worth up to { $n }.
    }
    .why-pass = { $n ->
        [0] The routes are worth about the same to you, so there is nothing to pay for.
        [one] Choosing early is worth 1 to you at most, and { $high } is bid already.
       *[other] Choosing early is worth { $n } to you at most, and { $high } is bid already.
    }

hitz-ask-ceiling = How far would you bid? At most { $limit }. If nobody bids you choose { $place ->
    [1] first
   *[other] as no. { $place }
}.
    .kind = Limit
    .rule = O3
    .hint = You name your limit once, nobody sees it, and the bidding runs by itself. What you end up bidding you pay.
    .wait = name a limit

hitz-ask-pay = { $n ->
    [one] Pay your bid: { $n } resource.
   *[other] Pay your bid: { $n } resources of any kind.
}
    .kind = Payment
    .rule = R3.8
    .hint = Your bid is paid in any mix. Ammo shoots, gas lets you flee, adrenaline saves the bitten.
    .wait = pay the bid

hitz-ask-route = Which route? You have { $total ->
    [one] { $total } resource
   *[other] { $total } resources
}.
    .kind = Route
    .rule = R4.1
    .choose = A route…
    .hint = You play both cards of your route, left then right. Look at the zombies first, then at what there is to find.
    .wait = choose a route
    .word-2 = Which resources?
    .why = The best of what is left{ $n ->
        [0] { "" }
       *[other] , even for { $n } more
    }: { $what }.
    .why-only = It is the only route that you can pay for.
    .why-gift = { $n ->
        [one] 1 resource for nothing, before a card is even touched.
       *[other] { $n } resources for nothing, before a card is even touched.
    }

hitz-ask-drop = { $n ->
    [one] Discard { $n } resource.
   *[other] Discard { $n } resources of any kind.
}
    .kind = Discard
    .rule = R5.3
    .hint = The card takes resources from you, but you choose which ones.
    .wait = discard resources

hitz-ask-take = { $n ->
    [one] Take { $n } resource.
   *[other] Take { $n } resources of any kind.
}
    .kind = Take
    .rule = R5.3
    .hint = A gift in any mix. What you have least of usually helps most.
    .wait = take resources
    .why = You take what you have least of, so that you can shoot, flee and save.

hitz-ask-fuel = { $n ->
    [one] Pay { $n } gas or lose a survivor.
   *[other] Pay up to { $n } gas: each one short costs a survivor.
}
    .kind = Gas
    .rule = R5.3
    .hint = Gas pays for survivors here: each gas of the price that you keep costs one of them.
    .wait = gas or survivors
    .why = Survivors are the dice you fight with: they are worth more than gas.

hitz-ask-meds = Pay { $n } adrenaline or lose a survivor.
    .kind = Adrenaline or a survivor
    .rule = R5.3
    .hint = Your survivors are your dice and your life in this game. Adrenaline can be found again.
    .wait = adrenaline or a survivor
    .why = { $what ->
        [pay] A survivor fights in every battle to come: worth more than adrenaline.
       *[lose] You cannot pay, so there is no choice.
    }

hitz-ask-toll = { $n ->
    [one] Pay { $n } resource or lose a survivor.
   *[other] Pay { $n } resources or lose a survivor.
}
    .kind = Resources or a survivor
    .rule = R5.3
    .hint = Pay in any mix, or lose a survivor for good.
    .wait = resources or a survivor
    .word-2 = Which resources?
    .why = { $what ->
        [pay] A survivor fights in every battle to come: worth more than resources.
       *[lose] You cannot pay, so there is no choice.
    }

hitz-ask-grab = Without a { hitz-face-hit } or { hitz-face-hitbolt } a survivor is lost. Roll a second die?
    .kind = A second die
    .rule = R5.3
    .hint = Dice are rolled, and a hit saves the day. Without one you lose a survivor; 1 ammo buys a second die.
    .wait = one ammo for a second die?
    .why = { $what ->
        [pay] Two dice miss far more rarely than one, and a miss costs a survivor.
       *[keep] You have no ammo for a second die.
    }

hitz-ask-map = Discard a road map for { $n } VP?
    .kind = Road map
    .rule = R5.3
    .hint = A road map does nothing by itself. Places like this one turn it into points.
    .wait = use the road map?
    .why = { $what ->
        [use] Points now are sure; another place for the map may never come.
       *[keep] A better place for the map may still come.
    }

hitz-ask-rifle = { $n ->
    [one] Discard the sniper rifle or lose { $n } survivor.
   *[other] Discard the sniper rifle or lose { $n } survivors.
}
    .kind = Rifle
    .rule = R5.3
    .hint = The rifle is good for one such moment only: it spares you this loss and is gone.
    .wait = the rifle or survivors
    .why = { $what ->
        [use] { $n ->
            [one] It saves you 1 survivor here, and it is good for nothing else.
           *[other] It saves you { $n } survivors here, and it is good for nothing else.
        }
       *[lose] The rifle will be needed more elsewhere.
    }

hitz-ask-fanatic = Pay { $n } ammo for the Fanatic or let him go.
    .kind = Fanatic
    .rule = R5.3
    .hint = The Fanatic is no survivor. One card wants ammo for him, on another he kills all zombies and is gone.
    .wait = keep the Fanatic?
    .why = { $what ->
        [pay] You have ammo to spare, and he may yet clear a whole card for you.
        [use] { $n ->
            [one] The zombie is gone and the card is yours, without a fight.
           *[other] All { $n } zombies are gone and the card is yours, without a fight.
        }
        [keep] You can win this without him.
       *[drop] Ammo is short, and he may never be of use.
    }

hitz-ask-blast = { $n ->
    [one] Send the Fanatic into { $n } zombie?
   *[other] Send the Fanatic into { $n } zombies?
}

hitz-ask-trade = { $n ->
    [one] Swap { $n } resource for another?
   *[other] Swap up to { $n } resources for others?
}
    .kind = Swap
    .rule = R5.3
    .hint = You may swap resources one for one, as the card allows.
    .wait = swap resources
    .word-2 = And what for them?
    .why = { $what ->
        [yes] You have plenty of one kind and little of another.
       *[no] Your supplies are even enough: a swap would gain nothing.
    }

hitz-ask-shoot = { $n ->
    [one] { $n } zombie against you. How much of your { $ammo } ammo do you shoot?
   *[other] { $n } zombies against you. How much of your { $ammo } ammo do you shoot?
}
    .kind = Shots
    .rule = R6.3
    .choose = Shoot how much ammo…
    .hint = Shots come before the fight, once: 2 dice for each ammo. Only hits count, and nobody of yours can be hurt.
    .wait = shoot, flee or fight
    .why = { $n ->
        [0] Lucky shots end it before anybody can be bitten.
        [one] The shots should kill about 1 zombie before anybody can be bitten.
       *[other] The shots should kill about { $n } zombies before anybody can be bitten.
    } { $ammo ->
        [0] It takes all your ammo, but bites are dearer.
       *[other] { $ammo } ammo stays for later.
    }
    .why-none = Shots would not turn this fight, and you can still flee.

hitz-ask-flee = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} against you. You have { $survivors ->
    [one] { $survivors } survivor
   *[other] { $survivors } survivors
} and { $gas } gas. Flee or fight?
    .kind = Flee or fight
    .rule = R7.1
    .hint = Last chance: once the melee dice have rolled there is no way out. Fleeing costs gas and the card.
    .wait = flee or fight
    .why = { $vp ->
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
    .why-fight = { $n ->
        [0] Your group should win this without a loss.
        [one] Your group should win this. Somebody may be bitten{ $what ->
            [saves] , but adrenaline will save them
            [short] , and there may be too little adrenaline
           *[lost] , with nothing to save them
        }.
       *[other] About { $n } survivors will be bitten{ $what ->
            [saves] , and saving them costs adrenaline
            [short] , with too little adrenaline to save them all
           *[lost] , with nothing to save them
        }, but there is no better way.
    }

hitz-ask-adrenaline = Rolled: { $faces }. { $n ->
    [0] No zombie is left
    [one] { $n } zombie left
   *[other] { $n } zombies left
}. You have { $adr } adrenaline{ $ways ->
    [0] { "" }
   *[other] : { $prices }
}.
    .kind = Adrenaline
    .rule = R8.3
    .hint = The dice have fallen. Adrenaline saves the bitten, and finishes zombies off.
    .wait = spend adrenaline
    .word-2 = How many to save, how many to kill?
    .why = { $what ->
        [both] Every survivor saved is a die for all battles to come, and what you finish off bites nobody.
        [save] Every survivor saved is a die for all battles to come.
        [kill] Nobody needs saving, and fewer zombies means fewer bites.
       *[none] Nobody can be saved here, and a kill would not end the battle: keep it for the next bite.
    }
    .why-last = { $what ->
        [both] Your last battle: whoever is saved arrives and counts at the end, and what you finish off bites nobody.
       *[save] Your last battle: whoever is saved arrives and counts at the end.
    }

hitz-price-save = { $cost } for each survivor you save (or they die)
hitz-price-kill = 1 for each zombie you finish off

hitz-ask-molotov = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
} left, { $survivors ->
    [one] { $survivors } survivor
   *[other] { $survivors } survivors
} of yours. Throw the Molotov or fight on?
    .kind = Molotov
    .rule = R12.4
    .hint = The bottle kills everything on this card, once in the game.
    .wait = throw the Molotov?
    .why = { $n ->
        [0] { $zombies ->
            [one] The bottle ends it at once: the only zombie burns.
           *[other] The bottle ends it at once: all { $zombies } zombies burn.
        }
        [one] A fight should cost about 1 survivor; the bottle ends it at once.
       *[other] A fight should cost about { $n } survivors; the bottle ends it at once.
    }
    .why-late = With so few survivors another round could be the last. The bottle ends it now.
    .why-fight = Your group can finish this without the bottle. A worse card will come.

## Options

hitz-option-pass = Pass
hitz-option-bid = Bid { $n }
hitz-option-ceiling = { $n ->
    [0] Pass
   *[other] Up to { $n }
}
hitz-option-route = { $route }: { $left } – { $right }
hitz-option-route-price = { $n ->
    [one] { $route }, pay { $n } resource: { $left } → { $right }
   *[other] { $route }, pay { $n } resources: { $left } → { $right }
}
hitz-option-route-gift = { $n ->
    [one] { $route }, take { $n } resource: { $left } → { $right }
   *[other] { $route }, take { $n } resources: { $left } → { $right }
}
hitz-option-fuel = { $n ->
    [0] { $lost ->
        [one] Lose { $lost } survivor
       *[other] Lose { $lost } survivors
    }
   *[other] { $lost ->
        [0] Pay { $n } gas
        [one] Pay { $n } gas and lose { $lost } survivor
       *[other] Pay { $n } gas and lose { $lost } survivors
    }
}
hitz-option-meds-pay = Pay { $n } adrenaline
hitz-option-meds-lose = Lose 1 survivor
hitz-option-toll-pay = { $n ->
    [one] Pay { $n } resource
   *[other] Pay { $n } resources
}
hitz-option-toll-lose = Lose 1 survivor
hitz-option-grab-pay = Pay 1 ammo: roll 2 dice
hitz-option-grab-keep = Roll 1 die
hitz-option-map-use = Follow the map: +{ $n } VP
hitz-option-map-keep = Keep the map
hitz-option-rifle-use = Discard the sniper rifle
hitz-option-rifle-lose = { $n ->
    [one] Lose { $n } survivor
   *[other] Lose { $n } survivors
}
hitz-option-fanatic-pay = Pay { $n } ammo: he stays
hitz-option-fanatic-drop = Let him go
hitz-option-blast-use = Send him
hitz-option-blast-keep = Keep him and fight
hitz-option-shoot = Shoot { $n } ammo: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
hitz-option-no-shot = Do not shoot
hitz-option-flee = Flee: pay { $n } gas
hitz-option-fight = { $n ->
    [one] Fight: roll { $n } die
   *[other] Fight: roll { $n } dice
}
    .earlier = Fight
hitz-option-molotov = { $n ->
    [one] Molotov: burn { $n } zombie
    [2] Molotov: burn both zombies
   *[other] Molotov: burn all { $n } zombies
}
hitz-option-settle = Keep the Molotov
hitz-option-save = { $cost ->
    [1] Save the bitten
   *[other] Save the bitten ({ $cost } adrenaline each)
}
hitz-option-kill = Kill with { hitz-face-bolt } or { hitz-face-hitbolt }
hitz-option-spend = { $save ->
    [0] { $kill ->
        [0] Spend nothing
       *[other] Kill { $kill }
    }
   *[other] { $kill ->
        [0] Save { $save }
       *[other] Save { $save }, kill { $kill }
    }
}{ $price ->
    [0] { "" }
   *[other] { " " }for { $price } adrenaline
}
hitz-count-save = save { $n }
hitz-count-kill = kill { $n }

## Odds

hitz-odds-fight = win { $p }, { $lost ->
    [0] no losses
   *[other] lose ≈{ $n }
}{ $spent ->
    [0] { "" }
   *[other] , −{ $adr } adrenaline
}{ $thrown ->
    [0] { "" }
   *[other] , Molotov { $molotov }
}
hitz-odds-roll = this roll: kill ≈{ $kills }, lose ≈{ $n }
hitz-odds-shot = kill ≈{ $n }, all: { $p }
hitz-odds-lose = lose one: { $p }
hitz-odds-bid = { $n ->
    [0] nobody can bid more
    [one] { $n } can bid more
   *[other] { $n } can bid more
}

## Settings

hitz-setting-score = Scores
hitz-setting-score-about = Whether everybody sees the points won so far.
hitz-value-score-hidden = Hidden until the end
hitz-value-score-open = Open
hitz-setting-auction = Auction
hitz-setting-auction-about = Bid in turn, or everybody names a secret limit once: much less waiting.
hitz-value-auction-live = In turn
hitz-value-auction-ceilings = Secret limits
hitz-setting-routes = Routes
hitz-setting-routes-about = One group after the other, or all groups travel at the same time once they have chosen.
hitz-value-routes-strict = One by one
hitz-value-routes-pipelined = At the same time
hitz-setting-road = Road
hitz-setting-road-about = The road that is driven: ours, or one that somebody wrote.
hitz-value-road-printed = From Chicago to Los Angeles
hitz-setting-difficulty-about = How well the stand-ins play; experts think for some seconds where it matters. Alone, hard and expert are different: the unseen route gives nothing, and the half-seen one costs 1 resource.
hitz-setting-last = The last group
hitz-setting-last-about = Whether the last living group must still drive to the end to win.
hitz-value-last-play_on = Drives on
hitz-value-last-stop = Wins at once

## Standing orders

hitz-order-save = Save the bitten
hitz-order-save-tap = Always save whom I can
hitz-order-save-about = As many as adrenaline lasts for. You are asked if a kill or a Molotov is possible as well.
hitz-order-finish = Kill only to finish
hitz-order-finish-about = Adrenaline kills only if that ends the battle. You are asked if somebody can be saved.
hitz-order-pay = Pay bids in this order
hitz-order-pay-about = First one kind, then the next, then the last.
hitz-order-raise = Bid up to … in this auction
hitz-order-raise-about = Always the least raise, up to your limit; then a pass. Ends with the auction.

## The end

hitz-ends = { $what }
hitz-result-nobody = Nobody reaches Los Angeles. There is no winner.
hitz-result-nobody-own = Nobody arrives. There is no winner.
hitz-result-last = { $who } alone reaches Los Angeles and wins.
hitz-result-last-own = { $who } alone arrives and wins.
hitz-result-winner = { $winners } wins with { $n } VP.
hitz-result-shared = { $winners } share the victory with { $n } VP each.
hitz-result-defeat = The journey ends in round { $round }: nobody is left.
hitz-result-solo = Los Angeles reached with { $n } points.
hitz-result-solo-own = Arrived with { $n } points.
hitz-result-sets = { $n ->
    [one] { $vp } VP from cards and { $n } complete set.
   *[other] { $vp } VP from cards and { $n } complete sets.
}
hitz-result-bonus = { $kind ->
    [adr] Most adrenaline: { $who }, +{ $n } VP.
    [gas] Most gas: { $who }, +{ $n } VP.
    [ammo] Most ammo: { $who }, +{ $n } VP.
   *[survivors] Most survivors: { $who }, +{ $n } VP.
}
hitz-result-no-bonus = { $kind ->
    [adr] Most adrenaline: a tie, no VP.
    [gas] Most gas: a tie, no VP.
    [ammo] Most ammo: a tie, no VP.
   *[survivors] Most survivors: a tie, no VP.
}
hitz-result-decreed = { $n ->
    [0] The game master decides: nobody wins.
   *[other] The game master decides: victory goes to { $winners }.
}

## Corrections

hitz-fix-resource = Set a resource
hitz-fix-survivors = Set survivors
hitz-fix-revive = Bring a group back
hitz-fix-token = Move a special token
hitz-fix-card = Move a card
hitz-fix-bonus = Set bonus VP
hitz-fix-exchange = Exchange a card on the table
hitz-fix-swap = Swap two cards on the table
hitz-fix-top = Put a card on top of its level
hitz-fix-key = Set the key of a route
hitz-fix-marker = Set a bid marker
hitz-fix-turn = Set whose bid it is
hitz-fix-auction = Undo a bid, close, reopen or restart the auction
hitz-fix-initiative = Set the order
hitz-fix-phase = Go to the start of a phase
hitz-fix-step = Go to a step of the card in play
hitz-fix-skip = On to the next player
hitz-fix-battle = Change a battle
hitz-fix-dice = Set the last roll
hitz-fix-reroll = Roll again
hitz-fix-end = End the game
hitz-fix-result = Correct the result

hitz-place-supply = supply
hitz-place-spent = used tokens
hitz-place-box = box
hitz-place-deck = deck
hitz-place-table = table
hitz-place-pile = collected
hitz-place-route = route { $route }
hitz-option-later = Keys from the next round on
hitz-option-now = Now
hitz-option-yes = yes
hitz-option-no = no
hitz-option-opening = before the battle
hitz-option-between = between two rounds
hitz-option-step-1 = Scavenge
hitz-option-step-2 = Text
hitz-option-step-3 = Battle
hitz-option-auction-undo = Take back the last bid
hitz-option-auction-close = Close
hitz-option-auction-reopen = Reopen
hitz-option-auction-restart = Restart
hitz-option-battle-zombies = Zombies
hitz-option-battle-shot = Already shot
hitz-option-battle-round = Melee round
hitz-option-battle-red = Red text applies
hitz-option-battle-moment = Moment

hitz-fix-did-resource = Corrected: { $whom }, { $what }: { $before } → { $after }.
hitz-fix-did-survivors = Corrected: { $whom }, survivors: { $before } → { $after }.
hitz-fix-did-revive = { $n ->
    [one] Corrected: { $whom } is back with { $n } survivor.
   *[other] Corrected: { $whom } is back with { $n } survivors.
}
hitz-fix-did-token = Corrected: { $token }: { $before } → { $after }.
hitz-fix-did-card = Corrected: { $card } → { $to }.
hitz-fix-did-bonus-hidden = Corrected: { $whom }, bonus VP.
hitz-fix-did-bonus = Corrected: { $whom }, bonus VP: { $before } → { $after }.
hitz-fix-did-exchange = Corrected: a card on the table is exchanged, now there is { $card }.
hitz-fix-did-swap = Corrected: two cards on the table change places.
hitz-fix-did-top = Corrected: a card of level { $level } is moved up in the deck.
hitz-fix-did-key = { $n ->
    [0] Corrected: route { $route } has no key.
   *[other] Corrected: route { $route } has the key +{ $n }.
}
hitz-fix-did-marker = Corrected: { $whom }, bid: { $before } → { $after }.
hitz-fix-did-turn = Corrected: { $whom } is to bid.
hitz-fix-did-auction = Corrected: auction: { $what }.
hitz-fix-did-initiative = Corrected: order: { $order }.
hitz-fix-did-phase = Corrected: back to the start of a phase: { $what }.
hitz-fix-did-step = Corrected: { $whom } is at this step of the card: { $what }.
hitz-fix-did-skip = Corrected: { $whom } ends the route here.
hitz-fix-did-battle = Corrected: battle of { $whom }: { $what }: { $value }.
hitz-fix-did-dice = Corrected: roll of { $whom }: { $faces }.
hitz-fix-did-reroll = Corrected: { $whom } rolls again.
hitz-fix-did-end = The game master ends the game.
hitz-fix-did-result = Corrected: { $what }

# Words of commands: as an order, and when they are possible
hitz-word-pass = pass
hitz-word-flee = flee
hitz-word-fight = fight
hitz-word-molotov = throw the Molotov
hitz-word-pay = pay
hitz-when-flee = Fleeing costs gas: you need enough of it, and the card must not forbid it.
    .rule = R7.1
hitz-when-molotov = You need a Molotov Cocktail that has not been thrown, and zombies to throw it at.
    .rule = R12.5
hitz-hand-card = { $card } { $n }
hitz-swaps = { $who } swaps { $what } for { $to }.
hitz-receives = { $who } gets a token. { $about }.
hitz-poisoned = { $n ->
    [one] Toxic gas kills { $n } survivor of { $who }, { $left } left.
   *[other] Toxic gas kills { $n } survivors of { $who }, { $left } left.
}
hitz-option-trade = { $n ->
    [0] No swap
   *[other] Give { $what }
}
