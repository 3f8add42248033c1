"""The zombies: their bank, and how they move."""
