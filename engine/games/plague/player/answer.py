"""Whole answers of a human's question."""

from __future__ import annotations

from engine.core.shape import finished

from ..humans.deeds import MENU
from ..state import Human, PlagueState


def completed(s: PlagueState, human: Human, words: list[str]) -> list[str]:
    """The words and the usual ones that still belong to them."""
    return finished(lambda: MENU.plan(s, human), words)
