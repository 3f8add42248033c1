"""What the rule of a card consists of, and the options that cards have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, ClassVar

from engine.core.message import Message, who
from engine.core.shape import Chain, One, Option
from engine.kit.deeds import Deed

from ..move import Move
from ..state import ZombiesState


class CardRule(Deed[ZombiesState, str]):
    """What one card does (2.4) that can be played now and has any effect (R13.6).

    What it asks is said when it is played (D14); what it does happens after it has been discarded. Whether it is a
    quiet point is not its business.
    """

    announces: ClassVar[bool] = False
    """Whether what it does is told as one line together with who plays it."""
    foreseen: ClassVar[bool] = True
    """Whether what it asks can be said long before it is played: on whom, but not where on the map, nor what of."""

    def ahead(self, s: ZombiesState, seat: str) -> Chain:
        """What it asks if that is to be said long before."""
        return self.choose(s, seat)


class OnOpponent(CardRule):
    """A card against one of the others (R13.7)."""

    def whom(self, aim: str | tuple[str, Any]) -> str:
        """Against whom, of what was asked: the target comes first."""
        return aim if isinstance(aim, str) else aim[0]

    def legal(self, s: ZombiesState, target: str) -> bool:
        """Whether it can be played on this player."""
        return True

    def suffers(self, s: ZombiesState, target: str) -> Message | None:
        """What it will do to this player, if that is known as soon as it is played."""
        return None

    def targets(self, s: ZombiesState, seat: str) -> Iterator[str]:
        return (target for target in s.opponents(seat) if self.legal(s, target))

    def can(self, s: ZombiesState, seat: str) -> bool:
        return next(self.targets(s, seat), None) is not None

    def choose(self, s: ZombiesState, seat: str) -> Chain:
        return self.aimed(s, self.targets(s, seat))

    def ahead(self, s: ZombiesState, seat: str) -> Chain:
        return self.aimed(s, s.opponents(seat))

    def aimed(self, s: ZombiesState, targets: Iterable[str]) -> Chain:
        """On which of these players, and what belongs to that."""
        options = [Option(each, partial(who, each), ref=f"seat-{each}") for each in targets]
        return (yield One(options, prompt=partial(s.text, "ask-card.whom")))


def uproot(s: ZombiesState, seat: str) -> None:
    """A card takes the pawn elsewhere: a way that it was on in its own step 4 is given up (R15.8, R19.1)."""
    for move in s.find_all(Move, seat=seat):
        move.path = []
