"""Where squares lie in the frame of the picture: letters along the top, numbers down the side. Arithmetic only."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from engine.games.zombies.city import Placed, address
from engine.games.zombies.state import ZombiesState

MARGIN = 1
"""Cells around the city that are shown."""
_NAME = re.compile(r"([A-Z]{1,2})\s*(\d{1,3})")
_LOOKALIKES = str.maketrans("АВЕКМНОРСТУХ", "ABEKMHOPCTYX")
"""Cyrillic letters that people type for Latin ones."""


class Window(NamedTuple):
    """Cells of the map; `x1` and `y1` lie just outside."""

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

    def holds(self, x: int, y: int) -> bool:
        return self.x0 <= x < self.x1 and self.y0 <= y < self.y1

    def around(self, x: int, y: int, width: int, height: int) -> Window:
        """A part of at most this size, with the cell as near its middle as the edges allow."""
        width, height = min(width, self.width), min(height, self.height)
        left = min(max(self.x0, x - width // 2), self.x1 - width)
        top = min(max(self.y0, y - height // 2), self.y1 - height)
        return Window(left, top, left + width, top + height)


def frame(placed: Sequence[Placed]) -> Window:
    """All placed tiles and a cell of margin around them."""
    xs, ys = [each.x for each in placed], [each.y for each in placed]
    return Window(min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN + 1, max(ys) + MARGIN + 1)


def column(n: int) -> str:
    """The letters of a column counted from 0: A to Z, then AA, AB and so on."""
    first, last = divmod(n, 26)
    return (column(first - 1) if first else "") + chr(ord("A") + last)


def grid_name(view: ZombiesState, square: str) -> str:
    """What a square is called in the frame of the picture, such as ``C7``."""
    whole = frame(view.tiles)
    x, y = view.city.at(square)
    return f"{column(x - whole.x0 * 3)}{y - whole.y0 * 3 + 1}"


def latin(name: str) -> str:
    """Letters of the picture as they stand there: capital, and Latin where a Cyrillic one looks the same."""
    return name.strip().upper().translate(_LOOKALIKES)


def square_at(view: ZombiesState, name: str) -> str | None:
    """The address of the square with this name in the frame; None if the name is none or no tile lies there."""
    found = _NAME.fullmatch(latin(name))
    if not found:
        return None
    n = 0
    for letter in found[1]:
        n = n * 26 + ord(letter) - ord("A") + 1
    whole = frame(view.tiles)
    cell_x, dx = divmod(n - 1, 3)
    cell_y, dy = divmod(int(found[2]) - 1, 3)
    number = view.city.cells.get((whole.x0 + cell_x, whole.y0 + cell_y))
    return None if number is None else address(number, dy * 3 + dx + 1)
