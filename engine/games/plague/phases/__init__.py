"""The order of play: set-up, the humans' turn, the zombies' turn (R2, R19)."""
