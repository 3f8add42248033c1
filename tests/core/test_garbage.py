"""What was asked leaves nothing behind that only the collector of garbage finds: whole views would hang on it."""

from __future__ import annotations

import gc
from itertools import islice

import pytest

from engine.core.runner import offered
from engine.core.shape import Amounts, One, Some, replay
from engine.core.stand_ins import act_of
from tests.every_game import IDS, game_of

ACTS = 60


@pytest.mark.parametrize("id", IDS)
def test_no_shape_is_left_for_the_collector(id: str) -> None:
    game = game_of(id)

    def play() -> None:
        s, _ = game.set_up(game.settings(), list("abc"), "cycles")
        for _ in range(ACTS):
            act = act_of(game, s)
            if act is None:
                break
            for each in (each for seat in s.seats for each in offered(s, seat)):
                shape = replay(each.ask.shape, [])[0]
                assert shape is not None
                assert list(islice(shape.words(), 9))
            game.apply(s, act)

    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        play()
        gc.collect()
        left = [each for each in gc.garbage if isinstance(each, One | Some | Amounts)]
        assert len(left) < 3  # those asked last, with the table that is given up
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
