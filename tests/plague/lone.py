"""Positions of one human in his turn, and what a player has chosen in advance."""

from __future__ import annotations

from typing import Any

from plague.table import Table

from engine.core.choice import Choice


def alone(*cards: str, at: str = "L17", life: int = 4, character: str = "cook", **options: Any) -> Table:
    """Human 1, the only one, in his turn."""
    table = Table(1, **options)
    table.human("h1", at, *cards, life=life, character=character)
    return table.begin()


def wish(table: Table, choice: str, *words: str, figure: str = "h1") -> None:
    table.s.choices.append(Choice(seat=table.s.leader(figure), name=choice, subject=figure, words=list(words)))
