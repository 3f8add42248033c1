# Zombicide: what stands on the picture, and the same in words.

zombicide-board-title = Zombicide
zombicide-board-wait = { $names }: { $what }
zombicide-board-wait-several = several decisions
zombicide-board-phase-survivors = Survivors’ turns
zombicide-board-phase-zombies = Zombies’ turn
zombicide-board-phase-end = End of the round
zombicide-board-phase-set-up = Set-up
zombicide-board-round = Round { $n }
zombicide-board-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
zombicide-board-goal-far = { $what } { $n }/{ $of }{ $few ->
    [0] {""}
   *[other] : { $where }
}
zombicide-board-mode-campaign-normal = Campaign
zombicide-board-mode-campaign-easy = Campaign, easy
zombicide-board-mode-campaign-hard = Campaign, hard
zombicide-board-mode-single-normal = Single mission
zombicide-board-mode-single-easy = Single mission, easy
zombicide-board-mode-single-hard = Single mission, hard
zombicide-board-status-down = knocked out; dies at the end of round { $n }
zombicide-board-status-saved = carried to safety
zombicide-board-status-dead = dead
zombicide-board-status-left = has left by the exit
zombicide-board-colour-red = red
zombicide-board-colour-green = green
zombicide-board-colour-blue = blue
zombicide-board-card-empty = { $card } (empty)
zombicide-board-card-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}, { $accuracy }+, damage { $damage }
zombicide-board-card-range = range { $range }
zombicide-board-card-risk = risk { $n }
zombicide-board-card-keep = keep { $n }
zombicide-board-health-of = health { $n }
zombicide-board-hand-skills = Skills: { $skills }
zombicide-board-hand-none = You lead no survivor
zombicide-board-zoom-survivors = { $who }: { $zone }, { $what }
zombicide-board-read-card = Objective card
zombicide-board-read-note = Note
zombicide-board-zoom-zone = Around { $zone }, { $what }

zombicide-board-alt-clock-day = Day, { $time }; { $who } has the clock
zombicide-board-alt-clock-night = Night, { $time }; { $who } has the clock
zombicide-board-alt-danger = Danger: { $level }
zombicide-board-alt-goal = Goal: { $what }
zombicide-board-alt-goal-done = Reached: { $what }
zombicide-board-alt-keywords = Found: { $what }
zombicide-board-alt-survivor = { $what } ({ $who })
zombicide-board-alt-health = health { $n } of { $of }
zombicide-board-alt-actions = actions { $n } of { $of }
zombicide-board-alt-level = { $n } adrenaline, { $level }
zombicide-board-alt-light = light on
zombicide-board-alt-leads = with { $who }
zombicide-board-alt-hands = in hand: { $cards }
zombicide-board-alt-bag = backpack: { $cards }
zombicide-board-alt-skills = skills: { $skills }
zombicide-board-alt-zombies = Zombies: { $zones }
zombicide-board-alt-no-zombies = No zombies
zombicide-board-alt-spawn = S{ $n } { $zone } ({ $colour })
zombicide-board-alt-spawn-off = S{ $n } { $zone } ({ $colour }, not active)
zombicide-board-alt-cards = Face-down cards: { $zones }
zombicide-board-alt-card-up = Face up in { $zone }: { $what }
zombicide-board-alt-door-cards = Cards on doors: { $doors }
zombicide-board-alt-exits = Exit: { $zones }
zombicide-board-alt-crates = Crates: { $zones }
zombicide-board-alt-humvees = Humvee: { $zones }
zombicide-board-alt-noise = Noise: { $zones }
zombicide-board-alt-open = Open doors: { $doors }
zombicide-board-alt-lit = Lit: { $zones }
zombicide-board-alt-decks = Decks: zombies { $zombies }, equipment { $main }, Secret Service { $secret }, epic { $epic }

zombicide-board-legend = What the marks mean
zombicide-board-legend-survivor = A survivor: shape and colour of the player, ring of the danger level, hearts are health
zombicide-board-legend-fallen = Knocked out, with the round in which he dies
zombicide-board-legend-companion = Companion, in the colour of the leader
zombicide-board-legend-walker = Walkers, and how many
zombicide-board-legend-fatty = Fatties
zombicide-board-legend-runner = Runners: two actions
zombicide-board-legend-abomination = Abomination, with letters of its name
zombicide-board-legend-spawn = Spawn zone, with its place in the order
zombicide-board-legend-spawn-off = Spawn zone that is not active; the sign is its colour
zombicide-board-legend-card = Objective card, face down
zombicide-board-legend-card-up = Objective card, face up
zombicide-board-legend-crate = Crate with an epic weapon
zombicide-board-legend-exit = Exit
zombicide-board-legend-humvee = Humvee: the street can be searched
zombicide-board-legend-noise = Noise tokens
zombicide-board-legend-hum = Noise that stays
zombicide-board-legend-door = Closed door
zombicide-board-legend-door-open = Open door
zombicide-board-legend-door-colour = Door with a rule of its own
zombicide-board-legend-door-goal = Door that the mission wants open; arrowheads at the edge show the way to what it needs
zombicide-board-legend-sandbags = Sandbags: zombies go round them
zombicide-board-legend-room = Room: can be searched
zombicide-board-legend-dark = Dark zone: zombies when the building is opened
zombicide-board-legend-secret = Room of the Secret Service
zombicide-board-legend-corridor = Corridor: like a street
zombicide-board-legend-lit = Lit at night
zombicide-board-legend-choice = In your own picture: can be chosen now
zombicide-board-legend-changed = Something has happened here
zombicide-board-legend-loss = So much health was lost here
zombicide-board-special = Special rules:
