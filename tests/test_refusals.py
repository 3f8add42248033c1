"""A refusal either comes of a rule, and names it, or of none."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from languages import LANGUAGES

from engine.core.act import Answer
from engine.core.errors import Gone, Illegal, NotYours, Refused, invariant
from engine.core.runner import answer, decisions, find
from engine.core.step import package, registry
from engine.rulebook import rulebook
from telling.questions import rule_of
from telling.texts import Texts, search_rules
from tests.core.fuzz import step_on
from tests.every_game import IDS, game_of

ROOT = Path(__file__).resolve().parent.parent
TEXTS = Texts()
RULED = {"Illegal", "NotYours", "Gone"}
"""What words are refused with that a question does not offer, or not to this seat, or no longer."""
ANSWERING = [
    ROOT / "engine" / "core" / "runner.py",
    ROOT / "engine" / "core" / "shape.py",
    ROOT / "cogs" / "asking" / "typed.py",
]


def questions(game: str) -> list[str]:
    """The texts of all kinds of questions of a game."""
    kept = package(game_of(game).state)
    steps = [step for tag, step in registry.items() if tag.partition(".")[0] == kept]
    kinds = {name.removeprefix("on_") for step in steps for name in vars(step) if name.startswith("on_")}
    return [f"{game}-ask-{kind}" for kind in sorted(kinds)]


def conditions(game: str) -> list[str]:
    """The texts that say when a word is possible which is not now, and when an option is."""
    begun = (f"{game}-when-", f"{game}-setting-")
    found = [key for path in (ROOT / "data/locales/en").glob(f"{game}*.ftl") for key in keys(path)]
    apart = {f"{game}-setting-{option.field}" for option in game_of(game).options if option.when is not None}
    return [key for key in found if key.startswith(begun[0]) or key in apart]


def keys(path: Path) -> Iterator[str]:
    for line in path.read_text(encoding="utf-8").splitlines():
        if line[:1].isalpha() and " =" in line:
            yield line.partition(" =")[0]


@pytest.mark.parametrize("game", IDS)
def test_every_question_and_condition_names_a_rule_that_players_are_told(game: str) -> None:
    book, every = rulebook(game), [*questions(game), *conditions(game), f"{game}-about"]
    assert len(every) > 15
    for of in every:
        numbers = {rule_of(TEXTS(language), of) for language in LANGUAGES}
        assert len(numbers) == 1 and numbers <= {*book}, (of, numbers)
        for language in LANGUAGES:
            assert search_rules(language, game, numbers.copy().pop(), 5), (of, language)


def test_what_comes_of_no_rule_names_none() -> None:
    assert (
        rule_of(TEXTS("en"), "") == rule_of(TEXTS("en"), "toy-ask-turn") == rule_of(TEXTS("en"), "no such.thing") == ""
    )
    assert rule_of(TEXTS("ru"), invariant("hitz", "I4, I5: too many")) == "I4"


@pytest.mark.parametrize("game", IDS)
def test_words_that_are_not_offered_are_refused_by_the_rule_of_their_question(game: str) -> None:
    """Wrong words, another seat, and a question that is over, at whatever is asked on the way of a few games."""
    played, met = game_of(game), set[str]()
    for n in range(3):
        s, _ = played.set_up(played.settings(), list("abc"), f"refused{n}", None)
        random, before = Random(n), dict[str, str]()
        for _ in range(150):
            if s.over:
                break
            if s.breathing:
                step_on(played, s, random)
                continue
            asked = [each for each in decisions(s) if not each.sealed(s)]
            for decision in asked:
                if decision.text not in met:
                    met.add(decision.text)
                    check(s, decision.id, decision.seats[0], decision.text)
                before[decision.id] = decision.text
            gone = next((id for id in before if id not in {each.id for each in decisions(s)}), None)
            if gone is not None:
                assert refusal(Gone, s, gone, "a").of == before.pop(gone)
            step_on(played, s, random)
    assert len(met) >= 4, met


def check(s: Any, id: str, seat: str, text: str) -> None:
    assert rule_of(TEXTS("en"), text)
    assert refusal(Illegal, s, id, seat).of == text
    assert refusal(Illegal, s, id, seat, words=[]).of == text or not find(s, seat, id).ask.wait
    others = [each for each in s.seats if each not in find(s, seat, id).seats]
    for other in others[:1]:
        assert refusal((NotYours, Gone), s, id, other).of == text


def refusal(
    kind: type[Refused] | tuple[type[Refused], ...], s: Any, id: str, seat: str, words: list[str] | None = None
) -> Refused:
    with pytest.raises(kind) as refused:
        answer(s, Answer(seat=seat, decision=id, words=["no such word"] if words is None else words))
    return refused.value


def raised(path: Path) -> Iterator[tuple[str, str]]:
    """The classes of refusals that a source makes, with the key of each reason."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and (name := getattr(call.func, "id", "")) in RULED | {"Refused"}:
            for node in [node for arg in call.args for node in ast.walk(arg)]:
                if isinstance(node, ast.Constant) and str(node.value).startswith("refused-"):
                    yield name, str(node.value)


def test_no_reason_comes_now_of_a_rule_and_now_of_none() -> None:
    """What refuses words of an answer names the rule of its question by its class; all else comes of no rule."""
    ruled = {key for path in ANSWERING for name, key in raised(path) if name in RULED}
    sources = [path for top in ("engine", "telling", "cogs", "web") for path in (ROOT / top).rglob("*.py")]
    free = {key for path in sources for name, key in raised(path) if name == "Refused"}
    assert {"refused-word", "refused-how-many", "refused-incomplete", "refused-typed", "refused-typed-when"} <= ruled
    assert len(free) > 50 and ruled & free == set()
