"""How missions are won and lost (R9.6-R9.12), and what is special in each of the ten (M1-M10)."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from completeness import states
from zombicide.box import box
from zombicide.table import Table

from engine.core.state import End
from engine.games.zombicide import mission_rules
from engine.games.zombicide.dead.horde import kill, remove
from engine.games.zombicide.party import harm, ranks, verdict
from engine.games.zombicide.party.chronicle import are_open
from engine.games.zombicide.party.harm import Hurt
from engine.games.zombicide.phases.match import Match, unknown
from engine.games.zombicide.phases.zombie_phase import LONGEST, PATIENCE, WARNED, EndPhase
from engine.games.zombicide.state import Companion


def judged(table: Table) -> str:
    """What is decided now, if anything."""
    with suppress(End):
        verdict.judge(table.s)
    return table.s.verdict


def leave(table: Table, *figures: str) -> None:
    """These survivors have left by the exit, with whom they lead."""
    for figure in figures:
        table[figure].standing, table[figure].at = "left", ""


def all_cards(table: Table) -> None:
    for id, card in table.s.mission.cards.items():
        if card.kind != "clock":
            table.s.objectives[id] = "gone"


# Winning


def test_R9_6_M1_both_goals_are_needed() -> None:
    table = Table("m1")
    all_cards(table)
    assert not judged(table)
    doors = box().missions["m1"].doors["DINER"].doors
    table.opened(*doors[:3])
    assert not judged(table) and not are_open(table.s, "DINER")
    table.opened(doors[3])
    assert judged(table) == "won"


@states("A25")
def test_R9_6_M3_the_clock_card_is_no_goal() -> None:
    table = Table("m3")
    all_cards(table)
    assert judged(table) == "won" and table.s.objectives["m3-7"] == "gone", "it is read as an epilogue"
    assert table.s.run.events[0].message.args["story"].key == "zombicide-objective-m3-7-story"
    assert not table.s.noise and not table["s1"].ap, "without effect"


@pytest.mark.parametrize(
    ("mission", "goal"),
    [("m5", "SHELTER"), ("m6", "ENTRANCE"), ("m7", "KEY_CARD"), ("m8", "POWER"), ("m9", "BUNKER")],
)
def test_R9_6_goals_of_cards(mission: str, goal: str) -> None:
    table = Table(mission)
    assert not judged(table)
    table.s.goals.append(goal)
    assert judged(table) == "won"


@states("A23")
def test_R9_6_an_instant_victory_saves_those_who_lie_there() -> None:
    table = Table("m9")
    table.start(Hurt(wounds={"s1": 3}))
    table.s.goals.append("BUNKER")
    assert judged(table) == "won" and table["s1"].standing == "saved"


@states("A23")
def test_R9_6_in_an_exit_mission_they_die() -> None:
    table = Table("m4")
    table.start(Hurt(wounds={"s1": 3}))
    table.s.goals.append("LIGHT_OFF")
    leave(table, "s2", "s3", "s4", "s5", "s6")
    assert judged(table) == "won" and table["s1"].standing == "dead"


def test_the_winners_are_all_players() -> None:
    table = Table("m9", seats=3)
    table.s.goals.append("BUNKER")
    with pytest.raises(End) as end:
        verdict.judge(table.s)
    assert end.value.result.winners == ["a", "b", "c"]


def test_at_the_end_everybody_hears_who_of_theirs_lives() -> None:
    table = Table("m9", seats=3)
    table[table.s.crews["a"][0]].standing = "down"
    table[table.s.crews["b"][0]].standing = "dead"
    table.s.credit("b", "kills", 4)
    found = [(each.seat, each.text.args["n"], each.text.args["kills"]) for each in verdict.standings(table.s)]
    assert found == [("c", 2, 0), ("b", 1, 4), ("a", 1, 0)]


# Losing


def fallen(table: Table, *figures: str) -> None:
    for figure in figures:
        harm.knock_out(table.s, table[figure])


def test_R9_7_R9_10_the_last_one_falls_and_the_campaign_is_lost() -> None:
    table = Table("m2")
    fallen(table, "s1", "s2", "s3", "s4", "s5")
    harm.save(table.s, table["s1"])
    assert not judged(table)
    fallen(table, "s6")
    assert judged(table) == "fallen", "one who was taken counts as knocked out"


def test_R9_10_victory_goes_first() -> None:
    table = Table("m9")
    fallen(table, *table.s.survivors)
    table.s.goals.append("BUNKER")
    assert judged(table) == "won"


def test_R9_11_the_last_one_leaves_with_or_without_the_other_goals() -> None:
    table = Table("m4")
    leave(table, *table.s.survivors)
    assert judged(table) == "lost"
    table = Table("m4")
    table.s.goals.append("LIGHT_OFF")
    leave(table, "s1", "s2")
    assert not judged(table)
    fallen(table, "s3", "s4", "s5", "s6")
    assert judged(table) == "won"


@states("A43")
def test_M4_4_whether_leaving_would_lose_it() -> None:
    table = Table("m4")
    assert not verdict.would_lose(table.s, "s1")
    leave(table, "s2", "s3", "s4", "s5", "s6")
    assert verdict.would_lose(table.s, "s1")
    table.s.goals.append("LIGHT_OFF")
    assert not verdict.would_lose(table.s, "s1")


def test_M4_4_R9_11_nor_does_it_when_the_president_has_left_with_another() -> None:
    table = escape(president="s2")
    leave(table, "s2", "s3", "s4", "s5", "s6")
    assert not verdict.would_lose(table.s, "s1")
    table.s.companions["president"].leader = ""
    assert verdict.would_lose(table.s, "s1")


def escape(**leaders: str) -> Table:
    table = Table("m10")
    table.s.companions = {name: Companion(leader=leader, at="11V.F") for name, leader in leaders.items()}
    return table


def test_M4_5_who_has_left_takes_no_further_part_nor_do_companions() -> None:
    table = escape(president="s1")
    before = table.s.loud["11V.F"]
    leave(table, "s1")
    assert table.s.loud["11V.F"] == before - 2 and "s1" not in [each.id for each in table.s.standing]
    assert not judged(table) and table.s.companions["president"].leader == "s1"


def test_M10_2_R12_6_the_president_lost_is_the_mission_lost_taylor_is_not() -> None:
    table = escape(president="s1", taylor="s2")
    harm.eliminate(table.s, "taylor")
    assert not judged(table)
    harm.eliminate(table.s, "president")
    assert judged(table) == "lost"


def test_R9_11_E37_a_companion_left_alone_counts_as_lost() -> None:
    table = escape(president="s1", taylor="s2")
    fallen(table, "s1")
    assert table.s.alone("11V.F") == ["president"]
    leave(table, "s2", "s3", "s4", "s5", "s6")
    assert judged(table) == "lost"
    table = escape(president="s2", taylor="s1")
    fallen(table, "s1")
    leave(table, "s2", "s3", "s4", "s5", "s6")
    assert judged(table) == "won" and table.s.companions["taylor"].lost


def test_R9_12_conceding_is_a_lost_mission_not_a_lost_campaign() -> None:
    table = Table("m2", mode="campaign")
    verdict.decided(table.s, "lost")
    assert table.s.verdict == "lost" and table.game.campaign.outcome(table.s) is None


# What is special


def test_M1_1_one_survivor_in_each_start_zone() -> None:
    assert sorted(each.at for each in Table("m1").s.survivors.values()) == sorted(box().missions["m1"].start)


def test_M1_2_M2_1_noise_that_stays() -> None:
    assert Table("m1").s.loud["4R.A"] == 6 and Table("m2").s.loud["2R.D"] == 6


@states("A42")
def test_M1_4_M1_5_no_search_and_no_crate_while_a_card_lies_there() -> None:
    s = Table("m1").s
    assert not mission_rules.can_search(s, "5R.a") and mission_rules.guarded(s, "5R.a")
    s.objectives["m1-5"] = "up"
    assert not mission_rules.can_search(s, "5R.a"), "face up it lies there all the same"
    s.objectives["m1-5"] = "gone"
    assert mission_rules.can_search(s, "5R.a") and not mission_rules.guarded(s, "5R.a")
    s.objectives["m1-2"] = "gone"
    assert not mission_rules.can_search(s, "7R.D")
    s.objectives["m1-6"] = "gone"
    assert mission_rules.can_search(s, "7R.D")


def test_M3_1_a_building_is_entered_by_its_card_door() -> None:
    s = Table("m3").s
    entrance = "6V:11-21"
    others = [each for each, door in s.city.doors.items() if door.building == s.city.doors[entrance].building]
    assert len(others) > 1 and [each for each in others if each in mission_rules.openable(s)] == [entrance]
    s.open.append(entrance)
    assert mission_rules.openable(s).issuperset({*others} - {entrance})
    closed = [each for each, door in s.city.doors.items() if door.building not in s.city.entrances]
    assert closed and not any(each in mission_rules.openable(s) for each in closed)


def test_M5_1_M6_1_coloured_doors() -> None:
    s = Table("m5").s
    blue, red = "13V:33-23", "10R:33-32"
    assert blue not in mission_rules.openable(s)
    s.unlocked.append("blue")
    assert blue in mission_rules.openable(s) and red not in mission_rules.openable(s)
    assert "13R:13-12" not in mission_rules.openable(Table("m6").s)


@pytest.mark.parametrize("known", [False, True])
@states("A44")
def test_M7_1_M7_2_tunnel_and_light(known: bool) -> None:
    s = Table("m7", achievements="all" if known else "none").s
    assert ("13V:33-23" in s.open) == known
    assert ("11R.d" in s.ground.neighbours("13V.d")) == known
    assert any(each.zone == "12R.D" for each in s.spawns) == known
    assert known or "13V:33-23" not in mission_rules.openable(s)


@states("A44")
def test_M8_2_M8_4_the_open_door_and_the_tunnel() -> None:
    s = Table("m8", achievements="all").s
    assert "14V:11-21" in s.open and "15V:13-23" not in mission_rules.openable(s)
    assert "13V:33-23" in mission_rules.openable(s) and "11R.d" not in s.ground.neighbours("13V.d")
    s.open += ["13V:33-23", "11R:33-32"]
    assert "11R.d" in s.ground.neighbours("13V.d")
    assert "13V:33-23" not in mission_rules.openable(Table("m8").s)


def test_M9_2_nothing_is_taken_before_the_entrance_was_read() -> None:
    table = Table("m9")
    table["s1"].at = "10R.a"
    assert mission_rules.here(table.s, table["s1"]) == []
    table.s.objectives["m9-13"] = "up"
    assert mission_rules.here(table.s, table["s1"]) == ["m9-10"]
    table["s1"].at = "13R.b"
    assert mission_rules.here(table.s, table["s1"]) == ["m9-13"]


# The hunt of mission 7


def hunt(**options: Any) -> Table:
    table = Table("m7", **options)
    table.zombies("10R.C", 0, 0, 0, "patient0")
    return table


def test_M7_3_killed_abominations_earn_notes_in_order() -> None:
    table = hunt()
    kill(table.s, "10R.C", "patient0")
    table.s.abomination_discard.remove("patient0")
    table.s.abominations["patient0"] = "10R.C"
    kill(table.s, "10R.C", "patient0")
    assert table.s.trophies == ["m7-n1", "m7-n2"]


@states("A27")
def test_M7_5_fire_earns_none_and_what_was_read_comes_next_again() -> None:
    table = hunt()
    table.s.bound["patient0"] = "m7-n1"
    kill(table.s, "10R.C", "patient0", fire=True)
    assert not table.s.trophies and not table.s.bound
    table.s.abomination_discard.remove("patient0")
    table.s.abominations["patient0"] = "10R.C"
    kill(table.s, "10R.C", "patient0")
    assert table.s.trophies == ["m7-n1"]


@states("A46")
def test_M7_5_E36_the_carrier_must_not_burn() -> None:
    table = hunt()
    assert mission_rules.can_burn(table.s, "10R.C")
    table.s.notes = ["m7-n1", "m7-n2"]
    assert not mission_rules.can_burn(table.s, "10R.C"), "it can only be the carrier"
    table.s.notes = ["m7-n1"]
    table.s.bound["patient0"] = "m7-n3"
    assert not mission_rules.can_burn(table.s, "10R.C")
    table.s.bound["patient0"] = "m7-n2"
    assert mission_rules.can_burn(table.s, "10R.C") and mission_rules.can_burn(table.s, "10R.A")


def test_M7_4_D24_E29_who_knows_reads_the_note_on_sight() -> None:
    table = hunt()
    table["s2"].sheet.achievements.append("PRAETORIAN")
    for survivor in table.s.survivors.values():
        survivor.at = "12R.A"
    assert unknown(table.s) == []
    table["s1"].at = "10R.C"
    assert unknown(table.s) == ["patient0"]
    asks = [each for each in Match().always(table.s) if each.kind == "identify"]
    assert [each.seat for each in asks] == [table.s.leader("s2")] and not asks[0].wait
    Match().on_identify(table.s, asks[0], "patient0")
    assert table.s.bound == {"patient0": "m7-n1"} and not table.s.notes, "its effect waits for the kill"
    assert unknown(table.s) == []
    kill(table.s, "10R.C", "patient0")
    assert table.s.trophies == ["m7-n1"] and not table.s.bound


def test_an_abomination_that_is_removed_takes_its_note_along() -> None:
    table = hunt()
    table.s.bound["patient0"] = "m7-n2"
    remove(table.s, "10R.C", "patient0")
    assert not table.s.bound and not table.s.trophies


@pytest.mark.parametrize("deed", ["none", "kill", "search"])
def test_R9_7_a_mission_that_comes_to_nothing_is_given_up(deed: str) -> None:
    table = Table()
    for _ in range(PATIENCE - 1):
        assert table.start(EndPhase()).s.result is None
    if deed == "kill":
        ranks.gain(table.s, table["s1"], 1)
    if deed == "search":
        table.s.credit("a", "searches")
    table.start(EndPhase())
    assert (table.s.result is None) == (deed != "none")
    if deed == "none":
        assert table.s.verdict == "lost" and "given-up" in table.log
    else:
        assert table.s.idle == 0


def test_R9_7_five_rounds_before_it_is_told_that_a_mission_will_be_given_up() -> None:
    table = Table()
    told = {n: table.told("giving-up") for n in range(1, PATIENCE) if table.start(EndPhase())}
    assert [n for n, found in told.items() if found] == [PATIENCE - WARNED], "once"
    (said,) = told[PATIENCE - WARNED]
    assert (said["n"], said["rounds"], said["why"]) == (WARNED, PATIENCE - WARNED, "idle")
    late = Table()
    late.s.round = LONGEST - WARNED
    late.start(EndPhase())
    assert late.told("giving-up")[0]["why"] == "long"


def test_R9_7_no_mission_lasts_for_ever() -> None:
    table = Table()
    table.s.round = LONGEST - 1
    assert table.start(EndPhase()).s.result is None
    table.s.credit("a", "kills")
    assert table.start(EndPhase()).s.verdict == "lost"
