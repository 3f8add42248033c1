"""When somebody looks in during a week, how long others wait for them, and how long a game takes with these people."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from operator import mul

from ..pace import Pace

WEEK = 168
"""Hours; the first one begins on Monday at midnight, in UTC."""
LEAST, MOST = 0.001, 0.95
"""Bounds of the chance of a look in an hour: nobody is waited for without an end, and nobody is sure to come."""
USUAL_WAIT = 9.3
"""Hours for which the people wait for one another of whom the figures of `make pace` speak. With this number games of
people with hours take, on the median, as long as is said (`tests.company.days`).
"""


class Rhythm:
    """How likely a person looks in, by the hour of the week.

    ``share``: which part of all looks falls into each hour. ``wait``: the hours until the next look from the beginning
    of each. Looks come at random in their hour.
    """

    __slots__ = ("looks", "share", "wait")

    def __init__(self, looks: Sequence[float]) -> None:
        self.looks = [min(max(each, LEAST), MOST) for each in looks]
        total = sum(self.looks)
        self.share = [each / total for each in self.looks]
        missed = [1 - each for each in self.looks]
        base, once = 0.0, 1.0
        for none in reversed(missed):
            base, once = (1 - none) / 2 + none * (1 + base), once * none
        later, wait = base / (1 - once), list[float]()
        for none in reversed(missed):
            later = (1 - none) / 2 + none * (1 + later)
            wait.append(later)
        self.wait = wait[::-1]

    def waits_for(self, other: Rhythm) -> float:
        """The hours from a look of this person to the next one of the other, on average."""
        return sum(map(mul, self.share, other.wait))


def waiting(people: Sequence[Rhythm]) -> float:
    """The hours for which a table of these people waits, on average, until the next of them looks in."""
    pairs = [one.waits_for(other) for one, other in permutations(people, 2)]
    return sum(pairs) / len(pairs) if pairs else 0.0


def days(measured: Pace, people: Sequence[Rhythm]) -> float:
    """How long a game takes with these people: as it was measured, by how much longer or shorter they wait for one
    another than the people of the figures do.
    """
    return measured.days * waiting(people) / USUAL_WAIT
