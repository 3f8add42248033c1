"""Names and numbers on a map, laid where nothing has to be seen; pieces make room for those that lie over squares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from ..canvas.box import Box
from ..canvas.fonts import width
from ..canvas.sheet import Sheet
from ..canvas.text import Layout, Style
from ..canvas.theme import CREAM, GROUND, INK, WHITE, Colour

Turn = Literal["level", "up", "down"]
"""How a name runs: from left to right, or turned to read upwards or downwards."""


class Spot(NamedTuple):
    """Where a plate can lie, and how it is turned there."""

    turn: Turn
    box: Box


class Plate(NamedTuple):
    """A name, in letters of `font` pixels: dark on cream, or light on dark where a number stands alone."""

    text: str
    font: int
    dark: bool = False

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the plate, level."""
        return width(self.text, "Bold", self.font) + max(6, self.font // 2), round(self.font * 1.22)

    def spot(self, turn: Turn, x: int, y: int) -> Spot:
        """The plate around a point."""
        wide, high = self.size if turn == "level" else reversed(self.size)
        return Spot(turn, Box.around((x, y), wide, high))


def free(spots: Sequence[Spot], taken: Sequence[Box], within: Box) -> Spot:
    """The first spot that lies within the box and clear of what is taken; else the one that least is taken of."""
    inside = [each for each in spots if within.holds(each.box)] or spots
    clear = (each for each in inside if not any(each.box.meets(other) for other in taken))
    return next(clear, None) or min(inside, key=lambda spot: sum(_common(spot.box, other) for other in taken))


def lay(sheet: Sheet, plate: Plate, spot: Spot) -> None:
    """Draw a plate."""
    turn, box = spot
    long, high = (box.width, box.height) if turn == "level" else (box.height, box.width)
    sign, laid = _sign(plate, long, high)
    if turn == "level":
        sheet.paste(sign, box.x0, box.y0, high // 4)
        return
    turned = Image.Transpose.ROTATE_90 if turn == "up" else Image.Transpose.ROTATE_270
    sheet.image.paste(sign.image.transpose(turned), (box.x0, box.y0))
    sheet.note(plate.text, box, box.move(-box.x0, -box.y0), laid)


@lru_cache(maxsize=256)
def _sign(plate: Plate, width: int, height: int) -> tuple[Sheet, Layout]:
    """The plate itself. The sheet is shared: it must not be drawn on."""
    paper: Colour = GROUND if plate.dark else CREAM
    sign = Sheet(width, height, paper)
    style = Style(plate.font, "Bold", 9)
    return sign, sign.line(plate.text, sign.box, style, WHITE if plate.dark else INK, "centre")


def clear(box: Box, taken: Sequence[Box]) -> Box:
    """The largest square part of a place that no plate covers, or all of it where they leave hardly anything."""
    for other in taken:
        if box.meets(other):
            parts = (
                box._replace(y0=max(box.y0, other.y1)),
                box._replace(y1=min(box.y1, other.y0)),
                box._replace(x0=max(box.x0, other.x1)),
                box._replace(x1=min(box.x1, other.x0)),
            )
            box = max(parts, key=lambda part: min(part.width, part.height))
    return Box.around(box.centre, min(box.width, box.height))


def _common(a: Box, b: Box) -> int:
    """Pixels that lie in both boxes."""
    both = a.cut(b)
    return both.width * both.height if a.meets(b) else 0
