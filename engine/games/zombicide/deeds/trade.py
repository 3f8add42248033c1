"""Putting one's own cards in order, and trade with somebody in the zone (R4.5, R12.5, D12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from engine.core.message import Message
from engine.core.shape import Chain, One, Option, Some
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled

from ..party import cards, companions
from ..party.choices import about, yes_no
from ..state import Survivor, ZombicideState, card_name, companion_name
from .deed import Deed
from .inventory import Arranging, arrange, arranging

SELF = "self"


class Bargain(NamedTuple):
    """What is arranged: with nobody else, the cards in hand; else what is given and taken, cards and companions."""

    partner: str = ""
    hands: Sequence[str] = ()
    give: Sequence[str] = ()
    take: Sequence[str] = ()
    along: Sequence[str] = ()


class Trade(Deed):
    """He puts his cards in order, or trades (R4.5)."""

    key = "trade"

    def partners(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """Others here with whom there is anything to exchange."""
        found = (each for each in s.here(survivor.at) if each is not survivor)
        return [each.id for each in found if survivor.cards or each.cards or self.leads(s, survivor, each)]

    def leads(self, s: ZombicideState, survivor: Survivor, partner: Survivor) -> list[str]:
        """The companions whom he could hand over."""
        return [each for each in s.led(survivor.id) if companions.can_lead(partner, each)]

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return len(survivor.cards) > 1 or bool(self.partners(s, survivor))

    def choose(self, s: ZombicideState, survivor: Survivor) -> Chain:
        partners = self.partners(s, survivor)
        options = labelled(s.name, partners)
        if len(survivor.cards) > 1:
            options.insert(0, Option(SELF, partial(s.text, "trade-self")))
        who = options[0].key
        if len(options) > 1:
            who: str = yield One(options, prompt=partial(s.text, "trade-whom"))
        if who == SELF:
            hands, _ = yield from arranging(s, survivor)
            return Bargain(hands=hands)
        partner = s.survivors[who]
        goods = {"give": survivor.cards, "take": partner.cards, "along": self.leads(s, survivor, partner)}
        chosen: dict[str, list[str]] = {}
        for what in ("give", "take", "along"):
            if found := goods.pop(what):
                least = 0 if any((*chosen.values(), *goods.values())) else 1  # something must change hands
                owner = partner if what == "take" else survivor
                label = companion_name if what == "along" else partial(cards.named, s, owner)
                chosen[what] = yield Some(labelled(label, found), least, prompt=partial(s.text, f"trade-{what}"))
        return Bargain(who, **chosen)

    def act(self, s: ZombicideState, survivor: Survivor, aim: Bargain) -> None:
        if not aim.partner:
            arrange(s, survivor, aim.hands, ())
            s.tell("arranges", weight="detail", figure=s.name(survivor.id))
            return
        deal = Offer(survivor=survivor.id, **aim._asdict())
        if s.leader(aim.partner) == s.leader(survivor.id):
            deal.settle(s)
        else:
            s.push(deal)


class Offer(Step):
    """The other agrees, or not: by default to what he is given, never to give (D12)."""

    survivor: str
    partner: str
    hands: list[str] = []
    give: list[str]
    take: list[str]
    along: list[str] = []

    def run(self, s: ZombicideState) -> Done | None:
        both = (s.survivors[self.survivor], s.survivors[self.partner])
        cards_left = set(self.give) <= set(both[0].cards) and set(self.take) <= set(both[1].cards)
        return None if cards_left and all(each.up for each in both) else DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        give, take = goods(self)
        yield about(
            s, self.partner, "deal", yes_no(s), ("no" if self.take else "yes",), other=s.name(self.survivor),
            give=give, take=take, gives=len(give), takes=len(take),
        )  # fmt: skip

    def on_deal(self, s: ZombicideState, ask: Ask, word: str) -> Done:
        if word == "yes":
            self.settle(s)
        else:
            s.survivors[self.partner].refused = True
            s.tell("refuses", figure=s.name(self.partner), other=s.name(self.survivor))
        return DONE

    def settle(self, s: ZombicideState) -> None:
        """Cards and companions change hands; both put theirs in order."""
        one, other = s.survivors[self.survivor], s.survivors[self.partner]
        for giver, taker, moving in ((one, other, self.give), (other, one, self.take)):
            for copy in moving:
                unloaded = copy in giver.empty
                cards.remove(s, giver, copy)
                taker.bag.append(copy)
                taker.empty += [copy] * unloaded
        for each in (one, other):
            for copy in list(each.bag):
                each.bag.remove(copy)
                cards.put(s, each, copy)
        for name in self.along:
            companions.rally(s, name, other)
        give, take = goods(self)
        s.tell(
            "trades", figure=s.name(one.id), other=s.name(other.id),
            give=give, take=take, gives=len(give), takes=len(take),
        )  # fmt: skip
        s.push(Arranging(waiting=[one.id, other.id]))


def goods(deal: Bargain | Offer) -> tuple[list[Message], list[Message]]:
    """What is given and what is taken, in words."""
    given = [*map(card_name, deal.give), *map(companion_name, deal.along)]
    return given, [card_name(each) for each in deal.take]
