"""The first game: the first mission with two survivors of the learner, and what the coach says about the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Decision
from engine.core.lesson import Lesson
from engine.kit.choices import possible

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
    at, attacks = survivor.at, MENU.can(s, survivor, "attack")
    armed = [arm for arm in arms(s, survivor) if attacks and any(targets(s, survivor, arm))]
    yield from possible(
        round=s.round > 1,
        held=s.threats(at) > 0,
        near=not s.threats(at) and any(s.threats(zone) for zone in s.ground.neighbours(at)),
        attack=attacks,
        risk=any(len(risks(s, survivor, arm)) > 1 for arm in armed),
        danger=survivor.level != "blue",
        wounded=survivor.health < s.data.survivors[survivor.who].health,
        down=any(each.standing == "down" for each in s.survivors.values()),
        objective=bool(here(s, survivor)),
        crate=can_break_open(s, survivor),
        door=MENU.can(s, survivor, "door"),
        room=s.city.zones[at].room,
        actions=of(s, survivor) is not None,
        night=s.night,
    )


LESSON = Lesson(
    seats=3,
    seed="learn-986",
    settings={"mode": "single", "mission": "m1", "difficulty": "easy"},
    topics=topics,
)
