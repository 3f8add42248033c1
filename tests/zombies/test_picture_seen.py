"""What can be seen in a picture (8.1–8.7)."""

from __future__ import annotations

import pytest
from zombies.card_table import MOVE, CardTable
from zombies.pictured import (
    MOMENTS,
    at,
    catalogue,
    city,
    scene,
    shown,
    sound,
)
from zombies.table import box

from render.canvas.box import Box
from render.canvas.sheet import Sheet
from render.canvas.theme import SEATS
from render.dice import pips
from render.maps.pieces import pawn, spread
from render.maps.plates import Plate
from render.zombies import BOARD, pieces, players
from render.zombies.board import SMALLEST, whole
from render.zombies.legend import LEGEND
from render.zombies.look import BUILDINGS, SEAT_NAMES
from render.zombies.tiles import drawing, tile_sheet
from telling.texts import Locale

# What can be seen (8.1–8.7)


def test_8_1_tiles_show_their_numbers_and_buildings_their_names(texts: Locale):
    s = at("move 30")
    said = [placed.text for placed in whole(scene(s, texts)).placed]
    for number, placed in enumerate(s.tiles):
        if number in s.city.rooms:
            names = texts(f"zombies-tile-{placed.tile}"), texts(f"zombies-board-short-{placed.tile}")
            assert {f"{number} {name}" for name in names} & set(said)
        else:
            assert str(number) in said


def test_8_1_short_names_fit_tiles_of_the_shown_part(texts: Locale):
    for tile in BUILDINGS:
        assert Plate(f"29 {texts(f'zombies-board-short-{tile}')}", 24).size[0] <= SMALLEST * 3 - 4, tile


def test_8_1_squares_show_their_numbers_in_close_up():
    tile = drawing(box().tiles["T27"], 0, False)
    assert tile_sheet(tile, 64, True).image.tobytes() != tile_sheet(tile, 64).image.tobytes()


def test_8_1_doors_and_rotations_are_seen():
    tile = box().tiles["T05"]
    pictures = {tile_sheet(drawing(tile, turn, False), 36).image.tobytes() for turn in range(4)}
    assert len(pictures) == 4
    other = box().tiles["T03"]
    assert tile_sheet(drawing(other, 0, False), 36) is not tile_sheet(drawing(other, 0, True), 36)


def test_every_mark_is_in_the_legend(texts: Locale):
    sheet = LEGEND.draw(texts)
    sound(sheet, floor=22)
    assert all(placed.whole for placed in sheet.placed)
    said = BOARD.explained(texts)
    assert len(said.data) < 70_000
    for sign in LEGEND.signs:
        assert texts(f"zombies-board-legend-{sign}") in said.alt


def test_8_2_pawns_off_the_board_are_listed_beside_the_map(texts: Locale):
    assert texts("zombies-board-down") in shown(at("rich"), texts)
    s = city(2, 5).give("b", pawn="").turn(MOVE).s
    assert texts("zombies-board-off-board") in shown(s, texts)
    assert texts("zombies-board-off-board") not in shown(at("move"), texts)


def test_R8_6_step_4_is_named_after_healing_only_where_there_is_healing():
    s = MOMENTS["move"]()
    for heal, names in ((True, ("Move or heal", "Путь или лечение")), (False, ("Move", "Перемещение"))):
        s.rules = s.rules.model_copy(update={"heal_action": heal})
        assert tuple(scene(s, catalogue(language)).phase for language in ("en", "ru")) == names


def test_8_3_candidates_have_their_numbers(texts: Locale):
    s = at("candidates")
    found = scene(s, texts).candidates
    assert len(found) > 3 and {str(n) for n in found.values()} <= set(shown(s, texts))


def test_8_3_squares_in_reach_show_their_cost_and_fights(texts: Locale):
    s = at("move")
    ways = scene(s, texts).reach
    assert any(way.price for way in ways.values())
    said = shown(s, texts)
    assert {str(way.steps) for way in ways.values()} <= set(said)
    plain, fight = Sheet(36, 36), Sheet(36, 36)
    pieces.cost(plain, plain.box, 3, 0, False)
    pieces.cost(fight, fight.box, 3, 1, False)
    assert plain.image.convert("L").tobytes() != fight.image.convert("L").tobytes()


def test_8_3_movable_zombies_are_outlined():
    s = at("zombies")
    assert scene(s, catalogue("en")).movable < set(s.zombies)


def test_8_4_a_sealed_city_says_so(texts: Locale):
    assert texts("zombies-board-sealed") in shown(at("sealed"), texts)
    assert texts("zombies-board-helipad-never") in scene(at("sealed"), texts).supply


def test_8_4_the_goal_is_marked():
    one, every = at("move 30"), at("rich")
    assert len(scene(one, catalogue("en")).pad) == 1 and len(scene(every, catalogue("en")).pad) == 9


def test_8_6_panels_say_what_lies_on_a_player(texts: Locale):
    s = at("rich")
    found = scene(s, texts)

    def said(seat: str) -> list[str]:
        return [note.text for note in players.said(found, seat)]

    for seat, survivor in s.survivors.items():
        for each in survivor.statuses:
            assert texts(f"zombies-card-{each.name}") in " ".join(said(seat))
        for item in survivor.table:
            assert texts(f"zombies-card-{s.card(item.card).id}") in " ".join(said(seat))
    assert texts("zombies-board-card-used") in said("c")
    assert texts("zombies-board-down") in said("d")
    assert said("e") == [texts("zombies-board-gone")]


def test_8_6_all_cards_in_play_are_named(texts: Locale):
    table = city(6, 5)
    items = [card for card, row in box().cards.items() if row.kind == "item"]
    for card in items:
        table.play("a", card)
    said = shown(table.turn(MOVE).s, texts)
    assert len(items) > 5 and {texts(f"zombies-card-{card}") for card in items} <= set(said)


def test_8_7_the_bottom_lines_say_what_is_left(texts: Locale):
    found = scene(at("rich"), texts)
    said = " ".join(shown(at("rich"), texts))
    for text in (found.supply, found.deck, *found.options.split(" · "), *found.effects):
        assert text in said
    assert len(found.effects) == 2 and len(found.options.split(" · ")) == 4


@pytest.mark.parametrize(
    ("stack", "left", "expected"),
    [
        ("late9", 29, "later"),
        ("late9", 9, "among"),
        ("helipad_lower_half", 16, "later"),
        ("helipad_lower_half", 15, "among"),
        ("helipad_last", 2, "later"),
        ("helipad_last", 1, "among"),
    ],
)
def test_8_7_where_the_helipad_can_be(stack: str, left: int, expected: str):
    table = CardTable(2, stack=stack)
    late = {"late9": 9, "helipad_lower_half": 15, "helipad_last": 1}[stack]
    table.s.pile.cards = table.s.pile.cards[:left]
    n = left - late if expected == "later" else left
    texts = catalogue("en")
    assert scene(table.s, texts).helipad == texts(f"zombies-board-helipad-{expected}", n=n)


def test_8_2_everything_is_told_apart_without_colour():
    """Seats, tokens and zombies differ in brightness alone, at the size of a full city."""
    drawn: set[bytes] = set()
    for name in SEAT_NAMES:
        look = SEATS[name]
        sheet = Sheet(36, 36)
        pawn(sheet, sheet.box.centre, 26, look._replace(colour=(200, 200, 200)), "")
        drawn.add(sheet.image.convert("L").tobytes())
    for kind in ("life", "bullet"):
        sheet = Sheet(36, 36)
        pieces.token(sheet, kind, sheet.box.centre, 24)
        drawn.add(sheet.image.convert("L").point(lambda level: 255 if level > 60 else 0).tobytes())
    sheet = Sheet(36, 36)
    pieces.zombie(sheet, sheet.box.centre, 26)
    drawn.add(sheet.image.convert("L").point(lambda level: 255 if level > 60 else 0).tobytes())
    assert len(drawn) == len(SEAT_NAMES) + 3


def test_8_2_six_pawns_and_a_zombie_fit_a_square():
    square = Box(0, 0, 36, 36)
    for count in range(1, 8):
        points, size = spread(square, count)
        assert len(set(points)) == count
        assert all(square.inset(-3).holds(Box.at(x - size // 2, y - size // 2, size, size)) for x, y in points)


def test_dice_show_six_different_faces():
    faces: set[bytes] = set()
    for n in range(1, 7):
        sheet = Sheet(72, 72)
        pips(sheet, sheet.box, str(n))
        faces.add(sheet.image.tobytes())
    assert len(faces) == 6
