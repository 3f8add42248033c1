"""Numbered SQL migrations: `PRAGMA user_version` says how far a file has come, `application_id` whose it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION = 0x67726176
"""The application id of our files; the first migration writes it."""


class StoreError(Exception):
    """The database cannot be used; the message says why in plain words for the administrator."""


class NewerDatabase(StoreError):
    """The database was written by a newer version of the program; it has been left untouched."""


def migrations() -> list[tuple[int, Path]]:
    """All migrations as (number, file), ascending."""
    return sorted((int(path.name.split("_")[0]), path) for path in MIGRATIONS.glob("*.sql"))


def inspect(path: Path) -> None:
    """Refuse a file that is not ours to use, before anything could be written to it.

    Raises `NewerDatabase` or `StoreError` for one of a newer version or of another program, and `sqlite3.Error`
    for one that is damaged or no database at all. A missing or empty file is fine.
    """
    if not path.exists() or not path.stat().st_size:
        return
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, isolation_level=None)) as db:
        version, mark, tables = (
            db.execute(sql).fetchone()[0]
            for sql in ("PRAGMA user_version", "PRAGMA application_id", "SELECT count(*) FROM sqlite_master")
        )
        if mark != APPLICATION and (mark or version or tables):
            raise StoreError(f"{path} is the database of another program")
        newest = migrations()[-1][0]
        if version > newest:
            raise NewerDatabase(f"{path} has version {version}, this program knows {newest} at most")
        if version:
            # The other tables are too large for a full check at every start; the live states are what must be sound.
            found = db.execute("PRAGMA quick_check(sessions)").fetchone()[0]
            if found != "ok":
                raise StoreError(f"{path} is damaged: {found}")


def migrate(db: sqlite3.Connection, up_to: int | None = None) -> None:
    """Bring the database to the newest number (or to ``up_to``), each step in a transaction of its own."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    for number, path in migrations():
        if version < number <= (up_to or number):
            script = path.read_text(encoding="utf-8")
            db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
