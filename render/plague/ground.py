"""What is printed on the map: floors, furniture, bushes, the car, walls and openings; drawn once for each size."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from engine.games.plague.data import PlagueData
from engine.games.plague.rows import CABIN, HOOD, OUTDOORS, STAIRS
from engine.kit.squares import Grid as Squares
from engine.kit.squares import Kind

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import INK, WHITE, Colour, mix
from ..maps import grid as grids
from ..maps.grid import Grid, across, lane, middle
from ..maps.marks import veil
from .look import BLOOD, CAR, DRIVE, FLOORS, GLASS, GRASS, LAMP, LEAVES, MORTAR, NIGHT, PLAIN, SILL, THREAT, TUFT, WALL

LEAST = 32
"""Smaller squares are drawn larger and scaled down."""
SPILL = 0.24, 0.12
"""How much lamplight falls on the first and the second square outside of a window or door."""


def level(data: PlagueData, prefix: str, pitch: int) -> Image.Image:
    """The whole of a level with squares of ``pitch`` pixels. The image is shared: do not draw on it."""
    return _drawn(data.grid, tuple(data.likes.values()), prefix, pitch)


def threatened(data: PlagueData, prefix: str, pitch: int) -> Image.Image:
    """The same as it looks where zombies can attack: squares are copied from it, which is quicker than to tint each."""
    return _tinted(data.grid, tuple(data.likes.values()), prefix, pitch)


@lru_cache(maxsize=12)
def _tinted(squares: Squares, zones: tuple[str, ...], prefix: str, pitch: int) -> Image.Image:
    printed = _drawn(squares, zones, prefix, pitch)
    sheet = Sheet(*printed.size)
    sheet.image.paste(printed)
    veil(sheet, sheet.box, BLOOD, THREAT)
    return sheet.image


@lru_cache(maxsize=12)
def _drawn(squares: Squares, zones: tuple[str, ...], prefix: str, pitch: int) -> Image.Image:
    if pitch < LEAST:
        return _drawn(squares, zones, prefix, pitch * 4).reduce(4)
    zone = dict(zip(squares.spots, zones, strict=True))
    spots = {name: spot for name, spot in squares.spots.items() if spot.level == prefix}
    width, height = max(spot.x for spot in spots.values()) + 1, max(spot.y for spot in spots.values()) + 1
    sheet = Sheet(width * pitch, height * pitch, NIGHT)
    grid = Grid(Box(0, 0, width, height), pitch, 0, 0)
    lit, drive = _lit(squares, zone), _drive(squares, zone)
    for name, spot in spots.items():
        box = grid.cell(spot.x, spot.y)
        if zone[name] in FLOORS or zone[name] not in (OUTDOORS, "CAR"):
            _room(sheet, box, zone[name], spot.x + spot.y)
        else:
            _yard(sheet, box, spot.x * 7 + spot.y * 13, name in drive, lit.get(name, 0))
        if spot.code == STAIRS:
            _stairs(sheet, box)
    for name, spot in spots.items():
        box = grid.cell(spot.x, spot.y)
        if spot.code == "%%":
            _bush(sheet, box, spot.x * 5 + spot.y * 3)
        elif name not in squares.floor and zone[name] != "CAR":
            icons = FLOORS.get(zone[name], PLAIN).icons
            _furniture(sheet, box, zone[name], icons[(spot.x + 2 * spot.y) % len(icons)] if spot.code == "##" else "")
    car = {name: grid.cell(spot.x, spot.y) for name, spot in spots.items() if zone[name] == "CAR"}
    if car:
        _car(sheet, car, {name: spots[name].code for name in car}, pitch)
    strips: list[tuple[Box, Kind]] = [
        (place(squares, grid, ends), kind)
        for edge, kind in squares.edges.items()
        if kind != "open" and (ends := squares.ends(edge))[0] in spots
    ]
    for strip, kind in strips:
        if kind != "gate":
            sheet.fill(strip, MORTAR)
    for strip, kind in strips:
        between(sheet, strip, kind)
    return sheet.image


def _lit(squares: Squares, zone: Mapping[str, str]) -> dict[str, float]:
    """How much lamplight lies on squares outdoors."""
    found: dict[str, float] = {}
    for edge, kind in squares.edges.items():
        a, b = squares.ends(edge)
        if kind in ("door", "window") and (zone[a] == OUTDOORS) != (zone[b] == OUTDOORS):
            inner, outer = (b, a) if zone[a] == OUTDOORS else (a, b)
            one, other = squares.spots[inner], squares.spots[outer]
            beyond = squares.shifted(outer, other.x - one.x, other.y - one.y)
            found[outer] = SPILL[0]
            if beyond and zone[beyond] == OUTDOORS:
                found.setdefault(beyond, SPILL[1])
    return found


def _drive(squares: Squares, zone: Mapping[str, str]) -> frozenset[str]:
    """The way of the car: around it, and from the gate to it."""
    car = [name for name, each in zone.items() if each == "CAR"]
    found = {near for name in car for near in squares.around(name)}
    last = max((squares.spots[name].y for name in car), default=0)
    for edge, kind in squares.edges.items():
        if kind == "gate":
            here: str | None = squares.ends(edge)[1]
            while here and zone[here] in (OUTDOORS, "CAR") and squares.spots[here].y <= last:
                found.add(here)
                here = squares.shifted(here, 0, 1)
    return frozenset(found)


# Floors


def _yard(sheet: Sheet, box: Box, seed: int, drive: bool, light: float) -> None:
    shades = DRIVE if drive else GRASS
    sheet.fill(box, mix(GRASS[0], LAMP, light) if light and not drive else shades[seed % 3])
    if not drive:
        for n in range(2):
            x, y = (seed * (37 + 16 * n)) % box.width, (seed * (53 + 22 * n)) % box.height
            blade = max(2, box.width // 12)
            sheet.fill(
                Box.at(min(box.x0 + x, box.x1 - 2), min(box.y0 + y, box.y1 - blade), max(1, blade // 3), blade), TUFT
            )


def _room(sheet: Sheet, box: Box, zone: str, parity: int) -> None:
    floor = FLOORS.get(zone, PLAIN)
    sheet.fill(box, floor.colour)
    line = max(1, box.width // 32)
    match floor.pattern:
        case "planks":
            for row in box.rows(3):
                sheet.fill(row.bottom(line)[0], floor.joint)
        case "tiles":
            for row in box.rows(2):
                sheet.fill(row.bottom(line)[0], floor.joint)
            for column in box.columns(2):
                sheet.fill(column.right(line)[0], floor.joint)
        case "checks":
            for n, row in enumerate(box.rows(2)):
                sheet.fill(row.columns(2)[n], mix(floor.colour, floor.joint, 0.5))
        case "slabs":
            sheet.fill(box.bottom(line)[0], floor.joint)
            sheet.fill(box.right(line)[0], floor.joint)
        case "carpet":
            sheet.fill(box.bottom(line)[0], mix(floor.colour, floor.joint, 0.5))
            sheet.fill(box.right(line)[0], mix(floor.colour, floor.joint, 0.5))


def _stairs(sheet: Sheet, box: Box) -> None:
    for n, step in enumerate(box.columns(4)):
        sheet.fill(step, mix(PLAIN.colour, INK, 0.15 + 0.15 * (n % 2)))
        sheet.fill(step.left(max(1, box.width // 24))[0], mix(PLAIN.colour, WHITE, 0.3))


# What stands there


def _bush(sheet: Sheet, box: Box, seed: int) -> None:
    crown = round(box.width * 0.62)
    for n, (x, y) in enumerate(((0.36, 0.36), (0.64, 0.44), (0.44, 0.66))):
        across = crown - (seed + n) % 3 * max(1, box.width // 14)
        centre = box.x0 + round(box.width * x), box.y0 + round(box.height * y)
        sheet.shape("circle", centre, across, LEAVES[0])
        sheet.shape("circle", (centre[0] - across // 8, centre[1] - across // 8), round(across * 0.58), LEAVES[1])


def _furniture(sheet: Sheet, box: Box, zone: str, icon: str) -> None:
    """A piece of furniture; what can be searched has its own mark instead of an icon."""
    floor = FLOORS.get(zone, PLAIN)
    sheet.panel(box.inset(max(1, box.width // 16)), mix(floor.furniture, INK, 0.45), max(3, box.width // 8))
    sheet.panel(box.inset(max(3, box.width // 10)), floor.furniture, max(2, box.width // 10))
    if icon:
        sheet.icon(icon, box.centre, round(box.width * 0.6), mix(floor.furniture, INK, 0.45))


def _car(sheet: Sheet, cells: Mapping[str, Box], codes: Mapping[str, str], pitch: int) -> None:
    """The car from above, facing to where its hood is."""
    whole = Box.hull(cells.values())
    hood = Box.hull([cells[each] for each in cells if codes[each] == HOOD] or [whole])
    cabin = Box.hull(cells[each] for each in cells if codes[each] == CABIN)
    place = _facing(whole, hood.centre[0] - whole.centre[0], hood.centre[1] - whole.centre[1])
    wide, long = sorted((whole.width, whole.height))
    seats = _facing(whole, hood.centre[0] - whole.centre[0], hood.centre[1] - whole.centre[1], back=True)(cabin)
    paint, shine, glass = CAR
    for x in (pitch // 12, wide - pitch // 12 - pitch // 5):
        for y in (pitch // 2, long - pitch):
            sheet.panel(place(Box.at(x, y, pitch // 5, pitch * 3 // 5)), MORTAR, max(2, pitch // 12))
    body = Box(0, 0, wide, long).inset(pitch // 7, pitch // 10)
    sheet.panel(place(body), paint, pitch // 3)
    inner = body.inset(pitch // 8, 0)._replace(y0=seats.y0 - pitch // 10, y1=seats.y1 + pitch // 10)
    sheet.panel(place(inner), glass, pitch // 5)
    sheet.panel(place(inner.inset(pitch // 6, pitch // 3)), shine, pitch // 8)
    sheet.fill(
        place(Box(body.x0 + pitch // 3, body.y1 - pitch // 2, body.x1 - pitch // 3, body.y1 - pitch // 3)), shine
    )
    for x in (body.x0 + pitch // 5, body.x1 - pitch // 5 - pitch // 4):
        sheet.panel(place(Box.at(x, body.y1 - pitch // 5, pitch // 4, pitch // 7)), LAMP, max(2, pitch // 16))


def _facing(whole: Box, east: int, south: int, *, back: bool = False) -> Callable[[Box], Box]:
    """Where on the picture a part of a car lies that is drawn facing south from its corner; ``back``: the other way
    round.
    """
    lies, turned = abs(east) > abs(south), (east if abs(east) > abs(south) else south) < 0
    long = whole.width if lies else whole.height

    def there(part: Box) -> Box:
        x0, y0, x1, y1 = part
        if turned:
            y0, y1 = long - y1, long - y0
        x0, y0, x1, y1 = (y0, x0, y1, x1) if lies else (x0, y0, x1, y1)
        return Box(x0 + whole.x0, y0 + whole.y0, x1 + whole.x0, y1 + whole.y0)

    def here(part: Box) -> Box:
        x0, y0, x1, y1 = part.x0 - whole.x0, part.y0 - whole.y0, part.x1 - whole.x0, part.y1 - whole.y0
        x0, y0, x1, y1 = (y0, x0, y1, x1) if lies else (x0, y0, x1, y1)
        return Box(x0, long - y1, x1, long - y0) if turned else Box(x0, y0, x1, y1)

    return here if back else there


# Edges


def thickness(pitch: int) -> int:
    """Pixels of a wall."""
    return max(4, pitch // 6)


def place(squares: Squares, grid: Grid, ends: tuple[str, str]) -> Box:
    """The strip between two neighbours, as thick as a wall."""
    one, other = squares.spots[ends[0]], squares.spots[ends[1]]
    return grids.between(grid, (one.x, one.y), (other.x, other.y), thickness(grid.pitch))


def between(sheet: Sheet, strip: Box, kind: Kind) -> None:
    """A wall, or a way through it: a door has two posts and a sill, a window is blue, a gate is dashed."""
    thick, rim = min(strip.width, strip.height), max(1, min(strip.width, strip.height) // 6)
    if kind == "gate":
        for part in across(strip, 5)[::2]:
            sheet.fill(part, MORTAR)
            sheet.fill(part.inset(rim), WALL)
        return
    sheet.fill(strip.inset(rim), WALL)
    inner = middle(strip, 0.66 if kind == "door" else 0.6)
    if kind == "window":
        sheet.fill(inner, MORTAR)
        sheet.fill(inner.inset(rim), GLASS)
        sheet.fill(lane(inner, max(1, thick // 5)), WHITE)
    elif kind == "door":
        sheet.fill(inner, MORTAR)
        sheet.fill(lane(inner, max(2, thick * 3 // 5)), SILL)


def floor(data: PlagueData, square: str) -> Colour:
    """The colour of a square's floor."""
    zone = data.likes[square]
    return GRASS[0] if zone in (OUTDOORS, "CAR") else FLOORS.get(zone, PLAIN).colour
