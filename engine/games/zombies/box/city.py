"""The city as it lies: squares, links, doors, openings, ways (R2), and where a tile may go (R4.3, R5.1).

A square's address is ``<tile number>.<1–9>``, in reading order as the tile lies (R2.1). A `City` never changes; there
is one for each lie of the tiles, kept by the `Atlas` of the box.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Annotated, NamedTuple, Protocol
from weakref import WeakValueDictionary

from pydantic import Field

from engine.kit.walks import distances

ROOM, ROAD, BLOCKED = "R", ".", "#"
CENTRE = 5
MIDDLE: Mapping[str, int] = {"N": 2, "E": 6, "S": 8, "W": 4}
"""The square through which a road leaves on each side (2.2)."""
SIDES: Mapping[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
"""Where the neighbouring cell lies: x grows east, y south (R2.1)."""
TOWARDS: Mapping[tuple[int, int], str] = {step: side for side, step in SIDES.items()}
OPPOSITE: Mapping[str, str] = {"N": "S", "E": "W", "S": "N", "W": "E"}
CLOCKWISE: Mapping[str, str] = {"N": "E", "E": "S", "S": "W", "W": "N"}
KEPT = 512
"""The number of cities, and of ways in them, that are kept."""
ADDRESSES = 2048
"""The number of parsed addresses that are kept: all that there can be."""
PATCHES = 4096
"""The number of numbered tiles on a map that are kept: nearly all that there can be."""


class Placed(NamedTuple):
    """A tile on the table: which, its cell, its quarter turns clockwise."""

    tile: str
    x: Annotated[int, Field(ge=-99, le=99)]
    y: Annotated[int, Field(ge=-99, le=99)]
    turn: Annotated[int, Field(ge=0, le=3)]


class Gap(NamedTuple):
    """An empty cell at an opening: the tiles from which a road comes, by side, and the sides on which a wall stands."""

    roads: Mapping[str, int]
    walls: frozenset[str]


class Spot(NamedTuple):
    """Where a tile can go: cell and quarter turns."""

    x: int
    y: int
    turn: int


def address(number: int, square: int) -> str:
    """The address of a square of a placed tile."""
    return f"{number}.{square}"


@lru_cache(ADDRESSES)
def by_address(square: str) -> tuple[int, int]:
    """The number of the tile and of the square on it; squares are sorted by that."""
    number, _, place = square.partition(".")
    return int(number), int(place)


@lru_cache(ADDRESSES)
def tile_of(square: str) -> int:
    """The number of the tile of an address."""
    return by_address(square)[0]


def turned(square: int, turn: int) -> int:
    """Where a square of an unrotated tile lies after these quarter turns clockwise (2.2)."""
    for _ in range(turn):
        row, column = divmod(square - 1, 3)
        square = column * 3 + (2 - row) + 1
    return square


class Lie(NamedTuple):
    """A tile after rotation."""

    letters: str
    """Of the squares 1–9."""
    exits: frozenset[str]
    doors: frozenset[tuple[int, int]]


class Printed(Protocol):
    """A tile as it is printed: its kind, the letter of each square, sides with an exit, squares with a door."""

    @property
    def kind(self) -> str: ...
    @property
    def named(self) -> str: ...
    @property
    def exits(self) -> str: ...
    @property
    def doors(self) -> tuple[tuple[int, int], ...]: ...
    def letter(self, square: int) -> str: ...


def lie(tile: Printed, turn: int) -> Lie:
    """The tile after these quarter turns clockwise."""
    letters = [""] * 9
    for square in range(1, 10):
        letters[turned(square, turn) - 1] = tile.letter(square)
    exits = tile.exits
    for _ in range(turn):
        exits = "".join(CLOCKWISE[side] for side in exits)
    doors = [sorted((turned(a, turn), turned(b, turn))) for a, b in tile.doors]
    return Lie("".join(letters), frozenset(exits), frozenset((a, b) for a, b in doors))


class Patch(NamedTuple):
    """A tile with its number on the map, as if it lay alone."""

    letters: Mapping[str, str]
    """Room or road, by walkable square (R2.2)."""
    sides: Mapping[str, Mapping[str, str]]
    """The square linked to each walkable square on a side of it (R2.3)."""
    links: Mapping[str, tuple[str, ...]]
    """The same without the sides, in their order."""
    rooms: tuple[str, ...]
    doorsteps: frozenset[str]
    """The roads from which a room can be entered."""


@lru_cache(PATCHES)
def cut(lie: Lie, number: int, any_street: bool) -> Patch:
    """The tile that lies like that, with its number; ``any_street``: rooms open to every road beside them (R18.1)."""
    letters = {address(number, n): lie.letters[n - 1] for n in range(1, 10) if lie.letters[n - 1] != BLOCKED}
    sides: dict[str, dict[str, str]] = {square: {} for square in letters}
    for square in range(1, 10):
        row, column = divmod(square - 1, 3)
        for side, (dx, dy) in SIDES.items():
            x, y = column + dx, row + dy
            other = y * 3 + x + 1
            here, there = address(number, square), address(number, other)
            if not (0 <= x < 3 and 0 <= y < 3) or here not in letters or there not in letters:
                continue
            door = any_street or (min(square, other), max(square, other)) in lie.doors
            if door or letters[here] == letters[there]:
                sides[here][side] = there
    links = {here: tuple(there.values()) for here, there in sides.items()}
    rooms = tuple(here for here in letters if letters[here] == ROOM)
    doorsteps = frozenset(there for here in rooms for there in links[here] if letters[there] == ROAD)
    return Patch(letters, sides, links, rooms, doorsteps)


class Atlas:
    """Cities of one box, built once for each lie of the tiles."""

    def __init__(self, tiles: Mapping[str, Printed]) -> None:
        self.tiles = tiles
        self.lies = {(id, turn): lie(tile, turn) for id, tile in tiles.items() for turn in range(4)}
        self.turns = {id: self._distinct(id) for id in tiles}
        self.city = lru_cache(KEPT)(self._build)
        """The city of these tiles; ``any_street``: rooms open to every road beside them (R18.1)."""
        self._alive = WeakValueDictionary[tuple[tuple[Placed, ...], bool], City]()

    def _distinct(self, id: str) -> tuple[int, ...]:
        """The rotations of a tile that differ in what they show (2.2)."""
        first: dict[Lie, int] = {}
        for turn in range(4):
            first.setdefault(self.lies[id, turn], turn)
        return tuple(first.values())

    def _build(self, placed: tuple[Placed, ...], any_street: bool) -> City:
        city = City(self, placed, any_street, self._alive.get((placed[:-1], any_street)))
        self._alive[placed, any_street] = city
        return city


class City:
    """What follows from the tiles on the table."""

    def __init__(self, atlas: Atlas, placed: tuple[Placed, ...], any_street: bool, before: City | None = None) -> None:
        """``before`` is the city without the last tile, if it is known: all but what lies around is taken from it."""
        self.atlas = atlas
        self.placed = placed
        self.any_street = any_street
        self.cells = {(each.x, each.y): number for number, each in enumerate(placed)}
        self.lies = [atlas.lies[each.tile, each.turn] for each in placed]
        self.letters: dict[str, str] = dict(before.letters) if before else {}
        """Room or road, by walkable square (R2.2)."""
        self.links: dict[str, tuple[str, ...]] = dict(before.links) if before else {}
        """The squares linked to each walkable square, never diagonally (R2.3–R2.5, R2.8)."""
        self.rooms: dict[int, tuple[str, ...]] = dict(before.rooms) if before else {}
        """The rooms of each named building, by tile number."""
        self.doorsteps: dict[int, frozenset[str]] = dict(before.doorsteps) if before else {}
        """The road squares from which a room of that building can be entered."""
        self.helipad: int | None = before.helipad if before else None
        new = range(len(before.placed) if before else 0, len(placed))
        for number in new:
            self._lay(number, placed[number])
        around = {other for number in new for other in self.around(placed[number].x, placed[number].y).values()}
        for number in around.union(new):
            self._join(number, placed[number])
        exits = [*(before.openings if before else ()), *((n, side) for n in new for side in MIDDLE)]
        self.openings = [
            (n, side) for n, side in exits if side in self.lies[n].exits and self.neighbour(placed[n], side) is None
        ]
        """Exits with an empty cell behind them: tile number and side (R2.9)."""
        self.ways = lru_cache(KEPT)(self._ways)
        self.spots = lru_cache(KEPT)(self._spots)

    def _lay(self, number: int, each: Placed) -> None:
        patch = cut(self.lies[number], number, self.any_street)
        self.letters |= patch.letters
        self.links |= patch.links
        kind = self.atlas.tiles[each.tile].kind
        if kind == "helipad":
            self.helipad = number
        if kind == "named":
            self.rooms[number] = patch.rooms
            self.doorsteps[number] = patch.doorsteps

    def _join(self, number: int, each: Placed) -> None:
        """Link the exits of a tile to those they meet (R2.4)."""
        sides = cut(self.lies[number], number, self.any_street).sides
        for side, beyond in self.roads(each.x, each.y).items():
            if side in self.lies[number].exits:
                here = address(number, MIDDLE[side])
                links = {**sides[here], side: address(beyond, MIDDLE[OPPOSITE[side]])}
                self.links[here] = tuple([links[other] for other in SIDES if other in links])

    def neighbour(self, each: Placed, side: str) -> int | None:
        """The number of the tile on that side, if there is one."""
        dx, dy = SIDES[side]
        return self.cells.get((each.x + dx, each.y + dy))

    def around(self, x: int, y: int) -> dict[str, int]:
        """The numbers of the tiles beside a cell, by side."""
        cells = {side: (x + dx, y + dy) for side, (dx, dy) in SIDES.items()}
        return {side: self.cells[cell] for side, cell in cells.items() if cell in self.cells}

    def roads(self, x: int, y: int) -> dict[str, int]:
        """Of these tiles those from which a road comes up to the cell."""
        return {side: number for side, number in self.around(x, y).items() if OPPOSITE[side] in self.lies[number].exits}

    # Places

    def at(self, square: str) -> tuple[int, int]:
        """Column and row of a square on the whole map; square 1 of the Town Square is (0, 0)."""
        number, place = by_address(square)
        each = self.placed[number]
        row, column = divmod(place - 1, 3)
        return each.x * 3 + column, each.y * 3 + row

    def gap(self, a: str, b: str) -> int:
        """Columns plus rows between two squares, walls ignored (D9)."""
        (ax, ay), (bx, by) = self.at(a), self.at(b)
        return abs(ax - bx) + abs(ay - by)

    def side(self, a: str, b: str) -> str:
        """On which side of a square its neighbour lies: N, E, S or W."""
        (ax, ay), (bx, by) = self.at(a), self.at(b)
        return TOWARDS[bx - ax, by - ay]

    def building(self, square: str) -> int | None:
        """The tile number of the named building of which the square is a room."""
        return tile_of(square) if self.letters.get(square) == ROOM else None

    def beside(self, square: str) -> list[int]:
        """Buildings in a room of which the square lies, or into which a door leads from it (2.4)."""
        return [
            number for number, steps in self.doorsteps.items() if square in steps or self.building(square) == number
        ]

    def pad(self, any_square: bool) -> tuple[str, ...]:
        """The squares on which the race is won (R1.1, R18.9); none before the helipad lies."""
        if self.helipad is None:
            return ()
        return tuple(address(self.helipad, n) for n in (range(1, 10) if any_square else (CENTRE,)))

    @property
    def closed(self) -> bool:
        """Whether the map is sealed (R2.9)."""
        return not self.openings

    # Ways

    def _ways(self, start: str) -> Mapping[str, int]:
        """Steps from a square to every square that can be reached, whatever stands there."""
        return distances([start], self.links.__getitem__)

    @cached_property
    def edge(self) -> Mapping[str, int]:
        """Steps from every square to the nearest opening."""
        return distances([address(number, MIDDLE[side]) for number, side in self.openings], self.links.__getitem__)

    # Where a tile may go

    @cached_property
    def gaps(self) -> Mapping[tuple[int, int], Gap]:
        """The empty cells at openings, x and y, sorted by y, then x."""
        cells = {
            (self.placed[number].y + SIDES[side][1], self.placed[number].x + SIDES[side][0])
            for number, side in self.openings
        }
        return {(x, y): self._gap(x, y) for y, x in sorted(cells)}

    def _gap(self, x: int, y: int) -> Gap:
        roads = self.roads(x, y)
        return Gap(roads, frozenset(self.around(x, y).keys() - roads.keys()))

    def _spots(self, tile: str, lenient: bool = False) -> Sequence[Spot]:
        """Every legal spot (R4.3), by cell (y, x) and rotation; ``lenient``: a road of the tile may end at a closed
        side (R5.1).
        """
        turns = [(turn, self.atlas.lies[tile, turn].exits) for turn in self.atlas.turns[tile]]
        return [
            Spot(x, y, turn)
            for (x, y), gap in self.gaps.items()
            for turn, exits in turns
            if gap.roads.keys() <= exits and (lenient or exits.isdisjoint(gap.walls))
        ]

    def plus(self, tile: str, spot: Spot) -> City:
        """The city with this tile added."""
        return self.atlas.city((*self.placed, Placed(tile, *spot)), self.any_street)


def nearest(ways: Mapping[str, int], squares: Collection[str]) -> int | None:
    """Steps to the nearest of the squares; None if none can be reached."""
    return min((ways[square] for square in squares if square in ways), default=None)
