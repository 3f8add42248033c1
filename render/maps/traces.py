"""Arrows where pieces went, crosses where they died, and arrowheads towards what lies beyond the edge."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, hypot, sqrt

from PIL import Image, ImageDraw

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import INK, Colour

OVERSIZE = 3
"""How many times too large polygons are drawn before they are scaled down, for soft edges."""
RIM = 2
Point = tuple[float, float]


def arrow(sheet: Sheet, origin: Box, to: Box, within: Box, colour: Colour) -> None:
    """From the middle of one place to the piece on another; cut off outside `within`."""
    size, (x0, y0), (x1, y1) = origin.width, origin.centre, to.centre
    length = hypot(x1 - x0, y1 - y0)
    along, across = (x1 - x0) / length, (y1 - y0) / length
    tip, shaft, barb = length - size * 0.38, max(1, size * 0.06), size * 0.22
    neck = tip - size * 0.32
    outline = [(0, shaft), (neck, shaft), (neck, barb), (tip, 0), (neck, -barb), (neck, -shaft), (0, -shaft)]
    _polygon(sheet, [(x0 + a * along - b * across, y0 + a * across + b * along) for a, b in outline], colour, within)


def edge(within: Box, to: tuple[int, int], size: int) -> tuple[int, int]:
    """Where at the edge of a map the arrowhead towards a point beyond it stands."""
    room = within.inset(size * 3 // 4)
    return min(max(to[0], room.x0), room.x1), min(max(to[1], room.y0), room.y1)


def pointer(sheet: Sheet, within: Box, to: tuple[int, int], size: int, colour: Colour) -> None:
    """An arrowhead at the edge of a map, towards a point beyond it."""
    x, y = edge(within, to, size)
    length = hypot(to[0] - x, to[1] - y) or 1
    along, across = (to[0] - x) / length, (to[1] - y) / length
    outline = [(0.7, 0.0), (-0.5, 0.62), (-0.2, 0.0), (-0.5, -0.62)]
    points = [(x + size * (a * along - b * across), y + size * (a * across + b * along)) for a, b in outline]
    _polygon(sheet, points, colour, within)


def cross(sheet: Sheet, place: Box, within: Box, colour: Colour) -> None:
    """In the lower left corner of the place, which pieces leave free."""
    arm, bar = max(5, place.width * 0.2), max(1.2, place.width * 0.055)
    reach = ceil(arm / sqrt(2)) + 2
    x, y = place.x0 + reach, place.y1 - reach
    corner = [(arm, -bar), (arm, bar), (bar, bar), (bar, arm), (-bar, arm), (-bar, bar)]
    outline = [*corner, *((-a, -b) for a, b in corner)]
    _polygon(sheet, [(x + (a - b) / sqrt(2), y + (a + b) / sqrt(2)) for a, b in outline], colour, within)


def _polygon(sheet: Sheet, points: Sequence[Point], colour: Colour, within: Box) -> None:
    """A filled polygon with a dark rim."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = Box(floor(min(xs)), floor(min(ys)), ceil(max(xs)), ceil(max(ys))).inset(-RIM).cut(within)
    if box.x0 >= box.x1 or box.y0 >= box.y1:
        return
    large = [((x - box.x0) * OVERSIZE, (y - box.y0) * OVERSIZE) for x, y in points]
    mask = Image.new("L", (box.width * OVERSIZE, box.height * OVERSIZE))
    pen = ImageDraw.Draw(mask)
    pen.polygon(large, fill=255)
    inner = mask.reduce(OVERSIZE)
    pen.line([*large, *large[:2]], fill=255, width=RIM * OVERSIZE, joint="curve")
    sheet.ink(mask.reduce(OVERSIZE), box.x0, box.y0, INK)
    sheet.ink(inner, box.x0, box.y0, colour)
