"""Orders over whole turns, and rounds in which nothing happens (R19)."""

from __future__ import annotations

import pytest
from zombies.card_table import CardTable
from zombies.turns import bare, match, move, order_card, pass_by, street

from engine.core.act import Answer, GiveOrder
from engine.core.order import Order
from engine.core.runner import answer, resume, start
from engine.core.view import view
from engine.games.zombies.phases.turn import PATIENCE, Match

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


# R13.4, a card that is typed between two quiet points


def typed(table: CardTable, seat: str, kind: str, *words: str) -> None:
    """A command that comes too early is kept, as the program keeps it."""
    words = (table._named(seat, words[0]), *words[1:])
    order = Order(seat=seat, kind=kind, mode="once", words=list(words))
    table.events = table.game.apply(table.s, GiveOrder(order=order))
    table.follow()
    assert len(table.s.orders) == 1, "no quiet point"


def void(table: CardTable) -> bool:
    """Whether an order was given up, which its owner is told."""
    return [(event.message.key, event.only) for event in table.events if event.only] == [("log-order-void", ("b",))]


def laying(*hand: str) -> CardTable:
    """Seat a has a tile to lay, which is no quiet point; b holds these cards."""
    table = street().pile("T20", "T21").hand("b", *hand)
    match(table)
    assert table.open() == [("a", "place")] and not table.offers("b")
    return table


def test_R13_4_a_card_that_fits_is_played_at_the_next_quiet_point() -> None:
    table = laying("your_shoes_untied")
    typed(table, "b", "card", "your_shoes_untied", "a")
    table.answer("a", "place", *table.default("a", "place"))
    assert table["b"].hand.cards == [] and table.s.orders == [] and table["b"].used


def test_R13_4_a_card_that_nobody_could_play_there_goes_back_and_its_owner_is_told() -> None:
    """Nothing else is possible for him at that quiet point either, and nobody rests there."""
    table = laying("your_shoes_untied", "fear")
    typed(table, "b", "card", "your_shoes_untied", "a")
    table["b"].used = True  # R13.2
    table.answer("a", "place", *table.default("a", "place"))
    assert void(table) and table.s.orders == [] and len(table["b"].hand) == 2
    assert table.open() == [("a", "move")], "the turn goes on at once"
    pass_by(table, 2)
    assert len(table["b"].hand) == 2 and not table["a"].has("your_shoes_untied")


def test_R13_4_squares_that_were_typed_for_another_moment_are_not_used_later() -> None:
    table = laying("zombie_master")
    squares = ",".join([each for each in table.s.city.letters if each != table["a"].pawn][:5])
    typed(table, "b", "card", "zombie_master", squares)
    table["b"].used = True  # until the own turn, in which these squares are as free as they were
    table.answer("a", "place", *table.default("a", "place"))
    assert void(table) and table.s.orders == []
    pass_by(table, 3)
    assert len(table["b"].hand.cards) == 1


def test_R13_4_an_item_that_is_gone_when_its_moment_comes_is_not_waited_for() -> None:
    table = street().pile("T20", "T21").play("b", "lots_of_ammo")
    match(table)
    typed(table, "b", "use", "lots_of_ammo")
    table["b"].table.clear()
    table.answer("a", "place", *table.default("a", "place"))
    assert void(table) and table.s.orders == []


def test_R13_4_at_a_quiet_point_nothing_is_kept_for_later() -> None:
    table = laying("your_shoes_untied").play("b", "lots_of_ammo")
    for kind in ("card", "use"):
        assert table.game.ahead(view(table.s, "b"), "b", kind) is not None
    table.answer("a", "place", *table.default("a", "place"))
    assert table.open() == [("a", "move")]
    for kind in ("card", "use"):
        assert table.game.ahead(view(table.s, "b"), "b", kind) is None


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
