"""Whole ways with pick-ups and stop conditions (R19.1), and which way is offered (D6)."""

from __future__ import annotations

import pytest
from zombies.turns import at, effect, free, go, plaza, points, street

from engine.core.errors import Illegal
from engine.core.shape import One, replay
from engine.games.zombies.ground.ways import around, within
from engine.games.zombies.steps.move import reach
from engine.games.zombies.steps.planner import CONDITIONS
from telling.texts import Texts

# R19.1: ways


def test_R19_1_a_whole_way_with_a_pick_up() -> None:
    table = at(4, free(street().tokens("bullet", "1.4").zombies("0.6").force(6)))
    go(table, "on", "0.6", "1.4", "take", "1.5", "1.6")
    assert (table["a"].pawn, table["a"].bullets, table["a"].trophies) == ("1.6", 4, 1)
    assert table.open() == [("a", "zombie")]


def test_R19_1_a_way_may_end_early_and_go_back_and_forth() -> None:
    table = at(4, street())
    go(table, "on", "0.6", "0.5", "0.6", "end")
    assert table["a"].pawn == "0.6" and points(table) == 2


@pytest.mark.parametrize(
    ("until", "faces", "pawn", "lives"),
    [
        ("on", (1, 6, 6), "1.5", 2),
        ("fight", (6,), "0.6", 3),
        ("lives4", (6,), "0.6", 3),
        ("lives2", (6, 1, 6), "1.4", 2),
        ("lives1", (6, 1, 6), "1.5", 2),
        ("lives0", (1, 6, 6), "1.5", 2),
    ],
)
def test_R19_1_stop_conditions(until: str, faces: tuple[int, ...], pawn: str, lives: int) -> None:
    assert until in CONDITIONS
    table = at(4, street().give("a", bullets=0).zombies("0.6", "1.4").force(*faces))
    go(table, until, "0.6", "1.4", "1.5", "end")
    assert (table["a"].pawn, table["a"].lives) == (pawn, lives) and table.open() == [("a", "move")]


def test_R19_1_it_waits_for_a_decision_on_the_way() -> None:
    table = at(4, street().zombies("0.6").force(2))
    go(table, "on", "0.6", "1.4", "1.5", "end")
    assert table.open() == [("a", "wound")] and table["a"].pawn == "0.6"
    table.answer("a", "wound", "bullets")
    assert table["a"].pawn == "1.5" and points(table) == 2


def test_R19_1_a_square_whose_zombie_is_dead_can_be_crossed_again() -> None:
    table = at(4, street().zombies("0.6").force(6))
    go(table, "on", "0.6", "1.4", "0.6", "0.5", "end")
    assert table["a"].pawn == "0.5" and points(table) == 1 and table["a"].trophies == 1


@pytest.mark.parametrize(
    ("origin", "to", "pawn"),
    [("4.5", "1.5", "1.4"), ("2.4", "4.4", "1.4"), ("4.5", "4.4", "2.5"), ("4.5", "0.6", "2.5")],
)
def test_R19_1_a_change_on_the_way_stops_it(origin: str, to: str, pawn: str) -> None:
    """A zombie comes onto the way or leaves it while the fight on its second square waits; elsewhere is no matter."""
    table = street().zombies("1.4", "2.4", "4.5").hand("b", "this_isnt_so_bad")
    at(4, table.give("a", lives=5).force(2, 6))
    go(table, "on", "0.6", "1.4", "1.5", "1.6", "2.4", "2.5", "end")
    table.plays("b", "this_isnt_so_bad", origin, to, "none")
    assert table.open() == [("a", "wound")]
    table.answer("a", "wound", "bullets")
    assert table["a"].pawn == pawn and table.open() == [("a", "move")]


def test_R19_1_an_ordered_card_acts_on_the_way_and_stops_it() -> None:
    table = at(4, street().zombies("4.5").hand("b", "this_isnt_so_bad"))
    table.order("b", "card", *table["b"].hand.cards, "4.5", "1.5")
    go(table, "on", "0.6", "1.4", "1.5", "1.6", "end")
    assert table["b"].hand.cards == [] and table.s.zombies == ["1.5"]
    assert table.open() == [("a", "move")] and table["a"].pawn == "0.5"  # a quiet point comes before the first step


def test_R19_1_an_ordered_card_that_becomes_legal_on_the_way() -> None:
    table = at(4, street().hand("b", "bad_sense_of_direction"))  # legal once the pawn has left the Town Square's centre
    table.order("b", "card", *table["b"].hand.cards, "a")
    go(table, "on", "0.6", "1.4", "1.5", "end")
    assert table["b"].lives == 2 and table["a"].pawn == "0.5"
    assert table.open() == [("a", "move")] and points(table) == 4


def test_R19_1_a_pawn_led_astray_leaves_its_way() -> None:
    table = street().zombies("0.6", "4.5").hand("b", "where_did_everybody_go").force(2)
    at(4, table)
    go(table, "on", "0.6", "1.4", "1.5", "end")
    table.plays("b", "where_did_everybody_go", "a", "0.5", "0.4", "0.5", "0.8", "0.5")
    assert table["a"].pawn == "0.5" and table.open() == [("a", "move")] and points(table) == 4


def test_R19_1_other_food_on_the_way_lets_it_go_on() -> None:
    table = street().zombies("0.6", "1.4", "4.5").hand("b", "alternate_food_source").force(2)
    at(4, table)
    go(table, "on", "0.6", "1.4", "1.5", "end")
    table.plays("b", "alternate_food_source")
    assert table["a"].pawn == "1.5" and points(table) == 2 and len(table.s.zombies) == 3


def test_R19_1_a_token_that_cannot_be_taken_stops_the_way() -> None:
    """Somebody, a game master say, has changed the lives in the meantime."""
    table = at(4, street().give("a", lives=4).tokens("life", "1.4").zombies("0.6").force(3))
    go(table, "on", "0.6", "1.4", "take", "1.5", "end")
    table.give("a", lives=5).answer("a", "wound", "bullets")
    assert (table["a"].pawn, table["a"].lives, table.s.tokens) == ("1.4", 5, {"1.4": "life"}) and points(table) == 4


def test_R8_5_a_way_offers_no_token_that_may_not_be_taken() -> None:
    full = at(4, street().give("a", lives=5).tokens("life", "0.6").tokens("bullet", "1.4"))
    assert "take" not in full.words("a", "move", "path", "on", "0.6")
    assert "take" in full.words("a", "move", "path", "on", "0.6", "1.4")
    with pytest.raises(Illegal):
        go(full, "on", "0.6", "take", "1.4", "end")
    go(full, "on", "0.6", "1.4", "take", "1.5", "end")
    assert full["a"].pawn == "1.5" and full["a"].bullets == 4 and full.s.tokens == {"0.6": "life"}


def test_R8_5_a_way_counts_the_lives_that_it_picks_up() -> None:
    table = at(4, street().give("a", lives=4).tokens("life", "0.6", "1.4"))
    assert "take" in table.words("a", "move", "path", "on", "0.6", "1.4")
    assert "take" not in table.words("a", "move", "path", "on", "0.6", "take", "1.4")
    go(table, "on", "0.6", "take", "1.4", "1.5", "end")
    assert (table["a"].pawn, table["a"].lives, table.s.tokens) == ("1.5", 5, {"1.4": "life"})


def test_R8_5_a_way_takes_nothing_from_under_a_zombie() -> None:
    """Where no fight is possible it stays there; else it is dead by then, unless it stands where the way begins."""
    fed = at(4, effect(street().tokens("bullet", "0.6").zombies("0.6"), "alternate_food_source"))
    assert "take" not in fed.words("a", "move", "path", "on", "0.6")
    table = at(4, street().tokens("bullet", "0.5", "0.6").zombies("0.6"))
    assert "take" in table.words("a", "move", "path", "on", "0.6")
    table.zombies("0.5")  # a card has put it there (R8.8)
    assert "take" not in table.words("a", "move", "path", "on")
    assert "take" in table.words("a", "move", "path", "on", "0.6", "0.5")


def test_R19_1_only_squares_in_a_row_and_tokens_that_lie_there() -> None:
    table = at(4, street().tokens("bullet", "0.6"))
    for words in (["1.4"], ["0.6", "1.5"], ["take"], ["0.6", "take", "take"], ["0.6", "end", "1.4"], ["end"]):
        with pytest.raises(Illegal):
            go(table, "on", *words)


def test_R19_1_a_way_ends_with_the_points() -> None:
    table = at(4, street().give("a", lives=0))
    shape, _ = replay(table.ask("a", "move").ask.shape, ["path", "on", "0.6", "1.4"])
    assert shape is None


def test_R19_1_each_step_of_a_way_tells_what_waits_there() -> None:
    table = at(4, street().tokens("life", "1.4").zombies("1.4"))
    shape, _ = replay(table.ask("a", "move").ask.shape, ["path", "on", "0.6"])
    assert isinstance(shape, One)
    labels = {option.key: option.label for option in shape.options}
    assert labels["1.4"] == table.s.text("option-step", side="E", square="1.4", fights=1, token="life")
    assert labels["0.5"] == table.s.text("option-step", side="W", square="0.5", fights=0, token="none")


def test_D6_each_square_in_reach_tells_how_far_it_is_and_what_waits_there() -> None:
    table = at(4, street().tokens("life", "1.5").zombies("1.5"))
    shape, _ = replay(table.ask("a", "move").ask.shape, [])
    assert isinstance(shape, One)
    labels = {option.key: option.label for option in shape.options}
    for square, steps, fights, token in (("1.4", 2, 0, "none"), ("1.5", 3, 1, "life"), ("1.6", 4, 1, "none")):
        place = table.s.place(square)
        args = {"at": place, "n": steps, "fights": fights, "token": token}
        assert labels[square] == table.s.text("option-square", price=int(token == "life"), **args)


def test_R8_5_a_square_in_reach_tells_what_picking_up_costs_besides() -> None:
    for pickup, label in (("paid_choice", "3 points · life (1 more to take it)"), ("free_auto", "3 points · life")):
        table = at(4, street(pickup=pickup).tokens("life", "1.5"))
        shape, _ = replay(table.ask("a", "move").ask.shape, [])
        assert isinstance(shape, One)
        (said,) = [each.label for each in shape.options if each.key == "1.5"]
        assert said and Texts()("en").message(said, {}).endswith(label)


def test_D6_a_single_step_and_what_ends_the_move_have_their_buttons() -> None:
    table = at(4, street().pawn("a", "0.6"))
    shape, _ = replay(table.ask("a", "move").ask.shape, [])
    assert isinstance(shape, One)
    assert {each.key for each in shape.options if each.handy} == {*table.s.city.links["0.6"], "path", "stop"}
    assert len(shape.options) > 6


def test_R8_3_squares_are_in_reach_in_step_4_only_and_not_while_a_fight_waits() -> None:
    table = at(4, street().zombies("0.6").force(2))
    assert set(reach(table.s)) == set(within(table.s, "a", 5)) and "1.6" in reach(table.s)
    table.answer("a", "move", "0.6")
    assert table.open() == [("a", "wound")] and reach(table.s) == {}


# Which way


def test_D6_the_straight_way_or_one_around_the_zombies() -> None:
    table = at(4, plaza().pawn("a", "1.1").zombies("1.2"))
    assert table.words("a", "move", "1.3") == ["quick", "careful"]
    reach = within(table.s, "a", 5)
    assert (reach["1.3"].steps, reach["1.3"].price) == (2, 1)
    assert len(around(table.s, "a", 5, "1.3")) == 4 and around(table.s, "a", 3, "1.3") == ["1.2", "1.3"]
    table.force(6).answer("a", "move", "1.3", "quick")
    assert points(table) == 3 and table["a"].trophies == 1


def test_D6_who_orders_a_way_in_advance_goes_straight_unless_they_say_otherwise() -> None:
    table = plaza().pawn("a", "1.1").zombies("1.2").force(6).order("a", "move", "1.3")
    assert at(4, table)["a"].pawn == "1.3" and table["a"].trophies == 1


def test_D6_around_costs_more_points_and_no_fight() -> None:
    table = plaza(helipad_goal="centre").pawn("a", "1.1").zombies("1.2", "1.5")
    at(4, table.give("a", lives=5))
    assert table.words("a", "move", "1.3") == ["quick", "careful"]
    table.answer("a", "move", "1.3", "careful")
    assert table["a"].pawn == "1.3" and points(table) == 1 and table["a"].trophies == 0


@pytest.mark.parametrize("zombies", [("1.2", "1.3", "1.5", "1.6"), ("1.4", "1.5", "1.7", "1.8")])
def test_D6_of_the_shortest_ways_the_one_with_fewest_fights(zombies: tuple[str, ...]) -> None:
    table = at(4, plaza().pawn("a", "1.1").zombies(*zombies))
    assert table.words("a", "move", "1.9") == []  # nothing else is to be chosen
    table.answer("a", "move", "1.9")
    assert table["a"].pawn == "1.9" and table["a"].trophies == 0
