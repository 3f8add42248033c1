"""Wishes that come one after the other, and how they are met: without a database, for what is pure in it."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from engine.company.matching import Match, Pool, Wish, seek
from engine.company.rhythm import WEEK, Rhythm

HOUR, DAY = 3600.0, 24 * 3600.0
SIZES = ((2, 3, 4), (2,), (3, 4), (2, 3))
GAMES = ("hitz", "zombies", "zgame")
LOOK = 3600.0
"""Seconds after which all who wait are looked at again."""


@dataclass
class Lived:
    """What came of the wishes: who sat down together, and how long each person waited in seconds."""

    groups: list[list[int]] = field(default_factory=list[list[int]])
    waits: list[float] = field(default_factory=list[float])


def wish(random: Random, person: int, now: float) -> Wish:
    """What somebody may wish for."""
    games = frozenset(random.sample(GAMES, random.choice((1, 2, 3))))
    sizes = frozenset(random.choice(SIZES))
    posted, english = frozenset({"post"}), frozenset({"en"})
    return Wish(person, 1, 1, games, sizes, posted, english, random.random() < 0.7, now, now + 7 * DAY)


def live(random: Random, rhythms: Sequence[Rhythm], a_day: float, days: float) -> Lived:
    """So many wishes a day, each of somebody who looks in just then and does not wait already."""
    lived, pool, known = Lived(), Pool(), dict(enumerate(rhythms))
    events = [(random.expovariate(a_day / DAY), True), (LOOK, False)]
    while events[0][0] < days * DAY:
        now, comes = heapq.heappop(events)
        if comes:
            heapq.heappush(events, (now + random.expovariate(a_day / DAY), True))
            hour = int(now // HOUR + 3 * 24) % WEEK
            free = [person for person in known if person not in pool.wishes]
            person = random.choices(free, [known[each].looks[hour] for each in free])[0]
            made = wish(random, person, now)
            pool.add(made)
            seekers = [made]
        else:
            heapq.heappush(events, (now + LOOK, False))
            seekers = [*pool.wishes.values()]
        for seeker in seekers:
            if seeker.person in pool.wishes and (match := _sought(seeker, pool, known, now)):
                lived.groups.append([each.person for each in match.people])
                lived.waits += [now - each.made for each in match.people]
                for each in match.people:
                    pool.remove(each.person)
    return lived


def _sought(seeker: Wish, pool: Pool, rhythms: dict[int, Rhythm], now: float) -> Match | None:
    if seeker.until <= now:
        pool.remove(seeker.person)
        return None
    return seek(seeker, pool.candidates(seeker, now), rhythms, [], lambda game, pace: range(2, 5), now)
