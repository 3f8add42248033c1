"""The box of Zombie Plague: the derived facts of section 2, geometry of R0 and R13 on its map, damaged tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from complaints import told
from plague.box import box
from plague.lone import alone

from engine.data import DATA, DataError, load
from engine.games.plague.data import PlagueData
from engine.games.plague.humans.build import edge_name
from engine.games.plague.rows import CABIN, EXPANSIONS
from engine.kit.squares import Ground
from telling.texts import Texts

SEARCHES = [f"X{n}" for n in range(1, 8)]


def plain() -> Ground:
    return box().grid.ground()


def barred(*openings: str) -> Ground:
    return box().grid.ground(closed=frozenset(box().openings[each].edge for each in openings))


# 2.2, 2.3 the map


def test_2_2_squares_and_sheets() -> None:
    data = box()
    upper = [square for square, spot in data.grid.spots.items() if not spot.level]
    assert (len(upper), sum(square in data.grid.floor for square in upper)) == (480, 417)
    floor = {sheet: [each for each in squares if each in data.grid.floor] for sheet, squares in data.sheets.items()}
    assert [len(squares) for squares in floor.values()] == [72, 62, 70, 69, 71, 73]
    outside = [[each for each in squares if data.zone[each] == "OUT"] for squares in floor.values()]
    assert [len(squares) for squares in outside] == [48, 29, 52, 69, 36, 57]
    assert [squares[0] for squares in data.sheets.values()] == ["A1", "I1", "Q1", "A11", "I11", "Q11"]


@pytest.mark.parametrize(
    ("zone", "floor", "furniture", "search", "faced"),
    [
        ("BATH", 10, "N5 N9 P8 P9", "X1", "O5 P6"),
        ("BED", 18, "I9 L8 L9 M5 M8 M9", "X2", "J5 I6"),
        ("LIV", 36, "I10 L12 M10 M12 N14", "X3", "I13 J14 I15"),
        ("KIT", 23, "P10 P15 R12 R13 S15 T15", "X4", "S10 T11"),
        ("OFF", 15, "Q5 Q8 Q9 T9", "X5", "S5 T6"),
        ("GAR", 24, "B8 D4 E4 F4 F9", "X6", "B5 C4"),
        ("CAR", 0, "C12 D12 C13 D13 C14 D14 C15 D15", "X7", "C11 B12"),
        ("BASE", 35, "bA4 bB6 bD3 bE3 bG1 bG6", "X8", "bF4 bG3 bG5"),
        ("OUT", 291, "A7 A18 G2 G11 H18 J2 K2 M16 M19 N2 O16 P16 S18 U10 U15 V3 W10 W16 X6", None, ""),
    ],
)
def test_2_2_zones(zone: str, floor: int, furniture: str, search: str | None, faced: str) -> None:
    data = box()
    squares = {square for square, name in data.zone.items() if name == zone}
    assert len(squares & data.grid.floor) == floor
    assert squares - data.grid.floor - set(data.searches.values()) == set(furniture.split()) - {"C12"}
    if search:
        assert data.searches[search] in squares and data.search_at[data.searches[search]] == search
        assert set(plain().neighbours(data.searches[search])) == set(faced.split())


def test_2_2_walls_stand_between_zones_and_only_there() -> None:
    data = box()
    walls = {zone: "OUT" if zone == "CAR" else zone for zone in {*data.zone.values()}}
    for edge, kind in data.grid.edges.items():
        a, b = data.grid.ends(edge)
        if a not in data.basement:
            assert (kind != "open") == (walls[data.zone[a]] != walls[data.zone[b]]), edge
            assert (kind in ("door", "window", "gate")) == (edge in data.opening_at), edge


def test_2_2_house_car_and_openings() -> None:
    data = box()
    assert len(data.house & data.grid.floor) == 102 and len(data.indoors & data.grid.floor) == 102 + 24 + 35
    assert " ".join(data.beside_car) == "C11 D11 B12 E12 B13 E13 B14 E14 B15 E15 C16 D16"
    assert data.car_doors == ["B14", "E14"] and data.drawn(CABIN) == ["C13", "D13", "C14", "D14"]
    kinds = Counter(data.grid.edges[opening.edge] for opening in data.openings.values())
    assert kinds == {"door": 10, "window": 8, "gate": 3}
    assert sum(data.barricadable(data.grid.edges[opening.edge]) for opening in data.openings.values()) == 18
    assert {data.opening_at[edge].id for edge in data.exterior_openings} == {
        *(f"D{n}" for n in range(1, 4)),
        *(f"W{n}" for n in range(1, 9)),
    }
    numbers = {data.opening_at[edge].number: edge for edge in data.exterior_openings}
    assert sorted(numbers) == [*range(1, 12)], "each can be called by a number of its own"
    assert sum(bool(each.number) for each in data.openings.values()) == 11
    said = [Texts()(language).message(edge_name(alone().s, numbers[4]), {}) for language in ("en", "ru")]
    assert said == ["Bedroom garden door (no. 4)", "Дверь из спальни в сад (№ 4)"]
    assert data.exterior("K15-K16") and not data.exterior("P15-P16")


def steps(one: str, other: str) -> int:
    ground = plain()
    faced = [ground.neighbours(box().searches[each]) for each in (one, other)]
    return min(ground.walks(a)[b] for a in faced[0] for b in faced[1])


def test_2_2_walks_between_search_squares() -> None:
    found = [steps(a, b) for a, b in combinations(SEARCHES, 2)]
    assert found == [7, 14, 11, 6, 17, 18, 9, 16, 11, 10, 11, 13, 18, 15, 8, 7, 26, 21, 21, 24, 7]
    ground = plain()
    to_car = [
        min(ground.walks(door)[each] for door in box().car_doors for each in ground.neighbours(box().searches[search]))
        for search in SEARCHES
    ]
    assert to_car == [19, 12, 7, 20, 25, 11, 2]


def test_2_3_the_basement_hangs_together_and_its_stairs_open_into_one_square() -> None:
    data, ground = box(), plain()
    assert ground.walks("bA1").keys() == data.basement & data.grid.floor
    assert data.drawn("st") == ["bA1", "bB1", "bC1"] and ground.neighbours("bC1") == ("bD1", "bB1")
    walls = {edge for edge, kind in data.grid.edges.items() if kind == "wall" and edge.startswith("b")}
    assert walls == {"bA1-bA2", "bB1-bB2", "bC1-bC2"}


def test_10_24_the_upper_level_hangs_together() -> None:
    assert len(plain().walks("A1")) == 417


def test_S7_legal_starting_squares() -> None:
    data = box()
    hood = data.drawn("ch")
    legal = [
        square
        for square in data.grid.floor
        if data.zone[square] == "OUT" and all((data.grid.distance(square, each) or 0) >= 4 for each in hood)
    ]
    assert [len({*legal} & {*squares}) for squares in data.sheets.values()] == [48, 29, 52, 46, 36, 57]


# R0, R13 geometry on this map


@pytest.mark.parametrize(("a", "b", "touch"), [("L15", "K16", True), ("K10", "J9", True), ("H6", "I7", True),
                                               ("C11", "B12", True), ("B12", "C11", True), ("O14", "P15", False),
                                               ("I11", "H12", True), ("I10", "H11", False)])  # fmt: skip
def test_R0_5_contact(a: str, b: str, touch: bool) -> None:
    assert plain().contact(a, b) is plain().contact(b, a) is touch


def test_X1_a_barricade_ends_contact_and_sight() -> None:
    assert plain().contact("L15", "K16") and plain().sight("L15", "K16")
    assert not barred("D1").contact("L15", "K16") and not barred("D1").sight("L15", "K16")


@pytest.mark.parametrize(
    ("a", "b", "distance"),
    [("K14", "M17", 5), ("L17", "K13", 5), ("L15", "L20", 5), ("H7", "L6", 5), ("U13", "R13", 3), ("R4", "R12", 8),
     ("B15", "E15", 3), ("B12", "E12", 3), ("C11", "E13", 4), ("O11", "P12", 2)],
)  # fmt: skip
def test_X8_R0_8_sight(a: str, b: str, distance: int) -> None:
    assert plain().sight(a, b) and plain().sight(b, a) and plain().distance(a, b) == distance


@pytest.mark.parametrize(
    ("a", "b", "distance"),
    [("L14", "N17", 5), ("L17", "N13", 6), ("H6", "K7", 4), ("U14", "R12", 5), ("B14", "E14", 3), ("B13", "E12", 4),
     ("C10", "C17", 7), ("O11", "Q12", 3)],
)  # fmt: skip
def test_X8_R0_8_no_sight(a: str, b: str, distance: int) -> None:
    assert not plain().sight(a, b) and not plain().sight(b, a) and plain().distance(a, b) == distance


def test_R10_4_from_the_cabin_the_cabin_hides_nothing() -> None:
    assert plain().sight("D14", "B14", clear=True) and not plain().sight("D14", "B14")


@pytest.mark.parametrize(("x", "y", "distance"), [(0, 4, 4), (1, 1, 2), (2, 2, 4), (3, 1, 4), (3, 2, 5), (4, 1, 5),
                                                  (4, 4, 8)])  # fmt: skip
def test_E9_R0_6_range(x: int, y: int, distance: int) -> None:
    target = box().grid.shifted("J11", x, y)
    assert target and box().grid.distance("J11", target) == distance


def test_B14_contact_and_sight_are_symmetric() -> None:
    grid = box().grid
    ground = grid.ground(closed=frozenset({"L15-L16", "O12-P12", "R4-R5"}), holes=frozenset({"K15-K16", "bB1-bB2"}))
    for square in grid.spots:
        for other in ground.contacts(square):
            assert square not in grid.floor or square in ground.contacts(other), (square, other)
    squares = [each for each in grid.floor if grid.order(each) % 7 == 0]
    assert all(ground._sees(a, b, False) is ground._sees(b, a, False) for a, b in combinations(squares, 2))


def test_X11_a_grenade_breaks_walls_and_barricades() -> None:
    blast = barred("I2", "I1").blast("N10", 1)
    assert blast.squares == ("N9", "M10", "N10", "O10", "N11")
    assert set(blast.walls) == {"N9-N10", "M9-M10", "M9-N9", "O10-P10"} and blast.closed == ("O9-O10",)


def test_X12_R13_6_the_order_in_which_walls_give_way() -> None:
    assert plain().blast("N10", 1).walls == ("N9-N10", "M9-M10", "M9-N9", "O10-P10")


def test_R13_6_the_border_is_no_wall_and_R13_2_no_blast_leaves_its_level() -> None:
    assert plain().blast("A1", 2).walls == () and plain().blast("bA1", 1).walls == ("bA1-bA2", "bB1-bB2")


# 2.4-2.7 the cards


def test_2_4_the_search_deck() -> None:
    cards = box().cards
    kinds = Counter(card.kind for card in cards.values() for _ in range(card.copies))
    assert kinds == {"melee": 19, "firearm": 12, "thrown": 5, "item": 29, "expansion": 2}
    assert len(box().deck) == len(set(box().deck)) == 65 and set(EXPANSIONS) <= cards.keys()
    assert {id for id, card in cards.items() if card.tool} == {"crowbar", "axe", "toolbox"}
    assert {id for id, card in cards.items() if card.kind == "firearm" and card.melee} == {
        "rifle", "shotgun", "doublebarrel", "ak47",
    }  # fmt: skip


def test_2_4_what_the_rulebook_says_of_cards() -> None:
    cards = box().cards
    assert cards["pistol"].kill == 7 and (cards["pistol"].push or 9) <= 6
    assert cards["nailboard"].push is None and cards["nailboard"].kill == 5
    assert cards["extinguisher"].melee is not None and cards["extinguisher"].kill is None
    assert cards["ak47"].oops == "jam" and cards["ak47"].dice == 3
    assert box().card("bat#3").slots == 2 and box().card("medkit#8").heals == 2 and box().card("plan#1").slots == 0


def test_2_5_the_zombie_deck() -> None:
    data = box()
    assert len(data.hand_deck) == len(set(data.hand_deck)) == 57 and len(data.hand) == 20
    assert [id for id, card in data.hand.items() if card.fire] == ["fire_card"]
    assert data.counts.hand_per_human * data.counts.humans == 57
    assert data.hand_card("fog#2").timing == "next"


def test_2_6_characters() -> None:
    characters = box().characters.values()
    assert len(characters) == 14 and len({each.prefers for each in characters}) == 14
    assert len({each.ability for each in characters}) == 14
    assert all(box().cards[each.prefers].copies for each in characters)
    assert [each.id for each in characters if each.bare] == ["biker"]


# Complaints


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("maps.toml", "X5 | .", "X9 | .", "X1, X2 and so on"),
        ("maps.toml", "+-D-+---+---+-D-+", "+-D-+---+---+-Q-+", "no edge"),
        ("maps.toml", 'prefix = "b"', 'prefix = "c"', "the basement has 'b'"),
        ("zones.toml", '"N5"', '"N25"', "zones BATH: begins and ends"),
        ("openings.toml", '"L15-L16"', '"L16-L15"', "no opening of the map"),
        ("openings.toml", '  { id = "G4", edge = "E9-E10" },', "", "no name for E9-E10"),
        ("cards.toml", 'kind = "melee",   size = "small", push = 5', 'kind = "melee",   size = "small", push = 6',
         "cards knife, push"),
        ("cards.toml", "swing = { push = 4", "swing = { push = 5", "cards rifle, swing"),
        ("cards.toml", "range = 10, ", "", "cards rifle, range"),
        ("cards.toml", 'id = "basement"', 'id = "cellar"', "there is no “basement”"),
        ("hand.toml", 'id = "fog",           copies = 2', 'id = "fog",           copies = 1', "there are 56"),
        ("characters.toml", '"katana"', '"sword"', "there is no “sword”"),
        ("counts.toml", "[0, 2, 3, 4, 4]", "[0, 2, 3, 4]", "one number for each number of lives"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    content = (DATA / "plague" / file).read_text("utf-8")
    assert old in content
    (tmp_path / "plague").mkdir()
    (tmp_path / "plague" / file).write_text(content.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError) as error:
        load("plague", PlagueData, tmp_path)
    assert any(complaint in fault for fault in told(error.value)), told(error.value)
