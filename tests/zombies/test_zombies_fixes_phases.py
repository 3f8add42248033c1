"""Every correction in every phase of Zombies!!!: refused and nothing changed, or sound, and played to the end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from core.corrections import every_phase
from core.fuzz import random_fix, step_on
from thorough import amount
from zombies.table import COUNTS, MODES, SEATS, game, mixed

from engine.core.act import Correct, FixOp
from engine.core.runner import awaited
from engine.games.zombies.state import ZombiesState

NAMES = tuple(game().fix_by_name)
LIMIT = 2_000


def shotgun(s: ZombiesState) -> None:
    """It lies in play from the beginning, since people at random hardly ever find the place for it."""
    gun = next((card for card in s.deck.cards if s.card(card).id == "hey_look_a_shotgun"), None)
    if gun is not None:
        game().apply(s, Correct(ops=[FixOp(fix="card", words=[gun, "table", s.seats[-1]])]))


@cache
def phases() -> dict[str, bytes]:
    """As saved: a late moment of each kind of question in each mode, one after the end, one for each correction."""
    found: dict[str, bytes] = {}
    missing = set(NAMES)
    for mode in MODES:
        for players in COUNTS:
            for n in range(amount(2, 4)):
                random = Random(f"{mode}{players}{n}")
                s, _ = game().set_up(mixed(mode, random), list(SEATS[:players]), f"phase{n}")
                shotgun(s)
                for _ in range(LIMIT):
                    if s.over:
                        break
                    for decision in awaited(s):
                        found[f"{decision.kind}-{mode}"] = game().dump(s)
                    for name in [each for each in missing if random_fix(game(), s, each, random)]:
                        found[f"can-{name}"] = game().dump(s)
                        missing.discard(name)
                    step_on(game(), s, random)
                found[f"over-{mode}"] = game().dump(s)
    return found


def test_the_moments_are_all_there() -> None:
    kinds = {key.split("-")[0] for key in phases()}
    assert kinds >= {"place", "fill", "fight", "wound", "move", "zombie", "discard", "over"}, kinds


@pytest.mark.parametrize("name", NAMES)
def test_every_correction_in_every_phase_then_play_to_the_end(name: str) -> None:
    every_phase(game(), name, phases(), tries=4, limit=LIMIT)
