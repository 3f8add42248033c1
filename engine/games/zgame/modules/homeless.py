"""HOMELESS: Bases can be taken (O6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.message import who
from engine.core.rule import Rule
from engine.core.state import End
from engine.core.step import DONE, Done, Step

from .. import terms
from ..ending import finish, result
from ..gangs.pieces import discard, raze
from ..state import ZgameState, place_in

WALLS = 2
"""Strength of a fortified Base (O6.1)."""


def home_gang(s: ZgameState, base: str) -> str:
    """The gang whose own Base it is, if that is still in the game; else ""."""
    return next((seat for seat in s.living if s.home(seat) == base), "")


def is_fortified(s: ZgameState, base: str) -> bool:
    """Whether works protect a Base: those of the home gang, or a Barricade of another holder (O6.1)."""
    site = s.sites[base]
    return bool(site.holder) and (site.holder == home_gang(s, base) or site.barricades > 0)


def _enters(value: bool, s: ZgameState, seat: str, place: str) -> bool:
    """Bases of rivals may be entered (O6.2), but with TRUCE not in the first turn (O6.10)."""
    return value or not s.settings.on("truce") or s.turn > 1


def _stops(value: bool, s: ZgameState, seat: str, place: str) -> bool:
    return value or s.sites[place].holder not in ("", seat)


def _fortified(value: int, s: ZgameState, seat: str, place: str) -> int:
    """+2 instead of +1 for a marker (O6.1)."""
    if not s.is_base(place):
        return value
    return WALLS if s.sites[place].holder == seat and is_fortified(s, place) else 0


def _walls(value: int, s: ZgameState, place: str) -> int:
    """A holder away from home may build one marker (O6.5)."""
    if not s.is_base(place):
        return value
    holder = s.sites[place].holder
    return int(holder not in ("", home_gang(s, place)))


def _defender(value: str, s: ZgameState, seat: str, place: str) -> str:
    """With WALLS a fortified Base without Fighters defends itself (O6.12)."""
    holder = s.sites[place].holder
    if value or holder in ("", seat) or not s.settings.on("walls") or not is_fortified(s, place):
        return value
    return holder


CHANGES: Sequence[tuple[Rule[..., Any], Callable[..., Any]]] = (
    (terms.enters, _enters),
    (terms.stops, _stops),
    (terms.fortified, _fortified),
    (terms.walls, _walls),
    (terms.defender, _defender),
)


def capture(s: ZgameState, seat: str) -> None:
    """At the end of a Raid, a Base that nobody defends falls to the gang that stands on it (O6.3)."""
    for place in s.gangs[seat].places:
        if s.is_base(place) and s.sites[place].holder != seat and not terms.defender(s, seat, place):
            raze(s, place, who(seat))
            conquer(s, seat, place)


def conquer(s: ZgameState, seat: str, place: str) -> None:
    """A Base has a new holder (O6.4)."""
    if s.is_base(place):
        site, at = s.sites[place], place_in("it", place)
        whom, site.holder = site.holder, seat
        hurt = (whom,) if whom else ()
        s.note("seizes", n=1, at=[at])
        s.tell("seizes", weight="scene", who=seat, whom=whom or seat, n=len(hurt), at=at, refs=(place,), hurts=hurt)
        if whom:
            s.fallen[place] = s.text("end-fallen", who=seat, whom=whom, at=at, turn=s.turn)


class Settle(Step):
    """After a round and after burdens: Bases go back, gangs without anything are eliminated (O6.6, O6.9, O6.13)."""

    def run(self, s: ZgameState) -> Done:
        if s.settings.on("homeless"):
            self.give_back(s)
            self.eliminate(s)
        return DONE

    def give_back(self, s: ZgameState) -> None:
        """Bases that a holder away from home has left return (O6.6)."""
        for place, site in s.sites.items():
            home = home_gang(s, place)
            if not s.is_base(place) or site.holder in ("", home):
                continue
            if not site.barricades and not s.gangs[site.holder].at(place):
                site.holder = home
                if home:
                    s.tell("regains", weight="headline", who=home, at=place_in("it", place), refs=(place,))

    def eliminate(self, s: ZgameState) -> None:
        """Gangs without Fighters and without a source of Fighters are out (O6.9), but never all of them (O6.13)."""
        lost = [seat for seat in s.living if not self.goes_on(s, seat)]
        if lost and len(lost) == len(s.living):
            finish(s, lost, "last")
            return
        for seat in lost:
            self.take_out(s, seat)
        if lost and len(s.living) == 1:
            raise End(result(s, s.living, "last"))

    def goes_on(self, s: ZgameState, seat: str) -> bool:
        if s.gangs[seat].in_city or s.held(seat):
            return True
        return any(
            site.owner == seat and not site.despoiled and "fighter" in s.tile(place).icons
            for place, site in s.sites.items()
        )

    def take_out(self, s: ZgameState, seat: str) -> None:
        gang = s.gangs[seat]
        gang.out, gang.out_in = True, s.turn
        discard(s, s.hands[seat].cards)
        s.hands[seat].cards = []
        for place, site in s.sites.items():
            if site.owner == seat:
                raze(s, place)
        s.spent += s.won[seat].get()
        s.taken = {goal: who for goal, who in s.taken.items() if who != seat}
        s.won[seat].value = []
        for values in s.counts.values():
            values.pop(seat, None)
        s.tell("out", weight="scene", who=seat, hurts=(seat,))
