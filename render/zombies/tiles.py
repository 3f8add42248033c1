"""Map tiles as pictures, cached: a town at night, each square `size` pixels."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.zombies.box.city import BLOCKED, CENTRE, MIDDLE, OPPOSITE, ROAD, ROOM, SIDES, Lie, lie
from engine.games.zombies.box.tile import Tile

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, Colour, mix
from . import blocks
from .look import (
    ASPHALT,
    BUILDING,
    BUILDINGS,
    GLOW,
    KERB,
    LAMP,
    LANE,
    LIGHT,
    PAVEMENT,
    SHINE,
    WALL,
    WHITE,
    number,
    tint,
)

KEPT = 200
"""Tiles that are kept: some 150 KB each at the usual scale."""
DETAILED = 30
"""From this size of a square on there are lamps, windows and crossings."""
CROSSING = 3
"""So many roads meet where people cross them."""


class Drawing(NamedTuple):
    """All that a tile's picture depends on."""

    id: str
    kind: str
    letters: str
    exits: frozenset[str]
    doors: frozenset[tuple[int, int]]
    icon: str


def drawing(tile: Tile, turn: int, any_street: bool) -> Drawing:
    """A tile with so many quarter turns; with `any_street` every room is open to the roads beside it (R18.1)."""
    return lying(tile, lie(tile, turn), any_street)


def lying(tile: Tile, laid: Lie, any_street: bool) -> Drawing:
    """The same of a tile of which is known how it lies."""
    doors = frozenset(_gates(laid)) if any_street else laid.doors
    return Drawing(tile.id, tile.kind, laid.letters, laid.exits, doors, BUILDINGS.get(tile.id) or tile.icon or BUILDING)


def _gates(laid: Lie) -> list[tuple[int, int]]:
    pairs = [(n, n + 1) for n in range(1, 9) if n % 3] + [(n, n + 3) for n in range(1, 7)]
    return [pair for pair in pairs if {laid.letters[n - 1] for n in pair} == {ROOM, ROAD}]


def cell(box: Box, square: int) -> Box:
    """The place of a square (1–9) in the box of its tile."""
    size = box.width // 3
    row, column = divmod(square - 1, 3)
    return Box.at(box.x0 + column * size, box.y0 + row * size, size, size)


@lru_cache(maxsize=KEPT)
def tile_sheet(tile: Drawing, size: int, numbered: bool = False) -> Sheet:
    """A tile of nine squares of `size` pixels, `numbered` if so. The sheet is shared: it must not be drawn on."""
    sheet = Sheet(size * 3, size * 3, ASPHALT)
    if size >= DETAILED:
        _light(sheet, tile, size)
    if tile.kind == "helipad":
        _pad(sheet, size)
    else:
        _lanes(sheet, tile, size)
    for square in range(1, 10):
        _ground(sheet, tile, square, size)
    _sign(sheet, tile, size)
    for square in range(1, 10):
        _joints(sheet, tile, square, size)
        _walls(sheet, tile, square, size)
    for pair in sorted(tile.doors):
        _door(sheet, pair, size)
    if size >= DETAILED:
        for x, y in _lamps(sheet.box, tile, size):
            sheet.shape("circle", (x, y), max(7, size // 6), WALL)
            sheet.shape("circle", (x, y), max(5, size // 9), LAMP)
    _border(sheet, tile, size)
    if numbered:
        _numbers(sheet, tile, size)
    return sheet


def _at(tile: Drawing, square: int, side: str) -> str:
    """What lies on that side of a square within the tile; nothing beyond its edge."""
    other = _beyond(square, side)
    return tile.letters[other - 1] if other else ""


def _beyond(square: int, side: str) -> int | None:
    """The square of the same tile on that side."""
    dx, dy = SIDES[side]
    row, column = divmod(square - 1, 3)
    inside = 0 <= column + dx < 3 and 0 <= row + dy < 3
    return square + dy * 3 + dx if inside else None


def _edge(box: Box, side: str, width: int) -> Box:
    """A strip along one side within the box."""
    return _cut(box, side, width)[0]


def _cut(box: Box, side: str, width: int) -> tuple[Box, Box]:
    """A strip along one side within the box, and what is left of it."""
    return {"N": box.top, "S": box.bottom, "W": box.left, "E": box.right}[side](width)


def _numbers(sheet: Sheet, tile: Drawing, size: int) -> None:
    """In the upper left corner of each square, inside its wall."""
    for square in range(1, 10):
        letter = tile.letters[square - 1]
        if letter != BLOCKED:
            corner = Box.at(*cell(sheet.box, square)[:2], 22, 27).move(size // 11 + 2, size // 16)
            ink = KERB if letter == ROAD else INK
            sheet.text(str(square), corner, Style(22, "Medium"), ink, "left", "top", 1)


# The street


def _lamps(box: Box, tile: Drawing, size: int) -> Iterator[tuple[int, int]]:
    """Two corners of the pavement opposite to each other, where the tile has such."""
    pairs = ((1, 9), (3, 7)) if number(tile.id) % 2 else ((3, 7), (1, 9))
    lit = [[square for square in pair if tile.letters[square - 1] == BLOCKED] for pair in pairs]
    for square in max(lit, key=len):
        x, y = cell(box, square).centre
        middle = cell(box, CENTRE).centre
        aside = round(size * 0.4)
        yield x + (aside if x < middle[0] else -aside), y + (aside if y < middle[1] else -aside)


def _light(sheet: Sheet, tile: Drawing, size: int) -> None:
    """Pools of light below the lamps and before the doors; what stands beside the road hides the rest of them."""
    pools = [*_lamps(sheet.box, tile, size)]
    for pair in tile.doors:
        a, b = (cell(sheet.box, square) for square in pair)
        pools.append(((a.x0 + a.x1 + b.x0 + b.x1) // 4, (a.y0 + a.y1 + b.y0 + b.y1) // 4))
    for radius, colour in ((0.86, GLOW), (0.52, SHINE)):
        for x, y in pools:
            reach = round(size * radius)
            sheet.shape("circle", (x, y), 2 * reach, colour)


def _lanes(sheet: Sheet, tile: Drawing, size: int) -> None:
    """Dashes from the exits towards the middle; a zebra crossing where several roads meet."""
    width, dash = max(1, size // 18), max(3, size // 5)
    for side in tile.exits:
        dx, dy = SIDES[side]
        box = cell(sheet.box, MIDDLE[side])
        crossing = size >= DETAILED and len(tile.exits) >= CROSSING and tile.kind == "street"
        for step in (0,) if crossing else (0, 1):
            x = box.centre[0] + dx * (size // 4 - step * size // 2)
            y = box.centre[1] + dy * (size // 4 - step * size // 2)
            along = (dash // 2, width // 2 + 1) if dx else (width // 2 + 1, dash // 2)
            sheet.fill(Box(x - along[0], y - along[1], x + along[0], y + along[1]), LANE)
        if crossing:
            _zebra(sheet, _edge(box, OPPOSITE[side], round(size * 0.26)), across=bool(dx))


def _zebra(sheet: Sheet, box: Box, across: bool) -> None:
    """Five stripes; the road runs `across`, from left to right, or up and down."""
    step = (box.height if across else box.width) / 5
    for n in range(5):
        start, end = round((n + 0.25) * step), round((n + 0.75) * step)
        if across:
            stripe = box.inset(2, 0)._replace(y0=box.y0 + start, y1=box.y0 + end)
        else:
            stripe = box.inset(0, 2)._replace(x0=box.x0 + start, x1=box.x0 + end)
        sheet.fill(stripe, LANE)


def _pad(sheet: Sheet, size: int) -> None:
    """The landing circle of the helipad, with lights around it."""
    x, y = sheet.box.centre
    for radius, colour in ((1.34, WHITE), (1.24, ASPHALT)):
        sheet.shape("circle", (x, y), 2 * round(size * radius), colour)
    bar, tall, wide = round(size * 0.16), round(size * 0.92), round(size * 0.62)
    for left in (x - wide, x + wide - bar):
        sheet.fill(Box(left, y - tall, left + bar, y + tall), WHITE)
    sheet.fill(Box(x - wide, y - bar // 2, x + wide, y + bar - bar // 2), WHITE)
    for dx in (-1, 1):
        for dy in (-1, 1):
            lamp = x + dx * round(size * 1.32), y + dy * round(size * 1.32)
            sheet.shape("circle", lamp, 2 * max(2, size // 12), LIGHT)


# What stands beside it


def _ground(sheet: Sheet, tile: Drawing, square: int, size: int) -> None:
    """A block behind its pavement, or the floor of a room."""
    box, letter = cell(sheet.box, square), tile.letters[square - 1]
    if letter == ROOM:
        sheet.fill(box, tint(tile.id))
    elif letter == BLOCKED:
        walk = max(2, round(size * 0.2))
        roads = [side for side in SIDES if _at(tile, square, side) == ROAD]
        corners = [
            (a, b) for a in "NS" for b in "WE" if not {a, b} & set(roads) and _diagonal(tile, square, a, b) == ROAD
        ]
        sheet.fill(box, PAVEMENT)
        inner = box
        for side in roads:
            sheet.fill(_edge(box, side, max(1, size // 22)), KERB)
            inner = _cut(inner, side, walk)[1]
        blocks.draw(sheet, inner, number(tile.id) * 5 + square * 7, size, detailed=size >= DETAILED)
        for a, b in corners:
            corner = _edge(_edge(box, a, walk), b, walk)
            sheet.fill(corner, PAVEMENT)


def _diagonal(tile: Drawing, square: int, a: str, b: str) -> str:
    beside = _beyond(square, a)
    return _at(tile, beside, b) if beside else ""


def _joints(sheet: Sheet, tile: Drawing, square: int, size: int) -> None:
    """Thin lines between squares of the same kind."""
    box, letter = cell(sheet.box, square), tile.letters[square - 1]
    for side in "ES":
        if letter == _at(tile, square, side) != BLOCKED:
            colour = GLOW if letter == ROAD else mix(tint(tile.id), INK, 0.2)
            sheet.fill(_edge(box, side, max(1, size // 24)), colour)


def _walls(sheet: Sheet, tile: Drawing, square: int, size: int) -> None:
    """Walls around rooms, with a shadow at their feet."""
    box = cell(sheet.box, square)
    if tile.letters[square - 1] != ROOM:
        return
    wall = max(3, size // 11)
    for side in SIDES:
        if _at(tile, square, side) != ROOM:
            if side == "N" and size >= DETAILED:
                sheet.fill(_edge(box, side, wall * 2), mix(tint(tile.id), INK, 0.2))
            sheet.fill(_edge(box, side, wall), WALL)


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
    width = max(1, size // 30)
    for side in SIDES:
        sheet.fill(_edge(sheet.box, side, width), WALL)
    for side in tile.exits:
        box = cell(sheet.box, MIDDLE[side])
        sheet.fill(_edge(box, side, width), GLOW)


def _sign(sheet: Sheet, tile: Drawing, size: int) -> None:
    """What kind of building it is, large on the floor."""
    rooms = [cell(sheet.box, n).centre for n in range(1, 10) if tile.letters[n - 1] == ROOM]
    if not rooms:
        return
    colour: Colour = mix(tint(tile.id), INK, 0.5)
    middle = (sum(x for x, _ in rooms) / len(rooms), sum(y for _, y in rooms) / len(rooms))
    at = min(rooms, key=lambda room: (room[0] - middle[0]) ** 2 + (room[1] - middle[1]) ** 2)
    sheet.icon(tile.icon, at, round(size * 0.8), colour)
