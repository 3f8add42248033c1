"""The world on disk: one SQLite file, written whole or not at all."""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SCHEMA = """
CREATE TABLE IF NOT EXISTS world (id INTEGER PRIMARY KEY CHECK (id = 1), version TEXT NOT NULL, state BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS file (url TEXT PRIMARY KEY, data BLOB NOT NULL);
"""


class Unreadable(Exception):
    """The file is damaged or was written by another version; its text says which."""


class Saved:
    """The saved state of ``version``'s making, and the uploaded files apart, so that a save writes only new ones.

    Pickles are read back: the file is as trusted as the program beside it. Raises `Unreadable` for a file that is no
    database, and `sqlite3.OperationalError` where none can be opened.
    """

    def __init__(self, path: Path, version: str) -> None:
        self.path = path
        self.version = version
        self._urls: set[str] = set()
        self._db = sqlite3.connect(path, isolation_level=None)
        try:
            self._db.execute("PRAGMA journal_mode = WAL")  # a save survives the end of the process without an fsync
            self._db.execute("PRAGMA synchronous = NORMAL")
            self._db.executescript(SCHEMA)
        except sqlite3.DatabaseError as error:
            self._db.close()
            if isinstance(error, sqlite3.OperationalError):
                raise
            raise Unreadable(str(error)) from error

    def read(self) -> tuple[dict[str, Any], dict[str, bytes]] | None:
        """The state and the files by address; nothing in a new file; raises `Unreadable` and closes."""
        try:
            row = self._db.execute("SELECT version, state FROM world").fetchone()
            files = dict(self._db.execute("SELECT url, data FROM file"))
            self._urls = set(files)
            if row is None:
                return None
            if row[0] != self.version:
                raise Unreadable(f"{row[0]} ≠ {self.version}")
            return pickle.loads(row[1]), files
        except Exception as error:  # a damaged pickle may raise anything
            self._db.close()
            if isinstance(error, Unreadable):
                raise
            raise Unreadable(f"{type(error).__name__}: {error}") from error

    def write(self, state: Mapping[str, Any], files: Mapping[str, bytes]) -> None:
        """Replace what is saved; raises `sqlite3.Error` when the disk refuses."""
        new, gone = files.keys() - self._urls, self._urls - files.keys()
        data = pickle.dumps(dict(state), pickle.HIGHEST_PROTOCOL)
        self._db.execute("BEGIN IMMEDIATE")
        try:
            self._db.executemany("INSERT INTO file VALUES (?, ?)", [(url, files[url]) for url in new])
            self._db.executemany("DELETE FROM file WHERE url = ?", [(url,) for url in gone])
            self._db.execute("INSERT OR REPLACE INTO world VALUES (1, ?, ?)", (self.version, data))
            self._db.execute("COMMIT")
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._urls = set(files)

    def close(self) -> None:
        self._db.close()


def put_aside(path: Path) -> Path:
    """Rename a file that cannot be read; returns its new name, the first free one of `….broken-1`, `….broken-2`, …"""
    number = 1
    while (target := path.with_name(f"{path.name}.broken-{number}")).exists():
        number += 1
    path.rename(target)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    return target
