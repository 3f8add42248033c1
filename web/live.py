"""News: an open page hears that there is something newer, never what; then it asks."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from random import random

from aiohttp import web

HEARTBEAT = 25.0
"""Seconds after which a stream says that it is still there."""
MOST = 2000
"""Streams of a process; who comes later asks from time to time."""
OF_ONE = 4
"""Streams of a visit."""
SPREAD, LATEST = 0.002, 0.4
"""Seconds for each page of a table, and at most, over which its pages hear of news: they would all fetch at once."""


class Live:
    """The open streams, by table."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._open: Counter[str] = Counter()
        self._closing = False

    def changed(self, session: str) -> None:
        """A table has changed."""
        for each in self._waiting.get(session, ()):
            each.set()

    def close(self) -> None:
        """All streams end."""
        self._closing = True
        for session in self._waiting:
            self.changed(session)

    async def stream(
        self, request: web.Request, session: str, visit: str, headers: dict[str, str]
    ) -> web.StreamResponse:
        """Server-sent events for a page, until it goes. Raises 503 if there are too many."""
        if self._closing:
            raise web.HTTPServiceUnavailable
        if self._open.total() >= MOST or self._open[visit] >= OF_ONE:
            raise web.HTTPServiceUnavailable(headers={"Retry-After": "30"})
        response = web.StreamResponse(headers={**headers, "Content-Type": "text/event-stream"})
        news = asyncio.Event()
        self._open[visit] += 1
        self._waiting.setdefault(session, set()).add(news)
        try:
            await response.prepare(request)
            while not self._closing:
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), HEARTBEAT)
                if news.is_set():
                    await asyncio.sleep(random() * min(LATEST, SPREAD * (len(self._waiting[session]) - 1)))
                await response.write(b"data: newer\n\n" if news.is_set() else b": here\n\n")
                news.clear()
        except ConnectionResetError:
            pass
        finally:
            self._open[visit] -= 1
            self._waiting[session].discard(news)
            if not self._waiting[session]:
                del self._waiting[session]
            self._open += Counter()  # those at 0 are forgotten
        return response
