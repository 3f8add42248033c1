"""Step 1: placing and filling a tile (R4, R16.1, R16.4)."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from zombies.table import Table, box

from engine.core.errors import Illegal
from engine.core.message import Message
from engine.core.order import Order
from engine.core.shape import One, replay, sample
from engine.games.zombies import defaults
from engine.games.zombies.ground.filling import automatic_filling, settled
from engine.games.zombies.ground.spots import candidates, openings_after
from engine.games.zombies.steps.place import Place, choose_filling
from engine.games.zombies.steps.tile import NewTile
from telling.texts import Texts

HAND = "hand"


def draw(*tiles: str, table: Table | None = None, **options: Any) -> Table:
    """Seat a has just drawn the first of these tiles."""
    return (table or Table(**options)).pile(*tiles).start(NewTile(seat="a"))


def placed(tile: str, *how: str, **options: Any) -> Table:
    """The tile lies east of the Town Square and is filled; by `HAND` it is about to be."""
    table = draw(tile, **options)
    words = [*how, "1,0"]
    if turns := table.words("a", "place", *words):
        words.append(turns[0])
    return table.answer("a", "place", *words)


def labels(table: Table, kind: str, *before: str) -> list[str]:
    """The options in English."""
    shape, _ = replay(table.ask("a", kind).ask.shape, list(before))
    assert isinstance(shape, One)
    english = Texts()("en")
    return [english.message(option.label or Message("?"), {}) for option in shape.options]


def last(table: Table) -> tuple[str, int, int, int]:
    return tuple(table.s.tiles[-1])


def on_tile(table: Table, number: int) -> tuple[list[str], dict[str, str]]:
    zombies = sorted(square for square in table.s.zombies if square.startswith(f"{number}."))
    tokens = {square: kind for square, kind in table.s.tokens.items() if square.startswith(f"{number}.")}
    return zombies, dict(sorted(tokens.items()))


def test_R4_1_no_tile_without_a_stack() -> None:
    table = Table().pile().start(NewTile(seat="a"))
    assert table.open() == [] and table.log == []


def test_R4_1_no_tile_once_the_map_is_sealed() -> None:
    table = Table().tile("T09", 0, -1).tile("T10", 1, 0, 1).tile("T11", 0, 1, 2).tile("T13", -1, 0, 3)
    draw("T15", table=table)
    assert table.open() == [] and table.s.pile.cards == ["T15"] and table.log == []


def test_R4_2_the_top_tile_is_shown_to_everybody() -> None:
    table = draw("T06", "T15")
    assert table.told("draws-tile")[0]["tile"] == Message("zombies-tile-T06")
    assert all(not event.only for event in table.events)
    assert table.s.pile.cards == ["T15"] and table.open() == [("a", "place")]


def test_R4_3_exactly_the_legal_spots_are_offered() -> None:
    table = draw("T23")
    assert table.words("a", "place") == ["0,-1", "-1,0", "1,0", "0,1", HAND]
    assert table.words("a", "place", "1,0") == ["r0", "r2", "r3"]  # not r1: its closed side would face the road
    for words in (["1,1"], ["1,0", "r1"], ["2,0"]):
        with pytest.raises(Illegal):
            table.answer("a", "place", *words)


def test_R4_3_numbers_of_the_cells_agree_with_the_order_on_the_map() -> None:
    cells = {(1, 0), (0, -1), (-1, 0), (0, 1)}
    assert candidates(cells) == {(0, -1): 1, (-1, 0): 2, (1, 0): 3, (0, 1): 4}
    table = draw("T23")
    assert labels(table, "place")[1] == "2: west side of Town Square #0"
    shape, _ = replay(table.ask("a", "place").ask.shape, [])
    assert isinstance(shape, One) and shape.options[0].ref == "cell-0,-1"


def test_R4_3_rotations_say_where_roads_and_rooms_are() -> None:
    assert labels(draw("T23"), "place", "1,0")[0] == "3 · Roads north, east and west"
    assert labels(draw("T03"), "place", "1,0") == [
        "3 · Roads east and west; building north",
        "3 · Roads east and west; building south",
    ]
    assert [each.partition("; ")[2] for each in labels(draw("T03"), "place", "0,1")] == [
        "building east",
        "building west",
    ]
    for tile in box().tiles:  # no two rotations are called the same
        if len(box().atlas.turns[tile]) > 1:
            for cell in (table := draw(tile)).words("a", "place"):
                if cell != HAND and table.words("a", "place", cell):
                    said = labels(table, "place", cell)
                    assert len(set(said)) == len(said)


def test_R4_4_R16_4_a_tile_without_a_spot_leaves_the_game() -> None:
    step = NewTile(seat="a")
    table = Table().one_road().pile("T27", "T16").start(step)
    assert table.open() == [] and not step.sealed
    assert table.s.removed == ["T27"] and table.s.pile.cards == ["T16"] and len(table.s.tiles) == 6
    assert table.log == ["draws-tile", "removes-tile"]


def test_R4_5_the_tile_must_be_placed() -> None:
    table = draw("T06")
    assert table.ask("a", "place").ask.wait and "pass" not in table.words("a", "place")
    table.answer("a", "place", "1,0", "r0")
    assert last(table) == ("T06", 1, 0, 0) and table.s.idle == 0


def test_a_single_spot_is_taken_without_asking() -> None:
    table = draw("T15", table=Table().one_road())
    assert table.open() == [("a", "place")] and table.words("a", "place") == ["1,0", HAND]  # but how it is filled
    assert last(draw("T15", table=Table().one_road().bank(0))) == ("T15", 1, 0, 1)
    table = draw("T15", table=Table(auto=False).one_road().bank(0))
    assert table.open() == [("a", "place")] and table.words("a", "place") == ["1,0"]


def test_a_cell_is_chosen_together_with_its_rotation_where_there_is_a_choice() -> None:
    for tile, leads in (("T23", True), ("T09", False)):
        shape, _ = replay(draw(tile).ask("a", "place").ask.shape, [])
        assert isinstance(shape, One) and {each.leads for each in shape.options if each.key != HAND} == {leads}


def test_cells_with_one_rotation_need_one_word() -> None:
    table = draw("T09")
    assert table.words("a", "place", "1,0") == []
    table.answer("a", "place", "1,0")
    assert last(table) == ("T09", 1, 0, 1)


# Filling


def test_R4_6_a_building_is_filled_inside() -> None:
    table = placed("T06")
    zombies, tokens = on_tile(table, 1)
    rooms = set(table.s.city.rooms[1])
    assert len(zombies) == 3 and set(zombies) <= rooms and set(tokens) <= rooms
    assert sorted(tokens.values()) == ["bullet", "life"]
    assert table.s.bank == 97 and table.figures == 100


def test_R4_6_by_hand() -> None:
    """Florist: three zombies in three rooms are no choice; a life and a bullet are."""
    table = placed("T06", HAND)
    rooms = list(table.s.city.rooms[1])
    assert table.words("a", "fill") == rooms
    assert table.words("a", "fill", rooms[0]) == rooms[1:]
    table.answer("a", "fill", rooms[1], rooms[2])
    assert on_tile(table, 1) == (sorted(rooms), {rooms[1]: "life", rooms[2]: "bullet"})


def test_R4_6_no_more_and_no_fewer_than_the_table_says() -> None:
    table = placed("T10", HAND)
    rooms = list(table.s.city.rooms[1])
    six, two, three = ",".join(rooms[:6]), ",".join(rooms[:2]), ",".join(rooms[2:5])
    for words in (
        [",".join(rooms[:5]), two, three],
        [",".join(rooms[:7]), two, three],
        [six, two, ",".join(rooms[1:4])],
        [six, two, "1.8"],
        [six, two],
    ):
        with pytest.raises(Illegal):
            table.answer("a", "fill", *words)
    table.answer("a", "fill", six, two, three)
    zombies, tokens = on_tile(table, 1)
    assert zombies == sorted(rooms[:6])
    assert tokens == dict.fromkeys(rooms[:2], "life") | dict.fromkeys(rooms[2:5], "bullet")


def test_R4_6_a_filling_without_a_choice_is_not_asked_for() -> None:
    table = placed("T04")
    assert table.open() == []
    rooms = sorted(table.s.city.rooms[1])
    assert on_tile(table, 1) == (rooms, dict.fromkeys(rooms, "life"))
    assert HAND not in draw("T04").words("a", "place")
    assert HAND in draw("T03").words("a", "place") and placed("T03", HAND).open() == [("a", "fill")]


@pytest.mark.parametrize("bank", [0, 1, 2, 3, 4, 6, 7, 100])
def test_R4_6_R4_7_whether_a_filling_is_a_choice_is_known_before_the_tile_lies(bank: int) -> None:
    for id, tile in box().tiles.items():
        if tile.kind != "start":
            table = Table().tile(id, 1, 0).bank(bank)
            shape, _ = replay(partial(choose_filling, table.s, 1), [])
            assert settled(table.s, id) == (tile.kind == "helipad" or shape is None), id


@pytest.mark.parametrize(("tile", "n"), [("T15", 2), ("T19", 2), ("T23", 3), ("T27", 4)])
def test_R4_7_a_street_gets_a_zombie_for_each_exit_on_its_road(tile: str, n: int) -> None:
    table = placed(tile, HAND)
    roads = table.words("a", "fill")
    assert all(len(word.split(",")) == n for word in roads)
    table.answer("a", "fill", roads[-1])
    assert on_tile(table, 1) == (roads[-1].split(","), {}) and "1.5" in roads[-1]


def test_R4_8_X13_automatic_filling_of_a_building() -> None:
    table = Table().tile("T11", 0, 1)
    filling = automatic_filling(table.s, 1)
    assert filling.life == ["1.1", "1.3"]
    assert filling.bullets == ["1.2", "1.4", "1.6", "1.5"]
    assert sorted(filling.zombies) == [f"1.{n}" for n in range(1, 7)]


def test_R4_8_zombies_come_near_the_door_and_tokens_far_from_it() -> None:
    table = Table().tile("T10", 0, 1)  # rooms 1 to 7 and 9; the door is at 5
    filling = automatic_filling(table.s, 1)
    assert filling.zombies == ["1.5", "1.2", "1.4", "1.6", "1.1", "1.3"]
    assert filling.life == ["1.1", "1.3"] and filling.bullets == ["1.7", "1.9", "1.2"]


def test_R4_8_distance_counts_over_rooms_only_and_with_any_street_every_side_is_a_door() -> None:
    table = Table(doors="any_street").tile("T10", 0, 1)
    filling = automatic_filling(table.s, 1)  # rooms 5, 7 and 9 lie beside the road
    assert filling.zombies == ["1.5", "1.7", "1.9", "1.2", "1.4", "1.6"]
    assert filling.life == ["1.1", "1.3"]


def test_R4_8_zombies_on_a_street_stand_at_the_exits() -> None:
    table = Table().tile("T23", 1, 0, 3)  # roads north, south and west
    assert automatic_filling(table.s, 1) == (["1.2", "1.4", "1.8"], [], [])


def test_D2_the_default_is_the_automatic_filling() -> None:
    table, asked = placed("T05"), placed("T05", HAND)
    expected = automatic_filling(table.s, 1)
    asked.answer("a", "fill", *asked.default("a", "fill"))
    zombies, tokens = on_tile(table, 1)
    assert on_tile(asked, 1) == (zombies, tokens)
    assert zombies == sorted(expected.zombies)
    assert {square for square, kind in tokens.items() if kind == "life"} == set(expected.life)


def test_R19_2_an_order_places_and_fills_every_tile_but_the_helipad() -> None:
    table = Table()
    table.s.orders.append(Order(id=1, seat="a", kind="place", mode="always", policy="lay"))
    spot = defaults.spot(table.s, "a", "T05")
    draw("T05", table=table)
    assert last(table) == ("T05", *spot) and table.open() == [] and len(on_tile(table, 1)[0]) == 6
    assert table.start(Place(seat="a", tile="T02")).open() == [("a", "place")]


def test_R4_6_who_fills_by_hand_says_so_before_the_cell() -> None:
    table = draw("T10")
    cells = [word for word in table.words("a", "place") if word != HAND]
    assert table.words("a", "place", HAND) == cells
    with pytest.raises(Illegal):
        table.answer("a", "place", HAND, HAND)


def test_X1_the_sporting_goods_store() -> None:
    table = draw("T13").answer("a", "place", "0,-1")
    tile, city = box().tiles["T13"], table.s.city
    assert tile.rooms == [1, 2, 3, 4, 5, 6, 9] and tile.roads == [8] and tile.doors == ((5, 8),)
    assert "1.7" not in city.letters and "1.8" in city.links["1.5"]
    assert {square for square in city.rooms[1] if "1.8" in city.links[square]} == {"1.5"}
    zombies, tokens = on_tile(table, 1)
    assert len(zombies) == 6 and sorted(tokens.values()) == ["bullet"] * 4 + ["life"] * 2
    assert set(zombies) | set(tokens) <= set(city.rooms[1])


def test_R16_1_a_short_bank_places_what_it_has_where_the_player_wants() -> None:
    table = placed("T10", HAND, table=Table().bank(2))
    rooms = list(table.s.city.rooms[1])
    assert all(len(word.split(",")) == 2 for word in table.words("a", "fill"))
    table.answer("a", "fill", f"{rooms[2]},{rooms[3]}", f"{rooms[0]},{rooms[1]}", ",".join(rooms[:3][2:] + rooms[3:5]))
    assert on_tile(table, 1)[0] == sorted(rooms[2:4]) and table.s.bank == 0
    assert table.told("bank-short") == [{"n": 2}] and len(on_tile(table, 1)[1]) == 5


def test_X23_three_zombies_left_and_crossroads() -> None:
    table = placed("T27", table=Table().bank(3))
    assert on_tile(table, 1)[0] == ["1.2", "1.4", "1.6"] and table.s.bank == 0
    table = draw("T28", table=table)
    table.answer("a", "place", table.words("a", "place")[0])
    assert table.open() == [] and on_tile(table, 2)[0] == []  # the fourth never comes


def test_R18_5_unlimited_zombies() -> None:
    table = placed("T27", table=Table(zombie_supply="unlimited").bank(0))
    assert len(on_tile(table, 1)[0]) == 4 and table.s.bank == 0 and table.told("bank-short") == []


# The default spot


def test_D1_the_default_leaves_most_openings() -> None:
    table = draw("T27", table=Table().tile("T23", 1, 0).tile("T15", 0, 1).tile("T19", 0, -1, 1))
    city = table.s.city
    counts = {spot: len(city.plus("T27", spot).openings) for spot in city.spots("T27")}
    assert min(counts.values()) == counts[1, -1, 0] == 5 and max(counts.values()) == 7
    assert counts[defaults.spot(table.s, "a", "T27")] == 7
    table.answer("a", "place", *table.default("a", "place"))
    assert len(table.s.city.openings) == 7


@pytest.mark.parametrize("tile", list(box().tiles)[1:])
def test_D1_openings_are_counted_as_the_city_would(tile: str) -> None:
    city = Table().tile("T23", 1, 0).tile("T15", 0, 1).tile("T19", 0, -1, 1).s.city
    for spot in [*city.spots(tile), *city.spots(tile, lenient=True)]:
        assert openings_after(city, tile, spot) == len(city.plus(tile, spot).openings)


def test_D1_ties_by_distance_then_smaller_y_then_x_then_rotation() -> None:
    assert defaults.spot(Table().tile("T15", 1, 0, 1).tile("T15", 0, -1).s, "a", "T27") == (-1, 0, 0)
    assert defaults.spot(Table().s, "a", "T15") == (0, -1, 0)
    assert defaults.spot(Table().s, "a", "T23") == (0, -1, 1)


def test_D1_only_the_helipad_asks_where_the_pawn_stands() -> None:
    table = Table().tile("T15", 1, 0, 1).tile("T15", 0, -1)
    for pawn in ("0.5", "1.6", "2.2"):
        assert defaults.spot(table.pawn("a", pawn).s, "a", "T27") == (-1, 0, 0)


def test_R19_6_a_tile_of_somebody_who_has_left_is_placed_and_filled_by_default() -> None:
    table = draw("T06")
    expected = defaults.spot(table.s, "a", "T06")
    table["a"].gone = True
    table.resume()
    assert last(table) == ("T06", *expected) and len(on_tile(table, 1)[0]) == 3 and table.told("places")


# Sealing


def nearly_sealed() -> Table:
    return Table().tile("T09", 0, -1).tile("T10", 1, 0, 1).tile("T11", 0, 1, 2)


def test_R4_9_X12_sealing_the_map() -> None:
    table = nearly_sealed()
    assert table.s.city.spots("T13") == [(-1, 0, 3)]
    step = NewTile(seat="a")
    table.pile("T13", "T15").start(step)
    assert table.open() == [("a", "place")] and not step.sealed
    table.answer("a", "place", "-1,0")
    assert step.sealed and table.open() == [] and table.s.city.closed
    assert len(on_tile(table, 4)[0]) == 6 and table.log[-1] == "seals-own"
    again = NewTile(seat="b")
    table.start(again)
    assert table.open() == [] and table.s.pile.cards == ["T15"] and not again.sealed


def test_R4_9_a_tile_that_leaves_a_road_open_ends_nothing() -> None:
    step = NewTile(seat="a")
    table = nearly_sealed().pile("T15").start(step)
    table.answer("a", "place", *table.default("a", "place"))
    assert not step.sealed and "seals" not in table.log and "seals-own" not in table.log


def test_A15_sealing_with_the_last_tile_counts() -> None:
    step = NewTile(seat="a")
    table = nearly_sealed().pile("T13").start(step).answer("a", "place", "-1,0")
    assert step.sealed and not table.s.pile.cards


@pytest.mark.parametrize("n", range(4))
def test_R2_7_one_zombie_and_one_token_on_a_square_however_the_city_grows(n: int) -> None:
    random, table = Random(n), Table(seed=f"city{n}", zombie_supply="unlimited")
    while table.s.pile.cards and not table.s.city.closed:
        table.start(NewTile(seat="a"))
        while table.open():
            seat, kind = table.open()[0]
            table.answer(seat, kind, *sample(table.ask(seat, kind).ask.shape, random))
    s, city = table.s, table.s.city
    tiles = [s.data.tiles[each.tile] for each in s.tiles]
    assert len(set(s.zombies)) == len(s.zombies) == sum(tile.zombies for tile in tiles)
    assert len(s.tokens) == sum(tile.life + tile.bullets for tile in tiles)
    assert all(city.building(square) is not None for square in s.tokens)
    assert set(s.zombies) <= set(city.letters) and set(city.ways("0.5")) == set(city.letters)
