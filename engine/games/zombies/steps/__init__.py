"""The steps of a turn in which something is chosen: tile, move, zombies."""
