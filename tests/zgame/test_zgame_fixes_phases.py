"""Every correction in every phase of Z-Game: refused and nothing changed, or sound, and played to the end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from core.corrections import every_phase
from core.fuzz import random_fix, step_on
from zgame.table import SEATS, game

from engine.core.act import Answer
from engine.core.runner import awaited, offered
from engine.core.view import view
from engine.games.zgame.settings import ZgameSettings
from engine.games.zgame.state import ZgameState

NAMES = tuple(game().fix_by_name)
LIMIT = 1_500
TABLES = (
    ZgameSettings(mode="intro", city="laid"),
    ZgameSettings(mode="intro", homeless="on", citadels="on", carry="on", business="on"),
    ZgameSettings(mercy="on", horde="on", moregoals="on"),
)


def stand_in(s: ZgameState) -> None:
    """What happens by itself next, or a stand-in's answer: they fight each other, as people at random hardly do."""
    act = game().follow(s)
    if act is None:
        decision = awaited(s)[0]
        seat = decision.seats[0]
        seen = view(s, seat)
        mine = next(each for each in offered(s, seat, seen) if each.id == decision.id)
        act = Answer(seat=seat, decision=mine.id, words=game().stand_in(seen, mine))
    game().apply(s, act)


@cache
def phases() -> dict[str, bytes]:
    """As saved: a late moment of each kind of question, one after the end, one for each correction."""
    found: dict[str, bytes] = {}
    missing = set(NAMES)
    for n, settings in enumerate(TABLES * 2):
        random = Random(n)
        s, _ = game().set_up(settings, list(SEATS[: 2 + n % 3]), f"phase{n}")
        for _ in range(LIMIT):
            if s.over:
                break
            for decision in awaited(s):
                found[decision.kind] = game().dump(s)
            for name in [each for each in missing if random_fix(game(), s, each, random)]:
                found[f"can-{name}"] = game().dump(s)
                missing.discard(name)
            stand_in(s) if n % 2 else step_on(game(), s, random)
        found["over"] = game().dump(s)
    return found


def test_the_moments_are_all_there() -> None:
    wanted = {"tile", "fighters", "marauders", "raid", "attack", "defend", "undead", "household", "business", "over"}
    assert wanted <= phases().keys(), wanted - phases().keys()


@pytest.mark.parametrize("name", NAMES)
def test_every_correction_in_every_phase_then_play_to_the_end(name: str) -> None:
    every_phase(game(), name, phases(), tries=4, limit=LIMIT)
