"""The game master's acts and rights, export and import."""
