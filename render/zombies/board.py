"""The table of Zombies!!! on one picture: the part of the city that matters now, or all of it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from .. import banner as banners
from .. import dice
from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style, fit
from ..canvas.theme import HOPE, INK, MUTED, WHITE, Colour
from ..maps import grid
from ..page import EDGE, MARGIN, WIDTH, Part, full, page
from . import chart, players
from .focus import focus
from .look import BLOOD, LIGHT
from .scene import ZombiesScene
from .tiles import drawing, tile_sheet

MOST, GAP = 1600, 12
HEAD = 84
"""Height of the heading."""
LINE = 34
"""Height of a line below the panels."""
STRIP = 46
"""Height of what is said about the whole table."""
LARGEST = 120
"""The most pixels of a square."""
SMALLEST = 64
"""The fewest pixels of a square in a part of the city."""
LEAST = 18
"""The fewest pixels of a square where all of a large city is shown."""
ACROSS = (WIDTH - 2 * chart.PAD) // (3 * SMALLEST)
"""The most tiles across that a part of the city shows."""
DOWN = 5
"""The most tiles down that a part of the city shows."""
TALLEST = DOWN * SMALLEST * 3
"""The most pixels in height that a part of the city takes."""
LOWEST = 3 * SMALLEST * 3
"""The pixels in height that a part of the city keeps beside the inset of the whole city."""
INSET = 330
"""The width of the whole city beside the panels, in pixels."""
INSET_HIGH = 260
"""The least height of the whole city beside the panels, in pixels."""
SHOWN = 26
"""Pixels of a square of the drawn tile."""


class Division(NamedTuple):
    """How the picture is divided: what of the map, how large; how high the panels, in how many columns."""

    window: Box
    size: int
    panels: int
    columns: int
    inset: bool

    @property
    def map(self) -> int:
        """Pixels in height that the map takes."""
        return self.window.height * self.size * 3 + 2 * chart.PAD

    @property
    def below(self) -> int:
        return max(self.panels, INSET_HIGH) if self.inset else self.panels


def divided(scene: ZombiesScene, whole: bool = False) -> Division:
    """The part of the city that matters now, in squares as large as there is room for; or the `whole` city.

    A part has all of the city beside the panels, unless these need the room.
    """
    below = (STRIP + GAP) * len(_strips(scene)) + GAP + LINE * len(_footer_lines(scene))
    rest, wide = MOST - 2 * EDGE - HEAD - 2 * GAP - below - 2 * chart.PAD, WIDTH - 2 * MARGIN
    narrow, pair = players.height(scene, wide - INSET - GAP, 1), players.height(scene, wide, 2)
    if whole or scene.s.over:
        room = rest - pair
        window = focus(scene, ((WIDTH - 2 * chart.PAD) // (3 * LEAST), room // (3 * LEAST)), whole=True)
        return Division(window, _size(window, room), pair, 2, inset=False)
    room = rest - max(narrow, INSET_HIGH)
    if room >= LOWEST:
        window = focus(scene, (ACROSS, min(DOWN, room // (SMALLEST * 3))))
        if window != scene.frame:
            return Division(window, _size(window, min(room, TALLEST)), narrow, 1, inset=True)
    room = min(rest - pair, TALLEST)
    window = focus(scene, (ACROSS, room // (SMALLEST * 3)))
    return Division(window, _size(window, room), pair, 2, inset=False)


def _size(window: Box, room: int) -> int:
    """Pixels of a square; of few different sizes, so that tiles that are drawn can be used again."""
    size = min(LARGEST, grid.largest(window, WIDTH - 2 * chart.PAD, room) // 3)
    return size - size % (8 if size >= SMALLEST else 2)


def compose(scene: ZombiesScene) -> Sheet:
    """Draw the board: whose decision it is, where it falls, the players, what is left in the box."""
    return _page(scene, divided(scene))


def whole(scene: ZombiesScene) -> Sheet:
    """The same with all of the city."""
    return _page(scene, divided(scene, whole=True))


def _page(scene: ZombiesScene, laid: Division) -> Sheet:
    parts: list[Part[ZombiesScene]] = [
        (HEAD, heading),
        (laid.map, lambda sheet, box, scene: chart.draw(sheet, full(box), scene, laid.window, laid.size)),
        (laid.below, partial(_below, laid=laid)),
        *((STRIP, partial(_strip, strip=strip)) for strip in _strips(scene)),
        (LINE * len(_footer_lines(scene)), _footer),
    ]
    return page(scene, parts, GAP)


def _below(sheet: Sheet, box: Box, scene: ZombiesScene, laid: Division) -> None:
    if laid.inset:
        side, box = box.left(INSET, GAP)
        chart.inset(sheet, side, scene, laid.window)
    players.draw(sheet, box, scene, laid.columns)


def heading(sheet: Sheet, box: Box, scene: ZombiesScene) -> None:
    """The first thing to read: for whom and for what the table waits, or how it ended; the drawn tile, the dice."""
    rest = banners.banner(sheet, box, scene, LIGHT, HEAD - 12, "trophy")
    step = scene.label("step", n=scene.s.phase, name=scene.phase) if scene.s.phase and not scene.s.over else scene.phase
    rest = banners.aside(sheet, rest, step, scene.round)
    for face in reversed(scene.dice):
        place, rest = rest.right(60, 8)
        dice.pips(sheet, Box.at(place.x0, place.centre[1] - 30, 60, 60), str(face))
    if not scene.dice:
        rest = dice.last_roll(sheet, rest, scene)
    if scene.drawn:
        place, rest = rest.right(SHOWN * 3, 10)
        laid = drawing(scene.s.data.tiles[scene.drawn], 0, scene.s.rules.doors == "any_street")
        sheet.image.paste(tile_sheet(laid, SHOWN).image, (place.x0, place.centre[1] - SHOWN * 3 // 2))
    tile = _tile_line(scene)
    due = "" if tile else scene.due  # there is no room for both, and the message says it too
    more = " · ".join(text for text in (scene.meaning, tile, scene.high_bid, due) if text)
    banners.words(sheet, rest, scene, more, 36)


def _tile_line(scene: ZombiesScene) -> str:
    """The drawn tile, or the one that is being filled, and what comes with it."""
    s = scene.s
    held = scene.drawn or ("" if scene.filling is None else s.tiles[scene.filling].tile)
    if not held:
        return ""
    tile = s.data.tiles[held]
    counts = {"zombies": tile.zombies, "life": tile.life, "bullets": tile.bullets}
    parts = [scene.texts(f"zombies-filled-{kind}", n=n) for kind, n in counts.items() if n]
    return scene.label("drawn", tile=scene.tile_name(held), what=" · ".join(parts))


Strip = tuple[str, str, Colour, Colour]
"""Icon, text, paper and ink."""


def _strips(scene: ZombiesScene) -> list[Strip]:
    """What holds for everybody, and until when; that no road leads out of the city."""
    sealed = [("lock", scene.label("sealed"), BLOOD, WHITE)] if scene.s.city.closed else []
    return [*sealed, *(("timer_sand", text, HOPE, INK) for text in scene.effects)]


def _strip(sheet: Sheet, box: Box, scene: ZombiesScene, strip: Strip) -> None:
    icon, text, paper, ink = strip
    sheet.panel(box, paper, 14)
    sheet.item(box.inset(12, 0), icon, 32, ink, text, Style(28, "Medium"), ink, 36, 8)


def _footer_lines(scene: ZombiesScene) -> list[str]:
    """What is left in the stacks and the bank; the rules that are played."""
    return [scene.supply, f"{scene.deck} · {scene.mode}", *_two_lines(scene.options)]


def _footer(sheet: Sheet, box: Box, scene: ZombiesScene) -> None:
    lines = _footer_lines(scene)
    title = scene.label("title")
    for n, (text, place) in enumerate(zip(lines, box.rows(len(lines)), strict=True)):
        if not n:
            laid = sheet.line(title, place, Style(28, "Black"), LIGHT)
            place = place._replace(x0=place.x0 + laid.width + 18)
        sheet.line(_whole(text, place), place, Style(26), MUTED)


def _two_lines(text: str) -> list[str]:
    """A text of parts as one line, or two if it is too long; no line if there is no text."""
    parts, room = text.split(" · "), Box(0, 0, WIDTH - 2 * MARGIN, LINE)
    number = len(parts)
    while number > 1 and not _fits(" · ".join(parts[:number]), room):
        number -= 1
    return [line for line in (" · ".join(parts[:number]), " · ".join(parts[number:])) if line]


def _fits(text: str, box: Box) -> bool:
    return fit(text, Style(26), box.width, box.height, 1).whole


def _whole(text: str, box: Box) -> str:
    """The parts of a text that fit into one line; no part is cut."""
    parts = text.split(" · ")
    for number in range(len(parts), 1, -1):
        said = " · ".join([*parts[:number], *(["…"] if number < len(parts) else [])])
        if _fits(said, box):
            return said
    return parts[0]
