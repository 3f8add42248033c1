"""Where beaten Fighters go (R7.8, O1, O6.8, O6.11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.shape import One
from engine.core.step import DONE, Ask, Done, Step

from .. import terms
from ..gangs.names import place_options
from ..gangs.pieces import leave, named
from ..state import ZgameState, place_in


def retreat(s: ZgameState, seat: str, fighters: Sequence[str]) -> None:
    """Beaten Fighters go to a Base of their gang; they leave the city if it holds no Base, or with NO MERCY (O1)."""
    if not fighters:
        return
    bases = s.held(seat) if terms.flees(s) else []
    if not bases:
        leave(s, seat, fighters, rest=True)
        s.tell("flees", weight="headline", who=seat, what=named(fighters), hurts=(seat,))
    elif s.home(seat) in bases or len(bases) == 1:
        go(s, seat, fighters, s.home(seat) if s.home(seat) in bases else bases[0])
    else:
        s.push(Retreat(seat=seat, fighters=list(fighters)))


def go(s: ZgameState, seat: str, fighters: Sequence[str], base: str) -> None:
    for fighter in fighters:
        s.gangs[seat].fighters[fighter] = base
    s.tell("falls-back", weight="detail", who=seat, what=named(fighters), at=place_in("to", base), refs=(base,))


class Retreat(Step):
    """The loser chooses one of several Bases, when the home Base is not among them (O6.8)."""

    seat: str
    fighters: list[str]

    def asks(self, s: ZgameState) -> Iterator[Ask]:  # D17
        bases = s.held(self.seat)
        yield Ask(self.seat, "retreat", One(place_options(bases), usual=bases[0]))

    def on_retreat(self, s: ZgameState, ask: Ask, base: str) -> Done:
        go(s, self.seat, self.fighters, base)
        return DONE
