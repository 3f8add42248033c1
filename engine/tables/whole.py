"""Acts that come to their end, whatever becomes of who waits for them or of the session meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from ..core.errors import Gone
from ..store import Stale
from .reading import Reading

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound=Reading)

TRIES = 3
"""Tries of an act on a session that others change at the same time."""


def whole(
    method: Callable[Concatenate[S, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, R]]:
    """What is begun comes to its end, even if the task that waits for it is cancelled.

    An act on a session that somebody else has changed on disk is judged and done anew; if that happens again and again,
    the moment has passed (`Gone`).
    """

    async def work(self: S, *args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(TRIES):
            with suppress(Stale):
                return await method(self, *args, **kwargs)
        raise Gone

    @wraps(method)
    async def wrapper(self: S, *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.shield(self._live.start(work(self, *args, **kwargs)))  # pyright: ignore[reportPrivateUsage]

    return wrapper
