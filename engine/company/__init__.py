"""Finding each other: what people wish to play, when they look in, whom to seat together, who hears of a table."""
