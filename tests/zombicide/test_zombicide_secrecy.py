"""I20: nothing tells what an unread card says, nor what lies in a deck, whatever happens in a mission."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from core.fuzz import step_on
from core.secrecy import assert_secret
from zombicide.box import box
from zombicide.table import SEATS, game, mixed
from zombicide.unread import known, named

from engine.core.message import Message, read
from engine.core.runner import offered
from engine.core.shape import replay
from engine.core.view import view
from engine.games.zombicide.state import ZombicideState

ACTS = 120
"""So many of each mission; questions are looked at now and then."""


def asked(s: ZombicideState, random: Random) -> Iterator[Message | None]:
    """Questions and options of all seats, some way into each answer."""
    for seat in s.seats:
        seen = view(s, seat)
        for decision in offered(s, seat, seen):
            yield decision.prompt(seen)
            words: list[str] = []
            while (shape := replay(decision.ask.shape, words)[0]) is not None:
                yield shape.prompt
                yield from (read(option.label) for option in getattr(shape, "options", ()))
                yield from map(read, getattr(shape, "labels", {}).values())
                words.append(shape.sample(random))


@pytest.mark.parametrize("mission", box().missions)
def test_I20_nothing_tells_what_has_not_been_read(mission: str) -> None:
    random = Random(mission)
    s, events = game().set_up(mixed(random, mission), SEATS[:2], f"hidden {mission}")
    assert not named(*(event.message for event in events))
    for n in range(ACTS):
        if s.over:
            break
        events = step_on(game(), s, random)
        assert named(*(event.message for event in events)) <= known(s)
        if n % 8 == 0:
            assert named(*asked(s, random)) <= known(s)
            assert_secret(game(), s, random)
