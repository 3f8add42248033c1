"""Two worlds that differ only in what a seat cannot see: nothing that is said to it or done for it may differ."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from core.secrecy import Beyond, assert_blind
from every_game import IDS, game_of
from zombicide.unread import rewritten

from engine.core.act import Answer
from engine.core.game import Game
from engine.core.runner import awaited, offered
from engine.core.shape import sample
from engine.core.view import view

BEYOND: Mapping[str, Beyond] = {"zombicide": rewritten}
"""Games in whose tables something is hidden, too."""
ALWAYS: Mapping[str, Mapping[str, str]] = {"zombicide": {"mode": "single"}}
"""Options without which others have no choice."""
TABLES, LOOKS, ACTS = 3, 40, 300
"""Series of games, and looks at one seat in each; a game goes on for so many acts."""
RARE = 0.15
"""Of so many moments one is looked at, by lot."""


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


@pytest.mark.parametrize("number", range(TABLES))
@pytest.mark.parametrize("name", IDS)
def test_the_program_knows_nothing_that_a_seat_cannot_see(name: str, number: int) -> None:
    game, random = game_of(name), Random(f"{name} {number}")
    seats = list("abcdef")[: random.choice([n for n in game.players if n <= 4])]
    looked = played = 0
    while looked < LOOKS:
        settings = any_settings(game, seats, random)
        s, _ = game.set_up(settings, [*seats, *game.house(settings)], f"{name} {number} {played}")
        played += 1
        for _ in range(ACTS):
            if s.over or looked == LOOKS:
                break
            if random.random() < RARE:
                looked += 1
                assert_blind(game, s, random.choice(s.seats), random, BEYOND.get(name))
            game.apply(s, game.follow(s) or next_answer(game, s, random))
