"""Who wants to hear when a table opens or a seat becomes free: one private word a day at most, wherever it is."""

from __future__ import annotations

import json
from collections.abc import Collection

from ..calls import habits
from ..store import Store

DAY = 24 * 3600.0


class Tastes:
    """The games of which people want to hear, by server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, user: int, guild: int) -> frozenset[str]:
        """Of which games a person wants to hear there."""
        row = await self.store.row("SELECT games FROM tastes WHERE person = ? AND guild = ?", user, guild)
        return frozenset(json.loads(row[0]) if row else ())

    async def want(self, user: int, guild: int, games: Collection[str]) -> None:
        """A person wants to hear of these games there, and of no others."""
        if not games:
            await self.store.execute("DELETE FROM tastes WHERE person = ? AND guild = ?", user, guild)
            return
        await self.store.execute(
            "INSERT INTO tastes (person, guild, games) VALUES (?, ?, ?) "
            "ON CONFLICT (person, guild) DO UPDATE SET games = excluded.games",
            *(user, guild, json.dumps(sorted(games))),
        )

    async def hearers(self, guild: int, game: str, now: float) -> list[int]:
        """Who may be told of a table now: they want to, have not been told of one for a day, and may be called."""
        rows = await self.store.rows(
            "SELECT person, games FROM tastes WHERE guild = ? AND NOT EXISTS "
            "(SELECT 1 FROM tastes other WHERE other.person = tastes.person AND other.told > ? AND other.told <= ?) "
            "ORDER BY person",
            *(guild, now - DAY, now),
        )
        users = [person for person, games in rows if game in json.loads(games)]
        known = await habits.read(self.store, users)
        return [user for user in users if known[user].free_at(now) <= now]

    async def told(self, user: int, guild: int, now: float) -> None:
        """A person is being told of a table."""
        await self.store.execute("UPDATE tastes SET told = ? WHERE person = ? AND guild = ?", now, user, guild)
