"""What the rulebook leaves open, as it was settled (section 6), where no other test shows it."""

from __future__ import annotations

import pytest
from completeness import states
from zombicide.table import Table

from engine.games.zombicide.party.harm import Hurt
from engine.games.zombicide.party.sight import visible
from engine.games.zombicide.phases.zombie_phase import EndPhase, LightCheck, ZombiePhase
from engine.games.zombicide.reading.search import number
from telling.texts import Texts

BREAK = "break"


def alone(mission: str, at: str, *cards: str) -> Table:
    """Only the first survivor is on the board."""
    table = Table(mission)
    for other in [*table.s.survivors.values()][1:]:
        other.standing, other.at = "left", ""
    table.survivor("s1", at, *cards)
    return table


def test_R9_11_whoever_has_got_out_is_not_counted_among_the_fallen() -> None:
    table = alone("m3", "5R.A").start(EndPhase())
    (told,) = [each.message for each in table.events if each.message.key == "zombicide-round-over"]
    assert Texts()("en").message(told, {}).endswith(": 1 of 6 survivors standing, 5 got out.")
    (told,) = [e.message for e in Table("m3").start(EndPhase()).events if e.message.key == "zombicide-round-over"]
    assert Texts()("en").message(told, {}).endswith(": 6 of 6 survivors standing.")


@states("A7")
def test_A7_it_is_said_that_nobody_can_open_a_door_where_there_is_no_other_way_in() -> None:
    table = Table("m3").start(EndPhase())
    assert "locked-out" in table.log
    table = Table("m3")
    table.survivor("s6", "", "fire_axe")
    assert "locked-out" not in table.start(EndPhase()).log
    assert "locked-out" not in Table("m3").opened("3V:11-21").start(EndPhase()).log
    assert "locked-out" not in Table("m3", force_door="on").start(EndPhase()).log
    assert "locked-out" not in Table("m2").start(EndPhase()).log


@states("A11")
@pytest.mark.parametrize(("how", "weapon", "faces"), [
    ("melee", "gunblade", (1, 1, 1, 1, BREAK, 2)),
    ("ranged", "sawed_off", (1, 1, BREAK, 2)),
])  # fmt: skip
def test_A11_a_break_takes_hybrids_and_empty_weapons_like_others(
    how: str, weapon: str, faces: tuple[int | str]
) -> None:
    table = alone("m2", "8R.C", weapon).zombies("8R.C", 9).turn().force(*faces)
    table.act("s1", "attack", f"{how}:{table['s1'].hands[0]}@8R.C", "risk")
    assert not table["s1"].cards and not table["s1"].empty


@states("A17", "A18", "R2.9")
def test_A17_A18_before_the_phase_light_draws_runners_over_sandbags_and_then_they_act_again() -> None:
    table = alone("m4", "11V.D", "flashlight").zombies("11V.B", walker=1, runner=1).night()
    table["s1"].lit = True
    assert "11V.D" in visible(table.s, "11V.B")
    table.start(LightCheck())
    assert table.s.horde == {"11V.D": {"walker": 1, "runner": 1}}, "over the sandbags"
    assert table["s1"].health == 2, "the runner comes with its first Action and bites with its second"
    table.s.spawns.clear()
    table["s1"].health = 4
    table.start(ZombiePhase(at=1))
    assert table["s1"].health == 1, "and in the phase a walker bites once and a runner twice"


@states("A21")
def test_A21_who_falls_at_nightfall_waits_until_the_end_of_the_next_round() -> None:
    table = Table("m3").zombies("3V.C", 1)
    table.s.hour, table["s1"].health = 18, 1
    table["s1"].at = "3V.C"
    for other in [*table.s.survivors.values()][1:]:
        other.at = "1V.B"
    table.start(EndPhase())
    assert table["s1"].standing == "down" and table["s1"].fell == 2 and table.s.round == 3
    table.start(EndPhase())
    assert table["s1"].standing == "dead"


@states("A36", "R5.7b")
def test_A36_at_night_a_light_that_is_off_finds_nothing_more() -> None:
    table = alone("m2", "8R.a", "flashlight").night()
    assert number(table.s, table["s1"]) == 1
    table["s1"].lit = True
    assert number(table.s, table["s1"]) == 2
    table["s1"].lit = False
    assert number(table.night(12).s, table["s1"]) == 2


@states("A39")
def test_A39_by_day_the_searchlight_draws_nobody_but_the_goal_stays() -> None:
    table = alone("m4", "6R.B").zombies("10V.C", 1).night()
    assert "light-check" in table.start(LightCheck()).log
    assert "light-check" not in table.night(7).start(LightCheck()).log
    assert table.s.lights and "LIGHT_OFF" not in table.s.goals


@states("A45")
def test_A45_a_crate_may_hold_a_walker() -> None:
    table = alone("m2", "8R.a").top("aaahh_e").turn().act("s1", "take")
    assert table.s.count("walker", "8R.a") == 1 and not table["s1"].cards and "8R.a" not in table.s.crates
    assert table.s.discards["epic"] == ["aaahh_e#1"] or table.s.discards["epic"] == ["aaahh_e#2"]


@states("A41", "R9.10")
def test_A41_the_last_one_falls_after_another_has_left() -> None:
    """The mission is lost, the campaign is not."""
    table = alone("m4", "6R.B").start(Hurt(wounds={"s1": 3}))
    assert table.s.verdict == "lost"
