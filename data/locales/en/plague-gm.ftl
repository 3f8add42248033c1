# Zombie Plague: corrections and invariants, for game masters.

## Corrections

plague-fix-place = Where somebody stands
plague-fix-lives = Lives of a human
plague-fix-death = A human dies
plague-fix-actions = Actions spent
plague-fix-done = Done or not
plague-fix-zombie = Add or remove a zombie
plague-fix-thing = Where a search card is
plague-fix-weapon = Loaded or empty
plague-fix-hand = The Zombie Player’s hand
plague-fix-barricade = Barricades
plague-fix-fire = Fires
plague-fix-searched = What has been searched
plague-fix-engine = The engine
plague-fix-entrance = Where the basement begins
plague-fix-round = Number of the round
plague-fix-traitor = The traitor
plague-fix-copy = { $card } ({ $n })
plague-fix-option-rises = And will rise
plague-fix-option-stays = And stays dead
plague-fix-option-on = Yes
plague-fix-option-off = No
plague-fix-option-add = Add
plague-fix-option-remove = Remove
plague-fix-option-zombie = Zombie
plague-fix-option-crawler = Crawler
plague-fix-option-crazy = Crazy zombie
plague-fix-option-discard = Discard pile
plague-fix-option-deck = On top of the deck
plague-fix-option-ground = On the ground
plague-fix-option-loaded = Loaded
plague-fix-option-empty = Empty
plague-fix-option-to_hand = Into the hand
plague-fix-option-to_rest = Out of the hand
plague-fix-hidden-card = a card
plague-fix-hidden-traitor = who the traitor is
plague-fix-did-place = { $figure } is now on { $at }.
plague-fix-did-lives = { $figure }: lives { $before } → { $after }.
plague-fix-did-actions = { $figure }: actions spent { $before } → { $after }.
plague-fix-did-done = { $figure }: done – { $what ->
    [on] yes
   *[off] no
}.
plague-fix-did-death = { $figure } is dead now, and { $what ->
    [rises] will rise
   *[stays] will not rise
}.
plague-fix-did-new = { $figure } is put on { $at }.
plague-fix-did-gone = { $figure } is taken away.
plague-fix-did-thing = Corrected: { $card }.
plague-fix-did-hidden = Corrected, hidden: { $card }.
plague-fix-did-edge = Barricade corrected: { $edge }.
plague-fix-did-fire = Fire corrected: { $at }.
plague-fix-did-searched = Search corrected: { $figure }, { $place }.
plague-fix-did-engine = The engine runs: { $what ->
    [on] yes
   *[off] no
}.
plague-fix-did-entrance = The basement begins here: { $place }.
plague-fix-did-round = Round { $before } → { $after }.

## Invariants

plague-check-i1 = A search card is missing or lies in two places (I1)
plague-check-i2 = A card of the Zombie Player is missing or lies in two places (I2)
plague-check-i3 = Zombies and reserve do not add up (I3)
plague-check-i4 = Risen or crazy zombies do not add up (I4)
plague-check-i5 = There are too many barricades, or they lie where none can (I5)
plague-check-i6 = Destroyed walls are wrong (I6)
plague-check-i7 = There are too many fires, or they burn where none can (I7)
plague-check-i8 = Two figures stand on one square, or one where nobody can (I8)
plague-check-i9 = A human has impossible lives, or is dead and has something (I9)
plague-check-i10 = A human has impossible actions (I10)
plague-check-i11 = A place was searched twice by one human (I11)
plague-check-i12 = A human is in two places, or in none (I12)
plague-check-i13 = Somebody sits in an exploded car (I13)
plague-check-i18 = Too many cards, or one twice, in a turn (I18)
plague-check-i21 = Nobody is conscious (I21)
plague-check-i25 = Crawlers hold whom they cannot (I25)
plague-check-r0 = Something is named that is not in this game: { $what }
plague-check-r1-2 = A human has no player (R1.2)
