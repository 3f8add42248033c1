"""The first game: the learner leads one human of three, and the coach explains what comes up."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Decision
from engine.core.lesson import Lesson

from ..humans.rescue import medicine
from ..state import CAR, PlagueState
from ..terms import gaps, in_contact, neighbours

OWN = 3
"""The round that is left to the learner."""
NEAR = 4
"""Distance up to which the coach speaks of a zombie."""


def topics(s: PlagueState, decision: Decision) -> Iterator[str]:
    """The topics of this moment, each of which the coach explains once."""
    human = s.humans.get(decision.subject)
    if human is None or decision.kind != "act":
        return
    if s.round > 1:
        yield "dawn"
    if is_own(s, decision):
        yield "own"
    if in_contact(s, human):
        yield "contact"
    elif human.on_foot and any((s.grid.distance(human.at, each.at) or NEAR + 1) <= NEAR for each in s.zombies.values()):
        yield "near"
    if human.cards:
        yield "things"
    if 0 < human.life < s.data.counts.lives:
        yield "wounded"
    if medicine(s, human) and any(each.life < s.data.counts.lives for each in (human, *neighbours(s, human))):
        yield "heal"
    if human.at in s.data.house:
        yield "indoors"
    if s.barricades and gaps(s):
        yield "barricades"
    if s.all_searched:
        yield "searched"
    if human.at == CAR:
        yield "car"
    if any(not each.life for each in s.living):
        yield "unconscious"


def is_own(s: PlagueState, decision: Decision) -> bool:
    """Whether the learner decides by himself: in the round in which there is most to choose from, and time to mend."""
    return decision.kind == "act" and s.round == OWN


LESSON = Lesson(
    seats=3,
    seed="learn-338",
    settings={"n_humans": "3", "armed_start": "on", "search_cost": "1", "difficulty": "easy"},
    topics=topics,
    own=is_own,
)
