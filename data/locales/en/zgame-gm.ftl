# Z-Game: steps and invariants, for game masters.

zgame-step-match = The whole game
zgame-step-turn = Turn
zgame-step-dawn = Start of a turn
zgame-step-invasion = Invasion
zgame-step-marauders = The Marauders move
zgame-step-opengoals = New Goals
zgame-step-rounds = Rounds
zgame-step-round = Round
zgame-step-raid = Raid
zgame-step-slaughter = Slaughter
zgame-step-people = Fight with people
zgame-step-undead = Fight with Zombies
zgame-step-retreat = Retreat
zgame-step-household = Household
zgame-step-toomuch = Discarding
zgame-step-settle = Bases go back
zgame-step-award = Goals are taken
zgame-step-trading = Trade
zgame-step-deal = Deal
zgame-step-upkeep = Upkeep
zgame-step-handloss = Hand loss
zgame-step-nightzombies = Night Zombies
zgame-step-nightmarauders = Night Marauders
zgame-step-ruin = Ruin
zgame-step-dusk = End of a turn
zgame-step-wrestling = Wrestling
zgame-step-laycity = Laying the city
zgame-step-laytiles = Laying quarters
zgame-step-buildcity = Building the city
zgame-step-populate = First Zombies and cards
zgame-step-firstfighters = First Fighters

## Invariants

zgame-check-i1 = A card is missing or lies in two places (I1)
zgame-check-i2 = Goals or their markers are not where they should be (I2)
zgame-check-i3 = A gang has other Fighters than it should (I3)
zgame-check-i4 = There are too many Barricades, or they stand where none can (I4)
zgame-check-i5 = There are too many Zombies, or they are where none can be (I5)
zgame-check-i6 = Two gangs stand in one place (I6)
zgame-check-i7 = Strangers stand on a Base (I7, I10)
zgame-check-i8 = The Marauders are where they cannot be (I8)
zgame-check-i9 = A place is despoiled that cannot be (I9)
zgame-check-i10 = Somebody holds what nobody can hold (I10)
zgame-check-i11 = A gang has impossible numbers (I11)
zgame-check-i12 = The city has changed (I12)
zgame-check-i13 = Turns, rounds or events do not agree (I13)
zgame-check-i18 = Somebody holds more than eight cards (I18)
zgame-check-i19 = A Fighter who rests is in the city (I19)
zgame-check-o6-9 = A gang that is out still has something (O6.9)
zgame-check-r15 = The winner does not play (R15)
