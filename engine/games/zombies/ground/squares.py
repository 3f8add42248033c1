"""Squares to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from engine.core.message import Message, Text
from engine.core.shape import One, Option

from ..box.city import tile_of
from ..box.names import numbered_tile
from ..state import ZombiesState


def square_options(s: ZombiesState, squares: Iterable[str]) -> list[Option]:
    """Squares to choose from, listed by tile."""
    return [square_option(s, square) for square in squares]


def square_option(s: ZombiesState, square: str) -> Option:
    """A square to choose, listed under its tile."""
    return Option(square, partial(s.place, square), numbered(s, tile_of(square)), ref=square)


def one_square(
    s: ZombiesState,
    squares: Sequence[str],
    first: Sequence[Option] = (),
    usual: str | None = None,
    prompt: Text | None = None,
) -> One:
    """One of these squares, or of the options listed before them."""
    keys = [*(option.key for option in first), *squares]
    return One(lambda: [*first, *square_options(s, squares)], usual, keys, prompt=prompt)


def numbered(s: ZombiesState, number: int) -> Message:
    """A tile on the table with its number."""
    return numbered_tile(number, s.tile(number).named)
