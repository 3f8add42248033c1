"""Numbered SQL migrations: `PRAGMA user_version` says how far a file has come."""

from __future__ import annotations

from pathlib import Path

import aiosqlite

MIGRATIONS = Path(__file__).parent / "migrations"


class StoreError(Exception):
    """The database cannot be used; the message says why in plain words for the administrator."""


class NewerDatabase(StoreError):
    """The database was written by a newer version of the program; it has been left untouched."""


def migrations() -> list[tuple[int, Path]]:
    """All migrations as (number, file), ascending."""
    return sorted((int(path.name.split("_")[0]), path) for path in MIGRATIONS.glob("*.sql"))


async def refuse_newer(db: aiosqlite.Connection) -> int:
    """The database's number; raises `NewerDatabase` if it is ahead of this program."""
    async with db.execute("PRAGMA user_version") as rows:
        row = await rows.fetchone()
    version, newest = int(row[0]) if row else 0, migrations()[-1][0]
    if version > newest:
        raise NewerDatabase(f"the database has version {version}, this program knows {newest} at most")
    return version


async def migrate(db: aiosqlite.Connection, up_to: int | None = None) -> None:
    """Bring the database to the newest number (or to ``up_to``), each step in a transaction of its own.

    Raises `NewerDatabase` without touching a database that is ahead of this program.
    """
    version = await refuse_newer(db)
    for number, path in migrations():
        if version < number <= (up_to or number):
            script = path.read_text(encoding="utf-8")
            await db.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
