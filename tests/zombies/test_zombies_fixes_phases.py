"""Every correction in every phase of Zombies!!!: refused and nothing changed, or sound, and played to the end."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from core.fuzz import played_out, random_fix, step_on
from zombies.table import SEATS, game
from zombies.test_fuzz import COUNTS, MODES, mixed

from engine.core.act import Correct, FixOp
from engine.core.errors import Refused
from engine.core.runner import awaited
from engine.games.zombies.state import ZombiesState
from engine.gm.preview import preview

NAMES = tuple(game().fix_by_name)
STEPS = ("put-step", "drop-step")
TRIES = 4
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
            for n in range(4):
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
    done, stuck = 0, list[str]()
    for phase, data in phases().items():
        random = Random(f"{name}{phase}")
        for _ in range(TRIES):
            s = game().load(data)
            op = random_fix(game(), s, name, random)
            if op is None:
                break
            try:
                shown = preview(game(), s, [op])
            except Refused:
                assert game().dump(s) == data, (phase, op)
                continue
            assert game().dump(s) == data, (phase, op)
            if shown.broken:
                with pytest.raises(Refused):
                    game().apply(s, Correct(ops=[op]))
                continue
            game().apply(s, Correct(ops=[op]))
            assert not game().check(s), (phase, op)
            done += 1
            if played_out(game(), s, random, LIMIT):
                assert s.over or name in STEPS, (phase, op)
            else:
                assert name in STEPS, (phase, op)
                stuck.append(phase)
            break
    assert done, "it was never made"
    assert len(stuck) * 4 < done, stuck
