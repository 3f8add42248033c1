"""How a chance is said in a few signs, and what dice have shown beside what was to be expected of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from .message import Message, msg

Good = Callable[[str], bool]
"""Which faces a roll is for."""
ROUNDING = 1e-9
"""More than a sum of probabilities is off by rounding: six sixths are a little less than 1."""


def percent(p: float) -> Message:
    """A probability as “31 %”: what can happen is never called 0 %, what can fail never 100 %."""
    n = round(100 * p)
    return msg("odds-percent", n=min(99, max(1, n)) if ROUNDING < p < 1 - ROUNDING else n)


@lru_cache(1024)
def tenths(number: float) -> Message:
    """A number that is not negative with one decimal, “1.3”."""
    whole, tenth = divmod(round(10 * number), 10)
    return msg("odds-tenths", whole=whole, tenth=tenth)


@cache
def at_least(need: int) -> Good:
    """The faces that show this number or more."""
    return lambda face: int(face) >= need


Thrown = tuple[tuple[tuple[str, ...], int], ...]
"""Kinds of dice by their faces, each with how many of it were thrown."""


@lru_cache(1024)
def luck(n: int, dice: Thrown, good: tuple[str, ...]) -> Message:
    """“3 of 4 hit, 1.3 expected”, where ``n`` of some dice show a good face; of a single one only its chance."""
    of = sum(number for _, number in dice)
    expected = sum(number * sum(face in good for face in die) / len(die) for die, number in dice)
    return msg("luck", n=n, of=of, expected=tenths(expected), chance=percent(min(1.0, expected)))
