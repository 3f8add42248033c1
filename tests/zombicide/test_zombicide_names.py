"""Everything in the box has its words, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from languages import LANGUAGES
from zombicide.box import box

from engine.games.zombicide.game import Zombicide
from telling.texts import Texts

LOCALES = Path(__file__).parents[2] / "data" / "locales"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_O5_O6_everything_has_its_words(language: str) -> None:
    texts = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("zombicide*.ftl"))
    there = set(re.findall(r"^(zombicide-[\w-]+) =", texts, re.MULTILINE))
    needed = set(Zombicide(box()).needed())
    assert needed <= there, sorted(needed - there)
    family = re.compile("zombicide-objective-|zombicide-mission-.*-rule-")
    assert {key for key in there if family.match(key)} <= needed, "words that nothing needs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_missions_says_what_each_is_about(language: str) -> None:
    """Its goals, within what a list shows of an option."""
    texts = Texts()(language)
    for mission in box().missions.values():
        about = texts(f"zombicide-value-mission-{mission.id}-about")
        goals = (goal.lower().replace("_", "-") for goal in mission.goals)
        assert all(texts(f"zombicide-goal-{mission.id}-{goal}") in about for goal in goals)
        assert len(about) <= 100, about
