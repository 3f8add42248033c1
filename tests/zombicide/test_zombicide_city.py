"""Boards of the missions: how they are laid out (T1, T2), ways and sight (R2), routes (R7), spawns in order (R7.22)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from completeness import states
from zombicide.box import box

from engine.games.zombicide.box.city import City
from engine.games.zombicide.box.ground import Ground, Link, ground
from engine.games.zombicide.box.mission import Mission
from engine.games.zombicide.box.tile import Cell, Tile, by_zone, is_room

MISSIONS = tuple(f"m{n}" for n in range(1, 11))


def lie(mission: str, *doors: str, links: tuple[Link, ...] = ()) -> Ground:
    """The board of a mission with these doors open."""
    return ground(box().city(mission), frozenset(doors), frozenset(links))


def unlocked(mission: str) -> Ground:
    """The board of a mission with all doors open."""
    return lie(mission, *box().city(mission).doors)


def made(*tiles: Tile) -> City:
    """The board of some tiles side by side."""
    mission = Mission.model_validate({
        "id": "made", "difficulty": "medium", "minutes": 1, "hour": 12, "grid": [[tile.id for tile in tiles]],
        "start": [f"{tiles[0].id}.A"], "goals": {"GOAL": "effect"}, "cards": {},
        "spawns": [{"id": "S1", "zone": f"{tiles[0].id}.A"}],
    })  # fmt: skip
    return City(mission, {tile.id: tile for tile in tiles})


def tile(id: str, *rows: str, **more: object) -> Tile:
    return Tile.model_validate({"id": id, "kind": "city", "grid": rows, **more})


# T1, T2 how it is laid out


@pytest.mark.parametrize(
    ("mission", "zones", "streets", "doors", "buildings", "dark"),
    [("m1", 50, 24, 26, 17, 12), ("m2", 49, 22, 24, 15, 12), ("m3", 49, 22, 25, 15, 12), ("m4", 50, 30, 19, 11, 8),
     ("m5", 49, 25, 24, 23, 12), ("m6", 48, 24, 24, 23, 12), ("m7", 50, 26, 24, 24, 12), ("m8", 41, 21, 20, 20, 12),
     ("m9", 48, 24, 24, 23, 12), ("m10", 49, 30, 19, 12, 8)],
)  # fmt: skip
@states("A1", "A30")
def test_T2_what_follows_for_each_mission(
    mission: str, zones: int, streets: int, doors: int, buildings: int, dark: int
) -> None:
    city = box().city(mission)
    outside = [zone for zone in city.zones.values() if not zone.room]
    dim = [zone for zone in city.zones.values() if zone.dark]
    assert (len(city.zones), len(outside), len(city.doors)) == (zones, streets, doors)
    assert (len(city.buildings), len(dim)) == (buildings, dark)
    assert all(zone.room for zone in dim)
    assert list(city.zones) == sorted(city.zones, key=by_zone)


@pytest.mark.parametrize("mission", MISSIONS)
def test_T1_no_opening_at_a_seam_faces_a_wall_or_a_street(mission: str) -> None:
    city = box().city(mission)
    for (a, b), border in city.borders.items():
        if city.homes[a] != city.homes[b] and is_room(city.cells[a]) != is_room(city.cells[b]):
            assert border.kind == "wall"
    joined = {frozenset(pair) for pair, border in city.borders.items() if border.kind == "opening"}
    for id in city.mission.tiles:
        for cell, step in city.tiles[id].outer_cells:
            at = city._placed(city.tiles[id], cell)
            beyond = at[0] + step[0], at[1] + step[1]  # no tile that has such openings is turned
            assert id not in city.mission.turns and (beyond not in city.cells or frozenset((at, beyond)) in joined)


@pytest.mark.parametrize("mission", MISSIONS)
def test_T2_every_zone_can_be_reached_and_zombies_reach_every_street(mission: str) -> None:
    city = box().city(mission)
    start = city.mission.start[0]
    assert set(city.zones) - city.detached == set(unlocked(mission).away(start))
    street = next(zone for zone in city.zones if not is_room(zone) and not city.zones[zone].tank)
    outside = {id for id, zone in city.zones.items() if not zone.room and not zone.tank} - city.detached
    assert outside <= set(lie(mission).away(street, "zombie"))


@states("A32")
def test_T1_merged_zones_are_one() -> None:
    city = box().city("m2")
    square = city.zones["2R.D"]
    assert "1R.B" not in city.zones and square.tiles == ("2R", "1R") and square.cells == ((1, 2), (1, 3))
    assert {"1R.C", "2R.A"} <= set(lie("m2").neighbours("2R.D"))


def test_T1_turned_tiles() -> None:
    """M5: a quarter turn against the clock, so the top edge of a tile lies to the left."""
    city = box().city("m5")
    assert city.cells[5, 0] == "10R.a" and city.cells[4, 0] == "10R.A" and city.cells[3, 0] == "10R.b"
    assert city.cells[3, 2] == "10R.d" and city.zones["10R.C"].cells == ((3, 1), (4, 1))
    assert set(city.doors["10R:33-32"].zones) == {"10R.d", "10R.D"}


def test_M8_1_the_basement_lies_apart() -> None:
    city = box().city("m8")
    assert city.detached == {zone for zone in city.zones if zone.startswith("12V.")}
    assert not any(zone in city.detached for zone in unlocked("m8").away("14V.a"))
    assert "12V.D" in lie("m8", links=(("14V.c", "12V.D"),)).away("14V.c")


def test_T1_the_order_of_zones() -> None:
    assert sorted(["10V.A", "2V.a", "2R.b", "2V.B", "2R.A"], key=by_zone) == ["2R.A", "2R.b", "2V.B", "2V.a", "10V.A"]


def test_R4_9_R6_4_secret_service_rooms_and_dark_zones() -> None:
    zones = box().city("m4").zones
    assert [id for id, zone in zones.items() if zone.secret] == ["10V.p", "11V.q"]
    assert zones["9R.d"].dark and not zones["9R.c"].dark and zones["10V.T"].tank
    assert {zone.kind for zone in box().city("m9").zones.values()} == {"corridor", "room"}


# R2.1, R2.2 walls and doors


def test_R2_1_zones_that_share_an_open_border() -> None:
    assert lie("m1").neighbours("2V.B") == ("2V.A", "2V.C", "2V.D")
    assert lie("m1").neighbours("2V.C") == ("2V.B", "7R.B"), "across a seam"


def test_R2_1_no_diagonals() -> None:
    assert "2V.C" not in lie("m1").neighbours("2V.A")


def test_R2_2_closed_doors_stop_movement_and_sight() -> None:
    shut, opened = lie("m1"), lie("m1", "2V:13-23")
    assert "2V.b" not in shut.neighbours("2V.C") and "2V.b" not in shut.visible("2V.C")
    assert opened.neighbours("2V.C") == ("2V.B", "2V.b", "7R.B") and opened.visible("2V.C")["2V.b"] == 1
    assert opened.neighbours("2V.b") == ("2V.C", "7R.a")


def test_R2_5_links_join_without_sight() -> None:
    joined = lie("m8", links=(("15V.d", "12V.d"),))
    for mover in ("survivor", "zombie", "extra"):
        assert "12V.d" in joined.neighbours("15V.d", mover) and "15V.d" in joined.neighbours("12V.d", mover)
    assert "12V.d" not in joined.visible("15V.d")


# R2.3, R2.5 sight


def test_R2_3_range_counts_borders_not_cells() -> None:
    """2R.C is a street zone of two cells: whatever lies beyond it is one border further, not two."""
    city = made(tile("1R", "AAB", "aaa", "aaa"), tile("2R", "CDE", "aaa", "aaa"))
    seen = ground(city, frozenset(), frozenset()).visible("1R.A")
    assert seen == {"1R.A": 0, "1R.B": 1, "2R.C": 2, "2R.D": 3, "2R.E": 4}


def test_R2_3_of_several_lines_the_one_with_the_fewest_borders() -> None:
    city = made(tile("1R", "ABC", "DDC", "aaC"))
    assert ground(city, frozenset(), frozenset()).visible("1R.C")["1R.D"] == 1
    assert ground(city, frozenset(), frozenset()).visible("1R.A")["1R.C"] == 2


def test_R2_5_from_a_street_without_limit_and_one_room_deep() -> None:
    assert lie("m1").visible("2V.C") == {
        "2V.C": 0, "2V.B": 1, "7R.B": 1, "7R.A": 2, "7R.C": 3, "4R.B": 4, "4R.C": 5, "4R.D": 6,
    }  # fmt: skip
    row = made(tile("1R", "ABa", "CCC", "CCC", doors=["12-13"], outer=["r1"]), tile("2R", "abC", "CCC", "CCC",
               opens=["11-12"], outer=["l1"]))  # fmt: skip
    seen = ground(row, frozenset(row.doors), frozenset()).visible("1R.A")
    assert "1R.a" in seen and "2R.a" not in seen


def test_R2_5_from_a_room_one_room_or_the_street_and_one_room_beyond() -> None:
    assert lie("m1").visible("3R.b") == {"3R.b": 0, "3R.e": 1, "4R.d": 1}
    row = made(tile("1R", "abC", "DDD", "DDD", opens=["11-12"], doors=["12-13"], outer=["l1"]),
               tile("2R", "CDa", "EEE", "EEE", doors=["12-13"], outer=["r1"]),
               tile("3R", "abC", "EEE", "EEE", opens=["11-12"], outer=["l1"]))  # fmt: skip
    free = ground(row, frozenset(row.doors), frozenset())
    assert free.visible("1R.a").keys() == {"1R.a", "1R.b"}, "from room to room the line ends"
    assert free.visible("1R.b") == {"1R.b": 0, "1R.C": 1, "1R.a": 1, "2R.C": 2, "2R.D": 3, "2R.a": 4}


def test_C8_home_defender_sees_through_rooms() -> None:
    row = made(tile("1R", "abC", "DDD", "DDD", opens=["11-12"], doors=["12-13"]))
    free, shut = (ground(row, doors, frozenset()) for doors in (frozenset(row.doors), frozenset()))
    assert free.visible("1R.a", through=True) == {"1R.a": 0, "1R.b": 1, "1R.C": 2}
    assert shut.visible("1R.a", through=True) == {"1R.a": 0, "1R.b": 1}


def by_the_letter(city: City, open_doors: frozenset[str]) -> Iterator[tuple[str, str, int]]:
    """R2.3 and R2.5 word by word: each line between two cells of a row or column, looked at as a whole."""

    def blocked(a: Cell, b: Cell) -> bool:
        border = city.borders.get((a, b))
        return border is None or border.kind == "wall" or (border.door != "" and border.door not in open_doors)

    for (row, column), (down, right) in product(city.cells, ((0, 1), (1, 0))):
        cells = [(row, column)]
        while (after := (cells[-1][0] + down, cells[-1][1] + right)) in city.cells:
            if blocked(cells[-1], after):
                break
            cells.append(after)
            zones = [city.cells[cells[0]]]
            for cell in cells:
                if city.cells[cell] != zones[-1]:
                    zones.append(city.cells[cell])
            between = zones[1:-1]
            two_rooms = is_room(zones[0]) and is_room(zones[1]) if len(zones) > 2 else False
            if not (any(is_room(zone) or city.zones[zone].tank for zone in between) or two_rooms):
                yield zones[0], zones[-1], len(zones) - 1
                yield zones[-1], zones[0], len(zones) - 1


@pytest.mark.parametrize("mission", ["m1", "m2", "m4", "m5", "m8"])
@pytest.mark.parametrize("free", [False, True])
def test_R2_3_R2_5_R2_7_sight_on_whole_boards(mission: str, free: bool) -> None:
    here = unlocked(mission) if free else lie(mission)
    ranges: dict[tuple[str, str], int] = {}
    for one, other, far in by_the_letter(here.city, frozenset(here.city.doors) if free else frozenset()):
        ranges[one, other] = min(far, ranges.get((one, other), far))
    found = {(one, other): far for one in here.city.zones for other, far in here.visible(one).items()}
    assert found == ranges | {(zone, zone): 0 for zone in here.city.zones}


# R2.7, R2.8 tank and sandbags


@states("A19")
def test_E25_R2_7_the_tank() -> None:
    park = lie("m4")
    assert "10V.T" in park.neighbours("10V.G") and park.visible("10V.T")["10V.B"] == 1
    assert "10V.B" not in park.visible("10V.G") and park.visible("10V.G")["10V.T"] == 1


@states("A20")
def test_R2_7_zombies_come_down_from_the_tank_but_climb_it_in_extra_activations_only() -> None:
    park = lie("m4")
    assert "10V.T" not in park.neighbours("10V.B", "zombie") and "10V.T" in park.neighbours("10V.B", "extra")
    assert park.neighbours("10V.T", "zombie") == ("10V.B", "10V.D", "10V.E"), "sandbags towards 10V.G"
    assert park.steps("10V.B", "10V.T", "zombie") == () and park.steps("10V.B", "10V.T", "extra") == ("10V.T",)
    assert park.distance("10V.T", "10V.D", "zombie") == 1 and park.distance("10V.D", "10V.T", "zombie") is None
    assert park.steps("10V.B", "10V.G", "zombie") == ("10V.C",), "round the tank and the sandbags"


def test_E24_R2_8_sandbags() -> None:
    park = lie("m4")
    assert park.neighbours("11V.B", "zombie") == ("11V.A",)
    assert park.neighbours("11V.B", "extra") == park.neighbours("11V.B") == ("11V.A", "11V.D", "11V.E")
    assert park.steps("11V.B", "11V.D", "zombie") == ("11V.A",) and park.distance("11V.B", "11V.D", "zombie") == 3
    assert park.steps("11V.A", "11V.D", "zombie") == ("11V.C",)
    assert park.steps("11V.B", "11V.D", "extra") == ("11V.D",) and park.visible("11V.B")["11V.D"] == 1


def test_R2_8_a_border_only_partly_covered_is_free() -> None:
    for sand, free in ((["11-21", "12-22"], True), (["11-21", "12-22", "13-23"], False)):
        city = made(tile("1R", "AAA", "BBB", "BBB", kind="lawn", sand=sand))
        assert ("1R.B" in ground(city, frozenset(), frozenset()).neighbours("1R.A", "zombie")) is free


# R5.7 flashlights


def test_R5_7_where_a_flashlight_can_shine() -> None:
    park = lie("m4")
    assert set(park.beams("10V.B")) == {"10V.A", "10V.C"}, "not onto the tank"
    assert set(park.beams("10V.T")) == {"10V.B", "10V.D", "10V.E", "10V.G"}, "but down from it"
    assert "9R.d" not in park.beams("9R.C") and "9R.d" in lie("m4", "9R:33-32").beams("9R.D")


# R6 buildings


def test_R6_3_buildings() -> None:
    city = box().city("m1")
    assert city.buildings["3R.b"] == ("3R.b", "3R.e", "4R.d", "4R.e")
    diner = {door.id for door in city.doors.values() if door.building == "3R.b"}
    assert diner == set(city.mission.doors["DINER"].doors)
    assert all(city.zones[zone].building == "3R.b" for zone in city.buildings["3R.b"])
    assert not city.zones["4R.A"].building


def test_R6_4_dark_zones_of_a_building_the_farthest_first() -> None:
    here = lie("m1")
    assert here.city.buildings["2V.d"] == ("2V.d", "5R.b", "8R.a")
    assert here.dark_rooms("5R:13-12") == ["2V.d", "5R.b"] and here.dark_rooms("2V:33-32") == ["5R.b", "2V.d"]
    assert here.dark_rooms("8R:13-12") == ["7R.d", "8R.b"], "7R.d is two rooms away"
    assert here.dark_rooms("4R:32-22") == ["3R.e", "4R.e"] and here.dark_rooms("3R:23-22") == ["4R.e", "3R.e"]


def test_R6_4_equally_far_by_zone() -> None:
    assert lie("m1").dark_rooms("3R:11-21") == ["7R.d", "8R.b"] and lie("m1").dark_rooms("2V:13-23") == ["7R.a", "2V.b"]


def test_M3_1_buildings_with_a_card_at_their_door() -> None:
    city = box().city("m3")
    assert set(city.entrances.values()) == {card.door for card in city.mission.cards.values() if card.door}
    assert city.entrances["8V.b"] == "8V:13-12" and len(city.entrances) == 6
    assert city.doors["8V:23-22"].building == "8V.b", "shut until the card is taken"


# R7 routes


@states("A29")
def test_E26_M1_3_the_way_to_a_lure_goes_through_closed_doors() -> None:
    streets = lie("m1")
    assert streets.steps("3R.A", "4R.A") == ("3R.b",) and "3R.b" not in streets.neighbours("3R.A", "zombie")
    assert streets.steps("3R.A", "4R.C") == ("3R.C",), "to any other zone round by the streets"


def test_R7_8_all_first_steps_of_shortest_routes() -> None:
    block = lie("m9")
    both = [
        (start, target, steps)
        for start in block.city.zones
        for target in block.city.zones
        if len(steps := block.steps(start, target)) > 1
    ]
    assert both
    for start, target, steps in both:
        far = block.distance(start, target, "zombie")
        assert far is not None and all(block.distance(step, target, "zombie") == far - 1 for step in steps)
        assert list(steps) == sorted(steps, key=by_zone) and set(steps) <= set(block.neighbours(start, "zombie"))


def test_R7_10_no_route() -> None:
    assert lie("m8").steps("14V.A", "12V.A") == () and lie("m8").distance("14V.A", "12V.A") is None
    assert lie("m8").steps("14V.A", "14V.A") == () and lie("m8").distance("14V.A", "14V.A") == 0


# R7.22 spawn zones


@pytest.mark.parametrize("mission", MISSIONS)
def test_R7_22_spawns_are_numbered_clockwise(mission: str) -> None:
    zones = [spawn.zone for spawn in box().missions[mission].spawns.values()]
    assert box().city(mission).clockwise(reversed(zones), zones[0]) == zones


def test_R7_22_a_spawn_that_is_added_takes_its_place() -> None:
    assert box().city("m1").clockwise(["2V.A", "3R.D", "5R.D", "8R.A"], "2V.A") == ["2V.A", "3R.D", "8R.A", "5R.D"]
    assert box().city("m3").clockwise(["8V.B", "8V.A", "2V.D", "1V.B"], "8V.A") == ["8V.A", "2V.D", "1V.B", "8V.B"]


def test_R7_22_detached_zones_come_last_and_ties_go_by_zone() -> None:
    city = box().city("m8")
    assert city.clockwise(["12V.B", "12V.A", "15V.D", "11R.A"], "11R.A") == ["11R.A", "15V.D", "12V.A", "12V.B"]
    assert city.clockwise(["12V.B", "15V.D"], "12V.B") == ["15V.D", "12V.B"]


# Grounds are kept


def test_grounds_are_remembered_by_what_is_open() -> None:
    city = box().city("m1")
    doors = sorted(city.doors)
    assert lie("m1", *doors[:2]) is lie("m1", *reversed(doors[:2])) is not lie("m1", doors[0])
    assert lie("m1").visible("2V.A") is lie("m1").visible("2V.A")
