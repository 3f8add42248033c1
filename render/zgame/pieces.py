"""Pieces on the map of Z-Game: Zombies, Fighters, Barricades, Marauders, marks of fights."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, INK, WHITE, Colour, SeatLook
from ..maps.pieces import pawn
from .look import BLOOD, FLESH, MARAUDERS

ASIDE = 0.42
"""How far the second of two Fighters stands beside the first, as a share of their size."""


class Troop(NamedTuple):
    """Fighters of a gang and a trade in one place."""

    look: SeatLook
    trade: str
    """The letter of the trade."""
    number: int
    striding: bool = False
    """Whether one of them can still walk."""

    @property
    def width(self) -> float:
        """In sizes of a Fighter."""
        return 1 + ASIDE * (self.number - 1)


def troop(sheet: Sheet, x: int, y: int, size: int, them: Troop) -> None:
    """Fighters one behind the other, from `x` on; those who can still walk stand on white."""
    step = round(size * ASIDE)
    for n in reversed(range(them.number)):
        centre = x + size // 2 + n * step, y
        lifted = WHITE if them.striding and not n else None
        pawn(sheet, centre, round(size * 0.86), them.look, "" if n else them.trade, lifted)


def skulls(sheet: Sheet, box: Box, number: int) -> None:
    """A skull and how many Zombie markers lie there."""
    sheet.panel(box, INK, box.height // 3, FLESH, max(2, box.height // 16))
    mark, count = box.left(round(box.height * 0.86))
    sheet.shape("skull", (mark.centre[0] + 1, mark.centre[1]), round(box.height * 0.72), FLESH)
    style = Style(round(box.height * 0.72), "Black", 9)
    sheet.line(str(number), count.inset(-1, 0), style, FLESH)


def flag(sheet: Sheet, centre: tuple[int, int], size: int) -> None:
    """The Marauders: a black flag on a light disc."""
    sheet.shape("circle", centre, size, INK)
    sheet.shape("circle", centre, round(size * 0.9), CREAM)
    sheet.icon(MARAUDERS, centre, round(size * 0.72), INK)


def wall(sheet: Sheet, box: Box, look: SeatLook, letters: str, number: int) -> None:
    """A wall of bricks in the colour of a gang, with its initials; several: how many."""
    sheet.panel(box.inset(-2), INK, 4)
    half = box.height // 2
    for row, top in enumerate((box.y0, box.y0 + half + 1)):
        high = half - 1
        edges = [box.x0 + box.width * n // 4 - (box.width // 8 if row else 0) for n in range(6)]
        for left, right in pairwise(edges):
            x0, x1 = max(box.x0, left), min(box.x1, right - 2)
            if x1 > x0:
                sheet.fill(Box(x0, top, x1, top + high), look.colour)
    text = f"{letters}×{number}" if number > 1 else letters
    if not text:
        return
    wide = round(box.height * (0.9 + 0.4 * len(text)))
    plate = Box.at(box.centre[0] - wide // 2, box.y0 - 1, wide, box.height + 2)
    sheet.panel(plate, INK, 4)
    sheet.line(text, plate, Style(round(box.height * 0.86), "Black", 9), look.colour, "centre")


def swords(sheet: Sheet, centre: tuple[int, int], size: int, colour: Colour = BLOOD) -> None:
    """Crossed swords: there is a fight."""
    sheet.shape("circle", centre, size, INK)
    sheet.icon("sword_cross", centre, round(size * 0.74), colour)


def works(sheet: Sheet, box: Box, number: int) -> None:
    """The walls of a fortified Base, and the Strength they give (O6.1)."""
    sheet.panel(box, INK, box.height // 3, WHITE, 2)
    size, room, style = round(box.height * 0.7), round(box.width * 0.42), Style(round(box.height * 0.68), "Black", 9)
    sheet.item(box, "shield", size, WHITE, f"+{number}", style, WHITE, room, 0)
