"""Two worlds that differ only in what a seat cannot see: nothing that is said to it or done for it may differ."""

from __future__ import annotations

from random import Random

import pytest
from core.secrecy import assert_blind
from every_game import IDS, game_of
from lessons.tables import BEYOND, any_settings, next_answer
from thorough import amount

TABLES, LOOKS, ACTS = amount(1, 3), 40, 300
"""Series of games, and looks at one seat in each; a game goes on for so many acts."""
RARE = 0.15
"""Of so many moments one is looked at, by lot."""


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
