"""The guides to missions of an administrator: their example is played with, and they name all of the language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.data import load
from engine.games.zombicide.data import Tables
from engine.games.zombicide.effects import ASKS, TAKES

DOCS = Path(__file__).parents[2] / "docs"
guides = pytest.mark.parametrize("guide", ["new-mission.md", "new-mission.ru.md"])


@guides
def test_the_example_is_a_mission(guide: str, tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", (DOCS / guide).read_text("utf-8"), re.DOTALL)
    folder = tmp_path / "zombicide" / "missions"
    folder.mkdir(parents=True)
    (folder / "yard.toml").write_text(example, "utf-8")
    tables = load("zombicide", Tables, tmp_path)
    assert len(tables.missions) == 11 and len(tables.city("yard").zones) == 16
    assert list(tables.missions["yard"].cards) == ["yard-1", "yard-2"]


@guides
def test_every_operation_and_condition_is_explained(guide: str) -> None:
    named = set(re.findall(r"`!?([a-z_]+)\(", (DOCS / guide).read_text("utf-8")))
    assert TAKES.keys() | ASKS.keys() | {"if", "choose", "test", "pick"} == named
