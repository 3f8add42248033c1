"""The first game: few trophies win, and what the coach has to say about what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Decision
from engine.core.lesson import Lesson

from ..state import ZombiesState

WEAK = 1
"""With this number of lives or fewer the coach says how to get more."""


def topics(s: ZombiesState, decision: Decision) -> Iterator[str]:
    """The topics that lie on the table, for a player who meets them for the first time."""
    for survivor in (s.survivors[seat] for seat in decision.seats):
        if survivor.trophies:
            yield "trophy"
        if survivor.lives <= WEAK:
            yield "weak"
        if survivor.table:
            yield "item"
        if survivor.statuses:
            yield "status"
    if s.city.helipad is not None:
        yield "helipad"


LESSON = Lesson(
    seats=2, seed="learn-326", settings={"kill_target": "5", "round_limit": "8", "difficulty": "easy"}, topics=topics
)
