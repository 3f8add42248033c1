"""The first game: the first mission with two survivors of the learner, and what the coach says about the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.lesson import Lesson
from engine.core.runner import Decision

from ..mission_rules import here
from ..state import ZombicideState
from ..turns import of


def topics(s: ZombicideState, decision: Decision) -> Iterator[str]:
    """What is new to whoever sees it for the first time."""
    survivor = s.survivors.get(decision.subject)
    if survivor is None or decision.kind != "act":
        return
    if s.round > 1:
        yield "round"
    if here(s, survivor):
        yield "objective"
    if of(s, survivor):
        yield "actions"
    if s.threats(survivor.at):
        yield "held"
    elif any(s.threats(zone) for zone in s.ground.neighbours(survivor.at)):
        yield "near"
    if s.city.zones[survivor.at].room:
        yield "room"
    if survivor.level != "blue":
        yield "danger"
    if survivor.health < s.data.survivors[survivor.who].health:
        yield "wounded"
    if any(each.standing == "down" for each in s.survivors.values()):
        yield "down"
    if s.night:
        yield "night"


LESSON = Lesson(
    seats=3,
    seed="learn-4",
    settings={"mode": "single", "mission": "m1", "difficulty": "relaxed"},
    topics=topics,
)
