"""How somebody names a place who looks at the picture."""

from __future__ import annotations

import re

from engine.games.zgame.data import number
from engine.games.zgame.phases.my_city import LayTiles
from engine.games.zgame.state import ZgameState

_PLACE = re.compile(r"[#№]?\s*(?:([1-3])\s*[-–.,]?\s*)?(\d{2})\b[^,/]*")


def place(view: ZgameState, typed: str) -> str:
    """The number of a place (`2-05`, also `205`, also with its name), the cell for the number of a free one while the
    city is laid out; anything else as it is, lists of places too.
    """
    text = typed.strip()
    step = view.find(LayTiles)
    if step and text.isdecimal() and 0 < int(text) <= len(free := step.free(view)):
        cell = free[int(text) - 1]
        return f"{cell.q}.{cell.r}"
    found = _PLACE.fullmatch(text)
    if found is None:
        return typed
    wanted = f"{found[1]}-{found[2]}" if found[1] else found[2]
    return next((tile for tile in view.data.tiles if number(tile) == wanted), typed)
