"""The table of Z-Game on one picture: the city, the event, the Goals, the gangs."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from engine.kit.hexes import Hex

from .. import banner as banners
from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style, fit
from ..canvas.theme import MUTED
from ..maps import hexes
from ..page import MARGIN, WIDTH, Part, full, page
from . import chart, gangs, stage, strips, tiles
from .focus import everything, focus
from .look import FLESH, ICONS, RUST
from .scene import ZgameScene

MOST, EDGE, GAP = 1600, 18, 10
HEAD = 84
"""Height of the heading."""
PILES, SAID = 46, 31
"""Height of the piles, and of a line below them."""
FINE = Style(24)
LARGEST, SMALLEST, LEAST = 256, 192, 40
"""Pixels of a hex: at most, at least, and at least where all of a large city is shown."""
INSET = 272
"""Width of the whole city beside the part that is shown."""


class Division(NamedTuple):
    """How the picture is divided: what of the map, in hexes of what size, and whether the whole city is beside it."""

    shown: list[Hex]
    size: int
    inset: bool = False

    @property
    def map(self) -> int:
        """Pixels in height that the map takes."""
        return hexes.pixels(hexes.extent(self.shown), self.size)[1] + 2 * chart.PAD


def _fixed(scene: ZgameScene) -> list[int]:
    """The heights of all but the map: heading, what is going on, event, Goals, gangs, footer."""
    event = strips.EVENT if scene.s.event and not scene.s.over else 0
    footer = _footer_height(scene)
    return [HEAD, stage.height(scene), event, strips.goals_height(scene), gangs.height(scene), footer]


def divided(scene: ZgameScene, whole: bool = False) -> Division:
    """All of the city if its hexes are large enough so, while it is laid out and at the end; else the part that matters
    now, unless the `whole` is wanted.
    """
    parts = [each for each in _fixed(scene) if each]
    wide, room = WIDTH - 2 * chart.PAD, MOST - 2 * EDGE - sum(parts) - GAP * len(parts) - 2 * chart.PAD
    city = everything(scene)
    size = hexes.largest(hexes.extent(city), wide, room, LARGEST)
    if whole or scene.s.over or scene.free or size >= SMALLEST:
        return Division(city, max(LEAST, size))
    wide -= INSET + GAP
    rows = max(2, (4 * room // SMALLEST - 1) // 3)
    shown = focus(scene, (2 * wide // SMALLEST, rows))
    return Division(shown, hexes.largest(hexes.extent(shown), wide, room, LARGEST), inset=True)


def compose(scene: ZgameScene) -> Sheet:
    """Draw the board: whose decision it is, what is going on, the city, the event, the Goals, the gangs."""
    return _page(scene, divided(scene))


def whole(scene: ZgameScene) -> Sheet:
    """The same with all of the city."""
    return _page(scene, divided(scene, whole=True))


def _page(scene: ZgameScene, laid: Division) -> Sheet:
    drawn = [heading, stage.draw, strips.event, strips.goals, gangs.draw, _footer]
    parts: list[Part[ZgameScene]] = [*zip(_fixed(scene), drawn, strict=True)]
    parts.insert(2, (laid.map, partial(_map, laid=laid)))
    return page(scene, parts, GAP, EDGE)


def _map(sheet: Sheet, box: Box, scene: ZgameScene, laid: Division) -> None:
    place = full(box)
    if laid.inset:
        side, place = place.right(INSET + MARGIN)
        chart.inset(sheet, side, scene, laid.shown)
    chart.draw(sheet, place, scene, laid.shown, laid.size)


def heading(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """The first thing to read: for whom and for what the table waits, or how the game ended."""
    rest = banners.banner(sheet, box, scene, RUST, HEAD - 12, "trophy")
    rest = banners.aside(sheet, rest, scene.phase, scene.turn, 320, 30)
    banners.words(sheet, rest, scene, scene.due, 38)


def _footer_height(scene: ZgameScene) -> int:
    return PILES + SAID * _footer_text(scene)[1]


def _footer_text(scene: ZgameScene) -> tuple[str, int]:
    """What is left of the Zombies, what is played; in how many lines."""
    text = " · ".join(text for text in (scene.texts("zgame-name"), scene.stock, scene.played) if text)
    return text, len(fit(text, FINE, WIDTH - 2 * MARGIN - 2, 3 * SAID, 3).lines)


def _footer(sheet: Sheet, box: Box, scene: ZgameScene) -> None:
    """The piles, each with what is to be drawn and what is discarded; what is played."""
    line, box = box.top(PILES)
    for (deck, left, discarded), place in zip(scene.piles, line.columns(len(scene.piles), 6), strict=True):
        mark, number = place.left(42, 6)
        middle = mark.centre[1]
        if deck in ICONS:
            tiles.chip_of(sheet, Box.at(mark.x0, middle - 18, 36, 36), deck)
        else:
            sheet.shape("skull", (mark.x0 + 18, middle), 34, FLESH)
        said = f"{left} / {discarded}"
        sheet.line(said, number, Style(25), MUTED)
    text, lines = _footer_text(scene)
    sheet.text(text, box, FINE, MUTED, "left", "middle", lines)
