# Zombicide: corrections by a game master.

zombicide-fix-health = Health of a survivor
zombicide-fix-adrenaline = Adrenaline of a survivor
zombicide-fix-place = Where a survivor is
zombicide-fix-fate = Knocked out, safe, dead or standing
zombicide-fix-actions = Actions used in the present turn
zombicide-fix-done = Whether a survivor has had a turn
zombicide-fix-light = A flashlight
zombicide-fix-cxp = Campaign points
zombicide-fix-bonus = Bonus actions
zombicide-fix-learnt = Campaign skills
zombicide-fix-achievement = Achievements
zombicide-fix-companion = Whom a companion follows
zombicide-fix-equipment = Where an equipment card is
zombicide-fix-loaded = Loaded or empty
zombicide-fix-reshuffle = Shuffle a deck
zombicide-fix-zombie-card = The next Zombie card
zombicide-fix-zombies = Zombies of a zone
zombicide-fix-march = Zombies go elsewhere
zombicide-fix-monster = An abomination
zombicide-fix-building = Whether a building was opened
zombicide-fix-noise = Noise tokens
zombicide-fix-crate = Crates
zombicide-fix-spawn = Spawn zones
zombicide-fix-link = Passages between zones
zombicide-fix-exit = Exits
zombicide-fix-hour = The hour
zombicide-fix-clock = Who holds the clock
zombicide-fix-round = Number of the round
zombicide-fix-objective = Where an objective card is
zombicide-fix-read = Have a card or note read
zombicide-fix-key = Keywords
zombicide-fix-flag = What is remembered
zombicide-fix-counter = Counters of the campaign
zombicide-fix-goal = Goals
zombicide-fix-verdict = Mission won or lost
zombicide-fix-restart = The mission from its beginning
zombicide-fix-keep = The keep rolls once more
zombicide-fix-door = A door
zombicide-fix-door-name = { $zone } – { $to }
zombicide-fix-copy = { $card } ({ $n })
zombicide-fix-deck = Deck: { $deck }
zombicide-fix-discard = Discard pile: { $deck }
zombicide-fix-out = Out of this mission
zombicide-fix-beside = beside the board
zombicide-fix-face-down = Face down: { $place }
zombicide-fix-note = Note { $n }
zombicide-fix-option-standing = Standing
zombicide-fix-option-down = Knocked out
zombicide-fix-option-saved = Safe, out of the mission
zombicide-fix-option-dead = Dead
zombicide-fix-option-on = Yes
zombicide-fix-option-off = No
zombicide-fix-option-nobody = Nobody: lost
zombicide-fix-option-discard = Discard pile
zombicide-fix-option-deck = Top of the deck
zombicide-fix-option-loaded = Loaded
zombicide-fix-option-empty = Empty
zombicide-fix-option-with_discards = With its discard pile
zombicide-fix-option-alone = As it is
zombicide-fix-option-gone = Gone
zombicide-fix-option-card-down = Face down
zombicide-fix-option-card-up = Face up in its place
zombicide-fix-option-card-aside = Beside the board
zombicide-fix-option-card-gone = Discarded
zombicide-fix-option-won = Won
zombicide-fix-option-lost = Lost
zombicide-fix-option-now = Now
zombicide-fix-option-again = Roll again
zombicide-fix-did-health = { $figure }: health { $before } → { $after }.
zombicide-fix-did-adrenaline = { $figure }: adrenaline { $before } → { $after }.
zombicide-fix-did-place = { $figure } is now here: { $zone }.
zombicide-fix-did-fate = { $figure }: { $what }.
zombicide-fix-did-actions = { $figure }: used actions { $before } → { $after }.
zombicide-fix-did-done = { $figure } has had a turn: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-light = Flashlight of { $figure }: { $what ->
    [on] on
   *[off] off
}.
zombicide-fix-did-cxp = { $figure }: campaign points { $before } → { $after }.
zombicide-fix-did-bonus = { $figure }: bonus actions { $before } → { $after }.
zombicide-fix-did-learnt = { $figure }, campaign skill { $skill }: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-achievement = { $figure }, achievement { $word }: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-companion = { $companion } follows: { $figure }.
zombicide-fix-did-equipment = { $card }: { $to }.
zombicide-fix-did-hidden = A card is now elsewhere ({ $to }).
zombicide-fix-did-loaded = { $figure }, { $card }: { $what ->
    [loaded] loaded
   *[empty] empty
}.
zombicide-fix-did-reshuffle = Shuffled: { $deck }.
zombicide-fix-did-zombies = { $what }: { $zone }.
zombicide-fix-did-march = Moved: { $what }, { $zone } → { $to }.
zombicide-fix-did-door = Door { $door }: { $what ->
    [open] open
   *[closed] closed
}.
zombicide-fix-did-building = Building { $zone } was opened: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-noise = Noise in { $zone }: { $before } → { $after }.
zombicide-fix-did-crate = Crate in { $zone }: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-spawn = Zombies appear in { $zone }: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-link = Passage { $zone } – { $to }: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-exit = Exit in { $zone }: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-hour = Hour { $before } → { $after }.
zombicide-fix-did-clock = The clock is now with { $whom }.
zombicide-fix-did-round = Round { $before } → { $after }.
zombicide-fix-did-objective = { $card }: { $what }.
zombicide-fix-did-read = { $figure } reads a card now.
zombicide-fix-did-word = { $word }: { $what ->
    [on] yes
   *[off] no
}.
zombicide-fix-did-counter = { $what }.
zombicide-fix-did-restart = The mission begins again; nothing of this try remains.
