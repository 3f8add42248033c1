"""What people wish to play, as rows: one wish of a person at a time, until it is fulfilled, withdrawn or over."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from ..core.errors import Refused
from ..core.message import msg
from ..store import Batch, Store
from .matching import Pool, Wish

COLUMNS = "person, guild, channel, games, sizes, paces, languages, stand_ins, made, until"
MOST_AVOIDED = 25
"""People whom somebody can avoid: as many as a select of Discord gives."""


class Wishes:
    """The wishes of all servers, and who does not want to sit with whom."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._pools: dict[int, Pool] = {}
        """The wishes that wait in our servers. Where somebody wishes for something in a server of another process
        meanwhile, the one that is known here is found to be gone when it is met.
        """

    async def of(self, user: int) -> tuple[Wish | None, str | None]:
        """What a person wishes, and the id of the table that has been made of it, if there is one."""
        row = await self.store.row(f"SELECT {COLUMNS}, meeting FROM wishes WHERE person = ?", user)
        return (wish_of(row[:-1]), row[-1]) if row else (None, None)

    async def make(self, wish: Wish) -> None:
        """A person wishes this from now on, and nothing else. Raises `Refused` while a table waits for their yes."""
        batch = Batch()
        batch.add(
            f"INSERT INTO wishes ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person) DO UPDATE SET "
            "guild = excluded.guild, channel = excluded.channel, games = excluded.games, sizes = excluded.sizes, "
            "paces = excluded.paces, languages = excluded.languages, stand_ins = excluded.stand_ins, "
            "made = excluded.made, until = excluded.until WHERE wishes.meeting IS NULL",
            *(wish.person, wish.guild, wish.channel, _listed(wish.games), _listed(wish.sizes)),
            *(_listed(wish.paces), _listed(wish.languages), wish.stand_ins, wish.made, wish.until),
        )
        await self.store.commit(batch)
        if (await self.of(wish.person))[1] is not None:
            raise Refused(msg("refused-wish-met"))
        self.gone(wish.person)
        await self.pool(wish.guild, wish.made)
        for guild in await self._reached(wish.guild) & self._pools.keys():
            self._pools[guild].add(wish)

    async def withdraw(self, user: int) -> None:
        """A person wishes nothing any more. Raises `Refused` while a table waits for their yes."""
        await self.store.execute("DELETE FROM wishes WHERE person = ? AND meeting IS NULL", user)
        self.gone(user)
        if (await self.of(user))[1] is not None:
            raise Refused(msg("refused-wish-met"))

    def gone(self, user: int) -> None:
        """A person waits no longer."""
        for pool in self._pools.values():
            pool.remove(user)

    def forget(self, guild: int) -> None:
        """What waits in a server is no longer what it was."""
        self._pools.pop(guild, None)

    async def allowing(self) -> set[int]:
        """The servers whose wishes may meet those of one another."""
        rows = await self.store.rows("SELECT guild FROM servers WHERE settings LIKE ?", '%"abroad": true%')
        return {guild for (guild,) in rows}

    async def _reached(self, guild: int) -> set[int]:
        """The servers whose wishes may meet those of this one: itself, and others if all of them allow it."""
        allowing = await self.allowing()
        return allowing if guild in allowing else {guild}

    async def pool(self, guild: int, now: float) -> Pool:
        """What waits for people of a server, as it was read last, also in others where all of them allow it."""
        if guild not in self._pools:
            found = await self._waiting(guild, now)
            self._pools.setdefault(guild, Pool(found))
        return self._pools[guild]

    async def _waiting(self, guild: int, now: float) -> list[Wish]:
        """The wishes that can meet those of a server, of which no table has been made."""
        guilds = await self._reached(guild)
        marks = ", ".join("?" * len(guilds))
        rows = await self.store.rows(
            f"SELECT {COLUMNS} FROM wishes WHERE guild IN ({marks}) AND meeting IS NULL AND until > ? ORDER BY made",
            *(*guilds, now),
        )
        return [wish_of(row) for row in rows]

    async def servers(self, now: float) -> list[int]:
        """Those of our servers in which somebody waits."""
        rows = await self.store.rows(
            "SELECT DISTINCT guild FROM wishes "
            f"WHERE meeting IS NULL AND until > ? AND {self.store.owned.where()} ORDER BY guild",
            now,
        )
        return [guild for (guild,) in rows]

    async def expire(self, now: float) -> None:
        """Wishes of our servers go whose time is over."""
        expired = f"FROM wishes WHERE until <= ? AND meeting IS NULL AND {self.store.owned.where()}"
        if await self.store.row(f"SELECT 1 {expired}", now) is not None:
            await self.store.execute(f"DELETE {expired}", now)

    # Who avoids whom

    async def avoided(self, user: int) -> list[int]:
        """With whom a person does not want to sit."""
        rows = await self.store.rows("SELECT other FROM avoided WHERE person = ? ORDER BY other", user)
        return [other for (other,) in rows]

    async def avoid(self, user: int, others: Collection[int]) -> None:
        """A person does not want to sit with these, and does not mind anybody else. Raises `Refused` for too many."""
        if len(others) > MOST_AVOIDED:
            raise Refused(msg("refused-avoid-many", most=MOST_AVOIDED))
        batch = Batch()
        batch.add("DELETE FROM avoided WHERE person = ?", user)
        for other in {*others} - {user}:
            batch.add("INSERT INTO avoided (person, other) VALUES (?, ?)", user, other)
        await self.store.commit(batch)

    async def apart(self, users: Collection[int]) -> set[frozenset[int]]:
        """Pairs of these people who are not to sit together: one of the two does not want to."""
        if not users:
            return set()
        marks = ", ".join("?" * len(users))
        rows = await self.store.rows(
            f"SELECT person, other FROM avoided WHERE person IN ({marks}) AND other IN ({marks})", *users, *users
        )
        return {frozenset(pair) for pair in rows}

    async def shunned(self, user: int) -> set[int]:
        """Everybody with whom a person is not to sit, whoever of the two does not want to."""
        rows = await self.store.rows(
            "SELECT other FROM avoided WHERE person = ? UNION SELECT person FROM avoided WHERE other = ?", user, user
        )
        return {other for (other,) in rows}


def _listed(values: Iterable[Any]) -> str:
    return json.dumps(sorted(values))


def wish_of(row: Any) -> Wish:
    """The wish that a row of `COLUMNS` holds."""
    person, guild, channel, games, sizes, paces, languages, stand_ins, made, until = row
    found = [frozenset[Any](json.loads(each)) for each in (games, sizes, paces, languages)]
    return Wish(person, guild, channel, found[0], found[1], found[2], found[3], bool(stand_ins), made, until)
