"""CARRY: nobody holds more than eight cards (O9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.shape import Chain, Some
from engine.core.step import DONE, Ask, Done, Step

from ..gangs.names import kept_options
from ..gangs.pieces import alike, discard
from ..state import ZgameState

LIMIT = 8


def limit(s: ZgameState, seat: str) -> None:
    """After a gain: a gang with more than eight cards discards before anything else goes on."""
    if s.settings.on("carry") and len(s.hands[seat]) > LIMIT:
        s.push(TooMuch(seat=seat))


class TooMuch(Step):
    """The owner chooses what goes (D16)."""

    seat: str

    def asks(self, s: ZgameState) -> Iterator[Ask]:
        weakest = partial(default, s, self.seat)
        yield Ask(self.seat, "discard", partial(choice, s, self.seat), private=True, default=weakest)

    def on_discard(self, s: ZgameState, ask: Ask, cards: list[str]) -> Done:
        hand = s.hands[self.seat].cards
        for card in cards:
            hand.remove(card)
        discard(s, cards)
        s.tell("drops", who=self.seat, cards=alike(s, cards), n=len(cards))
        return DONE


def choice(s: ZgameState, seat: str) -> Chain:
    """As many cards as are too many."""
    cards = sorted(s.hands[seat].cards)
    n = len(cards) - LIMIT
    return (yield Some(kept_options(s, seat, cards), n, n))


def default(s: ZgameState, seat: str) -> list[str]:
    """The weakest cards."""
    return [",".join(weakest(s, seat)[: len(s.hands[seat]) - LIMIT])]


def weakest(s: ZgameState, seat: str) -> list[str]:
    """The cards in hand, those of the least Strength first."""
    return sorted(s.hands[seat].cards, key=lambda card: (s.card(card).strength, card))
