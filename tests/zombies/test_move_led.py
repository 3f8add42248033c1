"""Moving under Fear, Brain Cramp and Claustrophobia (R15.4–R15.6, R15.9, D7)."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.card_table import CardTable
from zombies.table import Table
from zombies.turns import at, at_rest, bare, free, move, plaza, points, status, store, street

from engine.core.errors import Illegal

# Fear (R15.4)


def test_R15_4_fear_leaves_healing_and_rest_only() -> None:
    table = status(street().zombies("3.5").tokens("bullet", "0.5"), "a", "fear", armed=True)
    assert at(4, table.give("a", lives=2, trophies=2)).words("a", "move") == ["heal", "stop"]
    table = status(street().zombies("3.5"), "a", "fear", armed=True)
    assert at(4, table).open() == [("a", "zombie")]  # nothing to decide
    table = status(street().zombies("3.5").hand("a", "fear"), "a", "fear", armed=True)
    assert at(4, table).words("a", "move") == ["stop"]  # it might be Much Needed Rest
    at_rest(table)


def test_R8_1_at_five_lives_nobody_is_asked_about_a_rest() -> None:
    table = status(street().zombies("3.5").hand("a", "much_needed_rest").give("a", lives=5), "a", "fear", armed=True)
    assert at(4, table).open() == [("a", "zombie")]


def test_R15_4_fear_beats_cramp_claustrophobia_and_keys() -> None:
    table = store().pawn("a", "1.1").zombies("1.6").hand("a", "keys_are_still_in_it")
    for name in ("fear", "claustrophobia", "brain_cramp", "your_shoes_untied"):
        status(table, "a", name, armed=name != "brain_cramp" and name != "your_shoes_untied")
    at(4, table)
    assert table.open() == [("a", "move")] and table.words("a", "move") == ["stop"] and table.offers("a") == []
    assert {each.name for each in table["a"].statuses} == {"fear", "claustrophobia"}  # the others are used up


def test_R15_4_base_nothing_is_rolled_under_fear() -> None:
    table = status(status(street(mode="base").zombies("3.5").force(3, 3), "a", "fear", armed=True), "a", "brain_cramp")
    assert at(4, table).open() == [("a", "zombie")] and "rolls-move" not in table.log


# Brain Cramp (R15.5, R15.9, D7)


def cramped(table: Table) -> CardTable:
    return at(4, status(table, "a", "brain_cramp"))


def test_R15_5_the_cards_player_moves_the_pawn() -> None:
    table = cramped(free(street().tokens("bullet", "0.5").give("a", lives=2, trophies=4)))
    assert table.open() == [("b", "move")] and "0.6" in table.words("b", "move")
    assert not {"take", "heal"} & set(table.words("b", "move"))
    with pytest.raises(StopIteration):
        table.ask("a", "move")
    table.answer("b", "move", "1.5")
    assert table["a"].pawn == "1.5" and table.open() == [("b", "move")] and points(table) == 1
    table.answer("b", "move", "stop")
    assert table.open() == [("a", "zombie")]


def test_R15_5_no_step_at_all_is_allowed() -> None:
    table = cramped(free(street())).answer("b", "move", "stop")
    assert table["a"].pawn == "0.5" and table.open() == [("a", "zombie")]


def test_R15_5_with_the_last_point_the_step_is_over() -> None:
    table = cramped(free(street())).answer("b", "move", "2.4")
    assert table["a"].pawn == "2.4" and table.open() == [("a", "zombie")]


def test_R15_5_the_target_decides_in_its_fights() -> None:
    table = cramped(free(street().zombies("0.6").force(2))).answer("b", "move", "0.6")
    assert table.open() == [("a", "wound")]
    table.answer("a", "wound", "bullets")
    assert table["a"].trophies == 1 and table.open() == [("b", "move")]


def test_R15_5_no_rest_and_no_picking_up_on_a_way() -> None:
    table = cramped(street().tokens("bullet", "0.5", "0.6").hand("a", "much_needed_rest"))
    assert table.offers("a") == []
    with pytest.raises(Illegal):
        table.answer("b", "move", "path", "on", "0.6", "take", "end")


def test_R15_5_base_tokens_are_still_picked_up() -> None:
    table = cramped(street(mode="base").tokens("bullet", "0.6").force(3)).answer("b", "move", "0.6")
    assert table["a"].bullets == 4


def test_R15_5_the_centre_of_the_helipad_wins_for_the_target() -> None:
    table = cramped(plaza()).answer("b", "move", "1.5")
    assert table.s.result and table.s.result.winners == ["a"]


def test_R15_9_base_the_die_is_rolled_first() -> None:
    table = cramped(free(street(mode="base").force(2)))
    assert table.open() == [("b", "move")] and points(table) == 2 and len(table.told("rolls-move")) == 1
    table.answer("b", "move", "1.4")
    assert table.open() == [("a", "zombie")]


def test_R15_9_half_of_one_is_no_point_and_no_question() -> None:
    table = status(free(street(mode="base").force(1, 3)), "a", "your_shoes_untied")
    assert cramped(table).open() == [("a", "zombie")]


def test_D7_an_absent_player_hands_the_pawn_back() -> None:
    table = cramped(street())
    assert table.default("b", "move") == ["back"]
    table.answer("b", "move", "back")
    assert table.open() == [("a", "move")] and points(table) == 5 and table.default("a", "move") == ["stop"]


def test_D7_with_points_spent_the_target_goes_on_with_the_rest() -> None:
    table = cramped(street().give("a", lives=2, trophies=5)).answer("b", "move", "1.4").answer("b", "move", "back")
    assert table.open() == [("a", "move")] and points(table) == 2 and "heal" not in table.words("a", "move")


def test_R15_5_D7_handed_back_the_step_stays_without_healing_rest_and_pick_up() -> None:
    """Only who walks has changed: the card still rules the step."""
    table = street().tokens("bullet", "0.5", "0.6").give("a", lives=2, trophies=4).hand("a", "much_needed_rest")
    cramped(table).answer("b", "move", "back")
    assert table.open() == [("a", "move")] and table.offers("a") == []
    assert not {"heal", "take"} & set(table.words("a", "move")) and "0.6" in table.words("a", "move")
    with pytest.raises(Illegal):
        table.answer("a", "move", "path", "on", "0.6", "take", "end")
    at_rest(table)
    table.answer("a", "move", "0.6")
    assert "take" not in table.words("a", "move") and table.s.tokens


def test_R15_5_used_up_though_nobody_can_move() -> None:
    table = street(fight_until_dead="off").give("a", bullets=0).zombies("0.5", "3.5").force(1)
    at(2, status(table, "a", "brain_cramp"))
    assert table.s.halted and table.open() == [("a", "zombie")] and table["a"].statuses == []


def test_R15_5_a_player_who_has_left_controls_nobody() -> None:
    table = street(3)
    table["c"].gone, table["c"].pawn = True, ""
    at(4, status(table, "a", "brain_cramp", by="c"))
    assert table.open() == [("a", "move")]


# Claustrophobia (R15.6)


def afraid(table: Table) -> CardTable:
    return at(4, status(table, "a", "claustrophobia", armed=True))


def test_R15_6_no_room_is_entered() -> None:
    table = afraid(store())
    reach = set(move(table).reach(table.s))
    assert reach == {"0.2", "0.4", "0.6", "0.8", "1.4", "1.5", "1.6"}
    table.answer("a", "move", "1.5")
    with pytest.raises(Illegal):
        table.answer("a", "move", "path", "on", "1.2")


def test_R15_6_out_by_a_shortest_way() -> None:
    table = afraid(store().pawn("a", "1.1").give("a", lives=2, trophies=4).hand("a", "much_needed_rest"))
    assert set(table.words("a", "move")) == {"1.2", "1.5", "1.4", "1.6", "0.6"}  # no stopping, no healing, no "path"
    assert table.offers("a") == []
    table.answer("a", "move", "1.2")
    assert "stop" not in table.words("a", "move")
    table.answer("a", "move", "1.5")
    assert "stop" in table.words("a", "move") and "1.2" not in table.words("a", "move") and points(table) == 2


def test_R15_6_ties_are_the_targets_choice() -> None:
    table = bare()
    table.tile("T05", 1, 0, 2)  # the Fire Station has three doors
    table.s.tiles = (table.s.tiles[0], table.s.tiles[1]._replace(turn=0))
    assert table.s.city.building("1.6") == 1
    table = afraid(table.pawn("a", "1.5"))  # doors 4-5 and 5-8
    assert set(table.words("a", "move")) >= {"1.4", "1.8"}
    assert not {"1.2", "1.6"} & set(table.words("a", "move"))


def test_R15_6_zombies_are_not_counted_but_fought() -> None:
    table = afraid(store().pawn("a", "1.1").zombies("1.2", "1.6").force(6))
    table.answer("a", "move", "1.5")
    assert table["a"].trophies == 1 and table["a"].pawn == "1.5"


def test_R15_6_as_long_as_the_points_last() -> None:
    table = bare()
    table.tile("T09", 0, -1).zombies("0.5").pawn("a", "1.1").give("a", lives=0)  # Hospital: three steps to the road
    table = afraid(table)
    assert sorted(table.words("a", "move")) == ["1.2", "1.4", "1.5"]
    table.answer("a", "move", "1.5")
    assert table["a"].pawn == "1.5" and table.open() == [("a", "zombie")]


def test_R15_6_the_default_walks_out() -> None:
    table = afraid(store().pawn("a", "1.1").zombies("1.4"))
    assert table.default("a", "move") == ["1.5"]
    far = bare()
    far.tile("T09", 0, -1).pawn("a", "1.1").give("a", lives=0)
    assert afraid(far).default("a", "move") == ["1.5"]  # as far as the points go


def test_R15_6_base_the_die_has_to_be_rolled() -> None:
    table = afraid(store(mode="base").pawn("a", "1.2").hand("a", "much_needed_rest").force(2))
    assert len(table.told("rolls-move")) == 1 and set(table.words("a", "move")) == {"1.5", "1.4", "1.6"}


def test_R15_6_base_keys_instead_of_the_die() -> None:
    table = street(mode="base")
    at(4, status(table.hand("a", "keys_are_still_in_it"), "a", "claustrophobia", armed=True))
    table.plays("a", "keys_are_still_in_it")
    assert points(table) == 10 and "roll" not in table.words("a", "move")


def test_R15_6_R18_1_any_street_shortens_the_way_out() -> None:
    words = afraid(store(doors="any_street").pawn("a", "1.1")).words("a", "move")
    assert "1.4" in words and "1.2" not in words


def test_R15_6_without_points_it_holds_nobody() -> None:
    table = status(store().pawn("a", "1.1").zombies("1.5"), "a", "claustrophobia", armed=True)
    table.s.halted = True
    at(4, table)
    assert table.open() == [("a", "zombie")]


def test_R15_6_R15_8_a_card_that_puts_the_pawn_into_a_room_starts_it_again() -> None:
    table = afraid(store().pawn("a", "1.6").hand("b", "where_did_everybody_go"))
    assert "stop" in table.words("a", "move")
    table.plays("b", "where_did_everybody_go", "a", "1.5", "1.2", "1.3", "1.2", "1.1")
    assert table["a"].pawn == "1.1" and points(table) == 5
    assert "1.2" in table.words("a", "move") and "stop" not in table.words("a", "move")


def test_R15_5_R15_6_cramped_and_afraid_inside() -> None:
    """The card's player leads the pawn out; only handing it back is open beside that."""
    table = status(store().pawn("a", "1.1"), "a", "claustrophobia", armed=True)
    table = cramped(table)
    assert table.open() == [("b", "move")] and "1.2" in table.words("b", "move")
    assert table.words("b", "move")[-1] == "back" and "stop" not in table.words("b", "move")
    table.answer("b", "move", "back")
    assert "1.2" in table.words("a", "move") and "stop" not in table.words("a", "move")


# At rest


@pytest.mark.parametrize("mode", ["alt", "base"])
@pytest.mark.parametrize("name", ["", "fear", "claustrophobia", "brain_cramp", "your_shoes_untied"])
@pytest.mark.parametrize("square", ["0.5", "1.1", "1.5"])
def test_running_on_changes_nothing(mode: str, name: Any, square: str) -> None:
    table = store(mode=mode).pawn("a", square).zombies("1.6").hand("a", "fear").force(5)
    if name:
        status(table, "a", name, armed=name in ("fear", "claustrophobia"))
    at(4, table)
    assert table.open()
    at_rest(table)
