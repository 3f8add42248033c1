# What earlier versions told and no rule tells any more: their logs are still read.

hitz-sum-finds = { $n ->
    [one] { $n } resource found
   *[other] { $n } resources found
}
hitz-sum-map = { $n } VP by road map
hitz-sum-pays = { $n ->
    [one] { $n } resource paid
   *[other] { $n } resources paid
}
hitz-sum-gains = { $kind ->
    [ammo] ammo
    [gas] gas
   *[adr] adrenaline
} +{ $n }
plague-baby-burnt = The baby is burnt.
plague-card-does = { $card } · { $does }
plague-crushed = The barricade is down: { $edge }.
plague-draws = { $figure } finds: { $card }.
plague-helmet = { $figure }: the helmet takes it, and breaks.
plague-killed = { $figure } is dead.
plague-plays = The Zombie Player plays: { $card }.
plague-plays-on = The Zombie Player plays: { $card } → { $on }.
plague-searches = { $figure } searches: { $place }.
plague-standing = Humans alive: { $n } of { $of }
plague-standing-zombies = Humans dead: { $n }
plague-steals = { $figure } steals from { $whom }: { $card }.
plague-step-horde = { plague-step-acting }
plague-sum-wounds = { $n ->
    [one] humans lost { $n } life
   *[other] humans lost { $n } lives
}
plague-unconscious = { $figure } falls unconscious.
zgame-end-line = { $who }: { $n ->
    [one] { $n } Goal
   *[other] { $n } Goals
}, { $m ->
    [one] { $m } Fighter
   *[other] { $m } Fighters
} in the city
zgame-loses = { $n ->
    [one] { $who } loses { $n } card at random: { $cards }.
   *[other] { $who } loses { $n } cards at random: { $cards }.
}
zombicide-draws-card = { zombicide-draws }
zombicide-falls = { zombicide-knocked-out }
zombicide-masters = { zombicide-learns }
zombicide-rises = { zombicide-reaches }
zombicide-sum-hurt = { zombicide-sum-wounds }
zombicide-mission-begins = { $mission }
hitz-step-rollloss = Roll for losses
hitz-step-scavengeroll = Scavenging roll
hitz-step-supply = Supplies
hitz-step-survivor = Survivor joins
hitz-step-token = Special token
hitz-step-toxic = Toxic
hitz-step-wound = Wound
zgame-lay = { $card } ({ $n })
zgame-use-build = Build a Barricade
zgame-use-despoil = Despoil
zgame-use-gain = Take supplies
zgame-use-hire = Take a Mercenary
zgame-use-marauders = Move the Marauders
zgame-use-pipe = Lead Zombies
zgame-use-pull = Call Zombies together
zgame-use-push = Drive Zombies out
zgame-use-recruit = Recruit a Fighter
zgame-use-ride = Ride
zgame-use-shoot = Shoot Zombies
zgame-use-spawn = Lure Zombies
zgame-use-steal = Steal a card
zgame-use-wreck = Wreck
zombicide-start-there = { $figure } at { $zone }
zombicide-where-here = this zone
zombicide-where-spawn = spawn zone { $n }
zombicide-where-spawns = the { $colour ->
    [green] green
    [blue] blue
   *[red] red
} spawn zone
zombicide-who-taker = Whoever takes the card
zombies-effect-starts = { $effect } lasts until the next turn of { $who } is over.
zombies-option-auto = Automatically
zombies-option-hand = Choose the squares
zombies-option-roll = Roll the die

## Z-Game

zgame-invasion = { $n ->
    [0] The Invasion finds no way in.
    [one] Invasion: a Zombie comes to { $places }.
   *[other] Invasion: Zombies come to { $places }.
}
zgame-marauders = The Marauders move to { $at }.
zgame-lured = { $n ->
    [one] A Zombie comes to { $places }.
   *[other] Zombies come to { $places }.
}
zgame-shot = { $n ->
    [one] { $n } Zombie is shot in { $at }.
   *[other] { $n } Zombies are shot in { $at }.
}
zgame-wrecks = { $who } wrecks { $at }: the quarter is despoiled.
zgame-gains = { $who } gains: Food { $food }, Medicine { $medicine }.
zgame-fight = { $who } attacks { $whom } in { $at }.
zgame-wins = { $who } beats { $whom } in { $at }: { $n } against { $m }.
zgame-retreats = { $who } retreats to { $at }: { $what }.
zgame-undead = { $who } meets Zombies in { $at }: { $zombies }. Their Strength: { $n }.
zgame-clears = { $n ->
    [one] { $who } clears { $at } of { $n } Zombie.
   *[other] { $who } clears { $at } of { $n } Zombies.
}
zgame-overrun = { $who } is beaten by the Zombies in { $at }.
zgame-mob = The Mob leaves nothing of { $at }: it is despoiled.
zgame-horde = { $n ->
    [one] The Horde spreads: { $n } new Zombie around.
   *[other] The Horde spreads: { $n } new Zombies around.
}
zgame-noise = { $n ->
    [0] The shots of { $who } attract nobody.
    [one] The shots of { $who } attract a Zombie: { $places }.
   *[other] The shots of { $who } attract { $n } Zombies: { $places }.
}
zgame-razes = { $n ->
    [one] { $who } loses { $n } Barricade in { $at }.
   *[other] { $who } loses { $n } Barricades in { $at }.
}
zgame-builds = { $who } builds a Barricade in { $at }.
zgame-despoils = { $who } despoils { $at } for double income.
zgame-income = { $n ->
    [one] Income of { $who }: { $n } card, Food { $food }, Medicine { $medicine }.
   *[other] Income of { $who }: { $n } cards, Food { $food }, Medicine { $medicine }.
}
zgame-joins = { $who } gets a Fighter in { $at }: { $what }.
zgame-pays = { $who } feeds the gang (needed: { $n }): Food { $food }, Medicine { $medicine }.
zgame-ruins = { $at } falls into ruin.
zgame-captures = { $who } takes the Base { $at }.
zgame-returns = The Base { $at } goes back to { $who }.
zgame-end-standing-out = eliminated
zgame-sum-cleared = { $n ->
    [one] { $n } Zombie killed
   *[other] { $n } Zombies killed
}
zgame-sum-won = a victory over { $whom }
zgame-sum-beaten = beaten by { $whom }
zgame-sum-overrun = { $n ->
    [one] { $n } fight lost to Zombies
   *[other] { $n } fights lost to Zombies
}
zgame-sum-built = { $n ->
    [one] { $n } Barricade built
   *[other] { $n } Barricades built
}
zgame-sum-despoiled = { $n ->
    [one] { $n } quarter despoiled
   *[other] { $n } quarters despoiled
}
zgame-sum-wrecked = { $at } wrecked
zgame-sum-captured = { $at } captured
zgame-sum-drew = { $n ->
    [one] { $n } card of income
   *[other] { $n } cards of income
}
zgame-goaltext-C01 = { zgame-goaltext-count-despoil }
zgame-goaltext-C02 = { zgame-goaltext-end-mall }
zgame-goaltext-C03 = { zgame-goaltext-count-cleared }
zgame-goaltext-C04 = { zgame-goaltext-count-fights }
zgame-goaltext-C05 = { zgame-goaltext-count-built }
zgame-goaltext-C06 = { zgame-goaltext-end-barricades }
zgame-goaltext-C07 = { zgame-goaltext-end-far }
zgame-goaltext-C08 = { zgame-goaltext-count-firearms }
zgame-goaltext-C09 = { zgame-goaltext-count-melee }
zgame-goaltext-C10 = { zgame-goaltext-count-rides }
zgame-goaltext-C11 = { zgame-goaltext-count-haul }
zgame-goaltext-C12 = { zgame-goaltext-end-turf }
zgame-goaltext-C13 = { zgame-goaltext-end-stock }
zgame-goaltext-C14 = { zgame-goaltext-count-mercenaries }
zgame-goaltext-C15 = { zgame-goaltext-end-gates }
zgame-goaltext-C16 = { zgame-goaltext-max-strongest }
zgame-goaltext-C17 = { zgame-goaltext-count-kicked }
zgame-goaltext-C18 = { zgame-goaltext-end-marauders }

## Hit Z Road

hitz-token = { $who } gets a token: { $token }.
hitz-headline = **{ $who }**: { $parts }
hitz-sum-route = { $left } → { $right }
hitz-sum-token = { $token }
hitz-sum-flees = fled from { $card }
hitz-sum-collects = { $cards ->
    [one] { $cards } card taken
   *[other] { $cards } cards taken
}{ $n ->
    [0] , no VP
   *[other] , { $n } VP
}
hitz-joins = { $n ->
    [one] { $n } survivor joins { $who }.
   *[other] { $n } survivors join { $who }.
}
zombies-status-lies = { $status } lies on { $whom }.
zombies-status-works = { $status } takes effect on { $who }.
zombies-card-on = { $card } on { $whom }
zombies-sum-bullets = { $n ->
    [one] { $n } bullet
   *[other] { $n } bullets
}
zombies-sum-life = a life
zombies-sum-rise = { $n ->
    [one] { $n } trophy goes back
   *[other] { $n } trophies go back
}
zombies-sum-stay-dead = all trophies kept
zombies-sum-zombies = { $n ->
    [one] { $n } zombie moved
   *[other] { $n } zombies moved
}
zombies-status-fear = Fear
zombies-status-claustrophobia = Claustrophobia
zombies-status-hysterical_paralysis = Hysterical Paralysis
zombies-status-brain_cramp = Brain Cramp
zombies-status-your_shoes_untied = Your Shoe's Untied
