"""Set-up (S1–S9) and the city: squares, links, openings, spots (R2, R4.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from zombies.table import SEATS, Table, box

from engine.core.dice import Dice
from engine.core.secret import HIDDEN
from engine.core.view import view
from engine.games.zombies.box.city import ROAD, ROOM, City, Spot, address, turned
from engine.games.zombies.phases.set_up import event_deck, lay_out, map_stack
from engine.games.zombies.settings import ZombiesSettings, rules_of
from engine.games.zombies.state import START, ZombiesState

LATE = {id for id, tile in box().tiles.items() if tile.late}


def laid(players: int = 4, seed: str = "seed", **options: Any) -> ZombiesState:
    return lay_out(box(), ZombiesSettings(**options), SEATS[:players], seed)


def stack(seed: str, **options: Any) -> list[str]:
    """The map stack, the first tile to be drawn first."""
    return map_stack(box(), rules_of(ZombiesSettings(**options)), Dice(seed=seed))[::-1]


# Set-up


@pytest.mark.parametrize("players", range(2, 7))
def test_S1_seats_are_clockwise(players: int) -> None:
    assert list(laid(players).survivors) == list(SEATS[:players])


def test_S2_the_town_square_lies_and_everybody_stands_on_it() -> None:
    s = laid()
    assert s.tiles == (("T01", 0, 0, 0),) and not s.zombies and not s.tokens
    assert {survivor.pawn for survivor in s.survivors.values()} == {START} == {"0.5"}


def test_S3_the_late_tiles_lie_below() -> None:
    places: Counter[int] = Counter()
    for n in range(300):
        tiles = stack(f"s{n}")
        assert set(tiles[20:]) == LATE and len(tiles) == 29 == len(set(tiles)) and "T01" not in tiles
        places[tiles.index("T02") + 1] += 1
    assert set(places) == set(range(21, 30)) and min(places.values()) > 15


def test_S3_the_last_tile_of_the_deck_is_drawn_first() -> None:
    s = laid()
    assert set(s.pile.cards[:9]) == LATE


def test_S3b_the_helipad_is_in_the_lower_half() -> None:
    places: Counter[int] = Counter()
    for n in range(400):
        tiles = stack(f"s{n}", mode="base")
        assert sorted(tiles) == [f"T{n:02}" for n in range(2, 31)]
        places[tiles.index("T02") + 1] += 1
    assert set(places) == set(range(15, 30)) and min(places.values()) > 10


def test_S3b_helipad_last() -> None:
    for mode in ("alt", "base"):
        tiles = {tuple(stack(f"s{n}", mode=mode, stack="helipad_last")) for n in range(20)}
        assert {each[-1] for each in tiles} == {"T02"} and len(tiles) == 20
        assert {len(set(each)) for each in tiles} == {29}


def test_X5_which_tiles_lie_where() -> None:
    named = {f"T{n:02}" for n in range(3, 15)}
    tiles = stack("x5")
    assert set(tiles[:20]) == named | {"T15", "T16", "T19", "T20", "T23", "T24", "T27", "T28"}
    assert set(tiles[20:]) == {"T02", "T17", "T18", "T21", "T22", "T25", "T26", "T29", "T30"}


def test_S4_seven_cards_stay_in_the_box() -> None:
    deck, out = event_deck(box(), rules_of(ZombiesSettings()))
    assert sorted(out) == ["E07", "E09", "E19", "E28", "E31", "E44", "E46"]
    assert len(deck) == 43 and not set(deck) & set(out)
    assert laid().box == out


def test_S4_base_uses_all_cards() -> None:
    deck, out = event_deck(box(), rules_of(ZombiesSettings(mode="base")))
    assert len(set(deck)) == 50 and out == []


def test_S4_marbles_out_takes_two_cards_more_and_makes_the_toy_store_late() -> None:
    assert set(laid(marbles_out="on").box) == {*laid().box, "E03", "E04"}
    seen: set[int] = set()
    for n in range(60):
        tiles = stack(f"s{n}", marbles_out="on")
        assert set(tiles[19:]) == LATE | {"T14"}
        seen.add(tiles.index("T02") + 1)
    assert {20, 29} <= seen


def test_R18_6_in_base_marbles_out_removes_the_two_cards_only() -> None:
    assert laid(mode="base", marbles_out="on").box == ["E03", "E04"]
    assert any("T14" in stack(f"s{n}", mode="base", marbles_out="on")[:14] for n in range(20))


@pytest.mark.parametrize("players", range(2, 7))
def test_S5_three_hidden_cards_each(players: int) -> None:
    s = laid(players)
    hands = [card for survivor in s.survivors.values() for card in survivor.hand.cards]
    assert len(hands) == 3 * players and sorted([*hands, *s.deck.cards, *s.box]) == sorted(box().deck)
    seen = view(s, "a")
    assert HIDDEN not in seen.survivors["a"].hand.cards
    assert seen.survivors["b"].hand.cards == [HIDDEN] * 3
    assert set(seen.deck.cards) == set(seen.pile.cards) == {HIDDEN}


def test_S5_the_deck_is_shuffled() -> None:
    assert len({tuple(laid(seed=f"s{n}").survivors["a"].hand.cards) for n in range(50)}) > 45


def test_S6_belongings_at_the_start() -> None:
    for survivor in laid(6).survivors.values():
        assert (survivor.lives, survivor.bullets, survivor.trophies) == (3, 3, 0)
        assert not survivor.table and not survivor.used and not survivor.statuses


def test_S7_a_hundred_zombies() -> None:
    assert laid().bank == 100


@pytest.mark.parametrize(("players", "target"), [(2, 25), (3, 22), (4, 20), (5, 17), (6, 15)])
def test_S8_X3_kill_target_by_players(players: int, target: int) -> None:
    assert laid(players).target == target
    assert laid(players, mode="base").target == 25
    assert laid(players, kill_target="30").target == 30
    assert laid(players, mode="base", kill_target="table").target == target


def test_S9_starting_player_at_random() -> None:
    assert min(Counter(laid(4, f"s{n}").active for n in range(400)).values()) > 60


def test_I15_the_same_seed_lays_the_same_table() -> None:
    assert laid(seed="x") == laid(seed="x") and laid(seed="x").pile != laid(seed="y").pile


# Squares and links


def test_R2_1_numbers_in_order_of_placing_and_squares_as_the_tile_lies() -> None:
    city = Table().tile("T15", 0, -1).tile("T11", 1, 0, 1).s.city
    assert [each.tile for each in city.placed] == ["T01", "T15", "T11"]
    # Turned clockwise once the road of the Police Station leaves to the west, its blocked corners lie there, too.
    assert [city.letters.get(address(2, n), "#") for n in range(1, 10)] == list("#RR.RR#RR")
    assert city.at("0.5") == (1, 1) and city.at("1.1") == (0, -3) and city.at("2.6") == (5, 1)


def test_2_2_a_turn_moves_column_x_row_y_to_column_2_minus_y_row_x() -> None:
    for square in range(1, 10):
        y, x = divmod(square - 1, 3)
        assert turned(square, 1) == x * 3 + (2 - y) + 1
        assert turned(square, 4) == square
    atlas = box().atlas
    assert [sorted(atlas.lies["T19", turn].exits) for turn in range(4)] == [
        ["E", "N"], ["E", "S"], ["S", "W"], ["N", "W"],
    ]  # fmt: skip


def test_2_2_rotations_of_the_same_picture_count_once() -> None:
    turns = box().atlas.turns
    assert turns["T27"] == (0,) and turns["T15"] == (0, 1) and turns["T02"] == (0,)
    assert turns["T19"] == turns["T23"] == turns["T03"] == turns["T09"] == (0, 1, 2, 3)


def test_R2_2_blocked_squares_are_no_squares() -> None:
    city = Table().tile("T03", 1, 0).s.city
    assert {"0.1", "0.3", "0.7", "0.9", "1.7", "1.8", "1.9"}.isdisjoint(city.links)
    assert sorted(city.letters) == sorted(city.links)


def test_R2_3_rooms_and_roads_are_linked_by_doors_only() -> None:
    city = Table().tile("T07", 1, 0).s.city
    assert set(city.links["1.2"]) == {"1.1", "1.3", "1.5"}
    assert set(city.links["1.1"]) == {"1.2"}
    assert set(city.links["1.4"]) == {"0.6", "1.5"}
    assert city.doorsteps[1] == {"1.5"}


def test_R2_a_city_that_grows_is_the_city_built_at_once() -> None:
    """A building, the helipad and a street between them: whatever a new tile finds there stays known."""
    table = Table().tile("T04", 1, 0).tile("T02", 0, 1).tile("T27", -1, 0).tile("T15", 0, -1)
    atlas, placed = table.s.city.atlas, table.s.tiles
    grown = City(atlas, placed[:1], False)
    for number in range(2, len(placed) + 1):
        grown = City(atlas, placed[:number], False, grown)
        whole = City(atlas, placed[:number], False)
        for what in ("cells", "letters", "links", "rooms", "doorsteps", "helipad"):
            assert getattr(grown, what) == getattr(whole, what), what
        assert sorted(grown.openings) == sorted(whole.openings)
    assert grown.beside("1.5") == [1] and grown.helipad == 2


def test_R2_3_R18_1_any_street() -> None:
    city = Table(doors="any_street").tile("T07", 1, 0).s.city
    assert set(city.links["1.1"]) == {"1.2", "1.4"} and set(city.links["1.3"]) == {"1.2", "1.6"}
    assert city.doorsteps[1] == {"1.4", "1.5", "1.6"}


def test_R2_4_tiles_are_linked_where_an_exit_meets_an_exit() -> None:
    city = Table().tile("T15", 1, 0, 1).tile("T19", 0, -1, 1).s.city
    assert set(city.links["0.6"]) == {"0.5", "1.4"} and "0.6" in city.links["1.4"]
    # The bend above has exits east and south; the straight street at its side has none to the north.
    assert set(city.links["2.8"]) == {"2.5", "0.2"} and set(city.links["2.6"]) == {"2.5"}
    between = [(a, b) for a, links in city.links.items() for b in links if a[0] != b[0]]
    assert sorted(between) == [("0.2", "2.8"), ("0.6", "1.4"), ("1.4", "0.6"), ("2.8", "0.2")]


def test_R2_5_links_are_orthogonal_and_lead_both_ways() -> None:
    for id in box().tiles:
        for turn in box().atlas.turns[id]:
            city = Table().tile(id, 1, 0, turn).s.city
            for square, links in city.links.items():
                assert all(city.gap(square, other) == 1 and square in city.links[other] for other in links)


def test_R2_6_only_named_tiles_are_buildings() -> None:
    table = Table()
    for at, id in enumerate(id for id in box().tiles if id != "T01"):
        table.tile(id, at + 1, 0)
    city = table.s.city
    named = {n for n, each in enumerate(table.s.tiles) if box().tiles[each.tile].kind == "named"}
    assert set(city.rooms) == named == {n for n in range(30) if box().tiles[table.s.tiles[n].tile].rooms}
    assert {city.building(square) for square, letter in city.letters.items() if letter == ROAD} == {None}
    assert {city.building(square) for square, letter in city.letters.items() if letter == ROOM} == named


def test_R2_8_the_helipad_is_nine_squares_of_road() -> None:
    city = Table().tile("T02", 1, 0).s.city
    assert {city.letters[address(1, n)] for n in range(1, 10)} == {ROAD}
    assert sorted(len(city.links[address(1, n)]) for n in range(1, 10)) == [2, 2, 2, 2, 3, 3, 3, 4, 4]
    assert city.pad(False) == ("1.5",) and len(city.pad(True)) == 9
    assert Table().s.city.pad(True) == ()


def test_R2_9_openings() -> None:
    table = Table()
    assert len(table.s.city.openings) == 4 and not table.s.city.closed
    table.tile("T09", 1, 0, 1).tile("T10", 0, -1).tile("T11", -1, 0, 3)
    assert table.s.city.openings == [(0, "S")]
    table.tile("T13", 0, 1, 2)
    assert table.s.city.closed


# Spots


@pytest.mark.parametrize(
    ("tile", "number"), [("T27", 4), ("T15", 4), ("T19", 8), ("T23", 12), ("T09", 4), ("T03", 8), ("T06", 12)]
)
def test_X11_legal_spots_in_the_first_turn(tile: str, number: int) -> None:
    assert len(Table().s.city.spots(tile)) == number


def test_X10_which_rotations_fit_between_two_roads() -> None:
    city = Table().tile("T23", 1, 0).tile("T15", 0, 1).tile("T19", 0, -1, 1).s.city
    exits = {
        tile: {
            "".join(sorted(city.atlas.lies[tile, spot.turn].exits)) for spot in city.spots(tile) if spot[:2] == (1, -1)
        }
        for tile in ("T15", "T19", "T23", "T27", "T09")
    }
    assert exits == {"T15": set(), "T19": {"SW"}, "T23": {"ESW", "NSW"}, "T27": {"ENSW"}, "T09": set()}
    for tile in box().tiles:
        assert (1, 1) not in {spot[:2] for spot in city.spots(tile)}


def test_R4_3_both_sides_open_or_both_closed() -> None:
    # The straight street east of the square is closed to the north and south.
    city = Table().tile("T15", 1, 0, 1).tile("T15", 0, -1).s.city
    corner = [spot for tile in ("T19", "T27", "T15", "T09") for spot in city.spots(tile) if spot[:2] == (1, -1)]
    assert corner == []  # its two neighbours are closed there: no road would meet a road
    assert Spot(2, 0, 1) in city.spots("T15") and Spot(2, 0, 0) not in city.spots("T15")


def test_R4_3_spots_come_by_cell_and_rotation() -> None:
    spots = Table().s.city.spots("T19")
    assert spots == sorted(spots, key=lambda spot: (spot.y, spot.x, spot.turn))
    assert [spot[:2] for spot in spots[::2]] == [(0, -1), (-1, 0), (1, 0), (0, 1)]


def test_R4_3_no_road_may_end_at_a_building() -> None:
    city = Table().one_road().s.city
    assert city.openings == [(0, "E")]
    assert city.spots("T27") == [] == city.spots("T09")[1:]  # crossroads would run into the Army Surplus
    assert city.spots("T15") == [(1, 0, 1)]
    assert {spot.turn for spot in city.spots("T23")} == {0}  # north, east, west
