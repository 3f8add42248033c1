"""What the rule of a card consists of, and the options that cards have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, ClassVar

from engine.core.message import Message, who
from engine.core.shape import Chain, One, Option
from engine.kit.deeds import Deed

from ..box.card import Card
from ..state import ZombiesState
from ..steps.move import Move


class CardRule(Deed[ZombiesState, str]):
    """The rule of one card (2.4): whether it would do anything now (R13.6), what is chosen when it is played (D14),
    and what it does once it has been discarded. Quiet points are checked elsewhere. ``card`` is the one that has it.
    """

    announces: ClassVar[bool] = False
    """Whether the card tells in one line who plays it and what it does."""
    foreseen: ClassVar[bool] = True
    """Whether its choices can be made in an order, long before it is played: a player can be named then, a square or
    an item cannot.
    """

    def __init__(self, card: Card) -> None:
        self.card = card

    def ahead(self, s: ZombiesState, seat: str) -> Chain:
        """The choices of this card when it is ordered in advance."""
        return self.choose(s, seat)


class OnOpponent(CardRule):
    """A card against one of the others (R13.7)."""

    def whom(self, aim: str | tuple[str, Any]) -> str:
        """The target, out of the choices that were made."""
        return aim if isinstance(aim, str) else aim[0]

    def legal(self, s: ZombiesState, target: str) -> bool:
        """Whether it can be played on this player."""
        return True

    def suffers(self, s: ZombiesState, target: str) -> Message | None:
        """What the card will do to this player, told when it is played; None if that is not known yet."""
        return None

    def against(self, s: ZombiesState) -> Message | None:
        """What dice may make of it for whoever it is played on; None if none are rolled."""
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
        """Choose one of these players, and what else the card needs."""
        chance = partial(self.against, s)
        options = [Option(each, partial(who, each), ref=f"seat-{each}", odds=chance) for each in targets]
        return (yield One(options, prompt=partial(s.text, "ask-card.whom")))


def uproot(s: ZombiesState, seat: str) -> None:
    """Give up the way on which the pawn was in its own step 4: a card takes the pawn elsewhere (R15.8, R19.1)."""
    for move in s.find_all(Move, seat=seat):
        move.path = []
