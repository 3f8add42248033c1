"""Writes a file of numbers: what stands above the first table is kept."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from json import dumps
from pathlib import Path
from typing import Any

from engine.kit.judgement import Judgement


def write(path: Path, level: str, numbers: Judgement) -> None:
    """Put the numbers of one level into a file, or all of them if it has no levels."""
    text = path.read_text("utf-8")
    tables = tomllib.loads(text)["player"]
    new = numbers.model_dump(exclude_defaults=True)
    if level in tables:
        tables[level] = new
    else:
        tables = {"": new}
    head = text[: text.index("[player")]
    path.write_text(head + "\n".join(_table(name, each) for name, each in tables.items()), "utf-8")


def _table(name: str, numbers: Mapping[str, Any]) -> str:
    said = {"chosen": numbers["chosen"], **numbers} if "chosen" in numbers else numbers
    lines = [f"{key} = {dumps(value, ensure_ascii=False)}" for key, value in said.items()]
    return "\n".join([f"[player{f'.{name}' if name else ''}]", *lines, ""])
