"""The mark that something was forgotten since the database was written anew: until then its bytes stay in the file."""

from __future__ import annotations

import secrets

from .store import Batch, Store

MARK = "scrub"
"""Its row of `meta`; the value is another one each time that something is forgotten."""


def mark(batch: Batch) -> Batch:
    """The batch, which forgets something, with the mark. What takes several batches is marked in the first and in the
    last one.
    """
    batch.add(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        *(MARK, secrets.token_hex(8)),
    )
    return batch


async def marked(store: Store) -> str | None:
    """The value of the mark, None while there is none."""
    row = await store.row("SELECT value FROM meta WHERE key = ?", MARK)
    return row and row[0]


async def scrub(store: Store, value: str) -> None:
    """Write the database anew, and take the mark away unless something was forgotten meanwhile. Raises `StoreError`."""
    await store.scrub()
    await store.execute("DELETE FROM meta WHERE key = ? AND value = ?", MARK, value)
