# After the end of a game.

panel-over = This game is over.
result-no-points = no points
