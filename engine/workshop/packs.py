"""The packs of servers: kept by their digests, listed, rated, and made into the games that tables play."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast
from weakref import WeakValueDictionary

from ..core.errors import Refused
from ..core.game import Game
from ..core.message import Message, msg
from ..store import Batch, Store
from .pack import About, Pack, digest, played

KEPT = 64
"""Games made of packs that are kept in memory though no table plays them."""
MOST_LISTED = 100
"""Packs in the list of a server."""
MOST_STARS = 5
DAY = 24 * 3600.0
WRITTEN = 90
"""Days for which a manuscript is kept that nobody changes."""
COLUMNS = "guild, digest, game, name, version, person, author, licence, trial, added, gone"


@dataclass(frozen=True, slots=True)
class Listed:
    """A pack of a server. ``person`` has added it (None: they are forgotten). ``gone``: when it went off the list."""

    guild: int
    digest: str
    game: str
    name: str
    version: int
    person: int | None
    author: str
    licence: str
    trial: str
    """What its trials have shown, as JSON; "" as long as there were none."""
    added: float
    gone: float | None
    stars: float = 0
    """The mean of ``ratings`` of these, 0 without any."""
    ratings: int = 0
    tables: int = 0
    """How many were opened with it."""

    @property
    def about(self) -> About:
        return About(name=self.name, author=self.author, licence=self.licence)


class Packs:
    """Those of all servers: one of them is seen by no other. ``games`` are those without anything that people wrote."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]]) -> None:
        self.store, self.games = store, games
        self._made: WeakValueDictionary[tuple[str, str], Game[Any]] = WeakValueDictionary()
        self._recent: OrderedDict[tuple[str, str], Game[Any]] = OrderedDict()

    # What tables play

    async def game(self, name: str, guild: int, pack: str = "") -> Game[Any] | None:
        """The game of this name as a table of a server plays it: with a pack, if it was opened with one; None if there
        is none. Raises `DataError` for a pack that cannot be read any more.
        """
        base = self.games.get(name)
        if base is None or not pack:
            return base
        known = self._made.get((name, pack))
        if known is not None:  # for another server, perhaps
            row = await self.store.row("SELECT 1 FROM packs WHERE guild = ? AND digest = ?", guild, pack)
            return None if row is None else self._used(name, pack, known)
        files = await self.files(guild, pack)
        return None if files is None else await self.made(name, files)

    async def made(self, name: str, files: Mapping[str, str]) -> Game[Any]:
        """The game with these files in it, the same one for the same files."""
        number = digest(files)
        made = self._made.get((name, number)) or await asyncio.to_thread(played, self.games[name], files)
        return self._used(name, number, self._made.get((name, number), made))

    def _used(self, name: str, pack: str, game: Game[Any]) -> Game[Any]:
        self._made[name, pack] = self._recent[name, pack] = game
        self._recent.move_to_end((name, pack))
        while len(self._recent) > KEPT:
            self._recent.popitem(last=False)
        return game

    async def files(self, guild: int, pack: str) -> dict[str, str] | None:
        """The files of a pack."""
        row = await self.store.row("SELECT files FROM packs WHERE guild = ? AND digest = ?", guild, pack)
        return None if row is None else cast("dict[str, str]", json.loads(zlib.decompress(row[0])))

    # The list of a server

    async def listed(self, guild: int) -> list[Listed]:
        """What can be played, the newest first."""
        return await self._rows("guild = ? AND gone IS NULL ORDER BY added DESC, digest", guild)

    async def of(self, guild: int, pack: str) -> Listed:
        """A pack of this server, listed or not; raises `Refused` if there is none."""
        found = await self._rows("guild = ? AND digest = ?", guild, pack)
        if not found:
            raise Refused(msg("refused-no-pack"))
        return found[0]

    async def why_gone(self, listed: Listed) -> Message:
        """Why what was taken off the list cannot be played any more: there may be a newer version of it."""
        newer = await self._rows(
            "guild = ? AND gone IS NULL AND name = ? AND game = ? AND coalesce(person, 0) = ?",
            *(listed.guild, listed.name, listed.game, listed.person or 0),
        )
        return msg("refused-pack-older", n=newer[0].version) if newer else msg("refused-no-pack")

    async def _rows(self, where: str, guild: int, *values: object) -> list[Listed]:
        rows = await self.store.rows(f"SELECT {COLUMNS} FROM packs WHERE {where}", guild, *values)
        stars: dict[str, tuple[float, int]] = {
            pack: (float(mean), count)
            for pack, mean, count in await self.store.rows(
                "SELECT digest, avg(stars), count(*) FROM pack_ratings WHERE guild = ? GROUP BY digest", guild
            )
        }
        tables = dict(
            await self.store.rows(
                "SELECT pack, count(*) FROM sessions WHERE guild = ? AND pack != '' AND seq >= 0 GROUP BY pack", guild
            )
        )
        found: list[Listed] = []
        for row in rows:
            mean, count = stars.get(row[1], (0.0, 0))
            found.append(Listed(*row, stars=mean, ratings=count, tables=tables.get(row[1], 0)))
        return found

    async def add(self, guild: int, pack: Pack, about: About, person: int, now: float) -> Listed:
        """Put a pack on the list. One of the same name by the same person is its earlier version, and goes off it.

        Raises `Refused` if it stands there already, or if the list is full.
        """
        listed = await self.listed(guild)
        if any(each.digest == pack.digest for each in listed):
            raise Refused(msg("refused-pack-there"))
        before = [each for each in listed if (each.name, each.game, each.person) == (about.name, pack.game, person)]
        if len(listed) - len(before) >= MOST_LISTED:
            raise Refused(msg("refused-packs-full", most=MOST_LISTED))
        versions = await self.store.rows(
            "SELECT version FROM packs WHERE guild = ? AND name = ? AND game = ? AND person = ?",
            *(guild, about.name, pack.game, person),
        )
        version = 1 + max((row[0] for row in versions), default=0)
        batch = Batch()
        for each in before:
            batch.add("UPDATE packs SET gone = ? WHERE guild = ? AND digest = ?", now, guild, each.digest)
        write(batch, guild, pack.game, pack.files, about, person, version, now)
        batch.add(
            "UPDATE packs SET gone = NULL, name = ?, version = ?, author = ?, licence = ?, person = ?, added = ? "
            "WHERE guild = ? AND digest = ?",
            *(about.name, version, about.author, about.licence, person, now, guild, pack.digest),
        )
        await self.store.commit(batch)
        return await self.of(guild, pack.digest)

    async def rename(self, listed: Listed, name: str) -> Listed:
        """Call a pack otherwise, with all its versions; as before if its person has another one of this name."""
        whose = "guild = ? AND name = ? AND game = ? AND coalesce(person, 0) = ?"
        person = listed.person or 0
        if await self.store.row(f"SELECT 1 FROM packs WHERE {whose}", listed.guild, name, listed.game, person) is None:
            await self.store.execute(
                f"UPDATE packs SET name = ? WHERE {whose}", name, listed.guild, listed.name, listed.game, person
            )
        return await self.of(listed.guild, listed.digest)

    async def remove(self, guild: int, pack: str, now: float) -> None:
        """Take a pack off the list; tables that were opened with it go on."""
        await self.of(guild, pack)
        await self.store.execute(
            "UPDATE packs SET gone = coalesce(gone, ?) WHERE guild = ? AND digest = ?", now, guild, pack
        )

    async def tried(self, guild: int, pack: str, trial: str) -> None:
        """Keep what its trials have shown."""
        await self.store.execute("UPDATE packs SET trial = ? WHERE guild = ? AND digest = ?", trial, guild, pack)

    async def rate(self, guild: int, pack: str, person: int, stars: int) -> None:
        """Say how good it is; raises `Refused` for whoever has not played it to an end."""
        if not 1 <= stars <= MOST_STARS or await self.rating(guild, pack, person) is None:
            raise Refused(msg("refused-pack-unplayed"))
        await self.store.execute(
            "INSERT INTO pack_ratings (guild, digest, person, stars) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (guild, digest, person) DO UPDATE SET stars = excluded.stars",
            *(guild, pack, person, stars),
        )

    async def rating(self, guild: int, pack: str, person: int) -> int | None:
        """How good somebody finds it, 0 if they have not said; None if they sat at no table with it that has ended."""
        row = await self.store.row(
            "SELECT coalesce((SELECT stars FROM pack_ratings WHERE guild = ? AND digest = ? AND person = ?), 0) "
            "FROM sessions JOIN seats ON session = id WHERE guild = ? AND pack = ? AND status = 'over' AND person = ? "
            "LIMIT 1",
            *(guild, pack, person, guild, pack, person),
        )
        return None if row is None else row[0]

    async def sweep(self, now: float) -> None:
        """Nothing is kept of what has been off the list for a day, no table was opened with and nobody writes at; nor
        of manuscripts in which nothing was changed for long.
        """
        batch = Batch()
        batch.add("DELETE FROM manuscripts WHERE changed < ?", now - WRITTEN * DAY)
        unused = (
            "NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.guild = packs.guild AND pack = packs.digest) "
            "AND NOT EXISTS (SELECT 1 FROM campaigns WHERE campaigns.guild = packs.guild AND pack = packs.digest) "
            "AND NOT EXISTS (SELECT 1 FROM manuscripts WHERE manuscripts.guild = packs.guild AND begins = packs.digest)"
        )
        batch.add(f"DELETE FROM packs WHERE gone < ? AND {unused}", now - DAY)
        batch.add(
            "DELETE FROM pack_ratings WHERE NOT EXISTS (SELECT 1 FROM packs WHERE packs.guild = pack_ratings.guild "
            "AND packs.digest = pack_ratings.digest)"
        )
        await self.store.commit(batch)


def write(
    batch: Batch,
    guild: int,
    game: str,
    files: Mapping[str, str],
    about: About,
    person: int | None,
    version: int,
    now: float,
) -> None:
    """Add a pack to a server that may have it already; off its list."""
    batch.add(
        "INSERT INTO packs (guild, digest, game, name, version, person, author, licence, files, added, gone) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, digest) DO NOTHING",
        *(guild, digest(files), game, about.name, version, person, about.author, about.licence),
        *(zlib.compress(json.dumps(files).encode()), now, now),
    )
