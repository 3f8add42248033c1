"""Games that stand still by themselves, and go on by themselves: because of their channel, their server, or everybody.

A game master's pause is an act of the log and can be taken back. These are not: the log tells only that the game goes
on. Deadlines and calls begin anew then.
"""

from __future__ import annotations

from ..core.message import Event, msg, who
from ..store import Batch
from . import journal, timers
from .session import Pause, Session
from .timers import Work


def stop(why: Pause) -> Work:
    """It stands still: nothing is due any more, nobody is to be called."""

    async def work(session: Session, batch: Batch) -> None:
        session.paused |= why
        timers.forget(batch, session.id)
        timers.stop_banks(session)

    return work


def lift(gone: Pause, user: int | None, now: float) -> Work:
    """These reasons are gone, by what ``user`` did or by themselves; if none is left, whoever is due is called anew."""

    async def work(session: Session, batch: Batch) -> None:
        stood = session.paused & gone
        session.paused &= ~gone
        if not stood or session.paused or session.status != "playing":
            return
        seat = None if user is None else session.seat_of(user)
        told = msg("log-goes-on") if seat is None else msg("log-goes-on-for", who=who(seat))
        journal.write(batch, session, now, user, {"act": "table-on", "seat": seat}, [Event(told, weight="headline")])
        session.posted = None
        batch.add("UPDATE posts SET pinged = '[]' WHERE session = ?", session.id)

    return work
