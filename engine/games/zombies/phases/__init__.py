"""The game as a whole: set-up, turns, leaving it."""
