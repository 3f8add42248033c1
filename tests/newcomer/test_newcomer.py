"""A game is added by `docs/new-game.md` alone: its files beside the others, and one line."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAME = Path(__file__).parent / "game"
PAGE = (ROOT / "docs" / "new-game.md").read_text("utf-8")
LINE = '    "render.bones",\n'
OTHERS = " and ".join(f"not {each}" for each in ("hitz", "plague", "zgame", "zombicide", "zombies"))
NEW = f"{OTHERS} and (bones or not test_every_text_that_the_code_names)"
"""What is said of other games and by shared modules has been tested where they are."""
THEIRS = ("test_bones.py", "test_command_tree.py")
"""Tests of the game, and such of the program that look at every game."""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A copy of the program with the game in it; what has been compiled is not compiled again."""
    for each in ("bot.py", "pyproject.toml", "cogs", "data", "engine", "local", "render", "telling", "tests", "web"):
        if (ROOT / each).is_dir():
            shutil.copytree(ROOT / each, tmp_path / each, ignore=shutil.ignore_patterns("newcomer", "*.pyc.*"))
        else:
            shutil.copy(ROOT / each, tmp_path)
    shutil.copytree(GAME, tmp_path, dirs_exist_ok=True)
    registry = tmp_path / "render" / "boards.py"
    text = registry.read_text("utf-8")
    assert text.count("GAMES = (\n") == 1
    registry.write_text(text.replace("GAMES = (\n", f"GAMES = (\n{LINE}"), "utf-8")
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "translating.md", tmp_path / "docs")
    run(tmp_path, "-m", "tests.languages", "--terms")
    return tmp_path


def run(program: Path, *args: str) -> None:
    ran = subprocess.run(
        [sys.executable, *args],
        cwd=program,
        env={**os.environ, "PYTHONPATH": str(program)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


def test_a_game_is_added_by_its_own_files_and_one_line(program: Path) -> None:
    tests = [*(f"tests/discord/{each}" for each in THEIRS), "tests/ui/test_catalogues.py", "tests/test_architecture.py"]
    run(program, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", NEW, *tests)


def families() -> list[re.Pattern[str]]:
    """The families of texts that the page names."""
    named = re.findall(r"`((?:<id>|name|about)-[^`]*)`", PAGE)
    parts = (re.split(r"<[^>]+>", each.replace("<id>", "bones")) for each in named)
    return [re.compile(".+".join(map(re.escape, each)) + "(-about)?") for each in parts]


def test_every_text_of_the_game_belongs_to_a_family_that_the_page_names() -> None:
    code = "".join(path.read_text("utf-8") for path in GAME.rglob("*.py"))
    for language in ("en", "ru"):
        texts = (GAME / "data" / "locales" / language / "bones.ftl").read_text("utf-8")
        keys = re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE)
        assert len(keys) > 60
        own = {key for key in keys if f'"{key.removeprefix("bones-").removeprefix("board-")}"' in code}
        lost = [key for key in keys if key not in own and not any(each.fullmatch(key) for each in families())]
        assert lost == []


def test_every_path_that_the_page_names_is_where_the_game_has_it() -> None:
    named = re.findall(r"`((?:engine|render|data)/[^`{*]*<id>[^`{*]*)`", PAGE)
    places = {each.replace("<id>", "bones") for each in named}
    assert len(places) > 3
    assert [each for each in places if not (GAME / each).exists()] == []
