"""A place of the city with everything on it: drawn once and kept as long as it looks like this."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from engine.games.zgame.modules.homeless import WALLS

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import Colour, SeatLook
from ..maps import hexes
from ..maps.pieces import pawn
from . import pieces, tiles
from .pieces import Troop

ROW, WALL_AT = 0.69, 0.845
"""Where the middle of the pieces and of a Barricade lies, from the top of a hex."""
PIECE = 0.215
"""The size of a piece, as a share of the size of a hex."""
ACROSS = 0.9
"""Share of the width that pieces may take."""


class Sign(NamedTuple):
    """What says whose something is: look and initials of a gang; of Barricades also how many they are."""

    look: SeatLook
    initials: str
    number: int = 1


class Site(NamedTuple):
    """All that is to be seen of a place."""

    face: tiles.Face
    name: str
    home: Sign | None
    """Whose Base it is."""
    edges: tuple[tuple[Colour, int], ...]
    """Bright edges, the outermost first, and how many steps wide."""
    zombies: int
    marauders: bool
    troops: tuple[Troop, ...]
    barricades: Sign | None
    fortified: bool


@lru_cache(maxsize=96)
def drawn(site: Site, size: int) -> Sheet:
    """The place, `size` pixels square, of which the hex is to be shown. The sheet is shared: do not draw on it."""
    sheet = Sheet(size, size)
    sheet.inlay(tiles.tile_sheet(site.face, size), sheet.box, 0, 0)
    if site.home:
        sign = tiles.sign_boxes(site.face, sheet.box)[0]
        pawn(sheet, sign.centre, sign.width, site.home.look, site.home.initials)
    step, inset = max(3, size // 48), 0
    for colour, width in site.edges:
        hexes.rim(sheet, sheet.box.inset(inset), colour, step * width)
        inset += step * width + 1
    tiles.names(sheet, sheet.box, site.face, site.name)
    _row(sheet, site)
    if site.barricades:
        pieces.wall(sheet, _bar(size, 0.36, 0.105), *site.barricades)
    if site.fortified:
        pieces.works(sheet, _bar(size, 0.3, 0.13), WALLS)
    return sheet


def _bar(size: int, width: float, height: float) -> Box:
    """The place of what stands at the lower edge, in shares of the size."""
    wide, high = round(size * width), round(size * height)
    return Box.at(size // 2 - wide // 2, round(size * WALL_AT) - high // 2, wide, high)


def _row(sheet: Sheet, site: Site) -> None:
    """What stands in a place side by side: Zombies, the Marauders, the Fighters."""
    size = sheet.box.width
    skull, disc = 1.5 if site.zombies < 10 else 1.8, 1.0
    widths = [skull] if site.zombies else []
    widths += [*([disc] if site.marauders else []), *(each.width for each in site.troops)]
    if not widths:
        return
    gap = 0.12
    total = sum(widths) + gap * (len(widths) - 1)
    unit = min(size * PIECE, size * ACROSS / total)
    x, y = size // 2 - total * unit / 2, round(size * ROW)
    edges = [x]
    for wide in widths:
        edges.append(edges[-1] + (wide + gap) * unit)
    things = iter(pairwise(edges))
    high = round(unit)
    if site.zombies:
        left, _ = next(things)
        pieces.skulls(sheet, Box.at(round(left), y - high // 2, round(skull * unit), high), site.zombies)
    if site.marauders:
        left, _ = next(things)
        pieces.flag(sheet, (round(left + unit / 2), y), high)
    for them in site.troops:
        left, _ = next(things)
        pieces.troop(sheet, round(left), y, high, them)
