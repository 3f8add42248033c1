"""The order of play: set-up, rounds, the Player, Zombie and End Phases (R3)."""
