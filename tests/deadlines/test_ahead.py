"""One turn ahead: whoever games say is next, is; from what everybody sees, and only where there is an order."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from core.toy import Toy
from deadlines.timed import ANN, timed
from every_game import game_of

from engine.calls.deadlines import Deadlines
from engine.core.act import Answer
from engine.core.runner import awaited, offered
from engine.core.view import view
from engine.store import Batch
from engine.tables.timers import HOUR

SITTING: dict[str, dict[str, str]] = {
    "hitz": {"auction": "live", "routes": "strict"},
    "zombies": {"round_limit": "5"},
    "zgame": {"mode": "intro"},
    "zombicide": {"free_order": "off"},
}


def played(game: str, acts: int, **options: str) -> Iterator[list[str]]:
    """The orders of play, as everybody sees them, of a game of three that stand-ins play."""
    rules = game_of(game)
    settings = rules.settings(**options)
    s, _ = rules.set_up(settings, ["a", "b", "c"], "seed")
    for _ in range(acts):
        if s.over:
            return
        yield list(rules.turns(view(s, None)))
        act: Any = rules.follow(s)
        if act is None:
            asked = Random(1).choice([each for each in awaited(s) if not each.sealed(s)])
            seat = asked.seats[0]
            mine = next(each for each in offered(s, seat, view(s, seat)) if each.id == asked.id)
            words = rules.stand_in(view(s, seat), mine)
            assert words is not None
            act = Answer(seat=seat, decision=mine.id, words=words)
        rules.apply(s, act)


@pytest.mark.parametrize("game", SITTING)
def test_whoever_is_said_to_be_next_is_next(game: str) -> None:
    before, changes = list[str](), 0
    for turns in played(game, 400, **SITTING[game]):
        assert len(set(turns)) == len(turns)
        if before[1:] and turns and turns[0] != before[0]:
            assert turns[0] in before[1:], (before, turns)
            changes += turns[0] == before[1]
        before = turns
    assert changes >= 4, "and mostly the very next one"


@pytest.mark.parametrize(("game", "options"), [("zombicide", {"free_order": "on"}), ("plague", {})])
def test_where_all_act_at_once_nobody_is_next(game: str, options: dict[str, str]) -> None:
    assert not any(played(game, 60, **options))


async def test_a_word_that_is_kept_waits_for_whoever_stays_away_for_longer(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session, now, batch = Deadlines(sessions), await timed(sessions), clock().timestamp(), Batch()
    await deadlines.set_habits(ANN, away_until=now + HOUR)
    await deadlines.announce(batch, session, ANN)
    await sessions.store.commit(batch)
    await deadlines.set_habits(ANN, away_until=now + 2 * HOUR)
    assert await sessions.store.rows("SELECT what, at FROM pings") == [("ahead", now + 2 * HOUR)]
