"""Layout, colours and encoding that all boards share."""

from __future__ import annotations

import io
import weakref
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise, product
from threading import Barrier
from typing import Any

import pytest
from PIL import Image, ImageDraw

from engine.core.dice import Dice
from engine.core.message import msg
from engine.core.state import Result, State
from engine.tables.session import LETTERS
from render.canvas.box import Box
from render.canvas.encode import ALT_LIMIT, PALETTES, Picture, alternative, png
from render.canvas.fonts import MISSING, drawable, font, icon_font, icon_mask, text_mask, width
from render.canvas.shapes import SHAPES, shape_mask
from render.canvas.sheet import Sheet
from render.canvas.text import FLOOR, SYMBOLS, Style, fit
from render.canvas.theme import CREAM, GROUND, INK, PANEL, SEATS, WHITE, Colour, mix, palette
from render.replay import Film
from render.scene import Scene
from telling.texts import Locale

LONG = "Если у вас есть жетон «Укус»: сбросьте его, затем сбросьте 2 жетона адреналина или потеряйте 1 выжившего."


def test_columns_fill_the_box_with_equal_gaps():
    columns = Box(10, 0, 111, 50).columns(4, 3)
    assert columns[0].x0 == 10 and columns[-1].x1 == 111
    assert all(b.x0 - a.x1 == 3 for a, b in pairwise(columns))
    assert max(c.width for c in columns) - min(c.width for c in columns) <= 1


def test_text_shrinks_before_it_is_shortened():
    roomy, tight, hopeless = (fit(LONG, Style(30), room, 110) for room in (900, 420, 120))
    assert (roomy.whole, roomy.size) == (True, 30)
    assert tight.whole and FLOOR <= tight.size < 30
    assert not hopeless.whole and hopeless.size == FLOOR
    assert str(hopeless.lines[-1].runs[-1]).endswith("…")


@pytest.mark.parametrize("room", [40, 90, 160, 400])
def test_text_never_leaves_its_room(room: int):
    for text in (LONG, "Unbreakablelongwordwithoutspaces", "за каждый [hit] и [bite] и [death]"):
        layout = fit(text, Style(40), room, 120)
        assert layout.width <= room
        assert layout.height <= 120


def test_numbers_and_short_words_stay_with_the_next():
    layout = fit("Потеряйте в пути 1 выжившего", Style(30), 240, 200)
    assert not any(str(line.runs[-1]).rsplit(" ", 1)[-1] in ("в", "1") for line in layout.lines)


def test_characters_that_the_font_lacks_are_left_out():
    assert drawable("Ж") and drawable("z") and not drawable("🧟") and not drawable("中")
    assert fit("🧟 Ann 中", Style(30), 300, 50).lines[0].runs == ("Ann",)
    assert fit("Ann 🧟\u200d♂\ufe0f", Style(30), 300, 50).lines[0].runs == ("Ann",), "what joins two is no letter"
    assert fit("𝕲𝖗𝖆𝖛𝖊 Ａｎｎ", Style(30), 300, 50).lines[0].runs == ("Grave Ann",), "fancy letters are plain ones"


def test_ink_is_noted_where_it_lies():
    sheet = Sheet(300, 80, GROUND)
    sheet.text("Щука [hit]", Box(20, 10, 280, 70), Style(40), WHITE, "right", "middle")
    (placed,) = sheet.placed
    drawn = Image.eval(sheet.image.convert("L"), lambda v: 255 if v > 24 else 0).getbbox()
    assert drawn is not None and placed.ink.holds(Box(*drawn)) and placed.box.holds(placed.ink)


def test_every_symbol_has_a_glyph_of_its_own():
    box = icon_font(48).getmask(MISSING)
    for symbol in SYMBOLS.values():
        assert icon_mask(symbol.icon, 48).image.tobytes() != bytes(list(box))
    with pytest.raises(KeyError):
        icon_mask("no_such_icon", 48)


@pytest.mark.parametrize("name", SHAPES)
def test_silhouettes_can_be_told_apart_when_small(name: str):
    mine = shape_mask(name, 24).tobytes()
    for other in SHAPES.keys() - {name}:
        theirs = shape_mask(other, 24).tobytes()
        assert sum(abs(a - b) > 128 for a, b in zip(mine, theirs, strict=True)) > 24


def test_palette_is_bounded_and_exact():
    colours = [(i, i, 255 - i) for i in range(200)]
    with pytest.raises(ValueError):
        palette(colours, [(CREAM, INK)], steps=99)
    image = Image.new("RGB", (40, 10), CREAM)
    image.paste(INK, (20, 0, 40, 10))
    data = png(image, palette([CREAM, INK], [(CREAM, INK)]))
    back = Image.open(io.BytesIO(data))
    assert back.mode == "P"
    assert back.convert("RGB").getpixel((5, 5)) == CREAM and back.convert("RGB").getpixel((30, 5)) == INK


def test_equal_pictures_have_equal_digests():
    assert Picture(b"1", "a").digest == Picture(b"1", "b").digest != Picture(b"2", "a").digest


def test_alternative_text_keeps_the_beginning():
    lines = [f"line {i} of many words" for i in range(200)]
    text = alternative(lines)
    assert len(text) <= ALT_LIMIT and text.startswith(lines[0]) and text.endswith("…")
    assert alternative(["", "a", "b"]) == "a\nb"


@pytest.mark.parametrize("text", ["Ann has 3 lives.", "Ёж, «Ряды» — jfy", "AVATAR To", " x ", "й…"])
@pytest.mark.parametrize(("weight", "size"), [("Bold", 30), ("Regular", 13), ("Black", 52)])
def test_letters_stand_as_the_font_sets_them(text, weight, size):
    face, mask = font(weight, size), text_mask(text, weight, size)
    assert width(text, weight, size) == face.getlength(text)
    expected, laid = Image.new("L", (900, 150)), Image.new("L", (900, 150))
    ImageDraw.Draw(expected).text((50, 100), text, fill=255, font=face, anchor="ls")
    laid.paste(255, (50 + mask.dx, 100 + mask.dy), mask.image)
    assert laid.getbbox() and laid.tobytes() == expected.tobytes()


def test_masks_are_shared():
    assert text_mask("Ann", "Bold", 30) is text_mask("Ann", "Bold", 30)


# Colour blindness: Machado, Oliveira and Fernandes 2009, full severity, in linear light.
BLINDNESS = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.0520)),
    "deuteranopia": ((0.3673, 0.8606, -0.2280), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritanopia": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}


def linear(colour: Colour) -> list[float]:
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour)]


def lab(colour: Colour, kind: str) -> tuple[float, float, float]:
    """CIE L*a*b* of a colour as somebody with this colour blindness sees it."""
    light = linear(colour)
    r, g, b = (min(1, max(0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in BLINDNESS[kind])
    xyz = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (*xyz, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def luminance(colour: Colour) -> float:
    return sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


@pytest.mark.parametrize("kind", BLINDNESS)
def test_seat_colours_differ_for_the_colour_blind(kind: str):
    for a, b in combinations(SEATS.values(), 2):
        distance = sum((x - y) ** 2 for x, y in zip(lab(a.colour, kind), lab(b.colour, kind), strict=True)) ** 0.5
        assert distance > 15, (a, b, distance)


def test_seats_have_shapes_of_their_own_and_hold_dark_letters():
    assert len({look.shape for look in SEATS.values()}) == len(SEATS) == len(LETTERS)
    for look in SEATS.values():
        assert (luminance(look.colour) + 0.05) / (luminance(INK) + 0.05) > 3.5
        assert (luminance(look.colour) + 0.05) / (luminance(PANEL) + 0.05) > 3


def test_two_letters_on_a_badge_are_whole_even_where_its_shape_is_narrow():
    for shape, letters, size in product({look.shape for look in SEATS.values()}, ("Bo", "Жю", "Wm"), (44, 54)):
        sheet = Sheet(60, 60)
        sheet.badge(shape, letters, sheet.box.centre, size, INK)
        assert sheet.placed[0].whole, (shape, letters, size)


def test_twelve_seats_are_drawn_each_with_a_look_and_a_letter_that_stays_on_its_shape():
    s = State(seats=list(LETTERS), dice=Dice(seed=""), result=Result(title=msg("toy-end")))
    scene = Scene(s, Locale("en", []), {})
    looks = [scene.look(seat) for seat in LETTERS]
    assert len(set(looks)) == len(LETTERS)
    for look in looks:
        for size in (50, 90):
            alone, sheet = Sheet(size, size, PANEL), Sheet(size, size, PANEL)
            alone.shape(look.shape, alone.box.centre, size, look.colour)
            sheet.badge(look.shape, "M", sheet.box.centre, size, look.colour)
            (placed,) = sheet.placed
            assert placed.whole and placed.size >= FLOOR
            inside, stray = 0, 0
            for x in range(size):
                for y in range(size):
                    if alone.image.getpixel((x, y)) != sheet.image.getpixel((x, y)):
                        inside += 1
                        stray += alone.image.getpixel((x, y)) == PANEL
            assert inside > 60 and stray <= inside * 0.05, (look, size, inside, stray)


def test_mix_goes_from_one_colour_to_the_other():
    assert mix(CREAM, INK, 0) == CREAM and mix(CREAM, INK, 1) == INK


def test_threads_share_no_palette_and_keep_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pillow writes into it while it draws."""
    used, quantize = list[Image.Image](), Image.Image.quantize

    def watched(self: Image.Image, **how: Any) -> Image.Image:
        used.append(how["palette"])
        return quantize(self, **how)

    monkeypatch.setattr(Image.Image, "quantize", watched)
    colours, image, both = palette([GROUND, WHITE], []), Image.new("RGB", (8, 8), WHITE), Barrier(2)

    def twice() -> bytes:
        both.wait()
        Film(1).add(image, colours)
        return png(image, colours) + png(image, colours)

    with ThreadPoolExecutor(2) as pool:
        one, other = pool.submit(twice), pool.submit(twice)
        assert one.result() == other.result()
    assert len({id(each) for each in [*used, colours]}) == 1 + 2, "each thread has its own"
    kept = list[weakref.ref[Image.Image]]()
    for number in range(3 * PALETTES):
        once = palette([GROUND, (number, 0, 0)], [])
        kept.append(weakref.ref(once))
        png(image, once)
    del once
    assert sum(each() is not None for each in kept) == PALETTES
