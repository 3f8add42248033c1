"""Looks for somebody in every row of a database, in what is packed there as well, and in the bytes of its file."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Collection, Iterator
from pathlib import Path

import psycopg

from engine.persons.columns import IMPERSONAL, PERSONAL
from engine.store import Store
from engine.tables import journal


async def everything(store: Store) -> AsyncIterator[tuple[str, bytes]]:
    """All that a database holds, unpacked, with its table and column."""
    for table in sorted({*PERSONAL, *IMPERSONAL} - {"topology", "shards", "identify"}):
        columns = sorted({*PERSONAL.get(table, ()), *IMPERSONAL.get(table, ())})
        for row in await store.rows(f"SELECT {', '.join(columns)} FROM {table}"):
            for column, value in zip(columns, row, strict=True):
                yield (
                    f"{table}.{column}",
                    bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode(),
                )
    for session, seq in await store.rows("SELECT session, seq FROM actions"):
        yield "actions.state", await journal.saved_state(store, session, seq) or b""


async def holds(store: Store, needles: Collection[str | int]) -> list[str]:
    """Where one of these stands, also in the way in which JSON writes letters."""
    forms = {form for each in needles for form in (str(each).encode(), str(each).encode("unicode_escape"))}
    return [
        f"{where}: {data[:200]!r}" async for where, data in everything(store) if any(form in data for form in forms)
    ]


def bytes_of(path: Path, needles: Collection[str | int]) -> list[str]:
    """Those of these that stand anywhere in a file and what belongs to it, as text, as JSON or as a number."""
    data = raw(path)
    found: list[str] = []
    for each in needles:
        forms = [str(each).encode(), str(each).encode("unicode_escape")]
        if isinstance(each, int):
            forms.append(each.to_bytes(8))  # how SQLite keeps a large number
        found += [str(each)] * any(form in data for form in forms)
    return found


def raw(path: Path) -> bytes:
    """A file and what belongs to it, as bytes."""
    return b"".join(each.read_bytes() for each in sorted(path.parent.glob(f"{path.name}*")))


def rewritten(url: str) -> Iterator[bytes]:
    """The files of a PostgreSQL on this machine once its host has done what docs/hosting.md says; of another none."""
    with psycopg.connect(url, autocommit=True) as server:
        for sql in ("ANALYZE", "VACUUM FULL", "CHECKPOINT"):
            server.execute(sql)
        folder = Path((server.execute("SHOW data_directory").fetchone() or ("",))[0], "base")
    for path in sorted(folder.rglob("*")) if os.access(folder, os.R_OK) else ():
        if path.is_file():
            yield path.read_bytes()
