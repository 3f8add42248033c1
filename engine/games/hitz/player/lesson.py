"""The first game: four rounds for three groups, and what the coach has to say about what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Decision
from engine.core.lesson import Lesson

from ..encounter.battle import Fight
from ..state import HitzState


def topics(s: HitzState, decision: Decision) -> Iterator[str]:
    """What lies on the table at this question that a beginner may not know yet, the most urgent first."""
    step = decision.step
    if len(s.living) < len(s.seats):
        yield "out"
    if s.round == s.rounds:
        yield "bonuses"
    if isinstance(step, Fight):
        yield "battle"
        if s.horde(step.seat, step.card):
            yield "horde"
        if step.red_text and s.card(step.card).text == "red":
            yield "red-text"
    yield decision.kind
    if any(route.key for route in s.routes):
        yield "key"
    if any(s.groups[seat].tokens for seat in decision.seats):
        yield "token"


LESSON = Lesson(seats=3, seed="learn-124", settings={"rounds": 4, "difficulty": "easy"}, topics=topics)
