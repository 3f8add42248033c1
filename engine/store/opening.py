"""The database that a setting names."""

from __future__ import annotations

from pathlib import Path

from .errors import StoreError
from .sqlite import SqliteStore
from .store import Store

SCHEMES = ("postgresql://", "postgres://")


def is_url(where: Path | str) -> bool:
    """Whether a database is named by a URL, not as a file."""
    return isinstance(where, str) and where.startswith(SCHEMES)


async def open_store(where: Path | str) -> Store:
    """Open the database, a file or a URL, and bring it up to date; raises `StoreError` if it cannot be used."""
    if not is_url(where):
        return await SqliteStore.open(where)
    try:
        from .postgres import PostgresStore
    except ImportError as error:
        raise StoreError("no-driver", why=str(error)) from error
    return await PostgresStore.open(str(where))
