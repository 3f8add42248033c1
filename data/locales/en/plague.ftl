# Zombie Plague: questions, what is done, the log.

plague-name = Zombie Plague
plague-about = A house full of things, a car that will not start, and the dead outside: search everything and drive off, or nail up the house.
    .rule = R1.1
plague-goal = Humans: search everything and drive off together, or nail up the house with no zombie inside. Zombies: leave nobody standing.
plague-goal-on-foot = Humans: nail up the house with no zombie inside. Zombies: leave nobody standing.
plague-role-zombies = The Zombie Player
plague-side-humans = The humans
plague-title-round = Round { $n }
plague-title-humans = Human turn
plague-title-zombies = Zombie turn
plague-face-1 = 1
plague-face-2 = 2
plague-face-3 = 3
plague-face-4 = 4
plague-face-5 = 5
plague-face-6 = 6
plague-face-7 = 7
plague-face-8 = 8

## Figures

plague-human = { $what } { $n }
plague-figure-human = Human { $n }
plague-figure-zombie = Zombie { $n }
plague-figure-risen = Risen zombie { $n }
plague-figure-crawler = Crawler { $n }
plague-figure-crazy = Crazy zombie { $n }
plague-placed = { $figure }, { $at ->
    [car] in the car
   *[other] { $at }
}
plague-mover = { $figure } ({ $at }, { $n ->
    [one] { $n } step
   *[other] { $n } steps
})
plague-card-empty = { $card } (empty)
plague-card-marked = { $card } (has a mark)
plague-card-again = { $card }, no. { $n }
plague-swung = { $card } as a club
plague-weapon-kills = { $weapon }: { $push ->
    [0] {""}
   *[other] pushes on { $push }{ $last ->
        [0] {""}
       *[other] –{ $last }
    },{" "}
}kills on { $n }{ $n ->
        [6] {""}
       *[other] +
    }
plague-weapon-pushes = { $weapon }: pushes on { $push }{ $push ->
        [6] {""}
       *[other] +
    }
plague-weapon-aimed = { $weapon }: { $push ->
    [0] {""}
   *[other] pushes on { $push }{ $push ->
            [6] {""}
           *[other] +
        },{" "}
}kills only after aiming
plague-weapon-works = { $weapon }: works on { $n }{ $n ->
        [6] {""}
       *[other] +
    }
plague-weapon-hands = { $weapon }: kills on two sixes
plague-bare-hands = Bare hands
plague-square = { $at }
plague-in-car = in the car

## Questions

plague-ask-character = Human { $n }: who are you?
    .kind = Character
    .rule = S2
    .choose = Character…
    .hint = Each has an ability of their own, and a weapon with which a die may be rolled again.
    .wait = choose a character

plague-ask-start = { $figure }: where do you start? { $sheet ->
    [0] Anywhere on the edge of the board.
   *[other] The die says sheet { $sheet } of the six: a square there, outdoors.
}
    .kind = Starting square
    .rule = S7
    .choose = Square…
    .hint = A start near a door or window saves steps. New zombies appear away from all humans, indoors, too.
    .plan = { $figure } → { $at }
    .why = Of these squares it is the nearest to a door, window or gate.
    .wait = choose where to begin

plague-ask-act = { $figure }, { $at } · ⚡ { $n } · ❤️ { $life }
    .kind = Action
    .rule = R4.1
    .choose = Action…
    .hint = ⚡ are actions, ❤️ lives; each deed has its price. Search from beside a place, not from its corner. When all humans are done, zombies act.
    .wait = your actions
    .plan-move = { $figure } → { $at }{ $inside ->
        [yes] {" "}({ $zone })
       *[no] {""}
    }
    .plan-board = { $figure } gets into the car
    .plan-ignite = { $figure } tries to start the engine
    .plan-leave = { $figure } gets out of the car → { $at }
    .plan-search = { $figure } searches { $place }
    .plan-attack = { $figure } attacks { $whom } ({ $weapon }){ $pushed ->
        [yes] . If pushed, then to { $to }
       *[no] {""}
    }
    .plan-throw = { $figure } throws at { $at }: { $weapon }
    .plan-build = { $figure } nails up: { $edge }
    .plan-use = { $figure } uses: { $card }{ $own ->
        [yes] {""}
       *[no] {" "}→ { $whom }
    }
    .plan-give = { $figure } hands over: { $card } → { $whom }
    .plan-take = { $figure } takes: { $card } ← { $whom }
    .plan-pick = { $figure } picks up: { $card } ({ $whom })
    .why-price = { $n ->
        [0] costs nothing
        [one] costs { $n } action
       *[other] costs { $n } actions
    }, { $left } left
    .why-falls = { $figure } will probably be knocked out there
    .why-search-new = Nobody has searched here yet: that makes { $n } of { $of }
    .why-search-again = You have not searched here yourself yet, and you are short of weapons
    .why-attack = { $bites ->
        [0] No zombie can bite you here yet: one less may come
        [one] One zombie can bite you here, and this may rid you of it
       *[other] { $bites } zombies can bite you here: one less is something
    }{ $only ->
        [yes] . It is your only weapon, and an Oops may cost it
       *[no] {""}
    }
    .why-throw = If it goes off, every zombie near the square dies; it is gone either way
    .why-bites = { $n ->
        [one] one zombie can bite you here
       *[other] { $n } zombies can bite you here
    }
    .why-heal = { $figure }: { $n ->
        [0] unconscious, the next bite kills
        [one] only { $n } life left
       *[other] only { $n } lives left
    }
    .why-card = { $card }: { $does }
    .why-build = The dead cannot come through here any more
    .why-build-one = { $n ->
        [0] The last of { $of } openings: then the house is closed
        [one] Then only { $n } of { $of } openings is open
       *[other] Then { $n } of { $of } openings are open
    }
    .why-give = You keep your better weapon, and somebody beside you has none
    .why-pick = It is needed, and lies on the ground
    .why-take = It is of more use to somebody on their feet
    .why-baby_take = Nobody wins without the baby
    .why-board = Everything is searched: into the car
    .why-ignite = Everybody is in: if it starts and fewer than four zombies hold the car, you have won
    .why-leave = The engine runs, but zombies hold the car, and nobody inside can shoot: somebody has to get out and fight
    .why-move-nearer = { $n ->
        [0] That takes you to { $what }
        [one] On the way to { $what }: { $n } more step after that
       *[other] On the way to { $what }: { $n } more steps after that
    }. { $danger ->
        [0] No zombie can bite you there
        [one] One zombie can bite you there
       *[other] { $danger } zombies can bite you there
    }
    .why-move-safer = { $n ->
        [0] No zombie can bite you there
        [one] One zombie can bite you there
       *[other] { $n } zombies can bite you there
    }, here { $before ->
        [0] none either, but there is more room to flee
       *[other] { $before }
    }
    .why-to-search = what is still to be searched
    .why-to-place = { $place }
    .why-to-party = the last of the others ({ $figure }), to go to the car together
    .why-to-fight = the zombies that hold the car
    .why-to-baby = the baby
    .why-to-opening = your post, “{ $edge }”
    .why-to-lure = the far corner, to lure them off the car
    .why-to-car = the car
    .why-to-house = any room of the house
    .why-to-cellar = the basement
    .why-done-here = Nothing better can be done from here. { $n ->
        [0] No zombie can bite you here.
        [one] One zombie can bite you here.
       *[other] { $n } zombies can bite you here.
    }
    .why-done-house = You are inside, and the openings that are left are closed by whoever is nearer to them. { $n ->
        [0] No zombie can bite you here.
        [one] One zombie can bite you here.
       *[other] { $n } zombies can bite you here.
    }
    .why-done-waits = You are bound for { $what }, but to go on is more dangerous now than to wait. Zombies that can bite you there: { $n }, here: { $before }.
    .why-done-barred = You are bound for { $what }, but the way there is barred now. Zombies that can bite you here: { $before }.
    .why-done-car = { $blocked ->
        [yes] The engine runs, but zombies hold the car, and nothing here drives them off.
       *[no] In the car there is nothing better to do now.
    } { $n ->
        [0] No zombie reaches a door in its next turn.
        [one] One zombie can bite at a door.
       *[other] { $n } zombies can bite at the doors.
    }

plague-unarmed = unarmed
plague-lasts-lights_out = { plague-zombie-card-lights_out }: a step from a dark square indoors costs 1 more
plague-lasts-infection = { plague-zombie-card-infection }: 1 action less
plague-lasts-slip = { plague-zombie-card-slip }: the first step costs 1 more
plague-lasts-misfire = { plague-zombie-card-misfire }: a firearm is empty after a 2, too
plague-lasts-flooded = { plague-zombie-card-flooded }: starting the engine takes 1 more
plague-lasts-fog = { plague-zombie-card-fog }: nothing is shot or thrown farther than 3

plague-ask-aside = { $figure }: what else can be done
    .kind = At any time
    .rule = R2.3
    .choose = At any time…
    .hint = What the list “At any time…” holds takes no action and can be done at any time of the human turn.

plague-ask-crush = This group touches more barricades than it can break. Which ones?
    .kind = Breaking barricades
    .rule = R24.3
    .hint = Four zombies that stand together break one barricade, eight break two.
    .wait = which barricade breaks
    .why = Nearest to a human: the way in is shortest there.

plague-ask-enter = A new zombie comes on sheet { $sheet }. Where exactly? { $n ->
    [one] { $n } zombie is still to come.
   *[other] { $n } zombies are still to come.
}
    .kind = New zombies
    .rule = R20.3
    .hint = The die says the sheet, you say the square. The program can do it for you.
    .wait = where zombies enter
    .plan-zombie = A zombie enters → { $at }
    .plan-crawler = Crawlers enter → { $at }
    .why = Of these squares it is the shortest way to a human: { $n ->
        [one] { $n } step.
       *[other] { $n } steps.
    }

plague-ask-howl = They howl: who makes a free step?
    .kind = Free steps
    .rule = R23.3
    .choose = A zombie…
    .hint = One step for each outdoors, and it costs them nothing: they still have all their actions.
    .wait = the zombies’ free steps
    .why = The step is free, and all actions remain.

plague-ask-rise = { $whom } rises, but somebody stands there: on which of the nearest squares?
    .kind = The dead rise
    .rule = R18.3
    .hint = The squares offered are equally near.
    .wait = where the dead rise
    .why = Of these squares it is the shortest way to a human: { $n ->
        [one] { $n } step.
       *[other] { $n } steps.
    }

plague-ask-kindle = Where does it burn? { $n ->
    [one] { $n } fire is left to lay
   *[other] { $n } fires are left to lay
}{ $sheet ->
    [0] .
   *[other] , this one on sheet { $sheet }.
}
    .kind = Fires
    .rule = R26.2
    .hint = Whoever ends a turn on a burning square dies, zombies as well.
    .wait = where it burns
    .why = As near to humans as it may be: who does not get away burns.

plague-ask-horde = The dead move: { $n ->
    [one] { $n } can still make a step
   *[other] { $n } can still make a step
}.
    .kind = Orders to zombies
    .rule = R21.1
    .choose = An order…
    .choose-joint = An order to a group…
    .hint = Give orders to whole groups or to single zombies, or let all of it happen by itself. Several attackers of one human roll with 1 more.
    .wait = the zombies act
    .plan-hunt = { $whom }: { $n ->
        [one] the one that gets there attacks
        [2] both that get there attack
       *[other] all { $n } that get there attack
    }
    .plan-send = { $n ->
        [one] { $who }
        [2] { $who }
        [3] { $who }
        [4] { $who }
       *[other] { $n } zombies
    } → { $to }
    .plan-near = { $n ->
        [one] { $who } goes towards the nearest human
        [2] { $who } go towards the nearest human
        [3] { $who } go towards the nearest human
       *[other] { $n } zombies go towards the nearest human each
    }
    .plan-card = Play “{ $card }”
    .plan-card-on = Play “{ $card }” → { $on }
    .why-hunt = { $n ->
        [one] It attacks alone: a wound on { $need }
       *[other] Together each rolls with 1 more: a wound on { $need } or more
    }. { $whom } has { $life ->
        [one] only { $life } life
       *[other] { $life } lives
    }
    .why-price = takes { $n } of your { $of }; whoever rolls a 1 is done for this turn
    .why-send = They reach nobody this turn. { $closed ->
        [yes] Barricades are in the way: they gather before them.
       *[no] { $n ->
            [0] But now they stand beside humans and bite next turn.
            [one] From there the first has { $n } step left to a human.
           *[other] From there the first has { $n } steps left to a human.
        }
    }
    .why-send-shut = Four that stand together break this barricade when your turn begins. { $there ->
        [0] None stands before it yet, so it takes some turns.
       *[other] { $left ->
            [0] After this order there are enough of them.
           *[other] After this order { $there } stand there, and { $left } are missing.
        }
    } Until then { $n ->
        [one] it bites nobody.
       *[other] they bite nobody.
    }
    .why-finish = { $whom } lies unconscious: that kills without a roll.
    .why-end = Nobody can get nearer or attack any more.
    .why-card-price = { $n ->
        [0] your last card
        [one] { $n } card is left for all of the game
       *[other] { $n } cards are left for all of the game
    }
    .why-card-stench = Three or more are near a human: each gets a third action
    .why-card-horde = Two more at once
    .why-card-dead_resident = Humans are indoors: it stands up in their house
    .why-card-from_below = It stands up as near to a human as it may
    .why-card-fire_card = Humans are indoors, where fire drives them out
    .why-card-surprise = Humans will search there soon
    .why-card-empty_drawers = Humans will search there soon, and find nothing
    .why-card-lunge = With two steps more it reaches a human
    .why-card-bloodlust = It is about to bite, and wounds more often
    .why-card-thick_skull = It is nearest to the humans and will be shot at first
    .why-card-lights_out = Several humans are indoors: their steps cost double
    .why-card-slip = The weakest human gets away less far
    .why-card-infection = Whoever was just bitten can do one thing less
    .why-card-misfire = A loaded firearm jams twice as often
    .why-card-butterfingers = A human may lose a weapon
    .why-card-smash = A barricade less, at once
    .why-card-howl = Three or more are outdoors: a free step for each
    .why-card-fog = Several firearms are loaded: nobody shoots far
    .why-card-flooded = All is searched: they will try to start the car
    .why-card-panic = It drives a human among more of the dead

plague-option-auto = Let the rest happen by itself
plague-option-none = Nobody
plague-step-match = the game
plague-step-round = a round
plague-step-characters = the characters
plague-step-placing = the humans’ start
plague-step-expansions = what the expansions put out
plague-step-kindling = the laying of fires
plague-step-humanturn = the human turn
plague-step-zombieturn = the zombie turn
plague-step-dark = the beginning of the zombie turn
plague-step-breaking = the breaking of barricades
plague-step-rising = the rising of the dead
plague-step-entry = the entry of zombies
plague-step-acting = the zombies’ actions
plague-step-howling = the free steps after a howl
plague-step-crazies = the crazy zombies
plague-step-dawn = the end of the round

## What a human can do

plague-price = { $n ->
    [0] free
    [one] { $n } action
   *[other] { $n } actions
}
plague-do-move = Walk
plague-do-attack = Attack ({ plague-price })
plague-do-search = Search ({ plague-price })
plague-do-search-again = Search once more ({ plague-price })
plague-do-use = Use a thing ({ plague-price })
plague-do-heal = Use a thing, heal { $whom } ({ plague-price })
plague-do-build = Place a barricade ({ plague-price })
plague-do-lift = Lift somebody wounded ({ plague-price })
plague-do-pick = Pick up a thing ({ plague-price })
plague-do-take = Take from somebody unconscious ({ plague-price })
plague-do-give = Give a thing ({ plague-price })
plague-do-aim = Aim ({ plague-price })
plague-do-check = Body check ({ plague-price })
plague-do-break = Remove a barricade ({ plague-price })
plague-do-douse = Put out a fire ({ plague-price })
plague-do-board = Get into the car ({ plague-price })
plague-do-ignite = Start the engine: { plague-starts-on } ({ plague-price })
    .earlier = Start the engine ({ plague-price })
plague-starts-on = { $need ->
    [6] on a 6
    [7] no roll will do this turn
   *[other] on { $need } or more
}
plague-starts-best = { $few ->
    [0] {""}
   *[other] { " " }({ $best })
}
plague-do-leave = Get out of the car ({ plague-price })
plague-do-baby_take = Take the baby ({ plague-price })
plague-do-baby_pass = Hand on or put down the baby ({ plague-price })
plague-do-steal = Steal ({ plague-price })
plague-do-put = Put down the wounded ({ plague-price })
plague-do-drop = Drop things ({ plague-price })
plague-do-done = End the turn
plague-do-done-left = End the turn (⚡ { $n } left)
plague-walk = { $at } ({ plague-price })
plague-where = Where to?
plague-where-second = And the second one?
plague-odds-again = re-roll included
plague-odds-kill = kill { $p }
plague-odds-push = push { $p }
plague-odds-oops = Oops { $p }
plague-odds-wound = wounds { $p }
plague-odds-down = knocks down { $p }
plague-odds-works = works { $p }
plague-odds-spoilt = used up for nothing { $p }
plague-odds-crazy = crazy { $p }
plague-odds-fires = { $high ->
    [one] 1 fire
   *[other] 1–{ $high } fires, { $mean } on average
}
plague-odds-held = held back { $p }
plague-odds-basement = the way down { $p }
plague-with-what = With what?{ $n ->
    [0] {""}
   *[other] {" "}On a 1{ $misfire ->
        [yes] {" "}(shooting, on a 2 too)
       *[no] {""}
    }: { $oops }.
}
    .earlier = With what?
plague-spoils-shot = a firearm is empty
plague-spoils-jam = { $weapon } is empty, and an action lost
plague-spoils-mark = one of two barrels is empty
plague-spoils-blow = a blow or throw costs one more action
plague-spoils-wound = { $weapon } wounds you
plague-spoils-break = { $weapon } breaks
plague-whom = Whom?
plague-second = A second one beside it?
plague-throw-where = At which square?
plague-throw-at = { $at }: { $n ->
    [0] no zombies
    [one] { $n } zombie
   *[other] { $n } zombies
}{ $humans ->
    [0] {""}
    [one] , { $humans } human!
   *[other] , { $humans } humans!
}
plague-push-where = If it is pushed: where to?
plague-search-where = Which place?
plague-search-again = Searched already: there is only one more card to find.
plague-which-opening = Which one?
plague-sole-opening = The only one here:
plague-what-item = What do you use?
plague-reload-what = What do you load?
plague-on-whom = On whom?
plague-give-whom = To whom?
plague-drop-what = What do you drop? It makes room, and anybody can pick it up.
plague-give-what = What do you give?
plague-pick-where = From where?
plague-pick-what = What do you pick up?
plague-take-whom = From whom?
plague-take-what = What do you take?
plague-steal-whom = From whom?
plague-steal-what = What do you steal?
plague-lift-whom = Whom do you lift?
plague-which-fire = Which fire?
plague-pass-baby-give = To somebody
plague-pass-baby-put = Put it down
plague-aside-back = Go on with the turn
plague-aside-put = Put down the wounded
plague-aside-drop = Drop things
plague-about-drop = Makes room; anybody can pick it up
plague-about-sacrifice = When the others cannot wait: without this human they can still win
plague-aside-down = Let yourself be put down
plague-aside-reveal = Reveal yourself: the traitor is you
plague-aside-sacrifice = Sacrifice yourself (for good)
plague-sacrifice-prompt = { $figure } dies for good, so that the others need not wait; all things fall to the ground. Are you sure?
plague-sacrifice-sure = Yes, sacrifice

## What the Zombie Player can do

plague-enter-auto = The rest come by themselves
plague-enter-zombie = A zombie
plague-enter-crawler = Crawlers
plague-howl-auto = The rest by themselves
plague-howl-end = Nobody else
plague-horde-auto = Let them act, with cards
plague-horde-act = Let them act, no cards
plague-horde-attack = Attack
plague-horde-hunt = All who reach it attack
plague-horde-send = A group goes there
plague-hunted = { $figure } ({ $at ->
    [car] in the car
   *[other] { $at }
}, { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
})
plague-sent-near = All others to the nearest human
plague-sent-car = The car
plague-sent-open = { $edge }, open
plague-sent-shut = { $edge }, barricaded
plague-who-goes = Who goes there? Each as far as it gets.
plague-horde-card = Play a card
plague-horde-end = End the zombie turn
plague-group-zombies = Move a zombie
plague-group = Who attacks? Several at once roll with 1 more.
plague-which-card = Which card?
plague-card-on = On whom?
plague-card-where = Where?

## The human turn

plague-plays-as = { $figure } is in the game.
plague-rolls-start = { $figure } starts on sheet { $faces }: so says the die.
plague-starts = { $figure } starts on { $at }.
plague-you-are-traitor = You are the traitor: { $figure }. Nobody else knows.
plague-humans-turn = Round { $n }: the humans’ turn.
plague-no-traitor = There is no traitor: that takes two people with humans of their own.
plague-skipped = The humans lose this turn in grief.
plague-moves = { $figure } → { $at }
plague-done = { $figure } ends the turn.
plague-loses-action = { $figure } loses an action.
plague-aims = { $figure } aims.
plague-needs = needs { $need }{ $need ->
    [6] {""}
   *[other] {" "}or more
}{ $gets ->
    [push] {" "}to push at least
    [kill] {" "}to kill
   *[other] {""}
}
plague-rolls-attack = { $figure }, { $weapon }: { $faces } ({ plague-needs }; { $luck })
    .earlier = { $figure }, { $weapon }: { $faces }
plague-rolls-again = { $figure }, { $weapon }, once more: { $faces } ({ plague-needs }; { $luck })
    .earlier = { $figure }, { $weapon }, once more: { $faces }
plague-oops = Oops! { $figure } has rolled a 1.
plague-misses = { $figure } misses.
plague-slain = { $by } kills { $figure } on { $at }.
    .earlier = { $figure } is killed on { $at }.
plague-pushed = { $figure } staggers back → { $at }
plague-stays = { $figure } does not budge.
plague-skull = Thick skull: { $figure } only reels.
plague-is-empty = { $card } of { $figure } is empty.
plague-marks = { $card }: one barrel is spent.
plague-breaks = { $card } of { $figure } breaks.
plague-explodes = Explosion on { $at }, thrown by { $figure }! { $n ->
        [0] No zombie was near
        [one] One zombie is killed
       *[other] { $n } zombies are killed
    }{ $struck ->
        [0] .
        [one] , and a human is hit.
       *[other] , and { $struck } humans are hit.
    }
    .earlier = Explosion on { $at }! Thrown by { $figure }.
plague-rolls-crazy = Does { $figure } go crazy? { $faces } (needs a 1; { $luck })
    .earlier = Does { $figure } go crazy? { $faces } (needs a 1)
plague-crazy = { $figure } gets up on { $at }, out of its mind.
plague-looks = { $figure } searches { $place }{ $first ->
    [yes] . Places searched: { $n } of { $of }.
   *[no] , where somebody has searched before.
}
plague-finds = { $figure } finds: { $card }. { $does }
plague-robs = { $figure } steals from { $victim } ({ $who }): { $card }.
plague-burns-under = Fire on { $at }, right under { $figure }: whoever still stands in it at the end of the next human turn dies.
plague-baby-lost = The baby is burnt. In grief the humans lose their next turn.
plague-sealed = All { $of } openings of the house are closed! What the humans still need to win: { $what }.
plague-rolls-grab = { $figure } grabs at { $whom }: { $faces } (needs { $need }; { $luck })
    .earlier = { $figure } grabs at { $whom }: { $faces }
plague-holds = { $figure } holds on to { $whom } and is dragged along.
plague-nothing-left = { $figure } finds nothing: the search deck is used up.
plague-drawers-empty = A trap, empty drawers: { $figure } finds nothing there.
    .earlier = Empty drawers: there is nothing here.
plague-surprise = A trap, surprise! { $figure } comes out on { $at }.
plague-left-lying = { $card } stays on the ground: too much for { $figure }. Whoever drops something can pick it up.
plague-rolls-basement = { $figure } looks for a way down: { $faces } (needs a 1; { $luck })
    .earlier = { $figure } looks for a way down: { $faces } (needs a 1)
plague-basement-back = The entrance of the basement cannot be here: the card goes back into the deck.
plague-entrance = On { $at } a way down into the basement is found.
plague-uses = { $figure } uses: { $card }.
plague-rolls-item = { $figure }, { $card }: { $faces } (needs { $need }; { $luck })
    .earlier = { $figure }, { $card }: { $faces }
plague-fails = { $figure } has no luck with it.
plague-spoilt = { $card }: spoilt.
plague-healed = { $figure } has { $n ->
    [one] { $n } life
   *[other] { $n } lives
} now.
plague-gives = { $card }: { $figure } → { $whom }
plague-picks = { $figure } picks up: { $card }.
plague-takes = { $card }: { $whom } → { $figure }
plague-drops = { $figure } drops: { $cards }.
plague-lifts = { $figure } carries { $whom }.
plague-put-down = { $figure } puts down { $whom } → { $at }
plague-builds = { $figure } nails up: { $edge }.
plague-removes = { $figure } takes down the barricade: { $edge }.
plague-boards = { $figure } gets into the car.
plague-gets-out = { $figure } gets out of the car → { $at }
plague-rolls-ignition = { $figure } turns the key: { $faces } (needs { $need }; { $luck })
    .earlier = { $figure } turns the key: { $faces }
plague-engine-runs = The engine runs!
plague-rolls-douse = { $figure } beats at the fire: { $faces } (needs { $need }; { $luck })
    .earlier = { $figure } beats at the fire: { $faces }
plague-burns-on = { $at } burns on.
plague-doused = { $figure } puts out the fire on { $at }.
plague-baby-found = A baby is crying on { $at }!
plague-baby-taken = { $figure } takes the baby.
plague-baby-given = The baby: { $figure } → { $whom }
plague-baby-put = { $figure } puts the baby down: { $at ->
    [car] in the car
   *[other] { $at }
}.
plague-traitor = { $figure } is the traitor!
plague-sacrificed = { $figure } dies by choice, so that the others need not wait.

## Harm

plague-wounded = { $figure }: −{ $n }, { $left ->
    [one] { $left } life left
   *[other] { $left } lives left
}.
plague-hurt = { $figure } ({ $who }): −{ $n }, { $left ->
    [one] { $left } life left
   *[other] { $left } lives left
}.
plague-bitten = { $bites ->
    [one] { $by } bites
   *[other] { $by } bite
} { $figure } ({ $who }): −{ $n }, { $left ->
    [one] { $left } life left
   *[other] { $left } lives left
}.
plague-knocked-out = { $bites ->
    [0] {""}
    [one] { $by } bites.{" "}
   *[other] { $by } bite.{" "}
}{ $figure } ({ $who }) lies unconscious { $at ->
    [car] in the car
   *[other] on { $at }
}: the next bite kills. { $n ->
    [0] Nobody can get there in one turn.
   *[other] Can get there in time: { $helpers }.
}
    .earlier = { $figure } ({ $who }) lies unconscious { $at ->
        [car] in the car
       *[other] on { $at }
    }: the next bite kills. { $n ->
        [0] Nobody can get there in one turn.
       *[other] Can get there in time: { $helpers }.
    }
plague-helper = { $figure } ({ $card })
plague-dies = { $figure } ({ $who }) is dead.{ $rises ->
    [yes] {" "}In the next zombie turn the body on { $at } gets up: 4 actions.
   *[no] {""}
}
plague-helmet-lost = { $figure } ({ $who }): the helmet takes the wound, and breaks.
plague-lucky = { $figure } is lucky: once more!
plague-rolls-jacket = The leather jacket of { $figure }: { $faces } (needs { $need }; { $luck })
    .earlier = The leather jacket of { $figure }: { $faces }

## The zombie turn

plague-corpse-burnt = The body of { $whom } burns on { $at }: nobody rises from there.
plague-rises = { $whom } gets up on { $at } as one of the dead: { $figure }.
plague-rolls-sheet = The die says sheet { $faces }.
plague-enters-zombie = A new zombie → { $at }
plague-enters-crawler = A new crawler → { $at }
plague-appears = { $figure } comes out → { $at }
plague-walks = { $figure } → { $at }
plague-rolls-bite = { $figure } bites at { $whom }: { $faces } (needs { $need }; { $luck })
    .earlier = { $figure } → { $whom }: { $faces }
plague-finishes = { $figure } finishes off { $whom }.
plague-rolls-stagger = { $figure } staggers: { $faces }
plague-lays = The Zombie Player has laid a trap on a search square: who searches there next finds nothing, or meets a zombie.
plague-plays-card = The Zombie Player plays “{ $card }”. { $does }
plague-plays-at = The Zombie Player plays “{ $card }” on { $on }. { $does }
plague-broken-down = A barricade breaks: { $edge }.
plague-broken-into = A barricade breaks: { $edge }. { $n ->
    [one] { $n } opening of { $of } is open now.
   *[other] { $n } openings of { $of } are open now.
}
plague-fumbles = { $figure } drops: { $card }.
plague-flees = { $figure } runs in panic → { $at }
plague-rolls-card-fire = The die: { $faces } fires
plague-burns = { $at } catches fire.
plague-burnt-up = { $figure } burns up.
plague-rolls-fire = Fire on { $at }: { $faces }
plague-rolls-wind = Wind on { $at }: { $faces }
plague-goes-out = The fire on { $at } goes out.
plague-car-explodes = The car explodes!
plague-round-over = Round { $n } is over. { $of ->
    [1] {""}
   *[other] { $alive } of { $of } humans are alive.{" "}
}{ $dead ->
    [0] Nobody dead is walking about.
    [one] There is { $dead } zombie.
   *[other] There are { $dead } zombies.
}
plague-headline-humans = Human turn { $n }: { $parts }.
plague-headline-zombies = Zombie turn { $n }: { $parts }.
plague-sum-slain = { $n ->
    [one] { $n } zombie killed
   *[other] { $n } zombies killed
}
plague-sum-entered = { $n ->
    [one] { $n } new zombie
   *[other] { $n } new zombies
}

## The end

plague-end-car = The humans drive off!
plague-end-house = The house is closed: the humans are safe!
plague-end-basement = The basement is closed: the humans are safe!
plague-end-zombies = The dead have won: nobody is standing any more.
plague-end-traitor-car = The traitor drives off alone!
plague-end-traitor-house = The traitor is safe in the house, alone!
plague-end-traitor-basement = The traitor is safe in the basement, alone!
plague-end-searched = Places searched: { $n } of { $of }
plague-end-alive = Humans alive: { $n } of { $of }
plague-end-down = Humans unconscious: { $n }, dead: { $dead }
plague-end-rounds = Rounds: { $n }
plague-end-traitor = The traitor was { $figure }.
plague-standing-alive = { $who }
plague-standing-dead = † { $who }
plague-standing-fell = { $n ->
    [0] { $figure }
   *[other] { $figure } in round { $n }
}
plague-standing-felled = Humans brought down: { $n } of { $of }
plague-award-slain = Most zombies killed: { $whom } – { $n }
plague-award-searched = Most searches: { $whom } – { $n }
plague-award-built = Most barricades placed: { $whom } – { $n }

## My hand

plague-hand-cards = { $n ->
    [0] No cards are left.
    [one] { $n } card: { $cards }
   *[other] { $n } cards: { $cards }
}
plague-hand-trap = Trap ({ $place }): { $card }
plague-hand-traitor = { $figure } is the traitor. Nobody else knows.
plague-persona = { $figure } · { $ability }: { $does } Favourite card: { $card }. A failed roll with it is rolled again once a turn, unless you have said otherwise.
plague-course = { $plan }; { $own }
plague-course-own = { $who ->
    [you] you
   *[figure] { $figure }
}: { $to }, { $n ->
    [0] there already
    [one] one step
   *[other] { $n } steps
}
plague-course-way = { $who ->
    [you] you
   *[figure] { $figure }
}: { $n ->
    [0] there already
    [one] one step to go
   *[other] { $n } steps to go
}
plague-course-board = { $who ->
    [you] you
   *[figure] { $figure }
}: { $n ->
    [0] get into the car,
    [one] one step to the car door { $at }, getting in costs
   *[other] { $n } steps to the car door { $at }, getting in costs
} { $price ->
    [one] { $price } action
   *[other] { $price } actions
}
plague-course-closed = { $who ->
    [you] you
   *[figure] { $figure }
}: cut off from there
plague-course-free = { $who ->
    [you] you
   *[figure] { $figure }
}: keep close to the others
plague-course-search = the party searches
plague-course-lure = the party lures the dead off the car, to { $at }
plague-course-car = the party goes for the car
plague-course-house = the party holds the house
plague-course-cellar = the party holds the basement
plague-goal-searched = searched { $n } of { $of }
plague-goal-search = searched { $n } of { $of }, left: { $what }
plague-goal-searched-all = searches, each for themselves: { $n } of { $of }
plague-goal-board = all searched, in the car: { $n } of { $of }{ $need ->
    [0] {""}
   *[other] , then start it: { plague-starts-on }{ plague-starts-best }
}
plague-goal-ignite = all are in the car: start it, { plague-starts-on }{ plague-starts-best }
plague-goal-blocked = all are in and the engine runs
plague-goal-around = zombies beside the car: { $n } (four hold it)
plague-goal-fallen = { $n ->
    [one] one is dead
   *[other] { $n } are dead
}: the others can still win
plague-goal-no-car = no car to drive off in
plague-goal-house = house: { $n } of { $of } open{ $inside ->
    [0] {""}
   *[other] , zombies inside: { $inside }
}
plague-goal-house-few = house: { $n } of { $of } open ({ $where }){ $inside ->
    [0] {""}
   *[other] , zombies inside: { $inside }
}
plague-goal-closed = The house is closed. Still needed: { $what }
plague-goal-siege = 0 of { $of } openings are left, { $n ->
    [0] and no zombie is inside
    [one] and one zombie is inside
   *[other] and { $n } zombies are inside
}{ $last ->
    [yes] { $n ->
        [one] : if it falls they have won
       *[other] : if they fall the humans have won
    }
   *[no] {""}
}.
plague-goal-standing = on their feet: { $n } of { $of }
plague-goal-traitor = You are the traitor ({ $figure }): win as the only living human { $car ->
    [no] in the closed house
   *[yes] in the running car or in the closed house
}.
plague-left-kill = kill what is inside ({ $who })
plague-left-enter = bring inside: { $who }
plague-left-baby = the baby
plague-left-fire = put out the fire in the house
plague-left-wait = hold out until round { $n }
