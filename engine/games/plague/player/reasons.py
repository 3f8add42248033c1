"""Why the stand-in answers as it does: a sentence, from the same view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.message import Message
from engine.core.runner import Decision

from ..state import PlagueState
from .mind import Mind

BY_DEED = (
    "search", "attack", "use", "build", "give", "pick", "take", "baby_take", "board", "ignite", "move", "done",
)  # fmt: skip
"""First words that have a reason of their own."""


def reason(s: PlagueState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The reason for these words of the stand-in's; None for a question that has none."""
    if decision.kind != "act":
        return s.text("why-auto") if words and words[0] == "auto" else None
    if words[0] not in BY_DEED:
        return None
    if words[0] == "move":
        human = s.humans[decision.subject]
        mind = Mind(s)
        safer = mind.danger.wounds(human, words[1]) < mind.danger.wounds(human, human.at)
        return s.text("why-move-away" if safer else "why-move-goal")
    return s.text(f"why-{words[0]}")
