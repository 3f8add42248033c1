"""The pieces that maps are made of, whatever game they belong to."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from engine.kit.hexes import Hex
from render.canvas.box import Box
from render.canvas.sheet import Sheet
from render.canvas.theme import CREAM, DANGER, GROUND, INK
from render.maps import grid, hexes, marks, plates, traces
from render.maps.crop import around, crop

WHOLE = Box(-2, -1, 8, 6)


@pytest.mark.parametrize("cell", [(-2, -1), (7, 5), (3, 2), (-2, 5)])
def test_a_part_holds_its_cell_and_stays_inside_the_whole(cell: tuple[int, int]):
    part = around(WHOLE, *cell, 4, 3)
    assert (part.width, part.height) == (4, 3) and WHOLE.holds(part) and part.covers(*cell)
    assert around(WHOLE, *cell, 99, 99) == WHOLE


def test_the_largest_map_just_fits():
    pitch = grid.largest(WHOLE, 700, 500)
    assert WHOLE.width * pitch <= 700 and WHOLE.height * pitch <= 500
    assert WHOLE.width * (pitch + 1) > 700 or WHOLE.height * (pitch + 1) > 500
    box = Box(0, 0, 700, 500)
    assert box.holds(grid.centred(WHOLE, pitch, box).box)


def test_a_crop_holds_the_weightiest_cells_with_a_cell_around_them():
    drawn = {(x, y) for x in range(20) for y in range(12)}
    assert crop(drawn, {(4, 5): 3, (5, 6): 1}, (2, 2), (6, 5)) == Box(3, 4, 7, 8)
    assert crop(drawn, {(4, 5): 3, (18, 11): 1}, (3, 3), (6, 5)) == Box(3, 4, 6, 7), "what is too far away is left out"
    assert crop(drawn, {(0, 0): 2, (5, 4): 1, (17, 9): 1}, (3, 3), (6, 5)) == Box(0, 0, 6, 5)
    assert crop(drawn, {}, (3, 3), (6, 5)).width == 6


def test_a_crop_is_no_smaller_than_the_least_and_has_no_empty_edges():
    drawn = {(x, 0) for x in range(5)} | {(2, 1)}
    assert crop(drawn, {(0, 0): 1}, (4, 3), (6, 5)) == Box(0, 0, 4, 2)
    assert crop(drawn, {(4, 0): 1}, (1, 1), (6, 5)) == Box(3, 0, 5, 1)


def test_a_plate_takes_the_first_spot_that_covers_nothing():
    spots = [plates.Spot("level", Box.at(0, 0, 50, 10)), plates.Spot("up", Box.at(80, 0, 10, 50))]
    within = Box(0, 0, 100, 100)
    assert plates.free(spots, [], within) == spots[0]
    assert plates.free(spots, [Box.at(49, 9, 5, 5)], within) == spots[1]
    assert plates.free(spots, [], Box(60, 0, 100, 100)) == spots[1], "it lies within the box"
    assert plates.free(spots, [Box.at(0, 0, 50, 10), Box.at(80, 0, 10, 5)], within) == spots[1], "least is hidden"


def test_pieces_stand_where_no_plate_lies():
    place = Box.at(100, 100, 60, 60)
    assert plates.clear(place, []) == plates.clear(place, [Box.at(0, 0, 60, 60)]) == place
    for other in (Box.at(90, 90, 90, 30), Box.at(90, 140, 90, 30), Box.at(90, 90, 30, 90), Box.at(140, 90, 30, 90)):
        room = plates.clear(place, [other])
        assert room.width == room.height == 40 and place.holds(room) and not room.meets(other)


@pytest.mark.parametrize("turn", ["level", "up", "down"])
def test_plates_lie_in_their_spots_however_they_run(turn: plates.Turn):
    plate = plates.Plate("Hardware", 24)
    wide, high = plate.size
    spot = plate.spot(turn, 100, 100)
    assert (spot.box.width, spot.box.height) == ((wide, high) if turn == "level" else (high, wide))
    sheet = Sheet(200, 200, GROUND)
    plates.lay(sheet, plate, spot)
    (placed,) = sheet.placed
    assert placed.text == "Hardware" and placed.whole and spot.box.holds(placed.box)
    assert sheet.image.getpixel(spot.box.centre) != GROUND and sheet.image.getpixel((2, 2)) == GROUND


def test_traces_are_cut_off_at_the_edge_of_the_map():
    sheet, within = Sheet(200, 100, GROUND), Box(0, 0, 100, 100)
    traces.arrow(sheet, Box.at(10, 40, 20, 20), Box.at(170, 40, 20, 20), within, DANGER)
    assert sheet.image.crop(within).getcolors() != [(10_000, GROUND)]
    assert sheet.image.crop((100, 0, 200, 100)).getcolors() == [(10_000, GROUND)]


def test_a_veil_leaves_what_is_below_it_to_be_seen():
    sheet = Sheet(20, 10, CREAM)
    sheet.fill(Box(0, 0, 10, 10), INK)
    marks.veil(sheet, sheet.box, DANGER, 0.5)
    colours = {colour for _, colour in sheet.image.getcolors() or []}
    assert len(colours) == 2 and not colours & {CREAM, INK, DANGER}


def test_hexes_meet_to_the_pixel():
    for size in range(hexes.STEP, 257, hexes.STEP):
        placed = hexes.HexGrid(size, 7, 9)
        first = placed.box(Hex(0, 0))
        assert (first.x0, first.y0, first.width) == (7, 9, size)
        for cell in Hex(0, 0).neighbours:
            other = placed.box(cell)
            steps = abs(other.x0 - first.x0), abs(other.y0 - first.y0)
            assert steps in ((size, 0), (size // 2, size * 3 // 4))


@pytest.mark.parametrize("size", [16, 57, 200])
def test_a_hex_has_no_seams(size):
    white, large = (255, 255, 255), size * hexes.OVERSIZE
    outline = Image.new("L", (large, large))
    corners = [(x * (large - 1), y * (large - 1)) for x, y in hexes.CORNERS]
    ImageDraw.Draw(outline).polygon(corners, fill=255)
    expected = Image.new("RGB", (size, size), (0, 0, 0))
    expected.paste(white, (0, 0), outline.reduce(hexes.OVERSIZE))
    filled, laid, rimmed = (Sheet(size, size, (0, 0, 0)) for _ in range(3))
    hexes.fill(filled, filled.box, white)
    hexes.lay(laid, Sheet(size, size, white), laid.box)
    assert filled.image.tobytes() == laid.image.tobytes() == expected.tobytes()
    hexes.rim(rimmed, rimmed.box, white, 3)
    middle = size // 2, size // 2
    assert rimmed.image.getpixel(middle) == (0, 0, 0) and rimmed.image.getbbox() == expected.getbbox()
    assert rimmed.image.crop((0, size // 2, 3, size // 2 + 1)).getcolors() == [(3, white)]


@pytest.mark.parametrize(("wide", "high", "step"), [(700, 500, 2 * hexes.STEP), (350, 250, hexes.STEP)])
def test_the_largest_hexes_just_fit(wide, high, step):
    cells = [Hex(0, 0), Hex(3, 0), Hex(-1, 2)]
    part = hexes.extent(cells)
    assert (part.width, part.height) == (8, 3)
    size = hexes.largest(part, wide, high, 400)
    across, down = hexes.pixels(part, size)
    assert across <= wide and down <= high and size % step == 0
    more = hexes.pixels(part, size + step)
    assert more[0] > wide or more[1] > high
    assert hexes.largest(part, 7000, 5000, 100) <= 100
    box = Box.at(10, 20, wide, high)
    laid = hexes.centred(part, size, box)
    assert all(box.holds(laid.box(cell)) for cell in cells)


def test_of_hexes_the_weightiest_are_shown_whole():
    cells = [Hex(q, 0) for q in range(10)] + [Hex(q, 1) for q in range(10)]
    shown = hexes.worth_showing(cells, {Hex(8, 0): 5, Hex(8, 1): 3, Hex(0, 0): 1}, (5, 2), (7, 2))
    assert {Hex(8, 0), Hex(8, 1)} <= set(shown) and Hex(0, 0) not in shown
    assert hexes.extent(shown).width <= 7
    assert set(hexes.worth_showing(cells, {}, (5, 2), (99, 9))) == set(cells)


def test_a_rim_lies_within_its_hex():
    sheet = Sheet(64, 64, GROUND)
    hexes.fill(sheet, sheet.box, CREAM)
    hexes.rim(sheet, sheet.box, DANGER, 5)
    pixel = sheet.image.getpixel
    assert pixel((32, 32)) == CREAM and pixel((1, 32)) == DANGER and pixel((1, 1)) == GROUND


@pytest.mark.parametrize("size", [20, 64, 150, 220])
@pytest.mark.parametrize("number", [1, 12])
def test_a_loss_is_a_red_number_in_the_corner_of_its_place(size: int, number: int):
    sheet, place = Sheet(400, 400), Box.at(90, 90, size, size)
    marks.loss(sheet, place, number)
    covered = marks.loss_at(place, number)
    assert [text.text for text in sheet.placed] == [f"\u2212{number}"] and covered.holds(sheet.placed[0].ink)
    assert covered.x1 >= place.x1 and covered.y0 <= place.y0, "what stands in the middle of a larger place stays free"
    assert size < 64 or not covered.meets(Box.at(*place.centre, size, size))
    assert sheet.image.getpixel((covered.centre[0], covered.y0 + 3)) == DANGER
