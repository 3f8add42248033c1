"""Flashlights at night (R5.7, D16)."""

from __future__ import annotations

from completeness import states
from zombicide.table import Table

from engine.games.zombicide.deeds.light import directions
from engine.games.zombicide.party.sight import visible

STREET, NEXT = "8R.C", "8R.A"


@states("R5.7", "R5.7a", "D16")
def test_R5_7_a_light_is_switched_on_turned_and_put_out() -> None:
    table = Table().night()
    table.survivor("s1", STREET, "flashlight")
    table.zombies(NEXT, 2).turn()
    table.act("s1", "light", NEXT)
    assert table.s.lit == {STREET, NEXT} and table.left() == 2
    table.act("s1", "move", "7V.A")
    assert table["s1"].lit and not table["s1"].beam
    assert table.usual("s1", "beam") == ["wall"]
    table.reply("s1", "beam", STREET)
    assert table.s.lit == {"7V.A", STREET} and table.left() == 1
    table.act("s1", "douse")
    assert not table.s.lit


@states("D16")
def test_D16_the_light_is_turned_to_most_zombies() -> None:
    table = Table().night()
    table.survivor("s1", "8R.B", "flashlight").lit = True
    table.zombies(NEXT, 2).zombies("8R.D", 1).turn().act("s1", "move", STREET)
    assert table.usual("s1", "beam") == [NEXT]


def test_R5_7_no_light_by_day_and_none_without_a_flashlight() -> None:
    table = Table()
    table.survivor("s1", STREET, "flashlight")
    table.turn()
    assert "light" not in table.can("s1")
    table = Table().night().turn()
    assert "light" not in table.can("s1")


@states("R5.7", "R2.7")
def test_R5_7_light_is_stopped_by_walls_doors_and_the_tank() -> None:
    table = Table("m4")
    table.survivor("s1", "10V.G")
    assert set(directions(table.s, table["s1"])) == {"9R.A", "10V.F"}
    table["s1"].at = "10V.T"
    assert set(directions(table.s, table["s1"])) == {"10V.B", "10V.D", "10V.E", "10V.G"}


def test_R5_7a_the_light_goes_out_with_the_last_card() -> None:
    table = Table().night()
    table.survivor("s1", STREET, "flashlight", "tactical_flashlight").lit = True
    first, second = table["s1"].cards
    table.turn().reply("s1", "aside", f"discard:{first}")
    assert table["s1"].lit
    table.reply("s1", "aside", f"discard:{second}")
    assert not table["s1"].lit and not table.s.lit


@states("R8.19", "R2.3")
def test_R8_19_into_dark_zones_one_sees_from_beside() -> None:
    for option in ("off", "on"):
        table = Table("m1", dark_sight=option)
        table.opened(*table.s.city.doors)
        whole, seen = table.s.ground.visible("8R.B"), visible(table.s, "8R.B", table["s1"])
        assert whole["8R.c"] == 1 and whole["3R.C"] == 4 and whole["3R.e"] == 5, "8R.c and 3R.e are dark"
        assert whole.keys() - seen.keys() == ({"3R.e"} if option == "on" else set())


@states("C8")
def test_C8_home_defenders_see_through_rooms_and_zombies_do_not() -> None:
    table = Table("m1")
    table.opened(*table.s.city.doors)
    assert "7R.A" not in visible(table.s, "2V.b", table["s1"])
    table.skilled("s1", "home_defender")
    assert visible(table.s, "2V.b", table["s1"])["7R.A"] == 2 and "7R.A" not in visible(table.s, "2V.b")
