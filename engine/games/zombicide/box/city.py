"""The board of a mission as it is laid out: zones, borders, doors, buildings (T1, R2.1, R6.3).

A `City` never changes. What opens in the course of a game makes another `Ground` of it, where one walks and sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import atan2, tau
from typing import Literal, NamedTuple

from engine.kit.walks import distances

from .mission import Mission
from .tile import SIZE, Cell, Tile, by_zone, ends, is_room, letter, tile_of, turned, turned_step

BorderKind = Literal["open", "opening", "sand", "door", "wall"]
BEYOND: Sequence[Cell] = ((0, 1), (1, 0))
"""Each border is looked at once: from the cell to its left, or above it."""
NOTHING: tuple[str, ...] = ()
NEARLY = 1e-9


class Border(NamedTuple):
    """What lies between two neighbouring cells; ``opening`` is open, but between rooms."""

    kind: BorderKind
    door: str = ""


class Zone(NamedTuple):
    """A zone. Its cells are rows and columns of the whole board; merged zones lie on several tiles."""

    id: str
    kind: Literal["street", "corridor", "room"]
    tiles: tuple[str, ...]
    cells: tuple[Cell, ...]
    dark: bool
    secret: bool
    tank: bool
    building: str
    """The first room of its building, by which buildings are known; "" outdoors."""

    @property
    def room(self) -> bool:
        return self.kind == "room"


class Door(NamedTuple):
    """A door, between two zones."""

    id: str
    zones: tuple[str, str]
    cells: tuple[Cell, Cell]
    building: str
    """The building that it opens."""


class City:
    """The board of a mission."""

    def __init__(self, mission: Mission, tiles: Mapping[str, Tile]) -> None:
        self.mission = mission
        self.tiles = {id: tiles[id] for id in mission.tiles}
        self.corners = self._corners()
        """Where the first cell of each tile lies on the board, detached ones to the right of it."""
        merged = {zone: zones[0] for zones in mission.merged for zone in zones}
        placed = [
            (self._placed(tile, cell), tile.id, zone)
            for tile in self.tiles.values()
            for zone, cells in tile.cells.items()
            for cell in cells
        ]
        self.homes: Mapping[Cell, str] = {cell: tile for cell, tile, _ in placed}
        """The tile of every cell of the board."""
        self.cells: Mapping[Cell, str] = {cell: merged.get(zone, zone) for cell, _, zone in placed}
        """The zone of every cell of the board."""
        self.borders: Mapping[tuple[Cell, Cell], Border] = self._borders()
        """What lies between neighbouring cells, the one to the left or above named first. The rim is wall."""
        self.zones: Mapping[str, Zone] = self._zones()
        """All zones in their order (T1)."""
        self.doors: Mapping[str, Door] = {
            border.door: self._door(border.door, pair) for pair, border in self.borders.items() if border.door
        }

    # How it is laid out

    def _corners(self) -> dict[str, Cell]:
        grid = self.mission.grid
        corners = {tile: (SIZE * y, SIZE * x) for y, row in enumerate(grid) for x, tile in enumerate(row)}
        right = SIZE * len(grid[0]) + 1
        return corners | {tile: (SIZE * y + y, right) for y, tile in enumerate(self.mission.detached)}

    def _placed(self, tile: Tile, cell: Cell) -> Cell:
        (top, left), (row, column) = self.corners[tile.id], turned(cell, self.mission.turns.get(tile.id, 0))
        return top + row, left + column

    def _borders(self) -> dict[tuple[Cell, Cell], Border]:
        drawn: dict[frozenset[Cell], Border] = {}
        outer: set[tuple[Cell, Cell]] = set()
        for tile in self.tiles.values():
            listed = (
                *((pair, Border("door", f"{tile.id}:{pair}")) for pair in tile.doors),
                *((pair, Border("opening")) for pair in tile.opens),
                *((pair, Border("sand")) for pair in tile.sand),
            )
            for pair, border in listed:
                drawn[frozenset(self._placed(tile, cell) for cell in ends(pair))] = border
            for cell, step in tile.outer_cells:
                at, ahead = self._placed(tile, cell), turned_step(step, self.mission.turns.get(tile.id, 0))
                outer.add((at, (at[0] + ahead[0], at[1] + ahead[1])))
        found: dict[tuple[Cell, Cell], Border] = {}
        for cell, zone in self.cells.items():
            for row, column in BEYOND:
                other = cell[0] + row, cell[1] + column
                if other in self.cells:
                    joined = {(cell, other), (other, cell)} <= outer
                    found[cell, other] = drawn.get(frozenset((cell, other))) or plain(zone, self.cells[other], joined)
        return found

    def _zones(self) -> dict[str, Zone]:
        cells: dict[str, list[Cell]] = {}
        for cell, zone in sorted(self.cells.items()):
            cells.setdefault(zone, []).append(cell)
        beside: dict[str, list[str]] = {}
        for (a, b), border in self.borders.items():
            if border.kind == "opening":
                beside.setdefault(self.cells[a], []).append(self.cells[b])
                beside.setdefault(self.cells[b], []).append(self.cells[a])
        found: dict[str, Zone] = {}
        for id in sorted(cells, key=by_zone):
            tile = self.tiles[tile_of(id)]
            rooms = distances([id], lambda zone: beside.get(zone, NOTHING)) if is_room(id) else ()
            found[id] = Zone(
                id=id,
                kind="room" if rooms else "corridor" if tile.kind == "house" else "street",
                tiles=tuple(dict.fromkeys(self.homes[cell] for cell in cells[id])),
                cells=tuple(cells[id]),
                dark=letter(id) in tile.dark,
                secret=letter(id) in tile.secret,
                tank=letter(id) == tile.tank,
                building=min(rooms, key=by_zone, default=""),
            )
        return found

    def _door(self, id: str, cells: tuple[Cell, Cell]) -> Door:
        a, b = (self.cells[cell] for cell in cells)
        return Door(id, (a, b), cells, self.zones[a].building or self.zones[b].building)

    # What can be asked of it

    @cached_property
    def buildings(self) -> Mapping[str, tuple[str, ...]]:
        """The rooms of every building (R6.3)."""
        found: dict[str, tuple[str, ...]] = {}
        for zone in self.zones.values():
            if zone.building:
                found[zone.building] = (*found.get(zone.building, ()), zone.id)
        return found

    @cached_property
    def entrances(self) -> Mapping[str, str]:
        """The door with an objective card of each building that has one (M3.1)."""
        return {self.doors[card.door].building: card.door for card in self.mission.cards.values() if card.door}

    @cached_property
    def doors_at(self) -> Mapping[str, tuple[str, ...]]:
        """The doors on the borders of each zone that has any."""
        found: dict[str, tuple[str, ...]] = {}
        for door in self.doors.values():
            for zone in door.zones:
                found[zone] = (*found.get(zone, ()), door.id)
        return found

    @cached_property
    def detached(self) -> frozenset[str]:
        """The zones of tiles that lie apart."""
        apart = set(self.mission.detached)
        return frozenset(zone.id for zone in self.zones.values() if apart.intersection(zone.tiles))

    def clockwise(self, zones: Iterable[str], first: str) -> list[str]:
        """Spawn zones in their order: clockwise from the first around the middle of the board, detached ones last
        (R7.22)."""
        return sorted(zones, key=lambda zone: (zone in self.detached, self._turn(zone, first), by_zone(zone)))

    def _turn(self, zone: str, first: str) -> float:
        """The angle of a zone, clockwise from the first, below a whole turn; rounded, so that equal ones are equal."""
        return 0 if zone in self.detached else round((self._angle(zone) - self._angle(first) + NEARLY) % tau, 6)

    def _angle(self, zone: str) -> float:
        cells, grid = self.zones[zone].cells, self.mission.grid
        y = sum(row for row, _ in cells) / len(cells) - (SIZE * len(grid) - 1) / 2
        x = sum(column for _, column in cells) / len(cells) - (SIZE * len(grid[0]) - 1) / 2
        return atan2(y, x)

    @cached_property
    def crossings(self) -> Sequence[tuple[str, str, Border]]:
        """Every border between two zones that is no wall."""
        found = ((self.cells[a], self.cells[b], border) for (a, b), border in self.borders.items())
        return [(one, other, border) for one, other, border in found if one != other and border.kind != "wall"]


def plain(zone: str, other: str, joined: bool) -> Border:
    """What lies between two cells where nothing is drawn (T1); ``joined``: the tiles of both say that they open."""
    if zone == other or not (is_room(zone) or is_room(other)):
        return Border("open")
    return Border("opening" if joined and is_room(zone) and is_room(other) else "wall")
