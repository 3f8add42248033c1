"""The right to place the helipad (R5.2–R5.7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial

from engine.core.decision import Decision
from engine.core.message import Message
from engine.core.model import Number
from engine.core.order import Order
from engine.core.shape import One, Option
from engine.core.state import State
from engine.core.step import DONE, Ask, Done, Step

from ..moment import Moment
from ..phases.set_up import late
from ..state import ZombiesState
from ..survivors.pieces import pay_trophies
from .place import Place

LODGED = "lodged"
"""The standing order that names a maximum in an auction by secret maxima (R5.6)."""
SOON = 9
"""The helipad of our box lies among this number of last tiles (S3)."""
PASS = Option("pass", ends=True)


def claim(s: ZombiesState, seat: str, tile: str) -> Step:
    """The step that lets somebody place the helipad which a seat has drawn."""
    if s.rules.helipad_rule == "auction":
        return (Auction if s.rules.auction_style == "live" else Maxima)(seat=seat, tile=tile)
    if s.rules.helipad_rule == "fewest_trophies":  # R5.7: of equals the drawer or the next clockwise
        seat = min(s.playing, key=lambda each: s.survivors[each].trophies)
    s.tell("entitled", who=seat, weight="headline")
    return Place(seat=seat, tile=tile)


@cache
def trophies(kind: str, n: int) -> Option:
    """The option of ``n`` trophies."""
    return Option(str(n), Message(f"zombies-option-{kind}", {"n": n}))


class Auction(Moment):
    """Bid or pass in a circle, beginning with the drawer, until one is left (R5.2)."""

    heading = "title-auction"

    seat: str
    """Who drew the tile."""
    tile: str
    turn: str = ""
    """The seat after which the next bidder is looked for."""
    high: Number = 0
    best: str = ""
    """Who has bid the most."""
    out: list[str] = []

    def run(self, s: ZombiesState) -> Done | None:
        if self.best and s.survivors[self.best].gone:  # R19.6: a pass, and nobody is left to pay the bid
            self.high, self.best = 0, ""
        while bidder := self.bidder(s):
            self.turn = bidder
            if s.survivors[bidder].trophies > self.high:
                return None
            self.step_aside(s)  # R5.4
        self.finish(s)
        return DONE

    def bidder(self, s: ZombiesState) -> str | None:
        """The seat that has to bid or pass now; None at the end of the auction."""
        left = (seat for seat in s.seats_from(self.turn or self.seat) if seat not in self.out and seat != self.best)
        return next((seat for seat in left if not s.survivors[seat].gone), None)

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D3
        own = s.survivors[self.turn].trophies
        shape = One([*(trophies("bid", n) for n in range(self.high + 1, own + 1)), PASS], usual="pass")
        prompt = partial(s.text, "ask-bid", high=self.high, n=own)
        yield Ask(self.turn, "bid", shape, prompt=prompt, default=("pass",))

    def on_bid(self, s: ZombiesState, ask: Ask, word: str) -> None:
        if word == "pass":
            self.step_aside(s)
        else:
            self.high, self.best = int(word), self.turn
            s.tell("bids", who=self.turn, n=self.high, refs=(f"seat-{self.turn}",))

    def step_aside(self, s: ZombiesState) -> None:
        self.out.append(self.turn)
        s.tell("passes", who=self.turn)

    def finish(self, s: ZombiesState) -> None:
        """The winner pays before placing (R5.5); the drawer places for nothing if nobody bids (R5.3)."""
        s.orders = [order for order in s.orders if order.kind not in ("bid", "maximum")]
        winner = self.best or self.seat
        if self.best:
            pay_trophies(s, self.best, self.high)
            left, refs = s.survivors[self.best].trophies, (f"seat-{self.best}",)
            s.tell("wins-auction", who=self.best, n=self.high, left=left, refs=refs, weight="headline")
        else:
            s.tell("no-bid", who=self.seat)
        s.push(Place(seat=winner, tile=self.tile))


class Maxima(Auction):
    """Everybody names a maximum in secret; then it is bid as in the open auction (R5.6)."""

    asked: list[str] = []

    def run(self, s: ZombiesState) -> Done | None:
        asked = [seat for seat in s.playing if s.survivors[seat].trophies]
        if not asked:
            self.finish(s)
            return DONE
        if self.asked and asked != self.asked:  # somebody has left: nobody waits for them, the others think again
            s.sealed.clear()
        self.asked = asked
        return None

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D3
        for seat in self.asked:
            own = s.survivors[seat].trophies
            shape = One([trophies("maximum", n) for n in range(own + 1)], usual="0")
            yield Ask(seat, "maximum", shape, prompt=partial(s.text, "ask-maximum", n=own), sealed=True, default=("0",))

    def on_maximum(self, s: ZombiesState, given: dict[tuple[str, str], str]) -> Done:
        self.best, self.high = settle(self.asked, {seat: int(word) for (seat, _), word in given.items()})
        self.finish(s)
        return DONE


def settle(order: Sequence[str], maxima: Mapping[str, int]) -> tuple[str, int]:
    """Who wins, and at what price, if everybody bids one more in turn up to a maximum; nobody at 0."""
    best, high, left = "", 0, list(order)
    while any(seat != best for seat in left):
        for seat in order:
            if seat == best or seat not in left:
                continue
            if maxima[seat] > high:
                best, high = seat, high + 1
            else:
                left.remove(seat)
    return best, high


def maximum(seen: State, decision: Decision, arg: list[str]) -> list[str] | None:
    """The policy of a lodged maximum: one more than the highest bid while that is within it, else a pass (R5.6)."""
    auction = decision.step
    assert isinstance(auction, Auction)
    return [str(auction.high + 1) if auction.high < int(arg[0]) else "pass"]


def lodged(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """The policy of a maximum that was lodged for an auction by secret maxima: as much of it as there is (R5.6)."""
    assert isinstance(seen, ZombiesState)
    return [str(min(int(arg[0]), seen.survivors[decision.seats[0]].trophies))]


def soon(s: ZombiesState) -> int:
    """With how many tiles left the helipad is near. From one round before, maxima may be lodged."""
    return len(late(s.data, s.rules)) if s.rules.stack == "late9" else SOON


def may_lodge(s: ZombiesState) -> Iterator[Ask]:
    """Who may say in advance what the helipad is worth to them, so that the auction need not wait for them (R5.6)."""
    by_maxima = s.rules.helipad_rule == "auction" and s.rules.auction_style == "proxy"
    if not by_maxima or s.city.helipad is not None or len(s.pile) > soon(s) + len(s.playing) or s.find(Auction):
        return
    for seat in s.playing:
        if not any(order.seat == seat and order.kind == "maximum" for order in s.orders):
            shape = One([trophies("maximum", n) for n in range(s.target)])
            yield Ask(seat, "lodge", shape, prompt=partial(s.text, "ask-lodge"), wait=False, private=True)


def lodge(s: ZombiesState, seat: str, most: str) -> None:
    """Keep a maximum as an order of the seat."""
    s.given += 1
    s.orders.append(Order(id=s.given, seat=seat, kind="maximum", mode="once", policy=LODGED, arg=[most]))
