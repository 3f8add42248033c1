"""Which part of a map is shown, where, and how large."""

from __future__ import annotations

from dataclasses import dataclass

from ..canvas.box import Box


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


def largest(window: Box, width: int, height: int) -> int:
    """Pixels of a cell with which the window just fits."""
    return min(width // window.width, height // window.height)
