"""Deadlines of awaited decisions: pure reckoning, and their rows.

A timer is a row, not a task: what is due is found by one query over `at`, whenever the program comes to ask.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, replace
from typing import Literal

from ..core.decision import Decision
from ..store import Batch, Store
from .session import Session

HOUR = 3600.0
LENGTHS = {"6h": 6 * HOUR, "12h": 12 * HOUR, "24h": 24 * HOUR, "2d": 48 * HOUR, "3d": 72 * HOUR, "7d": 168 * HOUR}
"""Seconds by the value of the table's option."""
LONGEST_LAST = 6 * HOUR
"""The longest time, in seconds, between the last reminder and the end. Usually that time is an eighth of the whole."""

Work = Callable[[Session, Batch], Awaitable[None]]
"""What an act does to a table under its lock; the batch is committed with it."""
Mark = Literal["half", "last", "due"]


@dataclass(slots=True, frozen=True)
class Timer:
    """A row of `timers`; times in seconds."""

    session: str
    decision: str
    opened: float
    due: float
    at: float | None = None

    def marks(self) -> list[tuple[Mark, float]]:
        """What is to be done in this time, in order: two reminders and the deadline."""
        length = self.due - self.opened
        return [
            ("half", self.opened + length / 2),
            ("last", self.due - min(length / 8, LONGEST_LAST)),
            ("due", self.due),
        ]

    def passed(self, now: float) -> list[Mark]:
        """What has come since the last look; with the deadline the reminders no longer matter."""
        if now >= self.due:
            return ["due"]
        return [mark for mark, at in self.marks() if self.at is not None and self.at <= at <= now]

    def next(self, now: float) -> float | None:
        """The next mark after now."""
        return next((at for _, at in self.marks() if at > now), None)


def compare(batch: Batch, session: Session, now: float, among: list[Decision] | None = None) -> None:
    """At rest: a decision that has opened starts its deadline, one that is gone loses it. Opportunities have none, and
    whoever plays alone has none either.

    ``among`` are the awaited questions, if the caller has them from `opened`.
    """
    length = LENGTHS.get(session.table.deadline)
    found = [] if session.paused or session.alone or length is None else session.awaited() if among is None else among
    found = [each for each in found if not all(session.seats[seat].is_automatic for seat in each.seats)]  # they think
    stop_banks(session, {seat for decision in found for seat in decision.seats})
    if length is None:
        return
    awaited = [decision.id for decision in found]
    gone = f" AND decision NOT IN ({', '.join('?' * len(awaited))})" if awaited else ""
    batch.add(f"DELETE FROM timers WHERE session = ?{gone}", session.id, *awaited)
    for decision in awaited:
        timer = Timer(session.id, decision, now, now + length)
        batch.add(
            "INSERT INTO timers (session, decision, opened, due, at, guild) VALUES (?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (session, decision) DO NOTHING",
            *(timer.session, timer.decision, timer.opened, timer.due, timer.next(now), session.guild),
        )


def forget(batch: Batch, session: str) -> None:
    """Nothing is waited for any more: the game is over, or its deadlines begin anew."""
    for table in ("timers", "pings", "attention"):
        batch.add(f"DELETE FROM {table} WHERE session = ?", session)


def stop_banks(session: Session, awaited: Collection[str] = ()) -> None:
    """No time bank (`bank`) runs any more but those of the seats that are still awaited: what ran is not spent."""
    for seat, player in session.seats.items():
        if player.late is not None and seat not in awaited:
            session.seats[seat] = replace(player, late=None)


def acted(batch: Batch, session: str, user: int) -> None:
    """A person has acted: whatever was tried to reach them has succeeded, and a call that waits falls away."""
    batch.add("DELETE FROM attention WHERE session = ? AND person = ?", session, user)
    batch.add("DELETE FROM pings WHERE session = ? AND person = ? AND what = 'soon'", session, user)


async def due_now(store: Store, now: float, most: int) -> list[Timer]:
    """Our timers at which something is to be done, the earliest first."""
    ours = f"SELECT at, guild FROM timers WHERE at <= ? AND {store.owned.where()} ORDER BY at LIMIT ?"
    rows = await store.rows(  # whose a timer is says its index alone: the rows of others are not looked at
        f"SELECT session, decision, opened, due, at FROM timers WHERE (at, guild) IN ({ours}) ORDER BY at LIMIT ?",
        *(now, most, most),
    )
    return [Timer(*row) for row in rows]


async def overdue(store: Store, now: float) -> tuple[int, float | None]:
    """How many of our timers are still there though their time has come, and when the first of them came due."""
    ours = store.owned.where()
    rows = await store.rows(f"SELECT count(*), min(at) FROM timers WHERE at <= ? AND {ours}", now)
    return rows[0][0], rows[0][1]


async def earliest(store: Store, now: float) -> float:
    """When our next timer after now is due, or our next call; infinite if there is none."""
    ours = store.owned.where()
    row = await store.row(
        f"SELECT min(at) FROM (SELECT min(at) AS at FROM timers WHERE at > ? AND {ours} "
        f"UNION ALL SELECT min(at) FROM pings WHERE {ours}) AS every_at",
        now,
    )
    return math.inf if row is None or row[0] is None else row[0]


async def of(store: Store, session: str) -> dict[str, float]:
    """When the decisions of a session are due."""
    return dict(await store.rows("SELECT decision, due FROM timers WHERE session = ?", session))
