"""Cards that are turned up: of zombies, objectives, searches, crates; and doors that wake a building (R4.8, R6, R7)."""
