"""The same service over PostgreSQL: a server of its own on this machine, over a socket, with fsync."""

from __future__ import annotations

import asyncio
import os
import sys
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

import postgres
import psycopg
import pytest

from engine.store import open_store
from engine.store.ownership import Owned
from engine.tables import timers
from tests.bench import service

TIMERS, LATE = 200_000, 20_000
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Told:
    """Milliseconds of an answer, answers a second and their share of SQLite's in percent, milliseconds of the
    processor in the bot and in the server, and of a sweep.
    """

    answer: float
    rate: float
    share: float
    cpu: float
    server: float
    sweep: float


def measure(game: str) -> Told | None:
    """None where there is no PostgreSQL."""
    try:
        with postgres.served("") as url:
            return _measure(game, url)
    except pytest.skip.Exception:
        return None


def _measure(game: str, url: str) -> Told:
    times = asyncio.run(service.answers(1, 400, game, postgres.emptied(url, "one")))[0]
    lite, best, cpu, server = 0.0, 0.0, 0.0, 0.0
    for run in range(3):  # in turn, since a machine is not always equally fast
        done, seconds, _ = asyncio.run(service.answers(100, 100, game))
        lite = max(lite, len(done) / seconds)
        where = postgres.emptied(url, f"many{run}")
        before = _server(url)
        done, seconds, spent = asyncio.run(service.answers(100, 100, game, where))
        if len(done) / seconds > best:
            best, cpu = len(done) / seconds, spent * 1e3 / len(done)
            server = (_server(url) - before) * 1e3 / len(done)
    sweep = asyncio.run(_sweep(postgres.emptied(url, "late")))
    return Told(times[len(times) // 2] * 1e3, best, best / lite * 100, cpu, server, sweep)


def _server(url: str) -> float:
    """Seconds of the processor that the server and the processes that it has ended have taken."""
    with psycopg.connect(url) as db:
        row = db.execute("SELECT current_setting('data_directory')").fetchone()
        assert row is not None
    master = Path(row[0], "postmaster.pid").read_text().split()[0]
    fields = Path(f"/proc/{master}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / TICKS  # its own, and of children that have ended


async def _sweep(url: str) -> float:
    """Milliseconds of a look at what is due, when nothing of it is ours; the quickest of five."""
    store = await open_store(url)
    await store.execute(
        "INSERT INTO sessions (id, game, guild, channel, host, language, status, settings, rules_version, seq, "
        "created, changed) SELECT n, 'hitz', n << 22, n, 1, 'en', 'playing', '{}', 1, 0, 0, 0 "
        "FROM generate_series(1, ?) AS n",
        TIMERS,
    )
    await store.execute(
        "INSERT INTO timers (session, decision, opened, due, at, guild) "
        "SELECT n, 'd', 0, 2, CASE WHEN n % ? = 1 THEN 1 ELSE 3 END, n << 22 FROM generate_series(1, ?) AS n",
        *(TIMERS // LATE, TIMERS),
    )
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("VACUUM ANALYZE timers")  # as the server does by itself after a while
    store.owned = Owned(2, {0: 1})  # what is late is odd
    taken: list[float] = []
    for _ in range(5):
        begun = perf_counter()
        assert await timers.due_now(store, 2, 60) == [] and await timers.earliest(store, 2) == 3
        taken.append((perf_counter() - begun) * 1e3)
    await store.close()
    return min(taken)
