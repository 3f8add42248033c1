"""Pieces of Hit Z Road: resources, dice, zombie hands, keys."""

from __future__ import annotations

from typing import Literal

from engine.games.hitz.box.dice import RED

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import FLOOR, Style
from ..canvas.theme import CREAM, INK, LINE, MUTED, WHITE, Colour
from .look import COAL, CROWD, HORDE, RESOURCES, ROAD

Face = Literal["blank", "bolt", "hit", "hitbolt", "bite", "death"]
FACES: tuple[Face, ...] = ("blank", "bolt", "hit", "hitbolt", "bite", "death")


def resource(sheet: Sheet, box: Box, kind: str, amount: int, letter: str) -> None:
    """A pill with the amount, the icon and the letter of a resource, told apart by colour as well."""
    look = RESOURCES[kind]
    sheet.panel(box, look.colour, 12)
    icon = round(box.height * 0.7)
    small = max(FLOOR, round(box.height * 0.5))
    label, rest = box.inset(round(box.height * 0.14), 0).right(round(small * 1.36))
    mark, number = rest.right(icon, 2)
    sheet.line(str(amount), number, Style(round(box.height * 0.7), "Bold"), look.ink, "centre")
    sheet.icon(look.icon, mark.centre, icon, look.ink)
    sheet.line(letter, label, Style(small, "Bold"), look.ink, "centre")


def zombies(sheet: Sheet, box: Box, number: int, strength: int, worn: Colour | None = None) -> None:
    """The hand of a card: grey for a crowd, red with skulls for a horde; the number on its palm."""
    colour = worn or (HORDE if strength else CROWD)
    skulls, space = box.left(round(box.height * 0.32) if strength else 0)
    size = min(space.width, space.height)
    step = round(size * 0.33)
    x, y = space.x1 - size // 2, space.centre[1]
    sheet.shape("hand", (x, y), size, colour)
    palm = Box.at(x - round(size * 0.29), y - round(size * 0.12), round(size * 0.58), round(size * 0.5))
    sheet.line(str(number), palm, Style(round(size * 0.44), "Black"), WHITE, "centre")
    for i in range(strength):
        sheet.shape("skull", (skulls.centre[0], y + step * (strength - 1) // 2 - step * i), step, colour)


def die(sheet: Sheet, box: Box, face: str, red: bool) -> None:
    """A die showing one of its faces; a red die has a notch in its corner besides its colour."""
    size = box.width
    sheet.panel(box, HORDE if red else COAL, round(size * 0.18), CREAM, max(2, size // 24))
    x, y = box.centre
    big, small = round(size * 0.7), round(size * 0.4)
    low, high = round(size * 0.2), round(size * 0.18)
    if red:
        sheet.shape("square", (box.x0 + size // 7 + 2, box.y0 + size // 7 + 2), max(8, size // 8), CREAM)
    match face:
        case "bolt":
            sheet.icon("lightning_bolt", (x, y), big, ROAD if not red else WHITE)
        case "hit":
            sheet.icon("crosshairs_gps", (x, y), round(size * 0.76), WHITE)
        case "hitbolt":
            sheet.icon("crosshairs_gps", (x - high, y - high), round(size * 0.56), WHITE)
            sheet.icon("lightning_bolt", (x + low, y + low), round(size * 0.5), ROAD if not red else WHITE)
        case "bite":
            sheet.shape("skull", (x - high // 2, y - high // 2), round(size * 0.54), WHITE)
            sheet.icon("lightning_bolt", (x + low + 2, y + low + 2), small, ROAD if not red else WHITE)
        case "death":
            sheet.icon("skull_crossbones", (x, y), round(size * 0.82), WHITE)
        case _:
            sheet.panel(box.inset(round(size * 0.41)), MUTED if not red else WHITE, 99)


def thrown(sheet: Sheet, box: Box, face: str, of: str, good: bool) -> None:
    """A die of the last roll, with a rim if it was good."""
    if good:
        sheet.panel(box.inset(-3), ROAD, 12)
    die(sheet, box, face, red=of == ",".join(RED))


def tag(sheet: Sheet, box: Box, icon: str, label: str) -> None:
    """What it costs or gives to take a route."""
    sheet.panel(box, ROAD, 10)
    mark, rest = box.inset(5, 0).left(30, 2)
    sheet.icon(icon, mark.centre, 30, INK)
    sheet.line(label, rest, Style(34, "Black"), INK, "centre")


def halo(sheet: Sheet, box: Box, colour: Colour = ROAD, width: int = 5) -> None:
    """A bright rim for something that has changed or is in play; to be drawn before the thing itself."""
    sheet.panel(box.inset(-width), colour, 18)


def road(sheet: Sheet, box: Box, done: int, total: int) -> None:
    """The way from start to finish: a marked road with one dash for each leg, the present one lit."""
    sheet.panel(box, LINE, box.height // 2)
    for i, dash in enumerate(box.inset(16, 0).columns(total, 10)):
        colour = ROAD if i < done else MUTED
        sheet.panel(Box(dash.x0, box.centre[1] - 3, dash.x1, box.centre[1] + 3), colour, 3)
        if i == done - 1:
            sheet.panel(Box.at(dash.centre[0] - 30, box.y0 - 8, 60, box.height + 16), ROAD, 12)
            sheet.shape("bus", dash.centre, 46, INK)
