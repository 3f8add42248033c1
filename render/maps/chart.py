"""A map by itself, with where on it lies what options and events refer to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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

    def at(self, refs: Iterable[str], x: int, y: int) -> str | None:
        """The smallest of these places in which a pixel of the sheet lies."""
        found = [
            (box.width * box.height, ref)
            for ref in refs
            for box, outline in zip(self.places(ref), self.area(ref), strict=True)
            if box.covers(x, y) and _inside(outline, x, y)
        ]
        return min(found)[1] if found else None


def _inside(outline: Polygon, x: int, y: int) -> bool:
    """Whether a ray from a point to the right leaves the outline once more than it enters it."""
    inside = False
    for (x0, y0), (x1, y1) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside
