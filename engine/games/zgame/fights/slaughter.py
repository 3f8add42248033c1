"""The Slaughter: one fight after another, in the order that the active player likes (R6)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.message import who
from engine.core.step import DONE, Ask, Done

from .. import terms
from ..gangs.names import one_scouted
from ..gangs.odds import ahead
from ..gangs.pieces import raze
from ..modules import homeless
from ..state import ZgameState
from .dead import Undead
from .noise import Battles
from .people import People


class Slaughter(Battles):
    """All fights of a round."""

    begun: bool = False
    at: str = ""
    """Where the running fight is."""

    def pending(self, s: ZgameState) -> list[str]:
        """The places that have to be fought for, only the active player's (R6.1, R6.4, R6.5)."""
        places = sorted(s.gangs[self.seat].places)
        return [place for place in places if place not in self.fought and self.opposed(s, place)]

    def opposed(self, s: ZgameState, place: str) -> bool:
        return bool(s.sites[place].zombies or terms.defender(s, self.seat, place))

    def run(self, s: ZgameState) -> Done | None:
        if not self.begun:
            self.begun = True
            homeless.capture(s, self.seat)
        if self.at:
            self.fought.append(self.at)
            self.at = ""
        pending = self.pending(s)
        if not pending:
            self.walk_over(s)
            return DONE
        if len(pending) == 1:
            self.begin(s, pending[0])
        return None

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D5, R6.2
        pending = self.pending(s)
        shape = one_scouted(s, self.seat, pending, usual=pending[0], own=False, odds=ahead)
        yield Ask(self.seat, "fight", shape)

    def on_fight(self, s: ZgameState, ask: Ask, place: str) -> None:
        self.begin(s, place)

    def begin(self, s: ZgameState, place: str) -> None:
        """A fight: first against people, then against Zombies, with all Fighters there (R6.3, R6.6, R7.11)."""
        self.at = place
        other = terms.defender(s, self.seat, place)
        people = [People(seat=self.seat, place=place, other=other)] if other else []
        s.push(*people, Undead(seat=self.seat, place=place))

    def walk_over(self, s: ZgameState) -> None:
        """Barricades that nobody defends fall, so that no place is shared any more (R6.7, R6.8)."""
        for place in s.gangs[self.seat].places:
            if s.sites[place].owner not in ("", self.seat):
                raze(s, place, who(self.seat))
