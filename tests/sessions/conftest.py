from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sessions.world import Clock, service

from engine.store import Store, open_store
from engine.tables.sessions import Sessions


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def stores() -> AsyncIterator[Callable[[Path], Awaitable[Store]]]:
    """Opens stores, and closes them however the test ends (their threads would keep the process alive)."""
    opened: list[Store] = []

    async def open(path: Path) -> Store:
        opened.append(await open_store(path))
        return opened[-1]

    yield open
    for store in opened:
        await store.close()


@pytest.fixture
async def serve(where: Path | str, clock: Clock) -> AsyncIterator[Callable[..., Awaitable[Sessions]]]:
    """Starts the service on the database of this test, again and again."""
    started: list[Sessions] = []

    async def start(*games: object, seed: str = "seed") -> Sessions:
        started.append(await service(where, *games, clock=clock, seed=seed))
        return started[-1]

    yield start
    for sessions in started:
        await sessions.close()
