"""Who goes first where one event loop serves all: presses, which somebody waits for; what can wait gives way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, suppress

LONGEST = 0.3
"""Seconds for which a press goes first: what takes longer (a film, a slow call to Discord) holds nobody up."""
PATIENCE = 0.05
"""Seconds that a piece of other work waits at most, so that it gets its share however many presses there are."""


class Precedence:
    """Of one event loop."""

    def __init__(self) -> None:
        self._pressing = 0
        self._none = asyncio.Event()
        self._none.set()
        self._one = asyncio.Semaphore()

    @contextmanager
    def first(self) -> Generator[None]:
        """A press is answered inside this block."""
        self._pressing += 1
        self._none.clear()
        going = True

        def ended() -> None:
            nonlocal going
            self._pressing -= going
            going = False
            if not self._pressing:
                self._none.set()

        timer = asyncio.get_running_loop().call_later(LONGEST, ended)
        try:
            yield
        finally:
            timer.cancel()
            ended()

    async def give_way(self) -> None:
        """Until no press is under way, or `PATIENCE` is at its end; also between two pieces of long work."""
        if self._pressing:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._none.wait(), PATIENCE)

    @asynccontextmanager
    async def later(self) -> AsyncGenerator[None]:
        """One after the other, each when no press is under way."""
        async with self._one:
            await asyncio.sleep(0)  # whoever has come meanwhile is seen
            await self.give_way()
            yield
