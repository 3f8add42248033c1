"""What is said and drawn of a mission and its trial, in both languages."""

from __future__ import annotations

import pytest
from every_game import game_of
from languages import LANGUAGES
from workshop.roads import COAST
from workshop.streets import game

from engine.workshop.pack import played, read
from engine.workshop.trial import Trial, Tried
from render.zombicide import workshop
from render.zombicide.workshop import cut, picture
from telling.texts import Texts
from telling.workshop import summary, title, too_long, trial_lines

TRIED = Tried(
    how={"won": 43, "lost": 57},
    rounds={9: 100},
    waits={11: 100},
    fell={"8R.a": 40, "8R.D": 58, "5R.A": 2},
    who={"mindy": 60, "anton": 40},
)
TRIAL = Trial(levels={"normal": TRIED, "hard": Tried(how={"stuck": 1, "endless": 40, "lost": 2}, broken=["x"])})
LINES = {
    "en": "medium · 43 % ± 10 won · 9 rounds · some 11 waits, 6 days",
    "ru": "средне · побед 43 % ± 10 · 9 раундов · примерно 11 ожиданий, 6 дн.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_in_a_line(language: str) -> None:
    texts = Texts()(language)
    assert summary(texts, game(), "plain", TRIAL) == LINES[language]
    assert summary(texts, game(), "plain", Trial()) == LINES[language].split(" ·")[0]


ROAD = Tried(how={"won": 99, "lost": 1}, rounds={8: 100}, waits={15: 100}, winners={"a": 31, "c": 40}, leads={3: 100})
EVEN = {
    "en": ["8 rounds · some 15 waits, 9 days · first seat wins 31 % ± 9", "last seat wins 40 %", "3 points ahead"],
    "ru": ["8 раундов · примерно 15 ожиданий, 9 дн. · у первого игрока побед 31 % ± 9", "побед 40 %", "на 3 очка"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_even_a_game_is_where_players_are_against_one_another(language: str) -> None:
    texts, pack = Texts()(language), read(game_of("hitz"), "coast.toml", COAST.encode())
    road = played(game_of("hitz"), pack.files)
    assert road.written is not None
    name, tried = road.written.names["coast"], Trial(levels={"normal": ROAD})
    assert summary(texts, road, name, Trial()) == ""
    assert summary(texts, road, name, tried) == EVEN[language][0]
    assert title(texts, road, name) == "The coast"
    for line, said in zip(trial_lines(texts, road, name, tried), EVEN[language], strict=True):
        assert said in line


def test_every_difficulty_and_what_is_at_fault() -> None:
    assert trial_lines(Texts()("en"), game(), "plain", TRIAL) == [
        "normal · 43 % ± 10 won · 9 rounds · some 11 waits, 6 days",
        "hard · 0 % ± 3 won · 0 rounds · some 0 waits, 0 days",
        "in 1 game there was no way on: nobody could do anything any more",
        "1 game could not be played to the end: please tell us about it",
        "40 games came to no end",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_shows_what_lies_where_or_where_survivors_fell(language: str) -> None:
    texts = Texts()(language)
    before, after = picture(game(), "plain", texts), picture(game(), "plain", texts, TRIED)
    assert before.data != after.data and before.alt != after.alt
    assert texts("zombicide-survivor-mindy") in after.alt and "100" in after.alt
    sheet = workshop._sheet(workshop._scene(game(), "plain", texts, TRIED), TRIED)
    said = [each.text for each in sheet.placed]
    assert {"−40", "−58"} <= set(said) and "−2" not in said, "where few fell, nothing is marked"
    fell = [each.box for each in sheet.placed if each.text in ("−40", "−58")]
    addresses = [each.box for each in sheet.placed if each.text in game().data.tiles["8R"].cells]
    assert addresses and not any(one.meets(other) for one in fell for other in addresses), "an address is covered"
    assert all(each.whole for each in sheet.placed if each.box.height in (workshop.HEAD, workshop.LINE))
    assert texts("workshop-fell-nobody") in picture(game(), "plain", texts, Tried(how={"won": 1})).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_ours_is_cut(language: str) -> None:
    for mission in (id for id in game().data.missions if id != "plain"):
        assert cut(game(), mission, Texts()(language)) == []


def test_texts_without_room_are_named_once() -> None:
    (doubt,) = too_long(["a" * 500, "a" * 500])
    assert doubt[0] == ("texts",) and doubt[1].key == "workshop-doubt-text-cut"


def test_a_story_without_room_for_it_is_seen() -> None:
    class Long:
        def __call__(self, key: str, /, **args: object) -> str:
            return "word " * 900 if key == "zombicide-objective-plain-1-story" else Texts()("en")(key, **args)

        has = Texts()("en").has
        message = Texts()("en").message

    (said,) = cut(game(), "plain", Long())
    assert said.startswith("word word")
