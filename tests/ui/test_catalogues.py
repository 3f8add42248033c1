"""The catalogues are complete: both languages say the same things, and whatever the code wants to say is there."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from sys import modules
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from languages import GUIDE, LANGUAGES, entries, faults, files, guide, is_text, missing, said, texts, variables, walk

from engine.catalogue import Catalogue, catalogue, parsed
from engine.core.corrections import step_name
from engine.core.game import Game
from engine.core.step import package, registry
from engine.data import load
from engine.gm.preview import slug
from render.board import Board
from render.boards import BOARDS
from telling.texts import EARLIER, Texts, renamed

ROOT = Path(__file__).parents[2]
TOLD = ROOT / "tests" / "older" / "told.txt"
TEXTS = Texts()


def kinds(game: type[Game[Any]]) -> list[str]:
    """Every kind of question that a game's steps ask."""
    steps = [step for tag, step in registry.items() if tag.partition(".")[0] == package(game)]
    return sorted({name.removeprefix("on_") for step in steps for name in vars(step) if name.startswith("on_")})


@cache
def keys(language: str) -> set[str]:
    """The keys of all texts of a language."""
    return set(said(language))


@pytest.mark.parametrize("language", TEXTS.languages)
def test_nothing_is_wrong_with_a_language(language: str):
    assert faults(language) == []


@pytest.mark.parametrize("language", TEXTS.languages)
def test_text_by_text_is_read_what_the_files_say(language: str):
    found = TEXTS(language)._built_in
    whole = {key: entry for file in files(language) for key, entry in entries(language, file).items()}
    parts = {f"{key}.{each.id.name}" for key, entry in whole.items() for each in entry.attributes}
    assert found.names == {key for key, entry in whole.items() if entry.value} | parts
    some = [*whole.items()][::7]
    assert [key for key, entry in some if not entry.equals(found[key], ["span", "comment"])] == []


def test_texts_are_read_one_by_one_whatever_stands_between_them():
    text = "# A\none = One\n\n-game = Zoo\ntwo =\n    .gen = { one }\n\n## B\n# of three\n"
    text += "three =\n { $n ->\n    *[other] a\n}\n"
    found = Catalogue()
    assert found.add(text, "file.ftl") == found.add("four = four\r\n  lines\r\n", "other.ftl") == []
    assert found.names == {"one", "two.gen", "three", "four"} and [*found.terms] == ["game"]
    for entry in parsed(text).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name in found and entry.equals(found[entry.id.name], ["span", "comment"])
    assert "game" not in found and _text(found["four"]) == "four\nlines"
    found, odd = Catalogue(), "many = { $n ->\n[one] a\n*[other] b\n}\nlast = z\n"
    assert found.add(odd, "odd.ftl") == [] == catalogue(odd, "odd.ftl")[1] and found.names == {"many", "last"}
    assert all(entry.equals(found[entry.id.name], ["span"]) for entry in parsed(odd).body)
    (wrong,) = found.add(bad := "five = 5\nsix 6\n", "bad.ftl")
    assert wrong == catalogue(bad, "bad.ftl")[1][0] and "five" not in found


def test_the_guide_for_translators_has_the_terms_of_today():
    assert GUIDE.read_text(encoding="utf-8") == guide(), 'make languages ARGS="--terms" writes them anew'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_language_says_everything(language: str):
    assert missing(language) == {} and TEXTS(language).percent == 100
    assert keys(language) == keys("en")
    silent = [key for file in files(language) for key, entry in entries(language, file).items() if entry.value is None]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_questions_and_operations_have_more_texts_than_a_rule(language: str):
    for file in files(language):
        for key, entry in entries(language, file).items():
            told = {each.id.name for each in entry.attributes if is_text(language, each)}
            more = {"manual"} if key.startswith("zombicide-effect-") else {"rule", "past"}
            assert "-ask-" in key or told <= more, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_was_ever_told_has_a_text_for_what_was_given_with_it(language: str):
    """Old logs are read for years: other arguments want an attribute `.earlier`, what goes moves to `earlier.ftl`."""
    known_as: dict[str, list[set[str]]] = {}
    for file in files(language):
        for key, entry in entries(language, file).items():
            earlier = [each.value for each in entry.attributes if each.id.name == EARLIER]
            known_as[key] = [variables(wording) for wording in (entry.value, *earlier) if wording]
        known_as |= {key: [variables(text)] for key, text in texts(language, file).items() if "." in key}
    lines = [line.split() for line in TOLD.read_text(encoding="utf-8").splitlines()]
    known = [(known_as.get(key) or known_as.get(renamed(key), []), {*given}) for key, *given in lines]
    lacking = [lines[n] for n, (every, given) in enumerate(known) if not any(wanted <= given for wanted in every)]
    assert lacking == []


def test_russian_is_in_russian():
    """No text was left in English, but for the program's name."""
    latin = re.compile(r"[A-Za-z]{3,}")
    left: list[str] = []
    for key, text in said("ru").items():
        words = _text(text)
        if latin.search(words) and words == _text(said("en")[key]) != "Gravekeeper":
            left.append(key)
    assert left == []


def _text(entry: ast.BaseNode) -> str:
    return " ".join(node.value for node in walk(entry) if isinstance(node, ast.TextElement))


GAMES = [board.game for board in BOARDS.values()]
KINDS = [(game.id, kind) for game in GAMES for kind in kinds(game)]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_every_kind_of_question_has_a_hint_that_fits_on_two_lines_of_a_phone(game: str, kind: str):
    for language in LANGUAGES:
        hint = TEXTS(language)(f"{game}-ask-{kind}.hint")
        assert f"{game}-ask-{kind}.hint" in keys(language) and 20 <= len(hint) <= 145, (language, hint)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_hints_for_what_nobody_asks(language: str):
    about = {tuple(key.removesuffix(".hint").split("-ask-")) for key in keys(language) if key.endswith(".hint")}
    assert about <= set(KINDS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_step_that_a_game_master_may_break_off_has_a_name(game: type[Game[Any]]):
    home = f"{game.__module__.rpartition('.')[0]}."  # a question beside the rules has a step that stands in no module
    every = [each for each in registry.values() if each.__module__.startswith(home)]
    own = [each for each in every if getattr(modules.get(each.__module__), each.__name__, None) is each]
    steps = {step_name(game.id, each).key for each in own if not each.__subclasses__()}
    assert steps and steps <= keys("en")


def check_of(game: type[Game[Any]]) -> Path:
    return ROOT / "engine" / "games" / package(game) / "check.py"


@pytest.mark.parametrize("game", [each for each in GAMES if check_of(each).exists()], ids=lambda game: game.id)
def test_every_invariant_has_a_sentence(game: type[Game[Any]]):
    source = check_of(game).read_text(encoding="utf-8")
    numbers = set(re.findall(r"""(?<!")["']([IOR]\d[^:"'{}]*): """, source))
    named = {f"{game.id}-check-{slug(number)}" for number in numbers}
    assert len(named) > 10 and named == {key for key in keys("en") if key.startswith(f"{game.id}-check-")}


# What the code wants to say

ANY = "\0"


def literal(node: python.expr) -> list[str]:
    """The key that an expression gives, with `ANY` for what is known at run time only; none if it is no literal."""
    match node:
        case python.Constant(value=str() as text):
            return [text]
        case python.JoinedStr(values=parts):
            return ["".join(p.value if isinstance(p, python.Constant) else ANY for p in parts)]
        case python.IfExp(body=yes, orelse=no):
            return [*literal(yes), *literal(no)]
        case _:
            return []


def name_of(call: python.Call) -> str:
    """The last name of what is called; for `(await locale(x))("key")` the name of the inner call."""
    function = call.func
    while isinstance(function, python.Call | python.Await):
        function = function.func if isinstance(function, python.Call) else function.value
    return function.attr if isinstance(function, python.Attribute) else getattr(function, "id", "")


BY_FIRST = {"msg": "", "Message": "", "locale": "", "table_locale": "", "english": "", "texts": "", "name": "name-"}
BY_FIRST |= {"about": "about-", "choice": "", "self": ""}
BY_SECOND = {"button": ""}
OF_GAME = {"tell": "", "text": "", "roll": "", "note": "sum-"}


@cache
def wanted(path: Path) -> list[tuple[str, int]]:
    """The keys in a source file, with their lines."""
    return [*_wanted(path)]


def _wanted(path: Path) -> Iterator[tuple[str, int]]:
    parts = path.relative_to(ROOT).parts
    game = parts[2] if parts[:2] == ("engine", "games") and len(parts) > 3 else None
    for call in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(call, python.Call):
            continue
        called, prefix, node = name_of(call), None, call.args[0] if call.args else None
        if called in BY_FIRST:
            prefix = BY_FIRST[called]
        elif called in BY_SECOND and len(call.args) > 1:
            prefix, node = BY_SECOND[called], call.args[1]
        elif game and called in OF_GAME and isinstance(call.func, python.Attribute):
            prefix = f"{game}-{OF_GAME[called]}"
        if prefix is None or node is None:
            continue
        if called == "texts" and parts[0] in ("cogs", "telling", "web"):
            continue  # there `texts("ru")` chooses a language
        for key in literal(node):
            yield prefix + key, call.lineno


@cache
def exists(key: str) -> bool:
    if key.startswith("@") or key.strip(ANY) in {"", "-"}:
        return True
    pattern = re.compile(".+".join(re.escape(part) for part in key.split(ANY)))
    return any(pattern.fullmatch(each) for each in keys("en"))


CODE = ("engine", "telling", "cogs", "web", "render", "local")
SOURCES = [path for top in CODE for path in sorted((ROOT / top).rglob("*.py"))]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_text_that_the_code_names_is_in_the_catalogues(path: Path):
    lacking = [f"{key.replace(ANY, '*')} (line {line})" for key, line in wanted(path) if not exists(key)]
    assert lacking == []


PARTS = re.compile(r"kind|rule|verb|choose(-joint)?|hint|wait|(word|after|plan)-[\w-]+")
"""What controls, panels and pictures look for at any question."""


def test_nothing_is_said_of_a_question_that_nobody_looks_for():
    named = {key for path in SOURCES for key, _ in wanted(path) if "-ask-" in key}
    looked_for = re.compile("|".join(".+".join(map(re.escape, key.split(ANY))) for key in named))
    asked_about = [key for key in keys("en") if re.match(f"({'|'.join(game.id for game in GAMES)})-ask-", key)]
    assert len(asked_about) > 400
    for key in asked_about:
        question, _, part = key.partition(".")
        game, _, kind = question.partition("-ask-")
        asked = (game, kind) in KINDS
        assert looked_for.fullmatch(key) or (asked and (not part or PARTS.fullmatch(part))), key


def test_the_search_for_keys_finds_them():
    found = {key for path in SOURCES for key, _ in wanted(path)}
    assert {"refused-gone", "list-and", "choice-back", "name-table"} <= found
    assert any(key.startswith("hitz-") for key in found) and any(ANY in key for key in found)
    assert not exists("refused-gone-for-ever") and not exists(f"refused-{ANY}-at-all")


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_whatever_can_be_looked_at_has_a_name(board: Board[Any]):
    assert board.game.tables
    data = load(board.game.id, board.game.tables)
    named = {f"{board.game.id}-{what}-{id}" for what, lookup in board.lookups.items() for id in lookup.things(data)}
    assert named and named <= keys("en")


def test_catalogues_are_read_as_their_syntax_has_it():
    """Plain text and names are taken at once; so they are where a file is broken in any way."""
    random, whole = Random(1), [path.read_text("utf-8") for path in (ROOT / "data/locales/ru").glob("*.ftl")]
    assert whole
    for n in range(400):
        text = random.choice(whole)
        start = random.randrange(len(text))
        part, at = text[start : start + 300], random.randrange(300)
        broken = (
            part[:at]
            + random.choice(("", "{", "}", "\r", "\r\n", '"', "ё = ", " .a-b = ", "{ $n }"))
            + part[at + n % 2 :]
        )
        assert parsed(broken).to_json() == FluentParser().parse(broken).to_json(), broken
