"""Where numbers of the rulebooks are cited: in comments and docstrings of a game's code, and by its tests."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.completeness import Function, demanding, named

ROOT = Path(__file__).resolve().parent.parent
CITED = re.compile(
    r"(?<![`\w#])((?:C0|EX|[RODMCSIXAP])(?!0\d)\d+(?:\.\d+)?[a-z]?)\b"
    r"|\b[Ss]ections? (\d+(?:\.\d+)*)|\((\d+\.\d+(?:\.\d+)?)(?=[,;)])"
)
RANGE = re.compile(r"\b((?:EX|[RODMCSIXAP])(?:\d+\.)?)(\d+)[–-]((?:EX|[RODMCSIXAP])(?:\d+\.)?)(\d+)\b")
NUMBERED = re.compile(r"_((?:C0|EX|[RODMCSIXAPE])(?!0\d)\d+(?:_\d+)?[a-z]?)(?=_|$)")
"""A number in the name of a test: an underscore stands for its dot."""
INVARIANT = re.compile(r"^(I\d+[a-z]?)\b")
"""An invariant that a check reports begins with its number."""


class Place(NamedTuple):
    """Where a number is cited: the file, the line, and the innermost class or function around it."""

    path: Path
    line: int
    within: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}" + (f" {self.within}" if self.within else "")


def numbers(text: str) -> Iterator[str]:
    """The numbers that a text cites, those within a range (``R3.2–R3.7``) included."""
    for rule, section, bare in CITED.findall(text):
        yield rule or section or bare
    for head, first, other, last in RANGE.findall(text):
        if head == other:
            yield from (f"{head}{n}" for n in range(int(first) + 1, int(last)))


def folders(game: str) -> list[Path]:
    """Where the code of a game is."""
    return [each for each in (ROOT / "engine" / "games" / game, ROOT / "render" / game) if each.is_dir()]


@cache
def in_code(game: str) -> dict[str, list[Place]]:
    """Every number that the code of a game cites, with the places."""
    found: dict[str, list[Place]] = {}
    for path in sorted(path for folder in folders(game) for path in folder.rglob("*.py")):
        for number, line, within in cited_by(path.read_text(encoding="utf-8")):
            found.setdefault(number, []).append(Place(path, line, within))
    return found


def cited_by(source: str) -> Iterator[tuple[str, int, str]]:
    """The numbers in the comments and docstrings of a module, and the invariants in its texts, with line and place."""
    tree = ast.parse(source)
    rooms = [each for each in ast.walk(tree) if isinstance(each, ast.ClassDef | ast.FunctionDef)]

    def within(line: int) -> str:
        around = [room for room in rooms if room.lineno <= line <= (room.end_lineno or line)]
        return ".".join(room.name for room in sorted(around, key=lambda room: room.lineno))

    for token in tokenize.generate_tokens(iter(source.splitlines(keepends=True)).__next__):
        if token.type == tokenize.COMMENT:
            for number in numbers(token.string):
                yield number, token.start[0], within(token.start[0])
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for number in numbers(node.value.value):
                yield number, node.lineno, within(node.lineno)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and (said := INVARIANT.match(node.value)):
            yield said[1], node.lineno, within(node.lineno)


@cache
def in_tests(game: str) -> dict[str, list[Place]]:
    """Every number that a test of a game names, in its name, by `states` or as a parameter; only demanding tests."""
    found: dict[str, list[Place]] = {}
    folder = ROOT / "tests" / game
    strict = {test.name for test in demanding(folder)}
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Function) and node.name.startswith("test_") and node.name in strict:
                for number in dict.fromkeys(tested(node)):
                    found.setdefault(number, []).append(Place(path, node.lineno, node.name))
    return found


def tested(test: Function) -> Iterator[str]:
    """The numbers that a test names, in whichever way."""
    for words in named(test):
        yield from _numbered(words)
    yield from numbers(ast.get_docstring(test) or "")


def stated(game: str) -> dict[str, list[Place]]:
    """The numbers in the very names of a game's tests: what is one of several parameters may be a square or a card."""
    found: dict[str, list[Place]] = {}
    for places in in_tests(game).values():
        for place in places:
            for number in _numbered(place.within):
                found.setdefault(number, []).append(place)
    return found


def _numbered(words: str) -> Iterator[str]:
    return (number.replace("_", ".") for number in NUMBERED.findall(words))
