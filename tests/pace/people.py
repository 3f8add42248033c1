"""How long games take people who look in now and then, and how often they wait for one another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from engine.tables.timers import HOUR, LENGTHS

from .table import Table

MORNING, NIGHT = 8, 24
"""Hours of the day between which people look in."""
BEGIN = 12.0
"""The hour at which games begin."""
LONGEST = 24 * 365.0
"""Hours; no game takes so long."""


@dataclass(frozen=True)
class Habit:
    """So many looks a day, one at a random moment of each equal part of it; of so many calls one is ignored: the look
    that would have answered it does not.
    """

    looks: int
    ignored: float


class Person:
    """When somebody looks in; hours from the first midnight."""

    def __init__(self, habit: Habit, random: Random) -> None:
        self.habit = habit
        self.random = random
        self._looks = self._days()
        self._next = 0.0

    def _days(self) -> Iterator[float]:
        part = (NIGHT - MORNING) / self.habit.looks
        day = 0.0
        while True:
            for n in range(self.habit.looks):
                yield day + MORNING + part * (n + self.random.random())
            day += 24

    def answers_at(self, now: float) -> float:
        """When a call that goes out now is answered."""
        while self._next <= now:
            self._next = next(self._looks)
        if self.random.random() < self.habit.ignored:
            self._next = next(self._looks)
        return self._next


def days(table: Table, habit: Habit, seed: str) -> float:
    """Days until the end of a game. Whoever looks in answers everything that is asked of them meanwhile."""
    now, here = BEGIN, ""
    people = {seat: Person(habit, Random(f"{seed}.{seat}")) for seat in table.session.seats}
    looks: dict[str, float] = {}
    since: dict[str, float] = {}
    length = LENGTHS.get(table.session.table.deadline, LONGEST * HOUR) / HOUR
    while not table.over:
        since = {each.id: since.get(each.id, now) for each in table.session.awaited()}
        if here in table.due():
            table.answer(here)
            continue
        called = {*table.due(), *table.absent()}
        looks = {seat: looks.get(seat) or people[seat].answers_at(now) for seat in people if seat in called}
        here = min(looks, key=lambda seat: looks[seat])
        end = min(since.values()) + length
        if end < looks[here]:
            now, here = end, ""
            table.late([each for each, at in since.items() if at + length <= now])
        else:
            now = looks.pop(here)
            table.come_back(here)
        assert now < LONGEST, seed
    return (now - BEGIN) / 24


def waits(table: Table) -> int:
    """How often the table comes to rest and none of those who are due has just acted.

    All who are due are called at once and look in one after another; each answers everything that is asked of them
    meanwhile. If then it waits for somebody who has not been called, it is another wait.
    """
    count, here = 0, ""
    called: list[str] = []
    while not table.over:
        due = table.due()
        if here not in due:
            called = [seat for seat in called if seat in due]
            if not called:
                called, count = due, count + 1
            here = called.pop(0)
        table.answer(here)
    return count
