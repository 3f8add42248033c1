"""Fights: slaughter, one after another (R6); people (R7), dead (R8), noise (R9); retreat; defence."""
