"""The auction for the order of choosing (R3): live, by ceilings (O3), or by ceilings with a ranking of routes (O8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from engine.core.message import Message, parts
from engine.core.model import Model, Number
from engine.core.shape import Chain, One, Option, Some
from engine.core.step import DONE, Ask, Done, Sequence, Step

from .. import defaults as policy
from ..groups.elimination import Phase, last_stand
from ..groups.prices import route_option
from ..groups.resources import choose_discard, discard
from ..state import HitzState

TOP = 10
"""The last space of the auction board."""
AUTO_RAISE = "raise"
"""The name of the standing order that lasts for one auction (R18.5)."""


def highest(s: HitzState) -> int:
    """The highest space on which a marker stands (R3.3); above 0 it stands there alone (R3.5)."""
    return max([s.groups[seat].bid for seat in s.order])


def leader(s: HitzState) -> str:
    """The seat whose marker stands highest; empty if nobody has bid."""
    top = highest(s)
    return next((seat for seat in s.order if s.groups[seat].bid == top), "") if top else ""


def limit(s: HitzState, seat: str) -> int:
    """The highest space that the seat can pay for (R3.3)."""
    return min(TOP, s.groups[seat].total)


PASS = Option("pass", ends=True)


def space(s: HitzState, seat: str, kind: str, n: int) -> Option:
    """The option to put the marker on a space, or to name it as a ceiling."""
    return Option(str(n), Message(f"hitz-option-{kind}", {"n": n}), ref=f"bid-{n}", odds=partial(_odds, s, seat, n))


def _odds(s: HitzState, seat: str, n: int) -> Message | None:
    """How many others could bid more, as everybody can see; None as long as all of them could."""
    others = [other for other in s.order if other != seat]
    more = sum(limit(s, other) > n for other in others)
    return s.text("odds-bid", n=more) if more < len(others) else None


class Raise(Model):
    """A raise and the space the marker came from."""

    seat: str
    before: Number


class Bidding(Phase):
    """Raise or pass in a circle until nobody wants more (R3.2–R3.7)."""

    heading = "title-auction"

    turn: str = ""
    passed: list[str] = []
    """Seats that have passed since the last raise."""
    raises: list[Raise] = []

    def run(self, s: HitzState) -> Done | None:
        last_stand(s)
        if len(s.order) < 2:  # R11.7
            self.restart(s)
            return DONE
        self.turn = self.turn or next(seat for seat in s.order if seat != leader(s))
        while not self.settled(s):
            if limit(s, self.turn) > highest(s):
                return None
            self.step_aside(s)  # R3.7
        return DONE

    def settled(self, s: HitzState) -> bool:  # R3.6
        best = leader(s)
        return all(seat in self.passed or seat == best for seat in s.order)

    def asks(self, s: HitzState) -> Iterator[Ask]:  # D1
        group = s.groups[self.turn]
        high = highest(s)
        bids = range(high + 1, limit(s, self.turn) + 1)
        shape = One(lambda: [*(space(s, self.turn, "bid", n) for n in bids), PASS], "pass", [*map(str, bids), "pass"])
        prompt = partial(s.text, "ask-bid", high=high, own=group.bid, total=group.total)
        yield Ask(self.turn, "bid", shape, prompt=prompt, default=("pass",))

    def on_bid(self, s: HitzState, ask: Ask, word: str) -> None:
        if word == "pass":
            self.step_aside(s)
        else:
            self.climb(s, int(word))

    def climb(self, s: HitzState, to: int) -> None:
        group = s.groups[self.turn]
        self.raises.append(Raise(seat=self.turn, before=group.bid))
        group.bid = to
        self.passed = []
        s.tell("bids", who=self.turn, n=to, refs=(f"bid-{to}",))
        self.go_round(s)

    def step_aside(self, s: HitzState) -> None:  # R3.4
        self.passed.append(self.turn)
        s.tell("passes", who=self.turn)
        self.go_round(s)

    def go_round(self, s: HitzState) -> None:
        """On to the next in the circle who is not the highest bidder (R3.2, R3.7)."""
        at = s.order.index(self.turn) + 1
        best = leader(s)
        self.turn = next(seat for seat in s.order[at:] + s.order[:at] if seat != best)

    def restart(self, s: HitzState) -> None:
        for group in s.groups.values():
            group.bid = 0
        self.turn, self.passed, self.raises = "", [], []

    def lost(self, s: HitzState, seat: str) -> None:  # R11.7
        if seat == leader(s):
            self.restart(s)
            s.tell("auction-again", weight="headline")
            return
        if self.turn == seat:
            self.go_round(s)
        self.passed = [each for each in self.passed if each != seat]
        self.raises = [each for each in self.raises if each.seat != seat]

    def take_back(self, s: HitzState) -> None:
        """Undo the last raise. Its player is asked again, unless that player is the highest bidder even so."""
        last = self.raises.pop()
        s.groups[last.seat].bid = last.before
        self.turn, self.passed = last.seat, []
        if last.seat == leader(s):
            self.go_round(s)


class Ceilings(Bidding):
    """All name their ceilings in secret; then the bidding of R3 is played out with them (O3)."""

    def run(self, s: HitzState) -> Done | None:
        last_stand(s)
        return DONE if len(s.order) < 2 else None

    def asks(self, s: HitzState) -> Iterator[Ask]:  # D1c
        for place, seat in enumerate(s.order, 1):
            prompt = partial(s.text, "ask-ceiling", limit=limit(s, seat), place=place)
            yield Ask(seat, "ceiling", self.ceilings(s, seat), prompt=prompt, sealed=True, default=("0",))

    def ceilings(self, s: HitzState, seat: str) -> One:
        return One([space(s, seat, "ceiling", n) for n in range(limit(s, seat) + 1)], usual="0")

    def on_ceiling(self, s: HitzState, given: dict[tuple[str, str], str]) -> Done:
        return self.bid_up(s, {seat: int(word) for (seat, _), word in given.items()})

    def bid_up(self, s: HitzState, ceilings: Mapping[str, int]) -> Done:
        """The bidding of R3: each raises by one while their ceiling allows it, and otherwise passes."""
        self.turn = s.order[0]
        while not self.settled(s):
            to = highest(s) + 1
            if to <= ceilings[self.turn]:
                self.climb(s, to)
            else:
                self.step_aside(s)
        return DONE

    def lost(self, s: HitzState, seat: str) -> None:
        """The others name their ceilings again, so the auction does not wait for the group that is out."""
        s.sealed.clear()


class Plans(Ceilings):
    """All name a ceiling and rank the routes at once; the routes are then taken in the new order (O8)."""

    def asks(self, s: HitzState) -> Iterator[Ask]:
        for place, seat in enumerate(s.order, 1):
            prompt = partial(s.text, "ask-plan", limit=limit(s, seat), place=place)
            default = partial(self._default, s, seat)
            yield Ask(seat, "plan", partial(self._plan, s, seat), prompt=prompt, sealed=True, default=default)

    def _plan(self, s: HitzState, seat: str) -> Chain:
        ceiling: str = yield self.ceilings(s, seat)
        ranked: list[str] = yield Some([route_option(s, route) for route in s.routes], len(s.routes) - 1, ordered=True)
        return int(ceiling), ranked

    def _default(self, s: HitzState, seat: str) -> list[str]:
        return ["0", policy.ranking(s, seat)]

    def on_plan(self, s: HitzState, given: dict[tuple[str, str], tuple[int, list[str]]]) -> Done:
        for (seat, _), (_, ranked) in given.items():
            s.groups[seat].ranking = [int(no) for no in ranked]
        return self.bid_up(s, {seat: ceiling for (seat, _), (ceiling, _) in given.items()})


class Payment(Step):
    """All pay their own bids, in any mix and at the same time (R3.8)."""

    heading = "title-payment"

    paid: list[str] = []

    def owing(self, s: HitzState) -> list[str]:
        return [seat for seat in s.order if s.groups[seat].bid and seat not in self.paid]

    def run(self, s: HitzState) -> Done | None:
        last_stand(s)
        return None if self.owing(s) else DONE

    def asks(self, s: HitzState) -> Iterator[Ask]:  # D2
        for seat in self.owing(s):
            group = s.groups[seat]
            yield Ask(seat, "pay", choose_discard(group, group.bid), prompt=partial(s.text, "ask-pay", n=group.bid))

    def on_pay(self, s: HitzState, ask: Ask, mix: dict[str, int]) -> None:
        seat = ask.seats[0]
        self.paid.append(seat)
        discard(s, seat, mix, "pays-bid", weight="detail")


class NewOrder(Step):
    """The new order: by bids, then the players who bid nothing in the order they had (R3.9, R3.10)."""

    def run(self, s: HitzState) -> Done:
        bids = {seat: s.groups[seat].bid for seat in s.order}
        s.order.sort(key=lambda seat: -bids[seat])
        for group in s.groups.values():
            group.owes, group.bid = group.bid if s.planned else 0, 0
        s.orders = [order for order in s.orders if order.policy != AUTO_RAISE]
        order = [s.text("standing", who=seat, n=bids[seat]) for seat in s.order]
        s.tell("order", order=parts(order), weight="headline")
        return DONE


class Auction(Sequence):
    """The auction, if at least two groups are alive (R3.1)."""

    def order(self, s: HitzState) -> tuple[type[Step], ...]:
        if not self.at and len(s.order) < 2:
            return ()
        if s.planned:
            return Plans, NewOrder  # everybody pays at the start of their own encounter
        return Bidding if s.settings.auction == "live" else Ceilings, Payment, NewOrder
