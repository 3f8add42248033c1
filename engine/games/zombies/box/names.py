"""Tiles and squares by name."""

from __future__ import annotations

from functools import lru_cache

from engine.core.message import Message

KEPT = 20_000
"""The number of names that are kept: more than the tiles of a box can have on all places of a map."""


@lru_cache(KEPT)
def tile_name(tile: str) -> Message:
    """The name of a tile by its id."""
    return Message(f"zombies-tile-{tile}")


@lru_cache(KEPT)
def numbered_tile(number: int, tile: str) -> Message:
    """A tile on the table with its number."""
    return Message("zombies-numbered", {"number": number, "tile": tile_name(tile)})


@lru_cache(KEPT)
def square_name(square: str, tile: str) -> Message:
    """A square with the name of its tile."""
    return Message("zombies-place", {"square": square, "tile": tile_name(tile)})
