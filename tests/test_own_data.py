"""Decks, missions and texts of an administrator that are not what they should be: refused in sentences, and at once."""

from __future__ import annotations

import os
import pickle
import re
import sys
import time
from pathlib import Path

import pytest
from every_game import IDS, game_of
from languages import LANGUAGES
from workshop.packs import yard

import bot
from engine.core.message import msg
from engine.data import DATA, MOST_BYTES, MOST_FAULTS, DataError
from telling.texts import Texts, complaint

SECONDS = 30.0
"""So long the worst of them may take on a busy machine; half a second on a quiet one."""
M4 = (DATA / "zombicide" / "missions" / "m4.toml").read_text("utf-8")
GRID = re.compile(r"^grid = \[.*?^\]|^grid = \[.*?\]\]", re.MULTILINE | re.DOTALL)


def m4(old: str, new: str) -> bytes:
    assert old in M4
    return M4.replace(old, new, 1).encode()


def grid(rows: str) -> bytes:
    content, found = GRID.subn(f"grid = {rows}", M4, 1)
    assert found
    return content.encode()


def effect(text: str) -> bytes:
    content, found = re.subn(r'^effect = ".*"$', f"effect = '{text}'", M4, count=1, flags=re.MULTILINE)
    assert found
    return content.encode()


TILES = [f"{n}{side}" for n in range(1, 100) for side in "RV"]
MISSIONS: dict[str, tuple[bytes, str]] = {
    "binary": (bytes(range(256)) * 100, r"m4\.toml, line 2, column 1: this is not UTF-8 text|m4\.toml, line .*"),
    "zeros": (b"\0" * 1000, r"m4\.toml, line 1, column 1: "),
    "brackets": (b"hour = " + b"[" * 100_000, r"m4\.toml: too many brackets in one another"),
    "closed brackets": (b"hour = " + b"[" * 50_000 + b"]" * 50_000, r"m4\.toml: too many brackets"),
    "tables": (b"hour = " + b"{a=" * 100_000, r"m4\.toml: too many brackets"),
    "dots": (b"a" + b".a" * 200_000 + b" = 1", r"m4\.toml, line 1, column 1: too many names in one another"),
    "dots apart": (b"[a" + b" . 'a'" * 50_000 + b"]", r"m4\.toml, line 1, column 2: too many names in one another"),
    "a long word": (b"a" * 400_000, r"m4\.toml, "),
    "a long number": (b"hour = " + b"9" * 5000, r"m4\.toml: this is no value"),
    "a large file": (b"#" * (MOST_BYTES + 1), r"m4\.toml: it is too large: 500 KB at most"),
    "an effect of 2 MB": (effect("ap(taker, 1); " * 150_000), r"m4\.toml: it is too large"),
    "a long effect": (effect("ap(taker, 1); " * 20_000), r"m4, cards, .*, effect: line 1, column 1: it is too long"),
    "a long word as an effect": (effect("x" * 3000), r"missions m4, cards, .*, effect: .*there is no operation"),
    "200 by 200": (grid(str([["5R"] * 200] * 200)), r"m4\.toml, line .*, missions m4, grid, #1: .*at most 12 "),
    "200 by 200, all others": (grid(str([TILES] * 200)), r"m4\.toml, line .*, missions m4, grid, #1: .*at most 12 "),
    "200 below": (grid(str([["5R"]] * 200)), r"m4\.toml, line .*, missions m4, grid: .*at most 12 "),
    "200 beside": (grid(str([TILES])), r"m4\.toml, line .*, missions m4, grid, #1: .*at most 12 "),
    "many zones": (
        m4("hour = ", f"merged = [{['5R.A', '5R.B'] * 9000}]\nhour = "),
        r"m4\.toml, line .*, missions m4, merged",
    ),
    "many cards": (
        M4.encode() + b"".join(b"\n[cards.m4-%d]\nzone = '5R.A'\neffect = 'keep()'" % n for n in range(100, 7000)),
        r"m4\.toml, line .*, missions m4, cards: at most 500 entries, not 6,9..",
    ),
    "many unknown fields": (M4.encode() + b"".join(b"\n[x%d]" % n for n in range(30_000)), r"missions m4, x0: is not"),
}  # fmt: skip


def started(folder: Path) -> str:
    """What the program says when it starts with a folder of own data."""
    before = time.monotonic()
    with pytest.raises(DataError) as caught:
        bot.create_bot(database=folder / "g.db", data=folder)
    assert time.monotonic() - before < SECONDS
    said = complaint(caught.value)
    assert len(said.splitlines()) <= MOST_FAULTS + 2 and max(map(len, said.splitlines())) < 500
    return said


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_that_is_none(mission: str, tmp_path: Path) -> None:
    folder = tmp_path / "zombicide" / "missions"
    folder.mkdir(parents=True)
    content, fault = MISSIONS[mission]
    (folder / "m4.toml").write_bytes(content)
    said = started(tmp_path)
    assert re.search(fault, said), said


DECKS: dict[str, tuple[bytes, str]] = {
    "binary": (b"\xff\xfe\x00" * 1000, r"cards\.toml, line 1, column 1: this is not UTF-8 text"),
    "brackets": (b"cards = " + b"[" * 100_000, r"cards\.toml: too many brackets in one another"),
    "many cards": (
        b"cards = [" + b"{ id = '1' }," * 30_000 + b"]",
        r"cards\.toml, line 1, column 1, cards: at most 500 entries, not 30,000",
    ),
    "many lists": (b"cards = [" + b"[]," * 150_000 + b"]", r"cards\.toml, line 1, column 1, cards"),
}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("game", ["hitz", "zombies"])
def test_a_deck_that_is_none(game: str, deck: str, tmp_path: Path) -> None:
    (tmp_path / game).mkdir()
    content, fault = DECKS[deck]
    (tmp_path / game / "cards.toml").write_bytes(content)
    said = started(tmp_path)
    assert re.search(fault, said), said


def test_another_process_hears_of_as_many_faults() -> None:
    error = DataError("hitz", [msg("fault-missing")] * 99)
    again = pickle.loads(pickle.dumps(error))
    assert (again.count, again.faults, again.told) == (99, error.faults, error.told)


def test_what_is_no_file(tmp_path: Path) -> None:
    """Nobody would ever write into it, and a reader would wait for ever."""
    (tmp_path / "hitz").mkdir()
    os.mkfifo(tmp_path / "hitz" / "cards.toml")
    assert re.search(r"cards\.toml: is no file", started(tmp_path))


CATALOGUES: dict[str, tuple[bytes, str]] = {
    "binary": (bytes(range(256)), r"own\.ftl, line .*: this is not UTF-8 text"),
    "no catalogue": (
        b"lobby-open = Good\nthis is none\nother = Good\n",
        r"own\.ftl, line 2, column 1: .*: this is none",
    ),
    "half a text": (b"lobby-open = { $who", r"own\.ftl, line 1, column 1: .*: lobby-open = \{ \$who"),
    "brackets": (b"lobby-open = " + b"{" * 100_000, r"own\.ftl: too many brackets"),
    "closed brackets": (b"lobby-open = " + b"{" * 9000 + b"$a" + b"}" * 9000, r"own\.ftl: too many brackets"),
    "a large file": (b"#" * (MOST_BYTES + 1), r"own\.ftl: it is too large"),
}


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_that_cannot_be_read(language: str, catalogue: str, tmp_path: Path) -> None:
    folder = tmp_path / "locales" / language
    folder.mkdir(parents=True)
    content, fault = CATALOGUES[catalogue]
    (folder / "own.ftl").write_bytes(content)
    said = started(tmp_path)
    assert re.search(rf"{language}/{fault}", said), said


WINTER = Path(__file__).parents[1] / "docs" / "roads" / "winter.toml"
TEXTS = """zombicide-mission-yard = The yard
zombicide-mission-yard-briefing = Find the radio.
zombicide-value-mission-yard = The yard
zombicide-goal-yard-radio = The radio speaks
zombicide-keyword-battery = Battery
zombicide-objective-yard-1 = A battery
zombicide-objective-yard-1-story = It still has some power.
zombicide-objective-yard-2 = The radio
zombicide-objective-yard-2-story = It is silent.
zombicide-objective-yard-2-option-1 = Put the battery in
zombicide-objective-yard-2-option-2 = Leave it
zombicide-objective-yard-n1 = A note
zombicide-objective-yard-n1-story = Somebody has been here.
"""


def test_a_road_without_texts(tmp_path: Path) -> None:
    (tmp_path / "hitz" / "roads").mkdir(parents=True)
    text = WINTER.read_text("utf-8")
    road = tmp_path / "hitz" / "roads" / "winter.toml"
    road.write_text(text, "utf-8")
    made = bot.create_bot(database=tmp_path / "g.db", data=tmp_path)
    assert made.texts("en")("hitz-value-road-winter") == "The winter road"
    assert made.language == "en"  # of the host, whatever languages the road is written in
    road.write_text(re.sub(r"(?m)^card-7 = .*$", "", text), "utf-8")
    assert started(tmp_path).splitlines()[1:] == [f"{tmp_path / 'locales' / 'en'}, hitz-card-winter-7: is missing"]


def test_a_mission_without_texts(tmp_path: Path) -> None:
    """All the keys of the guide are named; said in one language they are said in all, in that one where need be."""
    (tmp_path / "zombicide" / "missions").mkdir(parents=True)
    mission = tmp_path / "zombicide" / "missions" / "yard.toml"
    mission.write_text(yard().replace("[texts.en]", "[texts.ru]"), "utf-8")
    made = bot.create_bot(database=tmp_path / "g.db", data=tmp_path)
    assert {made.texts(each)("zombicide-value-mission-yard") for each in made.texts.languages} == {"The yard"}
    mission.write_text(yard().partition("[texts.en]")[0], "utf-8")
    keys = re.findall(r"^[\w-]+", TEXTS, re.MULTILINE)
    assert sorted(re.findall(r"([\w-]+): is missing", started(tmp_path))) == sorted(keys)
    (tmp_path / "locales" / "ru").mkdir(parents=True)
    own = tmp_path / "locales" / "ru" / "yard.ftl"
    own.write_text(TEXTS.replace("zombicide-objective-yard-n1-story", "other"), "utf-8")
    said = started(tmp_path)
    assert said.splitlines()[1:] == [f"{tmp_path / 'locales' / 'en'}, zombicide-objective-yard-n1-story: is missing"]
    own.write_text(TEXTS, "utf-8")
    made = bot.create_bot(database=tmp_path / "g.db", data=tmp_path)
    texts = Texts(tmp_path / "locales")
    assert "yard" in made.games["zombicide"].data.missions and not texts("ru").has("nothing")
    assert {texts(each)("zombicide-mission-yard") for each in texts.languages} == {"The yard"}


RENAMED = {
    "hitz": ("cards", '"H1-01"', '"H1-99"', ["hitz-card-H1-99"]),
    "zombies": ("tiles", '"T30"', '"T31"', ["zombies-tile-T31"]),
    "zgame": ("zombies", 'id = "horde"', 'id = "throng"', ["zgame-zombie-throng"]),
    "plague": ("characters", 'id = "bum"', 'id = "tramp"', ["plague-character-tramp"]),
}


@pytest.mark.parametrize("game", RENAMED)
def test_an_own_box_without_texts(game: str, tmp_path: Path) -> None:
    """What it names has to have a name."""
    file, old, new, keys = RENAMED[game]
    content = (DATA / game / f"{file}.toml").read_text("utf-8")
    assert old in content
    (tmp_path / game).mkdir()
    (tmp_path / game / f"{file}.toml").write_text(content.replace(old, new), "utf-8")
    assert sorted(re.findall(r"([\w-]+): is missing", started(tmp_path))) == sorted(keys)


@pytest.mark.parametrize("game", IDS)
def test_our_own_boxes_have_all_their_texts(game: str) -> None:
    keys = set(game_of(game).words())
    assert len(keys) > 50
    assert [key for key in sorted(keys) for language in LANGUAGES if not Texts()(language).says(key)] == []


def test_the_program_says_it_in_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "zombicide").mkdir()
    (tmp_path / "zombicide" / "tiles.toml").write_bytes(b"tiles = " + b"[" * 100_000)
    monkeypatch.setattr(sys, "argv", ["bot.py"])
    for name, value in (("DATA", tmp_path), ("DATABASE", tmp_path / "g.db")):
        monkeypatch.setenv(f"GRAVEKEEPER_{name}", str(value))
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    assert bot.main() == 2
    said = capsys.readouterr().err
    assert "tiles.toml: too many brackets in one another" in said and "Traceback" not in said
    assert not (tmp_path / "g.db").exists()
