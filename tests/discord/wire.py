"""What the simulation leaves out between the bot and Discord: nonces, calls that take time, answers that get lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from fnmatch import fnmatch
from time import perf_counter
from typing import Any
from unittest.mock import patch

import discord
from discord.http import Route
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of

MESSAGES, MESSAGE = "/channels/*/messages", "/channels/*/messages/*"
FEW_MINUTES = 300
"""Seconds for which Discord knows a nonce; its documentation says “the past few minutes”."""


class _Lost:
    status, reason, headers = 502, "Bad Gateway", dict[str, str]()


@dataclass
class Wire:
    """``delay``: seconds that every call takes. ``calls`` are method and path of all that were made.

    ``most`` is how many were on their way at once. ``acknowledged`` and ``shown``: seconds from ``begun`` to the end
    of the last first answer to an interaction, and of the call that brought the newest board: a new post, else the last
    picture that a public post got. ``private``: what is pressed is a private message, and so is what answers it.
    """

    delay: float = 0
    most: int = 0
    under_way: int = 0
    begun: float = 0
    private: bool = False
    acknowledged: float = 0
    shown: float = 0
    calls: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    _lost: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    _held: list[tuple[str, str, asyncio.Event]] = field(default_factory=list[tuple[str, str, asyncio.Event]])
    _nonces: dict[tuple[str, str], tuple[float, Any]] = field(default_factory=dict[tuple[str, str], tuple[float, Any]])

    def lose(self, method: str, path: str) -> None:
        """The next such call takes effect, but is answered with 502, as after all of discord.py's own tries."""
        self._lost.append((method, path))

    def hold(self, method: str, path: str) -> asyncio.Event:
        """The next such call takes effect, and its answer never comes; the event is set once it has taken effect."""
        reached = asyncio.Event()
        self._held.append((method, path, reached))
        return reached

    def forget(self) -> None:
        """Time passes: Discord forgets the nonces."""
        self._nonces.clear()

    async def request(self, real: Any, client: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
        path = _path_of(route.url)
        self.calls.append((route.method, path))
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        try:
            if self.delay:
                await asyncio.sleep(self.delay / 2)
            result = await self._once(real, client, route, path, *args, **kwargs)
            if self.delay:
                await asyncio.sleep(self.delay / 2)
        finally:
            self.under_way -= 1
        if path.endswith("/callback"):
            self.acknowledged = perf_counter() - self.begun
        if (kwargs.get("form") or kwargs.get("multipart")) and self._is_board(route.method, path):
            self.shown = perf_counter() - self.begun
        for rule in self._held:
            if rule[0] == route.method and fnmatch(path, rule[1]):
                self._held.remove(rule)
                rule[2].set()
                await asyncio.sleep(3600)
        for rule in self._lost:
            if rule[0] == route.method and fnmatch(path, rule[1]):
                self._lost.remove(rule)
                raise discord.HTTPException(_Lost(), "lost by the test")
        return result

    def _is_board(self, method: str, path: str) -> bool:
        """Whether a call with a picture brings the newest board: no panel, and not what becomes of an old post."""
        if path.startswith("/webhooks/") or (self.private and path.endswith("/callback")):
            return False
        return _is_post(method, path) or not any(_is_post(*call) for call in self.calls)

    async def _once(self, real: Any, client: Any, route: Any, path: str, *args: Any, **kwargs: Any) -> Any:
        """Discord makes no second message of the same nonce; it returns the first, whatever the second says."""
        nonce = _nonce(kwargs) if route.method == "POST" and fnmatch(path, "/channels/*/messages") else None
        if nonce is None:
            return await real(client, route, *args, **kwargs)
        now = discord.utils.utcnow().timestamp()
        at, message = self._nonces.get((path, nonce), (0.0, None))
        if message is None or now - at > FEW_MINUTES:
            message = await real(client, route, *args, **kwargs)
            self._nonces[path, nonce] = now, deepcopy(message)
        return deepcopy(message)


def _is_post(method: str, path: str) -> bool:
    """Whether a call makes a new message in a channel."""
    return method == "POST" and path.startswith("/channels/")


def _nonce(kwargs: dict[str, Any]) -> str | None:
    body = kwargs.get("json")
    for part in kwargs.get("form") or ():
        if part.get("name") == "payload_json":
            body = json.loads(part["value"])
    return body["nonce"] if body and body.get("enforce_nonce") else None


@contextmanager
def wired() -> Iterator[Wire]:
    """Everything that the bot says to Discord goes this way."""
    wire = Wire()
    by_bot, by_token = FakeHTTPClient.request, FakeWebhookAdapter.request

    async def bot(self: Any, route: Route, **kwargs: Any) -> Any:
        return await wire.request(by_bot, self, route, **kwargs)

    async def token(self: Any, route: Any, session: Any, **kwargs: Any) -> Any:
        return await wire.request(by_token, self, route, session, **kwargs)

    with patch.object(FakeHTTPClient, "request", bot), patch.object(FakeWebhookAdapter, "request", token):
        yield wire
