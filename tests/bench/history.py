"""What long games cost: undo and rewind after two thousand answers, recap pictures, the replay."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from cogs.playing import past
from cogs.playing.film import film
from cogs.showing.pictures import Pictures
from engine.core.errors import Refused
from engine.core.message import msg
from engine.core.shape import sample
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.tables.undo import take_back
from telling.texts import Texts
from tests.bench.games import Script
from tests.bench.service import SEATS, Bell, serve, table

if TYPE_CHECKING:
    from cogs.app import Gravekeeper

ANSWERS = 2_000
TRIES = 20


async def _rewind(sessions: Sessions, session: Session, seq: int) -> None:
    """What the consent of a table, or a game master, does."""

    async def act(live: Session, batch: Any) -> None:
        at = sessions.clock().timestamp()
        await take_back(sessions.store, batch, live, at, 0, seq, msg("log-undone-table"))

    await sessions.govern(session.id, act)


async def _long(sessions: Sessions, bell: Bell) -> Session:
    """A session with that many answers in its log; a game that comes near its end goes back to its beginning."""
    random, answers = Random(1), 0
    session = await table(sessions, Script(None, list(SEATS), "long", []), 1)
    while answers < ANSWERS:
        await bell.rest(session)
        if cast("Any", session.playing).round > 4 or session.status != "playing":
            await _rewind(sessions, session, 1)
            continue
        await _answer(sessions, session, random)
        answers += 1
    await bell.rest(session)
    return session


async def _answer(sessions: Sessions, session: Session, random: Random) -> int:
    decision = session.awaited()[0]
    user = SEATS.index(decision.seats[0])
    mine = next(each for each in session.offered(decision.seats[0]) if each.id == decision.id)
    await sessions.answer(session.id, user, decision.id, sample(mine.ask.shape, random))
    return user


async def _undos(sessions: Sessions, session: Session, bell: Bell) -> tuple[float, float]:
    free: list[float] = []
    random = Random(2)
    while len(free) < TRIES:
        user = await _answer(sessions, session, random)
        await bell.rest(session)
        begun = perf_counter()
        try:
            await sessions.undo(session.id, user)
        except Refused:
            continue
        free.append(perf_counter() - begun)
        await bell.rest(session)
        if cast("Any", session.playing).round > 5:
            await _rewind(sessions, session, 1)
    rewinds: list[float] = []
    for _ in range(5):
        begun = perf_counter()
        await _rewind(sessions, session, 1)
        rewinds.append(perf_counter() - begun)
        for _ in range(4):
            await bell.rest(session)
            await _answer(sessions, session, random)
        await bell.rest(session)
    return median(free) * 1e3, median(rewinds) * 1e3


class _Bot:
    """As much of the bot as drawing needs."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.pictures = Pictures(Texts())


async def _pictures(sessions: Sessions, session: Session) -> tuple[float, float, float, float]:
    bot, locale = cast("Gravekeeper", _Bot(sessions)), Texts()("en")
    recaps: list[float] = []
    for _ in range(5):
        begun = perf_counter()
        await past.recap(bot, locale, session, 1)
        recaps.append(perf_counter() - begun)
    late, running = 0.0, True

    async def watch() -> None:
        nonlocal late
        while running:
            begun = perf_counter()
            await asyncio.sleep(0.01)
            late = max(late, perf_counter() - begun - 0.01)

    async def progress(done: int, every: int) -> None: ...

    watching = asyncio.create_task(watch())
    begun = perf_counter()
    data, frames = await film(bot, locale, session, None, progress)
    seconds = perf_counter() - begun
    running = False
    await watching
    return median(recaps) * 1e3, seconds / frames * 100, len(data) / frames * 100 / 1024, late * 1e3


async def _measure() -> tuple[float, ...]:
    with TemporaryDirectory() as folder:
        sessions = await serve(Path(folder) / "g.db")
        bell = Bell(sessions)
        session = await _long(sessions, bell)
        told = await _undos(sessions, session, bell)
        random = Random(3)
        while session.status == "playing":
            await bell.rest(session)
            if session.status == "playing":
                await _answer(sessions, session, random)
        pictures = await _pictures(sessions, session)
        await sessions.close()
    return (*told, *pictures)


def measure() -> tuple[float, ...]:
    """Milliseconds of a free undo and of a rewind over the whole log after `ANSWERS` answers, and of a recap.

    Then of a replay: seconds and KB of a hundred frames, and for how many ms the loop was kept waiting at most.
    """
    return asyncio.run(_measure())
