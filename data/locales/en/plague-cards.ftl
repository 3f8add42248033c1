# Zombie Plague: names and effects of search cards, cards of the Zombie Player and characters; places and pieces.


## Search cards

plague-card-knife = Kitchen knife
plague-card-bat = Baseball bat
plague-card-hockey = Hockey stick
plague-card-nailboard = Nail board
plague-card-hammer = Hammer
plague-card-crowbar = Crowbar
plague-card-axe = Fire axe
plague-card-machete = Machete
plague-card-shovel = Shovel
plague-card-pan = Frying pan
plague-card-chainsaw = Chainsaw
plague-card-katana = Katana
plague-card-pistol = Pistol
plague-card-revolver = Revolver
plague-card-rifle = Hunting rifle
plague-card-shotgun = Shotgun
plague-card-doublebarrel = Double-barrelled shotgun
plague-card-smg = Submachine gun
plague-card-ak47 = AK-47
plague-card-grenade = Grenade
plague-card-molotov = Molotov cocktail
plague-card-dynamite = Dynamite
plague-card-medkit = First-aid kit
plague-card-bandage = Bandages
plague-card-painkillers = Painkillers
plague-card-energy = Energy drink
plague-card-ammo = Ammo box
plague-card-flashlight = Flashlight
plague-card-extinguisher = Fire extinguisher
plague-card-vest = Leather jacket
plague-card-helmet = Motorcycle helmet
plague-card-backpack = Backpack
plague-card-toolbox = Toolbox
plague-card-plan = House plan
plague-card-keys = Spare car keys
plague-card-basement = Basement entrance
plague-card-baby = Baby

plague-cardtext-knife = Pushes on 5, kills on 6.
plague-cardtext-bat = Pushes on 4, kills on 5–6.
plague-cardtext-hockey = Pushes on 3–4, kills on 5–6.
plague-cardtext-nailboard = Kills on 5–6. Breaks on a 1 that is not rolled again.
plague-cardtext-hammer = Pushes on 5, kills on 6.
plague-cardtext-crowbar = Pushes on 4–5, kills on 6. A tool: takes a barricade away for 2 actions.
plague-cardtext-axe = Pushes on 3, kills on 4–6. A tool: takes a barricade away for 2 actions.
plague-cardtext-machete = Kills on 5–6.
plague-cardtext-shovel = Pushes on 2–4, kills on 5–6.
plague-cardtext-pan = Pushes on 3–5, kills on 6.
plague-cardtext-chainsaw = Kills on 3–6. A 1 wounds whoever holds it, but costs no further action.
plague-cardtext-katana = Kills on 4–6.
plague-cardtext-pistol = Range 5. Pushes on 5–6, kills on 7 and more: aim first, or be good at it.
plague-cardtext-revolver = Range 4. Pushes on 5, kills on 6 and more.
plague-cardtext-rifle = Range 10. Pushes on 4, kills on 5 and more. As a club, even empty: pushes on 4, kills on 5–6.
plague-cardtext-shotgun = Range 5, hits a second zombie beside the first. Pushes 3–4, kills 5+. Butt: pushes 4, kills 5+.
plague-cardtext-doublebarrel = As the shotgun, but its first Oops only leaves a mark; the next one empties it.
plague-cardtext-smg = Range 4, two dice, the better one counts. Pushes on 5, kills on 6 and more.
plague-cardtext-ak47 = Range 6, best of three dice. Pushes 4–5, kills 6+. Oops costs an action. Butt: pushes 5, kills 6.
plague-cardtext-grenade = Thrown at a square up to 5 away, once. On 3–6 it explodes there and on the squares beside it.
plague-cardtext-molotov = Throw up to 4, once, not at a human. On 3–6 kills the zombie there; with Fire it burns.
plague-cardtext-dynamite = Thrown at a square up to 4 away, once. On 2–6 it explodes there and two squares around.
plague-cardtext-medkit = For yourself or somebody beside you. 3–6: two lives back, used up. 2: nothing, keep it. 1: spoilt.
plague-cardtext-bandage = For yourself or somebody beside you. 5–6: one life back, used up. Otherwise keep them.
plague-cardtext-painkillers = For a conscious human, once: until the end of the next human turn wounds cost no actions.
plague-cardtext-energy = For yourself, once: 4 more actions this turn. One drink a turn at most.
plague-cardtext-ammo = Loads one empty firearm that you carry, once.
plague-cardtext-flashlight = While you carry it, Lights out does nothing to you and to those up to 2 squares away.
plague-cardtext-extinguisher = Puts out a fire beside you for 1 action, for sure. As a club it pushes on 2–6 and never kills.
plague-cardtext-vest = While you carry it: a zombie's wound is stopped on 5–6.
plague-cardtext-helmet = While you carry it: stops your next wound of any kind, and is gone.
plague-cardtext-backpack = While you carry it: room for 2 more. A second one adds nothing.
plague-cardtext-toolbox = While you have it: the first barricade of a turn is free. Tool: removes one for 2 actions.
plague-cardtext-plan = Once: draw two search cards.
plague-cardtext-keys = With them in the car the engine starts on 5 as well.
plague-cardtext-basement = The square you have searched hides the way down.
plague-cardtext-baby = A baby is found in the first room without zombies. Take it with you.

## Cards of the Zombie Player

plague-zombie-card-lights_out = Lights out
plague-zombie-card-stench = Stench of fear
plague-zombie-card-dead_resident = Dead resident
plague-zombie-card-smash = Smash!
plague-zombie-card-surprise = Surprise!
plague-zombie-card-empty_drawers = Empty drawers
plague-zombie-card-horde = They keep coming
plague-zombie-card-lunge = Lunge
plague-zombie-card-bloodlust = Bloodlust
plague-zombie-card-infection = Infection
plague-zombie-card-slip = Slippery floor
plague-zombie-card-misfire = Misfire
plague-zombie-card-butterfingers = Butterfingers
plague-zombie-card-from_below = From under the ground
plague-zombie-card-thick_skull = Thick skull
plague-zombie-card-flooded = Flooded engine
plague-zombie-card-howl = Howl
plague-zombie-card-fog = Fog
plague-zombie-card-panic = Panic
plague-zombie-card-fire_card = Fire

plague-zombie-cardtext-lights_out = Next human turn steps from dark squares indoors cost 1 more. Fires and flashlights light 2 squares.
plague-zombie-cardtext-stench = Before any zombie has acted: ordinary zombies have 3 actions this turn.
plague-zombie-cardtext-dead_resident = A zombie from the reserve in a room of the house without humans. It may act at once.
plague-zombie-cardtext-smash = Removes a barricade that one of your zombies stands beside.
plague-zombie-cardtext-surprise = Laid face down on a search square: whoever searches there next finds a zombie close by.
plague-zombie-cardtext-empty_drawers = Laid face down on a search square: the next search there finds no card.
plague-zombie-cardtext-horde = Up to two more zombies enter. They may act at once.
plague-zombie-cardtext-lunge = An ordinary or risen zombie that has not acted yet gets 2 more actions, for walking only.
plague-zombie-cardtext-bloodlust = A zombie attacks with 1 more all turn. A 1 is still an Oops.
plague-zombie-cardtext-infection = Somebody bitten this turn, and still conscious, has 1 action less next turn.
plague-zombie-cardtext-slip = A human's first step next turn costs 1 more.
plague-zombie-cardtext-misfire = Next turn a human with a loaded firearm has an Oops on a 2, too.
plague-zombie-cardtext-butterfingers = A human with a zombie in contact drops a random card.
plague-zombie-cardtext-from_below = A zombie from the reserve anywhere outdoors, 2 or more squares from humans. It may act at once.
plague-zombie-cardtext-thick_skull = Openly on a zombie: the next hit that kills only pushes it. No help against explosions and fire.
plague-zombie-cardtext-flooded = Next turn attempts to start the engine have 1 less.
plague-zombie-cardtext-howl = Before any zombie has acted: every ordinary or risen zombie outdoors may make a free step.
plague-zombie-cardtext-fog = Next turn nothing is shot or thrown farther than 3.
plague-zombie-cardtext-panic = A human with two zombies or more in contact makes a step that you choose.
plague-zombie-cardtext-fire_card = Roll a die and light as many fires, none of them beside a human.

plague-timing-now = At once
plague-timing-turn = Until the zombie turn ends
plague-timing-next = In the next human turn
plague-timing-trap = Trap
plague-timing-boon = Boon

## Characters

plague-character-bum = Drifter
plague-character-medic = Medic
plague-character-cop = Police officer
plague-character-hunter = Hunter
plague-character-carpenter = Carpenter
plague-character-firefighter = Firefighter
plague-character-athlete = Athlete
plague-character-mechanic = Mechanic
plague-character-cook = Cook
plague-character-soldier = Soldier
plague-character-biker = Biker
plague-character-hockey_player = Hockey player
plague-character-gravedigger = Gravedigger
plague-character-student = Student

plague-ability-scavenger = Scavenger
plague-ability-surgeon = Field surgeon
plague-ability-trained = Trained shot
plague-ability-steady = Steady hand
plague-ability-handyman = Handyman
plague-ability-rescuer = Rescuer
plague-ability-sprinter = Sprinter
plague-ability-engines = Good with engines
plague-ability-balance = Steady on his feet
plague-ability-reload = Fast reload
plague-ability-brawler = Brawler
plague-ability-check = Body check
plague-ability-no_prey = No easy prey
plague-ability-lucky = Lucky

plague-abilitytext-scavenger = One search each turn costs 1 action less.
plague-abilitytext-surgeon = A kit or bandages that work give 1 life more, and a failed kit may be rolled again once a turn.
plague-abilitytext-trained = 1 more with pistol, revolver and submachine gun.
plague-abilitytext-steady = Aiming gives 2 instead of 1.
plague-abilitytext-handyman = The first barricade each turn is free.
plague-abilitytext-rescuer = Lifts the unconscious for nothing, and puts out fires by hand on 3–6.
plague-abilitytext-sprinter = The first step each turn costs 1 less.
plague-abilitytext-engines = At the wheel: 1 more for starting the engine.
plague-abilitytext-balance = An Oops at close quarters costs no further action.
plague-abilitytext-reload = Loads a firearm once a turn for nothing.
plague-abilitytext-brawler = Bare hands push on 4–5 and kill on 6; a 1 is an Oops.
plague-abilitytext-check = Once a turn, for 1 action: pushes a zombie beside him, without a roll.
plague-abilitytext-no_prey = Zombies gain nothing from attacking in a group.
plague-abilitytext-lucky = Once a game a zombie's roll that would wound her is rolled again.

## Places

plague-zone-BATH = Bathroom
plague-zone-BED = Bedroom
plague-zone-LIV = Living room
plague-zone-KIT = Kitchen
plague-zone-OFF = Office
plague-zone-GAR = Garage
plague-zone-CAR = Car
plague-zone-BASE = Basement
plague-zone-OUT = Outdoors

plague-search-X1 = Bathroom (search 1)
plague-search-X2 = Bedroom (search 2)
plague-search-X3 = Living room (search 3)
plague-search-X4 = Kitchen (search 4)
plague-search-X5 = Office (search 5)
plague-search-X6 = Garage (search 6)
plague-search-X7 = Trunk of the car (search 7)
plague-search-X8 = Basement (search 8)
plague-searching-X1 = the bathroom
plague-searching-X2 = the bedroom
plague-searching-X3 = the living room
plague-searching-X4 = the kitchen
plague-searching-X5 = the office
plague-searching-X6 = the garage
plague-searching-X7 = the trunk of the car
plague-searching-X8 = the basement

plague-search-own = { $what } (search { $n })
plague-searching-own = place { $n } ({ $what })

plague-opening-number = no. { $n }
plague-opening-numbered = { $name } (no. { $n })
plague-opening-D1 = Front door
plague-opening-D2 = Kitchen door
plague-opening-D3 = Bedroom garden door
plague-opening-W1 = Living room window, south-west
plague-opening-W2 = Living room window, south-east
plague-opening-W3 = Living room window, west
plague-opening-W4 = Kitchen window
plague-opening-W5 = Office window, east
plague-opening-W6 = Office window, north
plague-opening-W7 = Bathroom window
plague-opening-W8 = Bedroom window
plague-opening-I1 = Door from bedroom to living room
plague-opening-I2 = Door from bathroom to living room
plague-opening-I3 = Door from office to kitchen
plague-opening-I4 = Door from bedroom to bathroom
plague-opening-I5 = North arch to the kitchen
plague-opening-I6 = South arch to the kitchen
plague-opening-G1 = Side door of the garage
plague-opening-G2 = Garage gate, west
plague-opening-G3 = Garage gate, middle
plague-opening-G4 = Garage gate, east
plague-opening-of-door = Door ({ $rooms })
plague-opening-of-window = Window ({ $rooms })
plague-opening-of-gate = Gate ({ $rooms })
plague-opening-hole = Hole { $edge }
plague-opening-cellar = Basement door

## Pieces and kinds

plague-piece-zombie = Zombie
plague-piece-risen = Risen zombie
plague-piece-crawler = Crawler
plague-piece-crazy = Crazy zombie
plague-piece-corpse = Corpse
plague-piece-pile = Things on the ground
plague-piece-barricade = Barricade
plague-piece-hole = Hole in a wall
plague-piece-fire = Fire
plague-piece-baby = Baby

plague-class-melee = Melee
plague-class-firearm = Firearm
plague-class-thrown = Thrown
plague-class-item = Item
plague-class-expansion = Event
plague-size-small = small
plague-size-large = large
plague-size-none = takes no room
