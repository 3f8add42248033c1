"""The names that players give to places on the picture."""

from __future__ import annotations

import re

from engine.games.zombies.ground.spots import candidates, spots
from engine.games.zombies.state import ZombiesState
from engine.games.zombies.steps.place import Place

_SQUARE = re.compile(r"[#№]?\s*(\d{1,2})\s*[.,]\s*([1-9])")


def place(view: ZombiesState, typed: str) -> str:
    """The address of a square (`13.5`, also `#13.5`), the cell for the number of a candidate; else what was typed."""
    text = typed.strip()
    step = view.stack[-1] if view.stack else None
    if isinstance(step, Place):  # the cell 0,1 looks like a square
        for (x, y), n in candidates(spot[:2] for spot in spots(view, step.tile)).items():
            if text in (f"{x},{y}", str(n)):
                return f"{x},{y}"
    found = _SQUARE.fullmatch(text)
    return f"{int(found[1])}.{found[2]}" if found else typed
