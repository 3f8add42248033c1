"""The data of Z-Game, loaded once."""

from __future__ import annotations

from functools import cache

from engine.data import load
from engine.games.zgame.box import ZgameData


@cache
def box() -> ZgameData:
    return load("zgame", ZgameData)
