"""What finished games come to, worked out once for as long as a game's row stays the same."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

from ..core.game import Game
from ..store import Store

log = logging.getLogger(__name__)

W = TypeVar("W")


class Remembered(Generic[W]):
    """The same for at most so many games; what was worked out first goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[tuple[str, int], W] = OrderedDict()

    async def get(self, session: str, version: int, work_out: Callable[[], Awaitable[W]]) -> W:
        """What a game comes to, which ``work_out`` says if it is not known."""
        key = session, version
        if key not in self._known:
            self._known[key] = await work_out()
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return self._known[key]


async def of_state(
    store: Store, session: str, game: Game[Any], work_out: Callable[[Game[Any], Any], W], what: str
) -> W | None:
    """What a finished game comes to by its last state; None if it cannot be read, which leaves all others counted.

    ``what`` it counts for, in the program's log.
    """
    row = await store.row("SELECT state FROM sessions WHERE id = ?", session)
    try:
        return await asyncio.to_thread(lambda: work_out(game, game.load(row[0]))) if row and row[0] else None
    except Exception:
        log.warning("session %s counts for no %s", session, what, exc_info=True)
        return None
