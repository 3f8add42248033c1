"""Answers by the place of the board that they begin at, also behind a word that has none."""

from __future__ import annotations

from random import Random

import pytest
from core.fuzz import step_on
from every_game import IDS, game_of

from engine.core.places import begins
from engine.core.runner import awaited, find
from engine.core.shape import Chain, One, Option, Some, replay


def choose() -> Chain:
    verb = yield One([Option("walk"), Option("look", ref="here"), Option("rest")])
    if verb == "walk":
        at = yield One([Option("a", ref="A"), Option("b", ref="B"), Option("around")])
        if at == "around":
            yield One([Option("c", ref="C")])
    elif verb == "rest":
        yield Some([Option("x", ref="B"), Option("y")], 1)


def test_a_word_without_a_place_is_looked_through_once() -> None:
    assert begins(choose) == {"A": [["walk", "a"]], "B": [["walk", "b"], ["rest"]], "here": [["look"]]}
    assert begins(choose, ["walk"]) == {"A": [["walk", "a"]], "B": [["walk", "b"]], "C": [["walk", "around", "c"]]}
    assert begins(choose, depth=1) == {"here": [["look"]]}
    assert begins(One(["1", "2"])) == {}


@pytest.mark.parametrize("game", IDS)
def test_in_every_game_the_words_of_a_place_can_be_said(game: str) -> None:
    rules, random = game_of(game), Random(5)
    seats = ["a", "b", *rules.house(rules.settings())]
    s, _ = rules.set_up(rules.settings(), seats, "places")
    for _ in range(60):
        for each in awaited(s):
            source = find(s, each.seats[0], each.id).ask.shape
            for ways in begins(source).values():
                for words in ways:
                    replay(source, words)  # which raises for words that are not offered
        step_on(rules, s, random)
        if s.over:
            break
