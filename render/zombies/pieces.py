"""Zombies, tokens and pawns on a square, and the marks of what can be done there."""

from __future__ import annotations

from collections.abc import Sequence

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import INK, WHITE, Colour, SeatLook
from ..maps.marks import price
from ..maps.pieces import Point, figure, pawn, spread
from .look import BLOOD, BRASS, FLESH, LIGHT, REACH


def zombie(sheet: Sheet, centre: Point, size: int, ring: Colour | None = None) -> None:
    """A zombie; `ring` if it can be chosen."""
    figure(sheet, "zombie", centre, size, FLESH, ring)


def token(sheet: Sheet, kind: str, centre: Point, size: int) -> None:
    """A life is a heart in a disc, a bullet lies in a square."""
    sheet.shape("circle" if kind == "life" else "square", centre, size, INK)
    icon, colour = ("heart", BLOOD) if kind == "life" else ("bullet", BRASS)
    sheet.icon(icon, centre, round(size * (0.78 if kind == "life" else 0.9)), colour)


def occupants(
    sheet: Sheet,
    box: Box,
    zombies: bool,
    pawns: Sequence[tuple[SeatLook, str]],
    kind: str | None = None,
    ring: Colour | None = None,
    lifted: Colour | None = None,
) -> None:
    """What is on a square side by side: the zombie, the pawns, a token of this kind, small beside one of them.

    `ring` marks the zombie, `lifted` the first pawn.
    """
    count, side = zombies + len(pawns), box.width
    if kind and count < 2:
        size = round(side * (0.36 if count else 0.66))
        aside = side - size // 2
        token(sheet, kind, (box.x0 + aside, box.y0 + aside) if count else box.centre, size)
        box = Box.at(box.x0, box.y0, round(side * 0.88), round(side * 0.88))
    points, size = spread(box, count + (kind is not None and count > 1))
    if zombies:
        zombie(sheet, points[0], size, ring)
    for number, (point, (look, letters)) in enumerate(zip(points[zombies:], pawns, strict=False)):
        pawn(sheet, point, size, look, letters, None if number else lifted)
    if kind and count > 1:
        token(sheet, kind, points[-1], size)


def cost(sheet: Sheet, box: Box, steps: int, fights: int, small: bool) -> None:
    """What a square in reach costs; a red star if there are fights on the way."""
    price(sheet, box, steps, small, WHITE if fights else REACH, BLOOD if fights else None)


def fall(sheet: Sheet, box: Box) -> None:
    """Somebody was knocked out here."""
    size = box.width // 2
    centre = box.x0 + size // 2, box.y1 - size // 2
    sheet.shape("circle", centre, size, BLOOD)
    sheet.icon("coffin", centre, round(size * 0.72), WHITE)


def arrow(sheet: Sheet, centre: Point, size: int, side: str) -> None:
    """An opening: an arrow just beyond an exit."""
    icon = {"N": "arrow_up_bold", "E": "arrow_right_bold", "S": "arrow_down_bold", "W": "arrow_left_bold"}[side]
    sheet.icon(icon, centre, round(size * 1.2), LIGHT)
