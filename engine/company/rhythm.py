"""When somebody looks in during a week, how long others wait for them, and how long a game takes with these people."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from operator import mul
from weakref import WeakKeyDictionary

from ..pace import Pace

WEEK = 168
"""Hours; the first one begins on Monday at midnight, in UTC."""
LEAST, MOST = 0.001, 0.95
"""Bounds of the chance of a look in an hour: nobody is waited for without an end, and nobody is sure to come."""
USUAL_WAIT = 10.5
"""Hours for which the people wait for one another of whom the figures of `make pace` speak. With this number games of
people with hours take, on the median, as long as is said (`tests.company.days`).
"""


class Rhythm:
    """How likely a person looks in, by the hour of the week.

    ``share``: which part of all looks falls into each hour. ``wait``: the hours until the next look from any moment of
    each. Looks come at random in their hour.
    """

    __slots__ = ("__weakref__", "_first", "_looks", "_never", "_others", "looks", "share", "wait")

    def __init__(self, looks: Sequence[float]) -> None:
        self.looks = [min(max(each, LEAST), MOST) for each in looks]
        total = sum(self.looks)
        self.share = [each / total for each in self.looks]
        self._looks = [(each, each / 2, 1 - each, 1 - each / 2) for each in self.looks]
        """Of each hour: the chances of a look and of one after any moment of it, and of none."""
        none, self._first = 1.0, list[float]()
        """Of each hour: the chance that the first look of the week falls into it; and that there is none all week."""
        for look, _, missed, _ in self._looks:
            self._first.append(none * look)
            none *= missed
        self._never = none
        later = sum(map(mul, self._first, range(WEEK)))
        later = (later + (1 - none) / 2 + none * WEEK) / (1 - none)
        self.wait = [0.0] * WEEK
        for hour in reversed(range(WEEK)):
            look, half, missed, rest = self._looks[hour]
            self.wait[hour] = half / 3 + rest * (0.5 + later)
            later = look / 2 + missed * (1 + later)
        self._others: WeakKeyDictionary[Rhythm, float] = WeakKeyDictionary()

    def between(self, other: Rhythm) -> float:
        """The hours that two people wait for each other, on average; worked out once."""
        if other not in self._others:
            hours = (self.waits_for(other) + other.waits_for(self)) / 2
            self._others[other] = other._others[self] = hours
        return self._others[other]

    def waits_for(self, other: Rhythm) -> float:
        """The hours from an answer of this person to the next look of the other, on average, if this person answers at
        the first look after one of the other.
        """
        answers, waiting = list[float](), 0.0
        for (look, half, missed, rest), begins in zip(self._looks, other.share, strict=True):
            answers.append(waiting * look + begins * half)
            waiting = waiting * missed + begins * rest
        again = waiting / (1 - self._never)
        return sum(map(mul, answers, other.wait)) + again * sum(map(mul, self._first, other.wait))


def waiting(people: Sequence[Rhythm]) -> float:
    """The hours for which a table of these people waits, on average, until the next of them looks in."""
    pairs = [one.between(other) for one, other in combinations(people, 2)]
    return sum(pairs) / len(pairs) if pairs else 0.0


def days(measured: Pace, people: Sequence[Rhythm]) -> float:
    """How long a game takes with these people: as it was measured, by how much longer or shorter they wait for one
    another than the people of the figures do.
    """
    return measured.days * waiting(people) / USUAL_WAIT
