"""The turn of a survivor as data: what he has used of it (R3.3, R3.10). What he may do in it is `turn`."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chapter import Chapter
from engine.core.message import Message, parts
from engine.core.model import Number

from ..state import Survivor, ZombicideState
from . import skills

SEARCHES, FINDS, WOUNDS = "zombicide-sum-searches", "zombicide-sum-finds", "zombicide-sum-wounds"
"""Parts of a turn's headline: that he searched is not said beside what he found."""


class Turn(Chapter):
    """What counts in one turn only.

    ``used``: Actions used, but for those of skills; ``bonus``: bonus actions that were added; ``skills``: skills that
    serve once in a turn and have; ``gift``: a single Action that somebody has given (C8, born_leader).
    """

    survivor: str
    seat: str
    used: Number = 0
    bonus: Number = 0
    skills: list[str] = []
    searched: bool = False
    gift: bool = False
    over: bool = False

    def headline(self, s: ZombicideState) -> Message | None:
        figure = s.name(self.survivor)
        told = [_own(each, figure) for each in self.tally if each.key != SEARCHES or not self._finds]
        return s.text("headline-turn", figure=figure, parts=parts(told)) if told else None

    @property
    def _finds(self) -> bool:
        return any(each.key == FINDS for each in self.tally)

    def title(self, s: ZombicideState) -> Message:
        return s.text("title-turn", figure=s.name(self.survivor))


def _own(part: Message, figure: Message) -> Message:
    """A part of the headline of his own turn does not name him again."""
    if part.key == WOUNDS and part.args.get("figure") == figure:
        return Message(f"{WOUNDS}-own", {"n": part.args["n"]})
    return part


UNBEGUN = Turn(survivor="", seat="")


def of(s: ZombicideState, survivor: Survivor) -> Turn | None:
    """The turn of his that is under way."""
    for each in reversed(s.stack):
        if isinstance(each, Turn) and each.survivor == survivor.id:
            return each
    return None


def now(s: ZombicideState, survivor: Survivor) -> Turn:
    """His turn under way; before it has begun an empty one, only to be read."""
    return of(s, survivor) or UNBEGUN


def left(s: ZombicideState, survivor: Survivor, turn: Turn | None = None) -> int:
    """The ordinary and bonus actions that he still has, now or in this turn of his (R3.3)."""
    turn = turn or now(s, survivor)
    all_of_them = 1 if turn.gift else skills.actions(s, survivor) + turn.bonus
    return max(0, all_of_them - turn.used)


def spare(s: ZombicideState, survivor: Survivor, among: Iterable[str]) -> str:
    """The first of these skills that can still pay for an Action, or "" (R3.10)."""
    turn = now(s, survivor)
    if turn.gift:
        return ""
    return next((each for each in among if each not in turn.skills and skills.has(s, survivor, each)), "")


def end_turn(s: ZombicideState, survivor: Survivor) -> None:
    """All Actions that are left are lost, and the turn is over (R3.4, O3)."""
    turn = of(s, survivor)
    if turn:
        turn.over = True
