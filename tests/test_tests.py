"""Tests that could not fail, and helpers that are not where others may look for them."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = {path.stem for path in (ROOT / "tests").rglob("test_*.py")}
FAULTY = """
from test_docs import helper
assert told() or True
held.marks
held[0]
seen == 3
bursts.LONGEST = 0
Counted.MOST += 1
"""


def acts(value: ast.expr) -> bool:
    """Whether an expression can do anything."""
    return any(isinstance(each, ast.Call | ast.Await | ast.Yield | ast.YieldFrom) for each in ast.walk(value))


def lasting(target: ast.expr) -> bool:
    """Whether what is assigned to is a constant of a module or a class."""
    return isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.attr.isupper()


def faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What keeps a test from failing, or binds it to another test, with its line."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module)) if module.rpartition(".")[2] in TESTS:
                yield node.lineno, "a helper belongs in a module of helpers, not in a test"
            case ast.BoolOp(values=values) if any(isinstance(each, ast.Constant) for each in values[:-1]):
                yield node.lineno, "what follows a constant is never looked at"
            case ast.BoolOp(op=ast.Or(), values=[*_, ast.Constant(value=True)]):
                yield node.lineno, "this is always true"
            case ast.Assign(targets=targets) if any(map(lasting, targets)):
                yield node.lineno, "all tests after it find this changed: monkeypatch or patch puts it back"
            case ast.AugAssign(target=target) if lasting(target):
                yield node.lineno, "all tests after it find this changed: monkeypatch or patch puts it back"
            case ast.Expr(value=value) if not isinstance(value, ast.Constant) and not acts(value):
                yield node.lineno, "this does nothing"
            case _:
                pass


def test_no_test_needs_another_and_each_of_its_lines_counts() -> None:
    modules = sorted((ROOT / "tests").rglob("*.py"))
    assert modules
    found = [(path, *fault) for path in modules for fault in faults(ast.parse(path.read_text("utf-8")))]
    assert not found


def test_each_module_of_tests_has_a_name_of_its_own() -> None:
    counted = Counter(path.name for path in (ROOT / "tests").rglob("test_*.py"))
    assert counted and [name for name, n in counted.items() if n > 1] == [], "only one of them is collected"


@pytest.mark.parametrize(("line", "written"), [*enumerate(FAULTY.splitlines()[1:], 2)])
def test_each_of_these_faults_is_seen(line: int, written: str) -> None:
    assert [at for at, _ in faults(ast.parse(FAULTY)) if at == line], written
