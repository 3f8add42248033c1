"""The first game: the introductory mode for two, and what the coach has to say about what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Decision
from engine.core.lesson import Lesson

from ..gangs.goals import value
from ..phases.burdens import need
from ..state import ZgameState

HUNGRY = 2
"""With so little left after tonight one is told."""


def topics(s: ZgameState, decision: Decision) -> Iterator[str]:
    """The topics of this moment that a learner may see for the first time."""
    if not s.turn:
        return
    if s.turn > 1:  # a night is over, in which nobody may have been asked
        yield "upkeep"
    if s.open:
        yield "goals"
    if s.marauders:
        yield "marauders-here"
    for seat in decision.seats:
        if any(site.owner == seat for site in s.sites.values()):
            yield "barricade"
        others = [other for other in s.gangs if other != seat]
        if any(value(s, goal, seat) > max(value(s, goal, other) for other in others) for goal in s.open):
            yield "leading"
        gang = s.gangs[seat]
        if gang.in_city and gang.food + gang.medicine < need(s, seat) + HUNGRY:
            yield "hungry"


LESSON = Lesson(
    seats=2, seed="learn-177", settings={"mode": "intro", "defence": "asked", "difficulty": "easy"}, topics=topics
)
