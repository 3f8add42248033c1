"""Figures, markers and barricades on the map: each told by its shape, with a number where there are several."""

from __future__ import annotations

from ..canvas.box import Box
from ..canvas.fonts import width
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import DANGER, INK, LINE, MUTED, WHITE, Colour, SeatLook, mix
from ..maps.grid import across, middle
from ..maps.pieces import SMALL, Point, inscribe
from .look import BLOOD, BONE, BRASS, CHAR, FLAME, FLESH, MAD, WALL, WOOD

PLANKS = mix(WOOD, WHITE, 0.25), WOOD
NUMBERED = 56
"""Pixels of a square from which figures have initials and small numbers."""
TAG = 18
"""Pixels of these at least."""
HEARTS = 36
"""Pixels of a square from which humans show their lives."""
LIVES = 4
ZOMBIES: dict[str, tuple[str, Colour]] = {
    "zombie": ("zombie", FLESH),
    "risen": ("skull", BONE),
    "crawler": ("hand", FLESH),
    "crazy": ("zombie", MAD),
}
"""The shape and colour of each kind; a crazy one stands on a star."""


def human(sheet: Sheet, box: Box, look: SeatLook, number: int, initials: str, life: int) -> None:
    """A human: shape and colour of the player, the figure's number, the player's initials, lives as pips.

    An unconscious human is grey, with a rim of the colour.
    """
    size, (x, y) = round(box.width * 0.72), box.centre
    y -= box.width // 14
    sheet.shape(look.shape, (x, y), size + max(4, size // 7), INK if life else look.colour)
    sheet.shape(look.shape, (x, y), size, look.colour if life else LINE)
    low = round(size * 0.1) if look.shape in ("triangle", "house") else 0
    place = Box.at(x - size // 2, y - size // 2 + low, size, size)
    inscribe(sheet, place, str(number), size * 0.62, INK if life else WHITE)
    if initials and box.width >= NUMBERED:
        tag(sheet, box, initials, look.colour)
    if box.width >= HEARTS:
        _pips(sheet, box, life)


def _pips(sheet: Sheet, box: Box, life: int) -> None:
    """Lives as hearts under a figure, lost ones dark."""
    size = max(8, box.width // 5)
    left = box.centre[0] - size * LIVES // 2
    plate = Box.at(left - 2, box.y1 - size - 1, size * LIVES + 4, size + 1)
    sheet.fill(plate, INK)
    for n in range(LIVES):
        sheet.shape("heart", (left + n * size + size // 2, plate.centre[1]), size - 2, BLOOD if n < life else LINE)


def tag(sheet: Sheet, box: Box, text: str, colour: Colour, low: bool = False) -> None:
    """A small plate with a few letters in the upper right corner of a square, or in the lower one."""
    size = max(TAG, box.width // 4)
    column = box.inset(1).right(width(text, "Bold", size) + 6)[0]
    high = round(size * 1.2)
    plate = (column.bottom(high) if low else column.top(high))[0]
    sheet.fill(plate, INK)
    sheet.line(text, plate, Style(size, "Bold", SMALL - 2), colour, "centre")


def zombie(sheet: Sheet, box: Box, kind: str, number: str = "", boon: bool = False) -> None:
    """A zombie of a kind, with its number; ``boon``: something protects it."""
    shape, colour = ZOMBIES[kind]
    size, (x, y) = round(box.width * 0.82), box.centre
    if kind == "crazy":
        sheet.shape("star", (x, y), round(box.width * 1.04), INK)
        size = round(size * 0.86)
    elif kind == "risen":
        sheet.shape("grave", (x, y), round(box.width * 0.94), INK)
        size = round(size * 0.84)
    elif kind == "crawler":
        sheet.shape("hexagon", (x, y), round(box.width * 0.9), INK)
        size = round(size * 0.86)
    else:
        sheet.shape("circle", (x, y), round(box.width * 0.92), INK)
    sheet.shape(shape, (x, y), round(size * 0.86), colour)
    if number and box.width >= NUMBERED:
        tag(sheet, box, number, colour, low=True)
    if boon:
        sheet.shape("circle", (box.x0 + box.width // 6, box.y0 + box.width // 6), box.width // 3, INK)
        sheet.icon("shield", (box.x0 + box.width // 6, box.y0 + box.width // 6), box.width // 4, BRASS)


def entry(sheet: Sheet, box: Box) -> None:
    """Where zombies come from, on a map on which they do not come from everywhere."""
    sheet.shape("circle", box.centre, max(4, box.width // 4), INK)
    sheet.shape("circle", box.centre, max(3, box.width // 6), FLESH)


def fire(sheet: Sheet, box: Box) -> None:
    """A burning square; who stands there is drawn over it."""
    size = box.width
    sheet.icon("fire", (box.centre[0], box.centre[1]), size + size // 8, DANGER)
    sheet.icon("fire", (box.centre[0], box.centre[1] + size // 8), round(size * 0.68), FLAME)


def corpse(sheet: Sheet, box: Box, number: int) -> None:
    """Somebody who will rise: a grave with the number."""
    sheet.shape("grave", box.centre, round(box.width * 0.76), INK)
    sheet.shape("grave", box.centre, round(box.width * 0.66), MUTED)
    inscribe(sheet, box, str(number), box.width * 0.36, INK)


def pile(sheet: Sheet, box: Box, count: int, beside: bool) -> None:
    """Things on the ground and how many; small in a corner where somebody stands."""
    size = box.width // 2 if beside else round(box.width * 0.7)
    place = Box.at(box.x0, box.y1 - size, size, size) if beside else Box.around(box.centre, size)
    sheet.shape("circle", place.centre, size, INK)
    sheet.icon("sack", (place.centre[0], place.centre[1] - size // 14), round(size * 0.8), BRASS)
    if count > 1:
        inscribe(sheet, place.move(0, size // 10), str(count), size // 2, INK)


def baby(sheet: Sheet, box: Box) -> None:
    """The baby, in the upper left corner of its square."""
    size = round(box.width * 0.46)
    centre = box.x0 + size // 2 + 1, box.y0 + size // 2 + 1
    sheet.shape("circle", centre, size, WHITE)
    sheet.icon("baby_face", centre, round(size * 0.9), INK)


def search(sheet: Sheet, box: Box, name: str, searched: bool, entrance: bool = False) -> None:
    """A search square: red while nobody has searched it, then grey with a tick; stairs at the entrance."""
    paper, ink = (LINE, MUTED) if searched else (DANGER, WHITE)
    place = box.inset(max(2, box.width // 8))
    sheet.panel(place.inset(-2), INK, max(3, box.width // 7))
    sheet.panel(place, paper, max(3, box.width // 8))
    upper, lower = place.rows(2)
    icon = "stairs_down" if entrance else ("check_bold" if searched else "magnify")
    sheet.icon(icon, upper.centre, round(place.height * 0.5), ink)
    inscribe(sheet, lower.inset(-4, 0), name, box.width * 0.36, ink)


def barricade(sheet: Sheet, strip: Box) -> None:
    """Planks across an opening, with a cross."""
    long = middle(strip, 0.92)
    grow = max(2, min(strip.width, strip.height) // 3)
    bar = long.inset(0, -grow) if strip.width > strip.height else long.inset(-grow, 0)
    sheet.fill(bar.inset(-2), INK)
    for n, part in enumerate(across(bar, 4)):
        sheet.fill(part.inset(1), PLANKS[n % 2])
    size = min(bar.width, bar.height)
    sheet.icon("close_thick", bar.centre, round(size * 1.1), INK)


def numbered(sheet: Sheet, strip: Box, number: int, square: int) -> None:
    """The number of an opening at one end of it; ``square`` is how wide a square is."""
    size = max(TAG, square // 2)
    along = strip.width > strip.height
    x, y = (strip.x0, strip.centre[1]) if along else (strip.centre[0], strip.y0)
    plate = Box.around((min(x, sheet.box.x1 - size // 2), y), size)  # a part of a map may end with the opening
    sheet.shape("circle", plate.centre, size, INK)
    inscribe(sheet, plate, str(number), size * 0.6, WHITE)


def hole(sheet: Sheet, strip: Box, floor: Colour) -> None:
    """A gap with ragged ends where a wall was."""
    sheet.fill(middle(strip, 0.8), floor)
    for n, part in enumerate(across(middle(strip, 0.86), 7)):
        if n in (0, 2, 5, 6):
            cut = min(part.width, part.height) // (3 if n in (0, 6) else 4)
            sheet.fill(part.inset(cut // 2).move(0, cut if n % 2 else -cut), WALL)


def wreck(sheet: Sheet, box: Box, square: int) -> None:
    """What is left of the car; ``square`` is how wide a square is."""
    sheet.panel(box.inset(square // 10), CHAR, square // 4)
    sheet.icon("car_off", box.centre, square, MUTED)


def passenger(sheet: Sheet, centre: Point, size: int, look: SeatLook, number: int, life: int) -> None:
    """A human in the car."""
    sheet.shape(look.shape, centre, size + 4, INK if life else look.colour)
    sheet.shape(look.shape, centre, size, look.colour if life else LINE)
    inscribe(sheet, Box.around(centre, size), str(number), size * 0.6, INK if life else WHITE)
