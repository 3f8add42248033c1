"""Exact chances: how the numbers that dice decide are spread.

A spread gives each outcome its probability. Outcomes are tuples of numbers, such as hits and bites of a roll: those of
several dice are added place by place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from engine.core.luck import percent
from engine.core.message import Message

Counts = tuple[int, ...]
Spread = Mapping[Counts, float]


@lru_cache(64)
def die(faces: tuple[str, ...], counts: Callable[[str], Counts]) -> Spread:
    """One die: what each of its faces counts."""
    return _summed((counts(face), 1 / len(faces)) for face in faces)


@lru_cache(256)
def pool(faces: tuple[str, ...], counts: Callable[[str], Counts], n: int) -> Spread:
    """Several dice of a kind rolled together, at least one."""
    one = die(faces, counts)
    return one if n == 1 else both(pool(faces, counts, n - 1), one)


def both(first: Spread, second: Spread) -> Spread:
    """Two rolls that know nothing of one another, added."""
    return _summed(
        (tuple(map(sum, zip(a, b, strict=True))), p * q) for a, p in first.items() for b, q in second.items()
    )


def chance(spread: Spread, holds: Callable[[Counts], bool]) -> float:
    """The probability that something holds."""
    return sum(p for counts, p in spread.items() if holds(counts))


def mean(spread: Spread, worth: Callable[[Counts], float]) -> float:
    """The expected value of a number."""
    return sum(p * worth(counts) for counts, p in spread.items())


def _summed(parts: Iterable[tuple[Counts, float]]) -> Spread:
    spread: dict[Counts, float] = {}
    for counts, p in parts:
        spread[counts] = spread.get(counts, 0.0) + p
    return spread


# In words


def from_face(need: int, faces: int = 6) -> Message:
    """How likely one die with the faces 1, 2, 3 … shows at least this number."""
    return percent(min(1.0, max(0.0, (faces + 1 - need) / faces)))
