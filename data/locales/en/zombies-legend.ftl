# What the marks on the map of Zombies!!! mean.

zombies-board-legend = What the marks mean
zombies-board-legend-address = A square: tile 13, square 5. Squares are counted like the keys of a telephone
zombies-board-legend-pawn = A pawn with its player's initials; on a white disc: whose turn it is
zombies-board-legend-zombie = A zombie
zombies-board-legend-movable = A zombie that can be moved now
zombies-board-legend-tokens = A life, a bullet; small in a corner: it lies beneath what stands there
zombies-board-legend-reach = In reach, for this number of points
zombies-board-legend-fights = In reach, but with a fight on the way or there
zombies-board-legend-candidate = The new tile can go here; the choices have the same numbers
zombies-board-legend-choice = In your own picture: can be chosen now
zombies-board-legend-opening = A road leads out: the city can grow here
zombies-board-legend-door = A door: the only way into a building
zombies-board-legend-new = A new tile
zombies-board-legend-changed = Something has changed here
zombies-board-legend-way = A zombie has come from there
zombies-board-legend-kill = A zombie has died here
zombies-board-legend-loss = So much was lost: lives here; lives, bullets or trophies at a player
zombies-board-legend-fall = Somebody was knocked out here
zombies-board-legend-goal = The goal: the helicopter lands here
