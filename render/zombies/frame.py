"""Which cells of the city a picture of all of it shows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.zombies.city import Placed

from ..canvas.box import Box

MARGIN = 1
"""Cells around the city that are shown."""


def frame(placed: Sequence[Placed]) -> Box:
    """The cells of all placed tiles and a cell of margin around them."""
    xs, ys = [each.x for each in placed], [each.y for each in placed]
    return Box(min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN + 1, max(ys) + MARGIN + 1)
