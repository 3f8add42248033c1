"""What the humans of the program are up to, and what that leaves to a player who goes along with it (11.1)."""

from __future__ import annotations

from engine.core.message import Message

from ..humans.build import edge_name
from ..humans.car import BOARDING
from ..state import Human, PlagueState
from . import house
from .arms import clears
from .mind import Mind

SHARED = ("lure", "cellar")
"""Plans whose name tells already where everybody goes."""


def course(s: PlagueState, seat: str) -> Message | None:
    """The plan that the program's humans follow and where each human of this seat would go by it, with the steps that
    it takes; None for whom no human of the program plays, or who has nobody on foot.
    """
    own = [s.humans[each] for each in s.crews.get(seat, ()) if s.humans[each].conscious and s.humans[each].on_foot]
    if not own or not any(_is_led_by_program(s, each) for each in s.loyal):
        return None
    mind = Mind(s)
    told = [_told(s, mind, each, alone=len(s.crews[seat]) == 1) for each in own]
    return s.text("course", plan=s.text(f"course-{mind.plan}", at=s.data.away), own=told)


def _is_led_by_program(s: PlagueState, human: Human) -> bool:
    return human.conscious and s.settings.is_automated(s.leader(human.id))


def _told(s: PlagueState, mind: Mind, human: Human, *, alone: bool) -> Message:
    goals = mind.goals.get(human.id, ())
    who, figure = "you" if alone else "figure", s.name(human.id)
    if not goals:
        return s.text("course-free", who=who, figure=figure)
    steps = s.ground.walks(*goals).get(human.at)
    if steps is None:
        return s.text("course-closed", who=who, figure=figure)
    if mind.plan in SHARED:
        return s.text("course-way", who=who, figure=figure, n=steps)
    if mind.plan == "car" and goals == (*s.data.car_doors,):
        door = min(goals, key=lambda each: mind.steps(human.at, each))
        return s.text("course-board", who=who, figure=figure, at=door, n=steps, price=BOARDING)
    return s.text("course-own", who=who, figure=figure, to=where(s, mind, human, goals), n=steps)


def where(s: PlagueState, mind: Mind, human: Human, goals: tuple[str, ...]) -> Message:
    """What a human is bound for whose ``goals`` these are."""
    if mind.plan == "car":
        if goals == mind.waiting.get(human.id):
            return s.text("ask-act.why-to-party", figure=s.name(s.taken[goals[0]]))
        if goals != (*s.data.car_doors,):
            return s.text("ask-act.why-to-fight" if clears(s, human) else "ask-act.why-to-baby")
    if mind.plan == "search":
        for name, square in s.data.searches.items():
            if set(goals) <= set(s.ground.neighbours(square)):
                return s.text("ask-act.why-to-place", place=s.data.place_name(name, searching=True))
    if mind.plan == "house":
        for edge, square in house.inner(s).items():
            if goals == (square,):
                return s.text("ask-act.why-to-opening", edge=edge_name(s, edge))
    return s.text(f"ask-act.why-to-{mind.plan}")
