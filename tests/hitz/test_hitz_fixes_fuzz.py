"""Corrections at any moment: each is refused and changes nothing, or leaves a sound game that goes on to its end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hitz.scene import SEATS, game
from hitz.test_hitz_fuzz import options

from engine.core.act import Answer, FixOp, Repair
from engine.core.errors import Refused
from engine.core.message import Event
from engine.core.runner import awaited, default, offered
from engine.core.shape import replay, sample
from engine.games.hitz.state import HitzState

LIMIT = 3_000


def random_fix(s: HitzState, name: str, random: Random) -> FixOp | None:
    """A correction with complete words, or None if there is nothing to correct in this way."""
    chain = game().fix_by_name[name].ask(s)
    words: list[str] = []
    while (shape := replay(chain, words)[0]) is not None:
        if next(shape.words(), None) is None:
            return None
        words.append(shape.sample(random))
    return FixOp(fix=name, words=words)


def step_on(s: HitzState, random: Random) -> list[Event]:
    act = game().follow(s)
    if act is None:
        decision = random.choice(awaited(s))
        seat = decision.seats[0]
        mine = next(d for d in offered(s, seat) if d.id == decision.id)
        words = sample(mine.ask.shape, random) if random.random() < 0.7 else default(mine)
        act = Answer(seat=seat, decision=mine.id, words=words)
    return game().apply(s, act)


done: Counter[str] = Counter()


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_any_correction_leaves_a_sound_game(players: int) -> None:
    names = [fix.name for fix in game().fixes if fix.name != "end"]
    for n in range(60):
        random = Random(n)
        s, _ = game().set_up(options(n), list(SEATS[:players]), f"fix{n}")
        for at in range(LIMIT):
            if not s.over:
                step_on(s, random)
            if at < 400 and random.random() < 0.3:
                name = random.choice(names) if random.random() < 0.98 else "end"
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
                    done[name] += 1
                    assert game().load(game().dump(s)) == s
            assert not game().check(s), (n, at, game().check(s))
            if s.over and random.random() < 0.2:
                break
        assert s.over, n


def test_every_correction_was_made() -> None:
    missing = [fix.name for fix in game().fixes if not done[fix.name]]
    assert not missing, done
