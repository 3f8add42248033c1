"""What every game is written against: states, steps, decisions, secrets, dice. Pure: no I/O, no clock."""
