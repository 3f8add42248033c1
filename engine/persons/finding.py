"""Where something of a person is kept. There is no index for it, since it is seldom asked: tables are looked through in
small portions.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from ..store import Store

PORTION = 40
"""Tables that are looked at by one query."""
OWN = (
    *("users", "met", "drafts", "pings", "attention", "visits", "wishes", "avoided", "hours", "tastes"),
    *("guesses", "pack_ratings", "manuscripts"),
)
"""Tables of the database whose rows are one person's alone."""


async def tables(store: Store, user: int) -> AsyncIterator[str]:
    """The tables whose rows hold this Discord id, and perhaps others: a number that looks the same will do."""
    after, text = "", f"%{user}%"
    while rows := await store.rows("SELECT id FROM sessions WHERE id > ? ORDER BY id LIMIT ?", after, PORTION):
        first, after = after, rows[-1][0]
        found = await store.rows(
            "SELECT id FROM sessions WHERE id > ? AND id <= ? AND (host = ? OR parts LIKE ? OR id IN ("
            "SELECT session FROM seats WHERE session > ? AND session <= ? AND (person = ? OR lender = ? "
            "OR offered = ?) UNION SELECT session FROM actions WHERE session > ? AND session <= ? AND (actor = ? OR "
            "CAST(act AS TEXT) LIKE ?) UNION SELECT session FROM gms WHERE person = ? "
            "UNION SELECT session FROM proposals WHERE proposer = ? "
            "UNION SELECT session FROM proposals JOIN votes ON proposal = id WHERE person = ?)) ORDER BY id",
            *(first, after, user, text, first, after, user, user, user, first, after, user, text, user, user, user),
        )
        for (id,) in found:
            yield id


async def campaigns(store: Store, user: int) -> list[int]:
    """The campaigns whose rows hold this Discord id, and perhaps others."""
    text = f"%{user}%"
    rows = await store.rows("SELECT id FROM campaigns WHERE seats LIKE ? OR corrections LIKE ?", text, text)
    return [row[0] for row in rows]


async def has_own(store: Store, user: int) -> bool:
    """Whether a row that is this person's alone is left."""
    every = [f"SELECT 1 FROM {table} WHERE person = ?" for table in OWN]
    every += ["SELECT 1 FROM avoided WHERE other = ?", "SELECT 1 FROM packs WHERE person = ?"]
    return await store.row(" UNION ALL ".join(every), *[user] * len(every)) is not None
