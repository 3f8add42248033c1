"""Map tiles as pictures, cached: roads, rooms, walls, doors, lawns, each square `size` pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.zombies.city import BLOCKED, MIDDLE, ROAD, ROOM, SIDES, Lie, lie
from engine.games.zombies.data import Tile

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.theme import INK, Colour, mix
from .look import ASPHALT, BUILDING, BUILDINGS, HEDGE, KERB, LANE, LAWN, LIGHT, WALL, WHITE, tint

KEPT = 384
"""Tiles that are kept: some 35 KB each at the usual scale."""
GREENS = ("pine_tree", "tree", "car_side", "pine_tree", "tree")
JOINT = mix(ASPHALT, WALL, 0.25)
"""Between two squares of a road."""


class Drawing(NamedTuple):
    """All that a tile's picture depends on."""

    id: str
    kind: str
    letters: str
    exits: frozenset[str]
    doors: frozenset[tuple[int, int]]


def drawing(tile: Tile, turn: int, any_street: bool) -> Drawing:
    """A tile as it lies; with `any_street` every room is open to the roads beside it (R18.1)."""
    laid = lie(tile, turn)
    doors = frozenset(_gates(laid)) if any_street else laid.doors
    return Drawing(tile.id, tile.kind, laid.letters, laid.exits, doors)


def _gates(laid: Lie) -> list[tuple[int, int]]:
    pairs = [(n, n + 1) for n in range(1, 9) if n % 3] + [(n, n + 3) for n in range(1, 7)]
    return [pair for pair in pairs if {laid.letters[n - 1] for n in pair} == {ROOM, ROAD}]


def cell(box: Box, square: int) -> Box:
    """The place of a square (1–9) in the box of its tile."""
    size = box.width // 3
    row, column = divmod(square - 1, 3)
    return Box.at(box.x0 + column * size, box.y0 + row * size, size, size)


@lru_cache(maxsize=KEPT)
def tile_sheet(tile: Drawing, size: int) -> Sheet:
    """A tile of nine squares of `size` pixels. The sheet is shared: it must not be drawn on."""
    sheet = Sheet(size * 3, size * 3, LAWN)
    for square in range(1, 10):
        _ground(sheet, tile, square, size)
    if tile.kind == "helipad":
        _pad(sheet, size)
    else:
        _lanes(sheet, tile, size)
    _sign(sheet, tile, size)
    for draw in (_joints, _walls):
        for square in range(1, 10):
            draw(sheet, tile, square, size)
    for pair in sorted(tile.doors):
        _door(sheet, pair, size)
    _border(sheet, tile, size)
    return sheet


def _ground(sheet: Sheet, tile: Drawing, square: int, size: int) -> None:
    box, letter = cell(sheet.box, square), tile.letters[square - 1]
    if letter == BLOCKED:
        if size >= 16:
            plant = GREENS[(square * 7 + int(tile.id[1:]) * 3) % len(GREENS)]
            sheet.icon(plant, box.centre, round(size * 0.56), HEDGE)
    else:
        sheet.fill(box, ASPHALT if letter == ROAD else tint(tile.id))


def _beyond(square: int, side: str) -> int | None:
    """The square of the same tile on that side."""
    dx, dy = SIDES[side]
    row, column = divmod(square - 1, 3)
    inside = 0 <= column + dx < 3 and 0 <= row + dy < 3
    return square + dy * 3 + dx if inside else None


def _edge(box: Box, side: str, width: int) -> Box:
    """A strip along one side within the box."""
    cut = {"N": box.top, "S": box.bottom, "W": box.left, "E": box.right}[side]
    return cut(width)[0]


def _joints(sheet: Sheet, tile: Drawing, square: int, size: int) -> None:
    """Thin lines between squares of the same kind."""
    box, letter = cell(sheet.box, square), tile.letters[square - 1]
    for side in "ES":
        other = _beyond(square, side)
        if other and letter == tile.letters[other - 1] != BLOCKED:
            colour = JOINT if letter == ROAD else mix(tint(tile.id), INK, 0.2)
            sheet.fill(_edge(box, side, max(1, size // 24)), colour)


def _walls(sheet: Sheet, tile: Drawing, square: int, size: int) -> None:
    """Walls around rooms, kerbs along roads."""
    box, letter = cell(sheet.box, square), tile.letters[square - 1]
    for side in SIDES:
        other = _beyond(square, side)
        beyond = tile.letters[other - 1] if other else ""
        if letter == ROOM and beyond != ROOM:
            sheet.fill(_edge(box, side, max(3, size // 11)), WALL)
        elif letter == ROAD and beyond == BLOCKED:
            sheet.fill(_edge(box, side, max(2, size // 20)), KERB)


def _door(sheet: Sheet, pair: tuple[int, int], size: int) -> None:
    """A bright bar in the gap of the wall."""
    a, b = (cell(sheet.box, square) for square in pair)
    reach, depth = round(size * 0.27), max(3, size // 7)
    x, y = (a.centre[0] + b.centre[0]) // 2, (a.centre[1] + b.centre[1]) // 2
    across = a.y0 == b.y0
    half = Box(x - depth // 2, y - reach, x + depth - depth // 2, y + reach)
    gap = half if across else Box(x - reach, y - depth // 2, x + reach, y + depth - depth // 2)
    sheet.fill(gap.inset(-1), WALL)
    sheet.fill(gap, LIGHT)


def _border(sheet: Sheet, tile: Drawing, size: int) -> None:
    """A dark rim around the tile, open at its exits."""
    for side in SIDES:
        sheet.fill(_edge(sheet.box, side, max(1, size // 20)), WALL)
    for side in tile.exits:
        box = cell(sheet.box, MIDDLE[side])
        sheet.fill(_edge(box, side, max(1, size // 20)), ASPHALT)


def _lanes(sheet: Sheet, tile: Drawing, size: int) -> None:
    """Dashes from the exits towards the middle."""
    width, dash = max(1, size // 18), max(3, size // 5)
    for side in tile.exits:
        dx, dy = SIDES[side]
        box = cell(sheet.box, MIDDLE[side])
        for step in (0, 1):
            x = box.centre[0] + dx * (size // 4 - step * size // 2)
            y = box.centre[1] + dy * (size // 4 - step * size // 2)
            along = (dash // 2, width // 2 + 1) if dx else (width // 2 + 1, dash // 2)
            sheet.fill(Box(x - along[0], y - along[1], x + along[0], y + along[1]), LANE)


def _pad(sheet: Sheet, size: int) -> None:
    """The landing circle of the helipad."""
    x, y = sheet.box.centre
    for radius, colour in ((1.34, WHITE), (1.2, ASPHALT)):
        sheet.shape("circle", (x, y), round(size * radius * 2), colour)
    bar, tall, wide = round(size * 0.16), round(size * 0.92), round(size * 0.62)
    for left in (x - wide, x + wide - bar):
        sheet.fill(Box(left, y - tall, left + bar, y + tall), WHITE)
    sheet.fill(Box(x - wide, y - bar // 2, x + wide, y + bar - bar // 2), WHITE)


def _sign(sheet: Sheet, tile: Drawing, size: int) -> None:
    """What kind of building it is, large on the floor."""
    rooms = [cell(sheet.box, n).centre for n in range(1, 10) if tile.letters[n - 1] == ROOM]
    if not rooms:
        return
    colour: Colour = mix(tint(tile.id), INK, 0.5)
    middle = (sum(x for x, _ in rooms) / len(rooms), sum(y for _, y in rooms) / len(rooms))
    at = min(rooms, key=lambda room: (room[0] - middle[0]) ** 2 + (room[1] - middle[1]) ** 2)
    sheet.icon(BUILDINGS.get(tile.id, BUILDING), at, round(size * 0.8), colour)
