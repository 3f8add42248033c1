"""Expansion 5, the traitor (R30)."""

from __future__ import annotations

from ..data import kind
from ..state import Human, PlagueState, card_name
from ..terms import neighbours
from .deed import Using
from .things import TakeFrom


def reveal(s: PlagueState) -> None:
    """Everybody knows who it is from now on (R30.3)."""
    figure = s.traitor
    for role in s.roles.values():
        role.open(s)
    s.tell("traitor", weight="scene", figure=s.name(figure))


class Steal(TakeFrom):
    """The revealed traitor steals a card from a human beside him (R30.4, R30.8)."""

    key = "steal"

    def victims(self, s: PlagueState, human: Human) -> list[str]:
        return [each.id for each in neighbours(s, human) if each.cards] if s.revealed(human) else []

    def tell(self, s: PlagueState, human: Human, aim: Using) -> None:
        victim, card = s.leader(aim.on), card_name(kind(aim.card))
        s.tell("robs", weight="headline", hurts=(victim,), who=victim, figure=s.name(human.id), victim=s.name(aim.on),
               card=card)  # fmt: skip
