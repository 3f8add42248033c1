"""Games with any options that get somewhere, to be looked at from a seat."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from core.secrecy import Beyond
from zombicide.unread import rewritten

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import awaited, default, offered
from engine.core.shape import sample
from engine.core.view import view

BEYOND: Mapping[str, Beyond] = {"zombicide": rewritten}
"""Games in whose tables something is hidden, too."""
ALWAYS: Mapping[str, Mapping[str, str]] = {"zombicide": {"mode": "single"}}
"""Options without which others have no choice."""


def any_settings(game: Game[Any], seats: list[str], random: Random) -> Any:
    """Any options in any combination that goes together."""
    chosen = {option.field: random.choice(option.values) for option in game.options}
    return game.settle(game.settings.model_validate({**chosen, **ALWAYS.get(game.id, {})}), seats)


def next_answer(game: Game[Any], s: Any, random: Random) -> Answer:
    """Mostly what the program would do, so that games get somewhere; else anything."""
    decision = random.choice(awaited(s))
    seat = decision.seats[0]
    seen = view(s, seat)
    mine = next(each for each in offered(s, seat, seen) if each.id == decision.id)
    words = game.stand_in(seen, mine) if random.random() < 0.7 else None
    return Answer(seat=seat, decision=mine.id, words=words or sample(mine.ask.shape, random))


def played(game: Game[Any], s: Any) -> Answer:
    """What the program would do next for whoever is due."""
    decision = awaited(s)[0]
    seen = view(s, decision.seats[0])
    mine = next(each for each in offered(s, decision.seats[0], seen) if each.id == decision.id)
    return Answer(seat=decision.seats[0], decision=mine.id, words=game.stand_in(seen, mine) or default(mine))
