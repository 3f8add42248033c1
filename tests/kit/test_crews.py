"""Commands that are made of the words of a question, alone and for a figure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from core.toy import ToyState

from engine.core.command import Command, Suggestions, Typed, answering
from engine.core.message import Message, named
from engine.kit.crews import Crew

CREW = Crew[Any](lambda s, seat: [(named(each), each) for each in s])
GIVE = CREW.deed("give", "give", "whom", "what?", also=["aside"])


class Reader:
    """Goes on with two words, and knows places by a #."""

    def place(self, typed: str) -> str:
        return typed.removeprefix("#")

    def means(self, typed: str, name: Message) -> bool:
        return False

    def fitting(self, names: Iterable[tuple[Message, str]], typed: str) -> Suggestions:
        return [(value, value) for _, value in names if typed in value]

    def rest(self, kind: str, before: Sequence[str], typed: str, subject: str = "") -> Suggestions:
        return [(f"{' '.join((kind, *before, subject))} › end", "next › end")]


def typed(*led: str, **given: str) -> Typed[Any]:
    return Typed(given, "a", led, frozenset(), Reader())


def offered(command: Command, parameter: str, **given: str) -> Suggestions:
    complete = next(each.complete for each in command.parameters if each.name == parameter)
    assert complete
    return complete(typed("f1", "f2", **given), "")


def test_parameters_are_the_words_of_the_question_in_their_order() -> None:
    walk = answering("walk", "go", "who", "to?")
    assert [(each.name, each.needed) for each in walk.parameters] == [("who", True), ("to", False)]
    assert walk.words(typed(who="#A1", to="B2 › #C3")) == {"go": ["A1", "B2", "C3"]}
    assert walk.words(typed(who="A1")) == {"go": ["A1"]}
    assert offered(walk, "who") == [("go ", "next")], "the next word only, for another parameter follows"
    assert offered(walk, "to", who="A1") == [("go A1  › end", "next › end")]


def test_a_deed_of_a_figure_begins_with_its_own_word() -> None:
    assert GIVE.words(typed(whom="f2", what="#A1")) == {kind: ["give", "f2", "A1"] for kind in ("act", "aside")}
    assert offered(GIVE, "what", whom="f2", figure="f1") == [("act give f2 f1 › end", "next › end")]
    assert [each.name for each in GIVE.parameters] == ["whom", "what", "figure"]


@pytest.mark.parametrize(
    ("led", "said", "figure"),
    [
        (["f1"], "", "f1"),
        (["f1", "f2"], "", ""),
        (["f1", "f2"], "f2", "f2"),
        (["f1", "f2"], "2", "f2"),
        (["f1", "f2"], "f", ""),
        ([], "f1", ""),
    ],
)
def test_a_figure_is_meant_by_its_name_or_as_the_only_one(led: list[str], said: str, figure: str) -> None:
    assert GIVE.subject(typed(*led, figure=said)) == figure


def test_nobody_is_meant_at_another_game() -> None:
    other = Typed[ToyState]({}, "a", None, frozenset(), Reader())
    assert GIVE.subject(other) == "" and not CREW.offered(other, "")
