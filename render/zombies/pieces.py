"""Zombies, tokens and pawns on a square, and the marks of what can be done there."""

from __future__ import annotations

from collections.abc import Sequence

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, WHITE, Colour, SeatLook
from .look import BLOOD, BRASS, FLESH, LIGHT, REACH

SMALL = 12
"""The smallest letters on a crowded map; a close-up is one tap away."""
Point = tuple[int, int]


def zombie(sheet: Sheet, centre: Point, size: int, ring: Colour | None = None) -> None:
    """A zombie on a dark disc; `ring` if it can be chosen."""
    if ring:
        sheet.shape("circle", centre, round(size * 1.28), ring)
    sheet.shape("circle", centre, size, INK)
    sheet.shape("zombie", centre, round(size * 0.84), FLESH)


def token(sheet: Sheet, kind: str, centre: Point, size: int) -> None:
    """A life is a heart in a disc, a bullet lies in a square."""
    sheet.shape("circle" if kind == "life" else "square", centre, size, INK)
    icon, colour = ("heart", BLOOD) if kind == "life" else ("bullet", BRASS)
    sheet.icon(icon, centre, round(size * (0.78 if kind == "life" else 0.9)), colour)


def pawn(sheet: Sheet, centre: Point, size: int, look: SeatLook, letter: str) -> None:
    """A survivor: shape, colour and letter of the seat, with a dark rim."""
    sheet.shape(look.shape, centre, size + max(4, size // 6), INK)
    sheet.shape(look.shape, centre, size, look.colour)
    if size >= SMALL + 2:
        low = round(size * 0.1) if look.shape == "triangle" else 0
        room = round(size * (0.8 if look.shape in ("triangle", "diamond") else 1.1))
        style = Style(max(SMALL, round(size * 0.62)), "Black", SMALL - 2)
        box = Box.at(centre[0] - room // 2, centre[1] - size // 2 + low, room, size)
        sheet.text(letter, box, style, INK, "centre", "middle", 1)


def spread(box: Box, count: int) -> tuple[list[Point], int]:
    """Where so many pieces stand on a square, and how large they are."""
    size = box.width
    x, y = box.centre
    if count < 2:
        return [(x, y)] * count, round(size * 0.72)
    if count == 2:
        return [(x - size // 5, y - size // 6), (x + size // 5, y + size // 6)], round(size * 0.56)
    columns = 2 if count <= 4 else 3
    rows = -(-count // columns)
    step = size / columns
    points: list[Point] = []
    for n in range(count):
        row, column = divmod(n, columns)
        across = min(columns, count - row * columns)
        points.append((round(x + (column - (across - 1) / 2) * step), round(y + (row - (rows - 1) / 2) * step)))
    return points, round(step * 0.94)


def occupants(
    sheet: Sheet,
    box: Box,
    zombies: bool,
    pawns: Sequence[tuple[SeatLook, str]],
    ring: Colour | None = None,
    lifted: Colour | None = None,
) -> None:
    """The zombie and the pawns of a square side by side; `ring` marks the zombie, `lifted` the first pawn."""
    points, size = spread(box, len(pawns) + zombies)
    if zombies:
        zombie(sheet, points[0], size, ring)
    for number, (point, (look, letter)) in enumerate(zip(points[zombies:], pawns, strict=True)):
        if lifted and not number:
            sheet.shape("circle", point, round(size * 1.42), lifted)
        pawn(sheet, point, size, look, letter)


def cost(sheet: Sheet, box: Box, steps: int, fights: int, small: bool) -> None:
    """What a square in reach costs; a red star if there are fights on the way."""
    size = round(box.width * (0.5 if small else 0.62))
    x, y = (box.x0 + size // 2, box.y0 + size // 2) if small else box.centre
    sheet.shape("star" if fights else "circle", (x, y), round(size * (1.24 if fights else 1)), INK)
    if fights:
        sheet.shape("star", (x, y), round(size * 1.08), BLOOD)
    style = Style(max(SMALL, round(size * 0.72)), "Black", SMALL - 2)
    place = Box.at(x - size, y - size // 2, size * 2, size)
    sheet.text(str(steps), place, style, WHITE if fights else REACH, "centre", "middle", 1)


def brackets(sheet: Sheet, box: Box, colour: Colour) -> None:
    """Four corners around a square on which something has happened."""
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


def arrow(sheet: Sheet, box: Box, side: str) -> None:
    """An opening: an arrow on the empty square beyond an exit."""
    icon = {"N": "arrow_up_bold", "E": "arrow_right_bold", "S": "arrow_down_bold", "W": "arrow_left_bold"}[side]
    sheet.icon(icon, box.centre, round(box.width * 0.8), LIGHT)


def die(sheet: Sheet, box: Box, face: int, paper: Colour = WHITE) -> None:
    """A die with its pips."""
    sheet.panel(box, paper, box.width // 5)
    size, (x, y), step = max(6, box.width // 5), box.centre, round(box.width * 0.27)
    spots = {1: "c", 2: "ad", 3: "acd", 4: "abde", 5: "abcde", 6: "abdefg"}[face]
    places = {"a": (-1, -1), "b": (1, -1), "c": (0, 0), "d": (1, 1), "e": (-1, 1), "f": (-1, 0), "g": (1, 0)}
    for spot in spots:
        dx, dy = places[spot]
        sheet.shape("circle", (x + dx * step, y + dy * step), size, INK)
