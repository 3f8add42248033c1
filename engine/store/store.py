"""The database connection: durable group commits on one, reads on another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Self

import aiosqlite

from .migrate import NewerDatabase, StoreError, migrate, refuse_newer

Row = Sequence[Any]
Statement = tuple[str, Row]
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF", "busy_timeout = 5000", "cache_size = -16000")

__all__ = ["Batch", "NewerDatabase", "Store", "StoreError"]


class Batch:
    """Statements that take effect together or not at all."""

    __slots__ = ("done", "statements")

    def __init__(self) -> None:
        self.statements: list[Statement] = []
        self.done: asyncio.Future[None] | None = None

    def add(self, sql: str, *values: Any) -> None:
        """Add one statement."""
        self.statements.append((sql, values))


class Store:
    """One SQLite file, WAL and synchronous=FULL: what `commit` has returned for is on disk.

    Batches of concurrent sessions share a transaction (group commit): while one is being written the next ones
    gather. If a shared transaction fails, each batch is tried alone, so that only the guilty one is refused.
    """

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._queue: list[Batch] = []
        self._flushing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """Open or create the file and migrate it.

        Raises `StoreError` if it is no database, damaged, or newer than this program; the file is left untouched.
        """
        writer = await aiosqlite.connect(path, isolation_level=None)
        try:
            await refuse_newer(writer)
            for pragma in PRAGMAS:
                await writer.execute(f"PRAGMA {pragma}")
            await migrate(writer)
            reader = await aiosqlite.connect(path, isolation_level=None)
            await reader.execute("PRAGMA query_only = ON")
            await reader.execute("PRAGMA cache_size = -16000")
        except (sqlite3.DatabaseError, StoreError) as error:
            await writer.close()
            if isinstance(error, StoreError):
                raise
            raise StoreError(f"{path} cannot be used as a database: {error}") from error
        return cls(writer, reader)

    async def close(self) -> None:
        """Write what is queued and close the file."""
        if self._flushing:
            await self._flushing
        await self._reader.close()
        await self._writer.close()

    async def commit(self, batch: Batch) -> None:
        """Write the batch durably; raises `sqlite3.Error` if it could not be, with nothing of it kept."""
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
        """A consistent copy of the whole database as a new file; raises `StoreError` if that exists already."""
        if path.exists():
            raise StoreError(f"{path} exists already")
        await self._reader.execute("VACUUM INTO ?", (str(path),))

    async def _flush(self) -> None:
        try:
            while self._queue:
                batches, self._queue = self._queue, []
                try:
                    await self._write(batches)
                except sqlite3.Error:
                    for batch in batches:
                        await self._write_alone(batch)
                else:
                    for batch in batches:
                        _settle(batch)
        finally:
            self._flushing = None

    async def _write_alone(self, batch: Batch) -> None:
        try:
            await self._write([batch])
        except sqlite3.Error as error:
            _settle(batch, error)
        else:
            _settle(batch)

    async def _write(self, batches: Iterable[Batch]) -> None:
        grouped: dict[str, list[Row]] = {}
        for batch in batches:
            for sql, values in batch.statements:
                grouped.setdefault(sql, []).append(values)
        await self._writer.execute("BEGIN IMMEDIATE")
        try:
            for sql, rows in grouped.items():
                await self._writer.executemany(sql, rows)
            await self._writer.execute("COMMIT")
        except BaseException:
            await self._writer.execute("ROLLBACK")
            raise


def _settle(batch: Batch, error: Exception | None = None) -> None:
    if batch.done is None or batch.done.done():
        return  # whoever waited for it has gone
    if error:
        batch.done.set_exception(error)
    else:
        batch.done.set_result(None)
