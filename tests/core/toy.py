"""Sixty lines that show the whole contract: hidden cards, a simultaneous secret choice, a reaction, an end.

Each round everybody bids a card of the own hand in secret; the highest single bid scores the sum of all. Who
holds a 1 may throw it in at any time to spoil the round for whoever leads.
"""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from engine.core.game import Game
from engine.core.message import msg
from engine.core.runner import default, start
from engine.core.secret import HIDDEN, Hand
from engine.core.shape import One, Some
from engine.core.state import Dice, End, Result, State
from engine.core.step import DONE, Ask, Sequence, Step


class ToyState(State):
    game: ClassVar[str] = "toy"
    hands: dict[str, Hand]
    points: dict[str, int]


class Bid(Step):
    leader: str = ""

    def asks(self, s: ToyState):
        for seat in s.seats if not self.leader else ():
            yield Ask(seat, "bid", One(sorted(set(s.hands[seat].cards))), private=True, sealed=True)
        if self.leader:
            yield Ask(self.leader, "score", One(["take", "leave"], usual="take"))

    def always(self, s: ToyState):  # a reaction: open to every holder of a 1 while a winner is deciding
        for seat, hand in s.hands.items():
            if self.leader and seat != self.leader and "1" in hand.cards:
                yield Ask(seat, "spoil", partial(spoil, s, seat), wait=False, private=True)

    def on_bid(self, s: ToyState, given: dict[tuple[str, str], str]):
        bids = {seat: card for (seat, _), card in given.items()}
        for seat, card in bids.items():
            s.hands[seat].cards.remove(card)
            s.tell("bid", who=seat, card=card)
        best = [seat for seat, card in bids.items() if card == max(bids.values())]
        self.leader = best[0] if len(best) == 1 else ""
        return None if self.leader else DONE

    def on_score(self, s: ToyState, ask: Ask, choice: str):
        s.points[self.leader] += choice == "take"
        return DONE

    def on_spoil(self, s: ToyState, ask: Ask, cards: list[str]):
        s.hands[ask.seats[0]].cards.remove(cards[0])
        s.tell("spoiled", who=ask.seats[0])
        return DONE


def spoil(s: ToyState, seat: str):
    return (yield Some([card for card in s.hands[seat].cards if card == "1"][:1], 1, 1))


class Round(Sequence):
    parts: ClassVar[tuple[type[Step], ...]] = (Bid,)

    def back(self, s: ToyState, child: Step):
        if any(not hand.cards for hand in s.hands.values()):
            best = max(s.points.values())
            raise End(Result(winners=[p for p in s.seats if s.points[p] == best], title=msg("toy-end")))
        self.at = 0


class Toy(Game[ToyState]):
    id = "toy"
    players = range(2, 5)
    state = ToyState

    def set_up(self, settings: Any, seats, seed, carry=None):
        dice = Dice(seed=seed)
        deck = [str(card) for card in range(1, 6) for _ in seats]
        dice.shuffle(deck)
        hands = {seat: Hand(owner=seat, cards=deck[at :: len(seats)]) for at, seat in enumerate(seats)}
        s = ToyState(seats=list(seats), dice=dice, hands=hands, points=dict.fromkeys(seats, 0))
        s.attach(self.data)
        return s, start(s, Round())

    def fill(self, s: ToyState):  # which cards were bid nobody writes down
        for hand in s.hands.values():
            hand.cards = [str(1 + s.dice.pick(5)) if card == HIDDEN else card for card in hand.cards]

    def stand_in(self, seen, decision):
        return default(decision)

    def check(self, s):
        sound = s.hands.keys() == s.points.keys() == set(s.seats)
        return [] if sound else ["T1: a seat without a hand or points"]
