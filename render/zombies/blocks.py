"""What stands where nobody can walk: houses with windows, parks, parked cars, each block always the same."""

from __future__ import annotations

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import WHITE, mix
from .look import ASPHALT, CARS, FRONT, KERB, LAWN, PANE, ROOFS, TREES, WALL

KINDS = 8
"""Blocks come in turns of this number: houses, a park, a parking lot."""
HOUSES = 6
"""The blocks of each turn that are houses."""
PARK = 6
"""The place of the park in each turn, from 0; the parking lot follows."""


def draw(sheet: Sheet, box: Box, seed: int, size: int, *, detailed: bool) -> None:
    """Fill the box with a block; `size` is that of a whole square."""
    kind = seed % KINDS
    if not detailed:
        roof = LAWN if kind == PARK else ROOFS[seed % len(ROOFS)]
        sheet.fill(box, roof)
        sheet.fill(box.bottom(max(1, box.height // 4))[0], mix(roof, WALL, FRONT))
    elif kind < HOUSES:
        _house(sheet, box, seed, size)
    elif kind == PARK:
        _park(sheet, box, seed, size)
    else:
        _cars(sheet, box, seed, size)


def _house(sheet: Sheet, box: Box, seed: int, size: int) -> None:
    """A roof with its edge, and the front below it with some windows lit."""
    roof = ROOFS[seed % len(ROOFS)]
    front, top = box.bottom(max(12, round(box.height * 0.44)))
    sheet.fill(box, WALL)
    sheet.fill(top.inset(1, 0), mix(roof, WHITE, 0.12))
    sheet.fill(top.inset(max(2, size // 20)), roof)
    hatch = Box.at(top.x0 + top.width * (2 + seed % 3) // 6, top.y0 + top.height // 3, size // 6, size // 8)
    sheet.fill(hatch, mix(roof, WALL, FRONT))
    front = front.inset(1, 0)
    sheet.fill(front, mix(roof, WALL, FRONT))
    columns, rows = max(2, front.width // (size // 5)), 2 if front.height > size * 0.36 else 1
    wide, high = front.width / columns, front.height / rows
    for n in range(columns * rows):
        row, column = divmod(n, columns)
        x, y = front.x0 + round((column + 0.28) * wide), front.y0 + round((row + 0.24) * high)
        lit = (seed * 31 + n * 17) % 7 in (0, 3)
        sheet.fill(Box(x, y, x + round(wide * 0.44), y + round(high * 0.5)), PANE if lit else WALL)


def _park(sheet: Sheet, box: Box, seed: int, size: int) -> None:
    sheet.fill(box, LAWN)
    crown = round(min(box.width, box.height) * 0.48)
    for n, (x, y) in enumerate(((0.3, 0.34), (0.7, 0.42), (0.42, 0.72))):
        across = crown - (seed + n) % 3 * max(1, size // 20)
        centre = box.x0 + round(box.width * x), box.y0 + round(box.height * y)
        sheet.shape("circle", centre, across, TREES[0])
        sheet.shape("circle", (centre[0] - across // 8, centre[1] - across // 8), round(across * 0.6), TREES[1])


def _cars(sheet: Sheet, box: Box, seed: int, size: int) -> None:
    """A parking lot."""
    sheet.fill(box, ASPHALT)
    bay = box.width // 2
    for n in (0, 1):
        line = Box.at(box.x0 + n * bay + bay - 1, box.y0 + box.height // 6, 2, box.height * 2 // 3)
        sheet.fill(line, KERB)
        if (seed + n) % 3:
            car = Box.at(box.x0 + n * bay, box.y0, bay, box.height).inset(max(3, bay // 6), max(3, box.height // 7))
            sheet.panel(car, CARS[(seed + n) % len(CARS)], max(2, size // 12))
            glass = car.inset(max(1, car.width // 6), car.height // 4)
            sheet.fill(glass.top(max(2, glass.height // 3))[0], WALL)
