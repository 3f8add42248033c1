"""Cards that put zombies on the map or move them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from engine.core.message import Message
from engine.core.shape import NONE, Chain, One, Option

from ..city import by_address, tile_of
from ..names import one_square
from ..pieces import add_zombies, bank
from ..place import numbered
from ..state import ZombiesState
from ..zombies_step import carry, tell_way
from .card import CardRule, pick

HORDE = 8
"""So many zombies at once are worth a picture of their own."""


def come(s: ZombiesState, squares: list[str]) -> None:
    """A card puts zombies on these squares."""
    placed = add_zombies(s, squares)
    tiles = [numbered(s, number) for number in dict.fromkeys(map(tile_of, placed))]
    weight = "scene" if len(placed) >= HORDE else "headline"
    s.tell("come", n=len(placed), tiles=tiles, refs=tuple(placed), weight=weight)


class Room(NamedTuple):
    """The free rooms of a building, and how many of them get a zombie."""

    free: list[str]
    n: int


class InBuilding(CardRule):
    """More zombies in a named building of one's choice."""

    foreseen = False

    @abstractmethod
    def wanted(self, zombies: int, free: int) -> int:
        """How many zombies would come to a building with so many zombies and so many free rooms."""

    def buildings(self, s: ZombiesState) -> Iterator[tuple[int, Room]]:
        """Where zombies can come, and how many, as far as rooms and bank allow (R16.1)."""
        taken, most = set(s.zombies), bank(s)
        for number, rooms in s.city.rooms.items():
            free = [room for room in rooms if room not in taken]
            n = min(self.wanted(len(rooms) - len(free), len(free)), len(free), most)
            if n:
                yield number, Room(free, n)

    def may(self, s: ZombiesState, seat: str) -> bool:
        return next(self.buildings(s), None) is not None

    def ask(self, s: ZombiesState, seat: str) -> Chain:
        found = dict(self.buildings(s))
        number = yield One(
            Option(str(number), partial(self.label, s, number, room.n), ref=f"tile-{number}")
            for number, room in found.items()
        )
        return (yield from pick(s, *found[int(number)]))

    def label(self, s: ZombiesState, number: int, n: int) -> Message:
        return s.text("option-building", tile=numbered(s, number), n=n)

    def do(self, s: ZombiesState, seat: str, aim: list[str]) -> None:
        come(s, aim)


class CouldntGetWorse(InBuilding):
    """A zombie in every free room."""

    def wanted(self, zombies: int, free: int) -> int:
        return free


class SlightMiscalculation(InBuilding):
    """As many zombies again as there are."""

    def wanted(self, zombies: int, free: int) -> int:
        return zombies


class Swarm(CardRule):
    """So many zombies anywhere on free squares."""

    foreseen = False

    def __init__(self, n: int, on_pawns: bool) -> None:
        self.n = n
        self.on_pawns = on_pawns

    def taken(self, s: ZombiesState) -> set[str]:
        """Where no zombie can come."""
        taken = set(s.zombies)
        if not self.on_pawns:
            taken |= {survivor.pawn for survivor in s.survivors.values()}
        return taken

    def may(self, s: ZombiesState, seat: str) -> bool:
        return bank(s) > 0 and not self.taken(s).issuperset(s.city.letters)

    def ask(self, s: ZombiesState, seat: str) -> Chain:
        taken = self.taken(s)
        free = [square for square in s.city.letters if square not in taken]
        return (yield from pick(s, free, min(self.n, bank(s), len(free))))

    def do(self, s: ZombiesState, seat: str, aim: list[str]) -> None:
        come(s, aim)


class ThisIsntSoBad(CardRule):
    """One or two zombies go wherever one likes."""

    foreseen = False

    def may(self, s: ZombiesState, seat: str) -> bool:
        return 0 < len(s.zombies) < len(s.city.letters)

    def ask(self, s: ZombiesState, seat: str) -> Chain:
        zombies = sorted(s.zombies, key=by_address)
        first = yield one_square(s, zombies)
        taken = set(zombies)
        to = yield one_square(s, [square for square in s.city.letters if square not in taken])
        others = [square for square in zombies if square != first]
        if not others:
            return [(first, to)]
        only = Option(NONE, partial(s.text, "option-only-one"), handy=True)
        second = yield one_square(s, others, [only], usual=NONE)
        if second == NONE:
            return [(first, to)]
        taken = {to, *others}
        second_to = yield one_square(s, [square for square in s.city.letters if square not in taken])
        return [(first, to), (second, second_to)]

    def do(self, s: ZombiesState, seat: str, aim: list[tuple[str, str]]) -> None:
        for square, to in aim:
            tell_way(s, seat, square, to)
            carry(s, square, to)
