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
