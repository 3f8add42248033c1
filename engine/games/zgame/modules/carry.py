"""CARRY: nobody holds more than eight cards (O9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.shape import Chain, Some
from engine.core.step import DONE, Ask, Done, Step

from .. import defaults
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
        words = partial(self.unanswered, s)
        yield Ask(self.seat, "discard", partial(choice, s, self.seat), private=True, default=words)

    def unanswered(self, s: ZgameState) -> list[str]:
        """The words for an absent player."""
        return [",".join(defaults.weakest(s, self.seat)[: len(s.hands[self.seat]) - LIMIT])]

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
