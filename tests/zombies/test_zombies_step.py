"""Step 5: the zombies move (R9)."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.table import Table

from engine.core.errors import Illegal
from engine.core.shape import One, replay
from engine.games.zombies.dead.moves import automatic_moves
from engine.games.zombies.moment import quiet
from engine.games.zombies.state import Effect
from engine.games.zombies.steps.zombies import ZombieMoves, carry


def street(players: int = 2, **options: Any) -> Table:
    """Four straight streets east of the Town Square, in a line, pawns on 0.5."""
    table = Table(players, **options)
    for number in range(1, 5):
        table.tile(f"T{14 + number}", number, 0, 1)
    return table


def play(table: Table) -> Table:
    return table.start(ZombieMoves(seat="a"))


def step(table: Table) -> ZombieMoves:
    return next(each for each in table.s.stack if isinstance(each, ZombieMoves))


def test_R9_1_three_different_zombies_one_square_each() -> None:
    table = play(street().zombies("1.5", "2.5", "3.5", "4.5"))
    assert step(table).left == 3
    table.answer("a", "zombie", "1.5", "1.4").answer("a", "zombie", "2.5", "2.6").answer("a", "zombie", "3.5", "3.4")
    assert sorted(table.s.zombies) == ["1.4", "2.6", "3.4", "4.5"] and table.open() == []


@pytest.mark.parametrize("n", range(1, 7))
def test_R9_1_base_rolls_for_the_number(n: int) -> None:
    table = play(street(mode="base").zombies("1.5", "4.5").force(n))
    assert step(table).left == n and len(table.told("rolls-zombies")) == 1
    assert step(play(street(zombie_moves=str(n)).zombies("1.5", "4.5"))).left == n


def test_R9_2_to_any_linked_free_square() -> None:
    """Roads, rooms through doors, the Town Square, squares with tokens and pawns."""
    table = Table(2).tile("T07", 1, 0).zombies("1.5", "1.4", "1.6").tokens("life", "1.2")
    play(table)
    assert set(table.words("a", "zombie", "1.5")) == {"1.2", "1.8"}
    table.answer("a", "zombie", "1.5", "1.2")
    assert "1.2" in table.s.zombies and table.s.tokens == {"1.2": "life"}
    table.pawn("b", "0.6")
    assert set(table.words("a", "zombie", "1.4")) == {"0.6", "1.5"}
    table.answer("a", "zombie", "1.4", "0.6")
    assert "0.6" in table.s.zombies


def test_R9_2_not_through_walls_nor_onto_a_zombie() -> None:
    table = play(Table(2).tile("T07", 1, 0).zombies("1.1", "1.2", "1.5"))
    for words in (["1.1", "1.4"], ["1.1", "1.2"], ["1.1"], ["1.5", "1.9"]):
        with pytest.raises(Illegal):
            table.answer("a", "zombie", *words)
    assert "1.1" not in table.words("a", "zombie")


def test_R9_3_no_zombie_moves_twice() -> None:
    table = play(street().zombies("1.5", "3.5")).answer("a", "zombie", "1.5", "1.6")
    assert table.words("a", "zombie") == ["auto", "3.5"]
    table.answer("a", "zombie", "3.5", "3.6")
    assert table.open() == []  # two zombies, two moves


def test_R9_3_a_square_left_free_may_be_entered_by_the_next() -> None:
    table = play(street().zombies("1.4", "1.5", "2.6"))
    assert "1.5" not in table.words("a", "zombie", "1.4")
    table.answer("a", "zombie", "1.5").answer("a", "zombie", "1.4", "1.5")
    assert set(table.s.zombies) == {"1.5", "1.6", "2.6"}


def test_R9_3_a_zombie_that_a_card_puts_elsewhere_has_still_moved() -> None:
    table = play(street().zombies("1.5", "3.5")).answer("a", "zombie", "1.5", "1.6")
    carry(table.s, "1.6", "4.5")
    table.resume()
    assert table.words("a", "zombie") == ["auto", "3.5"] and set(table.s.zombies) == {"3.5", "4.5"}


def test_R9_4_X15_the_step_ends_when_nothing_can_move() -> None:
    table = play(Table(2).tile("T04", 1, 0).zombies("1.1", "1.2", "1.3"))
    assert set(table.s.zombies) == {"1.1", "1.3", "1.5"}  # the only legal move was made at once
    assert table.words("a", "zombie") == ["auto", "1.1", "1.3"]
    table.answer("a", "zombie", "1.1")
    assert set(table.s.zombies) == {"1.2", "1.3", "1.5"} and table.open() == []


def test_R9_4_A17_nobody_must_find_the_order_that_moves_most() -> None:
    table = play(Table(2).tile("T04", 1, 0).zombies("1.1", "1.5")).answer("a", "zombie", "1.5", "1.2")
    assert set(table.s.zombies) == {"1.1", "1.2"} and table.open() == []


def test_R3_3_without_zombies_the_step_is_passed_over_silently() -> None:
    table = play(street(mode="base").force(6))
    assert table.open() == [] and table.log == [] and table.s.dice.forced == ["6"]


def test_R9_5_moving_onto_a_pawn_starts_no_fight() -> None:
    table = play(street().pawn("b", "1.6").zombies("1.5", "4.5")).answer("a", "zombie", "1.5", "1.6")
    assert "1.6" in table.s.zombies and table.open() == [("a", "zombie")]
    assert "fights" not in table.log and (table["b"].lives, table["b"].pawn) == (3, "1.6")


def test_R9_6_all_the_marbles_stops_the_step_without_a_die() -> None:
    table = street(mode="base").zombies("1.5", "4.5").force(3)
    table.s.effects.append(Effect(name="all_the_marbles", owner="b"))
    play(table)
    assert table.open() == [] and table.s.zombies == ["1.5", "4.5"] and table.s.dice.forced == ["3"]
    assert table.log == ["zombies-stop"]


def test_R9_6_in_the_middle_it_cuts_off_the_rest() -> None:
    table = play(street().zombies("1.5", "2.5", "3.5")).answer("a", "zombie", "1.5", "1.4")
    table.s.effects.append(Effect(name="all_the_marbles", owner="b"))
    table.resume()
    assert table.open() == [] and set(table.s.zombies) == {"1.4", "2.5", "3.5"}


def test_R13_4_it_is_a_quiet_point_between_two_zombies() -> None:
    table = play(street().zombies("1.5", "2.5"))
    assert table.s.stack[-1] is step(table) and quiet(table.s)
    table.answer("a", "zombie", "1.5", "1.4")
    assert table.s.stack[-1] is step(table) and quiet(table.s)


def test_a_single_move_is_made_without_asking() -> None:
    table = play(Table(2).tile("T04", 1, 0).zombies("1.1"))  # the corner room leads to 1.2 only
    assert table.s.zombies == ["1.2"] and table.open() == []
    asked = play(Table(2, auto=False).tile("T04", 1, 0).zombies("1.1"))
    assert asked.words("a", "zombie") == ["1.1"] and asked.default("a", "zombie") == ["1.1"]


def test_options_name_squares_and_are_grouped_by_tile() -> None:
    table = play(street().zombies("4.5", "1.5", "1.6"))
    shape, _ = replay(table.ask("a", "zombie").ask.shape, [])
    assert isinstance(shape, One)
    assert [(option.key, option.ref) for option in shape.options[1:]] == [(k, k) for k in ("1.5", "1.6", "4.5")]
    groups = [option.group for option in shape.options[1:]]
    assert groups[0] == groups[1] != groups[2]


# D9


def test_D9_the_rest_moves_by_itself() -> None:
    table = play(street().zombies("1.5", "2.5", "3.5", "4.5")).answer("a", "zombie", "1.5", "1.6")
    assert table.default("a", "zombie") == ["auto"]
    table.answer("a", "zombie", "auto")
    assert table.open() == [] and len(table.told("moves-zombie")) == 2
    assert set(table.s.zombies) == {"1.6", "2.5", "3.6", "4.6"}


def test_R19_2_an_order_moves_the_zombies() -> None:
    table = play(street().zombies("2.5", "4.5").order("a", "zombie", "auto"))
    assert table.open() == [] and set(table.s.zombies) == {"2.6", "4.6"}


def test_D9_farthest_zombie_first_away_from_the_pawns() -> None:
    table = street().zombies("1.5", "2.5", "4.5")
    assert automatic_moves(table.s, 3, []) == [("4.5", "4.6"), ("2.5", "2.6"), ("1.5", "1.6")]
    table.pawn("b", "4.6")  # the nearest pawn counts: 4.5 is one square from it, 1.5 three from the Town Square
    assert automatic_moves(table.s, 3, []) == [("2.5", "2.6"), ("1.5", "1.6"), ("4.5", "4.4")]


def test_D9_ties_by_address() -> None:
    table = Table(2).tile("T15", 0, -1).tile("T15", 0, 1).tile("T15", 1, 0, 1)
    table.zombies("3.5", "2.5", "1.5")
    assert automatic_moves(table.s, 3, []) == [("1.5", "1.2"), ("2.5", "2.8"), ("3.5", "3.6")]
    table = street().zombies("1.5")
    for survivor in table.s.survivors.values():
        survivor.pawn = ""  # nobody on the board: all squares are alike
    assert automatic_moves(table.s, 1, []) == [("1.5", "1.4")]


def test_D9_addresses_are_numbers() -> None:
    table = Table(2)
    for number in range(1, 12):
        table.tile("T15", number, 0, 1)
    for survivor in table.s.survivors.values():
        survivor.pawn = ""
    table.zombies("10.5", "9.5")
    assert automatic_moves(table.s, 2, []) == [("9.5", "9.4"), ("10.5", "10.4")]


def test_D9_pawn_squares_only_if_nothing_else_is_legal() -> None:
    table = Table(2).tile("T04", 1, 0).zombies("1.1", "1.3", "1.4")
    table.pawns("1.2")
    assert automatic_moves(table.s, 1, []) == [("1.4", "0.6")]
    # 1.4 first, as it alone can avoid the pawns; then the rooms have no other square than theirs.
    assert automatic_moves(table.s, 3, []) == [("1.4", "0.6"), ("1.1", "1.2")]


def test_D9_the_default_moves_no_zombie_twice() -> None:
    table = street().zombies("4.5")
    assert automatic_moves(table.s, 3, []) == [("4.5", "4.6")]
    assert automatic_moves(table.s, 3, ["4.5"]) == []


def test_R1_1_a_zombie_leaving_the_pad_lets_the_pawn_there_win() -> None:
    table = play(Table(3).tile("T02", 1, 0).zombies("1.5").pawn("b", "1.5"))
    table.answer("a", "zombie", "1.5", "1.6")
    assert table.s.result and table.s.result.winners == ["b"]


def test_8_5_the_log_says_the_way_of_every_zombie() -> None:
    table = play(street().zombies("1.5", "2.5", "3.5", "4.5")).answer("a", "zombie", "1.5", "1.4")
    assert [event.refs for event in table.events] == [("1.5", "1.4", "way-1.5-1.4")]
