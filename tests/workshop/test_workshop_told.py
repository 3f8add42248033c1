"""What is said and drawn of a mission and its trial, in both languages."""

from __future__ import annotations

import pytest
from languages import LANGUAGES
from workshop.streets import game

from engine.workshop.trial import Trial, Tried
from render.zombicide import workshop
from render.zombicide.workshop import cut, picture
from telling.texts import Texts
from telling.workshop import summary, too_long, trial_lines

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
    assert summary(texts, game().data.missions["plain"], TRIAL) == LINES[language]
    assert summary(texts, game().data.missions["plain"], Trial()) == LINES[language].split(" ·")[0]


def test_every_difficulty_and_what_is_at_fault() -> None:
    assert trial_lines(Texts()("en"), TRIAL) == [
        "normal · 43 % ± 10 won · 9 rounds · some 11 waits, 6 days",
        "hard · 0 % ± 3 won · 0 rounds · some 0 waits, 0 days",
        "in 1 game there was no way on: nobody could do anything any more",
        "1 game could not be played to the end: please tell us about this mission",
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
    assert all(each.whole for each in sheet.placed if each.box.height in (workshop.HEAD, workshop.LINE))
    assert texts("workshop-fell-nobody") in picture(game(), "plain", texts, Tried(how={"won": 1})).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_ours_is_cut(language: str) -> None:
    for mission in (id for id in game().data.missions if id != "plain"):
        assert cut(game(), mission, Texts()(language)) == []


def test_texts_without_room_are_named_once() -> None:
    (doubt,) = too_long(["a" * 500, "a" * 500])
    assert doubt.where == ("texts",) and doubt.what.key == "workshop-doubt-text-cut"


def test_a_story_without_room_for_it_is_seen() -> None:
    class Long:
        def __call__(self, key: str, /, **args: object) -> str:
            return "word " * 900 if key == "zombicide-objective-plain-1-story" else Texts()("en")(key, **args)

        has = Texts()("en").has
        message = Texts()("en").message

    (said,) = cut(game(), "plain", Long())
    assert said.startswith("word word")
