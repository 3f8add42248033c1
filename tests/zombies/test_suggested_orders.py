"""Orders with which everybody begins by post, so that nobody's turn waits for another (R19.2)."""

from __future__ import annotations

from zombies.card_table import CardTable
from zombies.table import Table, game

from engine.core.view import view
from engine.games.zombies import defaults
from engine.games.zombies.player.orders import suggest
from engine.games.zombies.settings import ZombiesSettings
from engine.games.zombies.steps.place import Place

DEAD = "i_dont_think_theyre_dead"


def test_everybody_begins_with_them_where_the_table_has_chosen_so() -> None:
    by_orders, asked = (game().set_up(ZombiesSettings(reactions=how), "abc", "seed")[0] for how in ("orders", "ask"))
    assert [(order.seat, order.kind) for order in by_orders.orders] == [
        (seat, kind) for seat in "abc" for kind in ("repair", "place")
    ]
    assert asked.orders == []
    assert {order.seat for order in view(by_orders, "b").orders} == {"b"}


def test_trophies_are_saved_without_a_question() -> None:
    table = CardTable(2).city().give("b", trophies=6, bullets=2)
    suggest(table.s)
    table.hand("a", DEAD).force(3, 5).turn().plays("a", DEAD, "b")
    assert table["b"].bullets == 1 and table["b"].trophies == 6 and table.open() == [("a", "move")]


def test_who_takes_the_order_back_is_asked() -> None:
    table = CardTable(2).city().give("b", trophies=6, bullets=2)
    suggest(table.s)
    table.s.orders = [order for order in table.s.orders if order.seat != "b"]
    table.hand("a", DEAD).force(3, 5).turn().plays("a", DEAD, "b")
    assert table.open() == [("b", "repair")] and table["b"].bullets == 2


def test_a_helipad_is_placed_by_order_in_the_turn_of_another_only() -> None:
    for seat, waits in (("a", [("a", "place")]), ("b", [])):
        table = Table(2)
        suggest(table.s)
        spot = defaults.spot(table.s, seat, "T02")
        table.start(Place(seat=seat, tile="T02"))
        assert [each for each in table.open() if each[1] == "place"] == waits
        assert waits or table.s.tiles[-1][:4] == ("T02", *spot)


def test_other_tiles_are_never_placed_by_it() -> None:
    table = Table(2)
    suggest(table.s)
    table.start(Place(seat="b", tile="T03"))
    assert table.open() == [("b", "place")]
