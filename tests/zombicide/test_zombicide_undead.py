"""What zombies do by themselves (R7.1-R7.12, R7.19), wounds that are divided (R9.1), light (R5.9, R5.10)."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from completeness import states
from zombicide.table import Table

from engine.games.zombicide.dead.undead import Activation, everywhere, first_steps
from engine.games.zombicide.phases.zombie_phase import LightCheck
from engine.games.zombicide.state import Companion

FAR = "1R.A"
"""A street from which nothing of what happens in the south of mission 2 is seen."""


def act(table: Table, *units: str, extra: bool = False) -> Table:
    """All zombies act, or those of some kinds."""
    return table.start(Activation(units=everywhere(table.s, *units), extra=extra))


def alone(mission: str, at: str, **options: Any) -> Table:
    """Only the first survivor is on the board."""
    table = Table(mission, **options)
    for survivor in list(table.s.survivors.values())[1:]:
        survivor.standing, survivor.at = "left", ""
    table["s1"].at = at
    return table


def fork() -> tuple[str, str, list[str]]:
    """A zone and a goal in mission 1 with two ways that are equally short, and the zones with which they begin."""
    s = alone("m1", "2V.a").s
    return next(
        (zone, goal, ways)
        for zone in s.city.zones
        for goal in s.city.zones
        if goal not in s.mission.lures and len(ways := first_steps(s, zone, [goal], extra=False)) == 2
    )


def test_R7_1_attacks_first_then_moves_then_runners_again() -> None:
    table = alone("m2", "8R.C").zombies("8R.C", walker=1).zombies("8R.D", walker=1, runner=1)
    act(table)
    assert table["s1"].health == 1, "a walker, and the runner that has come: two wounds"
    assert table.s.horde == {"8R.C": {"walker": 2, "runner": 1}}
    assert table.log.index("attack") < table.log.index("walks")


def test_R7_1_runners_come_two_zones_or_attack_twice() -> None:
    ground = Table("m2").s.ground
    start = next(zone for zone, far in ground.away("8R.C", "zombie").items() if far == 2)
    table = alone("m2", "8R.C").zombies(start, runner=1)
    act(table)
    assert table.s.horde == {"8R.C": {"runner": 1}} and table["s1"].health == 3
    act(table)
    assert table["s1"].health == 1


def test_R7_2_R9_1_E20_wounds_are_divided_one_by_one() -> None:
    """E20: walkers and runners attack two; wounds beyond their health are lost."""
    table = alone("m2", "8R.C")
    table["s2"].standing, table["s2"].at = "standing", "8R.C"
    table.survivor("s6", FAR).standing = "standing"
    table.zombies("8R.C", walker=3, runner=2)
    act(table)
    assert table["s1"].standing == table["s2"].standing == "down"
    assert [each["left"] for each in table.told("wounded")] == [1], "three wounds and two, then the runners"


def test_D20_wound_split_is_asked_and_the_default_takes_the_healthiest() -> None:
    table = alone("m2", "8R.C", wound_split="ask")
    table["s2"].standing, table["s2"].at = "standing", "8R.C"
    table["s1"].health = 2
    table.zombies("8R.C", walker=2)
    act(table)
    assert table.default("a", "split") == ["s1=1,s2=1"], "s2 has more health, then both have two and s1 comes first"
    table.answer("a", "split", "s2=2")
    assert (table["s1"].health, table["s2"].health) == (2, 1)


def test_R7_3_knocked_out_are_no_targets_and_hold_nobody() -> None:
    table = Table("m2").zombies("8R.C", walker=1)
    for survivor in list(table.s.survivors.values())[:5]:
        survivor.standing, survivor.health, survivor.fell = "down", 0, 2
    table["s6"].at = "8R.A"
    act(table)
    assert table.s.horde == {"8R.A": {"walker": 1}} and table["s6"].health == 3


def test_R7_4_who_attacks_does_not_move() -> None:
    table = alone("m2", "8R.C").zombies("8R.C", walker=2)
    table.s.noise["8R.A"] = 9
    assert act(table).s.horde == {"8R.C": {"walker": 2}}


def test_R7_5_noise_is_tokens_survivors_and_companions() -> None:
    table = Table("m2")
    table.s.noise["8R.C"], table.s.hum["8R.C"] = 2, 1
    table.s.companions = {"taylor": Companion(leader="s1")}
    assert table.s.loud["8R.C"] == 2 + 1 + 6 + 1


def test_R7_6_R7_8_R7_9_to_the_noisiest_survivors_in_sight_and_else_to_the_most_noise() -> None:
    table = alone("m2", "8R.A").zombies("8R.D", walker=1)
    table.s.noise["4V.D"] = 9
    table["s2"].standing, table["s2"].at = "standing", "8R.B"
    table.s.noise["8R.B"] = 1
    ahead = act(table).s.horde
    assert ahead == {"8R.C": {"walker": 1}}
    table = alone("m2", FAR).zombies("8R.D", walker=1)
    table.s.hum = {}
    table.s.noise["7V.A"] = 3
    before = table.s.ground.distance("8R.D", "7V.A", "zombie") or 0
    (zone,) = act(table).s.horde
    assert table.s.ground.distance(zone, "7V.A", "zombie") == before - 1


def test_R7_7_E35_who_stands_in_the_noisiest_zone_stays() -> None:
    table = alone("m3", "6V.A").zombies("2V.D", walker=1)
    table.s.noise["2V.D"] = table.s.noise["1V.B"] = 2
    assert act(table).s.horde == {"2V.D": {"walker": 1}}


def test_R7_10_without_a_way_it_stays() -> None:
    table = alone("m3", "3V.a").zombies("2V.D", walker=1)
    assert act(table).s.horde == {"2V.D": {"walker": 1}}, "behind closed doors nobody can be reached"


def test_R7_11_R7_12_E19_zombies_are_divided_and_one_more_goes_where_fewest_are() -> None:
    start, goal, (first, second) = fork()
    table = alone("m1", "2V.a").zombies(start, walker=5)
    table.s.noise[goal], table.s.hum = 50, {}
    act(table)
    assert (table.s.count("walker", first), table.s.count("walker", second)) == (3, 2)
    table = alone("m1", "2V.a").zombies(first, fatty=1)
    assert first_steps(table.s, start, [goal], extra=False) == [second, first], "fewest zombies first"
    table["s1"].at = second
    assert first_steps(table.s, start, [goal], extra=False) == [first, second], "fewest survivors before that"


def test_D19_ties_are_asked() -> None:
    start, goal, (first, second) = fork()
    table = alone("m1", "2V.a", zombie_ties="ask")
    table.s.noise[goal], table.s.hum = 50, {}
    act(table.zombies(start, walker=3, fatty=1))
    assert table.default("a", "march") == [first] and table.words("a", "march") == [first, second]
    for _ in range(2):
        table.answer("a", "march", second)
    assert table.s.count("walker", second) == 2 and table.s.count("walker", first) == 1
    assert table.s.count("fatty", second) == 1 and not table.s.count("fatty", first)


def test_R2_9_R7_19_E24_extra_activations_cross_sandbags_and_others_go_round() -> None:
    table = alone("m4", "11V.D").night(12).zombies("11V.B", walker=1)
    act(table)
    assert table.s.horde == {"11V.A": {"walker": 1}}
    table = alone("m4", "11V.D").night(12).zombies("11V.B", walker=1)
    act(table, extra=True)
    assert table.s.horde == {"11V.D": {"walker": 1}}


def test_M1_3_E26_to_the_diner_they_go_as_if_its_doors_were_open() -> None:
    table = alone("m1", "2V.a").zombies("3R.A", walker=1)
    assert act(table).s.horde == {"3R.A": {"walker": 1}}, "the closed door stops it"
    table.opened("3R:13-12")
    assert act(table).s.horde == {"3R.b": {"walker": 1}}
    table = alone("m1", "2V.a").zombies("3R.A", walker=1)
    table.s.noise["5R.B"] = 9
    assert act(table).s.horde == {"3R.C": {"walker": 1}}, "to other noise by the streets"


def test_M1_3_R7_11_of_two_equal_ways_one_behind_a_closed_door_each_gets_half() -> None:
    table = alone("m1", "2V.a").zombies("3R.C", walker=5)
    assert first_steps(table.s, "3R.C", ["4R.A"], extra=False) == ["3R.A", "3R.e"]
    assert act(table).s.horde == {"3R.A": {"walker": 3}, "3R.C": {"walker": 2}}, "those before the door stay"
    table = alone("m1", "2V.a", zombie_ties="ask").zombies("3R.C", walker=1)
    act(table).answer("a", "march", "3R.e")
    assert table.s.horde == {"3R.C": {"walker": 1}}, "D19: it may be sent to the door"


@states("A40")
def test_M2_2_E27_who_would_move_in_the_zone_of_the_cinema_is_put_back() -> None:
    table = alone("m2", "8R.A").zombies("2R.D", walker=2, runner=1)
    assert act(table).s.horde == {"4V.D": {"walker": 2, "runner": 1}}
    table = alone("m2", "2R.D").zombies("2R.D", runner=1)
    assert act(table)["s1"].health == 1 and table.s.horde == {"2R.D": {"runner": 1}}, "who attacks is not put back"


def test_R5_9_I14_E8_at_night_whoever_sees_a_lit_zone_acts_at_once() -> None:
    table = alone("m2", "8R.B").night().carry("s1", "flashlight").zombies("8R.D", fatty=1).zombies("4V.A", walker=1)
    table["s1"].lit, table["s1"].beam = True, "8R.C"
    table.start(LightCheck())
    assert table.s.horde == {"8R.C": {"fatty": 1}, "4V.A": {"walker": 1}}
    assert table.told("light-check")[0]["n"] == 1
    table.s.hour = 12
    assert "light-check" not in table.start(LightCheck()).log


@states("A16")
def test_R5_3_R5_10_at_night_zombies_see_their_own_zone_and_lit_ones() -> None:
    table = alone("m3", "3V.C").night(20).zombies("4V.B", walker=1)
    table.s.noise["4V.D"] = 5
    assert "3V.C" in table.s.ground.visible("4V.B")
    dark = act(table).s.horde
    table = alone("m3", "3V.C").night(20).carry("s1", "flashlight").zombies("4V.B", walker=1)
    table.s.noise["4V.D"] = 5
    table["s1"].lit = True
    assert act(table).s.horde == {"3V.C": {"walker": 1}} != dark


def test_a_zombie_phase_with_all_figures_is_quick() -> None:
    table = Table("m2")
    zones = [*table.s.city.zones]
    for n in range(40):
        table.zombies(zones[n % len(zones)], walker=1)
    for n in range(16):
        table.zombies(zones[(7 * n) % len(zones)], fatty=1, runner=1)
    begun = perf_counter()
    act(table)
    assert perf_counter() - begun < 0.4, "some 5 ms; ten times the bar, for a busy machine"
    assert table.sound()
