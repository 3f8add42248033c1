"""Which statements of a game's rules its tests name, and whether those tests can fail at all.

That a rule is tested *well* is what mutation testing tells (`make mutants`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

Function = ast.FunctionDef | ast.AsyncFunctionDef


T = TypeVar("T")


def states(*numbers: str) -> Callable[[T], T]:
    """A test, a worked example mostly, that demands these statements of the rules beside those in its name."""
    assert numbers
    return lambda test: test


def functions(folder: Path) -> list[Function]:
    """All functions in the modules of a folder of tests, helpers included."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.py")))
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, Function)]


def demanding(folder: Path) -> list[Function]:
    """The tests of a folder that demand something: by themselves, or by a helper of the folder that they call."""
    known = functions(folder)
    strict: set[str] = set()
    while more := {each.name for each in known if each.name not in strict and _demands(each, strict)}:
        strict |= more
    return [each for each in known if each.name.startswith("test_") and each.name in strict]


def _demands(function: Function, strict: set[str]) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name.startswith("assert_") or name in {"raises", "fail"} | strict:
                return True
    return False


def named(test: Function) -> Iterator[str]:
    """What a test says that it is about: its name, what it `states`, and the words it is parametrized with."""
    yield test.name
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield f"_{node.value.replace('.', '_')}"


def untested(folder: Path, statements: tuple[str, ...]) -> list[str]:
    """The statements, a dot standing for an underscore, that no demanding test of the folder names."""
    names = " ".join(sorted(word for test in demanding(folder) for word in named(test)))
    return [each for each in statements if not re.search(rf"_{re.escape(each.replace('.', '_'))}(_|\b)", names)]
