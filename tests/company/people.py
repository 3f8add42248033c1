"""People with hours: where they live and when they play, as the members of a server that speaks English."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.company.rhythm import WEEK, Rhythm

ZONES = {-8: 2, -6: 2, -5: 4, 0: 3, 1: 4, 2: 2, 3: 2, 5: 1, 7: 1, 8: 1, 10: 1}
"""Hours ahead of UTC, and how many of 23 people live there: eight in America, eleven in Europe, four further east."""
KINDS = {"evenings": 5, "breaks": 3, "always": 2}
EVENING = {18: 0.6, 19: 0.7, 20: 0.7, 21: 0.7}
WEEKEND = {10: 0.4, 11: 0.4, 18: 0.5, 19: 0.7, 20: 0.7, 21: 0.7}
BREAKS = {7: 0.5, 8: 0.5, 12: 0.6, 13: 0.4, 19: 0.5, 20: 0.6}


@dataclass(frozen=True)
class Person:
    """When somebody looks in; who ``vanishes`` does so after that many days."""

    kind: str
    zone: int
    vanishes: float | None = None

    @property
    def rhythm(self) -> Rhythm:
        """How likely they look in, by the hour of the week in UTC."""
        looks = [0.0] * WEEK
        for hour in range(WEEK):
            looks[(hour - self.zone) % WEEK] = self._at(hour // 24, hour % 24)
        return Rhythm(looks)

    def _at(self, day: int, hour: int) -> float:
        if self.kind == "evenings":
            return (EVENING if day < 5 else WEEKEND).get(hour, 0.0)
        if self.kind == "breaks":
            return BREAKS.get(hour, 0.0)
        return 0.28 if 8 <= hour < 23 else 0.0

    def person(self, random: Random) -> Caller:
        """Somebody with these habits, for `tests.pace`."""
        return Caller(self.rhythm, random)


class Caller:
    """When somebody answers a call: at the next look, an hour at a time."""

    def __init__(self, rhythm: Rhythm, random: Random) -> None:
        self._looks, self._random = rhythm.looks, random

    def answers_at(self, now: float) -> float:
        """When a call that goes out now is answered; hours from the first midnight."""
        hour = int(now)
        while True:
            if self._random.random() < self._looks[hour % WEEK]:
                at = hour + self._random.random()
                if at > now:
                    return at
            hour += 1


def evenly(hours: range, looks: float) -> Rhythm:
    """So many looks a day, spread evenly over these hours of it."""
    return Rhythm([looks / len(hours) if hour % 24 in hours else 0.0 for hour in range(WEEK)])


def people(random: Random, number: int, vanishing: float = 0.0) -> list[Person]:
    """So many of them; a share vanishes one day within four weeks."""
    found = list[Person]()
    for _ in range(number):
        zone = random.choices([*ZONES], [*ZONES.values()])[0]
        kind = random.choices([*KINDS], [*KINDS.values()])[0]
        found.append(Person(kind, zone, random.uniform(2, 28) if random.random() < vanishing else None))
    return found
