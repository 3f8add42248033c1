"""Which zombies the hits of an attack kill (R8.5-R8.7, R8.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..box.data import Zombie
from ..state import KINDS, ZombicideState

FIRST = 0
"""The targeting priority of an abomination that comes before all others (C4)."""


class Share(NamedTuple):
    """What hits do: the kills that are certain, and ``n`` more that the attacker chooses among ``open``."""

    certain: dict[str, int]
    open: dict[str, int]
    n: int


def stats(s: ZombicideState, unit: str) -> Zombie:
    """What a kind of zombie, or an abomination by name, takes to kill and gives for it (C3)."""
    return s.data.zombies[unit if unit in KINDS else "abomination"]


def priority(s: ZombicideState, unit: str) -> int:
    """The place of a kind in the order of ranged hits; the lowest is hit first (R8.7)."""
    if unit not in KINDS and s.data.abominations[unit].rule == "first":
        return FIRST
    return stats(s, unit).priority


def share(s: ZombicideState, there: Mapping[str, int], hits: int, damage: int, *, freely: bool) -> Share:
    """How hits fall on zombies: ``freely``, or level by level of priority.

    A level whose figures the damage cannot kill absorbs all hits that are left (R8.7); freely assigned ones are never
    wasted on them.
    """
    levels = (
        [[*there]]
        if freely
        else [
            [unit for unit in there if priority(s, unit) == level]
            for level in sorted({priority(s, unit) for unit in there})
        ]
    )
    certain: dict[str, int] = {}
    for level in levels:
        mortal = {unit: there[unit] for unit in level if stats(s, unit).kill <= damage}
        if hits < sum(mortal.values()):
            if len(mortal) == 1:
                return Share({**certain, **{unit: hits for unit in mortal if hits}}, {}, 0)
            return Share(certain, mortal if hits else {}, hits)
        certain |= mortal
        hits -= sum(mortal.values())
        if len(mortal) < len(level):
            break
    return Share(certain, {}, 0)


def fondest(s: ZombicideState, open: Mapping[str, int], n: int) -> dict[str, int]:
    """Whom the attacker kills by default: by adrenaline, then runners, walkers, fatties (D9)."""
    order = {"runner": 1, "walker": 2, "fatty": 3}
    chosen: dict[str, int] = {}
    for unit in sorted(open, key=lambda unit: (-stats(s, unit).ap, order.get(unit, 0))):
        if take := min(n, open[unit]):
            chosen[unit] = take
            n -= take
    return chosen
