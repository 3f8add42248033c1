"""What is written as TOML is read as it was."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.data import DATA
from engine.workshop.toml import toml

ROOT = Path(__file__).parents[2]
FILES = [*(DATA / "zombicide/missions").glob("*.toml"), *(ROOT / "docs/missions").glob("*.toml")]
SIGNS = "ab'\"\\\n\t\r#=[]{}.,\x00\x7fж🧟\u2028\u00a0 1"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_mission_comes_back(file: Path) -> None:
    fields = tomllib.loads(file.read_text("utf-8"))
    written = toml(fields)
    assert tomllib.loads(written) == fields and toml(tomllib.loads(written)) == written
    assert max(map(len, written.splitlines())) <= max(150, *map(len, file.read_text("utf-8").splitlines()))


def test_whatever_somebody_types_comes_back() -> None:
    random = Random(1)
    for _ in range(500):
        fields = {"first": _any(random, 0), "cards": {_text(random): {_text(random): _any(random, 0)}}}
        assert tomllib.loads(toml(fields)) == fields


def test_an_effect_of_several_lines_stays_one_of_several_lines() -> None:
    assert "effect = '''\nap(taker, 1);\nback()'''" in toml({"cards": {"yard-1": {"effect": "ap(taker, 1);\nback()"}}})
    assert "'''\n" not in toml({"cards": {"yard-1": {"effect": "a\n'''"}}}), "which would end it"


def _text(random: Random) -> str:
    return "".join(random.choices(SIGNS, k=random.randrange(8)))


def _any(random: Random, depth: int) -> Any:
    match random.randrange(4 if depth > 2 else 6):
        case 0:
            return random.randrange(100)
        case 1:
            return random.random() < 0.5
        case 2 | 3:
            return _text(random)
        case 4:
            return [_any(random, depth + 1) for _ in range(random.choice((0, 2, 9)))]
        case _:
            return {_text(random): _any(random, depth + 1) for _ in range(3)}
