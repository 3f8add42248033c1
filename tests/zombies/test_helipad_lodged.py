"""A maximum for the Helipad that is named before it is drawn, so that its auction waits for nobody (R5.6)."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.table import Table

from engine.core.runner import offered
from engine.core.view import view
from engine.games.zombies.phases.turn import Match
from engine.games.zombies.steps.helipad import SOON
from engine.games.zombies.steps.tile import NewTile


def match(*trophies: int, left: int = SOON, **options: Any) -> Table:
    """A match in play with so many tiles left, all seats holding trophies."""
    table = Table(len(trophies), **{"auction_style": "proxy", **options})
    for seat, n in zip(table.s.seats, trophies, strict=True):
        table.give(seat, trophies=n)
    table.s.pile.cards = table.s.pile.cards[:left]
    return table.start(Match())


def asked(table: Table) -> list[str]:
    return [seat for seat in table.s.seats if any(d.kind == "lodge" for d in offered(table.s, seat))]


def test_R5_6_maxima_are_lodged_once_the_helipad_may_come_soon() -> None:
    assert asked(match(3, 3, 0)) == ["a", "b", "c"]
    assert asked(match(3, 3, left=SOON + 6)) == []
    table = match(3, 3, 3).answer("b", "lodge", "2")
    assert asked(table) == ["a", "c"]
    assert not any(kind == "lodge" for _, kind in table.open()), "nobody is waited for"


@pytest.mark.parametrize("options", [{"auction_style": "live"}, {"mode": "base"}], ids=["live", "base"])
def test_R5_6_only_where_an_auction_asks_for_maxima(options: dict[str, Any]) -> None:
    assert asked(match(3, 3, **options)) == []


def test_R5_6_an_auction_of_lodged_maxima_waits_for_nobody() -> None:
    table = match(5, 5, 2)
    for seat, n in (("a", "3"), ("b", "4"), ("c", "9")):
        table.answer(seat, "lodge", n)
    table.pile("T02").start(NewTile(seat="a"))
    assert table.open() == [("b", "place")] and table["b"].trophies == 1, "c has only 2"
    assert not [order for order in table.s.orders if order.kind == "maximum"]
    assert asked(table) == []


def test_R5_6_who_has_lodged_nothing_is_asked() -> None:
    table = match(5, 5, 2).answer("a", "lodge", "3").answer("c", "lodge", "0")
    table.pile("T02").start(NewTile(seat="a"))
    assert table.open() == [("b", "maximum")]
    table.answer("b", "maximum", "0")
    assert table.open() == [("a", "place")] and table["a"].trophies == 4


def test_R5_6_a_lodged_maximum_is_nobody_elses_business() -> None:
    tables = [match(5, 5).answer("a", "lodge", n) for n in ("1", "4")]
    seen = [table.game.dump(view(table.s, "b")) for table in tables]
    assert seen[0] == seen[1] and not [event for table in tables for event in table.events if event.only != ("a",)]
