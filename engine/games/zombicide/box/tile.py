"""One side of a map tile: its cells, zones, doors and borders, as printed (T1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Annotated, Literal

from pydantic import StringConstraints

from engine.core.message import msg
from engine.core.rows import Fault, Listed, Row, spelled
from engine.kit.walks import distances

TileId = Annotated[str, spelled(r"[1-9][0-9]?[RV]", "3R, 12V", "zombicide-fault-spelled-tile")]
ZoneId = Annotated[str, spelled(r"[1-9][0-9]?[RV]\.[A-Za-z]", "3R.A, 12V.b")]
DoorId = Annotated[str, spelled(r"[1-9][0-9]?[RV]:[1-3]{2}-[1-3]{2}", "3R:11-12")]
Pair = Annotated[str, StringConstraints(pattern=r"^[1-3]{2}-[1-3]{2}$")]
Letters = Annotated[str, StringConstraints(pattern=r"^[a-z]*$")]
Cell = tuple[int, int]
"""Row and column of a cell on its tile, from 0."""

SIZE = 3
EDGES: Mapping[str, Cell] = {"t": (-1, 0), "b": (1, 0), "l": (0, -1), "r": (0, 1)}
"""Where the neighbouring cell lies beyond each edge."""


class Tile(Row):
    """One side of a map tile; see the file on what its fields mean."""

    id: TileId
    kind: Literal["city", "lawn", "house"]
    grid: Listed[Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{3}$")]]
    doors: Listed[Pair] = ()
    opens: Listed[Pair] = ()
    dark: Letters = ""
    secret: Letters = ""
    outer: Listed[Annotated[str, StringConstraints(pattern=r"^[tblr][1-3]$")]] = ()
    sand: Listed[Pair] = ()
    tank: Annotated[str, StringConstraints(pattern=r"^[A-Z]?$")] = ""

    def zone(self, cell: Cell) -> str:
        """The zone of a cell."""
        row, column = cell
        return f"{self.id}.{self.grid[row][column]}"

    @cached_property
    def cells(self) -> Mapping[str, tuple[Cell, ...]]:
        """The cells of every zone, in reading order."""
        found: dict[str, tuple[Cell, ...]] = {}
        for row in range(SIZE):
            for column in range(SIZE):
                zone = self.zone((row, column))
                found[zone] = (*found.get(zone, ()), (row, column))
        return found

    @property
    def outer_cells(self) -> Iterator[tuple[Cell, Cell]]:
        """The cells of rooms that open to the next tile, and where the other cell lies from each."""
        for edge, number in self.outer:
            at, ahead = int(number) - 1, EDGES[edge]
            yield (
                (at, SIZE - 1 if ahead == (0, 1) else 0) if edge in "lr" else (SIZE - 1 if edge == "b" else 0, at),
                ahead,
            )

    def _faults(self) -> Iterator[Fault]:
        if len(self.grid) != SIZE:
            yield ("grid",), msg("zombicide-fault-tile-rows")
            return
        for zone, cells in self.cells.items():
            if len(distances(cells[:1], lambda cell, all=cells: (each for each in all if touch(cell, each)))) < len(
                cells
            ):
                yield ("grid",), msg("zombicide-fault-tile-cells", zone=letter(zone))
        letters = {letter(zone) for zone in self.cells}
        for name, named in (("dark", self.dark), ("secret", self.secret), ("tank", self.tank)):
            if strange := sorted(set(named) - letters):
                yield (name,), msg("zombicide-fault-no-zone", name=", ".join(strange))
        seen: set[frozenset[Cell]] = set()
        for name, pairs in (("doors", self.doors), ("opens", self.opens), ("sand", self.sand)):
            for each in pairs:
                a, b = ends(each)
                rooms = sum(is_room(self.zone(cell)) for cell in (a, b))
                fits = rooms == {"doors": 1, "opens": 2, "sand": 0}[name]
                if not touch(a, b) or self.zone(a) == self.zone(b) or not fits:
                    yield (name,), msg("zombicide-fault-tile-border", border=each)
                if frozenset((a, b)) in seen:
                    yield (name,), msg("fault-twice", names=each)
                seen.add(frozenset((a, b)))
        for cell, _ in self.outer_cells:
            if not is_room(self.zone(cell)):
                yield ("outer",), msg("zombicide-fault-tile-room", zone=self.zone(cell))


def ends(pair: str) -> tuple[Cell, Cell]:
    """The two cells of a border by its name: ``11-12``."""
    a, b = ((int(row) - 1, int(column) - 1) for row, column in pair.split("-"))
    return a, b


def touch(a: Cell, b: Cell) -> bool:
    """Whether two cells have a side in common."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def turned(cell: Cell, quarters: int) -> Cell:
    """Where a cell lies when its tile is turned clockwise (T1)."""
    for _ in range(quarters):
        cell = (cell[1], SIZE - 1 - cell[0])
    return cell


def turned_step(step: Cell, quarters: int) -> Cell:
    """Where a step to a neighbouring cell leads when its tile is turned clockwise."""
    for _ in range(quarters):
        step = (step[1], -step[0])
    return step


def letter(zone: str) -> str:
    """The letter of a zone on its tile."""
    return zone[-1]


def tile_of(place: str) -> str:
    """The tile of a zone or of a door."""
    return place.partition(":" if ":" in place else ".")[0]


def is_room(zone: str) -> bool:
    """Whether a zone is a room; the others are streets or corridors (T1)."""
    return letter(zone).islower()


@lru_cache(1024)
def by_zone(zone: str) -> tuple[int, str, bool, str]:
    """What zones are sorted by: tile number, R before V, capitals before small letters, alphabet (T1)."""
    tile = tile_of(zone)
    return int(tile[:-1]), tile[-1], is_room(zone), letter(zone)
