"""Tables with deadlines, and time that passes at them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from sessions.world import PEOPLE, Clock, due, rest

from engine.calls.deadlines import Deadlines
from engine.core.runner import default
from engine.gm.person import Person
from engine.tables.journal import Entry
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.tables.timers import HOUR

ANN, BOB, CY = PEOPLE[:3]
HOST = Person(ANN, "Ann")
BERLIN = ZoneInfo("Europe/Berlin")


def at(text: str, fold: int = 0) -> float:
    """A moment by the clocks of Berlin."""
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN, fold=fold).timestamp()


async def timed(
    sessions: Sessions, *, people: Sequence[int] = PEOPLE[:3], channel: int = 5, game: str = "toy", **options: str
) -> Session:
    """A game that has begun, with a deadline of six hours unless told otherwise."""
    session = await sessions.open(game, guild=1, channel=channel, host=people[0], name="A", language="en")
    for n, user in enumerate(people[1:]):
        await sessions.join(session.id, user, "BCD"[n])
    for field, value in {"deadline": "6h", **options}.items():
        await sessions.set_option(session.id, people[0], f"table-{field}", value)
    return await rest(await sessions.begin(session.id, people[0]))


async def step(deadlines: Deadlines) -> list[tuple[str, list[int]]]:
    """One sweep, with all it says; returns that as what and to whom."""
    await deadlines.sweep()
    for id in [row[0] for row in await deadlines.store.rows("SELECT id FROM sessions")]:
        await rest(await deadlines.sessions.get(id))
    told: list[tuple[str, list[int]]] = []
    for call in await deadlines.calls():
        told.append((call.what, sorted(call.to)))
        await deadlines.said(call)
    return told


async def later(deadlines: Deadlines, clock: Clock, hours: float) -> list[tuple[str, list[int]]]:
    clock.pass_time(hours * HOUR)
    return await step(deadlines)


async def bid(sessions: Sessions, session: Session, user: int) -> None:
    decision = next(d for who, d in due(session) if who == user)
    await sessions.answer(session.id, user, decision.id, default(decision))
    await rest(session)


async def open_timers(sessions: Sessions) -> dict[str, tuple[float, float | None]]:
    rows = await sessions.store.rows("SELECT decision, due, at FROM timers ORDER BY decision")
    return {decision: (due, at) for decision, due, at in rows}


async def log_keys(sessions: Sessions, session: Session) -> list[str]:
    return [event.message.key for entry in await sessions.history(session) for event in entry.events]


def by_seat(entries: list[Entry], seat: str) -> list[str]:
    """How the answers of a seat came to be."""
    return [entry.by for entry in entries if entry.act["act"] == "answer" and entry.seat == seat]


# When
