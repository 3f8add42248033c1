"""Silhouettes drawn by our own code, as cached soft-edged masks.

Every shape is drawn on a square of 100 units, four times too large, and scaled down.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

OVERSIZE = 4
Point = tuple[float, float]


class _Pen:
    """Draws on the square of 100 units, whatever its size in pixels."""

    def __init__(self, size: int) -> None:
        self.scale = size * OVERSIZE / 100
        self.image = Image.new("L", (size * OVERSIZE, size * OVERSIZE))
        self.draw = ImageDraw.Draw(self.image)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def polygon(self, *points: Point, ink: int = 255) -> None:
        self.draw.polygon(self._scaled(points), fill=ink)

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        corners = self._scaled([(x - radius, y - radius), (x + radius, y + radius)])
        self.draw.ellipse(corners, fill=ink)

    def limb(self, width: float, *points: Point, ink: int = 255) -> None:
        """A thick line with round joints and ends."""
        self.draw.line(self._scaled(points), fill=ink, width=round(width * self.scale))
        for x, y in points:
            self.disc(x, y, width / 2, ink)

    def slab(self, x0: float, y0: float, x1: float, y1: float, radius: float, ink: int = 255) -> None:
        corners = self._scaled([(x0, y0), (x1, y1)])
        self.draw.rounded_rectangle(corners, radius * self.scale, fill=ink)


def _ring(count: int, radius: float, turn: float, cx: float = 50, cy: float = 50) -> list[Point]:
    angles = [math.radians(turn + 360 * i / count) for i in range(count)]
    return [(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in angles]


def _survivor(pen: _Pen) -> None:
    pen.disc(50, 17, 14)
    pen.slab(31, 34, 69, 70, 12)
    pen.limb(11, (29, 42), (24, 66))
    pen.limb(11, (71, 42), (76, 66))
    pen.limb(15, (41, 64), (39, 91))
    pen.limb(15, (59, 64), (61, 91))


def _leader(pen: _Pen) -> None:
    pen.disc(42, 24, 13)
    pen.slab(24, 39, 60, 73, 12)
    pen.limb(11, (22, 46), (17, 68))
    pen.limb(11, (58, 46), (76, 34))
    pen.limb(14, (34, 68), (32, 92))
    pen.limb(14, (51, 68), (53, 92))
    pen.limb(6, (76, 5), (76, 90))
    pen.polygon((76, 3), (99, 12), (76, 24))


def _zombie(pen: _Pen) -> None:
    pen.disc(55, 17, 14)
    pen.disc(47, 15, 3.5, ink=0)
    pen.polygon((46, 32), (72, 30), (78, 44), (74, 68), (50, 70))
    pen.limb(10, (56, 38), (30, 36), (7, 44))
    pen.limb(10, (58, 47), (34, 50), (13, 62))
    pen.limb(15, (58, 64), (50, 91), (43, 92))
    pen.limb(14, (70, 63), (82, 80), (92, 91))


def _hand(pen: _Pen) -> None:
    pen.limb(14, (27, 50), (22, 30), (26, 13))
    pen.limb(14, (42, 46), (40, 22), (45, 8))
    pen.limb(14, (58, 46), (60, 22), (66, 10))
    pen.limb(13, (72, 52), (78, 34), (86, 25))
    pen.limb(15, (25, 68), (9, 54), (9, 42))
    pen.slab(20, 40, 79, 86, 16)
    pen.polygon((28, 78), (72, 78), (77, 99), (66, 92), (57, 100), (48, 92), (38, 100), (32, 92), (22, 99))


def _skull(pen: _Pen) -> None:
    pen.disc(50, 42, 37)
    pen.slab(29, 60, 71, 95, 8)
    pen.disc(35, 46, 10.5, ink=0)
    pen.disc(65, 46, 10.5, ink=0)
    pen.polygon((50, 58), (43, 71), (57, 71), ink=0)
    for x in (42, 50, 58):
        pen.slab(x - 1.8, 80, x + 1.8, 96, 1, ink=0)


def _bus(pen: _Pen) -> None:
    pen.slab(3, 22, 97, 76, 10)
    for x in (12, 33, 54):
        pen.slab(x, 32, x + 16, 49, 2, ink=0)
    pen.slab(76, 32, 92, 56, 2, ink=0)
    for x in (25, 75):
        pen.disc(x, 76, 15, ink=0)
        pen.disc(x, 76, 11)


def _circle(pen: _Pen) -> None:
    pen.disc(50, 50, 48)


def _triangle(pen: _Pen) -> None:
    pen.polygon((50, 1), (99, 93), (1, 93))


def _square(pen: _Pen) -> None:
    pen.slab(7, 7, 93, 93, 8)


def _diamond(pen: _Pen) -> None:
    pen.polygon((50, 0), (100, 50), (50, 100), (0, 50))


def _hexagon(pen: _Pen) -> None:
    pen.polygon(*_ring(6, 50, 0))


def _star(pen: _Pen) -> None:
    tips, notches = _ring(6, 50, -90), _ring(6, 33, -60)
    pen.polygon(*(point for pair in zip(tips, notches, strict=True) for point in pair))


def _house(pen: _Pen) -> None:
    pen.polygon((50, 0), (100, 42), (84, 42), (84, 98), (16, 98), (16, 42), (0, 42))


def _heart(pen: _Pen) -> None:
    pen.disc(26, 30, 26)
    pen.disc(74, 30, 26)
    pen.polygon((4, 44), (96, 44), (50, 98))
    pen.polygon((24, 24), (76, 24), (94, 46), (6, 46))


def _cross(pen: _Pen) -> None:
    pen.slab(26, 2, 74, 98, 6)
    pen.slab(2, 26, 98, 74, 6)


def _wedge(pen: _Pen) -> None:
    pen.polygon((1, 7), (99, 7), (50, 99))


def _flower(pen: _Pen) -> None:
    pen.disc(50, 50, 30)
    for x, y in _ring(5, 29, -90):
        pen.disc(x, y, 21)


def _grave(pen: _Pen) -> None:
    pen.disc(50, 40, 38)
    pen.slab(12, 40, 88, 90, 2)
    pen.slab(2, 84, 98, 98, 2)


SHAPES: dict[str, Callable[[_Pen], None]] = {
    "survivor": _survivor,
    "leader": _leader,
    "zombie": _zombie,
    "hand": _hand,
    "skull": _skull,
    "bus": _bus,
    "circle": _circle,
    "triangle": _triangle,
    "square": _square,
    "diamond": _diamond,
    "hexagon": _hexagon,
    "star": _star,
    "house": _house,
    "heart": _heart,
    "cross": _cross,
    "wedge": _wedge,
    "flower": _flower,
    "grave": _grave,
}

LETTER_AT = {"triangle": 0.64, "house": 0.58, "heart": 0.44, "wedge": 0.34}
"""How far down a shape a letter is centred, if not in the middle."""
LETTER_ROOM = {"triangle": 0.62, "diamond": 0.7, "house": 0.68, "cross": 0.9, "wedge": 0.62, "grave": 0.76}
"""Which share of the width a letter may take, if not all of it."""


@lru_cache(maxsize=512)
def shape_mask(name: str, size: int) -> Image.Image:
    """Coverage of a silhouette, `size` × `size` pixels. Raises KeyError for an unknown name."""
    pen = _Pen(size)
    SHAPES[name](pen)
    return pen.image.resize((size, size), Image.Resampling.BOX)


@lru_cache(maxsize=64)
def corner_masks(radius: int) -> tuple[Image.Image, ...]:
    """Coverage of the four quarters of a disc, which round the corners of a panel: upper and lower left, then right."""
    big = radius * 2 * OVERSIZE
    image = Image.new("L", (big, big))
    ImageDraw.Draw(image).ellipse((0, 0, big - 1, big - 1), fill=255)
    disc = image.resize((radius * 2, radius * 2), Image.Resampling.BOX)
    return tuple(disc.crop((x, y, x + radius, y + radius)) for x in (0, radius) for y in (0, radius))


@lru_cache(maxsize=16)
def hollow_masks(radius: int) -> tuple[Image.Image, ...]:
    """What `corner_masks` leave free: where the ground shows beside the round corners of something laid on it."""
    return tuple(ImageChops.invert(mask) for mask in corner_masks(radius))


@lru_cache(maxsize=256)
def panel_mask(width: int, height: int, radius: int) -> Image.Image:
    """Coverage of a rectangle with round corners."""
    image = Image.new("L", (width, height), 255)
    corners = ((x, y) for x in (0, width - radius) for y in (0, height - radius))
    for corner, mask in zip(corners, corner_masks(radius), strict=True):
        image.paste(mask, corner)
    return image
