"""The drive and its rounds (R1), Planning (R2)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.message import Message, parts, who
from engine.core.secret import Secret
from engine.core.step import DONE, Done, Sequence, Step

from ..box.data import cards_per_round
from ..groups.ending import finish
from ..state import HitzState, Route, Slot
from .auction import Auction
from .route import Encounter, faces

SOLO_FACE_UP = ((False, False), (True, False), (True, True))
"""With one player, who has no auction (R16.1): whether the cards of routes 1, 2 and 3 lie face up (R16.2)."""


class Journey(Step):
    """The rounds of the game (R1.1), fewer in a first game. The deck is never shuffled again (R1.2)."""

    def run(self, s: HitzState) -> None:
        if s.round >= s.rounds:
            finish(s)  # R13.1
        if not s.round and not s.solo:
            s.tell("begins", order=[who(seat) for seat in s.order], weight="headline")
        s.push(Round())

    def back(self, s: HitzState, child: Step) -> None:
        """A round is over."""
        if s.round < s.rounds:
            standing = [s.text("standing", who=seat, n=group.survivors) for seat, group in s.groups.items()]
            s.tell("round-over", round=s.round, standing=parts(standing), weight="scene")


class Planning(Step):
    """Lay out the routes and their keys; there is nothing to decide (R2.5)."""

    def run(self, s: HitzState) -> Done:
        s.round += 1
        s.tell("round", round=s.round, leg=s.data.leg(s.round).name, level=s.level, weight="detail")
        number = cards_per_round(len(s.seats)) // 2
        laid = {} if s.solo else keys(number, len(s.living))
        s.routes = [self._draw(s, no, laid.get(no, 0)) for no in range(1, number + 1)]  # R2.2
        for route in s.routes:
            refs = (f"route-{route.no}",)
            s.tell("laid", refs=refs, weight="detail", route=route.no, key=route.key, **faces(s, route))
        return DONE

    def _draw(self, s: HitzState, no: int, key: int) -> Route:
        up = SOLO_FACE_UP[no - 1] if s.solo else (True, True)  # R2.3, R16.2
        route = Route(no=no, key=key, slots=[Slot(card=Secret[str](value=s.deck.draw(s), opened=each)) for each in up])
        s.meet(route)
        return route


class Round(Sequence):
    """One round (R1.1)."""

    parts: ClassVar[tuple[type[Step], ...]] = (Planning, Auction, Encounter)

    def title(self, s: HitzState) -> Message:
        return s.text("title-round", round=s.round, leg=s.data.leg(s.round).name)


def keys(routes: int, alive: int) -> dict[int, int]:
    """The key of each route that has one, by the number of routes and of groups alive at Planning (R2.4, R11.4,
    R15.1)."""
    if routes - alive == 1:
        return {routes: 2}
    return {routes - 1: 2, routes: 4} if routes > alive else {}
