"""The order of play: set-up, the rounds with planning, auction and routes (S, R1-R4)."""
