"""PostgreSQL: the database of several processes. Only hosts who name its URL need psycopg."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, LiteralString, Protocol, Self, TypeVar, cast

import psycopg
from psycopg import conninfo, errors, pq
from psycopg.adapt import Dumper
from psycopg.types.numeric import Int8BinaryDumper
from psycopg.types.string import TextBinaryLoader, TextLoader

from .errors import SCHEMES, Conflict, Stale, StoreError, Unknown
from .schema import migrate
from .store import Batch, Packed, Store, Transfer

TRIES = 3
"""How often a transaction is tried that another process kept from finishing."""
PATIENCE = 10.0
"""Seconds for which a transaction waits for a row. Whoever has sent nothing for half of that in the midst of one of its
own is asleep: a process that was stopped would keep its rows for as long as it sleeps, while another has its servers.
"""
ASLEEP = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user AND pid != pg_backend_pid()
    AND application_name = current_setting('application_name') AND xact_start IS NOT NULL
    AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - make_interval(secs => $1)
"""
USUAL = {
    "connect_timeout": "10",
    "application_name": "gravekeeper",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
"""What a URL need not say: a server that is gone is noticed within half a minute."""
DURABLE = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')
"""
TOLD = {"host", "hostaddr", "port", "user", "dbname"}
"""What may be told of a URL."""
FENCE = {("sessions", "version"), ("posts", "epoch")}
"""Columns that refuse what was made from another version of the row than the one on disk."""
FETCHED = 500
"""Rows that are in memory at once when a whole table is read."""

T = TypeVar("T")
Connection = psycopg.Connection[tuple[Any, ...]]


class Execute(Protocol):
    """One statement of a transaction, with its values; its rows."""

    def __call__(self, sql: str, /, *values: Any) -> list[Any]: ...


class PostgresStore(Store):
    """One PostgreSQL, shared by all processes. A transaction is one round trip: all its statements are sent at once.

    The writer and the reader are a connection each. One that is lost is made again when it is needed next.
    """

    def __init__(self, url: str, name: str, writer: Connection, reader: Connection) -> None:
        super().__init__(name)
        self._url = url
        self._writer = writer
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "reads")
        self._asked = 0

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect and bring the database up to date.

        Raises `StoreError` for a URL that is none, a server that cannot be reached or does not let us in, one that can
        only be read, and a database of another program or of a newer version.
        """
        name = _name(url)
        writer = await asyncio.to_thread(_connect, url, name)
        try:
            await asyncio.to_thread(migrate, writer, name)
            reader = await asyncio.to_thread(_connect, url, name)
        except BaseException as error:
            writer.close()
            if isinstance(error, psycopg.Error):
                raise StoreError("unusable", path=name, why=_line(error)) from error
            raise
        return cls(url, name, _patient(writer, name), reader)

    @classmethod
    def look(cls, url: str) -> Connection:
        """A connection for a look at a database that is left as it is; blocks, and raises as `open` does."""
        return _connect(url, _name(url))

    @property
    def writes(self) -> int:
        """Never the same twice: other processes write, too."""
        self._asked += 1
        return self._asked

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        self._must_be_open()
        if self.is_silent and not self.patient:  # nobody is to stand in a queue behind what may take half a minute
            raise StoreError("no-server", path=self.name, why="no answer")
        with self._asking():
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, sql, values)

    async def apply(self, work: Callable[[Execute], T]) -> T:
        """What ``work`` does in a transaction of its own, statement by statement; raises as `commit` does."""
        self._written += 1  # leases are renewed by it: where others write, too, `writes` goes on with every beat
        with self._asking():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._apply, work)

    @contextmanager
    def transfer(self) -> Generator[Transfer]:
        try:
            with self._writer.transaction():
                self._writer.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                if self._writer.execute("SELECT 1 FROM shards WHERE until > now()").fetchone():
                    raise StoreError("in-use", path=self.name)
                yield _Transfer(self._writer)
        except psycopg.Error as error:
            raise self._meant(error, self._writer) from error

    async def _close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reading, lambda: self._reader.close())
        await loop.run_in_executor(self._thread, lambda: self._writer.close())
        self._reading.shutdown()

    def _transact(self, batches: list[Batch]) -> None:
        for tried in range(TRIES):
            connection = self._writer = self._living(self._writer)
            try:
                if tried:
                    connection.execute(ASLEEP, (PATIENCE / 2,))
                with connection.pipeline(), connection.cursor() as cursor:
                    cursor.execute("BEGIN")
                    for batch in batches:
                        for sql, values in batch.statements:
                            cursor.execute(numbered(sql), values)
                    cursor.execute("COMMIT")
                return
            except psycopg.Error as error:
                if not isinstance(error, errors.DeadlockDetected | errors.LockNotAvailable) or tried + 1 == TRIES:
                    raise self._meant(error, connection) from error
            finally:
                self._leave(connection)

    def _apply(self, work: Callable[[Execute], T]) -> T:
        connection = self._writer = self._living(self._writer)

        def execute(sql: str, *values: Any) -> list[Any]:
            cursor = connection.execute(numbered(sql), values)
            return cursor.fetchall() if cursor.description else []

        try:
            with connection.transaction():
                return work(execute)
        except psycopg.Error as error:
            if isinstance(error, errors.LockNotAvailable):
                with suppress(psycopg.Error):
                    connection.execute(ASLEEP, (PATIENCE / 2,))
            raise self._meant(error, connection) from error

    def _scrub(self) -> None:
        connection = self._writer = self._living(self._writer)
        try:
            connection.execute("VACUUM")  # what it frees is overwritten in time
        except psycopg.Error as error:
            raise self._meant(error, connection) from error

    def _read(self, sql: str, values: Iterable[Any]) -> list[Any]:
        for again in (True, False):
            connection = self._reader = self._living(self._reader)
            try:
                return connection.execute(numbered(sql), tuple(values)).fetchall()
            except psycopg.Error as error:
                if not again or not connection.closed:
                    raise self._meant(error, connection) from error
        raise AssertionError

    def _living(self, connection: Connection) -> Connection:
        """The connection; a new one if it was lost.

        A loss that is found out here costs nothing, because nothing has been asked yet.
        """
        with suppress(psycopg.OperationalError):
            for _ in range(2):  # what the server said at last, and that it is gone
                connection.pgconn.consume_input()
        return _patient(_connect(self._url, self.name), self.name) if connection.closed else connection

    def _leave(self, connection: Connection) -> None:
        """Give a transaction up that has not come to its end."""
        if not connection.closed and connection.info.transaction_status != pq.TransactionStatus.IDLE:
            try:
                connection.rollback()
            except psycopg.Error:
                connection.close()

    def _meant(self, error: psycopg.Error, connection: Connection) -> Exception:
        """What PostgreSQL says, in the words of every database; what is a fault of the program stays as it is."""
        if isinstance(error, errors.IntegrityError):
            said = error.diag
            stale = (said.table_name, said.column_name) in FENCE or said.constraint_name == "actions_pkey"
            stale = stale or isinstance(error, errors.ForeignKeyViolation)
            return (Stale if stale else Conflict)(_line(error))
        if isinstance(error, errors.ReadOnlySqlTransaction):
            self._writer.close()  # it may lead to another server now
            return StoreError("standby", path=self.name)
        if connection.closed:
            lost = StoreError("unusable", path=self.name, why=_line(error))
            return lost if connection is self._reader else Unknown("unknown", path=self.name, why=_line(error))
        away = error.sqlstate is not None and error.sqlstate[:2] in ("53", "57", "58")  # resources, operator, system
        if away or isinstance(error, errors.LockNotAvailable):
            return StoreError("unusable", path=self.name, why=_line(error))
        return error


class _Transfer:
    """See `Store.transfer`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def read(self, sql: str) -> Iterator[tuple[Any, ...]]:
        with psycopg.RawServerCursor(self._connection, "whole", scrollable=False) as cursor:
            cursor.itersize = FETCHED
            yield from cursor.execute(cast(LiteralString, sql))

    def write(self, sql: str, rows: Iterable[tuple[Any, ...]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(numbered(sql), rows)

    def done(self) -> None:
        for table in ("campaigns", "proposals", "series"):  # whose next row is numbered by the database
            number = f"setval(pg_get_serial_sequence('{table}', 'id'), coalesce(max(id), 0) + 1, false)"
            self._connection.execute(f"SELECT {number} FROM {table}")


class _PackedDumper(Dumper):
    oid = psycopg.postgres.types["bytea"].oid
    format = pq.Format.BINARY

    def dump(self, obj: Packed) -> bytes:
        return obj.pack()


def _patient(connection: Connection, name: str) -> Connection:
    """The same, which waits no longer than `PATIENCE` for a row; a migration may."""
    try:
        connection.execute("SELECT set_config('lock_timeout', $1, false)", (f"{PATIENCE * 1000:.0f}",))
    except psycopg.Error as error:
        connection.close()
        raise StoreError("unusable", path=name, why=_line(error)) from error
    return connection


@cache
def numbered(sql: str) -> LiteralString:
    """The statement with the marks of PostgreSQL: ``$1``, ``$2`` …"""
    count = iter(range(1, 1000))
    return cast(LiteralString, re.sub(r"\?", lambda _: f"${next(count)}", sql))


def _parts(url: str) -> dict[str, str]:
    """What a URL says. Raises `StoreError`, which says nothing of it, for one that is none or may be misread: what
    looks like a host or a port could be a part of the password.
    """
    credentials, at, rest = url.partition("://")[2].partition("@")
    try:
        parts = {name: str(value) for name, value in conninfo.conninfo_to_dict(url).items()}
    except psycopg.Error:
        raise StoreError("bad-url") from None
    misread = (at and "/" in credentials) or "@" in rest or not re.fullmatch("[0-9,]*", parts.get("port", ""))
    if misread or not url.startswith(SCHEMES):
        raise StoreError("bad-url")
    return parts


def _name(url: str) -> str:
    """What a database is called."""
    parts = _parts(url)
    return f"postgresql://{parts.get('host') or 'localhost'}/{parts.get('dbname') or ''}"


def _connect(url: str, name: str) -> Connection:
    """A connection to a server that can be written; raises `StoreError` with the reason if there is none."""
    given = _parts(url)
    try:
        connection: Connection = psycopg.connect(
            conninfo.make_conninfo("", **{**USUAL, **given, "client_encoding": "utf8"}),
            autocommit=True,
            prepare_threshold=0,
            cursor_factory=psycopg.RawCursor,
        )
    except psycopg.OperationalError as error:
        why = _line(error)
        for option in given.keys() - TOLD:
            why = why.replace(f'"{given[option]}"', '"…"')
        key = "no-login" if re.search("authentication|password|role", why) else "no-server"
        raise StoreError(key, path=name, why=why) from None
    except psycopg.ProgrammingError:  # a parameter has a value that it cannot have
        raise StoreError("bad-url") from None
    connection.prepared_max = None
    adapters = connection.adapters
    for kind in (int, bool):  # all our columns of numbers are BIGINT, also those that say yes or no
        adapters.register_dumper(kind, Int8BinaryDumper)
    adapters.register_dumper(Packed, _PackedDumper)
    adapters.register_loader("json", TextLoader)
    adapters.register_loader("json", TextBinaryLoader)
    try:
        connection.execute(DURABLE)
        row = connection.execute(
            "SELECT current_setting('transaction_read_only'), current_setting('server_encoding')"
        ).fetchone()
    except psycopg.Error as error:
        connection.close()
        raise StoreError("no-server", path=name, why=_line(error)) from error
    assert row is not None
    if row == ("off", "UTF8"):
        return connection
    connection.close()
    if row[0] != "off":
        raise StoreError("standby", path=name)
    raise StoreError("encoding", path=name, found=row[1])


def _line(error: Exception) -> str:
    """The first line of what the server or the driver says."""
    return (str(error).strip() or type(error).__name__).splitlines()[0][:200]
