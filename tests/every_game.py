"""All games that have rules, those without a board as well: whoever measures or plays them reads the list here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import engine.games
from engine.core.act import Answer
from engine.core.decision import Decision
from engine.core.game import Game
from engine.core.runner import offered
from engine.core.view import view
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


def said(s: Any, say: Callable[[Any, Decision], list[str] | None], look: Callable[[Any, str], Any] = view) -> Answer:
    """The next answer of a table, seat after seat: the words that ``say`` has for what a seat sees and is asked.

    Unlike at a table of people (`stand_ins`), a stand-in that fails is seen to fail.
    """
    for seat in s.seats:
        seen = look(s, seat)
        for decision in offered(s, seat, seen):
            if not decision.sealed(s) and (words := say(seen, decision)) is not None:
                return Answer(seat=seat, decision=decision.id, words=words)
    raise AssertionError("nobody has an answer")


def switched(game: Game[Any]) -> dict[str, list[str]]:
    """The options of a game with the values that differ from how it is usually played, of many the first and the last:
    whatever a game says or does must be right with each.
    """
    usual = game.settings()
    other = {o.field: [each for each in o.values if each != str(getattr(usual, o.field))] for o in game.options}
    return {field: list(dict.fromkeys([values[0], values[-1]])) for field, values in other.items() if values}
