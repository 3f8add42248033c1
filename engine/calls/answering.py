"""How long people usually take for an answer, by the log: shown to each of them alone, and to game masters.

Nothing of it is kept, so whoever is forgotten has none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from statistics import median

from ..store import Store
from ..tables.journal import OF_GAME
from . import habits
from .habits import Habits

TABLES = 10
"""The latest tables of a person that are looked at …"""
ENTRIES = 400
"""… and the latest entries of the log of each."""
FEWEST = 5
"""Answers that make something usual."""


@dataclass(slots=True, frozen=True)
class Line:
    """An entry of the log: when in seconds, who acted for themselves, and the question that was answered, if any."""

    at: float
    actor: int | None
    decision: str | None


def waits(lines: Iterable[Line]) -> Iterator[tuple[int, float, float]]:
    """Who was waited for, from when until when; of several answers in a row only the first was.

    What several are asked at the same step is asked from the same moment on, however many have answered since.
    """
    before: Line | None = None
    asked, acted = dict[str, float](), dict[int, float]()
    for line in lines:
        who = line.actor if line.actor is not None and line.actor > 0 else None
        if line.decision and before is not None:
            step = ".".join(line.decision.split(".")[:3])
            since = asked.setdefault(step, before.at)
            if who is not None and (before.actor != who or not before.decision):
                yield who, max(since, acted.get(who, since)), line.at
        if who is not None:
            acted[who] = line.at
        before = line


async def of_person(store: Store, guild: int, user: int) -> float | None:
    """The median of seconds that somebody lately took in a server; None if there is not enough to go by."""
    rows = await store.rows(
        "SELECT id FROM seats JOIN sessions ON id = session WHERE guild = ? AND person = ? "
        "AND status IN ('playing', 'over') ORDER BY changed DESC LIMIT ?",
        *(guild, user, TABLES),
    )
    taken: list[float] = []
    for (session,) in rows:
        taken += (await _taken(store, session, user)).get(user, [])
    return _usual(taken)


async def of_table(store: Store, session: str) -> dict[int, float]:
    """The medians of seconds that people lately took at a table, of those of whom there is enough to go by."""
    taken = await _taken(store, session)
    return {user: usual for user, each in taken.items() if (usual := _usual(each)) is not None}


def _usual(taken: list[float]) -> float | None:
    return median(taken) if len(taken) >= FEWEST else None


async def _taken(store: Store, session: str, only: int | None = None) -> Mapping[int, list[float]]:
    """By person, or for one, seconds in which they could be called and were waited for."""
    rows = await store.rows(
        "SELECT at, CASE WHEN coalesce(act ->> 'by', 'player') = 'player' THEN actor END, "
        "CASE WHEN act ->> 'act' = 'answer' THEN act ->> 'decision' END FROM actions "
        f"WHERE session = ? AND {OF_GAME} ORDER BY seq DESC LIMIT ?",
        *(session, ENTRIES),
    )
    found = [each for each in waits(Line(*row) for row in reversed(rows)) if only in (None, each[0])]
    known = await habits.read(store, list({user for user, *_ in found}))
    taken: dict[int, list[float]] = defaultdict(list)
    for user, since, until in found:
        taken[user].append(_called_in(known[user], since, until))
    return taken


def _called_in(hours: Habits, since: float, until: float) -> float:
    """Of this time the part outside of quiet hours; how things stood with absences then, nobody knows any more."""
    return replace(hours, away_until=0).counted(since, until)
