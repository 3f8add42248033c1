"""BUSINESS: cards, Food and Medicine change hands before the burdens (O10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import NONE, Amounts, Chain, One, Option, Some
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import seat_options, worded

from ..gangs.names import drawn, kept_options
from ..gangs.packets import Packet, laid
from ..gangs.pieces import gain
from ..modules import carry
from ..state import ZgameState

PASS, ACCEPT, REFUSE = "pass", "accept", "refuse"


class Bundle(Packet):
    """What one side gives: everybody sees how many cards and how much, not which cards (O10.3)."""

    food: Number = 0
    medicine: Number = 0


class Goods(NamedTuple):
    """What a side puts together."""

    cards: list[str]
    amounts: Mapping[str, int]


class Offer(NamedTuple):
    """A bundle for somebody."""

    to: str
    goods: Goods


def goods(s: ZgameState, seat: str) -> Chain:
    """Any cards, Food and Medicine; nothing is a gift (O10.2, O10.3)."""
    gang = s.gangs[seat]
    hand = sorted(s.hands[seat].cards)
    cards: list[str] = []
    if hand:
        cards = yield Some(kept_options(s, seat, hand), usual=NONE, prompt=partial(s.text, "give-cards"))
    stock, asked = {"food": gang.food, "medicine": gang.medicine}, partial(s.text, "give-stock")
    amounts = yield Amounts(stock, usual=NONE, prompt=asked)
    return Goods(cards, amounts)


class Trading(Step):
    """Until everybody has passed (O10.5); who has passed offers nothing more, but may still be offered something."""

    passed: list[str] = []
    declined: list[str] = []
    """Whose offer has come to nothing: the automated player makes no second one."""

    def run(self, s: ZgameState) -> Done | None:
        return DONE if all(seat in self.passed for seat in s.living) else None

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D13
        for seat in s.living:
            if seat not in self.passed:
                yield Ask(seat, "business", partial(self.choice, s, seat), private=True, default=(PASS,))

    def choice(self, s: ZgameState, seat: str) -> Chain:
        others = seat_options(s.rivals(seat))
        to = yield One([*others, Option(PASS, ends=True)], usual=PASS)
        return None if to == PASS else Offer(to, (yield from goods(s, seat)))

    def on_business(self, s: ZgameState, ask: Ask, offer: Offer | None) -> None:
        if offer is None:
            self.passed.append(ask.by)
            return
        bundle = bundled(s, ask.by, offer.goods)
        tell_offer(s, ask.by, offer.to, bundle)
        s.push(Deal(seat=ask.by, other=offer.to, mine=bundle))


class Deal(Step):
    """An offer, what the partner gives for it, and the word of who has offered (O10.3)."""

    seat: str
    other: str
    mine: Bundle
    yours: Bundle | None = None

    def asks(self, s: ZgameState) -> Iterator[Ask]:
        if self.yours is None:
            prompt = partial(asked, s, "ask-deal", self.seat, self.mine)
            yield Ask(self.other, "deal", partial(self.answer, s), prompt=prompt, private=True, default=(REFUSE,))
        else:
            prompt = partial(asked, s, "ask-confirm", self.other, self.yours)
            shape = One(worded(s, "deal", (ACCEPT, REFUSE)), usual=REFUSE)
            yield Ask(self.seat, "confirm", shape, prompt=prompt)

    def answer(self, s: ZgameState) -> Chain:
        word = yield One(worded(s, "deal", (ACCEPT, REFUSE)), usual=REFUSE)
        return None if word == REFUSE else (yield from goods(s, self.other))

    def on_deal(self, s: ZgameState, ask: Ask, given: Goods | None) -> Done | None:
        if given is None:
            return self.call_off(s, self.other)
        self.yours = bundled(s, self.other, given)
        tell_offer(s, self.other, self.seat, self.yours)
        return None

    def on_confirm(self, s: ZgameState, ask: Ask, word: str) -> Done:
        if word == REFUSE:
            return self.call_off(s, self.seat)
        assert self.yours is not None, "both have said what they give"
        s.tell("deal", weight="headline", who=self.seat, whom=self.other)
        for seat, bundle in ((self.other, self.mine), (self.seat, self.yours)):
            self.hand_over(s, seat, bundle)
        for seat in (self.other, self.seat):
            carry.limit(s, seat)  # O10.4
        s.known += 1
        return DONE

    def call_off(self, s: ZgameState, by: str) -> Done:
        s.tell("no-deal", who=by)
        self.dropped(s)
        if (trading := s.find(Trading)) is not None:
            trading.declined.append(self.seat)
        return DONE

    def dropped(self, s: ZgameState) -> None:
        """Both have back what they had put together."""
        self.hand_over(s, self.seat, self.mine)
        if self.yours is not None:
            self.hand_over(s, self.other, self.yours)

    def hand_over(self, s: ZgameState, seat: str, bundle: Bundle) -> None:
        """Both sides know what the other one has got; with cards gone that they have not seen, others know nothing."""
        giver, cards = bundle.cards.owner, bundle.cards.cards
        gain(s, seat, bundle.food, bundle.medicine)
        if giver == seat:
            bundle.hand_back(s)
            return
        s.hands[seat].cards += cards
        bundle.settle(s, (seat,) if cards else bundle.known)
        if cards:
            s.hands[seat].show(giver, cards)
            s.tell("drew", weight="headline", only=(seat,), cards=drawn(s, seat, cards))


def bundled(s: ZgameState, seat: str, given: Goods) -> Bundle:
    """The goods are laid aside."""
    gang = s.gangs[seat]
    cards, known = laid(s, seat, given.cards)
    food, medicine = given.amounts["food"], given.amounts["medicine"]
    gang.food -= food
    gang.medicine -= medicine
    return Bundle(cards=cards, known=known, food=food, medicine=medicine)


def tell_offer(s: ZgameState, seat: str, whom: str, bundle: Bundle) -> None:
    """Everybody hears how much there is in a bundle (O10.3)."""
    s.tell("offers", who=seat, whom=whom, bundle=contents(s, bundle))


def asked(s: ZgameState, question: str, whom: str, bundle: Bundle) -> Message:
    """A question about somebody's bundle."""
    return s.text(question, whom=whom, bundle=contents(s, bundle))


def contents(s: ZgameState, bundle: Bundle) -> list[Message]:
    """What everybody may know of a bundle: how much of each kind."""
    amounts = {"cards": len(bundle.cards), "food": bundle.food, "medicine": bundle.medicine}
    return [s.text(f"bundle-{kind}", n=n) for kind, n in amounts.items() if n] or [s.text("bundle-nothing")]
