"""A picture as a page: its parts below one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from .canvas.box import Box
from .canvas.sheet import Sheet

WIDTH = 1200
"""Pixels of a page from side to side."""
MARGIN = 24
"""Pixels that its parts keep free at its sides."""
EDGE = 20
"""Pixels that they keep free above and below."""
S = TypeVar("S")
Part = tuple[int, Callable[[Sheet, Box, S], object]]
"""The height of a part in pixels, and what draws it; it is left out if it has no height."""


def page(scene: S, parts: Iterable[Part[S]], gap: int, edge: int = EDGE) -> Sheet:
    """A sheet with these parts of a scene, and so many pixels between them."""
    shown = [(height, draw) for height, draw in parts if height]
    sheet = Sheet(WIDTH, sum(height + gap for height, _ in shown) - gap + 2 * edge)
    rest = sheet.box.inset(MARGIN, edge)
    for height, draw in shown:
        box, rest = rest.top(height, gap)
        draw(sheet, box, scene)
    return sheet


def full(box: Box) -> Box:
    """The part of the page from edge to edge, which a map takes."""
    return box._replace(x0=0, x1=WIDTH)
