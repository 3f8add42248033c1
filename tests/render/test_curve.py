"""The curve as a picture: every text is whole, colours are the seats', and it can be read without being seen."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render import curve
from render.canvas.sheet import Sheet
from render.canvas.theme import HOPE, SEATS, WHITE
from render.curve import TOGETHER, Line, Mark, draw
from telling.texts import Texts

NAMES = ("Ann", "Bob the Builder of Towers", "Вера", "Глеб Неумолимый", "E", "Фёдор-Иннокентий")


def lines(count: int) -> list[Line]:
    looks = list(SEATS.values())
    return [
        Line(NAMES[at], looks[at], [(x / 20, abs((x * 7 + at * 5) % 20 - 10) / 10) for x in range(21)])
        for at in range(count)
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("count", range(1, 7))
def test_all_texts_are_whole_and_in_the_picture(count: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Sheet] = []
    monkeypatch.setattr(curve, "Sheet", lambda *size: made.append(Sheet(*size)) or made[-1])
    marks = [Mark(0.0, 0.05, "first"), Mark(0.9, 0.95, "second"), Mark(0.95, 1.0, "third")]
    picture = draw(lines(count), marks, Texts()(language))
    (sheet,) = made
    assert all(each.whole for each in sheet.placed), [each.text for each in sheet.placed if not each.whole]
    assert all(sheet.box.holds(each.ink) for each in sheet.placed)
    numbers = {each.text: each.box for each in sheet.placed if each.text in ("1", "2", "3")}
    assert len(numbers) == 3
    assert not numbers["2"].meets(numbers["3"]), "they stand side by side"
    assert all(name in picture.alt for name in NAMES[:count]) and "third" in picture.alt
    colours = Image.open(BytesIO(picture.data)).convert("RGB").getcolors(1 << 20) or []
    assert {line.look.colour for line in lines(count)} | {WHITE} <= {colour for _, colour in colours}


def test_one_side_fills_what_lies_under_its_line() -> None:
    spots = [(0.0, 0.5), (1.0, 0.5)]
    picture = Image.open(BytesIO(draw([Line("The survivors", TOGETHER, spots)], [], Texts()("en")).data)).convert("RGB")
    under = picture.crop((400, 500, 800, 520)).getcolors(10)
    over = picture.crop((400, 380, 800, 400)).getcolors(10)
    assert under != over and TOGETHER.colour == HOPE
