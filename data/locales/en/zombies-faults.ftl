# Zombies!!!: what is wrong with a box or a town.

zombies-fault-rows = three strings of three out of R, . and #
zombies-fault-exit = no road leaves the middle of side { $side }
zombies-fault-door = { $door } does not join a room and a road beside it
zombies-fault-zombies = { $n } zombies, but { $squares } squares for them
zombies-fault-tokens = more tokens than rooms for them
zombies-fault-no-door = a building needs a door
zombies-fault-rooms = rooms and doors belong to named buildings only
zombies-fault-helipad = the helipad is nine squares of road with four exits
zombies-fault-start = the start is an empty tile with a road in its centre
zombies-fault-apart = nobody can walk from its exits to { $squares }
zombies-fault-street = a street has as many zombies as exits
zombies-fault-no-number = { $card } has no number that could be another one
zombies-fault-number = from { $least } to { $most } for { $card }, not { $n }
zombies-fault-needs = only what is laid down needs a building
zombies-fault-one = there must be one tile of kind “{ $kind }”, not { $n }
zombies-fault-rule = there is no rule for “{ $card }”
zombies-fault-building = “{ $tile }” is no named building
zombies-fault-copies = more than { $most } cards of one name
zombies-fault-deck = at least { $least } cards that no rule takes out, not { $n }
