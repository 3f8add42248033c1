"""How a chance is said in a few signs, and what dice have shown beside what was to be expected of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .message import Message, msg

Good = Callable[[str], bool]
"""Which faces a roll is for."""
ROUNDING = 1e-9
"""More than a sum of probabilities is off by rounding: six sixths are a little less than 1."""


def percent(p: float) -> Message:
    """A probability as “31 %”: what can happen is never called 0 %, what can fail never 100 %."""
    n = round(100 * p)
    return msg("odds-percent", n=min(99, max(1, n)) if ROUNDING < p < 1 - ROUNDING else n)


def tenths(number: float) -> Message:
    """A number that is not negative with one decimal, “1.3”."""
    whole, tenth = divmod(round(10 * number), 10)
    return msg("odds-tenths", whole=whole, tenth=tenth)


def at_least(need: int) -> Good:
    """The faces that show this number or more."""
    return lambda face: int(face) >= need


def luck(thrown: Iterable[tuple[tuple[str, ...], str]], good: Good) -> Message:
    """“3 of 4 hit, 1.3 expected”, of dice (their faces) with what each shows; of a single one only its chance."""
    dice = [*thrown]
    expected = sum(sum(map(good, die)) / len(die) for die, _ in dice)
    n = sum(good(face) for _, face in dice)
    return msg("luck", n=n, of=len(dice), expected=tenths(expected), chance=percent(min(1.0, expected)))
