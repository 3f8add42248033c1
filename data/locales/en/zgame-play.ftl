# Z-Game: what is chosen in the course of an answer, and what cards do.

zgame-twin = { $what } { $n }
zgame-in-reserve = { $what }, in reserve
zgame-pair-CT = Cutthroat and Techie
zgame-pair-CW = Cutthroat and Wrecker
zgame-pair-TW = Techie and Wrecker
zgame-pair-CC = Two Cutthroats
zgame-pair-TT = Two Techies
zgame-pair-WW = Two Wreckers
zgame-comes = { $what } → { $at }
zgame-again = { $at }, once more
zgame-scouted = { $at }: { $what }
zgame-met-zombies = { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
}
zgame-met-own = you
zgame-met-marauders = Marauders
zgame-met-despoiled = despoiled
zgame-odds-people = their Strength { $low }{ $more ->
    [0] { "" }
   *[other] –{ $high }
}
zgame-odds-vests = Vests { $low }{ $more ->
    [0] { "" }
   *[other] –{ $high }
}
zgame-odds-defender = { $more ->
    [0] their Strength { $low }
   *[other] their Strength { $low }, with cards up to { $high }
}
zgame-odds-zombies = { $wide ->
    [0] Zombies’ Strength { $low }
   *[other] { $more ->
        [0] Zombies’ Strength mostly { $low } (from { $least } to { $most })
       *[other] Zombies’ Strength mostly { $low }–{ $high } (from { $least } to { $most })
    }
}
    .earlier = Zombies’ Strength { $low }{ $more ->
        [0] { "" }
       *[other] –{ $high }
    }
zgame-lay-plain = { $card }: Strength { $n }
zgame-lay-firearm = { $card }: Strength { $n }, attracts Zombies
zgame-lay-vest = { $card }: { $n ->
    [0] { "" }
   *[other] Strength { $n }, { "" }
}cancels their best card
    .earlier = { $card }: cancels their best card
zgame-worth-plain = Strength { $n }{ $m ->
    [0] { "" }
   *[other] , { $m } more against Zombies
}
zgame-worth-firearm = Strength { $n }, attracts Zombies
zgame-worth-vest = { $n ->
    [0] { "" }
   *[other] Strength { $n }, { "" }
}cancels their best card, or saves a Fighter from Zombies
    .earlier = cancels their best card, or saves a Fighter from Zombies
zgame-worth-undead = { $n } against Zombies
zgame-card-worth = { $card } ({ $what })
zgame-card-use = { $card }: { $what }
zgame-either = { $one } or { $two }

## What a word of a longer answer is for

zgame-where-to = Where to?
zgame-where-from = From where?
zgame-where = Where?
zgame-whom = Whose hand?
zgame-how-many = How many Zombies?
zgame-so-many = { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
}
zgame-which-use = What do you use it for?
zgame-which-cards = Which cards do you lay?
zgame-where-noise = Your shots attract Zombies. Where to? Choose places in order: they go to the first that has room. If you choose none, they go to rivals.
zgame-who-rides = { $n ->
    [one] Who gets { $n } more step?
   *[other] Who gets { $n } more steps?
}
zgame-who-rides-along = Who rides along?
zgame-who-dies = { $n ->
    [one] If you lose, { $n } Fighter dies. Who?
   *[other] If you lose, { $n } Fighters die. Who?
}
zgame-who-leaves = { $n ->
    [one] There is not enough for { $n } Fighter. Who leaves?
   *[other] There is not enough for { $n } Fighters. Who leaves?
}
zgame-who-joins = A Fighter joins you in { $at }. Which one?
zgame-where-join = { $of } new Fighters could come, but your reserve has only { $known ->
    [1] { $n ->
        [1] one, a { $what }. Where does he go?
       *[other] { $n }, all of one trade: { $what }. Where do they go?
    }
   *[other] { $n }. Where do they go?
}
    .earlier = { $of } new Fighters could come, but your reserve has only { $n }. Where do they go?
zgame-more-works = Use another card, or collect the income?
zgame-give-cards = Which cards do you give?
zgame-give-stock = How much Food and Medicine do you give?

## What cards do when they are used

zgame-does-ride = { $n ->
    [one] { $n } more step
   *[other] { $n } more steps
}
zgame-does-ride-party = { $n ->
    [one] drives Fighters { $n } step
   *[other] drives Fighters { $n } steps
}
zgame-does-spawn = { $n ->
    [one] brings a Zombie anywhere
   *[other] brings up to { $n } Zombies anywhere
}
zgame-does-spawn-near = { $n ->
    [one] brings a Zombie next to you
   *[other] brings up to { $n } Zombies next to you
}
zgame-does-shoot = { $n ->
    [one] shoots a Zombie next to you
   *[other] shoots up to { $n } Zombies next to you
}
zgame-does-pull = { $n ->
    [one] calls a Zombie from a neighbouring place
   *[other] calls up to { $n } Zombies into a place, one from each neighbour
}
zgame-does-push = { $n ->
    [one] drives a Zombie one place on
   *[other] drives up to { $n } Zombies one place on
}
zgame-does-push-home = throws Zombies out of your place
zgame-does-pipe = { $n ->
    [one] moves Zombies by { $n } step
   *[other] moves Zombies by { $n } steps
}
zgame-does-marauders = { $n ->
    [0] moves the Marauders anywhere
    [one] moves the Marauders by { $n } step
   *[other] moves the Marauders by up to { $n } steps
}
zgame-does-hire = a free Mercenary
zgame-does-gain-food = Food +{ $n }
zgame-does-gain-medicine = Medicine +{ $n }
zgame-does-gain-both = Food +{ $n }, Medicine +{ $m }
    .earlier = Food +1, Medicine +1
zgame-does-wreck = wrecks a rival’s quarter
zgame-does-steal = steals a card
zgame-does-build = builds a Barricade
zgame-does-despoil = despoils a quarter
zgame-does-recruit = brings a Fighter
