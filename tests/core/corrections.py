"""Corrections of any game, at random moments: refused and nothing changed, or sound and played to the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from random import Random
from typing import Any

import pytest
from core.fuzz import played_out, random_fix
from thorough import amount

from engine.core.act import Correct, FixOp
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import Event
from engine.gm.preview import preview

STEPS = ("put-step", "drop-step")
"""Corrections that may leave a table stuck: nobody can tell whether a step fits into all that comes."""
EVERY = amount(3, 1)
"""Of so many phases the suite takes one for each correction, and all in which the game is over."""
Look = Callable[[Any, FixOp, list[Event], Callable[[], list[Event]]], None]
"""What else is asked of a correction: the state before, the correction, what its preview tells, and what makes it."""


def make(s: Any, op: FixOp, shown: list[Event], apply: Callable[[], list[Event]]) -> None:
    """Nothing else."""
    apply()


def every_phase(
    game: Game[Any],
    name: str,
    phases: Mapping[str, bytes],
    *,
    tries: int,
    limit: int,
    look: Look = make,
    sharp: Collection[str] = STEPS,
    seed: str = "",
) -> None:
    """This correction with random words in each of these saved states, each played on for so many acts.

    Only those that are ``sharp`` may leave a table from which no end is found.
    """
    done, stuck = 0, list[str]()
    for at, (phase, data) in enumerate(phases.items(), len(name)):
        if at % EVERY and phase != f"can-{name}" and not phase.startswith("over"):
            continue
        random = Random(f"{name}{phase}{seed}")
        for _ in range(tries):
            s = game.load(data)
            op = random_fix(game, s, name, random)
            if op is None:
                break
            try:
                shown = preview(game, s, [op])
            except Refused:
                assert name in STEPS, (phase, op)
                assert game.dump(s) == data, (phase, op)
                continue
            assert game.dump(s) == data, (phase, op)
            act = Correct(ops=[op])
            if shown.broken:
                if name not in STEPS:  # of these only what goes on by itself afterwards may break something
                    with pytest.raises(Refused):
                        game.apply(s, act)
                continue
            look(s, op, shown.events, lambda s=s, act=act: game.apply(s, act))
            assert not game.check(s), (phase, op)
            done += 1
            if played_out(game, s, random, limit):
                assert s.over or name in sharp, (phase, op)
            else:
                assert name in sharp, (phase, op)
                stuck.append(phase)
            break
    assert done, "it was never made"
    assert len(stuck) * 4 < done, stuck
