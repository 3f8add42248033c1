"""Turns, moves, light, taking and doors, rule by rule (R2.7-R2.10, R3, R5, R6)."""

from __future__ import annotations

import pytest
from completeness import states
from zombicide.table import Table, game

from engine.core.errors import Illegal
from engine.core.runner import default
from engine.games.zombicide import defaults as safe
from engine.games.zombicide.deeds.moves import steps, ways
from engine.games.zombicide.deeds.volley import Volley
from engine.games.zombicide.party import companions, turns
from engine.games.zombicide.phases.turn import waiting
from engine.games.zombicide.phases.zombie_phase import LightCheck
from engine.games.zombicide.reading.doors import closed
from engine.games.zombicide.settings import ZombicideSettings

STREET, NEXT, ROOM = "8R.C", "8R.A", "8R.b"


def price(table: Table, figure: str, zone: str) -> int:
    return ways(table.s, table[figure])[zone][0]


# The Player Phase


@states("R3.2", "D6")
def test_R3_2_the_holder_of_the_clock_begins_and_seats_follow() -> None:
    table = Table(seats=3)
    table.s.holder = "b"
    table.begin()
    assert {each for each, _ in table.open()} == {"b"}
    for figure in table.s.crews["b"]:
        table.act(figure, "done")
    assert {each for each, _ in table.open()} == {"c"}
    for figure in table.s.crews["c"]:
        table.act(figure, "noise").act(figure, "done")
    assert [each.id for each in waiting(table.s)] == table.s.crews["a"]


@states("R3.2")
def test_R3_2_who_has_begun_ends_before_another_acts() -> None:
    table = Table().begin()
    table.act("s3", "noise")
    assert table.open() == [("a", "act")] and table.left("s3") == 2
    table.act("s3", "done")
    assert table["s3"].acted and len(table.open()) == 5


@states("R11")
def test_free_order_asks_all_seats_at_once() -> None:
    table = Table(seats=3, free_order="on").begin()
    assert {each for each, _ in table.open()} == {"a", "b", "c"}


@states("C8")
def test_a_tactician_acts_when_he_likes() -> None:
    table = Table(seats=2)
    table.skilled("s2", "tactician")
    table.s.holder = "a"
    table.begin().act("s1", "noise")
    mine = table.asked("s2", "act")
    assert table.s.leader("s2") == "b"
    table.send("b", mine, "noise").act("s2", "done")
    assert table["s2"].acted and not table["s1"].acted and table.left("s1") == 2


# Actions


@states("R3.3", "R3.8", "R1.7")
def test_R3_3_three_actions_and_four_from_yellow_on() -> None:
    table = Table().turn()
    assert table.left() == 3
    table["s1"].ap = 7
    assert table.left() == 4
    for _ in range(4):
        table.act("s1", "noise")
    assert table["s1"].acted and table.s.noise[STREET] == 4


@states("R3.4")
def test_R3_4_doing_nothing_ends_the_turn() -> None:
    table = Table().begin().act("s1", "done")
    assert table["s1"].acted and table.log == []


@states("R3.6")
def test_E15_zombies_hold_whoever_wants_to_leave() -> None:
    table = Table().zombies(STREET, 2).turn("s6")
    assert price(table, "s6", NEXT) == 3
    table.act("s6", "move", NEXT)
    assert table["s6"].at == NEXT and table["s6"].acted
    table = Table().zombies(STREET, 3).turn("s6")
    assert "move" not in table.can("s6")


@states("R3.6", "C8")
def test_slippery_leaves_for_nothing_more() -> None:
    table = Table().zombies(STREET, 5).turn("s4")
    assert table["s4"].who == "tess" and price(table, "s4", NEXT) == 1


@states("R3.6", "R3.10")
def test_R3_10_a_free_move_pays_for_one_step_and_not_for_zombies() -> None:
    table = Table()
    table.skilled("s1", "free_move")
    table.zombies(STREET, 1).turn()
    assert price(table, "s1", NEXT) == 1
    table.act("s1", "move", NEXT)
    assert table.left() == 2
    table.act("s1", "move", "2R.E")
    assert table.left() == 1


def test_R3_6_a_walk_of_several_zones_pays_each_move() -> None:
    table = Table().turn().act("s1", "move", "2R.A")
    assert table["s1"].at == "2R.A" and table["s1"].acted


@states("R2.7", "E25")
def test_E25_the_tank_takes_a_climb() -> None:
    table = Table("m4")
    table.survivor("s1", "10V.G")
    table.turn()
    assert price(table, "s1", "10V.T") == 2
    table.act("s1", "move", "10V.T")
    assert table.left() == 1 and "10V.B" in table.s.ground.visible("10V.T")
    assert price(table, "s1", "10V.B") == 1
    table = Table("m4")
    table.survivor("s1", "10V.G")
    table.skilled("s1", "free_move")
    table.turn()
    assert price(table, "s1", "10V.T") == 1


@states("R2.10")
def test_R2_10_moves_without_cost_do_not_climb() -> None:
    table = Table("m4")
    table.survivor("s1", "10V.G")
    assert "10V.T" not in steps(table.s, table["s1"])
    table = Table("m4")
    table.survivor("s4", "10V.G", who="tess")
    table.zombies("10V.G", 4).turn("s4")
    assert price(table, "s4", "10V.T") == 2


@states("C8")
def test_sprint_goes_on_until_there_are_zombies() -> None:
    table = Table()
    table.skilled("s1", "sprint")
    table.zombies(NEXT, 1).turn()
    assert "2R.E" not in table.can("s1", "sprint") and "7V.C" in table.can("s1", "sprint")
    assert not {*table.s.ground.neighbours(table["s1"].at)} & {*table.can("s1", "sprint")}, "one step is no sprint"
    table.act("s1", "sprint", "7V.D")
    assert table["s1"].at == "7V.D" and table.left() == 2 and "sprint" not in table.can("s1")


@states("C8", "R2.7")
def test_sprint_ends_on_the_tank_or_passes_it_by() -> None:
    table = Table("m4")
    table.survivor("s1", "10V.D")
    table.skilled("s1", "sprint")
    table.turn()
    assert "10V.E" not in table.can("s1", "sprint") and "10V.G" in table.can("s1", "sprint")


@states("C8")
def test_charge_costs_nothing_but_those_who_hold_him() -> None:
    table = Table()
    table.skilled("s1", "charge")
    table.zombies("2R.E", 1).turn().act("s1", "charge", "2R.E")
    assert table["s1"].at == "2R.E" and table.left() == 3 and "charge" not in table.can("s1")


@states("C8")
def test_bloodlust_runs_up_and_strikes() -> None:
    table = Table()
    table.survivor("s1", STREET, "machete")
    table.skilled("s1", "bloodlust_melee")
    table.zombies(NEXT, 1).turn().act("s1", "bloodlust_melee", NEXT)
    weapon = table.can("s1", kind="strike")[0]
    table.force(6).reply("s1", "strike", weapon, "plain")
    assert not table.s.threats(NEXT) and table.left() == 2


@states("C8")
def test_shove_and_taunt() -> None:
    table = Table()
    table.skilled("s1", "shove", "taunt")
    table["s1"].at = "7V.D"
    table.zombies("7V.D", 2, 1).zombies("4V.A", 1).turn()
    table.act("s1", "shove", "4V.B")
    assert not table.s.threats("7V.D") and table.s.threats("4V.B") == 3
    table.act("s1", "taunt", "4V.B")
    assert table.s.threats("7V.D") == 3 and table.s.threats("4V.A") == 1


@states("C8", "D28")
def test_lifesaver_drags_whoever_agrees() -> None:
    table = Table(seats=2)
    table.skilled("s1", "lifesaver")
    table.survivor("s2", NEXT)
    table.survivor("s3", NEXT)
    table.zombies(NEXT, 2).turn().act("s1", "lifesaver", NEXT, "s2,s3")
    assert table.s.leader("s2") == "b" and table["s3"].at == STREET and table["s2"].at == NEXT
    assert table.usual("s2", "drag") == ["yes"]
    table.reply("s2", "drag", "no")
    assert table["s2"].at == NEXT and table.left() == 3


@states("C8", "D18", "R12.3")
def test_D18_a_born_leader_gives_an_action_to_be_used_at_once() -> None:
    table = Table("m10")
    table.s.companions = {}
    table.skilled("s1", "born_leader")
    table.turn().act("s1", "born_leader", "s2")
    assert table.open() == [("a", "act")] and table.left("s2") == 1
    table.act("s2", "noise")
    assert table.left("s1") == 3 and not table["s2"].acted and "born_leader" not in table.can("s1")


@states("D18")
def test_a_born_leader_who_is_alone_has_nobody_to_lead() -> None:
    table = Table()
    table.skilled("s1", "born_leader")
    assert "born_leader" in table.begin().can("s1")
    for other in [*table.s.survivors.values()][1:]:
        other.standing, other.at = "left", ""
    assert "born_leader" not in table.can("s1"), "also before his turn has begun"


@states("R10.8", "R3.10", "E12")
def test_E12_bonus_actions_are_taken_when_wanted_and_kept_if_unused() -> None:
    table = Table()
    table["s6"].sheet.bonus = 3
    table.turn("s6")
    for _ in range(3):
        table.act("s6", "bonus")
    assert table.left("s6") == 6 and "bonus" not in table.can("s6")
    for _ in range(4):
        table.act("s6", "noise")
    table.act("s6", "done")
    assert table["s6"].spent == 1 and table["s6"].acted


@states("O3")
def test_a_turn_that_an_effect_ends_is_over_and_bonus_actions_are_kept() -> None:
    table = Table()
    table["s1"].sheet.bonus = 1
    table.turn().act("s1", "bonus")
    turns.end_turn(table.s, table["s1"])
    table.follow().act("s1", "noise")
    assert table["s1"].acted and table["s1"].spent == 0


@states("R9.8", "D17", "M4.4", "A26")
def test_D17_leaving_by_the_exit_is_offered_after_the_turn() -> None:
    table = Table("m4")
    table.survivor("s1", "11V.E")
    table.turn().act("s1", "done")
    assert table.usual("s1", "leave") == ["yes"]
    table.reply("s1", "leave", "yes")
    assert table["s1"].standing == "left" and not table["s1"].at
    table = Table("m4")
    for each in ("s2", "s3", "s4", "s5", "s6"):
        table[each].standing, table[each].at = "left", ""
    table.survivor("s1", "11V.E")
    table.turn().act("s1", "done")
    assert table.usual("s1", "leave") == ["no"]
    table.reply("s1", "leave", "yes")
    assert table.s.over and table.s.verdict == "lost"


def test_R9_8_zombies_bar_the_exit() -> None:
    table = Table("m4")
    table.survivor("s1", "11V.E")
    table.zombies("11V.E", 1).turn().act("s1", "done")
    assert table["s1"].up and table.open() == [("a", "rest")]


# Doors and crates


@states("R6.1", "R6.2")
def test_R6_1_doors_need_a_tool_in_hand_and_some_make_noise() -> None:
    table = Table()
    table["s1"].at = NEXT
    assert closed(table.s, NEXT) == ["8R:13-12"] and "door" not in table.turn().can("s1")
    table.survivor("s1", NEXT, "fire_axe")
    table.zombies(NEXT, 1).turn().act("s1", "door", "8R:13-12")
    assert "8R:13-12" in table.s.open and table.s.noise[NEXT] == 1
    table = Table()
    table.survivor("s1", NEXT, "crowbar")
    table.turn().act("s1", "door", "8R:13-12")
    assert NEXT not in table.s.noise
    table = Table()
    table.survivor("s1", NEXT, "uzi", "uzi", "crowbar")
    assert "door" not in table.turn().can("s1")


@states("R6.3", "R6.4")
def test_R6_4_the_first_door_of_a_building_brings_zombies_into_its_dark_zones() -> None:
    table = Table()
    table.survivor("s1", "8R.A", "crowbar")
    table.s.zombie_deck.cards = ["001", "019"]
    table.turn().act("s1", "door", "8R:13-12")
    zones = [each["zone"] for each in table.told("zombie-card")]
    assert len(zones) == len(table.s.ground.dark_rooms("8R:13-12")) > 1


@states("C8")
def test_break_in_needs_no_tool_and_opens_one_door_for_nothing() -> None:
    table = Table()
    table["s1"].at = NEXT
    table.skilled("s1", "break_in")
    table.turn().act("s1", "door", "8R:13-12")
    assert table.left() == 3 and NEXT not in table.s.noise


@states("R11", "A7")
def test_force_door_costs_two_actions_and_two_noise() -> None:
    table = Table(force_door="on")
    table["s1"].at = NEXT
    table.turn().act("s1", "door", "8R:13-12")
    assert table.left() == 1 and table.s.noise[NEXT] == 2


@states("R6.12", "A3", "A4")
def test_R6_12_a_crate_is_taken_among_zombies_and_is_no_search() -> None:
    table = Table()
    table.survivor("s1", "8R.a", "kukri")
    table.top("golden_kukri").zombies("8R.a", 2).turn().act("s1", "take")
    assert "8R.a" not in table.s.crates and table.ask("a", "card").subject == "s1"
    table.reply("s1", "card", "hand")
    assert table["s1"].hands[-1].startswith("golden_kukri") and table["s1"].ap == 0 and table.left() == 2


@states("R11", "R6.12", "A3", "A4")
def test_crates_may_give_adrenaline_or_be_searched() -> None:
    table = Table(crate_ap="5")
    table["s1"].at = "8R.a"
    table.top("nailbat").turn().act("s1", "take")
    assert table["s1"].ap == 5
    table = Table(crate_action="search")
    table["s1"].at = "8R.a"
    table.top("nailbat").turn()
    assert "take" not in table.can("s1") and table.can("s1", "search") == ["place", "crate"]
    table.act("s1", "search", "crate").reply("s1", "card", "bag")
    assert "search" not in table.can("s1") and table["s1"].bag == ["nailbat#1"]


@states("R9.3", "A22")
def test_R9_3_whoever_was_knocked_out_is_taken() -> None:
    table = Table()
    table["s2"].standing, table["s2"].health, table["s2"].fell = "down", 0, 2
    table.turn().act("s1", "take")
    assert table["s2"].standing == "saved" and not table["s2"].at


def test_a_word_that_is_not_offered_changes_nothing() -> None:
    table = Table().turn()
    with pytest.raises(Illegal):
        table.act("s1", "attack", "melee:nothing@8R.C")
    assert table.left() == 3 and not table.s.find(Volley)


@states("D7")
def test_D7_an_absent_survivor_fights_searches_or_ends_and_reads_no_card() -> None:
    table = Table()
    table.survivor("s1", STREET, "machete")
    table.zombies(STREET, 1).turn()
    assert table.usual("s1", "act")[0] == "attack" and "plain" in table.usual("s1", "act")
    table = Table()
    table["s1"].at = "2R.A"
    assert table.turn().can("s1", "take") == [] and table.usual("s1", "act") == ["done"]
    table = Table()
    table["s1"].at = "8R.d"
    assert table.turn().usual("s1", "act") == ["search"]
    table = Table(idle="pass")
    table["s1"].at = "8R.d"
    assert table.turn().usual("s1", "act") == ["done"]


@states("D7")
@pytest.mark.parametrize("idle", ["policy", "pass"])
def test_D7_a_mission_whose_players_are_all_away_comes_to_an_end(idle: str) -> None:
    """Mission 7 begins where no zombie comes."""
    table = Table("m7", idle=idle)
    table.s, _ = game().set_up(table.s.settings, ["a"], "away")
    while not table.s.over:
        assert table.s.round < 2 * safe.LATE
        decision = table.ask(*table.open()[0])
        table.send("a", decision.id, *default(decision))
    assert table.s.round >= safe.LATE


# What binds all of it together


@states("R2.4", "R2.6", "R4.13", "R4.15")
def test_R2_4_corridors_are_streets_and_nothing_that_stands_about_blocks() -> None:
    table = Table("m6")
    table["s1"].at = next(each.id for each in table.s.city.zones.values() if each.kind == "corridor")
    assert "search" not in table.turn().can("s1")
    table = Table()
    seen, walks = dict(table.s.ground.visible("6R.A")), table.s.ground.neighbours("6R.A")
    table["s2"].at = "6R.B"
    table.zombies("6R.B", 9)
    assert table.s.humvees == ["6R.B"] and dict(table.s.ground.visible("6R.A")) == seen and "6R.D" in seen
    assert table.s.ground.neighbours("6R.A") == walks and "6R.B" in walks


@states("R12.7")
def test_R12_7_companions_leave_with_their_leader() -> None:
    table = Table("m4")
    table.survivor("s1", "11V.E")
    companions.join(table.s, "taylor", table["s1"])
    table.turn().act("s1", "done").reply("s1", "leave", "yes")
    taylor = table.s.companions["taylor"]
    assert not taylor.at and not taylor.lost and taylor.leader == "s1" and not table.s.with_them("11V.E")


@states("R1.4", "D1")
def test_D1_survivors_are_dealt_as_agreed_and_all_win_together() -> None:
    plans = {"b": {"figures": ("s1", "s2")}}
    settings = ZombicideSettings.model_validate({"mode": "single", "mission": "m2", "seats": plans})
    table = Table()
    table.s, _ = game().set_up(settings, ["a", "b", "c"], "one")
    assert table.s.crews == {"a": ["s3", "s5"], "b": ["s1", "s2"], "c": ["s4", "s6"]}
    table.reply("s2", "jack", "hoard")
    table.s.objectives = dict.fromkeys(table.s.objectives, "gone")
    table.act(table.s.crews[table.s.holder][0], "noise")
    assert table.s.result and table.s.result.winners == ["a", "b", "c"]


@states("R5.9", "D8")
def test_E10_a_night_with_a_light() -> None:
    table = Table().night().opened("7V:33-23")
    mindy = table.survivor("s5", "7V.A", "shotgun", "flashlight", ap=7)
    for each in ("s1", "s2", "s3", "s4", "s6"):
        table[each].standing, table[each].at = "saved", ""
    assert mindy.who == "mindy"
    table.zombies(STREET, 0, 1).zombies("7V.B", 2).zombies("1R.A", 1).turn("s5")
    table.force(4, 1).act("s5", "attack", f"ranged:shotgun#1@{STREET}", "plain", "light")
    assert not table.s.threats(STREET) and table.left("s5") == 3
    table.act("s5", "move", "7V.C").reply("s5", "beam", "7V.B")
    table.force(4, 1).act("s5", "attack", "ranged:shotgun#1@7V.B", "plain")
    assert table.s.count("walker", "7V.B") == 1
    table.act("s5", "move", "7V.D").reply("s5", "beam", "7V.d")
    assert mindy.acted and table.s.lit == {"7V.D", "7V.d"}
    table.start(LightCheck())
    assert table.s.horde == {"7V.C": {"walker": 1}, "1R.A": {"walker": 1}}


def test_who_stands_among_most_zombies_had_better_be_looked_at_first() -> None:
    table = Table("m2", seats=2)
    asked = ["s1", "s2", "s3"]
    assert game().foremost(table.s, asked) == "", "nobody is beset"
    for who, zone, zombies in (("s1", "8R.A", 1), ("s2", "8R.B", 3), ("s3", "8R.C", 0)):
        table[who].at = zone
        table.zombies(zone, zombies)
    assert game().foremost(table.s, asked) == "s2"
    assert game().foremost(table.s, ["s1"]) == "", "there is no choice"
    table.turn("s1")
    assert game().foremost(table.s, asked) == "", "whoever has begun goes on"
