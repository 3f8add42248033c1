"""Corrections at any moment: each is refused and changes nothing, or leaves a sound game that goes on to its end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from core.fuzz import random_fix, step_on
from hitz.play import options
from hitz.scene import SEATS, game

from engine.core.act import Correct
from engine.core.errors import Refused

LIMIT = 3_000


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_any_correction_leaves_a_sound_game(players: int) -> None:
    names, done = [fix.name for fix in game().fixes if fix.name != "end"], Counter[str]()
    for n in range(20):
        random = Random(n)
        s, _ = game().set_up(options(n), list(SEATS[:players]), f"fix{n}")
        for at in range(LIMIT):
            if not s.over:
                step_on(game(), s, random)
            if at < 400 and random.random() < 0.3:
                name = random.choice(names) if random.random() < 0.98 else "end"
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
                    done[name] += 1
                    assert game().load(game().dump(s)) == s
            assert not game().check(s), (n, at, game().check(s))
            if s.over and random.random() < 0.2:
                break
        assert s.over, n
    rare = {fix.name for fix in game().fixes if not done[fix.name]}
    assert players < 3 or not rare, "every correction was made"
