"""What comes of the dice of an attack, rule by rule: Breaks, hits and their targets (R8.5-R8.17)."""

from __future__ import annotations

import pytest
from completeness import states
from zombicide.armed import BREAK, HERE, NEXT, armed, attack

from engine.core.errors import Illegal
from engine.core.message import Message
from engine.core.shape import One
from engine.games.zombicide.box.effects import OPERATIONS
from engine.games.zombicide.deeds.combat import Strike, declaring
from engine.games.zombicide.deeds.inventory import Drawing
from engine.games.zombicide.deeds.volley import Volley
from engine.games.zombicide.party.chronicle import Reader
from engine.games.zombicide.state import Companion
from telling.texts import Texts


@states("R8.13", "R8.14", "C8", "D9", "A13")
def test_R8_14_ignoring_breaks_once_a_round() -> None:
    table = armed("shotgun").zombies(NEXT, 9)
    table.skilled("s1", "ignore_break")
    table.turn().force(1, 1, BREAK, BREAK)
    attack(table, "ranged:shotgun", "risk")
    assert table.usual("s1", "roll") == ["ignore"]
    table.reply("s1", "roll", "ignore")
    assert table["s1"].hands and table["s1"].ignored
    table.force(1, 1, BREAK, BREAK)
    attack(table, "ranged:shotgun", "risk")
    assert not table["s1"].hands


@states("C8", "A6", "A12")
def test_R8_13_spare_parts_and_a_repair_kit_save_the_weapon() -> None:
    table = armed("shotgun", "katana", "uzi", "repair_kit").zombies(NEXT, 9)
    table.skilled("s1", "spare_parts")
    table.turn().force(1, 1, BREAK, 2)
    attack(table, "ranged:shotgun", "risk")
    assert table.can("s1", kind="breaks") == ["kit:repair_kit#1", "spare:shotgun#1", "spare:uzi#1", "lose"]
    assert table.usual("s1", "breaks") == ["lose"]
    table.reply("s1", "breaks", "spare:uzi#1")
    assert "shotgun#1" in table["s1"].hands and "uzi#1" in table.s.discards["eq"]
    table.force(1, 1, BREAK, 2)
    attack(table, "ranged:shotgun", "risk")
    table.reply("s1", "breaks", "kit:repair_kit#1")
    assert "shotgun#1" in table["s1"].hands and "repair_kit#1" in table.s.discards["ss"]


@states("C8", "D9")
def test_lucky_rolls_again_once() -> None:
    table = armed("katana").zombies(HERE, 2)
    table.skilled("s1", "lucky")
    table.turn().force(1, 1)
    attack(table, "melee:katana")
    assert table.usual("s1", "roll") == ["lucky"]
    table.force(4, 1).reply("s1", "roll", "lucky")
    assert table.s.count("walker", HERE) == 1


@states("R8.6", "D9")
def test_R8_6_melee_hits_are_assigned_freely() -> None:
    table = armed("kukri").zombies(HERE, 1, 1, 1).turn().force(6, 6)
    attack(table, "melee:kukri")
    assert table.usual("s1", "targets") == ["runner=1,walker=1"]
    with pytest.raises(Illegal):
        table.reply("s1", "targets", "walker=1")
    table.reply("s1", "targets", "fatty=1,runner=1")
    assert table.s.horde[HERE] == {"walker": 1}


@states("R8.5")
def test_R8_5_hits_do_not_add_up() -> None:
    table = armed("katana").zombies(HERE, 0, 1).turn().force(6, 6)
    attack(table, "melee:katana")
    assert table.s.count("fatty", HERE) == 1


@states("C8")
def test_a_reaper_takes_a_second_of_the_same_kind() -> None:
    table = armed("katana").zombies(HERE, 3)
    table.skilled("s1", "reaper_melee")
    table.turn().force(4, 1)
    attack(table, "melee:katana")
    assert table.s.count("walker", HERE) == 1 and table["s1"].ap == 2


@states("C8")
def test_a_reaper_who_has_killed_two_kinds_chooses_one() -> None:
    table = armed("katana").zombies(HERE, 2, 0, 2)
    table.skilled("s1", "reaper_combat")
    table.turn().force(6, 6)
    attack(table, "melee:katana")
    table.reply("s1", "targets", "runner=1,walker=1")
    assert table.can("s1", kind="reap") == ["walker", "runner"] and table.usual("s1", "reap") == ["walker"]
    table.reply("s1", "reap", "runner")
    assert table.s.horde[HERE] == {"walker": 1} and table["s1"].ap == 3


@states("R8.16", "C4")
def test_R8_16_a_molotov_leaves_nobody() -> None:
    table = armed("molotov").zombies(NEXT, 2, 1, 0, "patient0")
    table.survivor("s2", NEXT)
    table.turn()
    attack(table, "ranged:molotov")
    assert not table.s.threats(NEXT) and table["s2"].standing == "down" and table.s.noise == {HERE: 1}
    assert table["s1"].ap == 8 and "molotov#1" in table.s.discards["eq"]
    table = armed("molotov").zombies(NEXT, 2, 0, 0, "abominawild")
    table.survivor("s2", NEXT)
    attack(table.turn(), "ranged:molotov")
    assert table.s.count("walker", NEXT) == 2 and not table.s.abominations and table["s2"].up


def test_R8_16_R12_2_a_molotov_eliminates_companions() -> None:
    table = armed("molotov").zombies(NEXT, 1)
    table.survivor("s2", NEXT)
    table.s.companions = {"taylor": Companion(leader="s2", at=NEXT), "president": Companion(leader="s1", at=HERE)}
    attack(table.turn(), "ranged:molotov")
    assert {name: each.lost for name, each in table.s.companions.items()} == {"taylor": True, "president": False}


def test_R8_16_R8_17_a_molotov_is_offered_without_dice_and_a_grenade_with_its_numbers() -> None:
    table = armed("molotov", "frag_grenade").zombies(NEXT, 1)
    shape = next(declaring(table.s, table["s1"]))
    assert isinstance(shape, One)
    labels = [option.label() if callable(option.label) else option.label for option in shape.options]
    said = [Texts()("en").message(each, {}) for each in labels if isinstance(each, Message)]
    assert said == [
        "Molotov cocktail at 8R.A: kills all who are there",
        "Frag grenade at 8R.A (4 dice, 3+, damage 3)",
    ]


@states("R8.17")
def test_R8_17_a_grenade_is_gone_after_the_attack() -> None:
    table = armed("frag_grenade").zombies(NEXT, 0, 0, 0, "patient0").turn().force(1, 1, 1, 3)
    attack(table, "ranged:frag_grenade")
    assert not table.s.abominations and table["s1"].ap == 5 and "frag_grenade#1" in table.s.discards["ss"]


@states("C8", "R8.8")
def test_C8_point_blank_chooses_targets_and_harms_no_friend() -> None:
    table = armed("uzi").zombies(HERE, 1, 0, 1)
    table.survivor("s2", HERE)
    table.skilled("s1", "point_blank")
    table.turn().force(6, 1, 1)
    attack(table, "ranged:uzi")
    table.reply("s1", "targets", "walker=1")
    assert table.s.horde[HERE] == {"runner": 1} and table["s2"].health == 3 and not table.told("friendly-fire")


@states("C8", "R8.12")
def test_R8_12_after_one_roll_again_the_other_need_not_be_used() -> None:
    table = armed("uzi", "katana", "plenty_of_bullets").zombies(NEXT, 9)
    table.skilled("s1", "lucky")
    table.turn().force(1, 1, 1)
    attack(table, "ranged:uzi")
    table.force(6, 1, 1).reply("s1", "roll", "lucky")
    assert table.can("s1", kind="roll") == ["go", "ammo:plenty_of_bullets#1"]
    table.reply("s1", "roll", "go")
    assert table.open() == [("a", "act")] and table.s.count("walker", NEXT) == 8


@states("C8", "D30")
def test_D30_hit_and_run() -> None:
    table = armed("machete").zombies(HERE, 3)
    table.skilled("s1", "hit_run")
    table.turn().force(6)
    attack(table, "melee:machete")
    assert table.usual("s1", "follow") == ["stay"]
    table.reply("s1", "follow", NEXT)
    assert table["s1"].at == NEXT and table.left() == 2


@states("C8", "R4.11")
def test_hold_your_nose_draws_when_the_zone_is_clear() -> None:
    table = armed("machete").zombies(HERE, 1)
    table.skilled("s1", "hold_nose")
    table.top("water").turn().force(6)
    attack(table, "melee:machete")
    assert table.open() == [("a", "card")]


@states("C8", "O3")
def test_hold_your_nose_waits_for_the_last_zombie_whatever_kills_it() -> None:
    for walkers, drawn in ((5, False), (4, True)):
        table = armed("machete").zombies(HERE, walkers)
        table.skilled("s1", "hold_nose")
        table.top("water").turn()
        reader = Reader(table["s1"], HERE, "m2-1")
        OPERATIONS["killpick"].do(table.s, reader, [], HERE, 4)
        assert bool(list(table.s.find_all(Drawing))) is drawn, walkers


@states("D22", "C8")
def test_D22_a_free_strike_by_default_kills_and_harms_nobody() -> None:
    table = armed("uzi").zombies(NEXT, 1)
    table.start(Strike(survivor="s1", zone=NEXT))
    assert table.usual("s1", "strike")[0].startswith("ranged:uzi")
    table.survivor("s2", NEXT)
    assert table.usual("s1", "strike") == ["pass"]
    table.reply("s1", "strike", "pass")
    assert table.open() == [("a", "rest")] and not table.s.find(Volley)
