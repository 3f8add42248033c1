"""The data of Zombicide, loaded once."""

from __future__ import annotations

from functools import cache

from engine.data import load
from engine.games.zombicide.box.data import Tables


@cache
def box() -> Tables:
    return load("zombicide", Tables)
