"""Finds in the history of this program what it has ever told, with the variables that it gave: logs keep keys and
arguments, never finished words, so what an old log says is said by the catalogues of today.

``python tests/older/told.py`` looks at every commit that changed a text and writes ``told.txt``, a line for each key
and each set of variables it was told with. It is for the day on which a version goes out, like `record`.
"""

from __future__ import annotations

import ast as python
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
TOLD = Path(__file__).with_name("told.txt")
ANY = "\0"
NEVER = re.compile(
    r"(?!.*\.kind$)((about|name|lesson|coach|edit|fault|import|refused|rules|lobby|panel|workshop)-|"
    r"(?!gm-|log-)[a-z]+-(about|advice|ask|badge|board|check|choice|coach|doubt|fault|hand|hint|lesson|mode|no|not|plan|setting|sheet|title|value(?!-mission)|why)"
    r"(-|$)|(?!log-)[a-z]+-(order|verb)-|zombicide-standing|hitz-odds-fight|plague-(course|goal|spoils|weapon)-|"
    r"zgame-(race|tonight))"
)
"""Texts that stand in no log: questions, advice, pictures, refusals, the workshop. What is chosen is told once it is
taken back.
"""
UNTOLD = {"only", "refs", "weight", "hurts", "concerns", "loss"}
"""Arguments of `State.tell` that are no variables of its text."""

Variables = frozenset[str]
Calls = list[tuple[str, Variables | None]]


def git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def files(commit: str, folder: str, ending: str) -> Iterator[tuple[str, str]]:
    """Path and blob of the files of a commit."""
    for line in git("ls-tree", "-r", commit, folder).splitlines():
        meta, path = line.split("\t")
        if path.endswith(ending):
            yield path, meta.split()[2]


@cache
def texts(blob: str) -> dict[str, Variables]:
    """The keys of a catalogue with the variables of each; of a question also its short name."""
    found: dict[str, Variables] = {}
    for each in FluentParser().parse(git("cat-file", "-p", blob)).body:
        if isinstance(each, ast.Message):
            found[each.id.name] = variables(each.value)
            named = (attribute for attribute in each.attributes if attribute.id.name == "kind")
            found |= {f"{each.id.name}.kind": variables(attribute.value) for attribute in named}
    return found


def variables(node: object) -> Variables:
    """All variables in a text."""
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return frozenset(name for part in parts for name in variables(part))


@cache
def named(blob: str) -> tuple[set[str], Calls]:
    """The strings of a source that could be keys, and what is handed over with them (None: not only what is named)."""
    said: set[str] = set()
    calls: Calls = []
    for node in python.walk(python.parse(git("cat-file", "-p", blob))):
        said |= {text for text in literal(node) if re.fullmatch(rf"[a-z{ANY}][a-z0-9{ANY}.-]*", text, re.IGNORECASE)}
        if isinstance(node, python.Call):
            given = {keyword.arg for keyword in node.keywords}
            known = None if None in given else frozenset(name for name in given if name not in UNTOLD and name)
            calls += [(text, known) for arg in node.args[:3] for text in literal(arg)]
    return said, calls


def literal(node: python.AST) -> list[str]:
    """The text of a string, with `ANY` for what is known at run time only."""
    match node:
        case python.Constant(value=str() as text):
            return [text]
        case python.JoinedStr(values=parts):
            return ["".join(p.value if isinstance(p, python.Constant) else ANY for p in parts)]
        case _:
            return []


def told(commit: str) -> set[tuple[str, Variables]]:
    """What the program could tell as it was then."""
    catalogue = {
        key: found for _, blob in files(commit, "data/locales/en", ".ftl") for key, found in texts(blob).items()
    }
    patterns: set[str] = set()
    handed: dict[str, list[Variables | None]] = {}
    for path, blob in files(commit, "engine", ".py"):
        said, calls = named(blob)
        parts = path.split("/")
        game = parts[2].removesuffix(".py") if parts[1] == "games" and len(parts) > 2 else ""
        prefixes = ("", f"{game}-", f"{game}-sum-") if game else ("",)
        patterns |= {prefix + text for text in said for prefix in prefixes}
        for text, known in calls:
            for prefix in prefixes:
                handed.setdefault(prefix + text, []).append(known)
    loose = "|".join(
        ".+".join(map(re.escape, text.split(ANY)))
        for text in patterns
        if ANY in text and len(text.replace(ANY, "").strip("-")) > 2
    )
    some = re.compile(loose or "(?!)")
    found: set[tuple[str, Variables]] = set()
    for key, needed in catalogue.items():
        if not NEVER.match(key) and (key in patterns or some.fullmatch(key)):
            always = handed.get(key) or [None]
            given = frozenset.intersection(*(each for each in always if each is not None)) if None not in always else ()
            found.add((key, needed.union(given)))
    return found


def main() -> None:
    commits = git("log", "--format=%h", "--", "data/locales/en").split()
    lines = {" ".join((key, *sorted(given))) for commit in commits for key, given in told(commit)}
    TOLD.write_text("".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")


if __name__ == "__main__":
    main()
