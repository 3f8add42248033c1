"""Which part of a map is shown, where, and how large."""

from __future__ import annotations

from dataclasses import dataclass

from ..canvas.box import Box

Cell = tuple[int, int]
"""Column and row."""


@dataclass(frozen=True)
class Grid:
    """A part of a map on a sheet: the cells of `window`, each `pitch` pixels wide and high, from (`x`, `y`) on."""

    window: Box
    pitch: int
    x: int
    y: int

    @property
    def box(self) -> Box:
        return Box.at(self.x, self.y, self.window.width * self.pitch, self.window.height * self.pitch)

    def cell(self, x: int, y: int) -> Box:
        """The place of a cell of the map, which may lie outside the window."""
        return Box.at(
            self.x + (x - self.window.x0) * self.pitch,
            self.y + (y - self.window.y0) * self.pitch,
            self.pitch,
            self.pitch,
        )


def centred(window: Box, pitch: int, box: Box) -> Grid:
    """The window in the middle of a box of pixels."""
    left = box.x0 + (box.width - window.width * pitch) // 2
    return Grid(window, pitch, left, box.y0 + (box.height - window.height * pitch) // 2)


def between(grid: Grid, a: Cell, b: Cell, thick: int) -> Box:
    """The strip between two neighbouring cells, the second to the right of the first or below it."""
    half, box = thick // 2, grid.cell(*b)
    strip = box._replace(x1=box.x0) if a[1] == b[1] else box._replace(y1=box.y0)
    return strip.inset(-half)


def across(strip: Box, count: int, gap: int = 0) -> list[Box]:
    """A strip cut across into this many parts."""
    return strip.columns(count, gap) if strip.width > strip.height else strip.rows(count, gap)


def middle(strip: Box, share: float) -> Box:
    """The middle of a strip, of this share of its length."""
    cut = round(max(strip.width, strip.height) * (1 - share) / 2)
    return strip.inset(cut, 0) if strip.width > strip.height else strip.inset(0, cut)


def lane(strip: Box, thick: int) -> Box:
    """A line of so many pixels along the middle of a strip."""
    level = strip.width > strip.height
    return Box.around(strip.centre, strip.width, thick) if level else Box.around(strip.centre, thick, strip.height)


def largest(window: Box, width: int, height: int) -> int:
    """Pixels of a cell with which the window just fits."""
    return min(width // window.width, height // window.height)
