"""A part of a map in close-up, under a line that says whose surroundings it shows."""

from __future__ import annotations

from typing import Any

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import PANEL, WHITE
from ..scene import Scene

WIDTH, MARGIN, EDGE = 1200, 24, 20
ROOM = WIDTH - 2 * MARGIN
"""Pixels that the map may be wide."""


def titled(scene: Scene[Any], seat: str, line: str, height: int) -> tuple[Sheet, Box]:
    """A sheet with the seat's badge and a line about it, and the place for a map of this height below."""
    sheet = Sheet(WIDTH, height + 68 + 2 * EDGE)
    title, rest = sheet.box.inset(MARGIN, EDGE).top(56, 12)
    sheet.panel(title, PANEL, 14)
    mark, said = title.inset(10, 0).left(54, 10)
    look = scene.look(seat)
    sheet.badge(look.shape, scene.initials(seat), mark.centre, 46, look.colour)
    sheet.line(line, said, Style(32, "Bold"), WHITE)
    return sheet, rest.top(height)[0]
