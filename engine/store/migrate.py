"""Numbered SQL migrations: `PRAGMA user_version` says how far a file has come, `application_id` whose it is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

from .errors import NewerDatabase, StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
APPLICATION = 0x67726176
"""The application id of our files; the first migration writes it."""


def unusable(path: Path, error: Exception) -> StoreError:
    """What SQLite or the system says about a file, in words."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_READONLY:
            return StoreError("read-only", path=str(path))
        case sqlite3.SQLITE_CORRUPT:
            return damaged(path, str(error))
        case _:
            return StoreError("unusable", path=str(path), why=str(error))


def damaged(path: Path, why: str) -> StoreError:
    """SQLite may quote a whole table when it says why."""
    return StoreError("damaged", path=str(path), why=" ".join(why.split())[:120])


def migrations() -> list[tuple[int, Path]]:
    """All migrations as (number, file), ascending."""
    return sorted(
        (int(path.name.split("_")[0]), path) for path in MIGRATIONS.glob("*.sql") if ".postgresql" not in path.name
    )


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that can change nothing, whatever characters the path holds; raises `sqlite3.Error`."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)


def inspect(path: Path) -> None:
    """Refuse a file that is not ours to use, before anything could be written to it.

    Every page and every row is read once, so this takes about a second for a gigabyte. Raises `NewerDatabase` or
    `StoreError` for one of a newer version, of another program or with a part missing, and `sqlite3.Error` for one
    that is damaged or no database at all. A missing or empty file is fine.
    """
    if not path.exists() or not path.stat().st_size:
        return
    try:
        with closing(read_only(path)) as db:
            version, mark, tables = (
                db.execute(sql).fetchone()[0]
                for sql in ("PRAGMA user_version", "PRAGMA application_id", "SELECT count(*) FROM sqlite_master")
            )
            if mark != APPLICATION and (mark or version or tables):
                raise StoreError("foreign", path=str(path))
            if version < 0 or (tables and not version):
                raise StoreError("no-version", path=str(path), found=str(version))
            newest = migrations()[-1][0]
            if version > newest:
                raise NewerDatabase("newer", path=str(path), found=version, known=newest)
            if version:
                found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
                if found != "ok":
                    raise damaged(path, found)
                _complete(path, db, version)
    except UnicodeDecodeError as error:  # what SQLite says of a broken schema may quote it
        raise damaged(path, str(error)) from error


def _complete(path: Path, db: sqlite3.Connection, version: int) -> None:
    """Every table and index of this version is there, and every text in them can be read."""
    wanted = _wanted(version)
    missing = sorted(wanted - _parts(db))
    if missing:
        raise StoreError("incomplete", path=str(path), what=missing[0])
    for table in sorted({part.partition(".")[0] for part in wanted if "." in part}):
        texts = [name for _, name, kind, *_ in db.execute(f"PRAGMA table_info({table})") if kind == "TEXT"]
        for _ in db.execute(f"SELECT {', '.join(texts)} FROM {table}") if texts else ():
            pass


@cache
def _wanted(version: int) -> frozenset[str]:
    """The parts that every file of a version has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, version)
        return frozenset(_parts(model))


def _parts(db: sqlite3.Connection) -> set[str]:
    """The columns of all tables as ``table.column``, and the names of the indexes."""
    columns = "SELECT m.name || '.' || c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
    indexes = "SELECT name FROM sqlite_master WHERE type = 'index'"
    return {name for (name,) in [*db.execute(columns), *db.execute(indexes)]}


def migrate(db: sqlite3.Connection, up_to: int | None = None) -> None:
    """Bring the database to the newest number (or to ``up_to``), each step in a transaction of its own."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    for number, path in migrations():
        if version < number <= (up_to or number):
            script = path.read_text(encoding="utf-8")
            db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
