"""Humans: what they may do, what they hold, what happens to them, and when they have won."""
