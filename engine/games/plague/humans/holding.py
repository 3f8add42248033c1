"""What a human holds: cards that come to him, and overload (R9.6, R14.8)."""

from __future__ import annotations

from ..data import kind
from ..state import Human, PlagueState, card_name
from ..terms import burden, excess
from . import harm
from .choices import DRAWN, chosen


def take(s: PlagueState, human: Human, card: str) -> None:
    human.cards.append(card)
    burden(s, human)


def hand_over(s: PlagueState, giver: Human, taker: Human, card: str) -> None:
    """A card goes from one to the other; without a backpack what is left can be too much (R9.6)."""
    giver.cards.remove(card)
    burden(s, giver)
    take(s, taker, card)


def receive(s: PlagueState, human: Human, card: str) -> None:
    """A drawn card comes to him, unless it would overload him and he does not want that (R14.8)."""
    more = excess(s, human, [*human.cards, card]) > excess(s, human)
    wish, *named = chosen(s, DRAWN, human)
    if more and wish == "swap":
        harm.drop(s, human, [each for each in named[0].split(",") if each in human.cards])
    if more and wish == "leave":
        s.piles.setdefault(harm.ground_of(s, human), []).append(card)
        s.tell("left-lying", figure=s.name(human.id), card=card_name(kind(card)))
        return
    take(s, human, card)
