"""The zombie turn of Zombie Plague: limits, and what else a rule says beside its plain case (R18-R24)."""

from __future__ import annotations

from typing import Any

import pytest
from plague.box import box
from plague.table import Table

from engine.games.plague.dead import hand
from engine.games.plague.dead.acting import Acting
from engine.games.plague.dead.attack import actions, can_attack, steps_left
from engine.games.plague.dead.entry import Entry, room
from engine.games.plague.humans.harm import kill
from engine.games.plague.phases.zombie_turn import Breaking, Rising, groups
from engine.games.plague.state import DOOR, ZOMBIES


def dark(humans: int = 1, **options: Any) -> Table:
    """A zombie turn; human 1 stands at L17."""
    table = Table(humans, **options).dark()
    table.human("h1", "L17")
    return table


def aims(table: Table, card: str) -> list[str]:
    return list(hand.aims(table.s, card))


# Attacks


def test_R21_2_an_action_for_each_attack() -> None:
    table = dark(2)
    (zombie,) = table.zombies("L18")
    table.force(2).attack("h1", zombie)
    assert zombie.attacks == 1 and can_attack(table.s, zombie)
    table.force(2).attack("h1", zombie)
    assert zombie.attacks == 2 and not can_attack(table.s, zombie)


@pytest.mark.parametrize(
    ("character", "group", "die", "life"), [("cook", 1, 5, 4), ("cook", 2, 5, 3), ("gravedigger", 2, 5, 4)]
)
def test_R21_5_the_bonus_of_a_group(character: str, group: int, die: int, life: int) -> None:
    table = dark(2)
    table["h1"].character = character
    table.force(die, 2).attack("h1", *table.zombies("L18", "K17")[:group])
    assert table["h1"].life == life and table["h1"].bitten is (life < 4)


def test_R21_5_one_after_the_other_is_a_group_too() -> None:
    table = dark(2)
    first, second = table.zombies("L18", "K17")
    table.force(2).attack("h1", first)
    table.force(5).attack("h1", first)
    assert table["h1"].life == 4, "the same one twice"
    table.force(5).attack("h1", second)
    assert table["h1"].life == 3 and table["h1"].attackers == ["z1", "z2"]


def test_R21_8_a_helmet_keeps_from_being_bitten() -> None:
    table = dark(2)
    table.human("h1", "", "helmet", "vest")
    (zombie,) = table.zombies("L18")
    table.force(6).attack("h1", zombie)
    assert not table["h1"].bitten
    table.force(6, 4).attack("h1", zombie)
    assert table["h1"].life == 3 and table["h1"].bitten


def test_R21_2_R23_stench_serves_ordinary_zombies_only() -> None:
    table = dark(2)
    zombie, other = table.zombies("L20", "L1")
    other.kind = "risen"
    table.s.played = ["stench"]
    assert (actions(table.s, zombie), actions(table.s, other)) == (3, 4)
    zombie.stopped = True
    assert not steps_left(table.s, zombie) and not can_attack(table.s, zombie)


def test_R21_the_zombie_player_commands() -> None:
    table = Table(2).dark()
    table.human("h1", "L17")
    table.human("h2", "N17")
    table.zombies("L18", "K17", "N18", "A1")
    table.hand().start(Acting())
    assert table.words(ZOMBIES, "horde") == ["hunt", "send", "auto", "act", "attack", "z1", "z2", "z3", "z4", "end"]
    assert table.words(ZOMBIES, "horde", "attack", "h1") == ["z1", "z2", "z1,z2", "z2,z1"]
    table.force(2, 5).answer(ZOMBIES, "horde", "attack", "h1", "z2,z1")
    assert table["h1"].life == 3 and table["h2"].life == 4
    table.answer(ZOMBIES, "horde", "z4", "A3")
    assert table.s.zombies["z4"].at == "A3" and table.s.zombies["z4"].steps == 2
    assert "z4" not in table.words(ZOMBIES, "horde") and table.open() == [(ZOMBIES, "horde")]
    table.answer(ZOMBIES, "horde", "end")
    assert table.open() == [("a", "rest")]


def test_R31_3_nobody_commands_the_crazy_and_nobody_walks_in_fire() -> None:
    table = Table(1, fire="on", crazy="keep").dark()
    table.zombies("L20")
    table.zombies("A1", kind="crazy")
    table.s.fires = ["L19", "K20", "M20"]
    table.hand().start(Acting())
    assert table.words(ZOMBIES, "horde") == ["send", "auto", "act", "z1", "end"], "through the fire"
    assert not {"L19", "K20", "M20"} & {*table.words(ZOMBIES, "horde", "z1")}
    table.s.fires = [*box().grid.floor]
    assert table.words(ZOMBIES, "horde") == ["auto", "act", "end"]


def test_R25_an_attack_that_ends_the_game() -> None:
    table = Table(1).dark()
    table.human("h1", "L17", life=1)
    table.zombies("L18")
    table.start(Acting())
    table.force(6).answer(ZOMBIES, "horde", "attack", "h1", "z1")
    assert table.s.result and table.s.result.winners == [ZOMBIES]
    table = Table(1).dark()
    table.human("h1", "L17", life=1)
    table.zombies("L18")
    table.start(Acting())
    table.force(6).answer(ZOMBIES, "horde", "act")
    assert table.s.over and table.s.dice.forced == []


# Entry, rising, breaking


def test_R20_1_how_many_enter() -> None:
    for spawn, round, entered in (("1", 1, 6), ("1", 2, 1), ("2", 2, 2), ("half_n", 2, 2), ("half_n", 1, 6)):
        table = Table(3, spawn_per_turn=spawn)
        table.s.round = round
        table.start(Entry()).answer(ZOMBIES, "enter", "auto")
        assert len(table.s.zombies) == entered, (spawn, round)


def test_R20_2_R28_1_the_last_half_is_a_crawler() -> None:
    table = Table(1, crawlers="on")
    table.s.reserve = 1
    table.force(4).start(Entry())
    assert table.words(ZOMBIES, "enter") == ["auto", "crawler"]
    table.answer(ZOMBIES, "enter", "crawler", "B12")
    assert table.s.zombies["c1"].at == "B12" and table.s.reserve == 0 and table.open() == [("a", "rest")]
    table.force(4).start(Entry())
    assert table.open() == [("a", "rest")], "nothing is left"
    table = Table(1)
    table.s.reserve = 1
    table.start(Entry())
    assert table.open() == [("a", "rest")], "half a zombie is none"


def test_R20_3_one_after_the_other_by_hand() -> None:
    table = Table(2, spawn_per_turn="2", spawn_min_distance="3")
    table.human("h1", "L17")
    table.force(4, 5).start(Entry())
    assert table.words(ZOMBIES, "enter") == ["auto", "zombie"] and set(table.words(ZOMBIES, "enter", "zombie")) == set(
        room(table.s, 4)
    )
    table.answer(ZOMBIES, "enter", "zombie", "A20")
    assert table.open() == [(ZOMBIES, "enter")] and "L15" not in room(table.s, 5) and "L14" in room(table.s, 5)
    assert "M18" not in room(table.s, 5), "two steps from him along columns and rows"
    table.answer(ZOMBIES, "enter", "auto")
    assert len(table.s.zombies) == 2 and table.open() == [("a", "rest")]


def test_R18_3_the_dead_rise_where_there_is_room() -> None:
    table = Table(3)
    kill(table.s, table.human("h1", "A1"))
    kill(table.s, table.human("h2", "X20"))
    table.human("h3", "L17")
    table.zombies("A1")
    table.start(Rising())
    assert table.words(ZOMBIES, "rise") == ["B1", "A2"] and table.ask(ZOMBIES, "rise").subject == "h1"
    table.answer(ZOMBIES, "rise", "A2")
    assert {each.at for each in table.s.zombies.values()} == {"A1", "A2", "X20"} and not table.s.corpses
    assert table.s.fallen == 0 and table.s.zombies["r1"].of == "h1"


def test_R24_what_a_group_touches() -> None:
    table = Table(2).barricade("D1")
    table.zombies("L17", "L18", "L19", "L20")
    assert not groups(table.s), "nobody touches it"
    table.s.zombies["z1"].at = "L14"
    assert not groups(table.s), "not together"
    table = Table(2, crawlers="on", crawler_weight="half").barricade("D1")
    table.zombies("L16", "L17", "L18", "L19", kind="crawler")
    assert not groups(table.s), "two zombies by weight"
    table = Table(2).barricade("I5", "I6")
    table.zombies("P11", "P12", "P13", "P14", "P15")
    table.start(Breaking())
    assert table.words(ZOMBIES, "crush") == ["O12-P12", "O13-P13"]
    table.answer(ZOMBIES, "crush", "O12-P12")
    assert table.s.barricades == ["O13-P13"] and table.open() == [("a", "rest")]


# Cards


def test_2_5_on_what_cards_can_be_played() -> None:
    table = dark(3, crazy="keep", crawlers="on")
    table.human("h2", "J11", "pistol")
    zombie, inside = table.zombies("L18", "I11")
    table.risen("S13", of="h3")
    table.zombies("M17", kind="crawler")
    table.zombies("X1", kind="crazy")
    assert aims(table, "lights_out") == [""] and aims(table, "howl") == [""]
    assert aims(table, "lunge") == ["z1", "z2", "r3"]
    assert aims(table, "thick_skull") == aims(table, "bloodlust") == ["z1", "z2", "r3", "c1"]
    inside.steps = 1
    assert aims(table, "lunge") == ["z1", "r3"]
    zombie.attacks = 1
    assert aims(table, "lunge") == ["r3"]
    zombie.attacks, zombie.stopped = 0, True
    assert aims(table, "lunge") == ["r3"]
    assert aims(table, "slip") == ["h1", "h2"] and aims(table, "misfire") == ["h2"]
    assert aims(table, "panic") == ["h1"] and aims(table, "butterfingers") == ["h2"]
    table.s.empty = ["pistol#1"]
    assert aims(table, "misfire") == []
    table["h2"].life = 0
    assert aims(table, "slip") == ["h1"], "not on the unconscious"
    table.human("h2", "A1")
    table.human("h1", "A2")
    assert aims(table, "lights_out") == []
    zombie.at = "L14"
    assert aims(table, "howl") == [], "nobody outdoors but crawlers and the crazy"


def test_2_5_what_the_table_must_hold() -> None:
    table = dark(fire="on")
    assert aims(table, "flooded") == aims(table, "horde") == aims(table, "fire_card") == [""]
    table.s.running = True
    assert aims(table, "flooded") == []
    table.s.reserve = 2
    assert aims(table, "horde") == [""] and aims(table, "from_below")
    table.s.reserve = 1
    assert aims(table, "horde") == aims(table, "from_below") == aims(table, "dead_resident") == []
    table.s.fires = sorted(box().grid.floor)[:40]
    assert aims(table, "fire_card") == []


def test_2_5_where_cards_bring_zombies() -> None:
    table = dark(2, fire="on")
    table.human("h2", "J11")
    table.zombies("A1", "J6")
    table.s.fires = ["B1", "K6"]
    below, rooms = aims(table, "from_below"), aims(table, "dead_resident")
    assert not {"A1", "B1", "L17", "L16", "K17", "L15", "J13"} & {*below} and {"L19", "A2", "K16"} <= {*below}
    assert not {"J6", "K6", "J11", "L14"} & {*rooms} and {"L6", "S6"} <= {*rooms} and "C5" not in rooms
    assert set(below) | set(rooms) <= box().grid.floor


def test_2_5_smash_needs_a_zombie_there() -> None:
    table = dark().barricade("D1", "W3")
    assert aims(table, "smash") == []
    table.zombies("L15")
    assert aims(table, "smash") == ["L15-L16"]
    table = dark(basement="die")
    table.s.entrance, table.s.barricades = "X1", [DOOR]
    table.zombies("O5")
    assert aims(table, "smash") == [DOOR]


def test_R23_4_where_traps_can_lie() -> None:
    table = dark()
    assert aims(table, "surprise") == ["X1", "X2", "X3", "X4", "X5", "X6", "X7"]
    table.s.traps.get()["X1"] = "surprise#1"
    table.s.exploded = True
    assert aims(table, "surprise") == ["X2", "X3", "X4", "X5", "X6"]
    table.s.entrance, table.s.exploded = "X2", False
    assert aims(table, "surprise")[-2:] == ["X7", "X8"]


def test_R23_2_early_cards_and_those_of_this_turn() -> None:
    table = dark(2, zombie_cards_per_turn="2", crazy="keep").hand("stench", "stench", "fog", "howl")
    (zombie,) = table.zombies("L20")
    (mad,) = table.zombies("X1", kind="crazy")
    assert set(hand.playable(table.s)) == {"stench", "fog", "howl"}
    mad.steps = 1
    assert set(hand.playable(table.s)) == {"stench", "fog", "howl"}, "the crazy begin nothing"
    for field in ("steps", "attacks", "stopped"):
        setattr(zombie, field, 1)
        assert set(hand.playable(table.s)) == {"fog"}
        setattr(zombie, field, 0)
    table.s.played = ["fog"]
    assert set(hand.playable(table.s)) == {"stench", "howl"}
    table.s.played = ["fog", "slip"]
    assert not hand.playable(table.s)


@pytest.mark.parametrize(
    ("card", "aim", "told"),
    [
        ("slip", "h1", "plays-at"),
        ("thick_skull", "z1", "plays-at"),
        ("fog", "", "plays-card"),
        ("panic", "h1 M17", "plays-at"),
    ],
)
def test_R23_who_is_told_what_is_played(card: str, aim: str, told: str) -> None:
    table = dark(zombie_cards_per_turn="unlimited").hand(card)
    table.zombies("L18", "K17")
    table.start(Acting()).answer(ZOMBIES, "horde", "card", card, *aim.split())
    assert told in table.log and table.s.played == [card] and not table.s.hand.cards
    lasting = {"slip": ["h1"], "fog": [""]}
    assert [each.human for each in table.s.effects] == lasting.get(card, [])
    assert len(table.s.used) == (card == "panic")
    if told == "plays-at":
        assert table.told("plays-at")[0]["on"].args["n"] == 1
    table.sound()


def test_2_5_panic_without_a_way_out() -> None:
    table = dark(5).hand("panic")
    table.zombies("L18", "K17")
    for figure, at in (("h2", "M17"), ("h3", "L16")):
        table.human(figure, at)
    table.start(Acting()).answer(ZOMBIES, "horde", "card", "panic", "h1")
    assert table["h1"].at == "L17" and table.open() == [(ZOMBIES, "horde")]


def test_2_5_butterfingers_drops_one_card_by_chance() -> None:
    table = dark().hand("butterfingers")
    table.human("h1", "", "bat", "knife")
    table.zombies("L18")
    known = table.s.known
    table.start(Acting()).answer(ZOMBIES, "horde", "card", "butterfingers", "h1")
    assert len(table["h1"].cards) == 1 and len(table.s.piles["L17"]) == 1 and table.s.known > known
