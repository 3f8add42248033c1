# Zombie Plague: why the stand-in advises what it does, and what that costs.

## Humans

plague-why-price = { $n ->
    [0] costs nothing
    [one] costs { $n } action
   *[other] costs { $n } actions
}, { $left } left
plague-why-search-new = Nobody has searched here yet: that makes { $n } of { $of }
plague-why-search-again = You can still search here yourself, and you are short of weapons
plague-why-attack-one = { $figure } dies with a chance of { $n } %
plague-why-throw = It kills all it hits, with a chance of { $n } %
plague-why-heal = { $figure }: { $n ->
    [0] unconscious, the next bite kills
    [one] only { $n } life left
   *[other] only { $n } lives left
}
plague-why-card = { $card }: { $does }
plague-why-build = The dead cannot come through here any more
plague-why-build-one = { $n ->
    [0] The last of { $of } openings: then the house is closed
    [one] Then only { $n } of { $of } openings is open
   *[other] Then { $n } of { $of } openings are open
}
plague-why-give = You keep your better weapon, and somebody beside you has none
plague-why-pick = Somebody needs this, and it is lying about
plague-why-take = It is of more use to somebody who can stand
plague-why-baby_take = Nobody wins without the baby
plague-why-board = Everything is searched: into the car
plague-why-ignite = Everybody is in: every try is a die
plague-why-move-nearer = Nearer to: { $what } ({ $n ->
    [0] you are there
    [one] { $n } more step
   *[other] { $n } more steps
}). { $danger ->
    [0] No zombie can bite you there
    [one] One zombie can bite you there
   *[other] { $danger } zombies can bite you there
}
plague-why-move-safer = { $n ->
    [0] No zombie can bite you there
    [one] One zombie can bite you there
   *[other] { $n } zombies can bite you there
}, here { $before ->
    [0] none either, but there is more room to flee
   *[other] { $before }
}
plague-why-to-search = what is still to be searched
plague-why-to-lure = the far corner, to lure them off the car
plague-why-to-car = the car
plague-why-to-house = your place in the house
plague-why-to-cellar = the basement
plague-why-done-here = Nothing better can be done from here. { $n ->
    [0] No zombie can bite you here.
    [one] One zombie can bite you here.
   *[other] { $n } zombies can bite you here.
}

## The dead

plague-why-auto = The program moves all that is left, one after the other.
plague-why-bite = { $n ->
    [one] One of them attacks { $whom }: a wound on { $need }
   *[other] { $n } of them attack { $whom } together, with 1 more: a wound on { $need } or more
}. { $life ->
    [one] Only { $life } life left there.
   *[other] { $life } lives left there.
}
plague-why-finish = { $whom } lies unconscious: that kills without a roll.
plague-why-walk = Of those who can still get nearer it is the nearest: { $n ->
    [one] { $n } step is left from there.
   *[other] { $n } steps are left from there.
}
plague-why-walk-bite = There it is in contact with { $whom }; whoever has spent all actions on steps may attack once for nothing.
plague-why-end = Nobody can get nearer or attack any more.
plague-why-enter = Of these squares it is the shortest way to a human: { $n ->
    [one] { $n } step.
   *[other] { $n } steps.
}
plague-why-kindle = As near to humans as it may be: who does not get away burns.
plague-why-howl = The step is free, and all actions remain.
plague-why-crush = Nearest to a human: the way in is shortest there.
plague-why-card-price = { $n ->
    [0] your last card
    [one] { $n } card is left for all of the game
   *[other] { $n } cards are left for all of the game
}
plague-why-card-stench = Three or more are near a human: each gets a third action
plague-why-card-horde = Two more at once
plague-why-card-dead_resident = Humans are indoors: it stands up in their house
plague-why-card-from_below = It stands up as near to a human as it may
plague-why-card-fire_card = Humans are indoors, where fire drives them out
plague-why-card-surprise = Humans will search there soon
plague-why-card-empty_drawers = Humans will search there soon, and find nothing
plague-why-card-lunge = With two steps more it reaches a human
plague-why-card-bloodlust = It is about to bite, and wounds more often
plague-why-card-thick_skull = It is nearest to the humans and will be shot at first
plague-why-card-lights_out = Several humans are indoors: their steps cost double
plague-why-card-slip = The weakest human gets away less far
plague-why-card-infection = Whoever was just bitten can do one thing less
plague-why-card-misfire = A loaded firearm jams twice as often
plague-why-card-butterfingers = A human may lose a weapon
plague-why-card-smash = A barricade less, at once
plague-why-card-howl = Three or more are outdoors: a free step for each
plague-why-card-fog = Several firearms are loaded: nobody shoots far
plague-why-card-flooded = All is searched: they will try to start the car
plague-why-card-panic = It drives a human among more of the dead
