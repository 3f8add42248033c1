"""What the dice of an attack may bring, exactly (R8): kills, an empty zone, friends who are hit, a weapon that breaks.

Dice are rolled again, and targets chosen, as for an absent player (D9).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.core.luck import percent
from engine.core.message import Message, parts
from engine.kit.odds import Counts, Spread, both, chance, pool

from ..box.dice import BREAK, D6, RISK, expected
from ..state import KINDS, ZombicideState
from .hits import fondest, share
from .weapons import Profile


class Prospect(NamedTuple):
    """What may come of an attack, as probabilities."""

    kill: float
    """That at least one falls."""
    clear: float
    """That nothing is left in the zone."""
    friend: float
    """That a miss hits somebody (R8.8)."""
    breaks: float
    """That a break counts (R8.13)."""


class Stakes(NamedTuple):
    """An attack, as far as it decides what dice may bring."""

    zone: str
    rolled: Profile
    again: int
    """How often the ordinary dice may be rolled again."""
    freely: bool
    """Whether the attacker chooses the targets."""
    reaps: bool
    friends: bool
    """Whether misses hit somebody."""
    whole: bool
    """Whether no break counts."""
    lie: tuple[int, int] | None
    """The hits that ordinary dice and risk dice show; None before the roll."""


def prospect(s: ZombicideState, stakes: Stakes, *, stands: bool = False) -> Prospect:
    """What may come of a roll; where dice lie already, if the ordinary ones are rolled again, or ``stands``: if not."""
    rolled, again, there = stakes.rolled, stakes.again, s.units(stakes.zone)
    if stakes.lie:
        ordinary, risked = ({(hits, 0): 1.0} for hits in stakes.lie)
        spread = both(ordinary if stands else _ordinary(rolled.dice, rolled.accuracy, again - 1), risked)
    else:
        spread = _rolled(rolled, again)

    def killed(counts: Counts) -> int:
        certain, open, n = share(s, there, counts[0], rolled.damage, freely=stakes.freely)
        kills = certain | fondest(s, open, n)
        second = any(unit in KINDS and k < there[unit] for unit, k in kills.items())  # C8, reaper
        return sum(kills.values()) + (stakes.reaps and second)

    dice = rolled.dice + rolled.risk
    return Prospect(
        kill=chance(spread, lambda counts: killed(counts) > 0),
        clear=chance(spread, lambda counts: killed(counts) == sum(there.values())),
        friend=chance(spread, lambda counts: stakes.friends and counts[0] < dice),
        breaks=0.0 if stakes.whole else chance(spread, lambda counts: counts[1] > 0),
    )


@lru_cache(512)
def _rolled(rolled: Profile, again: int) -> Spread:
    """Hits and breaks; the ordinary dice may be rolled ``again`` so often (R8.12)."""
    spread = _ordinary(rolled.dice, rolled.accuracy, again)
    return both(spread, pool(RISK, _counting(rolled.accuracy), rolled.risk)) if rolled.risk else spread


def _ordinary(dice: int, accuracy: int, again: int) -> Spread:
    spread = pool(D6, _counting(accuracy), dice)
    few = [counts for counts in spread if again and counts[0] < expected(dice, accuracy)]
    if not few:
        return spread
    second, p = _ordinary(dice, accuracy, again - 1), sum(spread[counts] for counts in few)
    kept = {counts: 0.0 if counts in few else q for counts, q in spread.items()}
    return {counts: kept.get(counts, 0.0) + p * second.get(counts, 0.0) for counts in {**kept, **second}}


@lru_cache(8)
def _counting(accuracy: int) -> Callable[[str], Counts]:
    """What a face counts at this Accuracy: hits and breaks."""
    return lambda face: (int(face != BREAK and int(face) >= accuracy), int(face == BREAK))


# In words


def of_attack(s: ZombicideState, stakes: Stakes, *, stands: bool = False) -> Message:
    """A kill, everything, a friend hit, the weapon broken: each where it can be, the first alone without a word."""
    kill, clear, friend, breaks = prospect(s, stakes, stands=stands)
    many = sum(s.units(stakes.zone).values()) > 1
    said = [percent(kill)]
    said += [s.text("odds-all", p=percent(clear))] if many else []
    said += [s.text("odds-friend", p=percent(friend))] if friend else []
    said += [s.text("odds-breaks", p=percent(breaks))] if breaks else []
    return parts(said)
