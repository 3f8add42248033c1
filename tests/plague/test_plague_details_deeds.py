"""Attacks, searches and other deeds of Zombie Plague: what a rule says beside its plain case (R10-R17, R26-R29)."""

from __future__ import annotations

import pytest
from plague.box import box
from plague.lone import alone, wish
from plague.table import Table

from engine.core.runner import find
from engine.core.shape import replay
from engine.games.plague.humans.blast import explode
from engine.games.plague.humans.choices import CHOICES, LUCKY, REROLL
from engine.games.plague.humans.harm import kill
from engine.games.plague.state import CAR, Effect
from engine.games.plague.terms import gaps, is_blocked, refuge, weight

# Attacks


def test_R10_3_how_far_and_when_in_fog() -> None:
    table = alone("pistol", "rifle")
    table.zombies("L20", "E17", "X17")
    assert table.can("h1", "attack", "pistol#1") == ["z1"]
    assert set(table.can("h1", "attack", "rifle#1")) == {"z1", "z2"}
    table.hand("fog")
    table.s.effects = [Effect(card=table.s.hand.cards.pop())]
    assert set(table.can("h1", "attack", "rifle#1")) == {"z1"}
    table.s.zombies["z1"].at = "L18"
    assert table.can("h1", "attack", "rifle#1") == ["z1"]


@pytest.mark.parametrize(
    ("character", "weapon", "aimed", "die", "killed"),
    [
        ("cook", "pistol", True, 6, True),
        ("cook", "pistol", False, 6, False),
        ("hunter", "pistol", True, 5, True),
        ("cop", "pistol", False, 6, True),
        ("cop", "pistol", True, 5, True),
        ("cop", "rifle", False, 4, False),
        ("cook", "rifle", True, 4, True),
    ],
)
def test_R12_1_2_6_what_is_added_to_a_shot(character: str, weapon: str, aimed: bool, die: int, killed: bool) -> None:
    table = alone(weapon, character=character)
    table.zombies("L19")
    wish(table, REROLL.name, "never")
    table["h1"].aimed = aimed
    table.force(die).act("h1", "attack", f"{weapon}#1", "z1")
    assert bool(table.s.zombies) != killed


def test_R12_4_which_results_are_rolled_again() -> None:
    for words, die, again in (
        ("on_fail", 1, True),
        ("on_fail", 3, True),
        ("unless_kill", 3, True),
        ("unless_kill", 1, True),
        ("unless_kill", 5, False),
        ("on_fail", 4, False),
        ("never", 1, False),
    ):
        table = alone("bat", at="J13", character="athlete")
        table.zombies("K13")
        wish(table, REROLL.name, words)
        table.force(die, 6).act("h1", "attack", "bat#1", "z1")
        assert (not table.s.dice.forced) == again, (words, die)
        assert table["h1"].rerolled is again


def test_R12_3_only_one_die_in_a_turn_and_only_of_his_own_weapon() -> None:
    table = alone("bat", "axe", at="J13", character="athlete")
    table.zombies("K13")
    table.force(3, 3).act("h1", "attack", "bat#1", "z1")
    table.force(3, 6).act("h1", "attack", "bat#1", "z1")
    assert table.s.dice.forced == ["6"], "once a turn"
    table.force(3, 6).act("h1", "attack", "bat#1", "z1")
    assert table.s.dice.forced == ["6"], "nor the third time"
    table = alone("axe", at="J13", character="athlete")
    table.zombies("K13")
    table.force(2, 6).act("h1", "attack", "axe#1", "z1")
    assert table.s.dice.forced == ["6"], "only the preferred one"


def test_R12_3_an_oops_of_a_firearm_is_not_rolled_again() -> None:
    table = alone("pistol", character="cop")
    table.zombies("L19")
    table.force(1, 6).act("h1", "attack", "pistol#1", "z1")
    assert table.s.dice.forced == ["6"] and table.s.empty == ["pistol#1"]


def test_R12_3_of_several_dice_the_worst_is_rolled_again() -> None:
    table = alone("ak47", character="soldier")
    table.zombies("L19")
    table.force(3, 2, 3, 6).act("h1", "attack", "ak47#1", "z1")
    assert not table.s.zombies and not table.s.dice.forced


def test_R13_throwing() -> None:
    for item, die, left, alive in (
        ("grenade", 1, 2, True),
        ("grenade", 2, 3, True),
        ("grenade", 3, 3, False),
        ("dynamite", 2, 3, False),
        ("molotov", 2, 3, True),
        ("molotov", 3, 3, False),
    ):
        table = alone(item)
        table.zombies("L20")
        table.force(die).act("h1", "attack", f"{item}#1", "L20")
        assert (table.left(), bool(table.s.zombies)) == (left, alive), (item, die)
        assert table.s.discard == [f"{item}#1"] and not table["h1"].cards and not table.s.fires


def test_2_4_a_molotov_lights_a_fire() -> None:
    table = alone("molotov", fire="on")
    table.zombies("L20")
    table.force(3).act("h1", "attack", "molotov#1", "L20")
    assert table.s.fires == ["L20"] and not table.s.zombies
    table = alone("molotov", fire="on")
    table.zombies("A1")
    table.s.fires = ["L20"]
    table.force(3).act("h1", "attack", "molotov#1", "L20")
    assert table.s.fires == ["L20"]


def test_2_4_at_what_things_are_thrown() -> None:
    table = Table(2)
    table.human("h1", "L17", "molotov", "grenade")
    table.human("h2", "L19")
    table.zombies("J17")
    table.begin()
    assert table.can("h1", "attack", "molotov#1")[0] == table.can("h1", "attack", "grenade#1")[0] == "J17"
    bottles, grenades = set(table.can("h1", "attack", "molotov#1")), set(table.can("h1", "attack", "grenade#1"))
    assert "L19" not in bottles and "L19" in grenades, "no bottle at a human"
    assert "K18" in bottles and "M19" not in bottles and "M19" in grenades, "no bottle at a bush"


def test_R10_7_a_spread_shot_may_take_one() -> None:
    table = alone("shotgun")
    table.zombies("L19", "K19", "H17")
    assert table.can("h1", "attack", "shotgun#1", "z1") == ["none", "z2"]
    table.force(5).act("h1", "attack", "shotgun#1", "z1", "none")
    assert list(table.s.zombies) == ["z2", "z3"]


def test_2_6_body_checks() -> None:
    table = alone(at="K11", character="hockey_player")
    table.zombies("J11", "I11")
    assert table.can("h1", "check", "z1") == ["J10", "J12"]
    table.act("h1", "check", "z1", "J12")
    assert table.s.zombies["z1"].at == "J12" and "check" not in table.can("h1")
    assert "check" not in alone(character="hockey_player").can("h1"), "nothing is near"
    table = alone(at="K11")
    table.zombies("J11")
    assert "check" not in table.can("h1")


def test_R13_4_an_explosion_takes_two_lives_of_each_and_the_unconscious_die() -> None:
    table = Table(3, fire="on")
    table.human("h1", "L17")
    table.human("h2", "L18", life=1)
    table.human("h3", CAR)
    explode(table.s, table["h1"], "L18", 1)
    assert (table["h1"].life, table["h2"].life, table["h3"].life) == (2, 0, 4) and not table["h2"].dead
    explode(table.s, table["h1"], "L18", 1)
    assert table["h2"].dead and "h2" in table.s.corpses


# The car, barricades and searching


def test_R16_5_who_can_start_the_engine() -> None:
    table = Table(3).searched()
    for figure in ("h1", "h2", "h3"):
        table.human(figure, CAR)
    table.begin().force(2).act("h1", "ignite")
    assert "ignite" in table.can("h1") and "ignite" not in table.can("h2")
    for field, value in (("running", True), ("exploded", True)):
        setattr(table.s, field, value)
        assert "ignite" not in table.can("h1")
        setattr(table.s, field, False)
    table["h3"].at = "L17"
    assert "ignite" not in table.can("h1")
    table = Table(2, left_behind="lenient").searched()
    table.human("h1", CAR)
    table.human("h2", "L17", life=0)
    assert "ignite" in table.begin().can("h1"), "the unconscious may stay behind"


def test_R16_5_keys_serve_while_whoever_has_them_is_conscious() -> None:
    table = Table(2).searched()
    table.human("h1", CAR)
    table.human("h2", CAR, "keys", life=0)
    table.begin().force(5).act("h1", "ignite")
    assert not table.s.running
    table["h2"].life = 1
    table.force(5).act("h1", "ignite")
    assert table.s.running and table.s.over


def test_R16_7_crawlers_may_weigh_half() -> None:
    for setting, halves, blocked in (("full", 8, True), ("half", 7, False)):
        table = Table(1, crawlers="on", crawler_weight=setting)
        table.zombies("B12", "B13", "C11")
        table.zombies("E12", kind="crawler")
        assert weight(table.s, table.s.zombies.values()) == halves and is_blocked(table.s) == blocked


def test_R15_2_what_a_barricade_costs() -> None:
    for character, cards, prices in (
        ("cook", (), [3, 3]),
        ("carpenter", (), [0, 3]),
        ("cook", ("toolbox",), [0, 3]),
    ):
        table = Table(1, barricade_cost="3")
        table.human("h1", "L15", *cards, character=character)
        table.begin()
        paid: list[int] = []
        for _ in prices:
            table["h1"].spent = 0
            table.act("h1", "build", "L15-L16")
            paid.append(table["h1"].spent)
            table.s.barricades = []
        assert paid == prices
        assert table.s.deeds["a"]["built"] == 2


def test_R14_1_what_a_search_costs() -> None:
    for cost, character, prices in (("3", "bum", [2, 3]), ("1", "bum", [1, 1]), ("2", "cook", [2, 2])):
        table = Table(2, search_cost=cost).top("knife", "hammer")
        table.human("h1", "O5", character=character)
        table.begin()
        for price in prices:
            table["h1"].spent = 0
            known = table.s.known
            table.act("h1", "search", "X1")
            assert table["h1"].spent == price and table.s.known > known + 1
            table.s.searched = {}
        assert table.s.deeds["a"]["searched"] == 2


def test_R27_5_squares_of_the_stairs() -> None:
    assert [at for at in ("bA1", "bB1", "bC1", "bD1", "bA2") if at in box().stairs] == ["bA1", "bB1", "bC1"]


def test_R27_8_the_basement_counts_as_the_house_while_its_door_is_open() -> None:
    table = Table(1, basement="card")
    assert refuge(table.s) == box().house
    table.s.entrance = "X1"
    assert refuge(table.s) == box().house | box().basement
    table.s.barricades = ["basement"]
    assert refuge(table.s) == box().house
    table.s.barricades, table.s.entrance = [], "X6"
    assert refuge(table.s) == box().house, "the entrance in the garage is none of the house"
    assert "D1" not in gaps(table.s) and "L15-L16" in gaps(table.s)


# Luck


@pytest.mark.parametrize(
    ("words", "life", "lucky"), [("1", 4, False), ("1", 2, True), ("0", 2, False), ("0", 1, True), ("never", 1, False)]
)
def test_R21_8_when_the_student_is_lucky(words: str, life: int, lucky: bool) -> None:
    table = Table(2).dark()
    table.human("h1", "L17", character="student", life=life)
    (zombie,) = table.zombies("L18")
    wish(table, LUCKY.name, words)
    table.force(6, 2).attack("h1", zombie)
    assert table["h1"].lucky is lucky and table["h1"].life == life - (not lucky)
    assert table.s.dice.forced == ([] if lucky else ["2"])


def test_R21_8_luck_may_not_help_and_serves_once() -> None:
    table = Table(2).dark()
    table.human("h1", "L17", character="student", life=2)
    zombies = table.zombies("L18", "K17")
    table.force(6, 6, 6).attack("h1", zombies[0])
    assert table["h1"].life == 1 and table["h1"].bitten and table.s.dice.forced == ["6"]
    table.attack("h1", zombies[1])
    assert table["h1"].life == 0


def test_the_choices_that_somebody_has() -> None:
    table = Table(3, seats=2, carry="any_wounded", baby="card", crawlers="on", crazy="keep")
    table["h1"].character, table["h3"].dead = "student", True
    found = {(each.name, seat): [*each.subjects(table.s, seat)] for each in CHOICES for seat in ("a", "b", "m")}
    assert table.s.crews["a"] == ["h1", "h3"]
    every = ("reroll", "drawn", "accept", "carried", "cradle")
    assert all(found[name, "a"] == ["h1"] and found[name, "b"] == ["h2"] for name in every)
    assert found["lucky", "a"] == ["h1"] and found["lucky", "b"] == []
    for name in ("grab", "crazy"):
        assert found[name, "m"] == [""] and found[name, "a"] == []
    plain = Table(1).s
    assert not any(each.subjects(plain, "m") for each in CHOICES)
    assert [each.name for each in CHOICES if each.subjects(plain, "a")] == ["reroll", "drawn", "accept"]
    table["h1"].lucky = True
    assert not LUCKY.subjects(table.s, "a")


def test_what_can_be_chosen_in_advance() -> None:
    table = Table(2)
    table.human("h1", "L17", "bat", "axe")

    def words(choice: str, *before: str) -> list[str]:
        wanted = next(each for each in CHOICES if each.name == choice)
        shape, _ = replay(wanted.ask(table.s, "a", "h1"), list(before))
        return list(shape.words()) if shape else []

    assert words("reroll") == ["on_fail", "unless_kill", "never"]
    assert words("drawn") == ["leave", "keep", "swap"]
    assert words("drawn", "swap") == ["none", "bat#1", "axe#1", "bat#1,axe#1"] and words("drawn", "keep") == []
    assert words("accept") == words("carried") == ["no", "yes"]
    assert words("lucky") == ["1", "0", "2", "3", "never"] and words("cradle") == ["n", "e", "s", "w"]
    assert words("grab") == ["always", "never", "some"] and words("crazy") == ["always", "never"]
    assert words("grab", "some") == ["none", "h1", "h2", "h1,h2"]


# Fire and baby


def test_R26_6_R29_8_the_baby_burns_with_its_carrier() -> None:
    table = Table(2, fire="on", baby="placed")
    table.human("h1", "L17")
    table.s.baby.at, table.s.baby.carrier, table.s.fires = "", "h1", ["L17"]
    table.begin().act("h1", "done").act("h2", "done")
    assert table["h1"].dead and table.s.baby.burnt and table.s.skip
    table = Table(2, baby="placed")
    table.human("h1", CAR)
    table.s.baby.at, table.s.baby.carrier = "", "h1"
    kill(table.s, table["h1"])
    assert table.s.baby.at == CAR and not table.s.baby.carrier
    assert table.s.corpses["h1"] in ("B14", "E14"), "he rises beside the car"


def test_R29_3_who_can_take_the_baby() -> None:
    table = Table(2, baby="placed")
    table.human("h1", "L17")
    table.human("h2", "L18", life=1)
    for at, taken in (("L17", True), ("L16", True), ("N17", False), (CAR, False), ("", False)):
        table.s.baby.at = at
        assert ("baby_take" in table.begin().can("h1")) == taken, at
    table.s.baby.at, table.s.baby.carrier = "", "h2"
    assert "baby_take" not in table.begin().can("h1"), "its carrier is conscious"
    table["h2"].life = 0
    assert "baby_take" in table.begin().can("h1")
    table["h2"].at = "X20"
    assert "baby_take" not in table.begin().can("h1")
    table.s.baby.at, table.s.baby.carrier = CAR, ""
    table.human("h1", CAR)
    assert "baby_take" in table.begin().can("h1")


def test_R29_3_where_the_baby_can_be_left() -> None:
    table = Table(2, baby="placed", fire="on")
    table.human("h1", "L17")
    table.s.baby.at, table.s.baby.carrier = "", "h1"
    assert table.begin().can("h1", "baby_pass") == ["put"]
    table.human("h2", "L18")
    assert table.begin().can("h1", "baby_pass") == ["give", "put"] and table.can("h1", "baby_pass", "give") == ["h2"]
    table.s.fires = ["L17", *box().grid.ground().neighbours("L17")]
    table.s.fires.remove("L16")
    assert table.begin().can("h1", "baby_pass", "put") == ["L16"]
    table.s.fires.append("L16")
    assert table.begin().can("h1", "baby_pass") == ["give"]
    table.human("h1", CAR)
    assert table.begin().can("h1", "baby_pass", "put") == [CAR]
    assert "baby_pass" not in table.can("h2")


def test_R26_7_which_fire_is_put_out() -> None:
    table = alone(fire="on", character="firefighter")
    table.s.fires = ["L17", "L16", "K16", "J17"]
    assert table.can("h1", "douse") == ["L17", "L16"]
    table.force(2).act("h1", "douse", "L16")
    assert table.s.fires == ["L17", "L16", "K16", "J17"] and table.left() == 3
    assert find(table.s, "a", table.asked("h1", "act"))
