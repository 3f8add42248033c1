"""How somebody names a square who looks at the picture."""

from __future__ import annotations

import re

from engine.games.plague.state import PlagueState

_SQUARE = re.compile(r"([BБ]?)([A-X])\s*[-.,]?\s*(\d{1,2})")
_LATIN = str.maketrans("АВСЕНКМОРТХ", "ABCEHKMOPTX")
"""Cyrillic letters that look like Latin ones."""


def place(view: PlagueState, typed: str) -> str:
    """A square as the rules write it (``L15``, ``bA1``), also in small or Cyrillic letters; anything else as it is."""
    found = _SQUARE.fullmatch(typed.strip().upper().translate(_LATIN))
    if found is None:
        return typed
    level, column, row = found.groups()
    square = f"{'b' if level else ''}{column}{int(row)}"
    return square if square in view.grid.spots else typed
