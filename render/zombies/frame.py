"""Where squares lie in the frame of the picture: letters along the top, numbers down the side. Arithmetic only."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.zombies.city import Placed, address
from engine.games.zombies.state import ZombiesState

from ..canvas.box import Box
from ..maps import grid

MARGIN = 1
"""Cells around the city that are shown."""


def frame(placed: Sequence[Placed]) -> Box:
    """The cells of all placed tiles and a cell of margin around them."""
    xs, ys = [each.x for each in placed], [each.y for each in placed]
    return Box(min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN + 1, max(ys) + MARGIN + 1)


def grid_name(view: ZombiesState, square: str) -> str:
    """What a square is called in the frame of the picture, such as ``C7``."""
    whole = frame(view.tiles)
    x, y = view.city.at(square)
    return grid.name(x - whole.x0 * 3, y - whole.y0 * 3)


def square_at(view: ZombiesState, name: str) -> str | None:
    """The address of the square with this name in the frame; None if the name is none or no tile lies there."""
    found = grid.parse(name)
    if not found:
        return None
    whole = frame(view.tiles)
    cell_x, dx = divmod(found[0], 3)
    cell_y, dy = divmod(found[1], 3)
    number = view.city.cells.get((whole.x0 + cell_x, whole.y0 + cell_y))
    return None if number is None else address(number, dy * 3 + dx + 1)
