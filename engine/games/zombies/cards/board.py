"""Cards that put zombies on the map or move them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from functools import partial
from typing import Any, ClassVar

from engine.core.message import who
from engine.core.shape import NONE, Chain, One, Option, Shape
from engine.kit.choices import exactly

from ..box.city import by_address, tile_of
from ..dead.supply import add_zombies, bank, met_by
from ..ground.squares import numbered, one_square, square_options
from ..state import ZombiesState
from ..steps.zombies import carry, tell_way
from .card import CardRule

HORDE = 8
"""When this number of zombies comes at once, the log makes it a scene."""


class Coming(CardRule):
    """Puts more zombies on squares that its player chooses."""

    foreseen = False
    announces = True

    def act(self, s: ZombiesState, seat: str, aim: list[str]) -> None:
        placed = add_zombies(s, aim)
        tiles = [numbered(s, number) for number in dict.fromkeys(map(tile_of, placed))]
        weight, met = "scene" if len(placed) >= HORDE else "headline", met_by(s, seat, placed)
        s.tell("come", who=seat, card=self.card.name, n=len(placed), tiles=tiles, refs=tuple(placed), weight=weight)
        if met:
            refs = tuple(f"seat-{each}" for each in met)
            s.tell("beset", who=seat, card=self.card.name, whom=[who(each) for each in met], refs=refs, hurts=met)

    @staticmethod
    def squares(s: ZombiesState, free: Iterable[str], n: int) -> Generator[Shape, Any, list[str]]:
        """Ask on which of these squares ``n`` zombies appear."""
        return exactly(square_options(s, free), n, prompt=partial(s.text, "ask-card.squares", n=n))


class InBuilding(Coming):
    """In a named building a zombie in every free room."""

    again: ClassVar[bool] = False
    """Whether it is as many again as stand there."""

    def buildings(self, s: ZombiesState) -> Iterator[tuple[int, tuple[list[str], int]]]:
        """Where zombies can come: the free rooms, and how many zombies, as far as rooms and bank allow (R16.1)."""
        taken, most = set(s.zombies), bank(s)
        for number, rooms in s.city.rooms.items():
            free = [room for room in rooms if room not in taken]
            wanted = len(rooms) - len(free) if self.again else len(free)
            if n := min(wanted, len(free), most):
                yield number, (free, n)

    def can(self, s: ZombiesState, seat: str) -> bool:
        return next(self.buildings(s), None) is not None

    def choose(self, s: ZombiesState, seat: str) -> Chain:
        found = dict(self.buildings(s))
        options = [
            Option(str(number), partial(s.text, "option-building", tile=numbered(s, number), n=n), ref=f"tile-{number}")
            for number, (_, n) in found.items()
        ]
        number = yield One(options, prompt=partial(s.text, "ask-card.building"))
        free, n = found[int(number)]
        return (yield from self.squares(s, free, n))


class Again(InBuilding):
    """As many as stand in the building."""

    again = True


class Swarm(Coming):
    """A number of zombies, on any free squares."""

    on_pawns: ClassVar[bool] = True

    def free(self, s: ZombiesState) -> Iterator[str]:
        """The squares where zombies can come."""
        pawns = () if self.on_pawns else (survivor.pawn for survivor in s.survivors.values())
        taken = {*s.zombies, *pawns}
        return (square for square in s.city.letters if square not in taken)

    def can(self, s: ZombiesState, seat: str) -> bool:
        return bank(s) > 0 and next(self.free(s), None) is not None

    def choose(self, s: ZombiesState, seat: str) -> Chain:
        return (yield from self.squares(s, self.free(s), min(self.card.n, bank(s))))


class Master(Swarm):
    """The same, but where no pawn stands."""

    on_pawns = False


class ThisIsntSoBad(CardRule):
    """Moves some zombies, one at least, to any free squares."""

    foreseen = False

    def can(self, s: ZombiesState, seat: str) -> bool:
        return 0 < len(s.zombies) < len(s.city.letters)

    def choose(self, s: ZombiesState, seat: str) -> Chain:
        stay, moves = sorted(s.zombies, key=by_address), list[tuple[str, str]]()
        where = partial(s.text, "ask-card.square")
        while stay and len(moves) < self.card.n:
            if not moves:
                which = yield one_square(s, stay, prompt=partial(s.text, "ask-card.zombie"))
            else:
                enough = Option(NONE, partial(s.text, "option-only-one"), handy=True)
                which = yield one_square(s, stay, [enough], usual=NONE, prompt=partial(s.text, "ask-card.zombie-more"))
            if which == NONE:
                break
            taken = {*stay, *(to for _, to in moves)}
            to = yield one_square(s, [square for square in s.city.letters if square not in taken], prompt=where)
            stay.remove(which)
            moves.append((which, to))
        return moves

    def act(self, s: ZombiesState, seat: str, aim: list[tuple[str, str]]) -> None:
        for square, to in aim:
            tell_way(s, seat, square, to)
            carry(s, square, to)
