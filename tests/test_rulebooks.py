"""The rulebooks of `docs/rules`: what code and tests cite stands there, and what stands there is built and tested."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from languages import LANGUAGES

from engine.rulebook import BOOKS, chapter, cited, rulebook
from telling.texts import rules
from tests.citations import in_code, in_tests, numbers, stated
from tests.every_game import IDS, game_of
from tests.rule import CHECK, entries, told

LETTERS = re.compile(r"[A-Z]+")
HELD = re.compile(r"\]\(\.\./\.\./(engine|data)/")
EXAMPLES, RULINGS = {"X", "E", "EX"}, {"A"}
"""Families that no code cites: worked examples, which tests play, and answers, which name the rule they became."""


def family(number: str) -> str:
    return (LETTERS.match(number) or [""])[0]


def numbered(game: str) -> list[str]:
    """The statements of a game; what only holds others, a chapter or ``O6`` of ``O6.1``, is none."""
    book = rulebook(game)
    whole = {number.rpartition(".")[0] for number in book}
    return [number for number in book if number not in whole and family(number)]


@pytest.mark.parametrize("game", IDS)
def test_every_game_has_its_rulebook(game: str) -> None:
    assert len(numbered(game)) > 50


@pytest.mark.parametrize("game", IDS)
def test_every_number_that_code_or_tests_cite_stands_in_the_rulebook(game: str) -> None:
    places = {**stated(game), **in_code(game)}
    assert len(places) > 50
    lost = [f"{number}: {places[number][0]}" for number in places if number not in rulebook(game)]
    assert lost == []


@pytest.mark.parametrize("game", IDS)
def test_every_statement_of_the_rulebook_is_cited_by_code(game: str) -> None:
    """What all games have in common is held by shared code, what is data by that: such a statement links it."""
    book, code = rulebook(game), in_code(game)
    wanted = [each for each in numbered(game) if family(each) not in EXAMPLES | RULINGS]
    assert [each for each in wanted if each not in code and not HELD.search(book[each].text)] == []


@pytest.mark.parametrize("game", IDS)
def test_every_ruling_names_the_rule_that_holds_it(game: str) -> None:
    book = rulebook(game)
    for number in numbered(game):
        if family(number) in RULINGS:
            named = [each for each in numbers(book[number].text) if family(each) not in EXAMPLES | RULINGS]
            assert any(each in book for each in named), number


@pytest.mark.parametrize("game", IDS)
def test_every_statement_of_the_rulebook_has_a_test_that_demands_something(game: str) -> None:
    assert [each for each in numbered(game) if each not in in_tests(game)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IDS)
def test_the_rules_for_players_tell_every_chapter_and_option(game: str, language: str) -> None:
    told = {each for section in rules(language, game) for each in section.chapters}
    book = rulebook(game)
    assert told <= {*book} | {chapter(number) for number in book}
    lost = [each for each in book if family(each) == "O" and not {each, chapter(each)} & told]
    options = {book[each].title for each in book if family(each) == "O"}
    lost += [
        each for each in book if family(each) == "R" and chapter(each) not in told and book[each].title not in options
    ]
    assert lost == []


@pytest.mark.parametrize("game", IDS)
def test_the_rulebook_names_every_option(game: str) -> None:
    words = (BOOKS / f"{game}.md").read_text(encoding="utf-8")
    assert [each.field for each in game_of(game).options if not re.search(rf"`{each.field}\b", words)] == []


@pytest.mark.parametrize("path", sorted(BOOKS.glob("*.md")), ids=lambda path: path.stem)
def test_what_a_rulebook_links_is_there(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


@pytest.mark.parametrize("game", IDS)
def test_a_statement_is_shown_with_its_code_and_its_tests(game: str) -> None:
    number = next(each for each in numbered(game) if family(each) == "R")
    shown = "\n".join(told(game, number.removeprefix("R")))
    assert number in shown and str(in_tests(game)[number][0]) in shown and f"docs/rules/{game}.md" in shown


def test_a_statement_is_shown_with_the_texts_of_its_question_and_of_what_its_code_tells() -> None:
    shown = "\n".join(told("zombicide", "9.8"))
    for language in LANGUAGES:
        assert f"data/locales/{language}/zombicide-play.ftl" in shown and f"{language}/zombicide-rules.md" in shown
    assert shown.count("zombicide-ask-leave =") == len(LANGUAGES) and ".rule = R9.8" in shown
    assert "plague-finishes" in "\n".join(told("plague", "R21.6")), "a line of the log that the code tells there"
    assert "plague-when-search" in "\n".join(told("plague", "R14.1")), "when it is possible"
    assert "hitz-result-bonus" in "\n".join(told("hitz", "R13.4"))
    answered = "\n".join(told("plague", "R17.2"))
    assert "plague-ask-aside" in answered and "plague-ask-act" not in answered, (
        "the question whose answer is taken there"
    )


@pytest.mark.parametrize(
    ("game", "number", "key"),
    [
        ("zombicide", "M7.3", "zombicide-mission-m7-rule-3"),
        ("zombies", "I1", "zombies-check-i1"),
        ("hitz", "I16", "hitz-check-i2-i16"),
    ],
)
def test_a_statement_is_shown_with_the_texts_whose_keys_follow_from_it(game: str, number: str, key: str) -> None:
    shown = "\n".join(told(game, number))
    assert all(re.search(rf"locales/{language}/\S+ {key} =", shown) for language in LANGUAGES)


@pytest.mark.parametrize("game", IDS)
def test_what_a_check_says_names_the_invariants_of_its_key(game: str) -> None:
    found = [each for each in entries(game) if CHECK.search(each.key)]
    assert len(found) > 10 * len(LANGUAGES)
    for each in found:
        wanted = set(each.key.upper().split("-CHECK-")[1].split("-"))
        assert wanted <= {number.upper() for number in numbers("".join(each.lines))}, each


def test_what_only_answers_or_shows_is_shown_with_the_rule_that_it_names() -> None:
    for number in ("A34", "X16"):
        shown = "\n".join(told("plague", number))
        assert (
            "R27.2 · docs/rules/plague.md:" in shown and "humans/search.py" in shown and "plague-basement-back" in shown
        )
    assert "data/zombicide/equipment.toml" in [each.strip() for each in told("zombicide", "A6")]
    assert "newcomers" in "\n".join(told("zgame", "A44")) and "humans/slain.py" in "\n".join(told("plague", "A3"))


def test_statements_are_found_by_their_chapter_and_by_words_of_either_language() -> None:
    assert {"R2.1", "R2.8"} <= {each.partition(" ")[0] for each in told("zombicide", "R2")}
    assert [each.partition(" ")[0] for each in told("zombicide", "Sandbags extra")][:2] == ["R2.8", "R7.19"]
    (section,) = told("zombicide", "мешки")
    assert re.fullmatch(r"data/locales/en/zombicide-rules\.md:\d+ ## Tank and sandbags · R2", section)
    with pytest.raises(SystemExit, match="says nothing about unicorns"):
        list(told("hitz", "unicorns"))


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty shelf."""
    monkeypatch.setattr("engine.rulebook.BOOKS", tmp_path)
    rulebook.cache_clear()
    yield tmp_path
    rulebook.cache_clear()


@pytest.mark.parametrize(
    ("words", "number"), [("7.16", "R7.16"), ("r7.16", "R7.16"), (" R7 ", "R7"), ("o3A", "O3a"), ("99.9", None)]
)
def test_a_number_is_found_as_people_type_it(book: Path, words: str, number: str | None) -> None:
    text = "## R7 Dead\n- **R7.16** Sidestep.\n## Options\n- **O3a** More.\n"
    (book / "any.md").write_text(text, encoding="utf-8")
    found = cited("any", words)
    assert (found and found.number) == number


def test_each_number_stands_for_one_statement(book: Path) -> None:
    (book / "any.md").write_text("## R1 Frame\n- **R1.1** One.\n- **R1.1** Two.\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"any\.md:3: R1\.1"):
        rulebook("any")
    assert rulebook("nobody") == {}
