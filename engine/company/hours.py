"""The hours at which people look in, learnt from their own presses: 24 × 7 numbers of whoever does not mind."""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from ..calls import habits
from ..calls.habits import Habits
from ..pace import POST_LOOKS
from ..store import Batch, Store
from .rhythm import WEEK, Rhythm

HOUR = 3600.0
HALF = 30 * 24 * HOUR
"""Seconds after which a look counts half: habits change."""
DOUBT = 0.5
"""Weeks of the usual hours that count beside what was learnt."""
ALIKE = 8.0
"""Weeks of what is the same on all days that count beside what was learnt of one."""
REMEMBERED = 600.0
"""Seconds for which it is remembered when somebody looks in."""
MOST = 500
"""People of whom that is remembered."""


def hour_of_week(at: float) -> int:
    """The hour of the week, in UTC; the first day of 1970 was a Thursday."""
    return (int(at // HOUR) + 3 * 24) % WEEK


@dataclass(slots=True, frozen=True)
class Learnt:
    """What is known of a person: ``counts`` as they stood at the time ``at``, learnt since another; in seconds."""

    counts: tuple[float, ...]
    since: float
    at: float

    def looked(self, at: float) -> Learnt:
        """With another look."""
        fading = 0.5 ** (max(0.0, at - self.at) / HALF)
        counts = [each * fading for each in self.counts]
        counts[hour_of_week(at)] += 1
        return Learnt(tuple(counts), min(self.since, at), max(self.at, at))

    @property
    def weeks(self) -> float:
        """For how many weeks the counts stand, with those that have faded."""
        return HALF / math.log(2) * (1 - 0.5 ** ((self.at - self.since) / HALF)) / (WEEK * HOUR)


UNKNOWN = Learnt((0.0,) * WEEK, math.inf, 0.0)


def rhythm(learnt: Learnt | None, known: Habits, now: float) -> Rhythm:
    """When somebody looks in: by what was learnt, and as far as that is little by when they may be called."""
    monday = now - hour_of_week(now) * HOUR
    free = [known.free_here(monday + hour * HOUR + HOUR / 2) for hour in range(WEEK)]
    usual = POST_LOOKS * 7 / max(1, sum(free))
    expected = [usual if each else 0.0 for each in free]
    if learnt is None:
        return Rhythm(expected)
    # One day is much like another: what is known of an hour of the day, and of those beside it, stands for little data.
    a_day = [sum(learnt.counts[hour::24]) for hour in range(24)]
    smooth = [(a_day[hour - 1] + 2 * a_day[hour] + a_day[(hour + 1) % 24]) / 28 for hour in range(24)]
    daily = [(smooth[hour % 24] + DOUBT * expected[hour]) / (learnt.weeks + DOUBT) for hour in range(WEEK)]
    spanned = learnt.weeks + ALIKE
    return Rhythm([(count + ALIKE * each) / spanned for count, each in zip(learnt.counts, daily, strict=True)])


class Hours:
    """Learns; what has been learnt is written from time to time (`write`), so that a press costs nothing.

    What was not yet written when the program stops is lost: there will be other presses.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rhythms: dict[int, tuple[Rhythm, float]] = {}
        """What was worked out lately, and when."""
        self._looks: dict[int, dict[int, float]] = {}
        """By person and hour since 1970: when they looked in."""

    def looked(self, user: int, at: float) -> None:
        """A person has pressed something; an hour counts once, however much is pressed in it."""
        self._looks.setdefault(user, {}).setdefault(int(at // HOUR), at)

    async def write(self) -> None:
        """Write down what has been learnt of those who do not mind."""
        users = [*self._looks]
        if not users:
            return
        minding, known, batch = await self._minding(users), await self.of(users), Batch()
        for user in users:
            hours = self._looks.pop(user, {})  # nothing if they have been forgotten meanwhile
            learnt = known.get(user)
            for hour, at in sorted(hours.items()):
                if learnt is None or hour != int(learnt.at // HOUR):
                    learnt = (learnt or UNKNOWN).looked(at)
            if user not in minding and learnt is not None and learnt is not known.get(user):
                counts = json.dumps([round(each, 4) for each in learnt.counts])
                batch.add(
                    "INSERT INTO hours (person, counts, since, at) VALUES (?, ?, ?, ?) "
                    "ON CONFLICT (person) DO UPDATE SET counts = excluded.counts, since = excluded.since, "
                    "at = excluded.at",
                    *(user, counts, learnt.since, learnt.at),
                )
        if batch.statements:
            await self.store.commit(batch)

    async def _minding(self, users: Collection[int]) -> set[int]:
        marks = ", ".join("?" * len(users))
        rows = await self.store.rows(f"SELECT person FROM users WHERE hours = 0 AND person IN ({marks})", *users)
        return {user for (user,) in rows}

    async def minds(self, user: int) -> bool:
        """Whether a person does not want their hours to be learnt."""
        return bool(await self._minding([user]))

    async def switch(self, user: int, *, on: bool) -> None:
        """Learn a person's hours from now on; or never, and forget what was learnt."""
        self.forget(user)
        batch = Batch()
        batch.add(
            "INSERT INTO users (person, hours) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET hours = excluded.hours",
            *(user, on),
        )
        if not on:
            batch.add("DELETE FROM hours WHERE person = ?", user)
        await self.store.commit(batch)

    def forget(self, user: int) -> None:
        """Nothing is remembered of a person."""
        self._looks.pop(user, None)
        self._rhythms.pop(user, None)

    async def of(self, users: Collection[int]) -> dict[int, Learnt]:
        """What is known of these people."""
        if not users:
            return {}
        marks = ", ".join("?" * len(users))
        rows = await self.store.rows(f"SELECT person, counts, since, at FROM hours WHERE person IN ({marks})", *users)
        return {user: Learnt(tuple(json.loads(counts)), since, at) for user, counts, since, at in rows}

    async def rhythms(self, users: Collection[int], now: float) -> Mapping[int, Rhythm]:
        """When these people look in."""
        old = [user for user in users if now - self._rhythms.get(user, (None, -math.inf))[1] > REMEMBERED]
        if old:
            if len(self._rhythms) > MOST:
                self._rhythms.clear()
                old = [*users]
            known, learnt = await habits.read(self.store, old), await self.of(old)
            self._rhythms |= {user: (rhythm(learnt.get(user), known[user], now), now) for user in old}
        return {user: self._rhythms[user][0] for user in users}
