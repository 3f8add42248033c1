"""Pieces that several games are built from. They know the contract (`engine.core`) and no game."""
