"""The first game: the first mission with two survivors of the learner, and what the coach says about the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Decision
from engine.core.lesson import Lesson

from ..deeds.weapons import arms, risks, targets
from ..mission_rules import here
from ..party.turns import of
from ..phases.turn import MENU
from ..reading.take import can_break_open
from ..state import ZombicideState


def topics(s: ZombicideState, decision: Decision) -> Iterator[str]:
    """What on the table a beginner may meet for the first time, the most urgent first."""
    survivor = s.survivors.get(decision.subject)
    if survivor is None or decision.kind != "act":
        return
    if s.round > 1:
        yield "round"
    if s.threats(survivor.at):
        yield "held"
    elif any(s.threats(zone) for zone in s.ground.neighbours(survivor.at)):
        yield "near"
    if MENU.can(s, survivor, "attack"):
        yield "attack"
        if any(len(risks(s, survivor, arm)) > 1 for arm in arms(s, survivor) if any(targets(s, survivor, arm))):
            yield "risk"
    if survivor.level != "blue":
        yield "danger"
    if survivor.health < s.data.survivors[survivor.who].health:
        yield "wounded"
    if any(each.standing == "down" for each in s.survivors.values()):
        yield "down"
    if here(s, survivor):
        yield "objective"
    if can_break_open(s, survivor):
        yield "crate"
    if MENU.can(s, survivor, "door"):
        yield "door"
    if s.city.zones[survivor.at].room:
        yield "room"
    if of(s, survivor):
        yield "actions"
    if s.night:
        yield "night"


LESSON = Lesson(
    seats=3,
    seed="learn-986",
    settings={"mode": "single", "mission": "m1", "difficulty": "relaxed"},
    topics=topics,
)
