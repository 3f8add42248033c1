"""What finished games come to, worked out once for as long as a game's row stays the same."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

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
