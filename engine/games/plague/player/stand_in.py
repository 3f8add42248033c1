"""What stand-ins answer: for humans the full policy, for the Zombie Player the word that lets the program move the
dead."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.runner import default
from engine.core.shape import replay

from ..state import PlagueState
from . import full
from .early import ALONE


def play(seen: PlagueState, decision: Decision) -> list[str] | None:
    """The words of an answer; None lets an opportunity pass."""
    if decision.kind in ALONE:
        return ["auto"]
    if decision.kind == "aside":
        return ["sacrifice", "sure"] if full.gives_up(seen, decision.subject) else None
    if decision.kind == "act":
        if seen.revealed(seen.humans[decision.subject]):  # R30.2: what helps the others loses for him
            return default(decision)
        return full.words(seen, decision.subject)
    if decision.kind == "start" and seen.house_first:
        shape, _ = replay(decision.ask.shape, [])
        return [full.start(seen, list(shape.words()))] if shape else None
    return default(decision)
