"""`make rule ARGS="zombicide R7.16"`: a statement of a rulebook, code and tests that cite it, texts of its question."""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator

from engine.rulebook import BOOKS, cited
from tests.citations import ROOT, Place, in_code, in_tests

LOCALES = ROOT / "data" / "locales"


def told(game: str, number: str) -> Iterator[str]:
    """All that there is about a number, line by line. Raises `SystemExit` if no statement has it."""
    statement = cited(game, number)
    if statement is None:
        raise SystemExit(f"{BOOKS.relative_to(ROOT) / game}.md has no {number}")
    yield f"{statement.number} · {statement.title} · {BOOKS.relative_to(ROOT) / game}.md:{statement.line}"
    yield statement.text
    places = in_code(game).get(statement.number, [])
    yield from listed("code", places)
    yield from listed("tests", in_tests(game).get(statement.number, []))
    yield from listed(
        "texts", list(texts(game, statement.number, dict.fromkeys(kind for place in places for kind in kinds(place))))
    )


def listed(title: str, lines: list[Place] | list[str]) -> Iterator[str]:
    yield ""
    yield f"{title}:" + ("" if lines else " none")
    yield from (f"  {line}" for line in dict.fromkeys(map(str, lines)))


def kinds(place: Place) -> Iterator[str]:
    """The kinds of the questions that the class or function around a place asks or whose answer it takes; those of the
    whole module for its own docstring.
    """
    outer = place.within.partition(".")[0]
    for room in ast.walk(ast.parse(place.path.read_text(encoding="utf-8"))):
        if not isinstance(room, ast.ClassDef | ast.FunctionDef) or (outer and room.name != outer):
            continue
        for node in ast.walk(room):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("on_"):
                yield node.name.removeprefix("on_")
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Ask", "about"}:
                yield from (
                    each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)
                )


def texts(game: str, number: str, asked: dict[str, None]) -> Iterator[str]:
    """What both catalogues say of these questions, and of all that names this number as its rule: the first line of
    each text, with file and line.
    """
    for path in sorted(LOCALES.glob(f"*/{game}*.ftl")):
        for entry in re.finditer(rf"^{game}-(\w+)-([\w-]+) =.*\n(?:[ }}\n].*\n?)*", path.read_text("utf-8"), re.M):
            question = entry[1] in ("ask", "coach") and entry[2] in asked
            if question or re.search(rf"^ +\.rule = {re.escape(number)}$", entry[0], re.M):
                first = entry.string.count("\n", 0, entry.start()) + 1
                for line, text in enumerate(entry[0].splitlines(), first):
                    if line == first or re.match(r" +\.\w+ =", text):
                        yield f"{path.relative_to(ROOT)}:{line} {text}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="make rule", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("number")
    chosen = parser.parse_args()
    print("\n".join(told(chosen.game, chosen.number)))


if __name__ == "__main__":
    main()
