"""Whole answers of a human's question."""

from __future__ import annotations

from engine.core.shape import replay

from ..humans.deeds import MENU
from ..state import Human, PlagueState


def completed(s: PlagueState, human: Human, words: list[str]) -> list[str]:
    """The words and the usual ones that still belong to them."""
    while (shape := replay(lambda: MENU.plan(s, human), words)[0]) is not None:
        words = [*words, shape.usual or next(shape.words())]
    return words
