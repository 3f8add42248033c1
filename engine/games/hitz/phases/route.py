"""The encounter phase: groups take routes and play their cards (R4, R16.3–R16.5), one by one or at once (O4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from engine.core.chapter import Chapter
from engine.core.message import Message
from engine.core.shape import Chain, One
from engine.core.step import DONE, Ask, Breath, Done, Lanes, Step

from .. import defaults as policy
from ..encounter.card import PlayCard
from ..groups.elimination import last_stand
from ..groups.prices import faces, gift, open_routes, price, route_option
from ..groups.resources import choose_discard, choose_gain, discard, take
from ..state import HitzState, Route, RouteNumber

PEOPLE = ("loses", "joins")
"""What changes the number of survivors: how many there are now is said after it."""
DEEDS = ("sprung", "flights", "kills")
THINGS = ("swaps", "tokens", "spent")
"""What the line of a route says before points and resources, and after them."""
EARLIER = {f"hitz-sum-{key}" for key in ("collects", "flees", "gains", "token")}
"""What a route that was under way in an earlier version has counted: told as it was then."""


class Encounter(Lanes):
    """Each group in turn takes a route and plays its two cards (R4.1)."""

    heading = "title-encounter"

    def run(self, s: HitzState) -> Done | Breath | None:
        self._take_as_ranked(s)
        done = super().run(s)
        if done is DONE or not s.pipelined:
            last_stand(s)
        if done is DONE:
            self._clear(s)
        return done

    def closed(self, s: HitzState) -> bool:
        return chooser(s) is None

    def asks(self, s: HitzState) -> Iterator[Ask]:  # D3, D4, D5
        if (s.pipelined or not self.lanes) and (seat := chooser(s)):
            prompt = partial(s.text, "ask-route", total=s.groups[seat].total)
            yield Ask(seat, "route", partial(choose, s, seat), prompt=prompt, default=partial(policy.route, s, seat))

    def on_route(self, s: HitzState, ask: Ask, choice: tuple[int, dict[str, int]]) -> None:
        seat, (no, mix) = ask.seats[0], choice
        route = s.routes[no - 1]
        self._take(s, seat, route)
        if gift(s, route):
            take(s, seat, mix)  # R16.3
        else:
            discard(s, seat, mix, "pays-route", weight="detail")  # R4.2
        if not all(slot.card.opened for slot in route.slots):  # R16.4
            for slot in route.slots:
                slot.card.open(s)
            s.meet(route)
            s.tell("turned", refs=(f"route-{no}",), **faces(s, route))
        self._set_out(s, seat, route)

    def _take(self, s: HitzState, seat: str, route: Route) -> None:
        route.taker = seat
        s.tell("chooses", refs=(f"route-{route.no}",), who=seat, route=route.no, **faces(s, route))

    def _set_out(self, s: HitzState, seat: str, route: Route) -> None:
        first = [Settle(seat=seat)] if s.groups[seat].owes else []
        self.open_lane(s, seat, *first, Travel(seat=seat, route=route.no))

    def _take_as_ranked(self, s: HitzState) -> None:
        """Each group that has ranked the routes takes the first one that is free and that it can pay for (O8)."""
        while (seat := chooser(s)) and (ranking := s.groups[seat].ranking):
            group = s.groups[seat]
            left = open_routes(s, group)
            route = min(left, key=lambda each: ranking.index(each.no) if each.no in ranking else len(s.routes))
            self._take(s, seat, route)
            group.owes, group.ranking = group.owes + price(s, route), []
            self._set_out(s, seat, route)

    def _clear(self, s: HitzState) -> None:
        """R4.4, R16.5; after overlapping encounters initiative closes up now (O4)."""
        for route in s.routes:
            s.box.cards += [slot.card.get() for slot in route.slots if not slot.outcome]
        s.routes = []
        for group in s.groups.values():
            group.owes, group.ranking = 0, []
        s.order = [seat for seat in s.order if s.groups[seat].alive]


def chooser(s: HitzState) -> str | None:
    """The seat that takes a route next (R4.1); None when all have one."""
    taken = {route.taker for route in s.routes}
    return next((seat for seat in s.order if seat not in taken and s.groups[seat].alive), None)


def turns(s: HitzState) -> list[str]:
    """The seats that still take a route, in their order, after the one that travels if others wait for it (R4.1)."""
    encounter = s.find(Encounter)
    if encounter is None:
        return []
    taken = {route.taker for route in s.routes}
    travelling = [] if s.pipelined else [each.seat for each in s.find_all(Travel)]
    return [*travelling, *(seat for seat in s.order if seat not in taken and s.groups[seat].alive)]


def choose(s: HitzState, seat: str) -> Chain:
    """A route, then the mix of its key, cost or gift, before its cards are turned up (R4.2, R16.3)."""
    group = s.groups[seat]
    word: str = yield One([route_option(s, route) for route in open_routes(s, group)])
    route = s.routes[int(word) - 1]
    costs, gives = price(s, route), gift(s, route)
    mix: dict[str, int] = {}
    if costs:
        mix = yield choose_discard(group, costs)
    elif gives:
        mix = yield choose_gain(group, gives)
    return route.no, mix


def _number(counted: Mapping[str, Message], key: str) -> int:
    """How much of something a route has brought."""
    n = counted[key].args["n"] if key in counted else 0
    assert isinstance(n, int)
    return n


class Settle(Step):
    """A group pays for bid and key, in any mix, before its first card is touched (R3.8, R4.2, O8)."""

    heading = "title-payment"

    seat: str

    def run(self, s: HitzState) -> Done | None:
        group = s.groups[self.seat]
        group.owes = min(group.owes, group.total)
        return None if group.owes else DONE

    def asks(self, s: HitzState) -> Iterator[Ask]:  # D2, D4
        group = s.groups[self.seat]
        route = next(route for route in s.routes if route.taker == self.seat)
        both = "key" if group.owes <= route.key else "both" if route.key else "bid"
        prompt = partial(s.text, "ask-settle", n=group.owes, route=route.no, what=both, **faces(s, route))
        yield Ask(self.seat, "pay", choose_discard(group, group.owes), prompt=prompt)

    def on_pay(self, s: HitzState, ask: Ask, mix: dict[str, int]) -> Done:
        s.groups[self.seat].owes = 0
        discard(s, self.seat, mix, "pays-all", weight="detail")
        return DONE


class Travel(Chapter):
    """One group plays the cards of its route, left then right (R5.10)."""

    seat: str
    route: RouteNumber

    def title(self, s: HitzState) -> Message:
        return s.text("title-travel", who=self.seat, route=self.route)

    def headline(self, s: HitzState) -> Message:
        group, counted = s.groups[self.seat], {each.key.removeprefix("hitz-sum-"): each for each in self.tally}
        people = [counted[key] for key in PEOPLE if key in counted]
        if people and group.alive:
            people.append(s.text("sum-group", n=group.survivors))
        gained, paid = _number(counted, "gained"), _number(counted, "paid")
        if gained == paid:
            resources = [counted[key] for key in ("gained", "paid") if gained]
        else:
            resources = [s.text("sum-gained" if gained > paid else "sum-paid", n=abs(gained - paid))]
        came = [
            *people,
            *(counted[key] for key in DEEDS if key in counted),
            *([counted["points"]] if "points" in counted else []),
            *resources,
            *(counted[key] for key in THINGS if key in counted),
            *(each for each in self.tally if each.key in EARLIER),
        ]
        cards = faces(s, s.routes[self.route - 1])
        return s.text("travelled", who=self.seat, n=len(came), what=came, **cards)

    def concerns(self) -> tuple[str, ...]:
        """What its own route has cost and brought is the first thing that a group is told."""
        return (self.seat,)

    def run(self, s: HitzState) -> Done | None:
        slots = s.routes[self.route - 1].slots
        slot = next((at for at, each in enumerate(slots) if not each.outcome), None)
        if slot is None or not s.groups[self.seat].alive:
            return DONE
        slots[slot].outcome = "playing"
        s.push(PlayCard(seat=self.seat, route=self.route, slot=slot, card=slots[slot].card.get()))
        return None
