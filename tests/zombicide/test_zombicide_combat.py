"""Combat, adrenaline and experience, rule by rule (R3.7, R3.8, R5.4-R5.11, R8, R10.2-R10.7)."""

from __future__ import annotations

from functools import partial

import pytest
from completeness import states
from zombicide.armed import BREAK, FAR, HERE, NEXT, armed, attack
from zombicide.table import Table

from engine.core.errors import Illegal
from engine.games.zombicide.deeds.hits import share
from engine.games.zombicide.deeds.weapons import Arm, Attack, Risk, arms, profile, targets
from engine.games.zombicide.party.sight import visible
from engine.games.zombicide.phases.turn import MENU


def numbers(table: Table, arm: Arm, zone: str = HERE, risk: Risk = "plain", light: bool = False) -> tuple[int, ...]:
    return tuple(profile(table.s, table["s1"], Attack(arm, zone, risk, light)))


# The examples of the rulebook


def test_E1_a_bat_with_risk() -> None:
    table = armed("baseball_bat", who="justin").zombies(HERE, 3).turn().force(5, 1, 4)
    attack(table, "melee:baseball_bat", "risk")
    assert table.s.count("walker", HERE) == 1 and table["s1"].ap == 2 and table["s1"].hands == ["baseball_bat#1"]


def test_E2_a_break_discards_after_the_hits() -> None:
    table = armed("shotgun").zombies(NEXT, 4).turn().force(4, 6, 5, BREAK)
    attack(table, "ranged:shotgun", "risk")
    assert table.s.count("walker", NEXT) == 1 and table["s1"].ap == 3 and "shotgun#1" in table.s.discards["eq"]


@states("R8.3", "D10", "A9")
def test_E3_one_break_takes_one_of_a_pair() -> None:
    table = armed("katana", "katana").zombies(HERE, 6).turn().force(4, 5, 2, 1, 4, 6, 5, BREAK)
    attack(table, "melee:katana#1+katana#2", "risk")
    assert table.s.count("walker", HERE) == 1 and table.can("s1", kind="breaks") == ["lose:katana#1", "lose:katana#2"]
    assert table.usual("s1", "breaks") == ["lose:katana#2"]
    table.reply("s1", "breaks", "lose:katana#1")
    assert table["s1"].hands == ["katana#2"]


@states("R8.12", "R8.13", "D9")
def test_E4_ammunition_rolls_ordinary_dice_only_and_two_breaks_take_both() -> None:
    table = armed("uzi", "uzi", "plenty_of_bullets").zombies(NEXT, 9).turn()
    table.force(5, 1, 2, 3, 4, 4, 6, 5, 2, BREAK, BREAK, BREAK)
    attack(table, "ranged:uzi#1+uzi#2", "risk")
    assert table.can("s1", kind="roll") == ["go", "ammo:plenty_of_bullets#1"]
    table.force(5, 5, 5, 5, 5, 5).reply("s1", "roll", "ammo:plenty_of_bullets#1")
    assert table.s.count("walker", NEXT) == 9 - 6 - 2 and not table["s1"].hands and table["s1"].bag


@states("R5.3", "R5.4", "R5.8", "R5.11", "R8.13", "D8", "A15")
def test_E6_E7_a_shot_with_light_has_its_printed_accuracy_for_all() -> None:
    table = armed("shotgun", "flashlight", who="anton").zombies(NEXT, 0, 0, 2).night()
    table.survivor("s2", "7V.C", "sniper_rifle")
    gun, rifle = arms(table.s, table["s1"])[0], arms(table.s, table["s2"])[0]
    assert numbers(table, gun, NEXT)[2] == 6 and numbers(table, gun, NEXT, light=True)[2] == 4
    assert NEXT not in visible(table.s, "7V.C", table["s2"]) and targets(table.s, table["s2"], rifle) == []
    table.turn().force(4, 1)
    attack(table, "ranged:shotgun", "plain", "light")
    assert table.s.lit == {HERE, NEXT} and table.s.count("runner", NEXT) == 1
    assert targets(table.s, table["s2"], rifle) == [NEXT]
    shot = profile(table.s, table["s2"], Attack(rifle, NEXT))
    assert shot.accuracy == 3


@states("R5.11", "E33")
def test_E33_the_light_turns_to_the_target() -> None:
    table = armed("shotgun", "flashlight").zombies(NEXT, 1).night()
    table["s1"].lit, table["s1"].beam = True, "8R.D"
    table.turn().force(1, 4)
    attack(table, "ranged:shotgun")
    assert table.s.lit == {HERE, NEXT} and not table.s.threats(NEXT)


@states("R5.7", "R5.11", "I12")
def test_R5_11_a_target_on_the_tank_is_lit() -> None:
    table = Table("m4").zombies("10V.T", 1).night()
    table.survivor("s1", "10V.E", "shotgun", "flashlight")
    table["s1"].lit = True
    table.turn().force(1, 1)
    attack(table, "ranged:shotgun")
    assert table["s1"].beam == "10V.T" and "10V.T" in table.s.lit
    table.sound()


@states("R5.4", "R5.5", "C8", "A14")
def test_R5_4_night_fighters_and_night_vision() -> None:
    table = armed("shotgun", "katana").zombies(NEXT, 1).zombies(HERE, 1).night()
    blade, gun = sorted(arms(table.s, table["s1"]))
    assert numbers(table, gun, NEXT)[2] == 6 and numbers(table, blade)[2] == 4
    table.skilled("s1", "night_fighter")
    assert numbers(table, gun, NEXT)[2] == 5
    table.skilled("s1", "night_vision")
    assert numbers(table, gun, NEXT)[2] == 4


@states("R8.19")
def test_R8_19_dark_zones_are_hard_to_hit_without_a_light() -> None:
    table = armed("shotgun", at="8R.A", dark_sight="on").opened("8R:13-12").zombies("8R.b", 1)
    gun = arms(table.s, table["s1"])[0]
    assert numbers(table, gun, "8R.b")[2] == 6
    table.carry("s1", "flashlight")
    assert numbers(table, gun, "8R.b")[2] == 4


def test_E16_damage_1_never_gets_past_a_fatty() -> None:
    table = armed("uzi").zombies(NEXT, 2, 1).turn().force(5, 5, 5)
    attack(table, "ranged:uzi")
    assert table.s.threats(NEXT) == 3 and table["s1"].ap == 0


@states("R8.7", "R8.9", "C8")
def test_E17_an_abomination_absorbs_what_fatties_leave() -> None:
    table = Table().zombies(NEXT, 1, 2, 0, "patient0")
    there = {"walker": 1, "fatty": 2, "patient0": 1}
    assert share(table.s, there, 4, 2, freely=False).certain == {"fatty": 2}
    free = share(table.s, there, 4, 2, freely=True)
    assert free.certain == {"walker": 1, "fatty": 2}
    assert share(table.s, there, 3, 3, freely=False) == ({"fatty": 2, "patient0": 1}, {}, 0)
    assert share(table.s, there, 2, 3, freely=False) == ({}, {"fatty": 2, "patient0": 1}, 2)


@states("C4", "R8.7")
def test_the_abominacop_comes_before_all_others() -> None:
    table = Table().zombies(NEXT, 1, 0, 0, "abominacop")
    there = {"walker": 1, "abominacop": 1}
    assert share(table.s, there, 2, 1, freely=False).certain == {}
    assert share(table.s, there, 2, 3, freely=False).certain == {"abominacop": 1, "walker": 1}


@states("R8.8")
def test_E18_misses_hit_friends() -> None:
    table = armed("uzi").zombies(NEXT, 1)
    table.survivor("s2", NEXT)
    table.turn().force(6, 2, 2)
    attack(table, "ranged:uzi")
    assert not table.s.threats(NEXT) and table["s2"].health == 1 and table["s1"].health == 3


@states("R8.8", "C8")
def test_R8_8_whom_friendly_fire_spares() -> None:
    for skill, figure in (("low_profile", "s2"), ("steady_hand", "s1"), ("sniper", "s1")):
        table = armed("uzi").zombies(NEXT, 1)
        table.survivor("s2", NEXT)
        table.skilled(figure, skill)
        table.turn().force(6, 2, 2)
        attack(table, "ranged:uzi")
        if skill == "steady_hand":
            table.reply("s1", "steady", *table.usual("s1", "steady"))
        assert table["s2"].health == 3, skill
    table = armed("machete").zombies(HERE, 1)
    table.survivor("s2", HERE)
    attack(table.turn().force(1), "melee:machete")
    assert table["s2"].health == 3


@states("R8.8", "C8")
def test_R8_8_a_steady_hand_says_whom_its_misses_pass_by() -> None:
    table = armed("uzi").zombies(NEXT, 1)
    table.survivor("s2", NEXT)
    table.survivor("s3", NEXT)
    table.skilled("s1", "steady_hand")
    table.turn().force(6, 2, 2)
    attack(table, "ranged:uzi")
    assert table.open() == [("a", "steady")] and table.usual("s1", "steady") == ["s2,s3"]
    table.reply("s1", "steady", "s2")
    assert [table[each].health for each in ("s2", "s3")] == [3, 1], "who was not named is hit by both"


@states("R8.8", "C8")
def test_R8_8_where_a_steady_hand_misses_nobody_it_is_not_asked() -> None:
    for faces, spared in (((6, 6, 6), ""), ((6, 2, 2), "low_profile")):
        table = armed("uzi").zombies(NEXT, 3)
        table.survivor("s2", NEXT)
        table.skilled("s1", "steady_hand")
        table.skilled("s2", *([spared] if spared else []))
        table.turn().force(*faces)
        attack(table, "ranged:uzi")
        assert table["s2"].health == 3 and ("a", "steady") not in table.open()


@states("R8.8", "A10")
def test_a_break_is_a_miss_and_hits_friends_too() -> None:
    table = armed("pistol").zombies(NEXT, 1)
    table.survivor("s2", NEXT)
    table.turn().force(3, BREAK)
    attack(table, "ranged:pistol", "risk")
    assert table["s2"].health == 2


@states("R8.18")
def test_E30_a_pair_of_sawed_offs_makes_one_noise_and_is_reloaded_at_once() -> None:
    table = armed("sawed_off", "sawed_off").zombies(NEXT, 2, 2).turn().force(1, 1, 1, 1)
    attack(table, "ranged:sawed_off#1+sawed_off#2")
    assert table.s.noise == {HERE: 1} and len(table["s1"].empty) == 2
    assert "attack" not in table.can("s1")
    table.act("s1", "reload")
    assert not table["s1"].empty and table.left() == 1 and "attack" in table.can("s1")


@states("C8", "R8.11", "R8.15")
def test_E31_all_out_gives_dice_only_while_risking() -> None:
    table = armed("uzi", "uzi", who="anton").zombies(NEXT, 1)
    pair = arms(table.s, table["s1"])[0]
    assert numbers(table, pair, NEXT)[:2] == (6, 0) and numbers(table, pair, NEXT, "risk")[:2] == (8, 6)
    table.skilled("s1", "double_risk")
    assert numbers(table, pair, NEXT, "double")[:2] == (8, 12)


# Declaring


@states("R8.1")
def test_R8_1_what_can_be_attacked() -> None:
    table = armed("katana", "sniper_rifle").zombies(HERE, 1).zombies(FAR, 1).zombies("7V.D", 1)
    blade, rifle = sorted(arms(table.s, table["s1"]))
    assert targets(table.s, table["s1"], blade) == [HERE] and targets(table.s, table["s1"], rifle) == [FAR]
    table.skilled("s1", "point_blank", "max_range")
    assert targets(table.s, table["s1"], rifle) == [HERE, FAR]
    table.turn()
    with pytest.raises(Illegal):
        table.act("s1", "attack", f"melee:katana#1@{NEXT}")


@states("C4")
def test_the_hobomination_pacifies() -> None:
    table = armed("katana", "uzi").zombies(HERE, 0, 0, 0, "hobomination")
    assert "attack" not in table.turn().can("s1")


@states("R8.3", "C8")
def test_R8_3_what_is_dual() -> None:
    table = armed("shotgun", "shotgun").zombies(NEXT, 1)
    assert [len(each.copies) for each in arms(table.s, table["s1"])] == [1]
    table.skilled("s1", "gunslinger")
    assert [len(each.copies) for each in arms(table.s, table["s1"])] == [2, 1]
    table = armed("crowbar", "crowbar_s")
    table.skilled("s1", "ambidextrous")
    assert len(arms(table.s, table["s1"])[0].copies) == 2


@states("R8.2", "C8")
def test_R8_2_bonuses() -> None:
    table = armed("uzi", "machete").zombies(HERE, 1)
    blade, gun = sorted(arms(table.s, table["s1"]))
    assert numbers(table, blade) == (1, 0, 3, 2) and numbers(table, gun) == (3, 0, 5, 1)
    table.skilled("s1", "die_combat", "roll_melee", "roll_combat", "dmg_ranged", "ranged_dmg2", "super_strength")
    assert numbers(table, blade) == (2, 0, 2, 3) and numbers(table, gun) == (4, 0, 4, 3)


@states("R8.4", "C1")
def test_R8_4_a_hybrid_is_silent_in_melee() -> None:
    table = armed("gunblade").zombies(HERE, 1).turn().force(6, 1, 1, 1)
    attack(table, "melee:gunblade")
    assert not table.s.noise and not table.s.threats(HERE)
    table = armed("mas_shotgun").zombies(HERE, 1).turn().force(6, 1, 1)
    attack(table, "ranged:mas_shotgun")
    assert table.s.noise == {HERE: 1} and table["s1"].empty == ["mas_shotgun#1"]
    assert {arm.how for arm in arms(table.s, table["s1"])} == {"melee"}


@states("R8.15", "R3.10")
def test_R8_15_an_all_out_action_needs_risk() -> None:
    table = armed("katana", who="mindy").zombies(HERE, 9).turn()
    label = partial(MENU.deeds["attack"].label, table.s, table["s1"])
    assert label().key == "zombicide-do-attack" and label().args == {"n": 1}
    for _ in range(3):
        table.act("s1", "noise")
    assert label().key == "zombicide-do-attack-risk", "no Action is left that could be its price"
    assert table.can("s1") == ["attack", "done"] and table.can("s1", "attack", "melee:katana#1@8R.C") == []
    table.force(1, 1, 2, 2)
    attack(table, "melee:katana")
    assert table["s1"].acted and table.told("rolls-attack")
    table = armed("katana", who="mindy").zombies(HERE, 9).turn().force(1, 1, 2, 2)
    attack(table, "melee:katana", "risk")
    assert table.left() == 3


@states("R8.10", "R11")
def test_without_advanced_items_nothing_is_risked() -> None:
    table = armed("katana", who="mindy", advanced_items="off").zombies(HERE, 9).turn().force(1, 1)
    attack(table, "melee:katana")
    assert table.left() == 2 and not table.told("rolls-attack")[0].get("risk")


@states("R3.10", "C8")
def test_R3_10_the_narrowest_skill_pays_first() -> None:
    table = armed("katana").zombies(HERE, 9)
    table.skilled("s1", "free_combat", "free_melee")
    table.turn()
    for used in (["free_melee"], ["free_melee", "free_combat"]):
        table.force(1, 1)
        attack(table, "melee:katana")
        turn = table.s.stack[-1]
        assert turn.skills == used and table.left() == 3
        assert MENU.deeds["attack"].price(table.s, table["s1"]) == len(used) - 1, "as the menu says for the next one"
