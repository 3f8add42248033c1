"""Answers made complete."""

from __future__ import annotations

from engine.core.shape import finished

from ..humans.deeds import MENU
from ..state import Human, PlagueState


def completed(s: PlagueState, human: Human, words: list[str]) -> list[str]:
    """These words and, for each that is still missing, the usual one or the first."""
    return finished(lambda: MENU.plan(s, human), words)
