"""Step 5: the active player moves zombies (R9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Annotated

from pydantic import Field

from engine.core.message import who
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done, Step

from ..box.city import by_address
from ..dead.moves import automatic_moves, movable, targets
from ..dead.supply import met_by
from ..dice import roll
from ..ground.squares import square_option
from ..state import ZombiesState
from ..survivors.fight import Fight
from ..survivors.pieces import move_zombie

AUTO = "auto"


class ZombieMoves(Step):
    """A number of different zombies move one square each (R9.1)."""

    heading = "title-zombies"

    seat: str
    left: Annotated[int, Field(ge=-1, le=999)] = -1
    """How many are still to move; -1 before the number is known."""
    moved: list[str] = []
    """Where the zombies stand that have moved."""

    def run(self, s: ZombiesState) -> Done | None:
        self.moved = [square for square in self.moved if square in s.zombies]
        if not self.left or next(movable(s, self.moved), None) is None:  # R9.4
            return DONE
        if effect := s.effect("all_the_marbles"):  # R9.6
            s.tell("zombies-stop", who=self.seat, card=s.lasting(effect))
            return DONE
        if self.left < 0:
            self.left = s.rules.zombie_moves or roll(s, "rolls-zombies", self.seat, weight="detail")[0]
        return None

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D9
        yield Ask(
            self.seat,
            "zombie",
            partial(self.choose, s),
            prompt=partial(s.text, "ask-zombie", n=self.left),
            default=lambda: [] if self.settled(s) else [AUTO],
            several=lambda: not self.settled(s),
        )

    def settled(self, s: ZombiesState) -> bool:
        """Whether there is only one legal move."""
        zombies = list(islice(movable(s, self.moved), 2))
        return len(zombies) == 1 and len(targets(s, zombies[0])) == 1

    def choose(self, s: ZombiesState) -> Chain:
        """All the rest automatically, or one zombie and, if it can go to several squares, which."""

        def option(key: str) -> Option:
            if key == AUTO:
                return Option(AUTO, partial(s.text, "option-auto-rest", n=self.left), handy=True)
            return square_option(s, key)

        def keys() -> list[str]:
            zombies = sorted(movable(s, self.moved), key=by_address)
            return zombies if self.settled(s) else [AUTO, *zombies]

        def offers(word: str) -> bool:  # sooner than finding all
            if word == AUTO:
                return not self.settled(s)
            return word not in self.moved and word in s.zombies and bool(targets(s, word))

        zombie = yield One(each=option, keys=keys, offers=offers)
        if zombie == AUTO:
            return automatic_moves(s, self.left, self.moved)
        free = targets(s, zombie)
        if len(free) == 1:
            return [(zombie, free[0])]
        to = yield One(Option(square, partial(s.place, square), ref=square) for square in free)
        return [(zombie, to)]

    def on_zombie(self, s: ZombiesState, ask: Ask, moves: list[tuple[str, str]]) -> None:
        for square, to in moves:
            self.left -= 1
            self.moved.append(to)
            tell_way(s, self.seat, square, to)
            move_zombie(s, square, to)


def tell_way(s: ZombiesState, seat: str, square: str, to: str) -> None:
    """Tell that a seat moves a zombie: a detail, or a headline if it comes to another player's square."""
    refs = square, to, f"way-{square}-{to}"
    if met := met_by(s, seat, [to]):
        whom = [who(each) for each in met]
        s.tell("sends-zombie", who=seat, whom=whom, at=s.place(to), refs=refs, weight="headline", hurts=met)
    else:
        s.tell("moves-zombie", who=seat, at=s.place(square), to=s.place(to), refs=refs, weight="detail")


def carry(s: ZombiesState, square: str, to: str) -> None:
    """A card puts a zombie elsewhere: its fight is void (R11.7); in step 5 it moves no more often for that (R9.3)."""
    for fight in s.find_all(Fight):
        fight.void = fight.void or fight.square == square
    for step in s.find_all(ZombieMoves):
        step.moved = [to if each == square else each for each in step.moved]
    move_zombie(s, square, to)
