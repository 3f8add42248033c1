"""How somebody names a zone or door who looks at the picture."""

from __future__ import annotations

import re

from engine.games.zombicide.state import ZombicideState

_ZONE = re.compile(r"(\d{1,2})\s*([rvRVрРвВ])\s*[-.,·:]?\s*([A-Za-zА-Яа-я])")
_LATIN = str.maketrans("АВСЕТабсеаРрвВ", "ABCETabceaRrvV")
"""Cyrillic letters that stand for Latin ones, the sides R and V of a tile among them."""


def place(view: ZombicideState, typed: str) -> str:
    """A zone or door as the rules write it (``7R.A``, ``4R:32-22``), also with Cyrillic letters or without the dot.

    A letter alone that could be a street or a room keeps its case. Anything else stays as it is.
    """
    text = typed.strip()
    found = _ZONE.fullmatch(text)
    if found is None:
        door = text.translate(_LATIN).upper()
        return door if door in view.city.doors else typed
    number, side, letter = found.groups()
    zone = f"{int(number)}{side.translate(_LATIN).upper()}.{letter.translate(_LATIN)}"
    return zone if zone in view.city.zones else typed
