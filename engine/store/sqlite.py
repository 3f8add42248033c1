"""One SQLite file: the database that needs nothing beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite

from .backup import copy
from .errors import Conflict, Stale, StoreError
from .migrate import inspect, migrate, read_only, unusable
from .store import Batch, Store, Transfer

OLDEST = (3, 39)
"""The SQLite that first knew all of our SQL."""
WRITER = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000", "cache_size = -16000")
READER = ("query_only = ON", "cache_size = -16000")
GLANCE = 1.0
"""Seconds to wait for a lock that somebody holds only while looking whether it is held."""
SURROUNDINGS = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOTADB,
}
"""Errors of disk or file: no batch is guilty of them."""
FENCE = (
    "NOT NULL constraint failed: sessions.version",
    "UNIQUE constraint failed: actions.session, actions.seq",
    "NOT NULL constraint failed: posts.epoch",
    "FOREIGN KEY constraint failed",
)
"""What SQLite says when a session is written from a version that is not on disk: by its row, or first by its log; when
its posts are written by who no longer looks after it; and when it has been forgotten.
"""


class SqliteStore(Store):
    """One SQLite file, WAL and synchronous=FULL. A second process (or store) on the same file is refused."""

    def __init__(
        self, path: Path, held: sqlite3.Connection, writer: sqlite3.Connection, reader: aiosqlite.Connection
    ) -> None:
        super().__init__(str(path))
        self.path = path
        self._held = held
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """Open or create the file and migrate it.

        Raises `StoreError` if it is no database, damaged, of another program, newer than this program, in use by
        another process, or not writable; the file is left untouched.
        """
        path = await asyncio.to_thread(Path(path).resolve)
        if sqlite3.sqlite_version_info < OLDEST:
            raise StoreError("old-sqlite", found=sqlite3.sqlite_version, needed=".".join(map(str, OLDEST)))
        held, writer = await asyncio.to_thread(_open, path)
        try:
            reader = await aiosqlite.connect(path, isolation_level=None)
            for pragma in READER:
                await reader.execute(f"PRAGMA {pragma}")
        except BaseException as error:
            writer.close()
            held.close()
            if isinstance(error, sqlite3.Error):
                raise unusable(path, error) from error
            raise
        return cls(path, held, writer, reader)

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        self._must_be_open()
        with self._asking():
            try:
                return list(await self._reader.execute_fetchall(sql, values))
            except sqlite3.Error as error:
                raise self._meant(error) from error

    @contextmanager
    def transfer(self) -> Generator[Transfer]:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield _Transfer(self._writer)
                self._writer.execute("COMMIT")
            except BaseException:
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise self._meant(error) from error

    async def backup(self, path: Path) -> None:
        """A consistent copy of the whole database as a new file; raises `StoreError` if it cannot be made."""
        await asyncio.to_thread(copy, self.path, path)

    async def _close(self) -> None:
        await self._reader.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.close)
        self._held.close()

    def _transact(self, batches: list[Batch]) -> None:
        execute = self._writer.execute
        try:
            execute("BEGIN IMMEDIATE")
            try:
                for batch in batches:
                    for sql, values in batch.statements:
                        execute(sql, values)
                execute("COMMIT")
            except BaseException:
                if self._writer.in_transaction:  # on a full disk SQLite has rolled back by itself
                    execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise self._meant(error) from error

    def _scrub(self) -> None:
        try:
            for sql in ("PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"):
                for busy, *_ in self._writer.execute(sql).fetchall():  # somebody reads, so the old log stays: not yet
                    if busy:
                        raise StoreError("unusable", path=str(self.path), why="database is being read")
        except sqlite3.Error as error:
            raise self._meant(error) from error

    def _meant(self, error: sqlite3.Error) -> Exception:
        """What SQLite says, in the words of every database; what is a fault of the program stays as it is."""
        if isinstance(error, sqlite3.IntegrityError):
            return (Stale if str(error) in FENCE else Conflict)(str(error))
        return unusable(self.path, error) if error.sqlite_errorcode & 0xFF in SURROUNDINGS else error


class _Transfer:
    """See `Store.transfer`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def read(self, sql: str) -> Iterator[tuple[Any, ...]]:
        yield from self._connection.execute(sql)

    def write(self, sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
        self._connection.executemany(sql, rows)

    def done(self) -> None:
        """SQLite numbers the next row by the highest there is."""


def is_in_use(path: Path) -> bool:
    """Whether another process has the file open. Changes nothing, and makes no file."""
    try:
        with closing(read_only(_lock(path))) as db:
            db.execute("SELECT 1 FROM sqlite_master")
    except sqlite3.OperationalError as error:
        return error.sqlite_errorcode == sqlite3.SQLITE_BUSY
    return False


def _lock(path: Path) -> Path:
    """SQLite's own lock on an empty file works on every system and goes with the process, however that ends."""
    return path.with_name(f"{path.name}.lock")


def _open(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The lock that keeps other processes out, and the migrated database."""
    with ExitStack() as undo:
        connect: Callable[..., sqlite3.Connection] = sqlite3.connect

        def opened(name: Path, timeout: float) -> sqlite3.Connection:
            db = connect(name, timeout=timeout, isolation_level=None, check_same_thread=False)
            undo.callback(db.close)
            return db

        try:
            held = opened(_lock(path), GLANCE)
            try:
                held.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    raise StoreError("in-use", path=str(path)) from error
                raise
            inspect(path)
            writer = opened(path, 5)
            for pragma in WRITER:
                writer.execute(f"PRAGMA {pragma}")
            migrate(writer)
            version = writer.execute("PRAGMA user_version").fetchone()[0]
            writer.execute(f"PRAGMA user_version = {version}")  # a file that cannot be written is found out now
        except (sqlite3.Error, OSError) as error:
            raise unusable(path, error) from error
        undo.pop_all()
        return held, writer
