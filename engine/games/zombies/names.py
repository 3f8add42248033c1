"""Tiles and squares by name, and squares to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from engine.core.message import Message
from engine.core.shape import One, Option

from .city import tile_of

if TYPE_CHECKING:
    from .state import ZombiesState

KEPT = 20_000
"""So many names are kept: more than the tiles of a box can have on all places of a map."""


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


def square_options(s: ZombiesState, squares: Iterable[str]) -> list[Option]:
    """Squares to choose from, listed by tile."""
    tiles = [(square, tile_of(square)) for square in squares]
    return [
        Option(square, partial(s.place, square), numbered_tile(number, s.tiles[number].tile), ref=square)
        for square, number in tiles
    ]


def one_square(s: ZombiesState, squares: Sequence[str], first: Sequence[Option] = (), usual: str | None = None) -> One:
    """One of these squares, or of the options listed before them."""
    keys = [*(option.key for option in first), *squares]
    return One(lambda: [*first, *square_options(s, squares)], usual, keys)
