"""`make rule ARGS="zombicide R7.16"`: a statement of a rulebook, code and tests that cite it, and the texts of both
catalogues that say it; `make rule ARGS="zombicide R7"`: the statements of a chapter; `make rule ARGS="zombicide
sandbags"`: those with these words.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine.rulebook import BOOKS, Statement, chapter, cited, rulebook
from telling.texts import search_rules
from tests.citations import ROOT, Place, in_code, in_tests, numbers

LOCALES = ROOT / "data" / "locales"
ENTRY = re.compile(r"([\w-]+) =")
HELD = re.compile(r"\]\(\.\./\.\./((?:engine|data)/[^)#]+)")
"""Code or data that a statement links: what all games have in common is held there."""
MISSION, CHECK = re.compile(r"-mission-m(\d+)-rule-(\d+)$"), re.compile(r"-check-((?:i\d+[a-z]?-?)+)$")
"""Keys of rules of missions, and of what checks say of one invariant or several."""
MOST = 5
"""Sections of the rules for players that are named to somebody who looks for words."""
SHOWN = re.compile(r" +\.(rule|kind|hint|wait|why) =")
"""Attributes of a question that are shown with it; those of single cases stand below them in the catalogue."""


def told(game: str, words: str) -> Iterator[str]:
    """All that there is about a number, line by line; of a chapter its statements, and of words those that have them.
    Raises `SystemExit` if there is none.
    """
    statement = cited(game, words)
    if statement is None:
        found = [*about(game, words)]
        if not found:
            raise SystemExit(f"{BOOKS.relative_to(ROOT) / game}.md says nothing about {words}")
        yield from found
        return
    yield f"{statement.number} · {statement.title} · {where(game, statement)}"
    yield statement.text
    if statement.chapter:
        held = (each for each in rulebook(game).values() if chapter(each.number) == statement.number)
        yield from (line(game, each) for each in held if each is not statement)
    behind = meant(game, statement)
    yield from (line(game, each) for each in behind if each is not statement)
    code = in_code(game)
    held = [[*code.get(each.number, []), *HELD.findall(each.text)] for each in behind]
    yield from listed("code", [place for places in held for place in places])
    yield from listed("tests", in_tests(game).get(statement.number, []))
    told_there = (texts(game, each, code.get(each.number, [])) for each in behind)
    yield from listed("texts", [text for found in told_there for text in found])


def meant(game: str, statement: Statement) -> list[Statement]:
    """The statement itself, and those that it names where no code cites it: an answer or an example is held by them."""
    if statement.chapter or statement.number in in_code(game):
        return [statement]
    book = rulebook(game)
    return [statement, *(book[each] for each in dict.fromkeys(numbers(statement.text)) if each in book)]


def about(game: str, words: str) -> Iterator[str]:
    """The statements with all of these words, and the rules for players, of either language, with their chapters."""
    for each in rulebook(game).values():
        if all(word in each.text.lower() for word in words.lower().split()):
            yield line(game, each)
    at = {title: where for title, where, _ in headings(game, "en")}
    yield from (at[section.title] for section in search_rules("en", game, words, MOST))


def line(game: str, statement: Statement) -> str:
    return f"{statement.number} · {where(game, statement)} {statement.text or statement.title}"


def where(game: str, statement: Statement) -> str:
    return f"{BOOKS.relative_to(ROOT) / game}.md:{statement.line}"


def headings(game: str, language: str = "*") -> Iterator[tuple[str, str, set[str]]]:
    """The sections of the rules for players: the title, the line where it stands, the chapters that it tells."""
    for path in sorted(LOCALES.glob(f"{language}/{game}-rules.md")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("## "):
                title, _, chapters = line.removeprefix("## ").partition(" · ")
                yield title, f"{path.relative_to(ROOT)}:{n} {line}", {*chapters.split(", ")}


def listed(title: str, lines: Sequence[Place | str]) -> Iterator[str]:
    yield ""
    yield f"{title}:" + ("" if lines else " none")
    yield from (f"  {line}" for line in dict.fromkeys(map(str, lines)))


def texts(game: str, statement: Statement, places: list[Place]) -> Iterator[str]:
    """What is told of a rule: texts that name it or whose key follows from it, those of the questions and lines of the
    code around the places that cite it, and the rules for players. What cites a rule for its whole module counts only
    where nothing else does.
    """
    near = [place for place in places if place.within] or places
    asked = {f"{game}-{what}-{kind}" for place in near for kind in kinds(place) for what in ("ask", "coach")}
    said = {f"{game}-{word}" for place in places if place.within for word in strings(place)}
    for entry in entries(game):
        if f"    .rule = {statement.number}" in entry.lines or entry.key in asked | said or keyed(entry.key, statement):
            shown = [line for n, line in enumerate(entry.lines) if not n or SHOWN.match(line)]
            at = f"{entry.path.relative_to(ROOT)}:{entry.line}"
            yield f"{at} {' | '.join(map(str.strip, shown))}"
    for wanted in dict.fromkeys((statement.number, chapter(statement.number))):
        if found := [where for _, where, chapters in headings(game) if wanted in chapters]:
            yield from found
            return


def keyed(key: str, statement: Statement) -> bool:
    """Whether a key follows from a number: of a rule of a mission, or of what a check says of invariants."""
    rule, check = MISSION.search(key), CHECK.search(key)
    if rule:
        return statement.number == f"M{rule[1]}.{rule[2]}"
    return check is not None and statement.number.lower() in check[1].split("-")


def rooms(place: Place) -> Iterator[ast.ClassDef | ast.FunctionDef]:
    """The outermost class or function around a place; every one of its module for the docstring of that."""
    outer = place.within.partition(".")[0]
    for room in ast.walk(ast.parse(place.path.read_text(encoding="utf-8"))):
        if isinstance(room, ast.ClassDef | ast.FunctionDef) and (not outer or room.name == outer):
            yield room


def kinds(place: Place) -> Iterator[str]:
    """The kinds of the questions that are asked around a place, or the one whose answer is taken there."""
    inner = place.within.rpartition(".")[2]
    if inner.startswith("on_"):
        yield inner.removeprefix("on_")
        return
    for node in (node for room in rooms(place) for node in ast.walk(room)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("on_"):
            yield node.name.removeprefix("on_")
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Ask", "about"}:
            yield from (
                each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)
            )


def strings(place: Place) -> Iterator[str]:
    """The strings in the innermost class or function around a place: some are keys of texts."""
    for room in rooms(place):
        for inner in ast.walk(room):
            named = isinstance(inner, ast.ClassDef | ast.FunctionDef) and inner.name == place.within.rpartition(".")[2]
            for node in ast.walk(inner) if named else ():
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


class Entry(NamedTuple):
    """A text of a catalogue with its attributes: key, file, the line where it begins, its lines."""

    key: str
    path: Path
    line: int
    lines: list[str]


@cache
def entries(game: str) -> list[Entry]:
    """All texts of a game, of both catalogues."""
    return [each for each in catalogues() if each.key.startswith(f"{game}-")]


@cache
def catalogues() -> list[Entry]:
    """All texts."""
    found: list[Entry] = []
    for path in sorted(LOCALES.glob("*/*.ftl")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if begins := ENTRY.match(line):
                found.append(Entry(begins[1], path, n, [line]))
            elif found and line.startswith((" ", "}")):
                found[-1].lines.append(line)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="make rule", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("words", nargs="+", help="a number or words")
    chosen = parser.parse_args()
    print("\n".join(told(chosen.game, " ".join(chosen.words))))


if __name__ == "__main__":
    main()
