"""Red texts: each changes the battle of its own card only (2.6, R5.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.rule import Rule

from .dice import bites
from .state import Battle, HitzState
from .terms import (
    adrenaline_works,
    dice_per_ammo,
    flee_cost,
    free_kills,
    loot,
    may_flee,
    may_shoot,
    noise,
    paid_kills,
    reinforcements,
    save_cost,
)

Term = Rule[[HitzState, Battle], Any]
Change = Callable[[Any, HitzState, Battle], Any]
"""What a term is with the red text, of what it would be without."""

RED_TEXTS: tuple[tuple[str, Term, Change], ...] = (
    ("X-NOISE", noise, lambda value, s, b: value + bites(b.faces)),
    ("X-NORANGED", may_shoot, lambda value, s, b: False),
    ("X-NOFLEE", may_flee, lambda value, s, b: False),
    ("X-NOADR", adrenaline_works, lambda value, s, b: False),
    ("X-RANGE3", dice_per_ammo, lambda value, s, b: 3),
    ("X-DARK", paid_kills, lambda value, s, b: 0),
    ("X-AMBUSH", free_kills, lambda value, s, b: 0 if b.round == 1 else value),
    ("X-AMBUSH", paid_kills, lambda value, s, b: 0 if b.round == 1 else value),
    ("X-REINF", reinforcements, lambda value, s, b: value + (b.round <= s.card(b.card).n)),
    ("X-FLEECOST", flee_cost, lambda value, s, b: s.card(b.card).n),
    ("X-SAVE2", save_cost, lambda value, s, b: 2),
    ("X-LOOT", loot, lambda value, s, b: value + s.card(b.card).n),
)
"""The term of battle that each code changes, and how."""


def amend() -> None:
    """Let the terms of battle heed the red texts; the game does so once."""
    for code, term, change in RED_TEXTS:
        term.amend(_on(code))(change)


def _on(code: str) -> Callable[[HitzState, Battle], bool]:
    """While the card has this red text and it applies."""

    def applies(s: HitzState, b: Battle) -> bool:
        return b.red_text and s.data.cards[b.card].effect == code

    return applies
