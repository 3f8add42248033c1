"""`make rule ARGS="zombicide R7.16"`: a statement of a rulebook, code and tests that cite it, and the texts of both
catalogues that say it; `make rule ARGS="zombicide R7"`: the statements of a chapter; `make rule ARGS="zombicide
sandbags"`: those with these words.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cogs.base.texts import search_rules
from engine.rulebook import BOOKS, Statement, chapter, cited, rulebook
from tests.citations import ROOT, Place, in_code, in_tests

LOCALES = ROOT / "data" / "locales"
ENTRY = re.compile(r"([\w-]+) =")
HELD = re.compile(r"\]\(\.\./\.\./((?:engine|data)/[^)#]+)")
"""Code or data that a statement links: what all games have in common is held there."""
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
    places = in_code(game).get(statement.number, [])
    yield from listed("code", [*map(str, places), *HELD.findall(statement.text)])
    yield from listed("tests", in_tests(game).get(statement.number, []))
    yield from listed("texts", [*texts(game, statement, places)])


def about(game: str, words: str) -> Iterator[str]:
    """The statements with all of these words, and the rules for players, of either language, with their chapters."""
    for each in rulebook(game).values():
        if all(word in each.text.lower() for word in words.lower().split()):
            yield line(game, each)
    for section in search_rules("en", game, words, MOST):
        yield f"{', '.join(section.chapters)} · {section.title} (data/locales/en/{game}-rules.md)"


def line(game: str, statement: Statement) -> str:
    return f"{statement.number} · {where(game, statement)} {statement.text or statement.title}"


def where(game: str, statement: Statement) -> str:
    return f"{BOOKS.relative_to(ROOT) / game}.md:{statement.line}"


def listed(title: str, lines: list[Place] | list[str]) -> Iterator[str]:
    yield ""
    yield f"{title}:" + ("" if lines else " none")
    yield from (f"  {line}" for line in dict.fromkeys(map(str, lines)))


def texts(game: str, statement: Statement, places: list[Place]) -> Iterator[str]:
    """What is told of a rule: texts that name it, those of the questions and lines of the code around the places that
    cite it, and the rules for players. What cites a rule for its whole module counts only where nothing else does.
    """
    near = [place for place in places if place.within] or places
    asked = {f"{game}-{what}-{kind}" for place in near for kind in kinds(place) for what in ("ask", "coach")}
    said = {f"{game}-{word}" for place in places if place.within for word in strings(place)}
    for entry in entries(game):
        if f"    .rule = {statement.number}" in entry.lines or entry.key in asked | said:
            shown = [line for n, line in enumerate(entry.lines) if not n or SHOWN.match(line)]
            at = f"{entry.path.relative_to(ROOT)}:{entry.line}"
            yield f"{at} {' | '.join(map(str.strip, shown))}"
    for path in sorted(LOCALES.glob(f"*/{game}-rules.md")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            chapters = line.partition(" · ")[2].split(", ") if line.startswith("## ") else []
            if {statement.number, chapter(statement.number)} & {*chapters}:
                yield f"{path.relative_to(ROOT)}:{n} {line}"


def rooms(place: Place) -> Iterator[ast.ClassDef | ast.FunctionDef]:
    """The outermost class or function around a place; every one of its module for the docstring of that."""
    outer = place.within.partition(".")[0]
    for room in ast.walk(ast.parse(place.path.read_text(encoding="utf-8"))):
        if isinstance(room, ast.ClassDef | ast.FunctionDef) and (not outer or room.name == outer):
            yield room


def kinds(place: Place) -> Iterator[str]:
    """The kinds of the questions that are asked around a place, or whose answer is taken there."""
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
    found: list[Entry] = []
    for path in sorted(LOCALES.glob(f"*/{game}*.ftl")):
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
