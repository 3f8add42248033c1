# Names and descriptions of the commands of Hit Z Road; words that other commands use too stand in commands.ftl.

name-adrenaline = adrenaline
name-ammo = ammo
name-fight = fight
name-flee = flee
name-gas = gas
name-hitz = hitz
name-kill = kill
name-molotov = molotov
name-number = number
name-pay = pay
name-route = route
name-save = save
name-shoot = shoot
about-hitz = Hit Z Road: bid for a route, drive it, survive
about-hitz-bid = Raise in the auction, or name your limit; 0 passes
about-hitz-bid-amount = The space of the auction board, 0 to 10
about-hitz-route = Take a route
about-hitz-route-number = The route's number, from the top
about-hitz-route-mix = For a key (or when you play alone): how much of this to pay or take
about-hitz-pay = Pay your bid, or discard or take what a card asks for
about-hitz-ammo = How much ammo
about-hitz-gas = How much gas
about-hitz-adrenaline = How much adrenaline
about-hitz-shoot = Shoot before the melee
about-hitz-shoot-ammo = How much ammo to spend; 0 means no shots
about-hitz-flee = Flee from the battle before the melee
about-hitz-fight = Go into melee
about-hitz-adrenaline-use = Spend adrenaline after a roll
about-hitz-save = How many of the bitten to save
about-hitz-kill = How many zombies to kill with lightning
about-hitz-molotov = Throw the Molotov cocktail
about-hitz-card = Look at a card
about-hitz-card-which = Its name or number
about-hitz-zoom = What your question is about, large, for your eyes only

hitz-no-card = There is no card “{ $typed }”.
