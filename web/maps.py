"""The maps of a table for whoever looks: drawn in threads, once for all who see the same, and found by their digest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from engine.core.state import State
from engine.tables.session import Still
from render.board import Board
from render.boards import BOARDS
from render.canvas.encode import Picture
from render.canvas.sheet import Sheet
from render.maps.chart import Chart
from telling.texts import Locale

P = ParamSpec("P")
T = TypeVar("T")
KEPT = 64 << 20
"""Bytes of pictures that are kept: the largest has a quarter of a megabyte, most a third of that or less."""
VIEWS = 512
"""Views that are kept at most: what else is known of one takes up to 80 kB of memory."""


@dataclass(slots=True, frozen=True)
class Drawn:
    """A map and its picture; the sheet of the chart is gone, which is twenty times as large."""

    chart: Chart
    picture: Picture
    width: int
    height: int


class Maps:
    """Draws the maps of sessions, and remembers the last ones."""

    def __init__(self) -> None:
        self._views: OrderedDict[tuple[object, ...], asyncio.Task[Any]] = OrderedDict()
        self._sizes: dict[tuple[object, ...], int] = {}
        self._found: WeakValueDictionary[tuple[str, str | None, str], Picture] = WeakValueDictionary()
        # One only: several would hold up the event loop together, and get on no faster.
        self._thread = ThreadPoolExecutor(1, "pages")

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def of(
        self,
        still: Still,
        seat: str | None,
        locale: Locale,
        changed: Mapping[str, int],
        moment: tuple[int, State] | None = None,
        home: str = "",
    ) -> list[Drawn]:
        """All maps of the game as a seat sees it, with what has changed; ``moment``: after this entry of the log, which
        was seen so. ``home`` is the table that looks at them, if it is another: that of a try-out.
        """
        when, seen = moment or (still.kept.version, None)
        key = still.id, moment is None, when, seat, locale.language, frozenset(changed.items()), *still.names.items()
        found = await self._once(
            key, _draw, BOARDS[still.game.id], seen or still.view(seat), locale, still.names, changed
        )
        self._keep(key, home or still.id, seat, *(each.picture for each in found))
        return found

    async def hand(self, still: Still, seat: str, locale: Locale, home: str) -> Picture | None:
        """What a seat holds, if the game draws it."""
        board = BOARDS[still.game.id]
        if board.hand is None:
            return None
        key = still.id, still.kept.version, seat, locale.language, "hand"
        found = await self._once(key, board.held, still.view(seat), locale, still.names, seat)
        self._keep(key, home, seat, found)
        return found

    async def _once(self, key: tuple[object, ...], draw: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What a thread has drawn, or draws now, for all who ask for the same."""
        task = self._views.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._views[key] = asyncio.create_task(self._drawn(partial(draw, *args, **more)))
        self._views.move_to_end(key)
        return await asyncio.shield(task)

    async def _drawn(self, draw: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, draw)

    def _keep(self, view: tuple[object, ...], home: str, seat: str | None, *pictures: Picture) -> None:
        """The pictures of a view can be fetched, until others need its room."""
        for each in pictures:
            self._found[home, seat, each.digest] = each
        if view in self._views:
            self._sizes[view] = sum(len(each.data) for each in pictures)
        while len(self._views) > VIEWS or sum(self._sizes.values()) > KEPT:
            self._sizes.pop(self._views.popitem(last=False)[0], None)

    def picture(self, session: str, seat: str | None, digest: str) -> bytes | None:
        """A picture of this table that has been drawn lately for this seat."""
        found = self._found.get((session, seat, digest))
        return found and found.data


def _draw(
    board: Board[Any], view: Any, locale: Locale, names: Mapping[str, str], changed: Mapping[str, int]
) -> list[Drawn]:
    drawn = [
        Drawn(chart._replace(sheet=Sheet(1, 1)), board.picture(chart.sheet, ()), chart.sheet.box.x1, chart.sheet.box.y1)
        for chart in board.charts(view, locale, names, changed=changed)
    ]
    for each in drawn:
        _ = each.picture.digest  # worked out here, not in the event loop
    return drawn
