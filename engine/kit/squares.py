"""Maps of squares with walls and openings, drawn as text: neighbours, contact, distances, lines of sight, blasts.

A `Grid` is what is printed and never changes; a `Ground` is the grid with what lies on it now: edges that are closed
(a barricade), walls that have become holes, squares of different levels that a stair joins. What is asked of a ground
is worked out once, away from what has changed not even that, and grounds that lie alike are the same one: nothing that
is kept can be out of date, for no ground ever changes.

A square is its column's letter and its row's number behind the prefix of its level (``C7``, ``bA1``); an edge is its
two squares, the one to the north or west first (``C7-C8``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.core.fault import Unreadable
from engine.core.message import msg

from .walks import distances

Kind = Literal["open", "wall", "door", "window", "gate", "hole"]
"""What is between two neighbours; a hole is a wall no more."""

CODES: Mapping[str, Kind] = {" ": "open", "-": "wall", "|": "wall", "D": "door", "W": "window", "G": "gate"}
"""How a drawing says it."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west, as columns and rows."""
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
"""Where squares only touch: north-east first, with the clock."""

NOTHING: frozenset[str] = frozenset()
Pairs = frozenset[tuple[str, str]]
APART: Pairs = frozenset()
GROUNDS = 128
"""The most grounds that are kept, some 100 KB each.

That is how many tables can play in turn, each with barricades of its own.
"""


class Spot(NamedTuple):
    """Where a square is: its level's prefix, its column and row from 0, and what is drawn there."""

    level: str
    x: int
    y: int
    code: str


class Blast(NamedTuple):
    """What an explosion reaches: squares, closed edges, and walls in the order in which they give way."""

    squares: tuple[str, ...]
    closed: tuple[str, ...]
    walls: tuple[str, ...]


class Grid:
    """Levels of squares as drawn, by their prefixes.

    In a drawing the first line names columns. Then lines of edges and lines of cells take turns, each behind three
    characters that only number the rows. A cell is three characters wide, one for the edge to its west before them; a
    line of edges has a corner and three characters for each cell below it. `CODES` says what an edge is; the outermost
    edges are borders. ``floor`` are the cells that can be stood on, ``opaque`` those that nobody sees through.

    Raises Unreadable if a drawing is none.
    """

    within: Callable[[str, int], Sequence[str]]
    """The squares at some distance at most, the square itself too, in reading order."""

    def __init__(self, drawings: Mapping[str, str], floor: Collection[str], opaque: Collection[str] = ()) -> None:
        self.spots: dict[str, Spot] = {}
        """Every square, in reading order, level by level."""
        self.edges: dict[str, Kind] = {}
        """Every edge between two squares of a level."""
        self._names: dict[tuple[str, int, int], str] = {}
        for level, drawing in drawings.items():
            self._read(level, drawing.strip("\n").split("\n"))
        self.floor = frozenset(name for name, spot in self.spots.items() if spot.code in floor)
        self.opaque = frozenset(name for name, spot in self.spots.items() if spot.code in opaque)
        self.within = lru_cache(1024)(self._within)
        self._order = {name: n for n, name in enumerate(self.spots)}
        self._beside = {name: dict(self._sides(name)) for name in self.spots}

    def _read(self, level: str, lines: list[str]) -> None:
        wide = len(lines[0].split())
        for y, (above, line) in enumerate(zip(lines[1::2], lines[2::2], strict=False)):
            for what, text in (("edges", above), ("cells", line)):
                if len(text) != (needs := 4 * wide + 4):
                    raise Unreadable(msg("fault-line-length", row=y + 1, what=what, n=len(text), needs=needs))
            if (line[3], line[-1]) != ("|", "|"):
                raise Unreadable(msg("fault-line-open", row=y + 1))
            for x in range(wide):
                at = 4 * x + 4
                name = f"{level}{chr(ord('A') + x)}{y + 1}"
                self.spots[name] = Spot(level, x, y, line[at : at + 3].strip())
                self._names[level, x, y] = name
                for code, before in ((above[at + 1], (x, y - 1)), (line[at - 1], (x - 1, y))):
                    if (other := self._names.get((level, *before))) is None:
                        continue
                    if code not in CODES:
                        raise Unreadable(msg("fault-edge", edge=f"{other}-{name}", code=code))
                    self.edges[f"{other}-{name}"] = CODES[code]
        if len(lines) % 2 or len(lines) < 4 or {*lines[1][3:], *lines[-1][3:]} != {"+", "="}:
            raise Unreadable(msg("fault-border"))

    def at(self, level: str, x: int, y: int) -> str | None:
        """The square in this column and row, from 0; None off the board."""
        return self._names.get((level, x, y))

    def shifted(self, square: str, x: int, y: int) -> str | None:
        """The square ``x`` to the east and ``y`` to the south; None off the board."""
        spot = self.spots[square]
        return self._names.get((spot.level, spot.x + x, spot.y + y))

    def _sides(self, square: str) -> Iterator[tuple[str, str]]:
        for side in SIDES:
            if other := self.shifted(square, *side):
                yield other, "-".join(sorted((square, other), key=self.order))

    def beside(self, square: str) -> Mapping[str, str]:
        """The squares beside this one, each with the edge between, whatever it is: north, east, south, west."""
        return self._beside[square]

    def around(self, square: str) -> Iterator[str]:
        """The up to eight squares around this one, sides first."""
        return (other for side in (*SIDES, *CORNERS) if (other := self.shifted(square, *side)))

    def edge(self, a: str, b: str) -> str:
        """The edge of two neighbours in either order; raises KeyError if they are none."""
        return self._beside[a][b]

    def ends(self, edge: str) -> tuple[str, str]:
        """The two squares of an edge."""
        a, _, b = edge.partition("-")
        return a, b

    def order(self, square: str) -> int:
        """The number of a square in reading order, for ties: by level, row, column."""
        return self._order[square]

    def distance(self, a: str, b: str) -> int | None:
        """Columns and rows between two squares, whatever lies there; None on different levels."""
        one, other = self.spots[a], self.spots[b]
        return None if one.level != other.level else abs(one.x - other.x) + abs(one.y - other.y)

    def _within(self, square: str, most: int) -> Sequence[str]:
        level, x, y, _ = self.spots[square]
        return [
            name
            for dy in range(-most, most + 1)
            for dx in range(abs(dy) - most, most - abs(dy) + 1)
            if (name := self._names.get((level, x + dx, y + dy)))
        ]

    def ground(self, closed: frozenset[str] = NOTHING, holes: frozenset[str] = NOTHING, joins: Pairs = APART) -> Ground:
        """The grid with these edges closed, these walls broken, and these squares of different levels joined."""
        return _ground(self, closed, holes, joins)


class _Known(NamedTuple):
    """What is known of every square."""

    faces: dict[str, tuple[str, ...]]
    neighbours: dict[str, tuple[str, ...]]
    contacts: dict[str, tuple[str, ...]]


class Ground:
    """A grid as it lies now, see `Grid.ground`."""

    faces: Callable[[str], tuple[str, ...]]
    """The squares linked with one, obstacles too: north, east, south, west, then joined ones."""
    neighbours: Callable[[str], tuple[str, ...]]
    """The squares one step away: linked ones that can be stood on. The links of any walk."""
    contacts: Callable[[str], tuple[str, ...]]
    """The squares to stand on in contact with one: neighbours, and squares at a corner that is open."""

    def __init__(self, grid: Grid, closed: frozenset[str], holes: frozenset[str], joins: Pairs) -> None:
        self.grid, self.closed, self.holes, self.joins = grid, closed, holes, joins
        changed = {end for edge in closed | holes for end in grid.ends(edge)}
        touched = (
            changed | {near for end in changed for near in grid.around(end)} | {end for ends in joins for end in ends}
        )
        self._sight = lru_cache(1024)(self._sees)
        printed = grid.ground()._known if touched else _Known({}, {}, {})
        self._known = known = _Known(*map(dict, printed))
        self.faces, self.neighbours, self.contacts = (table.__getitem__ for table in known)
        for square in touched or grid.spots:
            known.faces[square] = self._faces(square)
        for square in touched or grid.spots:
            known.neighbours[square] = tuple(other for other in self.faces(square) if other in grid.floor)
            known.contacts[square] = (*self.neighbours(square), *self._corners(square))

    def kind(self, edge: str) -> Kind:
        """What an edge is now, be it closed or not."""
        return "hole" if edge in self.holes else self.grid.edges[edge]

    def _passes(self, edge: str) -> bool:
        return edge not in self.closed and (edge in self.holes or self.grid.edges[edge] != "wall")

    def _faces(self, square: str) -> tuple[str, ...]:
        sides = [other for other, edge in self.grid.beside(square).items() if self._passes(edge)]
        joined = {b if a == square else a for a, b in self.joins if square in (a, b)}
        return (*sides, *sorted(joined, key=self.grid.order))

    def _corners(self, square: str) -> Iterator[str]:
        for side in CORNERS:
            other = self.grid.shifted(square, *side)
            if other in self.grid.floor and self._round_corner(square, other):
                yield other

    def linked(self, a: str, b: str) -> bool:
        """Whether two squares share an edge that is neither a wall nor closed, or are joined."""
        return b in self.faces(a)

    def contact(self, a: str, b: str) -> bool:
        """Whether two squares are linked, or touch at a corner that one of the squares between leaves open."""
        return self.linked(a, b) or (self.grid.shifted(a, *self._offset(a, b)) == b and self._round_corner(a, b))

    def _offset(self, a: str, b: str) -> tuple[int, int]:
        """The corner of ``a`` at which ``b`` may lie."""
        one, other = self.grid.spots[a], self.grid.spots[b]
        return (1 if other.x > one.x else -1), (1 if other.y > one.y else -1)

    def _round_corner(self, a: str, b: str, clear: bool = False) -> bool:
        """Whether one of the two squares between these, which touch at a corner, is linked with both.

        An opaque square leaves no corner open, unless it is ``clear``.
        """
        one, other = self.grid.spots[a], self.grid.spots[b]
        for x, y in ((other.x, one.y), (one.x, other.y)):
            middle = self.grid.at(one.level, x, y)
            if (
                middle is not None
                and (clear or middle not in self.grid.opaque)
                and self._passes(self.grid.edge(a, middle))
                and self._passes(self.grid.edge(middle, b))
            ):
                return True
        return False

    def distance(self, a: str, b: str) -> int | None:
        """As `Grid.distance`; joined squares are 1 apart."""
        steps = self.grid.distance(a, b)
        return 1 if steps is None and self.linked(a, b) else steps

    def walks(self, *squares: str) -> Mapping[str, int]:
        """Steps from the nearest of these squares to every one that can be reached, near ones first, whoever is in
        the way.
        """
        return _walks(self, squares)

    def sight(self, a: str, b: str, clear: bool = False) -> bool:
        """Whether the line between the middles of two squares is free of walls, closed edges and opaque squares.

        Through a corner it goes as contact does. Joined squares see one another. ``clear``: nothing is opaque.
        """
        return self._sight(a, b, clear) if a < b else self._sight(b, a, clear)

    def _sees(self, a: str, b: str, clear: bool) -> bool:
        grid = self.grid
        one, other = grid.spots[a], grid.spots[b]
        if one.level != other.level:
            return self.linked(a, b)
        wide, high = abs(other.x - one.x), abs(other.y - one.y)
        east, south = (1 if other.x > one.x else -1), (1 if other.y > one.y else -1)
        here, across, down = a, 0, 0
        while here != b:
            if here != a and not clear and here in grid.opaque:
                return False
            # Which comes first on the line, the next edge between columns or the one between rows, in whole numbers
            column, row = (1 + 2 * across) * high, (1 + 2 * down) * wide
            x, y = int(column <= row), int(row <= column)
            to = grid.shifted(here, east * x, south * y)
            if to is None or not (
                self._round_corner(here, to, clear) if x and y else self._passes(grid.edge(here, to))
            ):
                return False
            here, across, down = to, across + x, down + y
        return True

    def blast(self, square: str, radius: int) -> Blast:
        """What an explosion on this square reaches, whatever lies between.

        Walls give way in the order of their nearer square's distance, then of their north or west square by row and
        column, the one in the south before the one in the east.
        """
        grid = self.grid
        squares = grid.within(square, radius)
        edges = dict.fromkeys(edge for each in squares for edge in grid.beside(each).values())

        def order(edge: str) -> tuple[int, int, bool]:
            first, second = grid.ends(edge)
            near = min(grid.distance(each, square) or 0 for each in (first, second))
            return near, grid.order(first), grid.spots[first].y == grid.spots[second].y

        return Blast(
            tuple(squares),
            tuple(edge for edge in edges if edge in self.closed),
            tuple(sorted((edge for edge in edges if self.kind(edge) == "wall"), key=order)),
        )


@lru_cache(GROUNDS)
def _ground(grid: Grid, closed: frozenset[str], holes: frozenset[str], joins: Pairs) -> Ground:
    return Ground(grid, closed, holes, joins)


@lru_cache(512)
def _walks(ground: Ground, squares: tuple[str, ...]) -> Mapping[str, int]:
    return distances(squares, ground.neighbours)
