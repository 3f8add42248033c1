"""The frame of a map: which part is shown, how large, and what its columns and rows are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ..canvas.box import Box
from ..canvas.fonts import width as text_width
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import LINE, MUTED

EDGE = 34
"""Pixels of the strips with letters and numbers."""
PAD = 8
RIM = EDGE + 2 * PAD
"""What the frame takes of the width, and of the height."""
_NAME = re.compile(r"([A-Z]{1,2})\s*(\d{1,3})")
_LOOKALIKES = str.maketrans("АВЕКМНОРСТУХ", "ABEKMHOPCTYX")
"""Cyrillic letters that people type for Latin ones."""


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
    """The window with its frame in the middle of a box of pixels."""
    width, height = room_for(window, pitch)
    left, top = box.x0 + (box.width - width) // 2, box.y0 + (box.height - height) // 2
    return Grid(window, pitch, left + EDGE + PAD, top + EDGE + PAD)


def room_for(window: Box, pitch: int) -> tuple[int, int]:
    """Pixels in width and height that a map of this window takes, its frame included."""
    return window.width * pitch + RIM, window.height * pitch + RIM


def largest(window: Box, width: int, height: int) -> int:
    """Pixels of a cell with which the window and its frame just fit."""
    return min((width - RIM) // window.width, (height - RIM) // window.height)


def around(whole: Box, x: int, y: int, width: int, height: int) -> Box:
    """A part of at most this size, with the cell as near its middle as the edges of the whole allow."""
    width, height = min(width, whole.width), min(height, whole.height)
    left = min(max(whole.x0, x - width // 2), whole.x1 - width)
    top = min(max(whole.y0, y - height // 2), whole.y1 - height)
    return Box.at(left, top, width, height)


def axes(sheet: Sheet, box: Box, columns: Sequence[str], rows: Sequence[str], group: int = 1) -> None:
    """Names along the top and down the side; where they are too tight, only the middle one of each `group`."""
    size = box.width // len(columns)
    narrow = Style(18, "Medium", 18)
    style = Style(24 if size >= 40 else 22, "Medium") if size >= 26 else narrow
    sheet.fill(Box(box.x0, box.y0 - 3, box.x1, box.y0 - 1), LINE)
    sheet.fill(Box(box.x0 - 3, box.y0, box.x0 - 1, box.y1), LINE)
    for n, name in enumerate(columns):
        letters = style if len(name) == 1 or size >= 36 else narrow
        taken = text_width(name, letters.weight, letters.size)
        if n % group == group // 2 or taken < size:
            wide = max(size, taken + 4)
            place = Box.at(box.x0 + n * size + (size - wide) // 2, box.y0 - EDGE, wide, EDGE - 4)
            sheet.text(name, place, letters, MUTED, "centre", "middle", 1)
    for n, name in enumerate(rows):
        if n % group == group // 2 or size >= style.size + 2:
            place = Box.at(box.x0 - EDGE - 4, box.y0 + n * size - 6, EDGE + 1, size + 12)
            sheet.text(name, place, style, MUTED, "right", "middle", 1)


def column(n: int) -> str:
    """The letters of a column counted from 0: A to Z, then AA, AB and so on."""
    first, last = divmod(n, 26)
    return (column(first - 1) if first else "") + chr(ord("A") + last)


def name(x: int, y: int) -> str:
    """What is in this column and row, both counted from 0, is called: `C7`."""
    return f"{column(x)}{y + 1}"


def latin(name: str) -> str:
    """Letters of the picture as they stand there: capital, and Latin where a Cyrillic one looks the same."""
    return name.strip().upper().translate(_LOOKALIKES)


def parse(name: str) -> tuple[int, int] | None:
    """Column and row of a name as people type it, both counted from 0; None if it is none."""
    found = _NAME.fullmatch(latin(name))
    if not found:
        return None
    n = 0
    for letter in found[1]:
        n = n * 26 + ord(letter) - ord("A") + 1
    return n - 1, int(found[2]) - 1
