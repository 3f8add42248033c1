"""The data of Zombie Plague, loaded once."""

from __future__ import annotations

from functools import cache

from engine.data import load
from engine.games.plague.data import PlagueData


@cache
def box() -> PlagueData:
    return load("plague", PlagueData)
