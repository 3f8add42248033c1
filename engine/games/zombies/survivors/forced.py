"""A pawn that another player's card leads astray (R15.7, R15.8)."""

from __future__ import annotations

from engine.core.chapter import Chapter
from engine.core.message import Message, parts
from engine.core.step import DONE, Done, Step

from ..moment import Moment
from ..state import ZombiesState
from .fight import Fight, step_onto
from .telling import told, way


class Forced(Chapter, Moment):
    """The rest of a forced way; the player who is moved fights every zombie on it (R15.7)."""

    seat: str
    by: str
    path: list[str]
    origin: str = ""
    """The square on which the pawn stood before."""

    def title(self, s: ZombiesState) -> Message:
        return s.text("title-forced", whom=self.seat)

    def run(self, s: ZombiesState) -> Done | None:
        survivor = s.survivors[self.seat]
        while self.path:
            if survivor.down or s.survivors[self.by].gone:  # R15.7, R19.6
                return DONE
            square = self.path.pop(0)
            if square not in s.city.links[survivor.pawn]:  # a game master has moved something
                return DONE
            if step_onto(s, self.seat, square, forced=True):
                return None
        return DONE

    def back(self, s: ZombiesState, child: Step) -> None:
        """After a fight: where the zombie was left standing, the way ends (R18.2)."""
        if isinstance(child, Fight) and child.broken_off:
            self.path = []

    def hurts(self) -> tuple[str, ...]:
        return (self.seat,)

    def headline(self, s: ZombiesState) -> Message:
        place = way(s, self.origin, s.survivors[self.seat].pawn)
        return s.text(
            "headline-forced", who=self.by, whom=self.seat, parts=parts([*place, *told(s, self.seat, self.tally)])
        )
