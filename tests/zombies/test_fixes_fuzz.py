"""Corrections at any moment: each is refused and changes nothing, or leaves a sound game that goes on to its end."""

from __future__ import annotations

from random import Random

import pytest
from zombies.table import SEATS
from zombies.test_fuzz import game, mixed

from engine.core.act import Answer, FixOp, Repair
from engine.core.errors import Refused
from engine.core.runner import awaited, default, offered
from engine.core.shape import replay, sample
from engine.games.zombies.state import ZombiesState

GAMES = 12
FIXES = 120
"""So many answers of a game are mixed with corrections."""


def random_fix(s: ZombiesState, name: str, random: Random) -> FixOp | None:
    """A correction with complete words, or None if there is nothing to correct in this way."""
    chain = game().fix_by_name[name].ask(s)
    words: list[str] = []
    while (shape := replay(chain, words)[0]) is not None:
        if next(shape.words(), None) is None:
            return None
        words.append(shape.sample(random))
    return FixOp(fix=name, words=words)


def step_on(s: ZombiesState, random: Random) -> None:
    act = game().follow(s)
    if act is None:
        decision = random.choice(awaited(s))
        seat = decision.seats[0]
        mine = next(d for d in offered(s, seat) if d.id == decision.id)
        words = sample(mine.ask.shape, random) if random.random() < 0.7 else default(mine)
        act = Answer(seat=seat, decision=mine.id, words=words)
    game().apply(s, act)


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
            step_on(s, random)
            if at < FIXES and random.random() < 0.4 and not s.over:
                name = random.choice(names) if random.random() < 0.98 else random.choice(("leave", "end"))
                before = game().dump(s)
                op = random_fix(s, name, random)
                assert game().dump(s) == before
                if op is None:
                    continue
                try:
                    game().apply(s, Repair(ops=[op]))
                except Refused:
                    assert game().dump(s) == before, op
                else:
                    made.append(op)
                    assert game().load(game().dump(s)) == s
            assert not game().check(s), (n, at, made[-2:], game().check(s))
        assert s.over, n
