"""Database files that are up to date from the beginning: all migrations take longer than most tests."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.store.migrate import migrate


def blank(path: Path) -> Path:
    """This file, which has every table and nothing in them."""
    path.write_bytes(_blank())
    return path


@cache
def _blank() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "blank.db"
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            migrate(db)
        return path.read_bytes()
