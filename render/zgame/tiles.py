"""The places of the city as they lie on the table: each a view of its houses at night, drawn once and kept."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.games.zgame.data import Icon, Tile, number

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import FLOOR, Style
from ..canvas.theme import INK, LINE, MUTED, WHITE, Colour
from ..maps import hexes
from .look import ASH, ASH_DARK, HOUSE, ICONS, LAMP, LANE, PANE, PLAZA, POOL, RUST, SKY, SOOT, STREET, tint

CURB = 0.04
"""Width of half a street around a place, as a share of the size of its hex."""
HORIZON = 0.585
"""Where the houses stand, from the top."""
NUMBER, NAME, SIGNS = 0.165, 0.295, 0.465
"""Where the middle of the number, of the name and of the icons lies, from the top."""
CHIP = 0.2
"""Size of an icon."""
NAMED = 110
"""From this size on places have their names on them."""
SMALL = 9
"""The smallest letters, on the map of a very large city."""


class Face(NamedTuple):
    """All that is printed on a place, and whether it still yields it."""

    id: str
    kind: str
    icons: tuple[Icon, ...]
    home: Colour | None = None
    """Of a Base, the colour of its gang."""
    despoiled: bool = False
    blocked: bool = False
    """Whether the Marauders sit on it."""


def face_of(tile: Tile, home: Colour | None = None, *, despoiled: bool = False, blocked: bool = False) -> Face:
    return Face(tile.id, tile.kind, tile.icons, home, despoiled, blocked)


@lru_cache(maxsize=192)
def tile_sheet(face: Face, size: int) -> Sheet:
    """A place, `size` pixels square, of which the hex is to be shown. The sheet is shared: do not draw on it."""
    sheet = Sheet(size, size, STREET)
    random = Random(face.id)
    _street(sheet, size)
    curb = max(2, round(size * CURB))
    block = Sheet(size - 2 * curb, size - 2 * curb)
    _houses(block, face, random)
    hexes.lay(sheet, block, Box.at(curb, curb, block.box.width, block.box.width))
    if face.home:
        hexes.rim(sheet, Box.at(curb, curb, block.box.width, block.box.width), face.home, max(3, round(size * 0.035)))
    _lamps(sheet, size)
    _signs(sheet, face, size)
    return sheet


def _street(sheet: Sheet, size: int) -> None:
    """Pools of light at the crossings, the lane in the middle."""
    for x, y in hexes.CORNERS:
        sheet.shape("circle", (round(x * size), round(y * size)), round(size * 0.2), POOL)
    hexes.rim(sheet, sheet.box, LANE, 1)


def _lamps(sheet: Sheet, size: int) -> None:
    for x, y in hexes.CORNERS[::2]:
        reach = 0.93
        at = round(size * (0.5 + (x - 0.5) * reach)), round(size * (0.5 + (y - 0.5) * reach))
        sheet.shape("circle", at, max(4, round(size * 0.035)), LAMP)


def _houses(sheet: Sheet, face: Face, random: Random) -> None:
    """The sky, houses before it, and a square in front of them."""
    size = sheet.box.width
    first = face.icons[0] if face.kind == "quarter" and face.icons else ""
    sky = ASH if face.despoiled else tint(first, SKY, 0.3 if face.kind == "quarter" else 0.2)
    ground = ASH_DARK if face.despoiled else tint(first, PLAZA, 0.22)
    sheet.fill(sheet.box, sky)
    horizon = round(size * HORIZON)
    sheet.fill(Box(0, horizon, size, size), ground)
    x = -random.randrange(10)
    while x < size:
        wide = round(size * random.uniform(0.13, 0.22))
        high = round(size * random.uniform(0.08, 0.24))
        _house(sheet, Box(x, horizon - high, x + wide, horizon), random, ruined=face.despoiled)
        x += wide + random.choice((0, 0, round(size * 0.03)))
    if face.despoiled:
        _hatching(sheet, size)


def _house(sheet: Sheet, box: Box, random: Random, *, ruined: bool) -> None:
    sheet.fill(box, ASH_DARK if ruined else HOUSE)
    step = max(7, box.width // 4)
    pane = step // 2
    for y in range(box.y0 + pane, box.y1 - pane, step + 2):
        for x in range(box.x0 + pane, box.x1 - pane, step):
            if random.random() < 0.22 and not ruined:
                sheet.fill(Box(x, y, x + pane, y + pane + 1), PANE)


def _hatching(sheet: Sheet, size: int) -> None:
    """Boards over what yields nothing any more: upright, for rows that are alike make small files."""
    step, wide = max(6, size // 9), max(2, size // 36)
    for left in range(step // 2, size, step):
        sheet.fill(Box(left, 0, left + wide, size), SOOT)


def draw(sheet: Sheet, box: Box, face: Face, name: str) -> None:
    """A place by itself."""
    hexes.lay(sheet, tile_sheet(face, box.width), box)
    names(sheet, box, face, name)


def names(sheet: Sheet, box: Box, face: Face, name: str) -> None:
    """The number of a place, and its name where there is room for it; over whatever marks its edge."""
    size = box.width

    def row(middle: float, width: float, height: float) -> Box:
        wide, high = round(size * width), round(size * height)
        return Box.at(box.x0 + (size - wide) // 2, box.y0 + round(size * middle) - high // 2, wide, high)

    ink = MUTED if face.despoiled else WHITE
    named = size >= NAMED
    style = Style(max(SMALL, round(size * 0.145)), "Black", SMALL)
    where = row(NUMBER, 0.46, 0.17) if named else row(NUMBER, 0.8, 0.3)
    sheet.line(number(face.id), where, style, ink, "centre")
    if named:
        style = Style(max(FLOOR - 2, round(size * 0.105)), "Medium", min(FLOOR - 4, round(size * 0.09)))
        sheet.line(name, row(NAME, 0.88, 0.14), style, ink, "centre")


def _signs(sheet: Sheet, face: Face, size: int) -> None:
    """The icons; the sign of its gang is laid on a Base later, for it is of a player."""
    places = sign_boxes(face, sheet.box)[bool(face.home) :]
    for icon, place in zip(face.icons, places, strict=True):
        chip_of(sheet, place, icon, crossed=face.despoiled or face.blocked)


def sign_boxes(face: Face, box: Box) -> list[Box]:
    """Where the icons of a place lie, side by side; on a Base after the sign of its gang."""
    chip = round(box.width * CHIP)
    gap, count = max(2, chip // 10), len(face.icons) + bool(face.home)
    left = box.x0 + (box.width - count * (chip + gap) + gap) // 2
    top = box.y0 + round(box.width * SIGNS) - chip // 2
    return [Box.at(left + n * (chip + gap), top, chip, chip) for n in range(count)]


def chip_of(sheet: Sheet, box: Box, icon: str, *, crossed: bool = False) -> None:
    """An icon of income; crossed out where it yields nothing."""
    look = ICONS[icon]
    colour, ink = (LINE, MUTED) if crossed else (look.colour, look.ink)
    sheet.panel(box.inset(-max(1, box.width // 20)), INK, max(3, box.width // 4))
    sheet.panel(box, colour, max(3, box.width // 5))
    sheet.icon(look.icon, box.centre, round(box.width * 0.82), ink)
    if crossed:
        sheet.icon("close", box.centre, round(box.width * 1.15), RUST)
