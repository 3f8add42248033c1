"""All games that have rules, those without a board as well: whoever measures or plays them reads the list here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import engine.games
from engine.core.game import Game
from engine.data import load

IDS = sorted(
    module.name
    for module in iter_modules(engine.games.__path__)
    if hasattr(import_module(f"engine.games.{module.name}"), "__all__")  # its rules are whole
)


@cache
def game_of(id: str) -> Game[Any]:
    """A game with its tables; its package hands out nothing but its rules."""
    package = import_module(f"engine.games.{id}")
    (name,) = package.__all__
    rules: type[Game[Any]] = getattr(package, name)
    return rules(load(id, rules.tables) if rules.tables else None)
