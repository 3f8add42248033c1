"""Attacks of and on humans of Zombie Plague, rule by rule (R10-R13, R21), where no worked example shows them."""

from __future__ import annotations

import pytest
from completeness import states
from plague.table import Table, choose

from engine.games.plague.humans.blast import explode
from engine.games.plague.humans.choices import LUCKY, REROLL
from engine.games.plague.state import CAR, Effect


@states("R10.4", "D5", "D6")
def test_R10_4_out_of_the_car() -> None:
    table = Table(1)
    table.human("h1", "", "bat", "revolver", "grenade")
    table["h1"].at = CAR
    table.zombies("E14", "B14")
    table.begin()
    assert table.can("h1", "attack") == ["revolver#1", "grenade#1"]
    assert set(table.can("h1", "attack", "revolver#1")) == {"z1", "z2"}
    assert not {"C13", "D13", "C14", "D14"}.intersection(table.can("h1", "attack", "grenade#1"))


@states("R11.5")
def test_R11_5_a_push_onto_fire_makes_a_crawler_let_go() -> None:
    table = Table(1, fire="on", crawlers="on")
    table.human("h1", "J13", "bat")
    (crawler,) = table.zombies("K13", kind="crawler")
    table.s.fires = ["L13"]
    table.begin()
    crawler.holds = "h1"
    table.force(4).act("h1", "attack", "bat#1", "c1")
    assert crawler.at == "L13" and not crawler.holds


@pytest.mark.parametrize(
    ("weapon", "character", "dice", "left", "life", "kept"),
    [
        ("chainsaw", "cook", (1,), 3, 3, True),
        ("nailboard", "soldier", (1,), 2, 4, False),
        ("bat", "soldier", (1,), 2, 4, True),
        ("bat", "cook", (1,), 3, 4, True),
        ("bat", "athlete", (1, 5), 3, 4, True),
    ],
)
@states("R11.1", "R12.3")
def test_R11_1_what_an_oops_does(
    weapon: str, character: str, dice: tuple[int], left: int, life: int, kept: bool
) -> None:
    table = Table()
    table.human("h1", "J13", weapon, character=character)
    table.zombies("K13")
    table.begin().force(*dice).act("h1", "attack", f"{weapon}#1", "z1")
    assert (table.left(), table["h1"].life, f"{weapon}#1" in table["h1"].cards) == (left, life, kept)
    assert bool(table.s.zombies) == (len(dice) == 1)


@states("R12.4")
def test_R12_4_when_a_die_is_rolled_again() -> None:
    for wish, dice, alive in (("never", (4,), True), ("on_fail", (4,), True), ("unless_kill", (4, 6), False)):
        table = Table()
        table.human("h1", "J13", "bat", character="athlete")
        table.zombies("K13")
        choose(table, REROLL.name, wish)
        table.begin().force(*dice).act("h1", "attack", "bat#1", "z1")
        assert bool(table.s.zombies) == alive


def test_2_5_misfire_fog_and_thick_skull() -> None:
    table = Table().hand("misfire", "fog", "thick_skull")
    table.human("h1", "L17", "revolver")
    (zombie,) = table.zombies("L19")
    misfire, fog, skull = table.s.hand.cards
    table.s.hand.cards = []
    table.s.effects = [Effect(card=misfire, human="h1"), Effect(card=fog)]
    zombie.boon = skull
    table.begin().force(6).act("h1", "attack", "revolver#1", "z1")
    assert zombie.at == "L20" and not zombie.boon and table.left() == 3
    table.force(2).act("h1", "attack", "revolver#1", "z1", "K20")
    assert table.s.empty == ["revolver#1"] and table.told("rolls-attack")[0]["need"] == 5
    zombie.at = "H17"
    table.s.empty = []
    assert "attack" not in table.can("h1")
    table.sound()


def test_2_6_body_check_pushes_without_a_roll() -> None:
    table = Table()
    table.human("h1", "J13", character="hockey_player")
    (zombie,) = table.zombies("K13")
    table.begin().act("h1", "check", "z1")
    assert zombie.at == "L13" and table.left() == 3 and "check" not in table.can("h1")


@states("R13.4")
def test_R13_4_an_explosion_and_humans() -> None:
    table = Table(4)
    table.human("h1", "L17", "helmet")
    table.human("h2", "L18", life=1)
    table.human("h3", "L19", life=0)
    explode(table.s, table["h4"], "L18", 1)
    assert (table["h1"].life, table["h2"].life, table["h3"].dead) == (3, 0, True)
    assert "helmet#1" in table.s.discard and table.s.corpses == {"h3": "L19"}


@states("R21.8", "D13")
def test_R21_8_what_protects() -> None:
    table = Table(2).dark()
    table.human("h1", "L17", "vest", "helmet", character="student")
    (zombie,) = table.zombies("L18")
    table.force(6).attack("h1", zombie)
    assert table["h1"].life == 4 and "helmet#1" in table.s.discard and not table["h1"].lucky
    choose(table, LUCKY.name, "3")
    zombie.attacks = 0
    table.force(6, 6, 5).attack("h1", zombie)
    assert table["h1"].lucky and table["h1"].life == 4, "luck, then the jacket"
    zombie.attacks = 0
    table.force(6, 4).attack("h1", zombie)
    assert table["h1"].life == 3


@states("R10.4", "R11.4")
def test_R10_4_the_cabin_square_is_his_choice_so_a_push_can_go_two_ways() -> None:
    table = Table(1).searched()
    table.human("h1", CAR, "revolver")
    table["h1"].door = "E14"
    (zombie,) = table.zombies("E13")
    table.begin()
    assert table.can("h1", "attack", "revolver#1", "z1") == ["F13", "E12"]
    table.force(5).act("h1", "attack", "revolver#1", "z1", "E12")
    assert zombie.at == "E12"
