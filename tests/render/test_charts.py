"""The maps by themselves: whatever a question or an option refers to lies somewhere on them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from core.fuzz import step_on
from every_game import game_of

from engine.core.errors import Illegal
from engine.core.runner import decisions, find
from engine.core.shape import One, Some, replay
from engine.core.step import Ask
from engine.core.view import view
from render.boards import BOARDS
from render.canvas.box import Box
from render.maps.chart import SQUARE, Chart
from telling import rules
from telling.texts import Texts

EN = Texts()("en")
MAPS = [id for id, board in BOARDS.items() if board.maps]


def charts(game: str, s: Any, seat: str | None = None) -> list[Chart]:
    return BOARDS[game].charts(view(s, seat), EN, {each: each for each in s.seats})


def moments(game: str, settings: Any = None, acts: int = 120, seed: int = 3) -> Iterator[Any]:
    """States of a game played mostly at random."""
    played, random = game_of(game), Random(seed)
    settings = settings or played.settings()
    s, _ = played.set_up(settings, ["a", "b", "c", *played.house(settings)], f"charts-{seed}")
    for _ in range(acts):
        yield s
        if s.over:
            return
        step_on(played, s, random)


def referred(ask: Ask, random: Random) -> set[str]:
    """What a question, and the choices along one way through its answers, refer to."""
    found, words = {ask.ref} if ask.ref else set[str](), list[str]()
    while True:
        try:
            shape, _ = replay(ask.shape, words)
        except Illegal:
            return found
        if shape is None:
            return found
        if isinstance(shape, One | Some):
            found |= {option.ref for option in shape.options if option.ref}
        words.append(shape.sample(random))


@pytest.mark.parametrize("game", MAPS)
def test_every_reference_of_a_game_has_an_area(game: str) -> None:
    met, random = set[str](), Random(8)
    for at, s in enumerate(moments(game)):
        if at % 8:
            continue
        drawn = {seat: charts(game, s, seat) for seat in s.seats}
        for each in decisions(s):
            for seat in each.seats:
                refs = referred(find(s, seat, each.id).ask, random)
                refs = {ref for ref in refs if not ref.startswith("seat-")}  # people, not places
                lost = [ref for ref in refs if not any(chart.area(ref) for chart in drawn[seat])]
                assert lost == [], (each.kind, lost)
                places = BOARDS[game].places(view(s, seat), EN, dict.fromkeys(s.seats, "Ann"))
                assert refs <= places.keys(), (each.kind, refs - places.keys())
                met |= refs
        for chart in drawn[s.seats[0]]:
            for ref in met:
                for x, y in (point for polygon in chart.area(ref) for point in polygon):
                    assert -8 <= x <= chart.sheet.box.x1 + 8 and -8 <= y <= chart.sheet.box.y1 + 8, ref
    assert len(met) > 10


@pytest.mark.parametrize("game", MAPS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_place_says_what_it_is_and_is_found_by_a_point_on_it(game: str, language: str) -> None:
    """Each by its own name, with who and what is there, and rules that there are; also where nothing can be chosen."""
    *_, s = moments(game, acts=25)
    board, texts, seen, names = BOARDS[game], Texts()(language), view(s, "a"), {each: f"Ann {each}" for each in s.seats}
    places, drawn = board.places(seen, texts, names), charts(game, s, "a")
    assert len(places) > 15 and len({*places.values()}) == len(places)
    told, numbers = "", dict[str, None]()
    for at, (ref, name) in enumerate(places.items()):
        spot = board.spot(seen, texts, names, ref)
        assert spot.name == name and all(spot.lines) and spot.rules, ref
        assert spot.lines or ref.startswith("cell-"), ref
        told += name + "".join(spot.lines)
        numbers |= dict.fromkeys(spot.rules)
        chart, box = next((chart, box) for chart in drawn for box in chart.places(ref))
        assert chart.at([ref], *box.centre) == ref
        assert at % 9 or chart.at(places, *box.centre), ref
    assert "⟨" not in told and any(name in told for name in names.values())
    assert all(rules.under(texts, game, [each]) for each in numbers)


def test_of_places_that_lie_on_one_another_the_smallest_is_meant() -> None:
    s = next(moments("zombies"))
    (chart,) = charts("zombies", s)
    (tile,) = chart.places("tile-0")
    assert chart.at(["tile-0", "0.5"], *tile.centre) == "0.5"
    assert chart.at(["tile-0", "0.5"], tile.x0 + 1, tile.y0 + 1) == "tile-0"
    assert chart.at(["tile-0", "0.5"], tile.x0 - 1, tile.y0) is None


@pytest.mark.parametrize("game", MAPS)
def test_what_is_no_place_lies_nowhere(game: str) -> None:
    s = next(moments(game))
    for chart in charts(game, s):
        assert not any(chart.area(ref) for ref in ("seat-a", "way-0.5-0.6", "kill-0.5", "h1", "nowhere", ""))


def test_areas_overlap_only_where_one_lies_on_another() -> None:
    *_, s = moments("zombies", acts=60)
    (chart,) = charts("zombies", s)
    squares = [box for square in s.city.letters for box in chart.places(square)]
    assert len(squares) == len(s.city.letters) and not _overlaps(squares)
    for number in range(len(s.tiles)):
        (tile,) = chart.places(f"tile-{number}")
        assert sum(tile.holds(each) for each in squares) == sum(
            square.startswith(f"{number}.") for square in s.city.letters
        )


def test_a_city_of_hexes_is_touched_by_its_outlines() -> None:
    *_, s = moments("zgame", acts=60)
    (chart,) = charts("zgame", s)
    assert chart.corners != SQUARE
    places = [cell.id for cell in s.cells]
    middles = {box.centre for each in places for box in chart.places(each)}
    assert len(middles) == len(places)
    assert all(len(polygon) == 6 for each in places for polygon in chart.area(each))


def test_the_cells_for_a_tile_can_be_touched_while_the_city_is_laid_out() -> None:
    settings = game_of("zgame").settings(city="laid")
    found = set[str]()
    for s in moments("zgame", settings, acts=6):
        (chart,) = charts("zgame", s)
        for each in decisions(s):
            refs = referred(find(s, each.seats[0], each.id).ask, Random(1))
            cells = {ref for ref in refs if ref.startswith("cell-")}
            assert all(chart.area(ref) for ref in cells)
            found |= cells
    assert found


def test_the_basement_is_a_map_of_its_own_once_it_is_in_play() -> None:
    s = next(moments("plague"))
    assert [chart.name for chart in charts("plague", s)] == [""]
    s.entrance = next(iter(s.data.searches))
    ground, below = charts("plague", s)
    assert (ground.name, below.name) == ("", "b")
    for name, spot in s.grid.spots.items():
        assert bool(below.area(name)) == (spot.level == "b") != bool(ground.area(name)), name
    assert all(ground.area(each) or below.area(each) for each in s.grid.edges)


@pytest.mark.parametrize("mission", [f"m{n}" for n in range(1, 11)])
def test_all_zones_and_doors_of_a_mission_can_be_touched(mission: str) -> None:
    s = next(moments("zombicide", game_of("zombicide").settings(mission=mission)))
    (chart,) = charts("zombicide", s)
    for zone, each in s.city.zones.items():
        assert len(chart.places(zone)) == len(each.cells)
    doors = [box for door in s.city.doors for box in chart.places(door)]
    assert len(doors) == len(s.city.doors) and not _overlaps(doors)
    assert not _overlaps([box for zone in s.city.zones for box in chart.places(zone)])


def _overlaps(boxes: list[Box]) -> bool:
    return any(one.meets(other) for at, one in enumerate(boxes) for other in boxes[:at])


@pytest.mark.parametrize("game", MAPS)
def test_a_map_is_a_picture_of_a_quarter_of_a_megabyte_at_most(game: str) -> None:
    *_, s = moments(game, acts=150)
    board = BOARDS[game]
    for chart in charts(game, s):
        assert len(board.picture(chart.sheet, []).data) < 300_000
        assert chart.unit >= 96
