"""Looks for somebody in every row of a database, in what is packed there as well, and in the bytes of its file."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from engine.persons.columns import IMPERSONAL, PERSONAL
from engine.store import Store
from engine.tables import journal


async def holds(store: Store, needles: Collection[str | int]) -> list[str]:
    """Where one of these stands: table and column."""
    wanted = [str(each).encode() for each in needles]
    found: list[str] = []
    for table in sorted({*PERSONAL, *IMPERSONAL} - {"topology", "shards", "identify"}):
        columns = sorted({*PERSONAL.get(table, ()), *IMPERSONAL.get(table, ())})
        for row in await store.rows(f"SELECT {', '.join(columns)} FROM {table}"):
            for column, value in zip(columns, row, strict=True):
                data = bytes(value) if isinstance(value, bytes | memoryview) else str(value).encode()
                if any(each in data or each.decode().encode("unicode_escape") in data for each in wanted):
                    found.append(f"{table}.{column}: {data[:200]!r}")
    for session, seq in await store.rows("SELECT session, seq FROM actions"):
        data = await journal.saved_state(store, session, seq) or b""
        if any(each in data for each in wanted):
            found.append(f"actions.state {session} {seq}")
    return found


def bytes_of(path: Path, needles: Collection[str | int]) -> list[str]:
    """Those of these that stand anywhere in a file and what belongs to it, as text, as JSON or as a number."""
    data = b"".join(each.read_bytes() for each in sorted(path.parent.glob(f"{path.name}*")))
    found: list[str] = []
    for each in needles:
        forms = [str(each).encode(), str(each).encode("unicode_escape")]
        if isinstance(each, int):
            forms.append(each.to_bytes(8))  # how SQLite keeps a large number
        found += [str(each)] * any(form in data for form in forms)
    return found


def packed(path: Path) -> int:
    """How many states a file holds that can be read."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT state FROM actions WHERE base IS NULL").fetchall()
    return sum(bool(zlib.decompress(row[0])) for row in rows)
