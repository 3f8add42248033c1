"""Expansion 5, the traitor (R30)."""

from __future__ import annotations

from .state import Human, PlagueState
from .terms import neighbours
from .things import TakeFrom


def reveal(s: PlagueState) -> None:
    """Everybody knows who it is from now on (R30.3)."""
    figure = s.traitor
    for role in s.roles.values():
        role.open(s)
    s.tell("traitor", weight="scene", figure=s.name(figure))


class Steal(TakeFrom):
    """The revealed traitor steals a card from a human beside him (R30.4)."""

    key = "steal"

    def victims(self, s: PlagueState, human: Human) -> list[str]:
        return [each.id for each in neighbours(s, human) if each.cards] if s.revealed(human) else []
