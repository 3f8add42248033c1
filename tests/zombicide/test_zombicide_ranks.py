"""Levels, experience and what is chosen with them (R3.7, R3.8, R10)."""

from __future__ import annotations

from completeness import states
from zombicide.table import Table

from engine.games.zombicide.party import ranks


@states("R3.7", "R3.8", "D14")
def test_R3_8_levels_bring_skills_in_order() -> None:
    table = Table().turn()
    survivor = table["s1"]
    survivor.who = "amy"
    ranks.gain(table.s, survivor, 43)
    table.resume()
    assert survivor.level == "red" and table.can("s1", kind="skill") == ["free_melee", "free_ranged"]
    assert table.usual("s1", "skill") == ["free_melee"]
    table.reply("s1", "skill", "free_ranged")
    assert table.can("s1", kind="skill") == ["die_combat", "roll_combat", "medic"]
    table.reply("s1", "skill", "medic")
    assert survivor.skills == ["free_ranged", "medic"] and survivor.ap == 43


@states("R10.14")
def test_R10_14_what_is_owned_is_not_offered() -> None:
    table = Table().turn()
    table["s6"].sheet.skills.append("night_fighter")
    ranks.gain(table.s, table["s6"], 19)
    table.resume()
    assert table["s6"].skills == ["free_search"] and table.open() == [("a", "act")]
    assert "destiny" not in ranks.campaign_skills(table.s, table["s6"])


@states("R11", "C8")
def test_ultrared_goes_round_and_stays_red() -> None:
    table = Table(ultrared="on").turn()
    survivor = table["s1"]
    survivor.who, survivor.ap, survivor.skills = "amy", 42, ["free_melee"]
    ranks.gain(table.s, survivor, 1)
    table.resume()
    assert table.can("s1", kind="skill") == ["die_combat", "roll_combat", "medic"], "Red as ever"
    table.reply("s1", "skill", "medic")
    assert survivor.ap == 0 and survivor.level == "red"
    ranks.gain(table.s, survivor, 20)
    table.resume()
    assert table.can("s1", kind="skill") == ["free_ranged", "die_combat", "roll_combat"]
    table.reply("s1", "skill", "free_ranged")
    survivor.skills += ["die_combat", "roll_combat"]
    ranks.gain(table.s, survivor, 23)
    table.resume()
    assert "tactician" in table.can("s1", kind="skill") and "ao" not in table.can("s1", kind="skill")


@states("R10.2", "R10.3", "R10.5", "D15", "E11")
def test_E11_E32_experience_of_levels_and_its_rewards() -> None:
    table = Table(mode="campaign").turn()
    survivor = table["s3"]
    assert survivor.who == "anton"
    survivor.sheet.cxp = 4
    ranks.gain(table.s, survivor, 43)
    table.resume()
    assert survivor.sheet.cxp == 6
    table.reply("s3", "skill", "free_ranged").reply("s3", "skill", "double_risk")
    assert table.usual("s3", "reward") == ["bonus"] and len(table.can("s3", kind="reward")) == 15
    table.reply("s3", "reward", "lifesaver")
    assert survivor.sheet.skills == ["lifesaver"] and survivor.skills == ["free_ranged", "double_risk"]
    ranks.gain(table.s, survivor, 5)
    assert survivor.sheet.cxp == 6


@states("R10.2")
def test_R10_2_each_level_counts_once_in_a_mission() -> None:
    table = Table().turn()
    survivor = table["s1"]
    survivor.orange, survivor.ap = True, 18
    ranks.gain(table.s, survivor, 1)
    assert survivor.level == "orange" and survivor.sheet.cxp == 0
    ranks.gain(table.s, survivor, 43 - survivor.ap)
    assert survivor.level == "red" and survivor.red and survivor.sheet.cxp == 1


@states("R10.2", "R10.6", "A33")
def test_R10_6_what_is_left_to_choose() -> None:
    table = Table(mode="campaign").turn()
    survivor = table["s1"]
    survivor.sheet.cxp, survivor.sheet.bonus = 19, 7
    ranks.cxp(table.s, survivor, 3)
    table.resume()
    assert survivor.sheet.cxp == 20 and "bonus" not in table.can("s1", kind="reward")
    table = Table(mode="campaign").turn()
    table["s1"].sheet.skills = list(table.s.data.campaign_skills)
    ranks.cxp(table.s, table["s1"], 2)
    table.resume()
    assert table.can("s1", kind="reward") == ["bonus"]


@states("R10.2")
def test_a_single_mission_counts_experience_for_nothing() -> None:
    table = Table().turn()
    ranks.cxp(table.s, table["s1"], 2)
    table.resume()
    assert table["s1"].sheet.cxp == 2 and table.open() == [("a", "act")]


def test_R10_7_what_works_at_the_start_waits_for_the_next_mission() -> None:
    table = Table(mode="campaign").turn()
    ranks.cxp(table.s, table["s1"], 2)
    table.resume().reply("s1", "reward", "start_ap2")
    assert table["s1"].sheet.skills == ["start_ap2"] and table["s1"].ap == 0
