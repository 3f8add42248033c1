"""What people type to name a square of the picture."""

from __future__ import annotations

import re

from engine.games.plague.state import PlagueState
from engine.kit.squares import Grid

_SQUARE = re.compile(r"([BБ]?)([A-X])\s*[-.,]?\s*(\d{1,2})")
_LATIN = str.maketrans("АВСЕНКМОРТХ", "ABCEHKMOPTX")
"""Cyrillic letters that look like Latin ones."""


def place(view: PlagueState, typed: str) -> str:
    """A square as the rules write it (``L15``, ``bA1``), also in small or Cyrillic letters; anything else as it is."""
    return square(view.grid, typed) or typed


def square(grid: Grid, typed: str) -> str:
    """The square of a map that is named so; none: ""."""
    found = _SQUARE.fullmatch(typed.strip().upper().translate(_LATIN))
    if found is None:
        return ""
    level, column, row = found.groups()
    name = f"{'b' if level else ''}{column}{int(row)}"
    return name if name in grid.spots else ""
