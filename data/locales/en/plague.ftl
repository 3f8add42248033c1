# Zombie Plague: questions, what is done, the log.

plague-name = Zombie Plague
plague-about = A house full of things, a car that will not start, and the dead outside: search everything and drive off, or nail up the house.
plague-goal = Humans: search everything and drive off together, or nail up the house with nobody dead inside. Zombies: leave nobody standing.
plague-role-zombies = The Zombie Player
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
plague-mover = { $figure }, { $at }: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
plague-card-empty = { $card } (empty)
plague-card-marked = { $card } (has a mark)
plague-card-again = { $card }, no. { $n }
plague-swung = { $card } as a club
plague-bare-hands = Bare hands
plague-square = { $at }
plague-in-car = in the car

## Questions

plague-ask-character = Human { $n }: who are you?
plague-kind-character = Character
plague-choose-character = Character…
plague-ask-start = { $figure }: where do you start? { $sheet ->
    [0] On the edge of the board.
   *[other] The die says sheet { $sheet }.
}
plague-kind-start = Starting square
plague-choose-start = Square…
plague-ask-act = { $figure }, { $at }: { $n ->
    [one] { $n } action
   *[other] { $n } actions
}, { $life ->
    [one] { $life } life
   *[other] { $life } lives
}. What do you do?
plague-kind-act = Action
plague-choose-act = Action…
plague-ask-aside = { $figure }: at any time
plague-kind-aside = At any time
plague-verb-aside = You may
plague-choose-aside = At any time…
plague-ask-crush = Too many barricades for one group: which break?
plague-kind-crush = Breaking barricades
plague-ask-enter = Sheet { $sheet }: where does it enter? { $n ->
    [one] { $n } zombie is still to come.
   *[other] { $n } zombies are still to come.
}
plague-kind-enter = New zombies
plague-ask-howl = They howl: who makes a free step?
plague-kind-howl = Free steps
plague-choose-howl = A zombie…
plague-ask-rise = { $whom } rises, but somebody stands there: on which of the nearest squares?
plague-kind-rise = The dead rise
plague-ask-kindle = Where does it burn? { $n ->
    [one] { $n } fire is left to lay
   *[other] { $n } fires are left to lay
}{ $sheet ->
    [0] .
   *[other] , this one on sheet { $sheet }.
}
plague-kind-kindle = Fires
plague-ask-horde = The dead are yours: { $n ->
    [one] { $n } can still walk
   *[other] { $n } can still walk
}.
plague-kind-horde = Orders to zombies
plague-choose-horde = An order…
plague-option-auto = Let it happen by itself
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
plague-step-horde = the zombies’ actions
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
plague-do-use = Use a thing ({ plague-price })
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
plague-do-ignite = Start the engine ({ plague-price })
plague-do-leave = Get out of the car ({ plague-price })
plague-do-baby_take = Take the baby ({ plague-price })
plague-do-baby_pass = Hand on the baby ({ plague-price })
plague-do-steal = Steal ({ plague-price })
plague-do-put = Put down the wounded ({ plague-price })
plague-do-drop = Drop things ({ plague-price })
plague-do-done = Done
plague-walk = { $at } ({ plague-price })
plague-where = Where to?
plague-where-second = And the second one?
plague-with-what = With what?
plague-whom = Whom?
plague-second = A second one beside it?
plague-throw-where = At which square?
plague-push-where = If it is pushed: where to?
plague-search-where = Which place?
plague-which-opening = Which one?
plague-what-item = What do you use?
plague-reload-what = What do you load?
plague-on-whom = On whom?
plague-give-whom = To whom?
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
plague-aside-back = Not done after all
plague-aside-put = Put down the wounded
plague-aside-drop = Drop things
plague-aside-down = Let yourself be put down
plague-aside-reveal = Reveal yourself: the traitor is you
plague-aside-sacrifice = Sacrifice yourself
plague-sacrifice-prompt = { $figure } gives everything up for the others, for good. Are you sure?
plague-sacrifice-sure = Yes, sacrifice

## What the Zombie Player can do

plague-enter-auto = The rest by itself
plague-enter-zombie = A zombie
plague-enter-crawler = Two crawlers
plague-howl-auto = The rest by themselves
plague-howl-end = Nobody else
plague-horde-auto = All by itself, with cards
plague-horde-act = All by itself, no cards
plague-horde-attack = Attack
plague-horde-card = Play a card
plague-horde-end = End the zombie turn
plague-group-zombies = Move a zombie
plague-group = Who attacks? Several at once roll with 1 more.
plague-which-card = Which card?
plague-card-on = On whom?
plague-card-where = Where?
plague-card-does = { $card } · { $does }

## The human turn

plague-plays-as = { $figure } is the { $what }.
plague-rolls-start = { $figure } starts on sheet { $faces }.
plague-starts = { $figure } starts on { $at }.
plague-you-are-traitor = You are the traitor: { $figure }. Nobody else knows.
plague-humans-turn = Round { $n }: the humans’ turn.
plague-no-traitor = There is no traitor: that takes two people with humans of their own.
plague-skipped = The humans lose this turn in grief.
plague-moves = { $figure } goes to { $at }.
plague-done = { $figure } is done.
plague-loses-action = { $figure } loses an action.
plague-aims = { $figure } aims.
plague-rolls-attack = { $figure }, { $weapon }: { $faces } (needs { $need })
    .earlier = { $figure }, { $weapon }: { $faces }
plague-rolls-again = { $figure }, { $weapon }, once more: { $faces } (needs { $need })
    .earlier = { $figure }, { $weapon }, once more: { $faces }
plague-oops = Oops!.. { $figure } slips.
plague-misses = { $figure } misses.
plague-slain = { $figure } falls on { $at }.
plague-pushed = { $figure } staggers back to { $at }.
plague-stays = { $figure } does not budge.
plague-skull = { $figure } has a thick skull.
plague-is-empty = { $card } of { $figure } is empty.
plague-marks = { $card }: one barrel is spent.
plague-breaks = { $card } of { $figure } breaks.
plague-explodes = Explosion on { $at }! Thrown by { $figure }.
plague-rolls-crazy = Does { $figure } go crazy? { $faces } (needs a 1)
plague-crazy = { $figure } gets up on { $at }, out of its mind.
plague-looks = { $figure } searches { $place }{ $first ->
    [yes] : { $n } of { $of } are searched now.
   *[no] , where somebody has been before.
}
plague-finds = { $figure } finds: { $card }. { $does }
plague-robs = { $figure } steals from { $victim } ({ $who }): { $card }.
plague-burns-under = Fire on { $at }, right under { $figure }: whoever still stands in it at the end of the next human turn dies.
plague-baby-lost = The baby is burnt. In grief the humans lose their next turn.
plague-sealed = All { $of } openings of the house are closed! What the humans still need to win: { $what }.
plague-rolls-grab = { $figure } grabs at { $whom }: { $faces } (needs { $need })
    .earlier = { $figure } grabs at { $whom }: { $faces }
plague-holds = { $figure } holds on to { $whom } and is dragged along.
