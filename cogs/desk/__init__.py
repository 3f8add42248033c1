"""The game master's desk."""
