"""The chance to win, from games that stand-ins play on in the imagination, and what made it rise and fall."""
