"""Corrections by a game master (section 9)."""
