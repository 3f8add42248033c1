"""Wounds, knock-outs and death (R9.1-R9.4, R9.9), companions that are lost (R12.2), the End Phase (R3.9)."""

from __future__ import annotations

from typing import Any

from zombicide.table import Table

from engine.games.zombicide.party import harm
from engine.games.zombicide.party.harm import Hurt, Spread
from engine.games.zombicide.phases.zombie_phase import EndPhase
from engine.games.zombicide.state import Companion


def hit(table: Table, hits: int, each: int = 1, **options: Any) -> Table:
    """So many hits strike the zone of the first survivor."""
    return table.start(Spread(zone=table["s1"].at, hits=hits, each=each, **options))


def two(**options: Any) -> Table:
    """Two survivors in a zone, the others elsewhere."""
    table = Table("m2", **options)
    for figure in ("s3", "s4", "s5", "s6"):
        table[figure].at = "8R.A"
    return table


def test_R9_1_hits_of_several_wounds_strike_one_each() -> None:
    table = hit(two(), 2, 2)
    assert (table["s1"].health, table["s2"].health) == (1, 1)


def test_R9_1_nobody_takes_more_than_he_has() -> None:
    table = hit(two(), 99)
    assert [table[each].standing for each in ("s1", "s2", "s3")] == ["down", "down", "standing"]
    table.sound()


def test_R9_1_R12_2_companions_come_last_and_any_wound_eliminates_them() -> None:
    table = two()
    table.s.companions = {"taylor": Companion(leader="s1", at="8R.C")}
    assert hit(table, 5).s.companions["taylor"].lost is False
    table = two()
    table.s.companions = {"taylor": Companion(leader="s3", at="8R.C")}
    table["s3"].at = "8R.C"
    for figure in ("s1", "s2", "s3"):
        table.survivor(figure, health=1)
    hit(table, 4)
    assert table.s.companions["taylor"].lost and table.told("companion-lost")
    table.sound()


def test_R8_8_spared_ones_are_not_hit() -> None:
    table = hit(two(), 3, spare=["s1"])
    assert (table["s1"].health, table["s2"].standing) == (3, "down")


def test_D21_a_vest_ignores_up_to_two_wounds() -> None:
    table = two()
    table.carry("s1", "ballistic_vest")
    vest = table["s1"].cards
    table.start(Hurt(wounds={"s1": 3}))
    assert table.usual("s1", "ward") == vest
    table.reply("s1", "ward", *vest)
    assert table["s1"].health == 2 and table.s.discards["ss"] == vest
    table.carry("s1", "ballistic_vest").start(Hurt(wounds={"s1": 1}))
    assert table.usual("s1", "ward") == ["none"], "one wound that does not knock out is not worth it"
    table["s1"].health = 1
    assert table.usual("s1", "ward") == table["s1"].cards


def test_C8_R1_2_is_that_all_ignores_one_wound_for_a_card() -> None:
    table = two()
    table.carry("s1", "water", "katana")
    table.skilled("s1", "is_that_all")
    table.start(Hurt(wounds={"s1": 2})).reply("s1", "ward", "katana#1,water#1")
    assert table["s1"].health == 3 and not table["s1"].cards


def test_C8_tough_ignores_the_first_wound_but_not_of_cards() -> None:
    table = two()
    table.skilled("s1", "tough")
    table.start(Hurt(wounds={"s1": 2}))
    assert table["s1"].health == 2
    table.start(Hurt(wounds={"s1": 1}, tough=False))
    assert table["s1"].health == 1


def test_R9_2_knocked_out_one_loses_all_cards_light_and_company() -> None:
    table = two().night()
    table.carry("s1", "flashlight", "katana", "pistol_s")
    table["s1"].lit = True
    table.s.companions = {"taylor": Companion(leader="s1", at="8R.C")}
    table.start(Hurt(wounds={"s1": 3}))
    survivor = table["s1"]
    assert (survivor.standing, survivor.at, survivor.cards, survivor.lit) == ("down", "8R.C", [], False)
    assert table.s.alone("8R.C") == ["taylor"] and survivor.fell == 2
    assert any(event.weight == "scene" for event in table.events)
    table.sound()


def test_R9_3_R9_4_E21_taken_in_the_next_round_or_dead() -> None:
    table = two()
    table.start(Hurt(wounds={"s1": 3, "s2": 3}))
    harm.save(table.s, table["s2"])
    table.start(EndPhase())
    assert table["s1"].standing == "down" and table.s.round == 3
    table.start(EndPhase())
    assert [table[each].standing for each in ("s1", "s2")] == ["dead", "saved"]
    table.sound()


def test_R9_9_classic_death_loses_the_mission() -> None:
    table = two(knockout="classic").start(Hurt(wounds={"s1": 3}))
    assert table.s.over and table.s.verdict == "lost" and table["s1"].standing == "dead"


# The End Phase, in order


def test_R3_9_noise_dies_away_weapons_are_loaded_the_clock_goes_on() -> None:
    table = Table("m2", seats=3)
    s = table.s
    s.noise, s.hour, s.holder = {"8R.A": 3}, 18, "b"
    table.carry("s1", "sawed_off")
    table["s1"].empty, table["s1"].acted = ["sawed_off#1"], True
    table.start(EndPhase())
    assert (s.noise, s.hour, s.holder, s.round) == ({}, 19, "c", 3)
    assert not table["s1"].empty and not table["s1"].acted and s.hum == {"2R.D": 6}


def test_R3_9_R5_7a_lights_go_out_when_day_comes() -> None:
    table = Table("m2").night(6).carry("s1", "flashlight")
    table["s1"].lit, table["s1"].beam = True, "8R.A"
    table.start(EndPhase())
    assert table.s.hour == 7 and not table["s1"].lit
    table.sound()


def test_C8_medic_and_regeneration_at_the_end_of_the_round() -> None:
    table = two()
    table.skilled("s1", "medic")
    table.skilled("s3", "regeneration")
    for figure in ("s1", "s2", "s3"):
        table.survivor(figure, health=1)
    table.start(EndPhase())
    assert [table[each].health for each in ("s1", "s2", "s3")] == [2, 2, 3] and table["s1"].ap == 2


def test_I13_the_hour_goes_round() -> None:
    table = Table("m2").night(23)
    assert table.start(EndPhase()).s.hour == 0


def test_R6_10_E22_a_clock_card_is_read_when_its_hour_comes() -> None:
    table = Table("m3", seats=2)
    table.s.hour, table.s.holder = 18, "b"
    table.start(EndPhase())
    assert table.told("reads")[0]["figure"] == table.s.name(table.s.crews["b"][0])
    assert table.s.objectives["m3-7"] == "gone" and table.s.noise == {"3V.A": 2}


def test_R11_without_hours_clock_cards_are_read_after_eight_rounds() -> None:
    table = Table("m3", clock_night="off")
    table.s.round, table.s.hour = 7, 18
    assert table.start(EndPhase()).s.objectives["m3-7"] == "aside"
    assert table.start(EndPhase()).s.objectives["m3-7"] == "gone" and not table.s.night
