"""The list of what earlier versions told, with what stands in their databases; `tests/ui` compares the catalogues."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from databases import NAMES, unpack
from told import TOLD

LINES = [(key, frozenset(given)) for key, *given in map(str.split, TOLD.read_text(encoding="utf-8").splitlines())]


@pytest.mark.parametrize("name", NAMES)
def test_the_list_holds_what_is_told_in_a_database(name: str, tmp_path: Path) -> None:
    unpack(name, tmp_path / "g.db")
    with closing(sqlite3.connect(tmp_path / "g.db")) as connection:
        rows = connection.execute("SELECT events FROM actions").fetchall()
    found = {message for (events,) in rows for message in messages(json.loads(events))}
    assert len(found) > 100
    listed: dict[str, list[frozenset[str]]] = {}
    for key, given in LINES:
        listed.setdefault(key, []).append(given)
    lacking = [each for each in sorted(found) if not any(given <= set(each[1]) for given in listed.get(each[0], ()))]
    assert lacking == [], lacking


def messages(value: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    """All messages in what was told, with the names of their arguments; but for names, which have no text."""
    if isinstance(value, dict):
        if value.keys() == {"key", "args"} and not value["key"].startswith("@"):
            yield value["key"], tuple(sorted(value["args"]))
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from messages(each)
