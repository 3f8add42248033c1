"""How somebody names a place who looks at the picture."""

from __future__ import annotations

import re

from engine.games.zombies.place import Place, candidates, spots
from engine.games.zombies.state import ZombiesState

_SQUARE = re.compile(r"[#№]?\s*(\d{1,2})\s*[.,]\s*([1-9])")


def place(view: ZombiesState, typed: str) -> str:
    """The address of a square (`13.5`, also `#13.5`), the cell for the number of a candidate; else what was typed."""
    text = typed.strip()
    if found := _SQUARE.fullmatch(text):
        return f"{int(found[1])}.{found[2]}"
    step = view.stack[-1] if view.stack else None
    if isinstance(step, Place) and text.isdecimal():
        cells = candidates(spot[:2] for spot in spots(view, step.tile))
        return next((f"{x},{y}" for (x, y), n in cells.items() if n == int(text)), typed)
    return typed
