"""The database that a setting names."""

from __future__ import annotations

from pathlib import Path

from .sqlite import SqliteStore
from .store import Store


async def open_store(where: Path | str) -> Store:
    """Open the database and bring it up to date; raises `StoreError` with the reason if it cannot be used."""
    return await SqliteStore.open(where)
