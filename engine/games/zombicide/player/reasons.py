"""Why the stand-in answers as it does: a sentence, which names no card that has not been read."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.message import Message
from engine.core.runner import Decision

from ..inventory import DISCARD
from ..state import ZombicideState
from .full import chosen


def reason(s: ZombicideState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The reason for these words of the stand-in's; None for an action that it would not choose."""
    if decision.kind == "card" and words[0] == DISCARD:
        return s.text("why-discard")
    if decision.kind != "act":
        return s.text(f"why-{decision.kind}")
    deed = chosen(s, s.survivors[decision.subject])
    if list(words[: len(deed.words)]) != list(deed.words):
        return None
    return s.text(f"why-{deed.why}")
