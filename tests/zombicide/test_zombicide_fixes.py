"""Corrections by a game master (section 9): each leaves a sound state from which the mission plays on."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest
from core.fuzz import played_out, random_fix, step_on
from kit.fixing import Fixer
from zombicide.box import box
from zombicide.table import Table, game

from engine.core.act import Correct
from engine.core.errors import Refused
from engine.core.runner import decisions
from engine.games.zombicide.dead.undead import Activation, everywhere
from engine.games.zombicide.fixes import FIXES
from engine.games.zombicide.party import campaign, ranks
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import Companion, ZombicideState

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
    Fixer(game(), s).apply(name, *words)


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
    assert found or name in ("light", "loaded", "companion", "actions", "keep"), f"{name} was never offered"


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


def test_zombies_are_moved_anywhere_also_while_they_act() -> None:
    """Those that a question about wounds holds up do not walk twice (R7.1)."""
    table = Table("m2", wound_split="ask").zombies("1R.A", 4).zombies("4V.D", 3)
    table.survivor("s1", "1R.A")
    table.survivor("s2", "1R.A")
    table.start(Activation(units=everywhere(table.s)))
    assert any(each.kind == "split" for each in decisions(table.s))
    fix(table.s, "march", "4V.D", "walker", "2", "8R.A")
    assert (table.s.count("walker", "4V.D"), table.s.count("walker", "8R.A")) == (1, 2)
    table.answer("a", "split", "s1=2,s2=2")
    assert table.s.count("walker", "8R.A") == 2 and table.s.count("walker") == 7 and not game().check(table.s)
    fix(table.s, "monster", "patient0", "8R.A")
    fix(table.s, "march", "8R.A", "patient0", "1", "1R.A")
    assert table.s.abominations == {"patient0": "1R.A"}


def test_a_companion_left_alone_is_moved() -> None:
    table = Table("m2").begin()
    table.s.companions["taylor"] = Companion(at="1R.A")
    fix(table.s, "place", "taylor", "8R.A")
    assert table.s.companions["taylor"].at == "8R.A" and not game().check(table.s)


@pytest.mark.parametrize("reserve", ["on", "off"])
def test_r10_13_a_mission_begins_again_from_its_snapshot(reserve: str) -> None:
    carry = campaign.begin(box(), ZombicideSettings(), None)
    carry.party.mission, carry.party.dead, carry.party.counters = "m3", ["angelo"], {"SAVED": 4}
    carry.members["s2"].sheet.cxp, carry.members["s2"].sheet.kept = 3, ["katana#1"]
    begun = json.loads(carry.model_dump_json())
    s, _ = game().set_up(ZombicideSettings(reserve=reserve), SEATS, "again", begun)
    random = Random(4)
    while not s.over and s.round < 2:
        step_on(game(), s, random)
    s.survivors["s2"].sheet.cxp, s.party.counters["SAVED"], counter = 9, 9, s.dice.counter
    fix(s, "restart", "now")
    assert s.begun.model_dump() == begun and s.dice.counter > counter
    assert (s.mission_id, s.round, s.horde, s.party.counters, s.deeds) == ("m3", 1, {}, {"SAVED": 4}, {})
    assert s.survivors["s2"].sheet.cxp == 3 and not game().check(s)
    assert sorted(each for crew in s.crews.values() for each in crew) == sorted(s.survivors)
    assert played_out(game(), s, random, 10)


def test_r10_9_keep_rolls_are_made_again() -> None:
    table = Table("m1", mode="campaign")
    table.survivor("s5", "8R.C", "katana")
    table.s.dice.forced = ["break", "2", "2"]
    fix(table.begin().s, "verdict", "won")
    assert table["s5"].sheet.kept == []
    table.s.dice.forced = ["4", "4", "4"]
    fix(table.s, "keep", "again")
    assert table["s5"].sheet.kept == ["katana#1"] and table.s.over and not game().check(table.s)
    for lost in (Table("m1", mode="campaign"), Table("m1")):
        fix(lost.begin().s, "verdict", "lost" if lost.s.settings.campaign else "won")
        with pytest.raises(Refused):
            fix(lost.s, "keep", "again")


def test_r10_3_in_a_campaign_rewards_need_campaign_points() -> None:
    table = Table("m1", mode="campaign").begin()
    for words in (("bonus", "s1", "1"), ("learnt", "s1", "hoard")):
        with pytest.raises(Refused):
            fix(table.s, *words)
    fix(table.s, "cxp", "s1", "2")
    fix(table.s, "bonus", "s1", "1")
    with pytest.raises(Refused):
        fix(table.s, "learnt", "s1", "hoard")
    assert table["s1"].sheet.bonus == 1


def test_R10_3_a_reward_that_is_being_chosen_is_not_given_twice() -> None:
    """What it leaves can be carried on, whatever is corrected meanwhile."""
    table = Table("m1", mode="campaign")
    ranks.cxp(table.s, table["s1"], 2)
    table.start(*table.s.stack)
    for words in (("cxp", "s1", "1"), ("bonus", "s1", "1"), ("learnt", "s1", "hoard")):
        with pytest.raises(Refused):
            fix(table.s, *words)
    fix(table.s, "cxp", "s1", "5")
    fix(table.s, "learnt", "s1", "hoard")
    table.answer("a", "reward", "bonus").sound()
    assert table["s1"].sheet.skills == ["hoard"] and table["s1"].sheet.bonus == 1
    fix(table.s, "verdict", "won")
    s, _ = game().set_up(ZombicideSettings(), SEATS, "next", game().campaign.outcome(table.s))
    assert game().check(s) == []


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
    assert "zombicide-objective-" not in str([option.label for option in shape.options])
