"""The Helipad: who places it, where, what comes with it (R5)."""

from __future__ import annotations

from typing import Any

import pytest
from zombies.table import Table

from engine.core.errors import Illegal
from engine.core.runner import decisions
from engine.core.secret import HIDDEN
from engine.core.shape import One, replay
from engine.core.view import view
from engine.games.zombies import defaults
from engine.games.zombies.box.city import Spot
from engine.games.zombies.steps.helipad import Auction, settle
from engine.games.zombies.steps.tile import NewTile


def table_with(*trophies: int, **options: Any) -> Table:
    """Seats a, b, c, … hold so many trophies."""
    table = Table(len(trophies), **options)
    for seat, n in zip(table.s.seats, trophies, strict=True):
        table.give(seat, trophies=n)
    return table


def drawn(table: Table) -> Table:
    """Seat a has just drawn the Helipad."""
    return table.pile("T02").start(NewTile(seat="a"))


def auction(*trophies: int, **options: Any) -> Table:
    return drawn(table_with(*trophies, **options))


def lodge(table: Table, seat: str, n: int) -> Table:
    return table.order(seat, "bid", policy="maximum", arg=(str(n),))


# Where


def test_R5_1_legal_spots_first() -> None:
    table = auction(0, 0, 0)
    assert table.words("a", "place") == ["0,-1", "-1,0", "1,0", "0,1"]
    assert table.words("a", "place", "1,0") == []


def test_R5_1_a_lenient_spot_if_there_is_no_other() -> None:
    table = Table().one_road()
    assert table.s.city.spots("T02") == []
    drawn(table)  # the one spot is taken without asking
    assert table.s.tiles[-1] == ("T02", 1, 0, 0) and table.s.removed == []
    assert "6.8" in table.s.city.links and not any(link.startswith("4.") for link in table.s.city.links["6.8"])


def test_R5_1_a_lenient_spot_closes_no_old_road() -> None:
    city = Table().one_road().tile("T15", 2, 0, 1).s.city  # its road to the west ends at the cell, too

    def turns(spots: list[Spot]) -> set[int]:
        return {spot.turn for spot in spots if spot[:2] == (1, 0)}

    assert turns(city.spots("T19", lenient=True)) == set()  # a bend would close one of the two roads
    assert (turns(city.spots("T23")), turns(city.spots("T23", lenient=True))) == ({0}, {0, 2})
    assert (turns(city.spots("T02")), turns(city.spots("T02", lenient=True))) == (set(), {0})


# The auction


def test_R5_2_the_drawer_begins_then_clockwise_round_and_round() -> None:
    table = auction(5, 5, 5)
    asked: list[str] = []
    for word in ("1", "2", "3", "4", "pass", "5"):
        asked.append(table.open()[0][0])
        table.answer(asked[-1], "bid", word)
    assert asked == ["a", "b", "c", "a", "b", "c"]
    assert table.open() == [("c", "place")] and table["c"].trophies == 0


def test_R5_2_at_least_one_more_and_never_more_than_held() -> None:
    table = auction(3, 6, 2)
    assert table.words("a", "bid") == ["1", "2", "3", "pass"]
    table.answer("a", "bid", "2")
    assert table.words("b", "bid") == ["3", "4", "5", "6", "pass"]
    for word in ("2", "7", "0"):
        with pytest.raises(Illegal):
            table.answer("b", "bid", word)
    table.answer("b", "bid", "3")  # two trophies cannot top three: c passes by itself, and so does a
    assert table.open() == [("b", "place")]
    assert [args["who"].args["seat"] for args in table.told("passes")] == ["c", "a"]


def test_R5_2_who_has_passed_is_out_and_the_highest_bidder_is_not_asked() -> None:
    table = auction(9, 9, 9).answer("a", "bid", "pass").answer("b", "bid", "1").answer("c", "bid", "2")
    assert table.open() == [("b", "bid")]
    table.answer("b", "bid", "4")
    assert table.open() == [("c", "bid")]
    table.answer("c", "bid", "pass")
    assert table.open() == [("b", "place")] and (table["b"].trophies, table.figures) == (5, 100)


def test_R5_2_A16_the_last_one_left_may_still_bid_or_pass() -> None:
    table = auction(4, 4, 4).answer("a", "bid", "pass").answer("b", "bid", "pass")
    assert table.words("c", "bid") == ["1", "2", "3", "4", "pass"]
    table.answer("c", "bid", "1")
    assert table.open() == [("c", "place")] and table["c"].trophies == 3


def test_R5_3_if_everybody_passes_the_drawer_places_for_nothing() -> None:
    table = auction(4, 4).answer("a", "bid", "pass").answer("b", "bid", "pass")
    assert table.open() == [("a", "place")] and table["a"].trophies == 4 and "no-bid" in table.log


def test_R5_4_knocked_out_players_bid_and_who_has_no_trophy_passes() -> None:
    table = table_with(0, 3, 0)
    table["b"].down, table["b"].pawn = True, ""
    drawn(table)
    assert table.open() == [("b", "bid")]
    table.answer("b", "bid", "3")
    assert table.open() == [("b", "place")]
    assert auction(0, 0, 0).open() == [("a", "place")]


def test_R5_5_the_winner_pays_the_bank_first_and_the_others_nothing() -> None:
    table = auction(5, 7, 3)
    before = table.s.bank
    table.answer("a", "bid", "1").answer("b", "bid", "3").answer("a", "bid", "pass")
    assert [table[seat].trophies for seat in "abc"] == [5, 4, 3] and table.s.bank == before + 3
    assert len(table.s.tiles) == 1
    table.answer("b", "place", "1,0")
    assert table.s.tiles[-1] == ("T02", 1, 0, 0)


def test_R5_6_X14_lodged_maxima_bid_one_more_each_time() -> None:
    table = table_with(5, 5, 5)
    for seat, n in (("a", 3), ("b", 3), ("c", 0)):
        lodge(table, seat, n)
    drawn(table)
    bids = [(args["who"].args["seat"], args["n"]) for args in table.told("bids")]
    assert bids == [("a", 1), ("b", 2), ("a", 3)]
    assert [args["who"].args["seat"] for args in table.told("passes")] == ["c", "b"]
    assert table.open() == [("a", "place")] and table["a"].trophies == 2 and table.figures == 100


def test_R5_6_a_maximum_may_be_left_behind_in_the_middle_and_be_changed() -> None:
    table = auction(6, 6, 6).answer("a", "bid", "2")
    lodge(table, "b", 4).resume()
    assert table.open() == [("c", "bid")]
    table.answer("c", "bid", "pass")
    assert table.open() == [("a", "bid")]
    table.s.orders[0].arg = ["3"]
    table.answer("a", "bid", "4")
    assert table.open() == [("a", "place")] and table.s.orders == []


def test_R5_6_a_maximum_of_0_is_a_pass() -> None:
    table = drawn(lodge(table_with(4, 4), "a", 0))
    assert table.open() == [("b", "bid")] and table.told("passes")


def test_R5_6_maxima_are_nobody_elses_business() -> None:
    table = lodge(auction(4, 4), "b", 3)
    assert [order.seat for order in view(table.s, "a").orders] == []
    assert [order.seat for order in view(table.s, "b").orders] == ["b"]


def test_D3_a_pass_may_be_left_unsaid() -> None:
    shape, _ = replay(auction(4, 4).ask("a", "bid").ask.shape, [])
    assert isinstance(shape, One) and shape.usual == "pass"


def test_D3_the_default_is_a_pass() -> None:
    assert auction(4, 4).default("a", "bid") == ["pass"]
    assert auction(4, 4, auction_style="proxy").default("a", "maximum") == ["0"]


def test_R5_6_proxy_asks_all_at_once_and_tells_only_winner_and_price() -> None:
    table = auction(5, 5, 0, 4, auction_style="proxy")
    assert table.open() == [("a", "maximum"), ("b", "maximum"), ("d", "maximum")]
    assert table.words("d", "maximum") == ["0", "1", "2", "3", "4"]
    table.answer("b", "maximum", "3").answer("a", "maximum", "3")
    assert table["a"].trophies == 5 and table.open() == [("d", "maximum")]
    assert [each.words for each in view(table.s, "d").sealed] == [[HIDDEN], [HIDDEN]]
    table.answer("d", "maximum", "1")
    assert table.open() == [("a", "place")] and table["a"].trophies == 2
    assert table.log == ["sealed", "wins-auction"] and table.told("wins-auction")[0]["n"] == 3


def test_R5_6_proxy_without_a_bid_or_without_trophies() -> None:
    table = auction(1, 1, auction_style="proxy").answer("a", "maximum", "0").answer("b", "maximum", "0")
    assert table.open() == [("a", "place")] and table["a"].trophies == 1
    assert auction(0, 0, auction_style="proxy").open() == [("a", "place")]


@pytest.mark.parametrize("maxima", [(3, 3, 0), (0, 5, 2), (1, 1, 1), (0, 0, 0), (2, 7, 7), (6, 1, 6), (0, 0, 4)])
def test_R5_6_proxy_ends_as_open_bidding_would(maxima: tuple[int, ...]) -> None:
    live = table_with(9, 9, 9)
    for seat, n in zip("abc", maxima, strict=True):
        lodge(live, seat, n)
    drawn(live)
    proxy = auction(9, 9, 9, auction_style="proxy")
    for seat, n in zip("abc", maxima, strict=True):
        proxy.answer(seat, "maximum", str(n))
    assert live.open() == proxy.open()
    assert [live[seat].trophies for seat in "abc"] == [proxy[seat].trophies for seat in "abc"]
    best, price = settle(list("abc"), dict(zip("abc", maxima, strict=True)))
    assert live.open() == [(best or "a", "place")] and price == 9 - live[best or "a"].trophies


# Without an auction


@pytest.mark.parametrize(("trophies", "who"), [((1, 1, 2), "a"), ((2, 1, 1), "b"), ((3, 2, 1), "c"), ((0, 0, 0), "a")])
def test_R5_7_fewest_trophies_places(trophies: tuple[int, ...], who: str) -> None:
    table = auction(*trophies, mode="base")
    assert table.open() == [(who, "place")] and table.figures == 100


def test_R5_7_ties_are_decided_clockwise_from_the_drawer() -> None:
    table = table_with(1, 4, 1, mode="base")
    table.s.active = "b"
    table.pile("T02").start(NewTile(seat="b"))
    assert table.open() == [("c", "place")]


def test_R5_7_drawer() -> None:
    assert auction(5, 0, 0, helipad_rule="drawer").open() == [("a", "place")]


# What comes with it, and the turn


def test_R5_8_nine_zombies_one_on_each_square() -> None:
    table = auction(0, 0).answer("a", "place", "1,0")
    assert sorted(table.s.zombies) == [f"1.{n}" for n in range(1, 10)]
    assert table.s.tokens == {} and table.s.bank == 91 and table.open() == []


def test_R5_8_R16_1_X23_centre_first_when_the_bank_is_short() -> None:
    table = table_with(0, 0).bank(5)
    drawn(table).answer("a", "place", "1,0")
    assert table.s.zombies == ["1.5", "1.2", "1.4", "1.6", "1.8"] and table.told("bank-short") == [{"n": 5}]


@pytest.mark.parametrize(("winner", "sealed"), [("a", True), ("b", False)])
def test_R5_9_A14_only_the_active_player_loses_the_turn_by_sealing(winner: str, sealed: bool) -> None:
    """Buildings stand on all sides of the one cell that is left."""
    table = table_with(2, 2).one_road().tile("T13", 1, -1, 1).tile("T13", 2, 0)
    step = NewTile(seat="a")
    table.pile("T02").start(step)
    table.answer("a", "bid", "1" if winner == "a" else "pass")
    table.answer("b", "bid", "1" if winner == "b" else "pass")
    assert table.s.city.closed and table.open() == [] and table[winner].trophies == 1
    assert step.sealed is sealed and table.log[-1] == ("seals-own" if sealed else "seals")


# Default and departure


def test_D4_the_default_is_nearest_to_the_own_pawn() -> None:
    table = table_with(0, 0).tile("T15", 1, 0, 1).tile("T15", 2, 0, 1).pawn("a", "2.6")
    assert defaults.spot(table.s, "a", "T02") == (3, 0, 0)
    assert defaults.spot(table.s, "b", "T02") == (0, -1, 0)
    table["b"].pawn = ""  # off the board: from the Town Square
    assert defaults.spot(table.s, "b", "T02") == (0, -1, 0)
    drawn(table)
    assert table.default("a", "place") == ["3,0"]


def test_D4_steps_are_counted_to_the_centre() -> None:
    table = table_with(0, 0).tile("T07", 1, 0).pawn("a", "1.2")
    spots = table.s.city.spots("T02")

    def walk(spot: Any) -> int:
        return table.s.city.plus("T02", spot).ways("1.2")["2.5"]

    assert walk(defaults.spot(table.s, "a", "T02")) == min(map(walk, spots)) == 4


def test_R19_6_who_leaves_in_the_auction_passes() -> None:
    table = auction(4, 4, 4).answer("a", "bid", "1")
    table["b"].gone, table["b"].trophies = True, 0
    table.resume()
    assert table.open() == [("c", "bid")]
    table.answer("c", "bid", "2")
    table["c"].gone, table["c"].trophies = True, 0
    table.resume()  # nobody is left to pay the highest bid
    assert table.open() == [("a", "bid")] and table.words("a", "bid")[0] == "1"


def test_R19_6_nobody_waits_for_the_maximum_of_somebody_who_has_left() -> None:
    table = auction(4, 4, 4, auction_style="proxy").answer("a", "maximum", "2").answer("b", "maximum", "3")
    table["c"].gone, table["c"].trophies = True, 0
    table.resume()
    assert table.open() == [("a", "maximum"), ("b", "maximum")]
    table.answer("a", "maximum", "2").answer("b", "maximum", "3")
    assert table.open() == [("b", "place")] and table["b"].trophies == 2


def test_R19_6_a_helipad_won_and_not_placed_is_placed_by_default() -> None:
    table = auction(4, 4).answer("a", "bid", "1").answer("b", "bid", "2").answer("a", "bid", "pass")
    expected = defaults.spot(table.s, "b", "T02")
    table["b"].gone = True
    table.resume()
    assert table.s.tiles[-1] == ("T02", *expected) and table.open() == []


def test_R13_4_no_quiet_point_in_an_auction_or_while_placing() -> None:
    table = auction(4, 4)
    step = table.s.stack[-1]
    assert isinstance(step, Auction) and not step.quiet(table.s)
    assert {d.kind for d in decisions(table.s)} == {"bid"}
