"""Imagined tables: made of a view, they look the same from there, and can be played."""

from __future__ import annotations

from random import Random
from typing import Any

from core.secrecy import Beyond, scrambled

from engine.core.game import Game
from engine.core.runner import awaited
from engine.core.view import view

DICE = {"dice"}


def same(game: Game[Any], one: Any, other: Any) -> bool:
    """Whether two views show the same, the dice aside."""
    return one.model_dump(exclude=DICE) == other.model_dump(exclude=DICE)


def assert_imagined(
    game: Game[Any], s: Any, seat: str | None, seed: str, random: Random, beyond: Beyond | None = None
) -> Any:
    """From this seat's view comes a sound table that looks the same from there, whatever is truly hidden."""
    seen = view(s, seat)
    before = game.dump(s), game.dump(seen)
    made = game.imagined(seen, seed)
    assert game.check(made) == game.check(s) == [], (seat, game.check(made))
    assert same(game, view(made, seat), seen), seat
    other = scrambled(game, s, seat, random)
    if beyond:
        beyond(other, random)
    assert game.dump(game.imagined(view(other, seat), seed)) == game.dump(made), seat
    assert s.over or made.breathing or awaited(made), seat
    assert (game.dump(s), game.dump(seen)) == before, "the table has changed"
    return made
