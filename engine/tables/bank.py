"""The time bank: how much longer a person may take in the whole game, when the time for a decision is up.

It runs while the table waits for that person, in hours in which the person may be called: quiet hours and announced
absences do not count. Whoever ends a wait in time gets some of it back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from ..calls import habits
from ..calls.habits import Habits
from ..core.decision import Decision
from ..store import Batch, Store
from .lobby import Change
from .session import Player, Session
from .timers import HOUR, Timer, Work

SIZES = {"24h": 24 * HOUR, "2d": 48 * HOUR, "4d": 96 * HOUR, "7d": 168 * HOUR}
"""Seconds by the value of the table's option."""
BACK = 2 * HOUR
"""Seconds that come back with a wait that was ended in time."""
LEAST = 60.0
"""Seconds; less than that is nothing."""


@dataclass(slots=True, frozen=True)
class Before:
    """A seat before its person acts: when the person may be called, and what the table waits for."""

    seat: str
    hours: Habits
    owed: frozenset[str]


def size(session: Session) -> float:
    """Seconds that everybody has in the whole game; 0 without a time bank."""
    return SIZES.get(session.table.bank, 0.0)


def left(session: Session, player: Player, hours: Habits, now: float) -> float:
    """Seconds that are in the bank of a player now."""
    running = 0.0 if player.late is None else hours.counted(player.late, now)
    return max(0.0, size(session) - player.spent - running)


def lasts(session: Session, seats: Collection[str], hours: Mapping[int, Habits], now: float) -> float | None:
    """Until when these seats' people may take if their banks run from now on, the longest of them; None if nobody has
    anything left. ``hours`` are those of their people.
    """
    ends: list[float] = []
    for seat in seats:
        player = session.seats[seat]
        if player.user is None or player.stand_in:
            continue
        rest = left(session, player, hours[player.user], now)
        ends += [hours[player.user].counted_out(now, rest)] if rest >= LEAST else []
    return max(ends, default=None)


def run(session: Session, seats: Iterable[str], now: float) -> None:
    """The banks of the people on these seats run from now on."""
    for seat in seats:
        player = session.seats[seat]
        if player.user is not None and not player.stand_in and player.late is None:
            session.seats[seat] = replace(player, late=now)


def begin(longer: Mapping[Timer, tuple[Collection[str], float]], now: float) -> Work:
    """The time for these decisions is up and the banks of their seats run: each is due anew at its second value."""

    async def work(session: Session, batch: Batch) -> None:
        open = {each.id for each in session.awaited()}
        for timer, (seats, until) in longer.items():
            if timer.decision not in open:
                continue  # answered since it was found due
            run(session, seats, now)
            again = replace(timer, due=until)
            batch.add(
                "UPDATE timers SET due = ?, at = ? WHERE session = ? AND decision = ?",
                *(until, again.next(now), timer.session, timer.decision),
            )

    return work


def spend(session: Session, seat: str, hours: Habits, now: float) -> None:
    """What has been running of a seat's bank is spent, and it stops."""
    player = session.seats[seat]
    if player.late is not None:
        spent = size(session) - left(session, player, hours, now)
        session.seats[seat] = replace(player, spent=spent, late=None)


async def spending(store: Store, change: Change, user: int, now: float) -> Change:
    """A change by which a person gives the seat out of their hands: what has been running of its bank is spent first.

    Else whoever leaves or lends the seat and takes it back would have more time.
    """
    hours = (await habits.read(store, [user]))[user]

    def both(session: Session) -> None:
        if (seat := session.seat_of(user)) is not None:
            spend(session, seat, hours, now)
        change(session)

    return both


async def before(store: Store, session: Session, user: int) -> Before | None:
    """What is to be known before a person acts; None if the bank of the person's seat does not change by it."""
    seat = session.seat_of(user)
    if seat is None or not size(session):
        return None
    player = session.seats[seat]
    if not player.spent and player.late is None:
        return None
    owed = frozenset(each.id for each in session.awaited() if seat in each.seats)
    return Before(seat, (await habits.read(store, [user]))[user], owed)


def after(session: Session, before: Before, among: Iterable[Decision], now: float) -> None:
    """A person has acted: what ran is spent, and goes on running while a question is left that was open before. A wait
    that ended in time gives some back. ``among`` are the questions that are awaited now.
    """
    player = session.seats[before.seat]
    owes = [each.id for each in among if before.seat in each.seats]
    if player.late is not None:
        spend(session, before.seat, before.hours, now)
        if not before.owed.isdisjoint(owes):
            run(session, [before.seat], now)
    elif before.owed and not owes:
        session.seats[before.seat] = replace(player, spent=max(0.0, player.spent - BACK))
