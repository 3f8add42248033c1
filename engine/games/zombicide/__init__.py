"""Zombicide, second edition, with a campaign of ten missions."""
