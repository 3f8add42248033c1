"""Standing orders for what is asked in another's turn: nobody waits for somebody who is asleep."""

from __future__ import annotations

import pytest
from zombicide.table import Table

from engine.games.zombicide.deeds.moves import Drag
from engine.games.zombicide.deeds.trade import Offer
from engine.games.zombicide.party.harm import Hurt
from engine.games.zombicide.player.orders import ORDERS
from engine.games.zombicide.reading.reactions import Reactions

STREET, ROOM = "8R.C", "8R.E"


def ordered(seats: int, *names: str) -> Table:
    """The second of so many players has given these orders."""
    table = Table(seats=seats)
    for order in ORDERS:
        if order.name in names:
            table.order("b", order.kind, policy=order.name)
    return table


@pytest.mark.parametrize(
    ("order", "take", "agreed"), [("trades", True, True), ("gifts", True, False), ("gifts", False, True)]
)
def test_D12_a_trade_need_not_wait(order: str, take: bool, agreed: bool) -> None:
    """All trades, or only those that take nothing."""
    table = ordered(2, order)
    give = table.survivor("s1", STREET, "katana").cards
    theirs = table.survivor("s2", STREET, "water").cards
    table.turn().start(Offer(survivor="s1", partner="s2", give=give, take=theirs if take else [])).follow()
    assert ("katana#1" in table["s2"].cards) == agreed and ("water#1" in table["s1"].cards) == (take and agreed)
    assert ("b", "deal") not in table.open()


def test_D4_what_a_trade_brought_lies_in_order_by_itself() -> None:
    table = ordered(2, "gifts", "tidy")
    given = table.survivor("s1", STREET, "fire_axe_s").cards
    table.survivor("s2", STREET, "water", "canned_food", "water")
    table.start(Offer(survivor="s1", partner="s2", give=given, take=[])).follow()
    assert table["s2"].hands == ["fire_axe_s#1"] and table.open() == [("a", "rest")]


def test_D28_whoever_is_asleep_is_dragged_out() -> None:
    table = ordered(2, "dragged")
    table.survivor("s1", STREET)
    table.survivor("s2", ROOM)
    table.zombies(ROOM, 2).start(Drag(survivor="s1", waiting=["s2"])).follow()
    assert table["s2"].at == STREET and table.open() == [("a", "rest")]


@pytest.mark.parametrize(("wounds", "health", "left"), [(1, 3, 2), (2, 3, 3), (1, 1, 1)])
def test_D21_a_vest_goes_for_two_wounds_or_against_a_knock_out(wounds: int, health: int, left: int) -> None:
    table = ordered(2, "protect")
    table.survivor("s2", STREET, "ballistic_vest", health=health)
    table.start(Hurt(wounds={"s2": wounds})).follow()
    kept = table["s2"].cards != []
    assert table["s2"].health == left and kept == (wounds < 2 and health > 1) and table.open() == [("a", "rest")]


def test_D22_whoever_can_strike_zombies_that_appear_does() -> None:
    table = ordered(2, "react", "strike")
    table.survivor("s2", STREET, "katana")
    table.skilled("s2", "combat_reflexes")
    table.zombies(STREET, 1).force(6, 6).start(Reactions(zone=STREET)).follow()
    assert not table.s.threats(STREET) and table.open() == [("a", "rest")]


def test_orders_are_the_owners_alone() -> None:
    """The other player is asked as before."""
    table = ordered(2, *(each.name for each in ORDERS))
    table.survivor("s1", STREET, "ballistic_vest").health = 1
    table.start(Hurt(wounds={"s1": 1})).follow()
    assert table.open() == [("a", "ward")]
