"""Where Did Everybody Go?: forced moves (R15.7, R15.8)."""

from __future__ import annotations

import pytest
from zombies.card_table import CardTable

from engine.core.errors import Illegal
from engine.games.zombies.phases.retire import retire
from engine.games.zombies.state import Effect, Status
from engine.games.zombies.steps.move import moving
from engine.games.zombies.survivors.forced import Forced

CARD = "where_did_everybody_go"
EAST = ("0.6", "3.4", "3.5", "3.6", "4.4")


def test_R15_7_D8_exactly_five_steps_chosen_with_the_card() -> None:
    table = CardTable(2).city().hand("a", CARD).turn()
    assert table.next("a", CARD, "b", "0.6") == ["3.4", "0.5"]
    for way in (EAST[:4], (*EAST, "4.5"), ("0.6", "3.5", "3.6", "4.4", "4.5")):
        with pytest.raises(Illegal):
            table.plays("a", CARD, "b", *way)
    table.plays("a", CARD, "b", *EAST)
    assert table["b"].pawn == "4.4" and table.log.count("steps") == 5


def test_R15_7_squares_may_be_repeated() -> None:
    table = CardTable(2).city().hand("a", CARD).turn().plays("a", CARD, "b", "0.6", "0.5", "0.6", "0.5", "0.6")
    assert table["b"].pawn == "0.6"


def test_R12_4_not_off_board_nor_recovering() -> None:
    table = CardTable(3).city().hand("a", CARD)
    table["b"].down, table["b"].pawn = True, ""
    table["c"].down = True
    assert table.turn().offers("a") == []


def test_R15_7_the_target_fights_and_decides_and_nobody_plays_cards() -> None:
    table = CardTable(3).city().zombies("3.4", "3.6").hand("a", CARD).hand("c", "fear").play("b", "lots_of_ammo")
    table.force(2, 6).turn().plays("a", CARD, "b", *EAST)
    assert table.open() == [("b", "wound")] and table["b"].pawn == "3.4"
    assert table.offers("c") == [] and table.offers("b", "use") == []  # R13.4
    table.answer("b", "wound", "bullets")
    assert table["b"].pawn == "4.4" and table["b"].trophies == 2 and table["b"].bullets == 2
    assert table.s.active == "a" and table.offers("c") == ["fear"]


def test_X24_a_knock_out_ends_it() -> None:
    table = CardTable(3).city().zombies("3.4").give("a", lives=0, bullets=0).hand("c", CARD).force(2)
    table.turn(seat="b").plays("c", CARD, "a", *EAST)
    assert table["a"].down and table["a"].pawn == "" and table.log.count("steps") == 2
    assert table.open() == [("b", "move")] and table.s.zombies == ["3.4"]  # R12.7


def test_R15_7_alt_no_pick_up() -> None:
    table = CardTable(2).city().tokens("bullet", "0.6", "4.4").hand("a", CARD).turn()
    assert table.plays("a", CARD, "b", *EAST)["b"].bullets == 3 and len(table.s.tokens) == 2


def test_R15_7_base_free_pick_up() -> None:
    table = CardTable(2, mode="base").city().zombies("4.4").tokens("bullet", "0.6", "4.4").hand("a", CARD)
    table.force(6).turn().plays("a", CARD, "b", *EAST)
    assert table["b"].bullets == 5 and table.s.tokens == {}


def test_R15_7_no_fights_under_alternate_food_source() -> None:
    table = CardTable(2).city().zombies("3.4", "4.4").hand("a", CARD)
    table.s.effects = [Effect(name="alternate_food_source", owner="b")]
    table.turn().plays("a", CARD, "b", *EAST)
    assert table["b"].pawn == "4.4" and len(table.s.zombies) == 2


def test_R15_7_it_may_win_for_the_target() -> None:
    table = CardTable(2).tile("T15", 0, -1).tile("T02", 0, -2).hand("a", CARD).pawn("b", "0.2").turn()
    table.plays("a", CARD, "b", "1.8", "1.5", "1.2", "2.8", "2.5")
    assert table.s.result and table.s.result.winners == ["b"]


def test_R15_8_in_the_own_step_4_the_points_stay() -> None:
    table = CardTable(2).city().hand("b", CARD).turn()
    table["a"].statuses = [Status(name="claustrophobia", by="b", armed=True)]
    table.answer("a", "move", "0.6").plays("b", CARD, "a", "0.5", "0.2", "1.8", "1.5", "1.2")
    move = moving(table.s)
    assert table["a"].pawn == "1.2" and move and move.left(table.s) == 4
    assert set(table.words("a", "move")) == {"1.5", "1.8", "0.2", "0.5"}  # R15.6: out by the shortest way, then on


def test_R15_8_out_of_a_fight_and_off_the_way_that_was_chosen() -> None:
    table = CardTable(2).city().zombies("0.6").give("a", bullets=1).hand("b", CARD).force(2).turn()
    table.answer("a", "move", "3.5").plays("b", CARD, "a", "0.5", "0.2", "1.8", "0.2", "0.5")
    assert table["a"].pawn == "0.5" and table["a"].bullets == 1 and table.open() == [("a", "move")]


def test_R18_2_where_the_zombie_is_left_standing_the_way_ends() -> None:
    table = CardTable(2, fight_until_dead="off").city().zombies("3.4").hand("a", CARD).force(1).turn()
    table.plays("a", CARD, "b", *EAST).answer("b", "wound", "life")
    assert table["b"].pawn == "3.4" and table["b"].lives == 2 and table.open() == [("a", "move")]
    assert not table.s.halted


def test_R19_6_it_ends_with_the_retirement_of_who_played_it() -> None:
    table = CardTable(3).city().zombies("3.4").hand("c", CARD).force(3).turn().plays("c", CARD, "b", *EAST)
    retire(table.s, "c")
    table.resume().answer("b", "wound", "bullets")
    assert table["b"].pawn == "3.4" and not any(isinstance(step, Forced) for step in table.s.stack)
