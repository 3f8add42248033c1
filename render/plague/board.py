"""The table of Zombie Plague on one picture: the part of the map that matters now, or all of it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from .. import banner as banners
from .. import dice
from ..canvas.box import Box
from ..canvas.fonts import width
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, PANEL, WHITE
from ..page import EDGE, MARGIN, WIDTH, Part, full, page
from . import chart, players
from .chart import BELOW
from .focus import focus, whole
from .look import HAND, MOULD
from .scene import PlagueScene

MOST, GAP = 1600, 12
HEAD, STRIP, FOOT = 84, 46, 34
FRAME = 2 * EDGE + HEAD + STRIP + FOOT + 4 * GAP
"""Pixels in height that heading, counts and footer take."""
PITCH = 64
"""Pixels of a square. There is one size, because what is printed on the map is drawn once for each size."""
ACROSS = (WIDTH - chart.LEFT) // PITCH
"""Columns that are shown."""
DEEP = 96
"""Pixels of a square of the basement, where it alone is shown."""
LARGE = 46
"""Pixels of a square of the whole map."""
SMALL = 40
"""The same if the panels of many humans need room."""
DOWN = 12
"""Rows that are shown at most."""
LOWEST = 8
"""Rows that are shown at least."""
INSET = 13
"""Pixels of a square of the small map."""
CELLAR = 42
"""Pixels of a square of the basement below the small map."""
TINY = 24
"""Pixels of a square of the basement beside the whole map."""
COLUMN = 24 * INSET + 16
"""Width of the column with the small maps."""
SURVEY = 20 * INSET + 16
"""Height of the small map."""
EFFECT = Style(26, "Bold")


class Division(NamedTuple):
    """How the picture is divided.

    ``window`` is the part of the map that is shown, ``pitch`` the pixels of a square, ``below`` the height of what
    stands below the map, ``inset`` whether the whole map stands there, small, ``brief`` whether the panels are brief,
    and ``level`` the level of the map.
    """

    window: Box
    pitch: int
    below: int
    inset: bool
    brief: bool
    level: str = ""

    @property
    def map(self) -> int:
        """Pixels in height that the map takes."""
        return self.window.height * self.pitch + chart.TOP


def divided(scene: PlagueScene, all_of_it: bool = False) -> Division:
    """The part of the map that matters now, with all of it small below; or all of it."""
    wide, many = WIDTH - 2 * MARGIN, len(scene.s.humans) > players.FULL
    if all_of_it or scene.s.over or scene.setting_up:
        below = players.height(scene, wide, brief=True)
        small = scene.s.entrance or below > MOST - FRAME - 20 * LARGE - chart.TOP
        return Division(whole(scene), SMALL if small else LARGE, below, inset=False, brief=True)
    panels = players.height(scene, wide - COLUMN - GAP, many)
    if _all_below(scene):
        return Division(whole(scene, BELOW), DEEP, max(panels, SURVEY), inset=True, brief=many, level=BELOW)
    below = max(panels, SURVEY + (_cellar() + GAP if scene.s.entrance else 0))
    room = MOST - FRAME - below - chart.TOP
    rows = max(LOWEST, min(DOWN, room // PITCH))
    return Division(focus(scene, (ACROSS, LOWEST), (ACROSS, rows)), PITCH, below, inset=True, brief=many)


def _cellar() -> int:
    """Pixels in height that the basement takes below the map."""
    return 6 * CELLAR + chart.TOP


def _all_below(scene: PlagueScene) -> bool:
    """Whether the table waits for humans in the basement alone."""
    acting = [each for each in scene.s.living if scene.acting(each)]
    return bool(acting) and all(each.on_foot and scene.s.grid.spots[each.at].level == BELOW for each in acting)


def compose(scene: PlagueScene) -> Sheet:
    """Draw the board: for whom the table waits, where things happen, everybody's panel."""
    return _page(scene, divided(scene))


def whole_map(scene: PlagueScene) -> Sheet:
    """The same with all of the map."""
    return _page(scene, divided(scene, all_of_it=True))


def _page(scene: PlagueScene, laid: Division) -> Sheet:
    parts: list[Part[PlagueScene]] = [
        (HEAD, heading),
        (STRIP, _counts),
        (laid.map, partial(_map, laid=laid)),
        (laid.below, partial(_below, laid=laid)),
        (FOOT, _footer),
    ]
    return page(scene, parts, GAP)


def _map(sheet: Sheet, box: Box, scene: PlagueScene, laid: Division) -> None:
    """The part of the map; the basement beside it where all of it is shown."""
    place = full(box)
    if scene.s.entrance and not laid.inset:
        cellar, place = place.right(WIDTH - chart.LEFT - laid.window.width * laid.pitch)
        chart.draw(sheet, cellar, scene, whole(scene, BELOW), TINY, level=BELOW)
    chart.draw(sheet, place, scene, laid.window, laid.pitch, level=laid.level)


def _below(sheet: Sheet, box: Box, scene: PlagueScene, laid: Division) -> None:
    """The small maps, the panels."""
    if laid.inset:
        side, box = box.left(COLUMN, GAP)
        place, side = side.top(SURVEY, GAP)
        sheet.panel(place, PANEL, 14)
        chart.inset(sheet, place, scene, INSET, None if laid.level else laid.window)
        if scene.s.entrance and not laid.level:
            chart.draw(sheet, side.top(_cellar())[0], scene, whole(scene, BELOW), CELLAR, level=BELOW)
    players.draw(sheet, box, scene, laid.brief)


def heading(sheet: Sheet, box: Box, scene: PlagueScene) -> None:
    """The first thing to read: for whom and for what the table waits, or how it ended."""
    rest = banners.banner(sheet, box, scene, MOULD, HEAD - 12, "trophy")
    rest = banners.aside(sheet, rest, scene.turn_name, scene.round)
    banners.words(sheet, dice.last_roll(sheet, rest, scene), scene, scene.due, 36)


def _counts(sheet: Sheet, box: Box, scene: PlagueScene) -> None:
    """What is left and what is done, as icons with numbers; then the cards that hold for everybody."""
    for icon, number, _ in scene.counts:
        wide = 58 + 15 * len(number)
        place, box = box.left(wide, 8)
        sheet.panel(place, PANEL, 12)
        sheet.item(place.inset(6, 0), icon, 30, MOULD, number, Style(28, "Bold"), WHITE, 36)
    effects = scene.effects
    for n, card in enumerate(effects):
        name = scene.texts(f"plague-zombie-card-{card}")
        share = (box.width + 8) // (len(effects) - n) - 8
        place, box = box.left(min(share, 58 + width(name, EFFECT.weight, EFFECT.size)), 8)
        sheet.panel(place, MOULD, 12)
        sheet.item(place.inset(6, 0), HAND[card], 30, INK, name, EFFECT, INK, 36)


def _footer(sheet: Sheet, box: Box, scene: PlagueScene) -> None:
    banners.footer(sheet, box, scene, MOULD, scene.modules)
