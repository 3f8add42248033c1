# Z-Game: single things, looked at by command.

zgame-look-card = { $deck } · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
zgame-look-fight-plain = In a fight: Strength { $n } against people, { $m } against Zombies
zgame-look-fight-firearm = In a fight: Strength { $n } against people, { $m } against Zombies; attracts a Zombie
zgame-look-fight-vest = In a fight: cancels the best card of the other side; against Zombies saves one who would die
zgame-look-raid = In your Raid: { $what }
zgame-look-household = In your Household: { $what }
zgame-look-quarter = Quarter: yields to whoever is alone there
zgame-look-mall = Yields to whoever is alone there; nobody can build here
zgame-look-base = Base: always yields to its gang
zgame-look-zombies = { $n ->
    [one] { $n } Zombie at the beginning
   *[other] { $n } Zombies at the beginning
}
zgame-look-goal = Goal: the gang that alone has the most takes it
zgame-look-count = Counted during a turn, from 0
zgame-look-max = The most at once in a turn counts
zgame-look-end = Looked at when the Goals are taken
zgame-look-gang = Base: { $base }
zgame-look-event = Event
zgame-look-and = { $one }, { $two }
zgame-look-or = { $one } or { $two }
zgame-look-invasion = Invasion: { $icons }
zgame-look-marauders = The Marauders go to: { $icons }
zgame-look-upkeep-full = At night: a point for each Fighter
zgame-look-upkeep-half = At night: a point for every two Fighters
zgame-look-upkeep-plus = At night: a point for each Fighter and one more
zgame-look-loss = { $n ->
    [one] At night everybody loses { $n } card
   *[other] At night everybody loses { $n } cards
}
zgame-look-night = At night Zombies come to: { $icons }
zgame-look-night-marauders = At night the Marauders go to: { $icons }
zgame-look-ruin = Ruin of a quarter: { $icons }

## Zombies of a city that somebody wrote, and what the workshop says of it

zgame-look-zombie = { $n } × Strength { $strength }
zgame-look-zombie-bans = no { $deck }
zgame-look-zombie-ransom = no { $deck }, unless you pay a Medicine
zgame-look-zombie-extra = { $n ->
    [one] a Zombie more comes
   *[other] { $n } Zombies more come
}
zgame-look-zombie-kills = { $n ->
    [one] if you lose, a Fighter dies
   *[other] if you lose, { $n } Fighters die
}
zgame-look-zombie-despoils = if you lose, the quarter is despoiled
zgame-look-zombie-spreads = if you lose, Zombies appear all around
zgame-city-uses = Quarters { $quarters } · cards { $cards } · Zombies { $zombies } · Goals { $goals } · events { $events }
zgame-city-gangs = { $n ->
    [one] { $n } gang
   *[other] { $n } gangs
} · { $quarters ->
    [one] { $quarters } quarter
   *[other] { $quarters } quarters
}
zgame-city-goals = Its own Goals
zgame-city-named = { $name }: { $what }
zgame-doubt-icon-nowhere = no place has { $icon }, so nothing happens
zgame-doubt-bases-touch = two Bases lie side by side
zgame-doubt-bases-far = for some gangs it is { $least ->
    [one] { $least } step
   *[other] { $least } steps
} to the Megamall, for others { $most }
zgame-doubt-base-shut = a Base has one way out only: a single rival closes it
zgame-doubt-bases-uneven = this Base does not yield as much as the others
zgame-doubt-hungry = there is little to eat: { $n } Food and Medicine in { $of ->
    [one] { $of } quarter
   *[other] { $of } quarters
}, while ours have one for every two
zgame-doubt-nobody-comes = no quarter brings a Fighter
zgame-doubt-crowded = { $n ->
    [one] { $n } Zombie stands
   *[other] { $n } Zombies stand
} there in the beginning, more than one for each place
zgame-doubt-zombies-strong = they are strong: { $of } cards have { $n } together, while our 16 have 23
zgame-doubt-deck-small = { $deck }: { $n ->
    [one] there is { $n } card
   *[other] there are { $n } cards
} only
zgame-doubt-gang-never-first = { $gang }: this gang never begins a turn
zgame-doubt-goal-never = nothing in this city counts for it
zgame-doubt-goals-alike = two Goals measure the same
zgame-doubt-places-alike = another place is called “{ $name }”, too
zgame-doubt-copies-unused = this card of ours is not kept
