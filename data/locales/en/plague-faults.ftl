# Zombie Plague: what is wrong with a box or a house.

plague-fault-nobody = somebody takes part
plague-fault-two-decks = a search card is called “{ $name }”, too
plague-fault-allowance = one number for each number of lives, 0 too
plague-fault-dead-act = nobody acts with 0 lives: the first number is 0
plague-fault-hand = a hand can hold { $n } cards, there are { $of }
plague-fault-most-cards = at most { $most } cards in all
plague-fault-no-number = a card that works as “{ $name }” has no such number
plague-fault-range = firearms and what is thrown have one, nothing else
plague-fault-push = pushes below the totals that kill

## The map

plague-fault-columns = has { $least } to { $most } columns, not { $n }
plague-fault-rows = has { $least } to { $most } rows, not { $n }
plague-fault-letters = its first line names the columns A, B, C and so on
plague-fault-prefix = the upper level has no prefix, the basement has 'b'
plague-fault-stretch = goes from a square of the upper level to one south-east of it
plague-fault-code = { $square }: “{ $code }” is nothing that can stand there
plague-fault-outdoors = { $name } is what lies in no zone
plague-fault-zone = begins and ends with a square of the map, the first to the north-west of the last
plague-fault-cellar-zone = the basement has zones of the kind 'cellar' (bA1), the upper level has others
plague-fault-zone-empty = has no square: those before it take all of them
plague-fault-opening = “{ $edge }” is no opening of the map, or named twice
plague-fault-opening-unnamed = no name for { $edges }
plague-fault-number-twice = { $n } is the number of two
plague-fault-searches = there are { $least } to { $most } search squares, X1, X2 and so on without a gap
plague-fault-hideouts = one search square at least is neither in the car nor in the basement
plague-fault-car-part = “{ $code }” is a part of the car, and outside of its zone: { $squares }
plague-fault-car-door = “{ $code }” is floor beside the car: { $squares }
plague-fault-cars = there is one car
plague-fault-car-size = a car is 2 or 3 squares wide and 3 to 6 long, not { $wide } and { $long }
plague-fault-car-taken = no zone before it takes a part of the car
plague-fault-car-bare = the car is of cc, ct, ch and a search square: { $squares }
plague-fault-car-lacks = a car has a cabin (cc), and floor beside a door (d)
plague-fault-stairs = “{ $code }” is a square of the basement: { $squares }
plague-fault-cellar-bare = all of the basement lies in zones: { $squares }
plague-fault-no-stairs = a basement has stairs ({ $code })
plague-fault-no-house = there is a house: a zone of this kind, with floor
plague-fault-house-open = { $edge }: the house can never be closed there ({ $kind ->
    [gate] a gate
   *[open] nothing is there
})
plague-fault-openings = the house has at most { $most } doors and windows to the outside
plague-fault-unreached = there is no way to { $squares }
plague-fault-room = { $needs } humans need as many squares outdoors that are not near the hood of the car, there are { $n }
plague-fault-room-edge = { $needs } humans need as many squares outdoors at the edge of the map that are not near the hood of the car, there are { $n }
plague-fault-entries = zombies come from { $least } squares at least, not { $n }
