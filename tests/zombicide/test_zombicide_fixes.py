"""Corrections by a game master (section 9): each leaves a sound state from which the mission plays on."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from core.fuzz import played_out, random_fix, step_on
from zombicide.table import Table, game

from engine.core.act import Correct, FixOp
from engine.core.errors import Refused
from engine.games.zombicide.fixes import FIXES
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import ZombicideState

NAMES = [fix.name for fix in FIXES]
SEATS = ["a", "b"]


@cache
def played(mission: str) -> bytes:
    """A mission in its second round, with zombies on the board."""
    settings = ZombicideSettings.model_validate({"mode": "single", "mission": mission})
    s, _ = game().set_up(settings, SEATS, f"fixes-{mission}")
    random = Random(mission)
    while not s.over and s.round < 2:
        step_on(game(), s, random)
    return game().dump(s)


def under_way(mission: str = "m2") -> ZombicideState:
    return game().load(played(mission))


def fix(s: ZombicideState, name: str, *words: str) -> None:
    game().apply(s, Correct(ops=[FixOp(fix=name, words=list(words))]))


@pytest.mark.parametrize("name", NAMES)
def test_every_correction_leaves_a_sound_state_that_plays_on(name: str) -> None:
    found = 0
    for n, mission in enumerate(("m2", "m7", "m10")):
        s, random = under_way(mission), Random(f"{name}{n}")
        op = random_fix(game(), s, name, random)
        if s.over or op is None:
            continue
        found += 1
        game().apply(s, Correct(ops=[op]))
        assert not game().check(s), (op, game().check(s))
        assert s.over or played_out(game(), s, random, 10), op
    assert found or name in ("light", "loaded", "companion", "actions"), f"{name} was never offered"


@pytest.mark.parametrize("name", ["drop-step", "put-step", "crew"])
def test_steps_and_crews_can_be_corrected_at_any_moment(name: str) -> None:
    for n in range(4):
        s, random = under_way(), Random(f"{name}{n}")
        for _ in range(8 * n):
            if not s.over:
                step_on(game(), s, random)
        op = None if s.over else random_fix(game(), s, name, random)
        if op is None or op.words[-1] == "Floor":
            continue
        game().apply(s, Correct(ops=[op]))
        assert not game().check(s), op
        assert s.over or played_out(game(), s, random, 15), op


def test_reading_a_card_cannot_be_taken_back_freely() -> None:
    table = Table("m1").start()
    known = table.s.known
    fix(table.s, "read", "m1-3", "s4")
    assert table.s.known > known + 1, "the correction itself counts once"


def test_fate_knocks_out_saves_kills_and_revives() -> None:
    s = under_way()
    figure = s.standing[0].id
    for what, at in (("down", True), ("saved", False), ("dead", False), ("standing", True)):
        fix(s, "fate", figure, what)
        survivor = s.survivors[figure]
        assert (survivor.standing, bool(survivor.at)) == (what, at) and not game().check(s)


def test_adrenaline_takes_skills_away_and_asks_for_new_ones() -> None:
    s = under_way()
    figure = s.standing[0].id
    fix(s, "adrenaline", figure, "20")
    assert any(step.step.endswith("Growth") for step in s.stack)
    s = under_way()
    s.survivors[figure].ap, s.survivors[figure].skills = 50, ["free_combat", "free_move"]
    fix(s, "adrenaline", figure, "7")
    assert s.survivors[figure].skills == [] and s.survivors[figure].level == "yellow"


def test_actions_and_lights_of_the_present_turn() -> None:
    table = Table("m2").night().carry("s1", "flashlight", "sawed_off").turn("s1")
    fix(table.s, "actions", "s1", "2")
    assert table.left() == 1
    fix(table.s, "light", "s1", "on")
    assert table["s1"].lit
    fix(table.s, "light", "s1", "off")
    gun = next(each for each in table["s1"].cards if each.startswith("sawed_off"))
    fix(table.s, "loaded", gun, "empty")
    assert not table["s1"].lit and table["s1"].empty == [gun]
    fix(table.s, "companion", "taylor", "s2")
    assert table.s.led("s2") == ["taylor"]
    fix(table.s, "companion", "taylor", "nobody")
    assert table.s.companions["taylor"].lost and not game().check(table.s)


def test_zombies_keep_to_the_pieces_of_the_box() -> None:
    s = under_way()
    fix(s, "zombies", "1R.A", "walker", "3")
    assert s.count("walker", "1R.A") == 3
    with pytest.raises(Refused):
        fix(s, "zombies", "1R.A", "walker", "41")


def test_equipment_goes_where_there_is_room() -> None:
    s = under_way()
    copy = next(each for each in s.equipment["eq"].cards if each.startswith("katana"))
    whom = next(each.id for each in s.standing if len(each.cards) < 5)
    fix(s, "equipment", copy, whom)
    assert copy in s.survivors[whom].cards and not game().check(s)
    fix(s, "equipment", copy, "discard")
    assert copy in s.discards["eq"] and copy not in s.survivors[whom].cards


def test_a_mission_is_declared_won_or_lost() -> None:
    for what, winners in (("won", SEATS), ("lost", [])):
        s = under_way()
        fix(s, "verdict", what)
        assert s.result and s.result.winners == winners and s.verdict == what and not s.stack


def test_a_card_is_read_by_whom_the_game_master_names() -> None:
    table = Table("m1").start()
    fix(table.s, "read", "m1-3", "s4")
    assert table.s.objectives["m1-3"] == "gone" and table["s4"].ap == 3
    fix(table.s, "objective", "m1-3", "down")
    assert table.s.objectives["m1-3"] == "down"


def test_face_down_cards_are_named_by_their_place_only() -> None:
    s = Table("m1").start().s
    (objective,) = [each for each in FIXES if each.name == "objective"]
    shape = next(objective.chain(s))
    assert "zombicide-objective-" not in str([option.label for option in shape.options])  # type: ignore[attr-defined]
