"""The first game of Zombicide shows what the next one will ask for, and its coach says it when it comes."""

from __future__ import annotations

import pytest
from zombicide.lesson import MOST, SCENES, scenes
from zombicide.table import Table

from engine.core.runner import awaited
from engine.games.zombicide.player.lesson import topics
from telling.texts import Texts, height

PANEL = 7
"""Lines of a phone that a panel leaves to the coach."""


@pytest.mark.parametrize("stays", [False, True])
def test_by_the_advice_alone_it_is_won_soon_and_shows_everything_that_matters(stays: bool) -> None:
    played = scenes(stays=stays)
    assert played.won and played.answers <= MOST
    assert played.met.keys() >= SCENES, SCENES - played.met.keys()
    assert "death" not in played.met, "nobody of the learner falls"
    assert played.kinds[:2] == ["act", "option"], "a deed comes first, no tidying"


def said(table: Table, figure: str) -> list[str]:
    asked = next(each for each in awaited(table.s) if each.subject == figure)
    return [*topics(table.s, asked)]


def test_the_coach_names_what_is_most_urgent_first() -> None:
    table = Table("m1").zombies("5R.B", 2)
    table.survivor("s1", "5R.B", "crowbar", "kukri", ap=7, health=2)
    table.s.round = 2
    table.begin()
    found = said(table, "s1")
    assert found[:4] == ["round", "held", "attack", "risk"]
    assert {"danger", "wounded", "objective", "door"} <= {*found}
    assert not {"held", "attack", "risk", "wounded", "danger"} & {*said(table, "s2")}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_thing_that_the_coach_says_has_room_in_a_panel(language: str) -> None:
    texts = Texts()(language)
    for topic in ("attack", "risk", "door", "crate", "held", "near", "danger", "wounded", "room", "card", "objective"):
        assert height(f"> 🎓 {texts(f'zombicide-coach-{topic}')}") <= PANEL + 1, topic
