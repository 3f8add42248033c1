## Card names

hitz-card-H1-01 = Corn-Belt Farmstead
hitz-card-H1-02 = Full-Service Pumps
hitz-card-H1-03 = Precinct Gun Locker
hitz-card-H1-04 = Stranded Hitchhikers
hitz-card-H1-05 = Empty Schoolyard
hitz-card-H1-06 = Hunting Lodge
hitz-card-H1-07 = Motor Club Office
hitz-card-H1-08 = Jackknifed Rig
hitz-card-H1-09 = Prophet on the Overpass
hitz-card-H1-10 = Leaking Rail Tanker
hitz-card-H1-11 = Solvent Plant Fire
hitz-card-H1-12 = Stray Dog Pack
hitz-card-H1-13 = Ballpark Parking Lot
hitz-card-H1-14 = County Lock-Up
hitz-card-H1-15 = Corner Drugstore
hitz-card-H1-16 = Ambulance Pile-Up
hitz-card-H1-17 = Drive-In Snack Bar
hitz-card-H1-18 = Riverboat Casino
hitz-card-H1-19 = Toll Plaza Jam
hitz-card-H1-20 = Riverfront Park
hitz-card-H2-01 = Reloading Bench
hitz-card-H2-02 = Quiet Motor Court
hitz-card-H2-03 = Refinery Tank Farm
hitz-card-H2-04 = State-Line Checkpoint
hitz-card-H2-05 = The Liquidator
hitz-card-H2-06 = Rattlesnake Salvage Yard
hitz-card-H2-07 = Washed-Out Bridge
hitz-card-H2-08 = Jimmied Trunk
hitz-card-H2-09 = Back-Room Roulette
hitz-card-H2-10 = Lone Wrangler
hitz-card-H2-11 = Tanker on the Viaduct
hitz-card-H2-12 = Endless Straight
hitz-card-H2-13 = Quarantined Hospital
hitz-card-H2-14 = Tornado Siren
hitz-card-H2-15 = Walking Wounded
hitz-card-H2-16 = Adobe Mission
hitz-card-H2-17 = Creek Ford
hitz-card-H2-18 = Sheriff's Garage
hitz-card-H2-19 = Shopping Mall Alarm
hitz-card-H2-20 = Sandlot Diamond
hitz-card-H2-21 = Moonshiner's Cellar
hitz-card-H2-22 = Stockyard Stampede
hitz-card-H2-23 = Roadside Diner
hitz-card-H2-24 = Cannibal Barbecue
hitz-card-H2-25 = Minefield Detour
hitz-card-H2-26 = Midnight Carnival
hitz-card-H2-27 = Truck-Stop Siege
hitz-card-H2-28 = Oil-Field Horde
hitz-card-H3-01 = Fortified Trading Post
hitz-card-H3-02 = Dry Wash Shortcut
hitz-card-H3-03 = Desert Breakdown
hitz-card-H3-04 = Painted Cliffs Lookout
hitz-card-H3-05 = Coughing Fit
hitz-card-H3-06 = Bad Air in the Canyon
hitz-card-H3-07 = Stone-Forest Camp
hitz-card-H3-08 = Last Flare
hitz-card-H3-09 = Sermon at Gunpoint
hitz-card-H3-10 = Empty First-Aid Kit
hitz-card-H3-11 = Ghost-Town Saloon
hitz-card-H3-12 = Burro Crossing
hitz-card-H3-13 = Grabbed From Behind
hitz-card-H3-14 = Stairwell Trap
hitz-card-H3-15 = Night Shift at the Rail Depot
hitz-card-H3-16 = Sandstorm Front
hitz-card-H3-17 = Martyr's Bridge
hitz-card-H3-18 = Searchlights
hitz-card-H3-19 = High-Rise Alarm
hitz-card-H3-20 = Radio-Tower Swarm
hitz-card-H3-21 = Runway Gridlock
hitz-card-H3-22 = Gates of the Safe Zone
hitz-card-H3-23 = Survivors' Market
hitz-card-H3-24 = Glowing Waste Pit
hitz-card-H3-25 = Dam Crossing
hitz-card-H3-26 = Studio Backlot
hitz-card-H3-27 = Freeway Cloverleaf
hitz-card-H3-28 = Last Pier

## Card texts ($n: the number printed on the card; [hit], [bite] and [death] are replaced by symbols)

hitz-effect-E-SURVIVOR = { $n ->
    [one] { $n } survivor joins your group.
   *[other] { $n } survivors join your group.
}
hitz-effect-E-TOKEN-bus = Take the School Bus token.
hitz-effect-E-TOKEN-molotov = Take the Molotov Cocktail token.
hitz-effect-E-TOKEN-map = Take a Road Map token.
hitz-effect-E-TOKEN-rifle = Take the Sniper Rifle token.
hitz-effect-E-TOKEN-fanatic = Take the Fanatic token.
hitz-effect-E-TOKEN-toxic = Take a Toxic Gas token.
hitz-effect-E-TOKEN-wound = Take the Bite Wound token.
hitz-effect-E-DROP = { $n ->
    [one] Discard { $n } resource of your choice.
   *[other] Discard { $n } resources of your choice.
}
hitz-effect-E-SUPPLY = { $n ->
    [one] Take { $n } resource of your choice.
   *[other] Take { $n } resources of your choice.
}
hitz-effect-E-SCAVROLL = { $n ->
    [one] Roll { $n } die: take 1 resource of your choice on a [hit].
   *[other] Roll { $n } dice: take 1 resource of your choice per [hit].
}
hitz-effect-E-FUEL = { $n ->
    [one] Discard { $n } gas or lose 1 survivor.
   *[other] Discard up to { $n } gas; lose 1 survivor for each gas short of { $n }.
}
hitz-effect-E-MEDS = Discard { $n } adrenaline or lose 1 survivor.
hitz-effect-E-TOLL = { $n ->
    [one] Discard { $n } resource of your choice or lose 1 survivor.
   *[other] Discard { $n } resources of your choice or lose 1 survivor.
}
hitz-effect-E-ROLLLOSS-group = Roll 1 die per survivor: lose 1 survivor per [bite]. Adrenaline does not help.
hitz-effect-E-ROLLLOSS = { $n ->
    [one] Roll { $n } die: lose 1 survivor on a [bite]. Adrenaline does not help.
   *[other] Roll { $n } dice: lose 1 survivor per [bite]. Adrenaline does not help.
}
hitz-effect-E-GRAB = Roll 1 die, or 2 if you first discard 1 ammo. No [hit]: lose 1 survivor.
hitz-effect-E-MAP = You may discard a Road Map: +{ $n } VP.
hitz-effect-E-LIQUIDATOR = If you have the School Bus, hordes fight you as ordinary zombies from now on.
hitz-effect-E-RIFLE = { $n ->
    [one] Discard the Sniper Rifle or lose { $n } survivor.
   *[other] Discard the Sniper Rifle or lose { $n } survivors.
}
hitz-effect-E-WOUND = If you hold the Bite Wound: discard it, then discard { $n } adrenaline or lose 1 survivor.
hitz-effect-E-TOXIC = If you hold Toxic Gas: discard 1 such token and lose 1 survivor.
hitz-effect-E-FANPAY = If you hold the Fanatic: discard { $n } ammo or discard the Fanatic.
hitz-effect-E-FANBLAST = You may discard the Fanatic: all zombies here die, no battle.
hitz-effect-E-TRADE = { $n ->
    [one] You may swap { $n } of your resources for any other.
   *[other] You may swap up to { $n } of your resources for any others, one for one.
}
hitz-effect-X-NOISE = Ranged attack: each [bite] adds 1 zombie.
hitz-effect-X-NORANGED = No ranged attack.
hitz-effect-X-NOFLEE = You cannot flee.
hitz-effect-X-NOADR = Adrenaline cannot be spent in this battle.
hitz-effect-X-RANGE3 = Ranged attack: 3 dice per ammo.
hitz-effect-X-DARK = Melee: adrenaline cannot kill zombies; it still saves the bitten.
hitz-effect-X-AMBUSH = First melee round: only [bite] and [death] count.
hitz-effect-X-REINF = { $n ->
    [one] If zombies remain after the first melee round, add 1 zombie.
   *[other] After each of the first { $n } melee rounds, if zombies remain, add 1 zombie.
}
hitz-effect-X-FLEECOST = Fleeing costs { $n } gas.
hitz-effect-X-SAVE2 = Saving a bitten survivor costs 2 adrenaline.
hitz-effect-X-LOOT = { $n ->
    [one] If you win this battle, take { $n } resource of your choice.
   *[other] If you win this battle, take { $n } resources of your choice.
}

## Special tokens

hitz-token-bus = School Bus
hitz-token-molotov = Molotov Cocktail
hitz-token-map = Road Map
hitz-token-rifle = Sniper Rifle
hitz-token-fanatic = Fanatic
hitz-token-toxic = Toxic Gas
hitz-token-wound = Bite Wound

## What each token is good for

hitz-about-token-bus = { hitz-token-bus }: with the Liquidator card, hordes are ordinary zombies to you
hitz-about-token-molotov = { hitz-token-molotov }: once, it kills all the zombies of a card
hitz-about-token-map = { hitz-token-map }: on some cards it is worth extra VP
hitz-about-token-rifle = { hitz-token-rifle }: on some cards, discard it instead of losing survivors
hitz-about-token-fanatic = { hitz-token-fanatic }: one card wants ammo for him, on another he kills all the zombies
hitz-about-token-toxic = { hitz-token-toxic }: bad, with it some cards cost you a survivor
hitz-about-token-wound = { hitz-token-wound }: bad, with it one card costs you adrenaline or a survivor

## Resources and what else is counted

hitz-resource-ammo = Ammo
hitz-resource-gas = Gas
hitz-resource-adr = Adrenaline
hitz-count-ammo = { $n } ammo
hitz-count-gas = { $n } gas
hitz-count-adr = { $n } adrenaline
hitz-count-survivors = { $n ->
    [one] { $n } survivor
   *[other] { $n } survivors
}
hitz-count-zombies = { $n ->
    [one] { $n } zombie
   *[other] { $n } zombies
}
hitz-count-vp = { $n } VP

## Legs of the drive

hitz-leg-1 = Chicago – Springfield
hitz-leg-2 = Springfield – St. Louis
hitz-leg-3 = St. Louis – Tulsa
hitz-leg-4 = Tulsa – Amarillo
hitz-leg-5 = Amarillo – Albuquerque
hitz-leg-6 = Albuquerque – Flagstaff
hitz-leg-7 = Flagstaff – Needles
hitz-leg-8 = Needles – Los Angeles
hitz-level-1 = Level I
hitz-level-2 = Level II
hitz-level-3 = Level III

## Solo rating (R16.7)

hitz-rating-1 = Roadkill in waiting
hitz-rating-2 = Holding on, barely
hitz-rating-3 = Cautious survivor
hitz-rating-4 = Convoy leader
hitz-rating-5 = Road legend
hitz-rating-6 = Darling of the highway

## Faces of the dice

hitz-face-blank = Close Call
hitz-face-bolt = Finish It
hitz-face-hit = Kill
hitz-face-hitbolt = Two at Once
hitz-face-bite = Casualty
hitz-face-death = Horrible Death
