"""I20: nothing tells what an unread card says, nor what lies in a deck, whatever happens in a mission."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from core.fuzz import step_on
from core.secrecy import assert_secret
from zombicide.box import box
from zombicide.table import game
from zombicide.test_zombicide_fuzz import SEATS, mixed

from engine.core.message import Arg, Message, read
from engine.core.runner import offered
from engine.core.shape import replay
from engine.core.view import view
from engine.games.zombicide.state import ZombicideState

ACTS = 120
"""So many of each mission; questions are looked at now and then."""
OBJECTIVE = "zombicide-objective-"


def known(s: ZombicideState) -> set[str]:
    """The cards and notes that somebody has read."""
    cards = {id for id, where in s.objectives.items() if where in ("up", "reading", "gone")}
    return cards | {*s.notes, *s.bound.values()}


def named(*texts: Message | None) -> set[str]:
    """The cards and notes whose titles, stories or options stand in texts."""
    keys = (key.removeprefix(OBJECTIVE) for text in texts if text for key in _keys(text) if key.startswith(OBJECTIVE))
    return {key.partition("-option")[0].removesuffix("-story") for key in keys}


def _keys(text: Message) -> Iterator[str]:
    yield text.key
    for arg in text.args.values():
        for each in _parts(arg):
            yield from _keys(each)


def _parts(arg: Arg) -> list[Message]:
    return arg if isinstance(arg, list) else [arg] if isinstance(arg, Message) else []


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
