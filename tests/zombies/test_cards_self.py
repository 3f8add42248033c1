"""Cards for oneself: Adrenaline Rush, The Keys Are Still In It, Much Needed Rest, and Alternate Food Source."""

from __future__ import annotations

import pytest
from zombies.card_table import END, MOVE, ZOMBIES, CardTable

from engine.games.zombies.state import Effect, Status
from engine.games.zombies.steps.move import moving


def points(table: CardTable) -> int:
    move = moving(table.s)
    assert move is not None
    return move.left(table.s)


# Adrenaline Rush


def test_X16_allowance() -> None:
    table = CardTable(2).city().give("a", lives=4).play("a", "skateboard").hand("a", "adrenaline_rush")
    table["a"].statuses = [Status(name="your_shoes_untied", by="b")]
    table.turn()
    assert points(table) == 4
    table.plays("a", "adrenaline_rush")
    assert points(table) == 8 and table["a"].statuses == []


def test_X16_without_the_shoe_and_in_base() -> None:
    table = CardTable(2).city().give("a", lives=4).play("a", "skateboard").hand("a", "adrenaline_rush").turn()
    table.plays("a", "adrenaline_rush")
    assert points(table) == 16
    table = CardTable(2, mode="base").city().force(5)
    table["a"].statuses = [Status(name="your_shoes_untied", by="b")]
    table.turn().answer("a", "move", "roll")
    assert points(table) == 2


def test_R8_2_doubling_in_mid_move_recomputes() -> None:
    table = CardTable(2).city().hand("a", "adrenaline_rush").turn()
    table.answer("a", "move", "3.4")
    assert points(table) == 3
    table.plays("a", "adrenaline_rush")
    assert points(table) == 8


def test_R8_7_the_last_point_is_too_late() -> None:
    table = CardTable(2).city().zombies("3.6").give("a", lives=2).hand("a", "adrenaline_rush").force(2).turn()
    table.answer("a", "move", "3.6")
    assert table.open() == [("a", "wound")] and table.offers("a") == []
    table.answer("a", "wound", "bullets")
    assert moving(table.s) is None


def test_adrenaline_rush_before_step_4_and_only_in_the_own_turn() -> None:
    table = CardTable(2).city().zombies("0.5").hand("a", "adrenaline_rush").hand("b", "adrenaline_rush").turn(2)
    assert table.offers("a") == ["adrenaline_rush"] and table.offers("b") == []
    table.force(6).plays("a", "adrenaline_rush")  # with nothing left to play the fight begins by itself
    assert points(table) == 10


@pytest.mark.parametrize("at", [ZOMBIES, END])
def test_adrenaline_rush_not_after_step_4(at: int) -> None:
    table = CardTable(2).city().zombies("2.1").hand("a", "adrenaline_rush").turn(at)
    assert table.offers("a") == []


def test_R15_4_adrenaline_rush_is_of_no_use_under_fear() -> None:
    table = CardTable(2).city().give("a", lives=1).hand("a", "adrenaline_rush", "much_needed_rest")
    table["a"].statuses = [Status(name="fear", by="b", armed=True)]
    assert table.turn().offers("a") == ["much_needed_rest"]


def test_D15_inside_a_fight_it_is_the_answer_to_the_roll() -> None:
    table = CardTable(2).city().zombies("0.6").hand("a", "adrenaline_rush").force(2).turn()
    table.answer("a", "move", "0.6")
    assert table.offers("a") == [] and "rush" in table.words("a", "wound")
    table.answer("a", "wound", "rush")
    assert table["a"].trophies == 1 and table["a"].bullets == 3 and table["a"].used
    assert points(table) == 4 and len(table.s.discard) == 1


def test_R11_4_d_a_rush_that_is_not_enough() -> None:
    table = CardTable(2).city().zombies("0.6").give("a", bullets=0).hand("a", "adrenaline_rush").force(1, 6).turn()
    table.answer("a", "move", "0.6").answer("a", "wound", "rush")
    assert table["a"].lives == 2 and table["a"].trophies == 1  # 1 + 2 = 3, and only a life is left to pay


# The Keys Are Still In It


def test_keys_are_ten_points_exactly() -> None:
    table = CardTable(2).city().play("a", "skateboard").hand("a", "keys_are_still_in_it")
    table["a"].statuses = [Status(name="your_shoes_untied", by="b")]
    table.turn().plays("a", "keys_are_still_in_it")
    assert points(table) == 10


def test_keys_are_not_doubled() -> None:
    table = CardTable(2).city().hand("a", "keys_are_still_in_it", "adrenaline_rush").turn()
    table.plays("a", "keys_are_still_in_it")
    table["a"].used = False  # as a game master may say
    assert table.offers("a") == []


def test_keys_instead_of_the_die_in_base() -> None:
    table = CardTable(2, mode="base").city().hand("a", "keys_are_still_in_it").turn()
    table.plays("a", "keys_are_still_in_it")
    assert points(table) == 10 and "roll" not in table.words("a", "move") and "rolls-move" not in table.log


def test_R8_2_keys_are_too_late_after_the_roll_or_the_first_point() -> None:
    table = CardTable(2, mode="base").city().force(3).hand("a", "keys_are_still_in_it", "much_needed_rest").turn()
    assert table.offers("a") == ["keys_are_still_in_it", "much_needed_rest"]
    assert table.answer("a", "move", "roll").open() == [("a", "move")] and table.offers("a") == []
    table = CardTable(2).city().hand("a", "keys_are_still_in_it", "much_needed_rest").turn()
    assert table.offers("a") == ["keys_are_still_in_it", "much_needed_rest"]
    table.answer("a", "move", "0.6")
    assert table.open() == [("a", "move")] and table.offers("a") == []


def test_R8_2_a_rush_after_the_roll() -> None:
    table = CardTable(2, mode="base").city().force(3).hand("a", "adrenaline_rush").turn()
    table.answer("a", "move", "roll").plays("a", "adrenaline_rush")
    assert points(table) == 6


def test_keys_only_in_own_step_4() -> None:
    table = CardTable(2).city().zombies("0.5").hand("a", "keys_are_still_in_it", "much_needed_rest")
    assert table.turn(2).offers("a") == [] and table.turn(ZOMBIES).offers("a") == []
    assert table.turn(MOVE, "b").offers("a") == []


def test_R15_4_keys_not_under_fear_nor_brain_cramp() -> None:
    for name in ("fear", "brain_cramp"):
        table = CardTable(2).city().hand("a", "keys_are_still_in_it")
        table["a"].statuses = [Status(name=name, by="b", armed=name == "fear")]
        assert table.turn().offers("a") == []


# Much Needed Rest


def test_much_needed_rest_instead_of_moving() -> None:
    table = CardTable(2).city().zombies("2.1").hand("a", "much_needed_rest").turn()
    table.plays("a", "much_needed_rest")
    assert table["a"].lives == 5 and moving(table.s) is None and table.open() == [("a", "zombie")]


def test_R16_2_much_needed_rest_never_above_five() -> None:
    table = CardTable(2).city().give("a", lives=4).hand("a", "much_needed_rest").turn()
    assert table.plays("a", "much_needed_rest")["a"].lives == 5
    table = CardTable(2).city().give("a", lives=5).hand("a", "much_needed_rest").turn()
    assert table.offers("a") == []


def test_R15_5_no_rest_under_brain_cramp() -> None:
    table = CardTable(2).city().hand("a", "much_needed_rest")
    table["a"].statuses = [Status(name="brain_cramp", by="b")]
    assert table.turn().offers("a") == []


def test_R15_6_no_rest_while_a_building_has_to_be_left() -> None:
    table = CardTable(2).city().pawn("a", "1.5").hand("a", "much_needed_rest")
    table["a"].statuses = [Status(name="claustrophobia", by="b", armed=True)]
    assert table.turn().offers("a") == []


def test_R8_9_rest_in_the_turn_of_the_return() -> None:
    table = CardTable(2).city().hand("a", "much_needed_rest", "keys_are_still_in_it", "adrenaline_rush")
    table.s.halted = True
    assert table.turn().offers("a") == ["much_needed_rest"]


# Alternate Food Source


def test_X18_alternate_food_source() -> None:
    table = CardTable(2).tile("T15", 0, -1).tile("T02", 0, -2).give("a", lives=2)
    table.pawn("a", "1.2").zombies("2.8", "2.5").hand("a", "alternate_food_source").turn()
    table.plays("a", "alternate_food_source").answer("a", "move", "2.5")
    assert table.s.result and table.s.result.winners == ["a"] and "fights" not in table.log


def test_R1_3_alternate_food_source_wins_for_who_stands_on_the_centre() -> None:
    table = CardTable(2).tile("T15", 0, -1).tile("T02", 0, -2)
    table.pawn("b", "2.5").zombies("2.5").hand("a", "alternate_food_source").turn()
    table.plays("a", "alternate_food_source")
    assert table.s.result and table.s.result.winners == ["b"]
    assert len(table.s.discard) == 1


def test_R11_7_alternate_food_source_voids_a_fight() -> None:
    table = CardTable(2).city().zombies("0.6").hand("b", "alternate_food_source").force(2).turn()
    table.answer("a", "move", "0.6").plays("b", "alternate_food_source")
    assert table.open() == [("a", "move")] and points(table) == 4
    assert table["a"].lives == table["a"].bullets == 3 and table.s.zombies == ["0.6"]


def test_R8_5_no_token_from_under_a_zombie() -> None:
    table = CardTable(2).city().zombies("0.6").tokens("life", "0.6").hand("a", "alternate_food_source").turn()
    table.plays("a", "alternate_food_source").answer("a", "move", "0.6")
    assert "take" not in table.words("a", "move") and table["a"].lives == 3


def test_R15_3_it_ends_with_the_owners_first_turn_that_starts_afterwards() -> None:
    table = CardTable(2).city().zombies("4.6").hand("a", "alternate_food_source").pile().turn()
    table.plays("a", "alternate_food_source")
    for seat in ("a", "b", "a"):
        assert table.s.active == seat and table.s.feast
        table.answer(seat, "move", "stop")
        while table.s.active == seat and table.open():
            ((who, kind),) = table.open()
            table.answer(who, kind, *table.default(who, kind))
            if table.s.active != seat:
                break
    assert table.s.active == "b" and not table.s.feast and "effect-ends" in table.log


@pytest.mark.parametrize(
    ("owner", "armed", "active", "seat", "legal"),
    [
        ("a", False, "a", "b", False),  # b's next turn ends before a's next
        ("b", False, "a", "c", True),
        ("b", False, "a", "a", True),
        ("c", False, "a", "b", False),
        ("a", True, "a", "b", True),  # the running one ends with this turn
        ("a", True, "a", "a", True),
        ("b", False, "a", "b", False),
    ],
)
def test_R15_3_a_second_one_only_if_it_ends_later(owner: str, armed: bool, active: str, seat: str, legal: bool) -> None:
    table = CardTable(3).city().hand(seat, "alternate_food_source")
    table.s.effects = [Effect(name="alternate_food_source", owner=owner, armed=armed)]
    table.turn(MOVE, active)
    assert table.offers(seat) == (["alternate_food_source"] if legal else [])
    if legal:
        table.plays(seat, "alternate_food_source")
        assert [(each.owner, each.armed) for each in table.s.effects] == [(seat, False)]
