"""The worked examples of the rulebook and of the spec (7), played."""

from __future__ import annotations

import pytest
from completeness import states
from plague.box import box
from plague.table import Table, one

from engine.core.errors import Illegal
from engine.games.plague.dead.attack import can_attack
from engine.games.plague.dead.entry import Entry
from engine.games.plague.humans.harm import kill
from engine.games.plague.phases.set_up import lay_out
from engine.games.plague.phases.zombie_turn import Breaking, Rising
from engine.games.plague.settings import PlagueSettings
from engine.games.plague.terms import excess


@pytest.mark.parametrize(("die", "left", "at"), [(5, 0, ""), (6, 0, ""), (4, 1, "L13"), (3, 1, "K13"), (2, 1, "K13")])
@states("R10.2", "R10.5", "R11.2", "R11.3", "R11.4")
def test_E1_success_numbers(die: int, left: int, at: str) -> None:
    table = one("J13", "bat")
    (zombie,) = table.zombies("K13")
    table.begin().force(die).act("h1", "attack", "bat#1", "z1")
    assert len(table.s.zombies) == left and table.left() == 3
    assert zombie.at == (at or "K13") and table.s.reserve == (6 if left else 8)


@states("R15.6", "R15.7", "R4.1")
def test_E2_a_tool_takes_two_actions() -> None:
    table = one("L15", "crowbar").barricade("D1").begin()
    table["h1"].spent = 2
    table.act("h1", "break", "L15-L16")
    assert not table.s.barricades and table.left() == 0
    table = one("L15", "crowbar").barricade("D1").begin()
    table["h1"].spent = 3
    assert "break" not in table.can("h1")
    with pytest.raises(Illegal):
        table.act("h1", "break", "L15-L16")


@states("R11.1", "R13.1", "R10.6", "A17")
def test_E3_an_oops_of_the_ak47() -> None:
    table = one("L17", "ak47", character="cook")
    table.zombies("L19")
    table.begin().force(1, 2, 3).act("h1", "attack", "ak47#1", "z1")
    assert table.left() == 2 and table.s.empty == ["ak47#1"] and table.s.zombies["z1"].at == "L19"
    table.s.zombies["z1"].at = "L18"
    assert table.can("h1", "attack") == ["swing:ak47#1", "hands"]


@pytest.mark.parametrize(("die", "at", "empty"), [(5, "L20", []), (1, "L19", ["pistol#1"])])
@states("R12.1", "R12.2", "R0.12", "E5", "A18")
def test_E4_the_aimed_pistol(die: int, at: str, empty: list[str]) -> None:
    table = one("L17", "pistol")
    (zombie,) = table.zombies("L19")
    table.begin().act("h1", "aim").force(die).act("h1", "attack", "pistol#1", "z1")
    assert (zombie.at, table.s.empty, table.left()) == (at, empty, 2)
    assert not table["h1"].aimed


@pytest.mark.parametrize(("character", "need"), [("soldier", 4), ("cop", 3)])
def test_what_a_roll_needs_is_told_with_it(character: str, need: int) -> None:
    """A pistol pushes from 5; aim gives 1, training 1 (R12.1, 2.6)."""
    table = one("L17", "pistol", character=character)
    table.zombies("L19")
    table.begin().act("h1", "aim").force(6).act("h1", "attack", "pistol#1", "z1")
    assert table.told("rolls-attack")[0]["need"] == need


@states("R12.3", "R12.4")
def test_E6_the_preferred_weapon() -> None:
    table = one("J13", "nailboard", character="bum")
    table.zombies("K13", "J14")
    table.begin().force(2, 6).act("h1", "attack", "nailboard#1", "z1")
    assert "z1" not in table.s.zombies and table.left() == 3 and "nailboard#1" in table["h1"].cards
    table.force(2).act("h1", "attack", "nailboard#1", "z2")
    assert "z2" in table.s.zombies and table.left() == 2 and not table.s.dice.forced


@pytest.mark.parametrize(
    ("squares", "breaks"),
    [
        ("L16 L17 L18 L19", True),
        ("L16 L17 L18 M18", True),
        ("L16 L17 K17 M17", True),
        ("L16 L17 K17 K18", True),
        ("L16 K16 K17 L17", True),
        ("L16 K16 J16 L17", True),
        ("L16 L17 L18", False),
        ("K17 L17 M17 L18", False),
        ("L16 K17 L18 M17", False),
    ],
)
@states("R24.1", "R24.2", "R24.3", "R24.4")
def test_E7_four_zombies_break_a_barricade(squares: str, breaks: bool) -> None:
    table = Table().barricade("D1")
    table.zombies(*squares.split())
    table.start(Breaking())
    assert (table.s.barricades == []) == breaks


@states("R24.3")
def test_E8_two_barricades_need_eight() -> None:
    for squares, left in (("P11 P12 P13 P14 Q11 Q12 Q13 Q14", 0), ("P11 P12 P13 P14 Q11 Q12 Q13", 1)):
        table = Table(2).barricade("I5", "I6")
        table.zombies(*squares.split())
        table.start(Breaking())
        if left:
            assert table.open() == [("m", "crush")]
            table.answer("m", "crush", "O13-P13")
        assert len(table.s.barricades) == left


@states("R0.6", "A11")
def test_E9_the_range_is_counted_along_columns_and_rows() -> None:
    for (x, y), far in {(0, 4): 4, (1, 1): 2, (2, 2): 4, (3, 1): 4, (3, 2): 5, (4, 1): 5, (4, 4): 8}.items():
        assert box().grid.distance("J10", box().grid.shifted("J10", x, y) or "") == far


@pytest.mark.parametrize(
    ("cards", "overload"),
    [
        ("knife hammer machete pan", 0),
        ("bat axe", 0),
        ("bat knife hammer", 0),
        ("bat axe shovel", 2),
        ("knife hammer machete pan pistol", 1),
        ("bat axe ammo bandage", 0),
        ("bat axe shovel backpack", 0),
    ],
)
@states("R9.2", "R9.6", "A47")
def test_E10_capacity(cards: str, overload: int) -> None:
    table = one("A1", *cards.split())
    assert excess(table.s, table["h1"]) == overload


@states("R1.3", "S5", "S6", "R20.1", "A3")
def test_E11_counts() -> None:
    settings = PlagueSettings(n_humans="2")
    s = lay_out(box(), settings, ["a", "m"], {"a": ["h1", "h2"]}, "x")
    assert s.reserve == 16 and len(s.hand) == 6 and len(s.rest) == 51
    table = Table(2)
    table.s.round = 1
    table.start(Entry()).answer("m", "enter", "auto")
    assert len(table.s.zombies) == 4 and table.s.reserve == 8
    table.s.round = 2
    table.start(Entry()).answer("m", "enter", "auto")
    assert len(table.s.zombies) == 5


@pytest.mark.parametrize(
    ("others", "end"),
    [("", "L13"), ("L13", "L13 M13"), ("L13 M13", "K13 L13 M13")],
)
@states("R11.4")
def test_E12_rows_of_zombies(others: str, end: str) -> None:
    table = one("J13", "bat", humans=2)
    table.zombies("K13", *others.split())
    table.begin().force(4).act("h1", "attack", "bat#1", "z1")
    assert sorted(each.at for each in table.s.zombies.values()) == end.split()


@states("R18.1", "R18.2")
def test_E13_the_fresh_dead() -> None:
    table = Table(2)
    kill(table.s, table["h1"])
    assert table.s.corpses == {"h1": "A1"} and table["h1"].dead
    table.start(Rising())
    risen = table.s.zombies["r1"]
    assert risen.at == "A1" and not table.s.corpses
    risen.steps = 3
    assert can_attack(table.s, risen)


@states("R10.1", "A51")
def test_E14_bare_hands() -> None:
    for dice, alive, left, character in (
        ((6, 6), False, 3, "cook"),
        ((6, 4), True, 3, "cook"),
        ((5,), True, 3, "cook"),
        ((1,), True, 3, "cook"),
        ((1,), True, 2, "biker"),
        ((6,), False, 3, "biker"),
    ):
        table = one("J13", character=character)
        table.zombies("K13")
        table.begin().force(*dice).act("h1", "attack", "hands", "z1")
        assert (len(table.s.zombies) == 1, table.left()) == (alive, left)


@states("R12.1")
def test_E15_the_aim_is_lost_with_the_turn() -> None:
    table = one("L17", "pistol", humans=2)
    table.begin()
    table["h1"].spent = 3
    table.act("h1", "aim")
    assert table["h1"].aimed and table.left() == 0
    table.act("h2", "done")
    assert not table["h1"].aimed and table.open() == [("a", "rest")]
