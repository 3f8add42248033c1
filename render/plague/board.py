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
TALL = 920
"""Height of the whole map at most."""
LOW = 800
"""The same if the panels of many humans need room, or there is a basement."""
DOWN = 12
"""Rows that are shown at most."""
LOWEST = 8
"""Rows that are shown at least."""
COLUMN, SURVEY, CELLAR = 328, 276, 282
"""Width of the column with the small maps; height of that of the house, and of that of the basement, at most."""
EDGING = 16
"""Pixels around the small map."""
TINY, BESIDE = 24, 300
"""Pixels of a square of the basement beside the whole map, and of all of it, at most."""
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
        return Division(whole(scene), _of_all(scene, below), below, inset=False, brief=True)
    panels = players.height(scene, wide - COLUMN - GAP, many)
    if _all_below(scene):
        pitch = _fit(scene, BELOW, WIDTH - chart.LEFT, DOWN * PITCH, DEEP)
        return Division(whole(scene, BELOW), pitch, max(panels, _survey(scene)), inset=True, brief=many, level=BELOW)
    below = max(panels, _survey(scene) + (_cellar(scene) + GAP if scene.s.entrance else 0))
    room = MOST - FRAME - below - chart.TOP
    rows = max(LOWEST, min(DOWN, room // PITCH))
    return Division(focus(scene, (ACROSS, LOWEST), (ACROSS, rows)), PITCH, below, inset=True, brief=many)


def _fit(scene: PlagueScene, level: str, wide: int, high: int, most: int = DEEP) -> int:
    """Pixels of a square with which a level has room."""
    columns, rows = scene.s.data.size(level)
    return min(most, wide // columns, high // rows)


def _of_all(scene: PlagueScene, below: int) -> int:
    """Pixels of a square of the whole map, over what stands below it; the basement has its room beside it."""
    rows = scene.s.data.size()[1]
    wide, large = WIDTH - chart.LEFT, _fit(scene, "", WIDTH - chart.LEFT, TALL)
    if scene.s.entrance:
        wide -= scene.s.data.size(BELOW)[0] * _fit(scene, BELOW, BESIDE, LOW, TINY) + chart.LEFT
    elif below <= MOST - FRAME - rows * large - chart.TOP:
        return large
    return _fit(scene, "", wide, LOW)


def _survey(scene: PlagueScene) -> int:
    """Pixels in height that the small map takes."""
    return scene.s.data.size()[1] * _small(scene) + EDGING


def _small(scene: PlagueScene) -> int:
    """Pixels of a square of it."""
    return _fit(scene, "", COLUMN - EDGING, SURVEY - EDGING)


def _cellar(scene: PlagueScene) -> int:
    """Pixels in height that the basement takes below it."""
    return scene.s.data.size(BELOW)[1] * _below_it(scene) + chart.TOP


def _below_it(scene: PlagueScene) -> int:
    """Pixels of a square of the basement there."""
    return _fit(scene, BELOW, COLUMN - chart.LEFT, CELLAR - chart.TOP)


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
        tiny = _fit(scene, BELOW, BESIDE, LOW, TINY)
        chart.draw(sheet, cellar, scene, whole(scene, BELOW), tiny, level=BELOW)
    chart.draw(sheet, place, scene, laid.window, laid.pitch, level=laid.level)


def _below(sheet: Sheet, box: Box, scene: PlagueScene, laid: Division) -> None:
    """The small maps, the panels."""
    if laid.inset:
        side, box = box.left(COLUMN, GAP)
        place, side = side.top(_survey(scene), GAP)
        sheet.panel(place, PANEL, 14)
        chart.inset(sheet, place, scene, _small(scene), None if laid.level else laid.window)
        if scene.s.entrance and not laid.level:
            place = side.top(_cellar(scene))[0]
            chart.draw(sheet, place, scene, whole(scene, BELOW), _below_it(scene), level=BELOW)
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
        sheet.item(place.inset(6, 0), HAND.get(scene.s.data.does[card], "cards"), 30, INK, name, EFFECT, INK, 36)


def _footer(sheet: Sheet, box: Box, scene: PlagueScene) -> None:
    banners.footer(sheet, box, scene, MOULD, scene.modules)
