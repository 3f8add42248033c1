"""A table: who sits there, its game, its log and its timers; one durable transaction per act."""
