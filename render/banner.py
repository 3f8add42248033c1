"""The first thing to read on a board: for whom the table waits."""

from __future__ import annotations

from typing import Any

from .canvas.box import Box
from .canvas.sheet import Sheet
from .canvas.text import Style, fit
from .canvas.theme import INK, Colour
from .scene import Scene


def banner(sheet: Sheet, box: Box, scene: Scene[Any], colour: Colour, height: int, ended: str) -> Box:
    """A panel with the badges of the seats that the table waits for; returns what is left of it for words.

    It has the colour of the seat, or the game's ``colour`` for several, whose badges stand on plates of this height;
    at the end the icon ``ended``.
    """
    seats = scene.waiting
    sheet.panel(box, scene.look(seats[0]).colour if len(seats) == 1 else colour, 16)
    rest = box.inset(14, 0)
    for seat in seats:
        look = scene.look(seat)
        place, rest = rest.left(62, 4)
        if len(seats) == 1:
            sheet.badge(look.shape, scene.initials(seat), place.centre, 58, INK, look.colour)
        else:
            sheet.panel(Box.at(place.x0, place.centre[1] - height // 2, place.width, height), INK, 12)
            sheet.badge(look.shape, scene.initials(seat), place.centre, 48, look.colour)
    if scene.s.over:
        icon, rest = rest.left(62, 4)
        sheet.icon(ended, icon.centre, 54, INK)
    return rest


def words(sheet: Sheet, box: Box, scene: Scene[Any], more: str, size: int) -> None:
    """Who is asked for what, this large, or only for what where there is no room: the badges say whom. ``more``, if
    any, is a smaller line below.
    """
    said, rest = scene.heading if len(scene.waiting) < 3 else scene.question, box.inset(6, 4)
    if more:
        rest, line = rest.rows(2)
        sheet.line(more, line, Style(26, "Medium"), INK)
    style, lines = Style(size, "Bold", 24), 1 if more else 2
    if not fit(said, style, rest.width - 2, rest.height, lines).whole:
        said = scene.question
    sheet.text(said, rest, style, INK, "left", "middle", lines)
