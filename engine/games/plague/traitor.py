"""Expansion 5, the traitor (R30)."""

from __future__ import annotations

from engine.core.shape import Chain

from .data import kind
from .deed import Deed, Using, cards, figures
from .holding import take
from .state import Human, PlagueState, card_name
from .terms import neighbours


def reveal(s: PlagueState) -> None:
    """Everybody knows who it is from now on (R30.3)."""
    figure = s.traitor
    for role in s.roles.values():
        role.open(s)
    s.tell("traitor", weight="scene", figure=s.name(figure))


class Steal(Deed):
    """The revealed traitor steals a card from a human beside him (R30.4)."""

    key = "steal"
    in_car = True

    def can(self, s: PlagueState, human: Human) -> bool:
        return s.revealed(human) and any(each.cards for each in neighbours(s, human))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        whom: str = yield figures(s, [each.id for each in neighbours(s, human) if each.cards], "steal-whom")
        return Using((yield cards(s, s.humans[whom].cards, "steal-what")), whom)

    def act(self, s: PlagueState, human: Human, aim: Using) -> None:
        s.humans[aim.on].cards.remove(aim.card)
        take(s, human, aim.card)
        s.tell("steals", figure=s.name(human.id), whom=s.name(aim.on), card=card_name(kind(aim.card)))
