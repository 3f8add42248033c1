"""Corrections at any moment: each is refused and changes nothing, or leaves a sound game that goes on to its end."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import random_fix, step_on
from thorough import amount
from zombies.table import SEATS, game, mixed

from engine.core.act import Correct, FixOp
from engine.core.errors import Refused

GAMES = amount(1, 4)
FIXES = 120
"""So many answers of a game are mixed with corrections."""


@pytest.mark.parametrize("mode", ["alt", "base"])
@pytest.mark.parametrize("players", range(2, 7))
def test_any_correction_leaves_a_sound_game(players: int, mode: str) -> None:
    names = [fix.name for fix in game().fixes if fix.name not in ("end", "leave")]
    for n in range(GAMES):
        random = Random(f"{mode}{players}{n}")
        s, _ = game().set_up(mixed(mode, random), list(SEATS[:players]), f"fix{n}")
        made: list[FixOp] = []
        for at in range(2_000):
            if s.over:
                break
            step_on(game(), s, random)
            if at < FIXES and random.random() < 0.4 and not s.over:
                name = random.choice(names) if random.random() < 0.98 else random.choice(("leave", "end"))
                before = game().dump(s)
                op = random_fix(game(), s, name, random)
                assert game().dump(s) == before
                if op is None:
                    continue
                try:
                    game().apply(s, Correct(ops=[op]))
                except Refused:
                    assert game().dump(s) == before, op
                else:
                    made.append(op)
                    assert game().load(game().dump(s)) == s
            assert not game().check(s), (n, at, made[-2:], game().check(s))
        assert s.over, n
