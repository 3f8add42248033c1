"""Pieces on a map: by shape, colour and letter, and side by side where several share a place."""

from __future__ import annotations

from ..canvas.box import Box
from ..canvas.shapes import LETTER_AT, LETTER_ROOM
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, Colour, SeatLook

SMALL = 12
"""The smallest letters on a crowded map; a close-up is one tap away."""
Point = tuple[int, int]


def figure(sheet: Sheet, shape: str, centre: Point, size: int, colour: Colour, ring: Colour | None = None) -> None:
    """A silhouette on a dark disc; `ring` if it can be chosen."""
    if ring:
        sheet.shape("circle", centre, round(size * 1.28), ring)
    sheet.shape("circle", centre, size, INK)
    sheet.shape(shape, centre, round(size * 0.84), colour)


def pawn(sheet: Sheet, centre: Point, size: int, look: SeatLook, letter: str, lifted: Colour | None = None) -> None:
    """What stands for a seat: its shape, colour and letter, with a dark rim; `lifted` is a disc below it."""
    if lifted:
        sheet.shape("circle", centre, round(size * 1.3), lifted)
    sheet.shape(look.shape, centre, size + max(4, size // 6), INK)
    sheet.shape(look.shape, centre, size, look.colour)
    if size >= SMALL + 2:
        low = round(size * (LETTER_AT.get(look.shape, 0.5) - 0.5))
        room = round(size * LETTER_ROOM.get(look.shape, 1.1))
        box = Box.at(centre[0] - room // 2, centre[1] - size // 2 + low, room, size)
        inscribe(sheet, box, letter, size * 0.62, INK)


def inscribe(sheet: Sheet, box: Box, text: str, size: float, ink: Colour) -> None:
    """A number or a few letters in the middle of a piece: of this size, but of `SMALL` at least if they fit so."""
    sheet.line(text, box, Style(max(SMALL, round(size)), "Black", SMALL - 2), ink, "centre")


def spread(box: Box, count: int) -> tuple[list[Point], int]:
    """Where this number of pieces stand on a place, and how large they are."""
    size = box.width
    x, y = box.centre
    if count < 2:
        return [(x, y)] * count, round(size * 0.8)
    if count == 2:
        return [(x - size * 6 // 25, y - size * 6 // 25), (x + size * 6 // 25, y + size * 6 // 25)], size // 2
    columns = 2 if count <= 4 else 3
    rows = -(-count // columns)
    step = size / columns
    points: list[Point] = []
    for n in range(count):
        row, column = divmod(n, columns)
        across = min(columns, count - row * columns)
        points.append((round(x + (column - (across - 1) / 2) * step), round(y + (row - (rows - 1) / 2) * step)))
    return points, round(step * 0.94)
