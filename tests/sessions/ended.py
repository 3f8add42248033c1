"""Games that have ended, and the people of their tables."""

from __future__ import annotations

from typing import Any

from sessions.world import PEOPLE

from engine.core.message import msg
from engine.core.state import Result
from engine.gm.person import Person
from tests.every_game import game_of

ANN, BOB, CY = PEOPLE[:3]
GM = Person(ANN, "Ann")


def state(game: str, seats: str, winners: list[str], **scores: int) -> Any:
    """A game that has been won by these seats, with these scores."""
    s, _ = game_of(game).set_up(None, [*seats, *game_of(game).house(game_of(game).settings())], "seed")
    s.result = Result(winners=winners, title=msg("x"), scores=scores)
    return s
