"""`make mutants`: would the tests of a game notice if one of its rules were another?

``python -m tests.mutants [--game hitz] [--sample 150] [--seed 1]``. Changes the rules of each game in a copy, one small
change at a time, and runs those tests of the game that reach the changed function. What nobody noticed is written
to ``build/mutants/<game>.txt``; `docs/mutants.md` says of which survivors we know and why they are none. The exit code
is 1 if less than `WANTED` of the changes of a game were caught.

Left out are the words for people (other tests know all of them) and the judgement of the automated player, which is no
rule. The tool, mutmut, changes no function with a decorator.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "mutants"
COPY = BUILD / "copy"
WANTED = 0.95
FAILED = 1
"""What mutmut notes of a change at which a test has failed. Anything else is no verdict yet: no test noticed it or
reaches it, the machine was too busy for the time that mutmut allows, a process was killed.
"""
PATIENCE = 1200
"""Seconds for all tests of a game at one change; who takes longer has noticed nothing."""
WORDS = [
    r"s\.tell\(", r"s\.text\b", r"Message\(", r"\bwho\b", r"(?i)label", r"prompt=", r"refs?=",
    r"yield f?\"[IR]\d", r"yield \(.+\), msg\(", r"broken\(", r"assert .+, f?\"",
]  # fmt: skip
"""Lines that only say something: to players, of a broken invariant, of faulty data."""


@dataclass(frozen=True)
class Suite:
    """The tests of a game that judge its rules in seconds: no whole random games, no pictures, no timings."""

    game: str
    without: Sequence[str]
    also: Sequence[str] = ("tests/sessions/test_reshuffle.py",)
    """Tests that judge rules of several games."""


SUITES = (
    Suite("hitz", ("test_hitz_fuzz.py", "test_hitz_fixes_fuzz.py", "test_rules_complete.py")),
    Suite(
        "zgame",
        (
            "test_zgame_fixes_phases.py",
            "test_zgame_fuzz.py",
            "test_zgame_picture.py",
            "test_zgame_stand_in.py",
        ),
    ),
    Suite(
        "zombies",
        (
            "test_absence.py",
            "test_fixes_fuzz.py",
            "test_fuzz.py",
            "test_picture.py",
            "test_picture_seen.py",
            "test_stand_in.py",
            "test_zombies_fixes_phases.py",
        ),
    ),
    Suite(
        "plague",
        (
            "test_plague_first_game.py",
            "test_plague_fuzz.py",
            "test_plague_kept.py",
            "test_plague_picture.py",
            "test_plague_stand_in.py",
            "test_plague_texts.py",
        ),
    ),
    Suite(
        "zombicide",
        (
            "test_zombicide_advice.py",
            "test_zombicide_fuzz.py",
            "test_zombicide_names.py",
            "test_zombicide_picture.py",
            "test_zombicide_secrecy.py",
            "test_zombicide_stand_in.py",
            "test_zombicide_winnable.py",
        ),
    ),
)

SETTINGS = """
[tool.pytest.ini_options]
pythonpath = [".", "tests"]
asyncio_mode = "auto"
asyncio_default_fixture_loop_scope = "function"
addopts = "-q -p no:cacheprovider"
faulthandler_timeout = 120
faulthandler_exit_on_timeout = true

[tool.mutmut]
source_paths = ["engine"]
only_mutate = {rules}
do_not_mutate = ["engine/games/*/player/*", "engine/games/plague/dead/bot.py", "engine/games/plague/dead/tricks.py"]
do_not_mutate_patterns = {words}
pytest_add_cli_args_test_selection = {tests}
timeout_multiplier = 4.0
track_dependencies = false
"""


def selection(suites: Sequence[Suite]) -> list[str]:
    """The tests of these games, as pytest is told."""
    return [
        *(f"tests/{suite.game}" for suite in suites),
        *sorted({each for suite in suites for each in suite.also}),
        *(f"--ignore=tests/{suite.game}/{each}" for suite in suites for each in suite.without),
    ]


def lay_out(suites: Sequence[Suite]) -> None:
    """A copy of the rules and their tests, in which mutmut may do as it likes."""
    shutil.rmtree(COPY, ignore_errors=True)
    for folder in ("engine", "tests"):
        shutil.copytree(ROOT / folder, COPY / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for rest in (
        "cogs",
        "data",
        "docs",
        "render",
        "telling",
    ):  # mutmut brings only what it may change to where the tests run
        shutil.copytree(ROOT / rest, COPY / "mutants" / rest, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "bot.py", COPY / "mutants")
    rules = [f"engine/games/{suite.game}/*" for suite in suites]
    settings = SETTINGS.format(rules=json.dumps(rules), words=json.dumps(WORDS), tests=json.dumps(selection(suites)))
    (COPY / "pyproject.toml").write_text(settings, encoding="utf-8")
    os.chdir(COPY)  # where mutmut looks for its settings


def generate() -> None:
    """Write down every change of the rules: it takes long, and mutmut finds them written when it runs."""
    from mutmut.__main__ import create_mutants
    from mutmut.utils.file_utils import copy_src_dir

    with redirect_stdout(StringIO()):
        copy_src_dir()
        create_mutants(os.cpu_count() or 1)


def names(suite: Suite) -> list[str]:
    """Every change for the rules of the game."""
    return sorted(name for name in verdicts() if name.startswith(f"engine.games.{suite.game}."))


def verdicts() -> dict[str, int | None]:
    """What became of each change."""
    found: dict[str, int | None] = {}
    for path in COPY.glob("mutants/engine/games/**/*.py.meta"):
        found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def difference(name: str) -> str:
    """The lines that a change touches."""
    told = subprocess.run(
        [sys.executable, "-m", "mutmut", "show", name], capture_output=True, text=True, encoding="utf-8", check=True
    )
    lines = told.stdout.splitlines()
    return "\n".join(line for line in lines if line.startswith(("-", "+")) and not line.startswith(("---", "+++")))


def alone(suite: Suite, name: str) -> bool:
    """Whether a change goes unnoticed in a process of its own as well, by all tests of the suite.

    mutmut forks after everything has been imported and run once: what is built at import or kept in a cache does not
    see the change. A test that hangs has failed, as it would in the whole suite; a process that was killed has not.
    """
    run = [sys.executable, "-m", "pytest", "-x", *selection([suite])]
    env = {**os.environ, "MUTANT_UNDER_TEST": name}
    try:
        done = subprocess.run(run, cwd=COPY / "mutants", env=env, capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode <= 0


def report(suite: Suite, sample: Sequence[str], missed: Sequence[str]) -> bool:
    """Say how many of a game's changes were caught, and which were not, line by line; whether it is enough."""
    share = 1 - len(missed) / len(sample)
    lines = [f"{suite.game}: {len(sample)} changes, {len(missed)} unnoticed, {share:.1%} caught"]
    lines += [f"\n{name}\n{difference(name)}" for name in missed]
    (BUILD / f"{suite.game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(*lines, sep="\n", flush=True)
    return share >= WANTED


def judge(suites: Sequence[Suite], size: int, seed: int) -> bool:
    """Try a sample of the changes of each game; whether enough of them were caught."""
    lay_out(suites)
    generate()
    samples: dict[Suite, list[str]] = {}
    for suite in suites:
        every = names(suite)
        samples[suite] = Random(seed).sample(every, min(size, len(every)))
        print(f"{suite.game}: {len(samples[suite])} of {len(every)} changes", flush=True)
    tried = [name for sample in samples.values() for name in sample]
    with (BUILD / "mutmut.log").open("w", encoding="utf-8") as log:
        run = [sys.executable, "-m", "mutmut", "run", *tried]
        done = subprocess.run(run, stdout=log, stderr=subprocess.STDOUT, check=False)
    verdict = verdicts()
    if done.returncode or any(verdict.get(name) is None for name in tried):
        raise SystemExit(f"mutmut did not come to its end: see {log.name}")
    enough = True
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for suite, sample in samples.items():
            unsure = [name for name in sample if verdict[name] != FAILED]
            still = pool.map(partial(alone, suite), unsure)
            enough &= report(suite, sample, [name for name, unseen in zip(unsure, still, strict=True) if unseen])
    return enough


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[suite.game for suite in SUITES], help="only this one")
    parser.add_argument("--sample", type=int, default=150, help="changes to try per game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the sample (default: %(default)s)")
    asked = parser.parse_args()
    if asked.sample < 1:
        parser.error("--sample: at least 1")
    suites = [suite for suite in SUITES if asked.game in (None, suite.game)]
    begun = perf_counter()
    enough = judge(suites, asked.sample, asked.seed)
    print(f"{perf_counter() - begun:.0f} s")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
