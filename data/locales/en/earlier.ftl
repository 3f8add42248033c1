# What earlier versions told and no rule tells any more: their logs are still read.

hitz-sum-gains = { $kind ->
    [ammo] ammo
    [gas] gas
   *[adr] adrenaline
} +{ $n }
plague-baby-burnt = The baby is burnt.
plague-crushed = The barricade is down: { $edge }.
plague-draws = { $figure } finds: { $card }.
plague-helmet = { $figure }: the helmet takes it, and breaks.
plague-killed = { $figure } is dead.
plague-plays = The Zombie Player plays: { $card }.
plague-plays-on = The Zombie Player plays: { $card } → { $on }.
plague-searches = { $figure } searches: { $place }.
plague-standing = Humans alive: { $n } of { $of }
plague-steals = { $figure } steals from { $whom }: { $card }.
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
zombies-option-auto = Automatically
zombies-option-hand = Choose the squares
zombies-option-roll = Roll the die
