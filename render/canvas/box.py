"""Rectangles of pixels, cut up the way a page is laid out."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle; `x1` and `y1` lie just outside it."""

    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def width(self) -> int:
        return self.x1 - self.x0

    @property
    def height(self) -> int:
        return self.y1 - self.y0

    @property
    def centre(self) -> tuple[int, int]:
        return (self.x0 + self.x1) // 2, (self.y0 + self.y1) // 2

    @classmethod
    def at(cls, x: int, y: int, width: int, height: int) -> Box:
        return cls(x, y, x + width, y + height)

    @classmethod
    def around(cls, centre: tuple[int, int], width: int, height: int | None = None) -> Box:
        """The box of this size, as high as wide if only that is told, with its middle there."""
        height = width if height is None else height
        return cls.at(centre[0] - width // 2, centre[1] - height // 2, width, height)

    @classmethod
    def hull(cls, boxes: Iterable[Box]) -> Box:
        """The smallest box that holds these; there must be one."""
        x0, y0, x1, y1 = zip(*boxes, strict=True)
        return cls(min(x0), min(y0), max(x1), max(y1))

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """The box without a border of `dx` (and `dy`) pixels; negative values grow it."""
        dy = dx if dy is None else dy
        return Box(self.x0 + dx, self.y0 + dy, self.x1 - dx, self.y1 - dy)

    def move(self, dx: int, dy: int) -> Box:
        return Box(self.x0 + dx, self.y0 + dy, self.x1 + dx, self.y1 + dy)

    def left(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """The left `width` pixels, and what is to the right of them after the gap."""
        cut = self.x0 + width
        return Box(self.x0, self.y0, cut, self.y1), Box(cut + gap, self.y0, self.x1, self.y1)

    def right(self, width: int, gap: int = 0) -> tuple[Box, Box]:
        """The right `width` pixels, and what is to the left of them before the gap."""
        cut = self.x1 - width
        return Box(cut, self.y0, self.x1, self.y1), Box(self.x0, self.y0, cut - gap, self.y1)

    def top(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """The top `height` pixels, and what is below them after the gap."""
        cut = self.y0 + height
        return Box(self.x0, self.y0, self.x1, cut), Box(self.x0, cut + gap, self.x1, self.y1)

    def bottom(self, height: int, gap: int = 0) -> tuple[Box, Box]:
        """The bottom `height` pixels, and what is above them before the gap."""
        cut = self.y1 - height
        return Box(self.x0, cut, self.x1, self.y1), Box(self.x0, self.y0, self.x1, cut - gap)

    def columns(self, count: int, gap: int = 0) -> list[Box]:
        """`count` columns, equally wide to the pixel, with gaps between them."""
        span = self.width + gap
        edges = [self.x0 + span * i // count for i in range(count + 1)]
        return [Box(a, self.y0, b - gap, self.y1) for a, b in pairwise(edges)]

    def rows(self, count: int, gap: int = 0) -> list[Box]:
        """`count` rows, equally high to the pixel, with gaps between them."""
        span = self.height + gap
        edges = [self.y0 + span * i // count for i in range(count + 1)]
        return [Box(self.x0, a, self.x1, b - gap) for a, b in pairwise(edges)]

    def holds(self, other: Box) -> bool:
        return self.x0 <= other.x0 and self.y0 <= other.y0 and self.x1 >= other.x1 and self.y1 >= other.y1

    def covers(self, x: int, y: int) -> bool:
        """Whether the point lies in the box."""
        return self.x0 <= x < self.x1 and self.y0 <= y < self.y1

    def cut(self, other: Box) -> Box:
        """What lies in both, if they meet."""
        return Box(max(self.x0, other.x0), max(self.y0, other.y0), min(self.x1, other.x1), min(self.y1, other.y1))

    def meets(self, other: Box) -> bool:
        """Whether a pixel lies in both."""
        return self.x0 < other.x1 and other.x0 < self.x1 and self.y0 < other.y1 and other.y0 < self.y1
