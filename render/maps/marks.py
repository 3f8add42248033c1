"""Marks on places of a map: halos around what has changed, what was lost there, veils, prices."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from ..canvas.box import Box
from ..canvas.fonts import width
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import DANGER, INK, WHITE, Colour
from .pieces import SMALL, inscribe


def brackets(sheet: Sheet, box: Box, colour: Colour) -> None:
    """Four corners around a place on which something has happened."""
    width, length = max(2, box.width // 14), round(box.width * 0.3)
    outer = box.inset(-1)
    for x0, x1 in ((outer.x0, outer.x0 + length), (outer.x1 - length, outer.x1)):
        for y0, y1 in ((outer.y0, outer.y0 + width), (outer.y1 - width, outer.y1)):
            sheet.fill(Box(x0, y0, x1, y1), colour)
    for x0, x1 in ((outer.x0, outer.x0 + width), (outer.x1 - width, outer.x1)):
        for y0, y1 in ((outer.y0, outer.y0 + length), (outer.y1 - length, outer.y1)):
            sheet.fill(Box(x0, y0, x1, y1), colour)


def outline(sheet: Sheet, box: Box, colour: Colour, width: int) -> None:
    """A frame drawn inside the box."""
    for strip in (box.top(width), box.bottom(width), box.left(width), box.right(width)):
        sheet.fill(strip[0], colour)


def veil(sheet: Sheet, box: Box, colour: Colour, share: float) -> None:
    """What is there, tinted with so much of a colour (0 to 1)."""
    sheet.ink(_thin(box.width, box.height, round(255 * share)), box.x0, box.y0, colour)


@lru_cache(maxsize=16)
def _thin(width: int, height: int, cover: int) -> Image.Image:
    """Coverage that is the same everywhere; it is shared: do not draw on it."""
    return Image.new("L", (width, height), cover)


def candidate(sheet: Sheet, box: Box, number: int, size: int, colour: Colour) -> None:
    """A numbered place where something can be put; `size` in pixels is that of the number."""
    outline(sheet, box, colour, max(2, size // 9))
    sheet.shape("circle", box.centre, round(size * 1.5), colour)
    style = Style(max(16, round(size * 1.1)), "Black", 12)
    sheet.line(str(number), box.inset(size * 3 // 4), style, INK, "centre")


def price(sheet: Sheet, box: Box, number: int, small: bool, ink: Colour, star: Colour | None = None) -> None:
    """What it costs to go there, on a dark disc or on a `star`; `small` in a corner, where something stands."""
    size = round(box.width * (0.42 if small else 0.62))
    edge = round(size * 0.62)
    x, y = (box.x1 - edge, box.y0 + edge) if small else box.centre
    sheet.shape("star" if star else "circle", (x, y), round(size * (1.24 if star else 1)), INK)
    if star:
        sheet.shape("star", (x, y), round(size * 1.08), star)
    inscribe(sheet, Box.at(x - size, y - size // 2, size * 2, size), str(number), size * 0.72, ink)


def loss(sheet: Sheet, place: Box, number: int) -> None:
    """So much was lost there, in white on red, see `loss_at`."""
    box = loss_at(place, number)
    sheet.panel(box, WHITE, box.height // 3)
    sheet.panel(box.inset(2), DANGER, box.height // 3)
    size = _font(place)
    sheet.line(_lost(number), box, Style(size, "Black", size), WHITE, "centre")


def loss_at(place: Box, number: int) -> Box:
    """What the mark of a loss covers: the upper right corner of a place, or its middle where it is small."""
    font = _font(place)
    wide, high = width(_lost(number), "Black", font) + font // 2 + 4, round(font * 1.16) + 4
    x, y = max(place.x1 - wide, place.centre[0] - wide // 2), min(place.y0, place.centre[1] - high // 2)
    return Box.at(x, y, wide, high)


def _font(place: Box) -> int:
    return max(SMALL + 6, min(44, round(place.width * 0.28)))


def _lost(number: int) -> str:
    return f"\u2212{number}"
