"""Cards of a gang that lie face down, in a fight or in a bundle, and what others still know of its hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core.model import Model
from engine.core.secret import Hand, Secret

from ..state import ZgameState


class Packet(Model):
    """Cards laid face down: everybody sees how many.

    ``known`` are the cards that each rival had seen in the hand before, as only that rival knows. Until it comes out
    which ones lie here, they may be here or there.
    """

    cards: Hand
    known: dict[str, Secret[list[str]]] = {}

    def hand_back(self, s: ZgameState) -> None:
        """The cards return to their owner."""
        s.hands[self.cards.owner].cards += self.cards.cards
        self.settle(s, self.known)

    def settle(self, s: ZgameState, rivals: Collection[str]) -> None:
        """These rivals know which cards have left the hand; all others have lost sight of it."""
        hand = s.hands[self.cards.owner]
        for rival, known in self.known.items():
            if rival in rivals and (still := [card for card in known.get() if card in hand.cards]):
                hand.show(rival, still)


def laid(s: ZgameState, seat: str, cards: Sequence[str]) -> tuple[Hand, dict[str, Secret[list[str]]]]:
    """Cards leave the hand and lie face down: what a `Packet` holds."""
    hand = s.hands[seat]
    for card in cards:
        hand.cards.remove(card)
    known = {
        rival: Secret[list[str]](value=hand.seen.get(rival, []), seats=(rival,)) for rival in s.hands if rival != seat
    }
    hand.seen = {}
    return Hand(owner=seat, cards=[*cards]), known
