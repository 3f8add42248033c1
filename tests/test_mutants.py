"""`make mutants` counts as caught only what a test has caught."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import mutants
import pytest
from every_game import IDS

SUITE = mutants.SUITES[0]


def test_every_game_has_a_suite_and_what_it_leaves_out_exists() -> None:
    assert sorted(suite.game for suite in mutants.SUITES) == IDS
    for suite in mutants.SUITES:
        for path in [*suite.also, *(f"tests/{suite.game}/{each}" for each in suite.without)]:
            assert (mutants.ROOT / path).exists(), path


@pytest.mark.parametrize(("code", "unseen"), [(0, True), (1, False), (2, False), (4, False), (-9, True), (None, True)])
def test_what_a_process_of_its_own_says(monkeypatch: pytest.MonkeyPatch, code: int | None, unseen: bool) -> None:
    """A test fails or cannot even be read: noticed. All pass, the process is killed or does not end: not."""

    def run(*args: Any, **how: Any) -> Any:
        assert how["env"]["MUTANT_UNDER_TEST"] == "change"
        if code is None:
            raise subprocess.TimeoutExpired(args[0], how["timeout"])
        return subprocess.CompletedProcess(args[0], code)

    monkeypatch.setattr(subprocess, "run", run)
    assert mutants.alone(SUITE, "change") is unseen


@pytest.mark.parametrize(("alone", "told", "code"), [("dbac", "50.0% caught", 1), ("", "100.0% caught", 0)])
def test_only_failed_tests_count_at_once_and_too_little_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, alone: str, told: str, code: int
) -> None:
    """Of six changes a test fails at one; the others pass, are not reached, take too long, break mutmut, are killed."""
    verdicts = {"a": 1, "b": 0, "c": 33, "d": -24, "e": 3, "f": -9}
    for name, instead in {
        "BUILD": tmp_path,
        "lay_out": lambda suites: None,
        "generate": lambda: None,
        "names": lambda suite: [*verdicts],
        "verdicts": lambda: verdicts,
        "alone": lambda suite, name: name in alone,
        "difference": lambda name: f"- old {name}\n+ new {name}",
    }.items():
        monkeypatch.setattr(mutants, name, instead)
    monkeypatch.setattr(subprocess, "run", lambda *args, **how: subprocess.CompletedProcess(args[0], 0))
    monkeypatch.setattr(sys, "argv", ["mutants", "--game", SUITE.game])
    assert mutants.main() == code
    report = (tmp_path / f"{SUITE.game}.txt").read_text("utf-8")
    assert told in report
    for name in verdicts:
        assert (f"\n{name}\n- old {name}\n+ new {name}\n" in report) == (name in alone and name != "a")


def test_no_verdict_is_no_result(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, instead in {
        "BUILD": tmp_path,
        "lay_out": lambda suites: None,
        "generate": lambda: None,
        "names": lambda suite: ["a", "b"],
        "verdicts": lambda: {"a": 1, "b": None},
    }.items():
        monkeypatch.setattr(mutants, name, instead)
    monkeypatch.setattr(subprocess, "run", lambda *args, **how: subprocess.CompletedProcess(args[0], 0))
    with pytest.raises(SystemExit, match="did not come to its end"):
        mutants.judge([SUITE], 2, 1)
