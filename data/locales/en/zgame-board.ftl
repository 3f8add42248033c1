# Labels on the board of Z-Game, and its description in words.

zgame-board-turn = Turn { $n } of { $of }
zgame-board-event = Event: { $name }
zgame-board-phase-start = Set-up
zgame-board-phase-city = Laying the city
zgame-board-phase-event = Event
zgame-board-phase-raid = Raid
zgame-board-phase-slaughter = Slaughter
zgame-board-phase-people = Fight
zgame-board-phase-undead = Fight with Zombies
zgame-board-phase-household = Household
zgame-board-phase-round = Round
zgame-board-phase-trade = Trade
zgame-board-phase-night = Night
zgame-board-phase-wrestling = Wrestling
zgame-board-phase-end = The end
zgame-board-wait = { $names }: { $what }
zgame-board-wait-several = several decisions

## The map

zgame-board-place-1-01 = Gun Shop
zgame-board-place-1-02 = Butcher Row
zgame-board-place-1-03 = Bike Yard
zgame-board-place-1-04 = Radio Market
zgame-board-place-1-05 = Pawnshop
zgame-board-place-1-06 = Allotments
zgame-board-place-1-07 = Cannery
zgame-board-place-1-08 = Drugstore
zgame-board-place-1-09 = Hostel
zgame-board-place-2-01 = Police
zgame-board-place-2-02 = Hunters
zgame-board-place-2-03 = Field Hospital
zgame-board-place-2-04 = Farmers
zgame-board-place-2-05 = Boxing Gym
zgame-board-place-2-06 = Truck Stop
zgame-board-place-2-07 = Car Plant
zgame-board-place-2-08 = College
zgame-board-place-2-09 = Customs
zgame-board-place-2-10 = Supermarket
zgame-board-place-3-01 = Megamall
zgame-board-place-3-02 = Garage
zgame-board-place-3-03 = Bunker
zgame-board-place-3-04 = Clinic
zgame-board-place-3-05 = Slaughterhouse
zgame-board-trade-C = C
zgame-board-trade-T = T
zgame-board-trade-W = W

## What is going on

zgame-board-lays = { $n ->
    [0] no cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
zgame-board-no-cards = has laid no cards
zgame-board-nameless = Zombie
zgame-board-thinks = is thinking

## The event and Goals

zgame-board-upkeep-full = 1 each
zgame-board-upkeep-half = ½ each
zgame-board-upkeep-plus = 1 each +1
zgame-board-goal-count-despoil = quarters despoiled in this turn
zgame-board-goal-end-mall = presence in the Megamall
zgame-board-goal-end-place = presence { $at }
zgame-board-goal-count-cleared = Zombies killed in fights
zgame-board-goal-max-cleared = most Zombies killed in one fight
zgame-board-goal-count-fights = fights won against people
zgame-board-goal-count-built = Barricades built in this turn
zgame-board-goal-end-barricades = your Barricades in the city
zgame-board-goal-end-far = steps of all your Fighters from home
zgame-board-goal-count-firearms = Firearms laid in fights
zgame-board-goal-count-melee = Melee cards laid in fights
zgame-board-goal-count-rides = movement cards spent
zgame-board-goal-count-haul = cards drawn as income
zgame-board-goal-max-haul = most cards drawn as income at once
zgame-board-goal-end-turf = quarters of yours
zgame-board-goal-end-stock = Food and Medicine in store
zgame-board-goal-count-mercenaries = Mercenary cards used
zgame-board-goal-end-gates = Fighters next to Bases of others
zgame-board-goal-max-strongest = Strength of Zombies beaten in one fight
zgame-board-goal-count-strongest = Strength of all Zombies beaten in this turn
zgame-board-goal-count-kicked = Fighters of others driven away
zgame-board-goal-max-kicked = most Fighters driven away in one fight
zgame-board-goal-end-marauders = Fighters in the place of the Marauders

## Gangs

zgame-board-out = out of the game
zgame-board-hungry = { $n ->
    [one] { $n } goes hungry
   *[other] { $n } go hungry
}
zgame-board-left = { $n ->
    [one] { $n } Fighter in the city
   *[other] { $n } Fighters in the city
}

## Below

zgame-board-pile = { $deck } { $n }/{ $m }
zgame-board-stock = { $n ->
    [0] No Zombies left
    [one] { $n } Zombie left
   *[other] { $n } Zombies left
}
zgame-board-option = { $what }: { $value }

## In words

zgame-board-automated = played by the stand-in
zgame-board-icon-firearm = Firearm
zgame-board-icon-melee = Melee
zgame-board-icon-transport = Transport
zgame-board-icon-gadget = Gadget
zgame-board-icon-supply = Supply
zgame-board-icon-food = Food
zgame-board-icon-medicine = Medicine
zgame-board-icon-fighter = Fighter
zgame-board-icon-mercenary = Mercenary
zgame-board-alt-now = { $phase }. { $heading }
zgame-board-alt-fight = Fight in { $at }:
zgame-board-alt-side = { $cards ->
    [0] { $who } Strength { $n }
    [one] { $who } Strength { $n } and { $cards } card face down
   *[other] { $who } Strength { $n } and { $cards } cards face down
}
zgame-board-alt-undead = { $who } fights in { $at }: { $zombies }. Zombies { $n }, Fighters { $m } without cards.
zgame-board-alt-bans = Not allowed: { $decks }.
zgame-board-alt-bundle = { $who } gives: { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}{ $food ->
    [0] { "" }
   *[other] , Food { $food }
}{ $medicine ->
    [0] { "" }
   *[other] , Medicine { $medicine }
}.
zgame-board-alt-gang = { $who } ({ $initials }, { $gang })
zgame-board-alt-goals = { $n ->
    [one] { $n } Goal
   *[other] { $n } Goals
}
zgame-board-alt-food = Food { $n }
zgame-board-alt-medicine = Medicine { $n }
zgame-board-alt-city = Fighters { $who }
zgame-board-alt-reserve = reserve { $who }
zgame-board-alt-resting = resting { $who }
zgame-board-alt-barricades = { $n ->
    [one] { $n } Barricade left
   *[other] { $n } Barricades left
}
zgame-board-alt-need = upkeep { $n }
zgame-board-alt-active = plays now
zgame-board-alt-goal = Goal “{ $name }” ({ $text }): { $values }.
zgame-board-alt-leads = { $who } leads.
zgame-board-alt-tied = A tie.
zgame-board-alt-event = Event: { $name }. Order: { $order }.
zgame-board-alt-tonight = Tonight: { $what }.
zgame-board-alt-upkeep-full = 1 for each Fighter
zgame-board-alt-upkeep-half = 1 for every two Fighters
zgame-board-alt-upkeep-plus = 1 for each Fighter and 1 more
zgame-board-alt-loss = { $n ->
    [one] everybody loses { $n } card
   *[other] everybody loses { $n } cards
}
zgame-board-alt-night-zombies = Zombies come to { $icons }
zgame-board-alt-night-marauders = Marauders move to { $icons }
zgame-board-alt-ruin = a quarter falls into ruin: { $icons }
zgame-board-alt-pending = To be fought for: { $places }.
zgame-board-alt-free = { $n ->
    [one] { $n } free cell for tiles.
   *[other] { $n } free cells for tiles.
}
zgame-board-alt-piles = Piles (to draw/discarded): { $piles }
zgame-board-alt-despoiled = despoiled
zgame-board-alt-zombies = { $n ->
    [one] { $n } Zombie
   *[other] { $n } Zombies
}
zgame-board-alt-marauders = Marauders
zgame-board-alt-walls = { $n ->
    [one] { $n } Barricade of { $who }
   *[other] { $n } Barricades of { $who }
}
zgame-board-alt-held = held by { $who }
zgame-board-alt-fortified = fortified: +2
zgame-board-alt-near = next to { $places }
zgame-board-here-cell = Free place { $n }

## Cards

zgame-board-card-vest = People: cancels the best card of the other side. Zombies: saves a Fighter.
zgame-board-card-undead = Against Zombies: { $n }
zgame-board-card-raid = Raid: { $what }.
zgame-board-card-both = Raid or Household: { $what }.
zgame-board-card-household = Household: { $what }.
zgame-board-card-or = { " " }or{ " " }

## What a gang holds

zgame-board-hand = { $n ->
    [0] { $who }, { $gang }: no cards
    [one] { $who }, { $gang }: { $n } card
   *[other] { $who }, { $gang }: { $n } cards
}
zgame-board-won = { $n ->
    [0] No Goals yet
    [one] { $n } Goal is yours:
   *[other] { $n } Goals are yours:
}
zgame-board-defence-asked = If attacked, you are asked; without an answer your gang { $what }
zgame-board-defence-doubt = If attacked and the outcome is in doubt, you are asked; else your gang { $what }
zgame-board-defence-orders = If attacked, your gang { $what }; you are not asked
zgame-board-defends-none = does not defend itself
zgame-board-defends-frugal = spares its cards
zgame-board-defends-stubborn = lays more than the least
zgame-board-defends-all = lays all its cards
zgame-board-stands = { $who }: { $places }
zgame-board-stands-off = { $who }: nobody in the city
zgame-board-alt-times = { $now ->
    [yes] { $n }× { $card } Can be used now.
   *[no] { $n }× { $card }
}
zgame-board-alt-card = { $name } ({ $deck }, Strength { $strength }). { $text }

## What the marks mean

zgame-board-legend = What the marks mean
zgame-board-legend-firearm = Firearms: a card as income
zgame-board-legend-melee = Melee: a card as income
zgame-board-legend-transport = Transport: a card as income
zgame-board-legend-gadget = Gadgets: a card as income
zgame-board-legend-supply = Supplies: a card as income
zgame-board-legend-food = Food
zgame-board-legend-medicine = Medicine
zgame-board-legend-fighter = A new Fighter
zgame-board-legend-mercenary = A Mercenary
zgame-board-legend-trades = Fighters: Cutthroat, Techie, Wrecker. The shape is that of the player
zgame-board-legend-pair = Two of the same trade
zgame-board-legend-striding = Can still walk in this Raid
zgame-board-legend-zombies = Zombies, and how many
zgame-board-legend-wall = A Barricade and whose it is
zgame-board-legend-marauders = The Marauders: this place yields nothing
zgame-board-legend-despoiled = Despoiled: yields nothing any more
zgame-board-legend-base = The Base of a gang
zgame-board-legend-held = Homeless: a Base that somebody else holds
zgame-board-legend-works = Homeless: a fortified Base defends with +2
zgame-board-legend-fight = A fight that has to be fought
zgame-board-legend-fought = Fought over in this round
zgame-board-legend-changed = Something has changed here
zgame-board-legend-loss = So much was lost here: Fighters driven out, Barricades
zgame-board-legend-choice = Can be chosen now
zgame-board-legend-free = A free place for a tile; the choices have the same numbers
zgame-board-legend-order = The order of rounds, and whose round it is
zgame-board-legend-tonight = What comes at the end of the turn
zgame-board-legend-upkeep = What the Fighters need at night
zgame-board-legend-lacking = Fighters for whom there is no food yet; unfed they leave
zgame-board-legend-ruin = A quarter with one of these falls into ruin
zgame-board-legend-leads = Would take the Goal now
zgame-board-legend-tied = Several have the most: nobody takes it
zgame-board-legend-reserve = In the city; in the reserve
zgame-board-legend-supply-walls = Barricades that are left
zgame-board-legend-strength = Strength in a fight, but for cards that lie face down
zgame-board-legend-kills = If you lose, a Fighter dies
zgame-board-legend-spreads = If you lose, Zombies appear all around
