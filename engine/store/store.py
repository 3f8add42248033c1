"""What every database does: durable group commits in a thread of their own, and reads."""

from __future__ import annotations

import asyncio
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

from .errors import StoreError
from .ownership import Owned

SILENT = 1.5
"""Seconds without an answer after which the database counts as away."""

Row = Sequence[Any]


class Batch:
    """Statements that take effect together or not at all, in the order in which they were added."""

    __slots__ = ("done", "statements")

    def __init__(self) -> None:
        self.statements: list[tuple[str, Row]] = []
        self.done: asyncio.Future[None] | None = None

    def add(self, sql: str, *values: Any) -> None:
        """Add one statement, with a ``?`` for each value."""
        self.statements.append((sql, values))


class Packed(ABC):
    """Bytes that only the thread that writes them works out."""

    __slots__ = ()

    @abstractmethod
    def pack(self) -> bytes:
        """The bytes."""

    def __conform__(self, protocol: object) -> bytes:
        return self.pack()


class PackedBatch(Batch):
    """A batch for another process, or for later: whatever is to be packed is packed at once."""

    __slots__ = ()

    def add(self, sql: str, *values: Any) -> None:
        super().add(sql, *(each.pack() if isinstance(each, Packed) else each for each in values))


class Transfer(Protocol):
    """One transaction in which whole tables are read and written."""

    def read(self, sql: str) -> Iterator[tuple[Any, ...]]:
        """The rows of a query, not all of them in memory at once."""
        ...

    def write(self, sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
        """One statement with the values of each row."""
        ...

    def done(self) -> None:
        """All tables have been written."""
        ...


class Store(ABC):
    """A database: what `commit` has returned for is on disk.

    Batches of concurrent sessions share a transaction (group commit): while one is being written the next ones
    gather. If a shared transaction fails through one of them, each is tried alone, so that only the guilty one is
    refused.

    The SQL is the same for all databases, so it keeps to what they have in common; `docs/scale.md` says what that is.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        """What the administrator calls it."""
        # A whole transaction is one call in this thread: one hop, however many statements.
        self._thread = ThreadPoolExecutor(1, "store")
        self._queue: list[Batch] = []
        self._flushing: asyncio.Task[None] | None = None
        self._closed = False
        self.owned = Owned()
        """What this process looks after."""
        self._written = 0
        self._waiting: dict[object, float] = {}
        """When what it has not answered yet was asked, the earliest first."""
        self._refused = False
        self.patient = False
        """Whether nobody minds how long an answer takes: while a program starts, nobody has pressed anything yet."""
        self.on_commit: Callable[[float], None] = lambda seconds: None
        """Called after each transaction with the seconds it took."""

    @property
    def waiting(self) -> int:
        """Batches that wait for the transaction under way to end."""
        return len(self._queue)

    @property
    def is_silent(self) -> bool:
        """Whether something has waited for an answer longer than `SILENT` seconds."""
        return time.monotonic() - next(iter(self._waiting.values()), math.inf) >= SILENT

    @property
    def is_away(self) -> bool:
        """Whether its last answer failed to come."""
        return self._refused or self.is_silent

    @property
    def writes(self) -> int:
        """A number that stays the same as long as nothing is written: until then a query finds what it found before.

        Of other processes nobody hears; where there are any, it goes on every few seconds.
        """
        return self._written

    async def close(self) -> None:
        """Write what is queued and close the database. Closing twice does no harm."""
        if self._closed:
            return
        self._closed = True
        if self._flushing:
            await asyncio.wait([self._flushing])  # which may have been cancelled: the database is closed all the same
        await self._close()
        self._thread.shutdown()

    async def commit(self, batch: Batch) -> None:
        """Write the batch durably; if it could not be, nothing of it is kept.

        If the caller is cancelled, the batch is written all the same. Raises `Conflict` for a batch that a constraint
        refuses, `Stale` if that is the version of a session, `StoreError` if the database cannot be written, `Unknown`
        if nobody can say whether it was.
        """
        self._must_be_open()
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

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> list[Any]:
        """Read all rows of a query; raises `StoreError` if the database cannot be read."""

    async def row(self, sql: str, *values: Any) -> Any | None:
        """Read the first row of a query, or None."""
        rows = await self.rows(sql, *values)
        return rows[0] if rows else None

    @abstractmethod
    def transfer(self) -> AbstractContextManager[Transfer]:
        """Read or write whole tables in one transaction, while nothing else uses the store; blocks."""

    async def scrub(self) -> None:
        """Let nothing of what was deleted or overwritten be left in the files, as far as the database can see to it.

        Everything is written anew, some seconds for a gigabyte; answers wait meanwhile. Raises `StoreError`.
        """
        await asyncio.get_running_loop().run_in_executor(self._thread, self._scrub)

    @abstractmethod
    def _scrub(self) -> None:
        """In the thread: see `scrub`."""

    @abstractmethod
    def _transact(self, batches: list[Batch]) -> None:
        """In the thread: write all of them in one transaction, or nothing of them. Raises as `commit` does."""

    @abstractmethod
    async def _close(self) -> None:
        """Close the connections."""

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreError("closed", path=self.name)

    @contextmanager
    def _asking(self) -> Generator[None]:
        """The database is asked something, and has answered at the end."""
        this = object()
        self._waiting[this] = time.monotonic()
        try:
            yield
            self._refused = False
        except StoreError:
            self._refused = True
            raise
        finally:
            del self._waiting[this]

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue:
                batches, self._queue = self._queue, []
                begun = time.perf_counter()
                with self._asking():
                    outcome = await loop.run_in_executor(self._thread, self._write, batches)
                self.on_commit(time.perf_counter() - begun)
                self._refused = isinstance(outcome[0], StoreError)
                self._written += len(batches)
                for batch, error in zip(batches, outcome, strict=True):
                    if batch.done is None or batch.done.done():
                        continue  # the task that waited for it has gone
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
            if len(batches) == 1 or isinstance(error, StoreError):  # no batch is guilty of that
                return [error] * len(batches)
            return [outcome for batch in batches for outcome in self._write([batch])]
        return [None] * len(batches)
