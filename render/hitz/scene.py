"""What one picture shows: a view, the words for it, and what surrounds it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.secret import HIDDEN
from engine.games.hitz.box.data import Card
from engine.games.hitz.encounter.battle import Fight
from engine.games.hitz.groups.ending import standings
from engine.games.hitz.phases.auction import Bidding, Ceilings, Payment
from engine.games.hitz.state import Group, HitzState, OnCard, Route, Slot
from engine.games.hitz.terms import can_flee, can_shoot, spendable, terms

from .. import scene

ENDS = ("won", "fled", "lost")
"""What may have become of a card."""


@dataclass(frozen=True)
class HitzScene(scene.Scene[HitzState]):
    """A view of the table of Hit Z Road and its surroundings."""

    @property
    def in_order(self) -> list[str]:
        """The living by initiative, then those who are out."""
        living = [seat for seat in self.s.order if self.s.groups[seat].alive]
        return [*living, *(seat for seat in self.s.seats if seat not in living)]

    @property
    def battles(self) -> list[Fight]:
        return list(self.s.find_all(Fight))

    def battle_of(self, seat: str) -> Fight | None:
        """The battle that a group is fighting."""
        return next((battle for battle in self.battles if battle.seat == seat), None)

    def played_by(self, seat: str) -> str | None:
        """The card that a group is playing."""
        found = next((step for step in self.s.find_all(OnCard) if step.seat == seat and step.in_play(self.s)), None)
        return found.card if found else None

    def choice_of(self, seat: str) -> list[Route]:
        """The routes that concern a group: its own, or else those that nobody has taken."""
        own = [route for route in self.s.routes if route.taker == seat]
        return own or [route for route in self.s.routes if not route.taker]

    def card(self, slot: Slot) -> Card | None:
        """The card in a slot, if it lies face up."""
        return self.s.card(slot.card.get()) if slot.card.opened else None

    def points(self, group: Group) -> int | None:
        """VP of a group so far; None if this view does not know them (O2)."""
        if group.bonus.hidden or HIDDEN in group.pile.cards:
            return None
        return group.bonus.get() + sum(self.s.card(card).vp for card in [*group.pile.cards, *group.face_up])

    @property
    def shown_routes(self) -> list[Route]:
        """The routes that are still to be played; all routes of the round once there is none left."""
        return [route for route in self.s.routes if not self._played(route)] or self.s.routes

    def _played(self, route: Route) -> bool:
        """Whether the route has been played to its end."""
        gone = route.taker is not None and not self.s.groups[route.taker].alive
        return gone or all(slot.outcome in ENDS for slot in route.slots)

    @property
    def auction(self) -> Bidding | Payment | None:
        """The running auction; None outside of it."""
        return self.s.find(Bidding, Payment)

    @property
    def phase(self) -> str:
        """Name of the present phase."""
        match self.auction:
            case _ if self.s.over:
                return self.label("phase-end")
            case Payment():
                return self.label("phase-payment")
            case Bidding():
                return self.label("phase-auction")
            case _ if self.battles:
                return self.label("phase-battle")
            case _ if self.s.find(OnCard):
                return self.label("phase-card")
            case _:
                return self.label("phase-route")

    @property
    def leg(self) -> str:
        return self.message(self.s.data.leg(self.s.round).name)

    @property
    def road(self) -> str:
        """What the road is called; empty for ours."""
        own = self.s.data.scenario
        return self.texts(own.wording()["name"].key) if own else ""

    @property
    def level(self) -> str:
        return self.texts(f"hitz-level-{self.s.level}")

    @property
    def deck(self) -> str:
        """Cards left by level, which follows from the number of cards left."""
        players, left = len(self.s.seats), len(self.s.deck)
        three = min(left, self.s.data.in_play(3, players))
        two = min(left - three, self.s.data.in_play(2, players))
        return self.label("deck", one=left - three - two, two=two, three=three)

    @property
    def score(self) -> list[tuple[str, int | None, str]]:
        """Of a finished game every seat, best first, with points and where they come from (R13, R16.6).

        A seat without points is told with its standing instead: out, or with its survivors.
        """
        if not self.s.result:
            return []
        found = self.s.result.scores
        return [
            (each.seat, found.get(each.seat), self._sources(each.seat, found[each.seat]))
            if each.seat in found
            else (each.seat, None, self.message(each.text))
            for each in standings(self.s)
        ]

    def _sources(self, seat: str, total: int) -> str:
        group = self.s.groups[seat]
        cards = self.points(group) or 0
        survivors = self.texts("hitz-count-survivors", n=group.survivors)
        more = self.label("sets" if self.s.solo else "bonus", n=total - cards)
        return " · ".join([self.label("from-cards", n=cards), more, survivors])

    def strength(self, battle: Fight) -> int:
        """Horde strength that counts in this battle (R9.1, R12.2)."""
        return self.s.horde(battle.seat, battle.card)

    def next_dice(self, battle: Fight) -> tuple[int, int]:
        """Red and black dice of the next melee roll (R9.2)."""
        survivors = self.s.groups[battle.seat].survivors
        red = min(self.strength(battle), survivors)
        return red, survivors - red

    def choices(self, battle: Fight) -> str:
        """What can be decided at this point of a battle (R6.2, R7.1, R8.3 c, R12.4)."""
        found: list[str] = []
        if battle.phase == "settle":
            found += [self.label(f"can-{what}", n=n) for what, n in spendable(self.s, battle).items() if n]
        else:
            if battle.phase == "opening" and can_shoot(self.s, battle):
                found.append(self.label("can-shoot"))
            if battle.phase != "between" and can_flee(self.s, battle):
                found.append(self.label("can-flee", n=terms(self.s, battle).flee_cost))
            found.append(self.label("can-fight"))
        if battle.zombies and battle.molotov(self.s):
            found.append(self.label("can-molotov"))
        return " · ".join(found)

    def fresh(self, route: Route) -> bool:
        """Whether the route has changed; a round that has just been laid out is not marked as a whole."""
        changed = [each.no for each in self.s.routes if f"route-{each.no}" in self.changed]
        return route.no in changed and len(changed) < len(self.s.routes)

    def route_of(self, seat: str) -> int | None:
        """Number of the route the seat took this round."""
        return next((route.no for route in self.s.routes if route.taker == seat), None)

    def liquidated(self, group: Group) -> bool:
        """Whether hordes are ordinary zombies for this group (R12.2)."""
        return "bus" in group.tokens and self.s.data.liquidator in group.face_up

    def bid_status(self, seat: str) -> str:
        """What the seat did in the running auction."""
        group, auction = self.s.groups[seat], self.auction
        top = max(each.bid for each in self.s.groups.values())
        match auction:
            case Payment():
                paid = not group.bid or seat in auction.paid
                return self.label("paid" if paid else "pays", n=group.bid)
            case Ceilings():
                return self.label("thinking" if seat in self.waiting else "ready")
            case Bidding() if seat in auction.passed:
                return self.label("passed", n=group.bid)
            case _:
                return self.label("highest" if group.bid and group.bid == top else "bids", n=group.bid)
