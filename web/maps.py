"""The maps of a table for whoever looks: drawn in threads, once for all who see the same, and found by their digest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.tables.session import Still
from render.board import Board
from render.boards import BOARDS
from render.canvas.encode import Picture
from render.canvas.sheet import Sheet
from render.maps.chart import Chart
from telling.texts import Locale

KEPT = 96
"""Drawn views that are kept, of a quarter of a megabyte at most."""


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
        self._views: OrderedDict[tuple[object, ...], asyncio.Task[list[Drawn]]] = OrderedDict()
        self._found: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def of(self, still: Still, seat: str | None, locale: Locale, changed: Mapping[str, int]) -> list[Drawn]:
        """All maps of the game as a seat sees it, with what has changed."""
        key = still.id, still.kept.version, seat, locale.language, frozenset(changed.items())
        task = self._views.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            view, board = still.view(seat), BOARDS[still.game.id]
            task = asyncio.create_task(asyncio.to_thread(_draw, board, view, locale, still.names, changed))
            self._views[key] = task
        self._views.move_to_end(key)
        found = await asyncio.shield(task)
        for each in found:
            self._found[still.id, each.picture.digest] = each.picture.data
            self._found.move_to_end((still.id, each.picture.digest))
        _trim(self._views)
        _trim(self._found)
        return found

    def picture(self, session: str, digest: str) -> bytes | None:
        """A picture of this table that has been drawn lately."""
        return self._found.get((session, digest))


def _trim(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > KEPT:
        kept.popitem(last=False)


def _draw(
    board: Board[Any], view: Any, locale: Locale, names: Mapping[str, str], changed: Mapping[str, int]
) -> list[Drawn]:
    return [
        Drawn(chart._replace(sheet=Sheet(1, 1)), board.picture(chart.sheet, ()), chart.sheet.box.x1, chart.sheet.box.y1)
        for chart in board.charts(view, locale, names, changed=changed)
    ]
