"""Map tiles of Zombies!!!: what is printed on them, and what each must fulfil by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from engine.core.message import msg
from engine.core.rows import Fault, Row
from engine.kit.walks import distances

from .city import BLOCKED, CENTRE, MIDDLE, ROAD, ROOM, Lie, address, cut

TileKind = Literal["start", "helipad", "named", "street"]
Square = Annotated[int, Field(ge=1, le=9)]
Count = Annotated[int, Field(ge=0, le=9)]


class Plot(Row):
    """A map tile (2.2, 2.3), whoever has drawn it. ``rows`` from north to south: R room, . road, # blocked."""

    id: str
    kind: TileKind
    """Where all begin, where the race is won, a building with rooms, a street; of the first two there is one each."""
    rows: Annotated[tuple[str, str, str], Field(strict=False)]
    """The nine squares from north to south, three letters each: `R` a room, `.` a road, `#` where nobody walks."""
    exits: Annotated[str, StringConstraints(pattern=r"^N?E?S?W?$", min_length=1)]
    """The sides out of which a road leads, through the middle of the side: `"NESW"` or some of these, in this order."""
    doors: Annotated[tuple[Annotated[tuple[Square, Square], Field(strict=False)], ...], Field(strict=False)] = ()
    """Pairs of squares, 1 to 9 in reading order: a room and the road beside it."""
    zombies: Count = 0
    """How many come with it: at most as many as a building has rooms, or any other tile squares of road."""
    life: Count = 0
    """Life tokens that come with a building."""
    bullets: Count = 0
    """Bullet tokens that come with a building; with the life tokens at most as many as it has rooms."""
    late: bool = False
    """Whether it lies in the lower part of the stack, in the alternative rules; the helipad always does."""

    def letter(self, square: int) -> str:
        """What the square (1–9 in reading order, unrotated) is."""
        return self.rows[(square - 1) // 3][(square - 1) % 3]

    @property
    def rooms(self) -> list[int]:
        return [n for n in range(1, 10) if self.letter(n) == ROOM]

    @property
    def roads(self) -> list[int]:
        return [n for n in range(1, 10) if self.letter(n) == ROAD]

    def _faults(self) -> Iterator[Fault]:
        if any(len(row) != 3 or set(row) - {ROOM, ROAD, BLOCKED} for row in self.rows):
            yield ("rows",), msg("zombies-fault-rows")
            return
        sound = True
        for side in self.exits:
            if self.letter(MIDDLE[side]) != ROAD:
                sound = False
                yield ("exits",), msg("zombies-fault-exit", side=side)
        for pair in self.doors:
            if {self.letter(square) for square in pair} != {ROOM, ROAD} or not _adjacent(*pair):
                sound = False
                yield ("doors",), msg("zombies-fault-door", door=f"{pair[0]}-{pair[1]}")
        space = len(self.rooms if self.kind == "named" else self.roads)
        if self.zombies > space:
            yield ("zombies",), msg("zombies-fault-zombies", n=self.zombies, squares=space)
        if self.life + self.bullets > (len(self.rooms) if self.kind == "named" else 0):
            yield ("life",), msg("zombies-fault-tokens")
        if self.kind == "named" and not self.doors:
            sound = False
            yield ("doors",), msg("zombies-fault-no-door")
        if self.kind != "named" and (self.rooms or self.doors):
            sound = False
            yield ("rows",), msg("zombies-fault-rooms")
        if self.kind == "helipad" and (len(self.roads) != 9 or len(self.exits) != 4):
            yield ("rows",), msg("zombies-fault-helipad")
        if self.kind == "start" and (self.letter(CENTRE) != ROAD or self.zombies or self.late):
            yield ("kind",), msg("zombies-fault-start")
        if sound and (apart := self._apart()):
            yield ("rows",), msg("zombies-fault-apart", squares=", ".join(apart))

    def _apart(self) -> list[str]:
        """The squares that cannot be reached from an exit."""
        letters = "".join(self.rows)
        doors = frozenset((min(pair), max(pair)) for pair in self.doors)
        alone = cut(Lie(letters, frozenset(self.exits), doors), 0, False)
        found = distances([address(0, MIDDLE[self.exits[0]])], alone.links.__getitem__)
        return [square.partition(".")[2] for square in alone.letters if square not in found]


def _adjacent(a: int, b: int) -> bool:
    (row, column), (other_row, other_column) = divmod(a - 1, 3), divmod(b - 1, 3)
    return abs(row - other_row) + abs(column - other_column) == 1


class Tile(Plot):
    """A tile of a box: each lies once on the map."""

    id: Annotated[str, StringConstraints(pattern=r"^T\d\d$")]
    sign: Annotated[str, StringConstraints(pattern=r"^[a-z_]*$")] = ""
    """Key of the lettering on a street without a name of its own (R2.6)."""

    @property
    def named(self) -> str:
        """The id under which its name and its picture stand: several tiles of a town may have the same."""
        return self.id

    @property
    def icon(self) -> str:
        """The icon on the floor of a building of a town; of ours the picture knows it."""
        return ""

    def _faults(self) -> Iterator[Fault]:
        yield from super()._faults()
        if self.kind == "street" and self.zombies != len(self.exits):
            yield ("zombies",), msg("zombies-fault-street")
