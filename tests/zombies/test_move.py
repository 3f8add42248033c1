"""Step 4: moving, picking up, healing, ambushes (R8, D6, R18.10), in both modes."""

from __future__ import annotations

import pytest
from zombies.turns import at, effect, free, go, match, move, plaza, points, status, store, street

from engine.core.errors import Illegal

# R8.1, R8.2: the allowance


@pytest.mark.parametrize("lives", range(6))
def test_R8_2_alt_lives_at_the_start_of_the_turn_and_two(lives: int) -> None:
    table = match(street().give("a", lives=lives))
    assert points(table) == lives + 2


def test_R8_2_lives_lost_or_gained_in_the_turn_do_not_matter() -> None:
    table = match(street().zombies("0.5").give("a", bullets=0).force(1, 1, 6))
    assert table["a"].lives == 1 and points(table) == 5
    table = at(4, street().tokens("life", "0.5")).answer("a", "move", "take")
    assert table["a"].lives == 4 and points(table) == 4  # 5 less the point for the token


@pytest.mark.parametrize("die", range(1, 7))
def test_R8_2_base_a_die(die: int) -> None:
    table = at(4, street(mode="base").force(die))
    assert table.words("a", "move") == ["roll", "stop"] and table.s.dice.forced
    table.answer("a", "move", "roll")
    assert points(table) == die


def test_R8_2_movement_is_an_option_of_its_own() -> None:
    assert points(at(4, street(mode="base", movement="lives_plus_2"))) == 5
    assert "roll" in at(4, street(movement="d6")).words("a", "move")


@pytest.mark.parametrize(
    ("skateboard", "doubled", "shoe", "points_"),
    [
        (False, False, False, 5),
        (True, False, False, 7),
        (False, True, False, 10),
        (False, False, True, 2),
        (True, True, False, 14),
        (True, False, True, 3),
        (True, True, True, 7),
    ],
)
def test_R8_2_board_rush_and_shoe(skateboard: bool, doubled: bool, shoe: bool, points_: int) -> None:
    table = street()
    if skateboard:
        table.play("a", "skateboard")
    if shoe:
        status(table, "a", "your_shoes_untied")
    table.s.doubled = doubled
    assert points(at(4, table)) == points_


def test_R8_2_two_skateboards_count_once() -> None:
    assert points(at(4, street().play("a", "skateboard").play("a", "skateboard"))) == 7


def test_R8_2_doubling_in_mid_move() -> None:
    table = at(4, street().hand("a", "adrenaline_rush")).answer("a", "move", "1.4")
    assert points(table) == 3
    table.plays("a", "adrenaline_rush")
    assert points(table) == 8


def test_R8_2_a_skateboard_lost_on_the_way_leaves_what_is_left_at_best_zero() -> None:
    table = at(4, street().give("a", lives=0).play("a", "skateboard").zombies("4.5").hand("b", "butter_fingers"))
    table.answer("a", "move", "1.5")  # 3 of 4
    skateboard = table["a"].table[0].card
    table.plays("b", "butter_fingers", "a", skateboard)
    assert table["a"].pawn == "1.5" and table.open() == [("a", "zombie")]


def test_R8_7_a_rush_in_the_fight_for_the_last_point_is_too_late() -> None:
    """On entering the square the last point was spent; the fight is over before anything else."""
    table = at(4, street().give("a", lives=0).zombies("1.4", "4.5").hand("a", "adrenaline_rush").force(2))
    table.answer("a", "move", "1.4")
    assert table.open() == [("a", "wound")] and points(table) == 0 and table.offers("a") == []
    table.answer("a", "wound", "rush")
    assert table["a"].trophies == 1 and table.open() == [("a", "zombie")] and not table.s.doubled


def test_R8_7_a_rush_before_the_last_point() -> None:
    table = at(4, street().give("a", lives=0).hand("a", "adrenaline_rush")).answer("a", "move", "0.6")
    table.plays("a", "adrenaline_rush")
    assert points(table) == 3


def test_R8_7_no_points_no_question() -> None:
    table = at(4, free(street().give("a", lives=0))).answer("a", "move", "1.4")
    assert table.open() == [("a", "zombie")]
    table = at(4, free(status(street(mode="base").force(1), "a", "your_shoes_untied"))).answer("a", "move", "roll")
    assert table["a"].pawn == "0.5" and table.open() == [("a", "zombie")]  # half of one is none


# R8.3, R8.4


def test_R8_3_a_step_costs_a_point_and_the_rest_may_be_left() -> None:
    table = at(4, free(street())).answer("a", "move", "1.4")
    assert (table["a"].pawn, points(table)) == ("1.4", 3)
    table.answer("a", "move", "stop")
    assert table["a"].pawn == "1.4" and table.open() == [("a", "zombie")]


def test_R8_3_only_over_links_and_as_far_as_the_points_go() -> None:
    table = at(4, store())
    reach = move(table).reach(table.s)
    assert {square: way.steps for square, way in reach.items()} == {
        "0.2": 1, "0.4": 1, "0.6": 1, "0.8": 1, "1.4": 2, "1.5": 3, "1.2": 4, "1.6": 4, "1.1": 5, "1.3": 5,
    }  # fmt: skip
    for word in ("1.7", "0.1", "2.5", "0.5"):
        with pytest.raises(Illegal):
            table.answer("a", "move", word)


def test_R8_3_R18_1_any_street_opens_all_walls_inside_a_tile() -> None:
    table = at(4, store(doors="any_street"))
    reach = move(table).reach(table.s)
    assert reach["1.1"].steps == 3 and reach["1.3"].steps == 5 and "1.7" not in reach
    assert move(at(4, store())).reach(at(4, store()).s)["1.1"].steps == 5


def test_R8_4_entering_a_zombies_square_is_a_fight_at_once() -> None:
    table = at(4, street().zombies("1.4", "4.5").force(1, 6)).answer("a", "move", "1.5")
    assert table.open() == [("a", "wound")] and table["a"].pawn == "1.4" and move(table).spent == 2
    table.answer("a", "wound", "life")
    assert table["a"].pawn == "1.5" and points(table) == 2 and table["a"].trophies == 1


def test_R8_4_not_while_there_is_other_food() -> None:
    table = at(4, effect(street().zombies("0.6", "1.4"), "alternate_food_source")).answer("a", "move", "1.4")
    assert table["a"].pawn == "1.4" and points(table) == 3 and len(table.s.zombies) == 2
    assert all(way.price == 0 for way in move(table).reach(table.s).values())


def test_R8_4_a_zombie_left_standing_by_a_void_fight_is_walked_away_from() -> None:
    table = at(4, street().zombies("0.6").hand("b", "this_isnt_so_bad").force(2)).answer("a", "move", "0.6")
    table.plays("b", "this_isnt_so_bad", "0.6", "0.4")
    assert table.open() == [("a", "move")] and points(table) == 4
    table.answer("a", "move", "1.4")
    assert table["a"].pawn == "1.4"


# R8.5


def test_R8_5_alt_a_token_costs_a_point() -> None:
    table = at(4, street().tokens("bullet", "0.6", "1.4")).answer("a", "move", "0.6")
    assert table["a"].bullets == 3 and "take" in table.words("a", "move")
    table.answer("a", "move", "take")
    assert (table["a"].bullets, points(table), table.s.tokens) == (4, 3, {"1.4": "bullet"})
    assert "take" not in table.words("a", "move")
    table.answer("a", "move", "1.5")  # over a token without taking it
    assert (table["a"].bullets, table.s.tokens) == (4, {"1.4": "bullet"})


def test_R8_5_alt_the_start_square_included() -> None:
    table = at(4, street().tokens("life", "0.5")).answer("a", "move", "take")
    assert table["a"].lives == 4 and points(table) == 4


def test_R8_5_alt_no_life_beyond_five_and_nothing_under_a_zombie() -> None:
    assert "take" not in at(4, street().give("a", lives=5).tokens("life", "0.5")).words("a", "move")
    table = at(4, effect(street().tokens("bullet", "0.5").zombies("0.5"), "alternate_food_source"))
    assert "take" not in table.words("a", "move")


def test_R8_5_alt_not_with_the_last_point_spent() -> None:
    table = at(4, free(street().give("a", lives=0).tokens("bullet", "1.4"))).answer("a", "move", "1.4")
    assert table["a"].bullets == 3 and table.open() == [("a", "zombie")]


def test_R8_5_base_tokens_are_free_and_taken_at_once() -> None:
    table = at(4, street(mode="base").tokens("bullet", "0.5", "0.6").tokens("life", "1.4").force(3))
    assert table["a"].bullets == 4  # at the start of the step
    table.answer("a", "move", "roll").answer("a", "move", "1.4")
    assert (table["a"].bullets, table["a"].lives, points(table), table.s.tokens) == (5, 4, 1, {})


def test_R8_5_base_a_life_token_stays_at_five_lives() -> None:
    table = at(4, street(mode="base").give("a", lives=5).tokens("life", "0.5", "0.6").force(6))
    table.answer("a", "move", "roll").answer("a", "move", "0.6")
    assert len(table.s.tokens) == 2 and table["a"].lives == 5


def test_R8_5_base_after_a_fight_but_not_under_a_zombie() -> None:
    table = at(4, street(mode="base").tokens("bullet", "0.6").zombies("0.6").force(3, 1, 6))
    table.answer("a", "move", "roll").answer("a", "move", "0.6")
    assert table["a"].bullets == 3 and table.open() == [("a", "wound")]
    table.answer("a", "wound", "life")
    assert table["a"].bullets == 4 and table.s.tokens == {}
    fed = at(4, effect(street(mode="base").tokens("bullet", "0.6").zombies("0.6").force(3), "alternate_food_source"))
    fed.answer("a", "move", "roll").answer("a", "move", "0.6")
    assert fed["a"].bullets == 3 and "0.6" in fed.s.tokens


def test_R8_5_pickup_is_an_option_of_its_own() -> None:
    assert at(4, street(pickup="free_auto").tokens("bullet", "0.5"))["a"].bullets == 4
    table = at(4, street(mode="base", pickup="paid_choice").tokens("bullet", "0.5").force(1))
    assert "take" not in table.words("a", "move")  # no points before the roll
    table.answer("a", "move", "roll")
    assert table.words("a", "move")[0] == "take" and table.words("a", "move")[-1] == "stop"


# R8.6


@pytest.mark.parametrize(
    ("lives", "trophies", "heals"), [(0, 2, True), (2, 2, True), (2, 9, True), (3, 9, False), (2, 1, False)]
)
def test_R8_6_healing_has_its_conditions(lives: int, trophies: int, heals: bool) -> None:
    table = at(4, free(street().give("a", lives=lives, trophies=trophies)))
    assert ("heal" in table.words("a", "move")) is heals
    if heals:
        table.answer("a", "move", "heal")
        assert (table["a"].lives, table["a"].trophies, table.figures) == (lives + 1, trophies - 2, 100)
        assert table.open() == [("a", "zombie")]


def test_R8_6_instead_of_moving_and_of_picking_up() -> None:
    table = at(4, street().give("a", lives=2, trophies=4).tokens("bullet", "0.5"))
    assert "heal" in table.words("a", "move")
    assert "heal" not in table.answer("a", "move", "take").words("a", "move")
    table = at(4, street().give("a", lives=2, trophies=4)).answer("a", "move", "0.6")
    assert "heal" not in table.words("a", "move")


@pytest.mark.parametrize(
    ("mode", "option", "heals"),
    [("alt", "mode", True), ("base", "mode", False), ("alt", "off", False), ("base", "on", True)],
)
def test_R8_6_heal_action(mode: str, option: str, heals: bool) -> None:
    table = at(4, street(mode=mode, heal_action=option).give("a", lives=1, trophies=4).force(3))
    assert ("heal" in table.words("a", "move")) is heals
    if mode == "base":  # R18.7: instead of rolling
        assert "heal" not in table.answer("a", "move", "roll").words("a", "move")


# R8.8, R18.10


@pytest.mark.parametrize("ambush", ["off", "on"])
def test_R8_8_R18_10_a_zombie_put_on_the_own_square(ambush: str) -> None:
    table = at(4, street(ambush=ambush).zombies("3.5").tokens("bullet", "0.5").hand("b", "this_isnt_so_bad").force(6))
    table.plays("b", "this_isnt_so_bad", "3.5", "0.5")
    assert table.open() == [("a", "move")] and table["a"].trophies == (ambush == "on")
    assert ("take" in table.words("a", "move")) is (ambush == "on")
    table.answer("a", "move", "0.6")
    assert table["a"].pawn == "0.6"


@pytest.mark.parametrize("ambush", ["off", "on"])
def test_R8_8_R18_10_a_pawn_put_on_a_zombie(ambush: str) -> None:
    table = street(ambush=ambush).pawn("a", "1.5").zombies("0.5").hand("b", "bad_sense_of_direction").force(6)
    at(4, table).plays("b", "bad_sense_of_direction", "a")
    assert table["a"].pawn == "0.5" and table["a"].trophies == (ambush == "on") and points(table) == 5


def test_R18_10_no_ambush_in_the_other_steps_nor_on_others_nor_with_other_food() -> None:
    for n, square in ((5, "0.5"), (4, "2.5")):
        table = street(ambush="on").pawn("b", "2.5").zombies("3.5", "4.5").hand("b", "this_isnt_so_bad")
        at(n, table).plays("b", "this_isnt_so_bad", "3.5", square, "none")
        assert table["a"].trophies == table["b"].trophies == 0 and "fights" not in table.log
    table = effect(street(ambush="on").zombies("3.5").hand("b", "this_isnt_so_bad"), "alternate_food_source")
    at(4, table).plays("b", "this_isnt_so_bad", "3.5", "0.5")
    assert table.open() == [("a", "move")] and "fights" not in table.log


def test_R18_10_a_pawn_put_on_a_zombie_in_step_2_is_no_ambush() -> None:
    table = street(ambush="on").pawn("a", "1.5").zombies("1.5", "0.5", "3.5").hand("b", "bad_sense_of_direction")
    at(2, table.force(2)).plays("b", "bad_sense_of_direction", "a")
    assert table.open() == [("a", "move")] and table["a"].pawn == "0.5" and table["a"].trophies == 0


def test_R18_10_a_pawn_put_on_a_zombie_out_of_another_fight() -> None:
    table = street(ambush="on").pawn("a", "1.4").zombies("0.5", "1.5", "3.5").hand("b", "bad_sense_of_direction")
    at(4, table.force(2)).answer("a", "move", "1.5")
    table.force(6).plays("b", "bad_sense_of_direction", "a")
    assert table["a"].pawn == "0.5" and sorted(table.s.zombies) == ["1.5", "3.5"] and table["a"].trophies == 1
    assert table.open() == [("a", "move")] and points(table) == 4


def test_R18_10_a_zombie_that_stood_there_before_the_card_starts_no_fight() -> None:
    table = street(ambush="on", fight_until_dead="off").give("a", bullets=0, trophies=4).zombies("0.5", "4.5")
    at(2, table.hand("b", "fear").force(1))
    assert table.words("a", "move") == ["heal", "stop"]
    table.plays("b", "fear", "a")
    assert "fights" not in table.log and table["a"].lives == 2


def test_R18_10_an_ambush_in_step_3() -> None:
    table = street(ambush="on").zombies("4.5").hand("b", "this_isnt_so_bad").force(6)
    at(3, table.order("b", "card", *table["b"].hand.cards, "4.5", "0.5"))
    assert table["a"].trophies == 1 and table.open() == [("a", "move")]


def test_R18_10_an_ambush_with_fights_that_end_early_ends_the_move() -> None:
    table = street(ambush="on", fight_until_dead="off").give("a", bullets=0, trophies=4).zombies("3.5", "4.5")
    at(4, table.hand("b", "this_isnt_so_bad").force(1)).plays("b", "this_isnt_so_bad", "3.5", "0.5", "none")
    assert table["a"].lives == 2 and "0.5" in table.s.zombies and table.open() == [("a", "zombie")]


def test_R8_9_no_step_in_the_turn_of_the_return() -> None:
    table = street().give("a", lives=0, trophies=2, bullets=0).zombies("0.5", "3.5").force(1, 1, 6)
    table["a"].down, table["a"].pawn = True, ""
    match(table).answer("a", "wound", "life").answer("a", "wound", "life")
    assert table["a"].lives == 1 and table.words("a", "move") == ["heal", "stop"]
    with pytest.raises(Illegal):
        table.answer("a", "move", "0.6")


# R1.1, R18.9


def test_R1_1_R18_9_the_centre_or_any_square() -> None:
    table = at(4, plaza()).answer("a", "move", "1.4")
    assert not table.s.over
    table = at(4, plaza(helipad_goal="any_square")).answer("a", "move", "1.4")
    assert table.s.result and table.s.result.winners == ["a"]
    table = at(4, plaza(helipad_goal="any_square").zombies("1.4").force(1)).answer("a", "move", "1.4")
    assert not table.s.over and table.open() == [("a", "wound")]
    table.force(6).answer("a", "wound", "life")
    assert table.s.over


def test_R1_3_a_way_over_the_centre_wins_there() -> None:
    table = at(4, plaza().give("a", lives=5))
    go(table, "on", "0.6", "1.4", "1.5", "1.6", "end")
    assert table.s.over and table["a"].pawn == "1.5"


def test_D6_the_default_is_to_stay() -> None:
    assert at(4, street()).default("a", "move") == ["stop"]
    assert at(4, street(mode="base")).default("a", "move") == ["stop"]
    table = at(4, free(street())).answer("a", "move", "stop")
    assert table.log[0] == "stays" and table.open() == [("a", "zombie")]
