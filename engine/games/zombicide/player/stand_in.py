"""What automated players answer: survivors by the full policy, all else as for somebody absent."""

from __future__ import annotations

from engine.core.runner import Decision, default
from engine.core.shape import replay

from ..state import ZombicideState
from . import full


def play(seen: ZombicideState, decision: Decision) -> list[str] | None:
    """The words of an answer; None lets an opportunity pass."""
    if not decision.ask.wait:
        return None
    if decision.kind == "act":
        return _completed(decision, full.words(seen, decision.subject))
    shape, _ = replay(decision.ask.shape, [])
    offered = list(shape.words()) if shape and decision.kind in ("option", "reward") else []
    if decision.kind == "option":
        return full.option(seen, offered) or default(decision)
    if decision.kind == "reward":
        return full.reward(seen, seen.survivors[decision.subject], offered)
    return default(decision)


def _completed(decision: Decision, words: list[str]) -> list[str]:
    """The words, and the usual or first ones that still belong to them."""
    while (shape := replay(decision.ask.shape, words)[0]) is not None:
        words = [*words, shape.usual or next(shape.words())]
    return words
