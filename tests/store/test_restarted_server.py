"""A PostgreSQL that starts again in the middle of what stand-ins do: their tables go on by themselves."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random

import pytest
from core.toy import Toy
from patience import PATIENCE
from postgres import Server, needed
from sessions.child import begin
from sessions.world import assert_sound, due, rest, service

from engine.core.shape import sample
from engine.store import StoreError
from engine.tables import acting, journal

AWAY = 2.0
"""Seconds that it takes."""
TABLES = 6


@pytest.mark.parametrize("how", ["fast", "immediate"])
async def test_tables_of_stand_ins_go_on_after_the_server_has_started_again(
    monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    needed()
    monkeypatch.setattr(acting, "SLICE", 0)
    monkeypatch.setattr(journal, "LOOKED_FOR", 0.5)
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder))
        server.create()
        server.start()
        sessions = await service(server.url, Toy())
        try:
            ids = [(await rest(await begin(sessions, "toy", channel))).id for channel in range(TABLES)]
            with monkeypatch.context() as during:
                during.setattr(acting, "next_act", lambda *_: None)
                for id in ids:
                    session = await sessions.get(id)
                    while mine := due(session):
                        user, decision = mine[0]
                        answer = sample(decision.ask.shape, Random(1))
                        await sessions.answer(id, user, decision.id, answer)
            for id in ids[: TABLES // 2]:  # these are on their way, the others set out while nobody is there
                sessions._running.rouse(await sessions.get(id))
            await asyncio.to_thread(server.stop, how)
            for id in ids[TABLES // 2 :]:
                sessions._running.rouse(await sessions.get(id))
            await asyncio.sleep(AWAY)
            assert all(id in sessions._running._pauses for id in ids[TABLES // 2 :])
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(PATIENCE):
                for id in ids:
                    while not await waits_for_people(sessions, id):  # noqa: ASYNC110
                        await asyncio.sleep(0.05)
            for id in ids:
                await assert_sound(sessions, await sessions.get(id))
        finally:
            await sessions.close()
            server.stop()


async def waits_for_people(sessions, id: str) -> bool:
    try:
        session = await sessions.get(id)
    except StoreError:
        return False
    rests = session.resting and not session.lock.locked() and id not in sessions._running._pauses
    return rests and (session.status != "playing" or bool(due(session)))
