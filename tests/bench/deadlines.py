"""The sweep over what came due, with ten thousand tables waiting."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from engine.calls.deadlines import MOST_TIMERS, Deadlines
from engine.store import Batch
from engine.tables.timers import LENGTHS
from tests.bench.service import serve

WAITING = 10_000
START = datetime(2026, 1, 1, tzinfo=UTC)
SESSION = "game, guild, host, language, status, settings, rules_version, seq, state, created, changed, dirty"


async def _sweep(folder: Path) -> tuple[float, float]:
    sessions = await serve(folder / "g.db")
    now = START
    sessions.clock = lambda: now
    first = await sessions.open("hitz", guild=1, channel=1, host=0, name="A", language="en")
    await sessions.join(first.id, 1, "B")
    await sessions.set_option(first.id, 0, "table-deadline", "24h")
    await sessions.begin(first.id, 0)
    while not first.resting:  # noqa: ASYNC110
        await asyncio.sleep(0)
    store, batch, late = sessions.store, Batch(), LENGTHS["24h"]
    for n in range(WAITING - 1):
        id = f"{n:06}"
        batch.add(
            f"INSERT INTO sessions (id, channel, {SESSION}) SELECT ?, ?, {SESSION} FROM sessions WHERE id = ?",
            *(id, n + 2, first.id),
        )
        batch.add(
            "INSERT INTO seats (session, seat, person, name, stand_in) "
            "SELECT ?, seat, person + ?, name, 0 FROM seats WHERE session = ?",
            *(id, 2 * n, first.id),
        )
        batch.add(
            "INSERT INTO timers (session, decision, opened, due, at, guild) "
            "SELECT ?, decision, opened + ?, due + ?, at + ?, guild FROM timers WHERE session = ?",
            *(id, *[0 if n < MOST_TIMERS - 1 else late] * 3, first.id),
        )
    await store.commit(batch)
    deadlines = Deadlines(sessions)
    idle = await _timed(deadlines)
    now += timedelta(hours=12)
    busy = await _timed(deadlines)
    assert await store.row("SELECT count(*) FROM pings") == (MOST_TIMERS,)
    await sessions.close()
    return idle, busy


async def _timed(deadlines: Deadlines) -> float:
    begun = perf_counter()
    await deadlines.sweep()
    await deadlines.calls()
    return (perf_counter() - begun) * 1e3


def sweeping() -> tuple[float, float]:
    """Milliseconds of a sweep in which nothing is due, and of one with as many reminders as a sweep serves."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_sweep(Path(folder)))
