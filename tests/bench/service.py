"""What the service can do: answers to disk, memory, start."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from engine.store import Batch, open_store
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from tests.bench.games import Script, games, script

ROOT = Path(__file__).resolve().parents[2]
STORED = 10_000
ACTIVE = 200
SEATS = "abc"


async def table(sessions: Sessions, played: Script, channel: int, game: str = "hitz") -> Session:
    sessions.new_half = lambda: played.seed
    session = await sessions.open(game, guild=1, channel=channel, host=0, name="A", language="en")
    for user in range(1, len(SEATS)):
        await sessions.join(session.id, user, SEATS[user])
    return await sessions.begin(session.id, 0)


class Bell:
    """Rings for every table that has come to rest."""

    def __init__(self, sessions: Sessions) -> None:
        self.waiting: dict[str, asyncio.Future[None]] = {}
        sessions.on_change = self.ring

    def ring(self, session: Session) -> None:
        future = self.waiting.pop(session.id, None)
        if future:
            future.set_result(None)

    async def rest(self, session: Session) -> None:
        if not session.resting:
            self.waiting[session.id] = future = asyncio.get_running_loop().create_future()
            await future


async def play(sessions: Sessions, bell: Bell, session: Session, played: Script, times: list[float]) -> None:
    for answer in played.answers:
        if answer.seat not in SEATS:
            continue  # the program plays it at the table as well
        await bell.rest(session)
        begun = perf_counter()
        await sessions.answer(session.id, SEATS.index(answer.seat), answer.decision, answer.words)
        times.append(perf_counter() - begun)
    await bell.rest(session)


async def serve(where: Path | str) -> Sessions:
    return Sessions(await open_store(where), games().values())


async def answers(tables: int, most: int, game: str, url: str = "") -> tuple[list[float], float, float]:
    """Seconds of each answer from the call to the commit, of all together, and of the processor for them; in a new file
    or in a database.
    """
    prepared = [script(game, n, SEATS, most=most) for n in range(tables)]
    with TemporaryDirectory() as folder:
        sessions = await serve(url or Path(folder) / "g.db")
        times, bell = list[float](), Bell(sessions)
        playing = [await table(sessions, played, n, game) for n, played in enumerate(prepared)]
        begun, spent = perf_counter(), process_time()
        pairs = zip(playing, prepared, strict=True)
        await asyncio.gather(*(play(sessions, bell, session, played, times) for session, played in pairs))
        seconds, spent = perf_counter() - begun, process_time() - spent
        await sessions.close()
    return sorted(times), seconds, spent


def one_at_a_time(game: str) -> tuple[float, float]:
    """Milliseconds from the call of `answer` to its commit, one table alone: median and 99th in a hundred."""
    times = [each for _ in range(3) for each in asyncio.run(answers(1, 400, game))[0]]
    times.sort()
    return times[len(times) // 2] * 1e3, times[len(times) * 99 // 100] * 1e3


def many_at_once(game: str) -> float:
    """Answers per second that are on disk, a hundred tables at once: the best of three runs."""
    runs = [asyncio.run(answers(100, 100, game)) for _ in range(3)]
    return max(len(times) / seconds for times, seconds, _ in runs)


def memory() -> float:
    """Megabytes that this process holds."""
    status = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))


async def _fill(path: Path) -> None:
    """Ten thousand sessions, of which `ACTIVE` are in play with their whole log and marked as unshown.

    The others are rows copied from them without their logs, which neither start nor memory ever touch.
    """
    sessions = await serve(path)
    bell = Bell(sessions)
    for n in range(ACTIVE):
        played = script("hitz", n, SEATS, most=40)
        await play(sessions, bell, await table(sessions, played, n), played, [])
    store = sessions.store
    columns = "game, guild, channel, host, language, settings, rules_version, seq, state, created, changed"
    batch = Batch()
    for n in range(STORED // ACTIVE - 1):
        batch.add(
            f"INSERT INTO sessions (id, status, dirty, {columns}) "
            f"SELECT id || '-{n}', 'over', 0, {columns} FROM sessions WHERE id NOT LIKE '%-%'"
        )
        batch.add(
            "INSERT INTO seats (session, seat, person, name, stand_in) "
            f"SELECT session || '-{n}', seat, person, name, stand_in FROM seats WHERE session NOT LIKE '%-%'"
        )
    await store.commit(batch)
    await sessions.close()


async def _start(path: Path) -> dict[str, Any]:
    """Start on a filled file, as the bot does after a crash, and hold all active sessions."""
    import discord  # noqa: F401  (what the bot has in memory anyway)

    import render  # noqa: F401

    begun = perf_counter()
    sessions = await serve(path)
    ids = await sessions.unshown()
    started = perf_counter() - begun
    active = [await sessions.wake(id) for id in ids]
    while not all(session.resting for session in active):  # noqa: ASYNC110
        await asyncio.sleep(0)
    woken = perf_counter() - begun
    for session in active:
        for seat in session.seats:
            session.offered(seat)
    ((stored,),) = await sessions.store.rows("SELECT count(*) FROM sessions")
    held = memory()
    await sessions.close()
    return {"stored": stored, "active": len(active), "started": started, "woken": woken, "memory": held}


def with_many_stored() -> dict[str, Any]:
    """What a process of its own says after starting on ten thousand stored sessions."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "g.db"
        asyncio.run(_fill(path))
        command = [sys.executable, "-m", "tests.bench.service", str(path)]
        out = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    told: dict[str, Any] = json.loads(out)
    assert (told["stored"], told["active"]) == (STORED, ACTIVE), told
    return told


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_start(Path(sys.argv[1])))))
