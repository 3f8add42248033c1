"""What automated players answer (section 11)."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.runner import default
from engine.core.shape import finished

from ..phases.turn import PlayerPhase
from ..state import Survivor, ZombicideState
from . import full
from .choosing import ANSWERS
from .errands import guards

LEFT_OPEN = ("search", "trade", "rally")
"""Deeds of which the policy does not say every word: the usual ones follow."""


def play(seen: ZombicideState, decision: Decision) -> list[str] | None:
    """The words of an answer; None lets an opportunity pass."""
    if decision.kind == "act":
        survivor = seen.survivors[decision.subject]
        if waits(seen, decision, survivor):
            return None
        words = full.words(seen, survivor)
        return finished(decision.ask.shape, words) if words[0] in LEFT_OPEN else words
    if not decision.ask.wait:
        return None
    answer = ANSWERS.get(decision.kind)
    return answer(seen, decision) if answer else default(decision)


def waits(seen: ZombicideState, decision: Decision, survivor: Survivor) -> bool:
    """Whether somebody else of the same player goes first: who leads whom the party must not lose goes last."""
    if survivor.id not in guards(seen) or not isinstance(decision.step, PlayerPhase):
        return False
    return any(
        not each.acted and each is not survivor for each in seen.standing if each.id in seen.crews[decision.seats[0]]
    )
