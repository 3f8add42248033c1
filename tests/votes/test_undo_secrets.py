"""What an undo names in public depends on nothing that is hidden: with all secrets scrambled it names the same."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import _choose  # pyright: ignore[reportPrivateUsage]
from core.secrecy import scrambled
from every_game import IDS, game_of

from engine.core.act import Answer
from engine.core.runner import decisions
from engine.tables.undo import public_choice

ANSWERS = 120
"""Looked at in each game; Zombies!!! asks for most of its secrets late."""


@pytest.mark.parametrize("id", IDS)
def test_the_label_of_an_answer_that_is_taken_back_tells_no_secret(id: str) -> None:
    game, named = game_of(id), 0
    for seed in range(3):
        random, seats = Random(seed), list("abc")
        settings = game.settle(game.settings(), seats)
        s, _ = game.set_up(settings, [*seats, *game.house(settings)], str(seed))
        answers = 0
        while answers < ANSWERS and not s.over:
            among = decisions(s)
            act = game.follow(s, among) or _choose(game, s, among, random, "random", False)
            if isinstance(act, Answer):
                answers += 1
                said = public_choice(s, act)
                if said is not None:
                    named += 1
                    hidden = scrambled(game, s, None, random)
                    hidden.attach(s.data)
                    assert public_choice(hidden, act) == said, (seed, act)
            game.apply(s, act)
    assert named > 20, "something is named"
