"""A map by itself, with where on it lies what options and events refer to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..canvas.box import Box
from ..canvas.sheet import Sheet

Corners = Sequence[tuple[float, float]]
"""The outline of a place, in shares of its box."""
Polygon = Sequence[tuple[int, int]]
SQUARE: Corners = ((0, 0), (1, 0), (1, 1), (0, 1))


class Chart(NamedTuple):
    """All of a map, without heading and panels; nothing on it is marked.

    ``name`` tells several maps of a game apart, ``unit`` is the width of a place in pixels, ``places`` are the boxes of
    what a reference stands for (none: it is not on this map), ``corners`` the outline of each in its box.
    """

    name: str
    sheet: Sheet
    unit: int
    places: Callable[[str], Sequence[Box]]
    corners: Corners = SQUARE

    def area(self, ref: str) -> list[Polygon]:
        """The outlines of what a reference stands for, in pixels of the sheet."""
        return [
            [(round(box.x0 + x * box.width), round(box.y0 + y * box.height)) for x, y in self.corners]
            for box in self.places(ref)
        ]
