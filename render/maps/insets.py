"""The whole of a map beside the part that is shown: small, with marks that can be told apart at that size."""

from __future__ import annotations

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, Colour, SeatLook
from .grid import Grid
from .marks import outline

PAWN = 20
DISC = 30


def window(sheet: Sheet, grid: Grid, shown: Box, colour: Colour) -> None:
    """A frame around the part that is shown large."""
    part = Box.hull((grid.cell(shown.x0, shown.y0), grid.cell(shown.x1 - 1, shown.y1 - 1)))
    outline(sheet, part.inset(-2), colour, 3)


def dot(sheet: Sheet, place: Box, colour: Colour) -> None:
    """Something stands there."""
    sheet.fill(Box.around(place.centre, 2 * max(2, place.width // 4)), colour)


def pawn(sheet: Sheet, centre: tuple[int, int], look: SeatLook) -> None:
    """A seat's shape and colour."""
    sheet.shape(look.shape, centre, PAWN + 6, INK)
    sheet.shape(look.shape, centre, PAWN, look.colour)


def candidate(sheet: Sheet, place: Box, number: int, colour: Colour) -> None:
    """A number in a disc; it may be larger than its cell."""
    sheet.shape("circle", place.centre, DISC, colour)
    sheet.line(str(number), Box.around(place.centre, DISC), Style(22, "Black"), INK, "centre")
