"""How long games take people who look in now and then, and how often they wait for one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle
from random import Random
from typing import Protocol

from engine.calls.habits import Habits
from engine.pace import Waits
from engine.tables.timers import HOUR, LENGTHS

from .table import Table

MORNING, NIGHT = 8, 24
"""Hours of the day between which people look in."""
BEGIN = 12.0
"""The hour at which games begin."""
AWAKE = Habits(quiet_from=0, quiet_to=MORNING * 60)
"""When they may be called."""
LONGEST = 24 * 365.0
"""Hours; no game takes so long."""


@dataclass(frozen=True)
class Habit:
    """So many looks a day, one at a random moment of each equal part of it; of so many calls one is ignored: the look
    that would have answered it does not. Without ``weekends`` nobody looks in on two days of seven.
    """

    looks: int
    ignored: float
    weekends: bool = True

    def person(self, random: Random) -> Person:
        """Somebody with these habits."""
        return Person(self, random)


class Looking(Protocol):
    """Somebody who looks in now and then."""

    def answers_at(self, now: float) -> float:
        """When a call that goes out now is answered; hours from the first midnight."""
        ...


class Ways(Protocol):
    """Habits of which somebody can be made."""

    def person(self, random: Random) -> Looking:
        """Somebody with these habits."""
        ...


class Person:
    """When somebody looks in; hours from the first midnight."""

    def __init__(self, habit: Habit, random: Random) -> None:
        self.habit = habit
        self.random = random
        self._looks = self._days()
        self._next = 0.0

    def _days(self) -> Iterator[float]:
        part = (NIGHT - MORNING) / self.habit.looks
        for day in count():
            for n in range(self.habit.looks) if self.habit.weekends or day % 7 < 5 else ():
                yield 24.0 * day + MORNING + part * (n + self.random.random())

    def answers_at(self, now: float) -> float:
        """When a call that goes out now is answered."""
        while self._next <= now:
            self._next = next(self._looks)
        if self.random.random() < self.habit.ignored:
            self._next = next(self._looks)
        return self._next


def days(table: Table, habits: Ways | Sequence[Ways], seed: str) -> float:
    """Days until the end of a game, of people who are alike or each with habits of their own. Whoever looks in answers
    everything that is asked of them meanwhile.
    """
    now, here = BEGIN, ""
    each = cycle(habits if isinstance(habits, Sequence) else [habits])
    people = {seat: next(each).person(Random(f"{seed}.{seat}")) for seat in table.session.seats}
    looks: dict[str, float] = {}
    due: dict[str, float] = {}
    length = LENGTHS.get(table.session.table.deadline, LONGEST * HOUR) / HOUR
    while not table.over:
        due = {each.id: due.get(each.id, now + length) for each in table.session.awaited()}
        if here in table.due():
            table.answer(here)
            continue
        called = {*table.due(), *table.absent()}
        looks = {seat: looks.get(seat) or people[seat].answers_at(now) for seat in people if seat in called}
        here = min(looks, key=lambda seat: looks[seat])
        if (end := min(due.values())) < looks[here]:
            now, here = end, ""
            longer = table.late([each for each, at in due.items() if at <= now], AWAKE, now * HOUR)
            due |= {each: until / HOUR for each, until in longer.items()}
        else:
            now = looks.pop(here)
            table.come_back(here, AWAKE, now * HOUR)
        assert now < LONGEST, seed
    return (now - BEGIN) / 24


def waits(table: Table) -> int:
    """How often the table comes to rest for somebody who has not just acted (`Waits`)."""
    found = Waits()
    while not table.over:
        table.answer(found.next(table.due()))
    return found.count
