"""Orders over whole turns, and rounds in which nothing happens (R19)."""

from __future__ import annotations

import pytest
from zombies.turns import bare, match, move, order_card, pass_by, street

from engine.core.act import Answer
from engine.core.runner import answer, resume, start
from engine.games.zombies.turn import PATIENCE, Match

# R19.1, R19.2


def test_R19_2_a_whole_turn_by_orders() -> None:
    table = street().zombies("0.5", "2.5", "3.5").hand("a", "fear").give("a", bullets=1).force(2, 1, 6)
    table.order("a", "fight", policy="roll").order("a", "wound", policy="wound", arg=("bullets,life",))
    table.order("a", "zombie", policy="zombies").order("a", "discard", policy="keep")
    match(table)
    assert table["a"].trophies == 1 and table["a"].bullets == 0 and table.open() == [("a", "move")]
    table.answer("a", "move", "stop")
    assert table.s.active == "b" and len(table["a"].hand) == 1


def test_R19_2_a_card_as_soon_as_it_is_legal() -> None:
    table = street().hand("b", "fear")
    order_card(table, "b", "fear", "a", "soon")
    match(table)
    assert table["b"].hand.cards == [] and table.s.orders == [] and table["a"].has("fear")
    assert "0.6" in table.words("a", "move")  # it holds in the next turn only


def test_R19_2_a_card_when_the_next_turn_of_a_player_starts() -> None:
    table = street().hand("b", "your_shoes_untied")
    table.s.active = "b"
    match(table)
    order_card(table, "b", "your_shoes_untied", "a", "turn")
    table.answer("b", "move", "0.6").answer("b", "move", "stop")
    if table.open() == [("b", "discard")]:
        assert len(table["b"].hand) == 1
        table.answer("b", "discard", "none")
    assert table.s.orders == [] and table.open() == [("a", "move")]
    assert move(table).halved and move(table).left(table.s) == 2


def test_R19_2_two_orders_at_one_quiet_point_and_none_is_lost() -> None:
    table = street(3).hand("b", "fear").hand("c", "your_shoes_untied")
    order_card(table, "b", "fear", "a", "soon")
    order_card(table, "c", "your_shoes_untied", "a", "soon")
    match(table)
    assert table["b"].used and table["c"].used and table["a"].has("fear") and move(table).halved


@pytest.mark.parametrize(("first", "second"), [("b", "c"), ("c", "b")])
def test_R13_4_R19_2_the_card_that_was_ordered_first_is_played_first(first: str, second: str) -> None:
    """The other one is no longer legal then, and its order waits (R15.1)."""
    table = street(3).hand("b", "fear").hand("c", "fear")
    order_card(table, first, "fear", "a", "soon")
    order_card(table, second, "fear", "a", "soon")
    match(table)
    assert [status.by for status in table["a"].statuses] == [first]
    assert [order.seat for order in table.s.orders] == [second] and not table[second].used


def test_R13_5_R19_2_an_order_that_cannot_act_stops_nobody() -> None:
    table = street().hand("b", "grenade")
    order_card(table, "b", "fear", "a", "soon")
    match(table).answer("a", "move", "stop")
    assert table.s.active == "b" and len(table.s.orders) == 1


def test_R19_2_an_order_that_stands_at_a_quiet_point_may_be_waved_on() -> None:
    """Where nothing is answered by itself the turn rests at the point, and goes on at a word."""
    table = street().hand("b", "fear")
    order_card(table, "b", "fear", "a", "soon")
    table.s.stack.clear()
    start(table.s, Match())
    assert table.open() == [("a", "go")]
    before = table.s.model_dump(mode="json")
    resume(table.s)
    assert table.s.model_dump(mode="json") == before
    decision = table.ask("a", "go")
    answer(table.s, Answer(seat="a", decision=decision.id, words=["go"]))
    assert table.open() == [("a", "go")] and table.s.phase == 2  # the next one


# R19.5


@pytest.mark.parametrize("players", [2, 3])
def test_R19_5_said_after_three_rounds_without_tile_and_trophy(players: int) -> None:
    table = match(street(players))
    pass_by(table, PATIENCE * players - 1)
    assert "stall" not in table.log
    pass_by(table, 1)
    assert table.told("stall") == [{"n": 3}]
    pass_by(table, 1)
    assert "stall" not in table.log  # said once


def test_R19_5_a_trophy_begins_the_count_anew() -> None:
    table = match(street().zombies("0.5").force(6))  # the first turn gains a trophy
    told = []
    for turn in range(2, 9):
        pass_by(table, 1)
        told += [turn] * len(table.told("stall"))
    assert told == [8]  # three complete rounds after turn 1: turns 2 to 7


def test_R19_5_a_tile_does_so_too() -> None:
    table = bare().pile("T15", "T16")
    match(table)
    pass_by(table, 2)
    assert table.s.idle == 1 and len(table.s.tiles) == 3
