"""Cards against opponents, and the statuses they leave (R15). Forced moves and repairs have files of their own."""

from __future__ import annotations

import pytest
from zombies.card_table import MOVE, ZOMBIES, CardTable

from engine.games.zombies.state import Status, StatusName
from engine.games.zombies.steps.move import moving

ATTACHED = ("brain_cramp", "claustrophobia", "fear", "hysterical_paralysis", "your_shoes_untied")


def finish(table: CardTable) -> CardTable:
    """Let the running turn end by its defaults."""
    seat, number = table.s.active, table.s.number
    while table.s.number == number and not table.s.over:
        ((who, kind),) = table.open()
        table.answer(who, kind, *table.default(who, kind))
    assert table.s.active != seat
    return table


def left(table: CardTable) -> int:
    move = moving(table.s)
    assert move is not None
    return move.left(table.s)


# Statuses


@pytest.mark.parametrize("name", ATTACHED)
def test_R15_1_at_most_one_of_each_name(name: StatusName) -> None:
    table = CardTable(3).city().hand("b", name).turn()
    table["a"].statuses = [Status(name=name, by="c")]
    assert table.next("b", name) == ["c"]
    table["c"].statuses = [Status(name=name, by="a", armed=True)]
    assert table.offers("b") == []
    table["c"].statuses = []
    table.plays("b", name, "c")
    assert [(each.name, each.by, each.armed) for each in table["c"].statuses] == [(name, "b", False)]


@pytest.mark.parametrize("name", ATTACHED)
def test_R12_4_off_board_players_can_be_attached_to(name: str) -> None:
    table = CardTable(2).city().hand("a", name)
    table["b"].down, table["b"].pawn = True, ""
    assert table.turn().next("a", name) == ["b"]


def test_X21_fear_played_in_a_move_holds_in_the_whole_next_turn() -> None:
    table = CardTable(2).city().give("a", lives=2, trophies=2).pile().hand("b", "fear").turn()
    table.answer("a", "move", "0.6").plays("b", "fear", "a")
    assert left(table) == 3
    finish(finish(table.answer("a", "move", "3.4")))
    assert table.s.active == "a" and table.words("a", "move") == ["heal", "stop"]
    table.answer("a", "move", "heal")
    assert table["a"].lives == 3 and table["a"].pawn == "3.4"
    finish(table)
    assert table.statuses("a") == []


def test_X21_rest_is_allowed_under_fear() -> None:
    table = CardTable(2).city().hand("a", "much_needed_rest", "keys_are_still_in_it")
    table["a"].statuses = [Status(name="fear", by="b", armed=True)]
    assert table.turn().offers("a") == ["much_needed_rest"]


def test_X21_a_shoe_waits_for_the_next_step_4() -> None:
    table = CardTable(2).city().pile().hand("b", "your_shoes_untied").turn()
    table.answer("a", "move", "0.6").plays("b", "your_shoes_untied", "a")
    assert left(table) == 4
    finish(finish(table))
    assert left(table) == 2 and table.statuses("a") == []


def test_R15_2_a_shoe_before_step_4_works_in_the_running_turn() -> None:
    table = CardTable(2).city().zombies("0.5").hand("a", "fear").hand("b", "your_shoes_untied").turn(2)
    table.plays("b", "your_shoes_untied", "a").force(6).answer("a", "fight", "roll")
    assert left(table) == 2


def test_R15_2_a_next_move_status_is_used_up_without_any_movement() -> None:
    table = CardTable(2).city().give("a", lives=1, trophies=2)  # healing is allowed, so the step waits
    table["a"].statuses = [
        Status(name="fear", by="b", armed=True),
        Status(name="brain_cramp", by="b"),
        Status(name="your_shoes_untied", by="b"),
    ]
    table.turn()
    assert table.statuses("a") == ["fear"] and left(table) == 0


def test_R15_2_hysterical_paralysis_skips_the_turn_and_ends_with_it() -> None:
    table = CardTable(3).city().zombies("4.6").hand("a", "hysterical_paralysis").turn()
    table["b"].statuses = [Status(name="your_shoes_untied", by="a")]
    table["b"].used = True
    finish(table.plays("a", "hysterical_paralysis", "b"))
    assert table.s.active == "c" and table.statuses("b") == ["your_shoes_untied"]
    assert table["b"].turns == 1 and not table["b"].used and len(table["b"].hand) == 0


def test_R3_4_a_skipped_turn_ends_the_effects_of_its_player() -> None:
    table = CardTable(3).city().hand("b", "alternate_food_source").turn()
    table["b"].statuses = [Status(name="hysterical_paralysis", by="a")]
    finish(table.plays("b", "alternate_food_source"))
    assert table.s.active == "c" and not table.s.feast


def test_R15_5_brain_cramp_hands_the_pawn_over() -> None:
    table = CardTable(2).city().tokens("bullet", "0.5").hand("b", "brain_cramp").zombies("0.5", "4.6")
    table.hand("a", "butter_fingers").turn(2)
    table.plays("b", "brain_cramp", "a").force(6).answer("a", "fight", "roll")
    assert table.open() == [("b", "move")] and not {"take", "heal"} & set(table.words("b", "move"))
    table.answer("b", "move", "0.6")
    assert table["a"].pawn == "0.6" and table["b"].pawn == "0.5"


def test_R15_6_claustrophobia() -> None:
    table = CardTable(2).city().pawn("a", "1.2").pile().hand("b", "claustrophobia").turn()
    table.plays("b", "claustrophobia", "a")
    assert "1.1" in table.words("a", "move")  # not yet
    finish(finish(table))
    assert "1.1" not in table.words("a", "move") and "stop" not in table.words("a", "move")


def test_R15_2_a_status_played_in_the_targets_turn_outlives_it() -> None:
    table = CardTable(2).city().zombies("3.5").pile().hand("b", "claustrophobia").turn(ZOMBIES)
    finish(table.plays("b", "claustrophobia", "a"))
    assert table.statuses("a") == ["claustrophobia"] and not table["a"].statuses[0].armed


def test_R12_9_a_knock_out_does_not_take_statuses_away() -> None:
    table = CardTable(2).city().zombies("0.6").give("a", lives=0, bullets=0).force(1).pile().turn()
    table["a"].statuses = [Status(name="fear", by="b")]
    table.answer("a", "move", "0.6")
    assert table["a"].down and table.statuses("a") == ["fear"]


# Bad Sense of Direction


def test_bad_sense_of_direction() -> None:
    table = CardTable(2).city().zombies("0.5").pawn("b", "4.6").give("a", lives=2).hand("a", "bad_sense_of_direction")
    table.turn().plays("a", "bad_sense_of_direction", "b")
    assert table["b"].pawn == "0.5" and table["a"].lives == 1
    assert "fights" not in table.log and table.s.zombies == ["0.5"]  # R8.8


def test_bad_sense_of_direction_needs_two_lives() -> None:
    table = CardTable(2).city().pawn("b", "4.6").give("a", lives=1).hand("a", "bad_sense_of_direction").turn()
    assert table.offers("a") == []


def test_bad_sense_of_direction_against_whom() -> None:
    table = CardTable(6).city().hand("a", "bad_sense_of_direction")
    for seat in ("b", "c", "d", "e"):
        table.pawn(seat, "4.6")
    table["b"].down, table["b"].pawn = True, ""  # off board
    table["c"].down = True  # recovering
    table["d"].statuses = [Status(name="fear", by="a")]  # not in its own turn
    assert table.turn().next("a", "bad_sense_of_direction") == ["d", "e"]  # f is there already


def test_R15_4_not_in_a_turn_under_fear() -> None:
    for name in ("bad_sense_of_direction", "where_did_everybody_go"):
        table = CardTable(2).city().pawn("a", "4.6").zombies("4.6").hand("b", name)
        table["a"].statuses = [Status(name="fear", by="b", armed=True)]
        assert table.turn().offers("b") == []


def test_bad_sense_of_direction_in_the_targets_step_4() -> None:
    table = CardTable(2).city().hand("b", "bad_sense_of_direction").turn()
    table.answer("a", "move", "3.5").plays("b", "bad_sense_of_direction", "a")
    assert table["a"].pawn == "0.5" and left(table) == 2


def test_R11_7_bad_sense_of_direction_out_of_a_fight_and_off_the_way() -> None:
    table = CardTable(2).city().pawn("a", "3.5").zombies("3.4").hand("b", "bad_sense_of_direction").force(3).turn()
    table.answer("a", "move", "0.2").plays("b", "bad_sense_of_direction", "a")  # 0.6 would be next, from either side
    assert table.open() == [("a", "move")] and table["a"].pawn == "0.5" and left(table) == 4
    assert table["a"].lives == table["a"].bullets == 3


def test_R18_10_ambush_by_bad_sense_of_direction() -> None:
    table = CardTable(2, ambush="on").city().zombies("0.5").pawn("a", "3.5").hand("b", "bad_sense_of_direction")
    table.force(6).turn().plays("b", "bad_sense_of_direction", "a")
    assert table["a"].trophies == 1 and table.s.zombies == []


# Butter Fingers


def test_butter_fingers_takes_an_item() -> None:
    table = CardTable(3).city().play("b", "fire_axe").play("b", "hey_look_a_shotgun", 2).hand("a", "butter_fingers")
    table.turn()
    axe, shotgun = (item.card for item in table["b"].table)
    assert table.next("a", "butter_fingers", "b") == [axe, shotgun, "bullets"]
    table.plays("a", "butter_fingers", "b", shotgun)
    assert [item.card for item in table["b"].table] == [axe] and shotgun in table.s.discard


def test_butter_fingers_equal_items_once_but_by_charges() -> None:
    table = CardTable(2).city().play("b", "hey_look_a_shotgun", 3).play("b", "hey_look_a_shotgun", 1)
    table.play("b", "fire_axe").play("b", "fire_axe").give("b", bullets=0).hand("a", "butter_fingers").turn()
    assert len(table.next("a", "butter_fingers", "b")) == 3


@pytest.mark.parametrize(("held", "kept"), [(5, 3), (2, 0), (1, 0)])
def test_butter_fingers_takes_up_to_two_bullets(held: int, kept: int) -> None:
    table = CardTable(2).city().give("b", bullets=held).hand("a", "butter_fingers").turn()
    assert table.plays("a", "butter_fingers", "b", "bullets")["b"].bullets == kept


def test_butter_fingers_not_against_who_has_neither() -> None:
    table = CardTable(3).city().give("b", bullets=0).hand("a", "butter_fingers").turn(MOVE)
    assert table.next("a", "butter_fingers") == ["c"]
    table.give("c", bullets=0)
    assert table.offers("a") == []


def test_X30_butter_fingers_counts_at_once() -> None:
    table = CardTable(2).city().zombies("4.5").pawn("a", "4.4").give("a", bullets=1, lives=3)
    table.hand("b", "butter_fingers", "this_isnt_so_bad").force(2, 6).turn()
    table.answer("a", "move", "4.5")
    assert table.words("a", "wound") == ["bullets", "life"]
    table.plays("b", "butter_fingers", "a", "bullets")
    assert table["a"].bullets == 0 and table["a"].lives == 2 and table["a"].trophies == 1


def test_X30_this_isnt_so_bad_voids_the_fight() -> None:
    table = CardTable(2).city().zombies("4.5").pawn("a", "3.6").give("a", bullets=1, lives=3)
    table.hand("b", "this_isnt_so_bad").force(2).turn()
    table.answer("a", "move", "4.5").plays("b", "this_isnt_so_bad", "4.5", "2.1")
    assert table.open() == [("a", "move")] and left(table) == 3
    assert (table["a"].bullets, table["a"].lives, table["a"].trophies) == (1, 3, 0)
