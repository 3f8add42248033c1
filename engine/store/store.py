"""The database: durable group commits on one connection, reads on another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from .backup import copy
from .migrate import NewerDatabase, StoreError, inspect, migrate, unusable

T = TypeVar("T")
Row = Sequence[Any]
WRITER = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000", "cache_size = -16000")
READER = ("query_only = ON", "cache_size = -16000")
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
"""Errors of disk or file: no batch is guilty of them, and trying each alone would only take long."""

__all__ = ["Batch", "NewerDatabase", "Store", "StoreError"]


class Batch:
    """Statements that take effect together or not at all, in the order in which they were added."""

    __slots__ = ("done", "statements")

    def __init__(self) -> None:
        self.statements: list[tuple[str, Row]] = []
        self.done: asyncio.Future[None] | None = None

    def add(self, sql: str, *values: Any) -> None:
        """Add one statement."""
        self.statements.append((sql, values))


class Store:
    """One SQLite file, WAL and synchronous=FULL: what `commit` has returned for is on disk.

    Batches of concurrent sessions share a transaction (group commit): while one is being written the next ones
    gather. If a shared transaction fails through one of them, each is tried alone, so that only the guilty one is
    refused. A second process (or `Store`) on the same file is refused.
    """

    def __init__(
        self, path: Path, held: sqlite3.Connection, writer: sqlite3.Connection, reader: aiosqlite.Connection
    ) -> None:
        self.path = path
        self._held = held
        self._writer = writer
        self._reader = reader
        # A whole transaction is one call in this thread; through aiosqlite every statement would be one.
        self._thread = ThreadPoolExecutor(1, "store")
        self._queue: list[Batch] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self.writes = 0
        """Batches written so far: while it stays the same, a query finds what it found before."""

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """Open or create the file and migrate it.

        Raises `StoreError` if it is no database, damaged, of another program, newer than this program, in use by
        another process, or not writable; the file is left untouched.
        """
        path = await asyncio.to_thread(Path(path).resolve)
        held, writer = await asyncio.to_thread(_open, path)
        try:
            reader = await aiosqlite.connect(path, isolation_level=None)
            for pragma in READER:
                await reader.execute(f"PRAGMA {pragma}")
        except BaseException:
            writer.close()
            held.close()
            raise
        return cls(path, held, writer, reader)

    async def close(self) -> None:
        """Write what is queued and close the file. Closing twice does no harm."""
        if self._closed:
            return
        self._closed = True
        if self._flushing:
            await asyncio.wait([self._flushing])  # which may have been cancelled: the file is closed all the same
        await self._reader.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.close)
        self._thread.shutdown()
        self._held.close()

    async def commit(self, batch: Batch) -> None:
        """Write the batch durably; raises what SQLite raised if it could not be, with nothing of it kept.

        If the caller is cancelled, the batch is written all the same.
        """
        if self._closed:
            raise StoreError("closed", path=str(self.path))
        batch.done = asyncio.get_running_loop().create_future()
        self._queue.append(batch)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await batch.done

    async def execute(self, sql: str, *values: Any) -> None:
        """Write one statement durably."""
        batch = Batch()
        batch.add(sql, *values)
        await self.commit(batch)

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Read all rows of a query."""
        return list(await self._reader.execute_fetchall(sql, values))

    async def row(self, sql: str, *values: Any) -> Any | None:
        """Read the first row of a query, or None."""
        rows = await self.rows(sql, *values)
        return rows[0] if rows else None

    async def backup(self, path: Path) -> None:
        """A consistent copy of the whole database as a new file; raises `StoreError` if it cannot be made."""
        await asyncio.to_thread(copy, self.path, path)

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue:
                batches, self._queue = self._queue, []
                outcome = await loop.run_in_executor(self._thread, self._write, batches)
                self.writes += len(batches)
                for batch, error in zip(batches, outcome, strict=True):
                    if batch.done is None or batch.done.done():
                        continue  # whoever waited for it has gone
                    if error:
                        batch.done.set_exception(error)
                    else:
                        batch.done.set_result(None)
        finally:
            self._flushing = None

    def _write(self, batches: list[Batch]) -> list[Exception | None]:
        """In the thread: the batches in one transaction, else each in its own; what became of each."""
        try:
            self._transact(batches)
        except Exception as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if len(batches) == 1 or code in SURROUNDINGS:
                return [error] * len(batches)
            return [outcome for batch in batches for outcome in self._write([batch])]
        return [None] * len(batches)

    def _transact(self, batches: list[Batch]) -> None:
        execute = self._writer.execute
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


def _open(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """The lock that keeps other processes out, and the migrated database."""
    with ExitStack() as undo:
        connect: Callable[..., sqlite3.Connection] = sqlite3.connect

        def opened(name: Path, timeout: float) -> sqlite3.Connection:
            db = connect(name, timeout=timeout, isolation_level=None, check_same_thread=False)
            undo.callback(db.close)
            return db

        try:
            # SQLite's own lock on an empty file: it works on every system and goes with the process, however that ends.
            held = opened(path.with_name(f"{path.name}.lock"), 0)
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
