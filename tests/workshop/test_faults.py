"""What is wrong with a file is said in the language of whoever sent it, be it TOML, a field or the whole of it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from complaints import english
from every_game import game_of
from workshop.packs import GUIDES, base, sample, yard

from engine.data import KINDS, TOML, DataError, Unreadable, tables_of
from engine.workshop.pack import played, read
from render.boards import BOARDS
from telling.editing import fault
from telling.texts import Texts

RU = Texts()("ru")
COAST = sample("new-road.md").text


def faults(game: Any, name: str, text: str) -> list[str]:
    with pytest.raises(DataError) as error:
        read(game, name, text.encode())
    return [RU.message(each, {}) for each in error.value.faults]


BROKEN = {
    "line": "= 1",
    "newline": "a = 1 b = 2",
    "equals": "a 1",
    "key": "a. = 1",
    "header": "[a\nb = 1",
    "twice": "a = 1\na = 2",
    "array": "a = [1 2",
    "inline": "a = { b = 1 c = 2 }",
    "escape": 'a = "C:\\path"',
    "date": "a = 2026-02-31",
    "value": "a = yes",
    "string": 'a = "open\nb = 1',
    "sign": "a = 1 # \x00",
}


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", ("at least 1 character", "at least 1 entry"), ("at most 21 characters", "at most 21 entries")),
        ("ru", ("не короче 1 знака", "записей не меньше 1"), ("не длиннее 21 знака", "записей не больше 21")),
    ],
)
def test_how_much_is_needed_is_told_with_the_right_plural(
    language: str, one: tuple[str, ...], many: tuple[str, ...]
) -> None:
    locale = Texts()(language)
    for at, of in enumerate(("characters", "entries")):
        assert locale(f"fault-{of}-least", n=1) == one[at]
        assert locale(f"fault-{of}-most", n=21) == many[at]


@pytest.mark.parametrize("kind", BROKEN)
def test_what_the_reader_of_toml_complains_of_is_said_in_words_of_ours(kind: str) -> None:
    with pytest.raises(Unreadable) as error:
        tables_of(BROKEN[kind])
    assert error.value.what.key == f"fault-toml-{kind}" and error.value.at is not None
    said = RU.message(error.value.said, {})
    assert re.match(r"строка \d, столбец \d+: [а-я]", said), said


def test_whatever_the_reader_of_toml_complains_of_is_known() -> None:
    source = Path(tomllib.__path__[0], "_parser.py").read_text("utf-8")
    complaints = re.findall(r"suffixed_err\(\s*src,\s*\w+,\s*f?[\"'](.+?)[\"']\s*[,)]", source)
    known = (*TOML, "Invalid statement")
    assert len(complaints) > 20 and [each for each in complaints if not each.startswith(known)] == []
    assert {*TOML.values(), "line", "sign"} == {*BROKEN}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("level = 1\n", "", "cards, coast-1, level: не хватает"),
        ("level = 1\n", "level = 1\nlevels = 1\n", "cards, coast-1, levels: такого поля нет"),
        ("level = 1\n", "level = 4\n", "level: можно только одно из этого: 1, 2, 3 (сейчас 4)"),
        ("vp = 1\n", "vp = 10\n", "vp: не больше 9 (сейчас 10)"),
        ("vp = 1\n", "vp = -1\n", "vp: не меньше 0 (сейчас -1)"),
        ("vp = 1\n", 'vp = "1"\n', "vp: нужно целое число без кавычек (сейчас 1)"),
        ("vp = 1\n", "vp = 1.5\n", "vp: нужно целое число без кавычек (сейчас 1.5)"),
        ('arg = "molotov"\n', "arg = 2\n", "arg: нужен текст в кавычках (сейчас 2)"),
        ("legs = [1, 1, 2, 2, 3]", "legs = [1, 1]", "legs: записей не меньше 3"),
        ("legs = [1, 1, 2, 2, 3]", "legs = 5", "legs: нужен список в скобках [ ] (сейчас 5)"),
        ('keep = "all"', "keep = 5", "keep, entries: нужен список в скобках [ ] (сейчас 5)"),
        ("tokens = { molotov = 2 }", "tokens = 2", "tokens: нужна таблица"),
        ('id = "coast-1"', 'id = "coast 1"', "id: «coast 1» здесь не подходит: пишется так, как coast-1"),
        ('id = "coast-1"', 'id = "coast-12345678901"', "id: не длиннее 16 знаков"),
        ('arg = "molotov"', 'arg = "car"', "arg: для E-TOKEN нужен особый жетон, а не car"),
        ('"A fishing pier"', f'"{"x" * 41}"', "texts, en, card-1: не длиннее 40 знаков, а здесь 41"),
        ('"A fishing pier"', '" "', "texts, en, card-1: здесь пусто"),
        ("card-1 = ", "card-9 = ", "texts, en, card-9: здесь ничего так не называется"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_field_is_said_in_russian(old: str, new: str, said: str) -> None:
    assert old in COAST
    found = faults(game_of("hitz"), "coast.toml", COAST.replace(old, new, 1))
    assert any(said in each and each.startswith("roads/coast.toml, строка ") for each in found), found


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"5R"', '"99X"', "фрагмента «99X» нет: он зовётся по номеру и стороне, R или V, например 3R, 12V"),
        ("8R.D", "8R-D", "«8R-D» здесь не подходит: пишется так, как 3R.A, 12V.b"),
        ("RADIO", "radio", "«radio» здесь не подходит: пишется так, как RADIO, KEY_2"),
    ],
)
def test_a_name_that_is_written_otherwise_is_answered_with_one_that_is_right(old: str, new: str, said: str) -> None:
    found = faults(base(), "yard.toml", yard().replace(old, new))
    assert any(each.endswith(said) for each in found) and not any("^[" in each for each in found), found


def test_all_that_a_form_can_want_has_a_sentence() -> None:
    assert all(RU.says(f"fault-kind-{each}") for each in KINDS.values())


def test_an_effect_is_told_with_its_place_in_the_file_and_in_its_text() -> None:
    (found,) = faults(base(), "yard.toml", yard().replace("goal(RADIO)", "gaol(RADIO)"))
    assert re.fullmatch(
        r"missions/yard\.toml, строка \d+, столбец 1, missions yard, cards, yard-2, effect: "
        r"строка \d, столбец \d+: действия «gaol» нет",
        found,
    ), found


def test_who_writes_at_a_desk_reads_nothing_of_a_file() -> None:
    with pytest.raises(DataError) as error:
        read(base(), "yard.toml", yard().replace("8R.D", "8R.Z").encode())
    for each in error.value.faults:
        assert english(each).startswith("missions/yard.toml, line ")
        assert fault(RU, each, "missions yard").endswith("такой зоны нет: 8R.Z")
        assert "yard" not in fault(RU, each, "missions yard")
        assert fault(RU, each, "missions lane").startswith("missions yard"), "of another entry it is said"


@pytest.mark.parametrize("guide", GUIDES)
def test_a_language_in_which_not_all_is_said_looks_wrong_in_every_kind(guide: str) -> None:
    of = sample(guide)
    text = re.sub(r"\[([\w.]*texts)\.en\]", r'[\1.ru]\nname = "Имя"\n\n[\1.en]', of.text, count=1)
    game, bench = played(of.game, read(of.game, of.file, text.encode()).files), BOARDS[of.game.id].bench
    (entry,) = [each for each in game.added.values() if "ru" in each.texts]
    assert bench is not None
    (found,) = [each for each in bench.doubts(game.data, entry) if each.where == ("texts", "ru")]
    assert RU.message(found.what, {}).startswith("на этом языке (ru) сказано не всё: ")


def test_nothing_that_is_said_of_a_file_is_longer_than_people_read() -> None:
    with pytest.raises(DataError) as error:
        read(base(), "yard.toml", yard().replace("hour = 16", f'hour = "{"9" * 5000}"').encode())
    assert max(len(english(each)) for each in error.value.faults) < 500
