"""What is printed on the tiles: floors, borders, walls, sandbags, the tank; drawn once for each size and light."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.zombicide.box.city import City, Zone
from engine.games.zombicide.box.tile import Cell

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import INK, Colour, mix
from ..maps import grid as grids
from ..maps.grid import Grid, across, lane, middle
from .look import FLOORS, MORTAR, NIGHT, PAVING, SAND, SHADE, STEEL, WALL, at_night

LEAST = 64
"""The pixels below which cells are drawn larger and scaled down."""
STRIPES = 6
"""The stripes in a cell of a dark zone."""


def extent(city: City) -> Box:
    """All cells of the board, what lies apart included."""
    return Box(0, 0, max(x for _, x in city.cells) + 1, max(y for y, _ in city.cells) + 1)


@lru_cache(maxsize=24)
def printed(city: City, pitch: int, night: bool) -> Image.Image:
    """The whole board by day or at night, each cell ``pitch`` pixels wide; it is shared: do not draw on it."""
    if pitch < LEAST:
        return printed(city, pitch * 4, night).reduce(4)
    whole = extent(city)
    sheet = Sheet(whole.width * pitch, whole.height * pitch, NIGHT)
    grid = Grid(whole, pitch, 0, 0)

    def shade(colour: Colour) -> Colour:
        return at_night(colour) if night else colour

    for zone in city.zones.values():
        for cell in zone.cells:
            _floor(sheet, place(grid, cell), city, zone, shade(floor(city, zone)), shade(FLOORS["street"]))
    for zone in city.zones.values():
        if zone.tank:
            _tank(sheet, place(grid, zone.cells[0]), shade(STEEL))
    for (a, b), border in city.borders.items():
        one, other = city.cells[a], city.cells[b]
        strip = between(grid, a, b)
        if border.kind in ("wall", "door", "opening"):
            ground = shade(floor(city, city.zones[one])) if border.kind == "opening" else None
            _wall(sheet, strip, shade(WALL), ground)
        elif border.kind == "sand":
            _sandbags(sheet, strip, shade(SAND))
        elif one != other:
            _dashes(sheet, strip, shade(PAVING))
    _rim(sheet, city, grid, shade(WALL))
    return sheet.image


def floor(city: City, zone: Zone) -> Colour:
    """The colour of a zone by day."""
    if zone.secret:
        return FLOORS["secret"]
    if zone.kind == "street" and all(city.tiles[tile].kind == "lawn" for tile in zone.tiles if tile in city.tiles):
        return FLOORS["lawn"]
    return FLOORS[zone.kind]


def place(grid: Grid, cell: Cell) -> Box:
    """Where a cell, by row and column, lies."""
    return grid.cell(cell[1], cell[0])


def between(grid: Grid, a: Cell, b: Cell) -> Box:
    """The strip between two neighbouring cells, the second to the right of the first or below it."""
    return grids.between(grid, (a[1], a[0]), (b[1], b[0]), thickness(grid.pitch))


def thickness(pitch: int) -> int:
    """Pixels of a wall."""
    return max(4, pitch // 12)


def _floor(sheet: Sheet, box: Box, city: City, zone: Zone, colour: Colour, plain: Colour) -> None:
    sheet.fill(box, colour)
    if zone.dark:
        for stripe in box.columns(STRIPES)[::2]:
            sheet.fill(stripe.left(max(2, stripe.width // 3))[0], mix(colour, MORTAR, SHADE))


def _wall(sheet: Sheet, strip: Box, colour: Colour, gap: Colour | None) -> None:
    """A wall, with a ``gap`` in which the floor is seen."""
    rim = max(1, min(strip.width, strip.height) // 5)
    sheet.fill(strip, MORTAR)
    sheet.fill(strip.inset(rim), colour)
    if gap is not None:
        sheet.fill(middle(strip, 0.6), gap)


def _sandbags(sheet: Sheet, strip: Box, colour: Colour) -> None:
    for bag in across(strip.inset(-2), 5, 2):
        sheet.panel(bag, mix(colour, INK, 0.3), 6)
        sheet.panel(bag.inset(2), colour, 4)


def _dashes(sheet: Sheet, strip: Box, colour: Colour) -> None:
    """The border of two zones that is no wall."""
    for part in across(lane(strip, max(1, min(strip.width, strip.height) // 4)), 9)[1::2]:
        sheet.fill(part, colour)


def _tank(sheet: Sheet, box: Box, colour: Colour) -> None:
    """The tank from above, its gun to the north."""
    dark = mix(colour, INK, 0.3)
    for side in box.inset(box.width // 6, box.height // 8).columns(2, box.width // 3):
        sheet.panel(side, dark, box.width // 16)
    sheet.panel(box.inset(box.width // 4, box.height // 6), colour, box.width // 12)
    x, y = box.centre
    sheet.fill(Box(x - box.width // 30, box.y0 + 4, x + box.width // 30, y), dark)
    sheet.shape("circle", (x, y + box.height // 20), box.width // 3, dark)


def _rim(sheet: Sheet, city: City, grid: Grid, colour: Colour) -> None:
    """A wall around all that is a room at the edge; streets just end."""
    for cell, zone in city.cells.items():
        box, half = place(grid, cell), thickness(grid.pitch) // 2
        room = city.zones[zone].room
        sides = (
            ((-1, 0), box.top(half)),
            ((1, 0), box.bottom(half)),
            ((0, -1), box.left(half)),
            ((0, 1), box.right(half)),
        )
        for (row, column), (strip, _) in sides:
            if (cell[0] + row, cell[1] + column) not in city.cells:
                sheet.fill(strip, MORTAR)
                if room:
                    sheet.fill(strip.inset(1), colour)
