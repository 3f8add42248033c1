"""The first thing to read on a board: for whom the table waits."""

from __future__ import annotations

from typing import Any

from .canvas.box import Box
from .canvas.sheet import Sheet
from .canvas.text import FLOOR, Style, fit
from .canvas.theme import CREAM, INK, MUTED, Colour
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


STRIPE = 64
"""Pixels of a stripe across the top of a picture."""


def striped(sheet: Sheet, text: str) -> Sheet:
    """The same sheet below a bright stripe that says what kind of picture it is."""
    new = Sheet(sheet.box.width, sheet.box.height + STRIPE, CREAM)
    new.inlay(sheet, sheet.box, 0, STRIPE)
    new.hold(sheet, 0, STRIPE)
    new.line(text, new.box._replace(y1=STRIPE).inset(24, 0), Style(34, "Black"), INK, "centre")
    return new


def aside(sheet: Sheet, box: Box, upper: str, lower: str, width: int = 330, size: int = 28, floor: int = FLOOR) -> Box:
    """What is going on and how far the game is, at the right end; ``upper`` alone stands half-way down.

    Returns the rest.
    """
    side, rest = box.right(width, 12)
    above, below = side.inset(0, 8).rows(2)
    sheet.line(upper, above if lower else side, Style(size, "Bold", floor), INK, "right")
    sheet.line(lower, below, Style(size - 4, "Medium"), INK, "right")
    return rest


def footer(sheet: Sheet, box: Box, scene: Scene[Any], colour: Colour, text: str, size: int = 24) -> None:
    """The name of the game in its colour, and what is said after it."""
    laid = sheet.line(scene.label("title"), box, Style(28, "Black"), colour)
    sheet.line(text, box._replace(x0=box.x0 + laid.width + 18), Style(size), MUTED)


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
