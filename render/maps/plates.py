"""Names and numbers on a map, laid where they cover nothing that has to be seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal

from PIL import Image

from ..canvas.box import Box
from ..canvas.sheet import PlacedText, Sheet
from ..canvas.text import Layout, Style
from ..canvas.theme import CREAM, GROUND, INK, WHITE

Turn = Literal["level", "up", "down"]
"""How a name runs: from left to right, or turned to read upwards or downwards."""
Spot = tuple[Turn, Box]


def free(spots: Sequence[Spot], taken: Sequence[Box], within: Box) -> Spot:
    """The first spot that lies within the box and clear of what is taken; the first of all if none does."""
    clear = (each for each in spots if within.holds(each[1]) and not any(each[1].meets(other) for other in taken))
    return next(clear, spots[0])


def name(sheet: Sheet, text: str, spot: Spot, font: int) -> None:
    """A name on a plate, in letters of `font` pixels or smaller."""
    turn, box = spot
    level = turn == "level"
    width, height = (box.width, box.height) if level else (box.height, box.width)
    sign, laid = _sign(text, width, height, font)
    if level:
        sheet.paste(sign, box.x0, box.y0, height // 4)
        return
    turned = Image.Transpose.ROTATE_90 if turn == "up" else Image.Transpose.ROTATE_270
    sheet.image.paste(sign.image.transpose(turned), (box.x0, box.y0))
    sheet.placed.append(PlacedText(text, box, box, laid.size, laid.whole))


@lru_cache(maxsize=256)
def _sign(text: str, width: int, height: int, font: int) -> tuple[Sheet, Layout]:
    """The plate itself. The sheet is shared: it must not be drawn on."""
    sign = Sheet(width, height, CREAM)
    return sign, sign.text(text, sign.box.inset(3, 0), Style(font, "Bold", 10), INK, "centre", "middle", 1)


def number(sheet: Sheet, text: str, box: Box, style: Style) -> None:
    """A number on a dark plate."""
    sheet.panel(box, GROUND, box.height // 3)
    sheet.text(text, box, style, WHITE, "centre", "middle", 1)


def least_hidden(spots: Iterable[tuple[tuple[Any, ...], Box]], taken: Sequence[Box]) -> Box:
    """Of spots with what speaks against each (compared in order, less is better) the best one.

    Worst is one of which more than half is taken; of those that are otherwise equal the one with least taken is best.
    """

    def key(spot: tuple[tuple[Any, ...], Box]) -> tuple[Any, ...]:
        against, box = spot
        hidden = max((_common(box, other) for other in taken), default=0)
        return hidden * 2 > box.width * box.height, *against, hidden

    return min(spots, key=key)[1]


def _common(a: Box, b: Box) -> int:
    """Pixels that lie in both boxes."""
    wide, high = min(a.x1, b.x1) - max(a.x0, b.x0), min(a.y1, b.y1) - max(a.y0, b.y0)
    return wide * high if wide > 0 and high > 0 else 0
