"""Further special rules of the missions (M1-M10), and what holds for every mission (R1, R5.1, R5.2, R6.11)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from completeness import states
from core.secrecy import assert_secret
from zombicide.box import box
from zombicide.table import Table, game

from engine.core.runner import titles
from engine.games.zombicide import mission_rules
from engine.games.zombicide.phases.match import Round
from engine.games.zombicide.phases.zombie_phase import EndPhase
from engine.games.zombicide.reading.objectives import Reading
from engine.games.zombicide.reading.spawn import Spawning
from engine.games.zombicide.settings import ZombicideSettings
from engine.games.zombicide.state import kind


def test_M1_6_the_storeroom_behind_the_doors_of_the_diner() -> None:
    """Its card counts one more if all four doors are open."""
    doors = box().missions["m1"].doors["DINER"].doors
    for opened, saved in ((doors[:3], 1), (doors, 2)):
        table = Table("m1").opened(*opened)
        table.survivor("s1", "4R.e")
        table.s.objectives["m1-4"] = "reading"
        table.start(Reading(card="m1-4", taker="s1"))
        while table.open()[0][1] == "card":
            table.reply("s1", "card", *table.usual("s1", "card"))
        assert table.s.party.counters == {"SAVED": saved}


def test_M2_3_a_search_by_the_humvee_draws_from_the_secret_service() -> None:
    table = Table("m2").turn("s1")
    table["s1"].at = "6R.B"
    table.top("tactical_knife").act("s1", "search")
    table.reply("s1", "card", *table.usual("s1", "card"))
    assert [kind(each) for each in table["s1"].cards] == ["tactical_knife"]


def test_M3_2_nobody_takes_the_card_of_nightfall() -> None:
    table = Table("m3")
    assert table.s.objectives["m3-7"] == "aside"
    for zone in table.s.city.zones:
        table["s1"].at = zone
        assert mission_rules.here(table.s, table["s1"]) == []


@pytest.mark.parametrize(("mission", "door", "card"), [("m3", "3V:11-21", "m3-3"), ("m8", "11R:11-12", "m8-1")])
@states("M3.3", "M8.3", "R6.9", "A38")
def test_a_card_on_a_door_is_taken_when_it_opens(mission: str, door: str, card: str) -> None:
    """Before zombies appear inside, and for no further Action."""
    table = Table(mission)
    street = next(zone for zone in table.s.city.doors[door].zones if not table.s.city.zones[zone].room)
    table.survivor("s1", street, "crowbar")
    table.turn("s1").act("s1", "door", *table.can("s1", "door")[:1])
    while table.open()[0][1] == "card":
        table.reply("s1", "card", *table.usual("s1", "card"))
    assert table.s.objectives[card] == "gone" and table.left() == 2
    dark = len(table.s.ground.dark_rooms(door))
    assert len(table.s.zombie_discard) == dark


@states("M4.1", "M9.1")
def test_tiles_without_a_crate() -> None:
    for mission, tile in (("m4", "10V"), ("m9", "12R")):
        crates = Table(mission).s.crates
        assert not any(each.startswith(tile) for each in crates) and len(crates) == 5


def test_M4_2_the_searchlight_lights_two_zones_until_it_is_switched_off() -> None:
    table = Table("m4").night()
    assert table.s.lit == {"11V.C", "10V.E"}
    table.s.lights.clear()
    assert table.s.lit == set()


@pytest.mark.parametrize(("mission", "zone"), [("m4", "3R.D"), ("m5", "11R.C"), ("m8", "12V.B"), ("m10", "8V.B")])
@states("M4.3", "M5.2", "M8.5", "M10.1", "R6.11")
def test_inactive_spawn_zones_wait_for_the_next_spawn_step(mission: str, zone: str) -> None:
    table = Table(mission)
    (spawn,) = [each for each in table.s.spawns if each.zone == zone]
    assert not spawn.active
    table.start(Spawning())
    assert zone not in spawned_in(table)
    spawn.active = True
    table.start(Spawning())
    assert zone in spawned_in(table)


def spawned_in(table: Table) -> list[str]:
    """The zones for which Zombie cards were drawn."""
    return [each["zone"].args["name"] for each in table.told("zombie-card")]


def test_M9_3_the_entrance_is_read_again_by_a_normal_take() -> None:
    table = Table("m9")
    table.survivor("s1", "13R.b")
    for actions in (2, 1):
        if actions == 2:
            table.turn("s1")
        table.act("s1", "take")
        assert table.s.objectives["m9-13"] == "up" and table.left() == actions
        assert bool(table.told("story")) == (actions == 2), "its story is told once"


def test_M10_3_alone_the_first_two_lead_the_companions() -> None:
    settings = ZombicideSettings.model_validate({"mode": "single", "mission": "m10"})
    s, _ = game().set_up(settings, ["a"], "together")
    table = Table("m10")
    table.s = s
    while not s.companions:
        table.answer("a", table.open()[0][1], *table.default("a", table.open()[0][1]))
    assert {name: each.leader for name, each in s.companions.items()} == {"president": "s1", "taylor": "s2"}


# What holds for all


def test_R1_1_standing_is_neither_down_nor_saved_nor_dead_nor_gone() -> None:
    table = Table("m2")
    for figure, standing in zip(("s1", "s2", "s3", "s4"), ("down", "saved", "dead", "left"), strict=True):
        table[figure].standing = standing
    assert [each.id for each in table.s.standing] == ["s5", "s6"]


@pytest.mark.parametrize("players", range(1, 7))
def test_R1_3_always_six_survivors_for_one_to_six(players: int) -> None:
    table = Table("m2", seats=players)
    led = Counter(table.s.leader(each) for each in table.s.survivors)
    assert sum(led.values()) == 6 and max(led.values()) - min(led.values()) <= 1


def test_R1_5_who_holds_the_clock_decides_for_all() -> None:
    table = Table("m1", seats=3, zombie_ties="ask", wound_split="ask").zombies("2V.D", walker=1)
    table.s.holder = "b"
    table["s1"].at = table["s2"].at = "2V.D"
    table.start(Round().order(table.s)[1]())
    while table.open()[0][1] not in ("split", "march"):
        table.answer(table.open()[0][0], table.open()[0][1], *table.default(*table.open()[0]))
    assert {seat for seat, kind in table.open() if kind in ("split", "march")} == {"b"}


@states("R1.6", "I19")
def test_rolls_are_in_the_log_with_their_place() -> None:
    table = Table("m4")
    table.survivor("s1", "11V.q")
    table.s.objectives["m4-3"] = "reading"
    table.start(Reading(card="m4-3", taker="s1")).reply("s1", "option", "1")
    (roll,) = [event for event in table.events if "counter" in event.data]
    assert roll.data["dice"] == ["1,2,3,4,5,6"] * 2


@states("R3.1", "R5.1")
def test_a_round_is_players_zombies_and_the_end() -> None:
    names = [part.__name__ for part in Round.parts]
    assert names == ["PlayerPhase", "ZombiePhase", "EndPhase"]
    table = Table("m2", seats=2).start(Round())
    assert titles(table.s)[0].key == "zombicide-title-round"


def test_R5_2_the_hour_of_a_round_decides_for_all_of_it() -> None:
    for hour, night in ((6, True), (7, False), (18, False), (19, True)):
        assert Table("m2").night(hour).s.night == night


def test_R5_12_what_comes_after_the_clock_has_the_new_hour() -> None:
    table = Table("m3")
    table.s.hour = 18
    table.zombies("2V.D", walker=1)
    table.start(EndPhase())
    assert table.s.night and table.s.objectives["m3-7"] == "gone"


def test_I20_a_view_does_not_hold_what_lies_in_decks() -> None:
    table = Table("m5", seats=2).turn("s1")
    assert_secret(game(), table.s, Random(3))


@pytest.mark.parametrize(("mission", "zones"), [("m3", {"2V.D"}), ("m7", {"11R.C"}), ("m9", {"12R.A", "11R.C"})])
def test_r11_spawns_that_sleep_on_normal_are_awake_on_hard(mission: str, zones: set[str]) -> None:
    for difficulty, asleep in (("easy", zones), ("normal", zones), ("hard", set[str]())):
        spawns = Table(mission, difficulty=difficulty).s.spawns
        assert {each.zone for each in spawns if not each.active} == asleep
