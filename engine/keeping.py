"""What is kept and for how long, as the host has settled it; and the daily work that ends or forgets what is older."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import asdict, dataclass

from .core.errors import Gone, Refused
from .core.message import Message, msg
from .gm.forgetting import forget_server
from .gm.servers import Servers
from .store import StoreError
from .tables import journal
from .tables.session import AT_REST, NOWHERE, Pause, Session
from .tables.sessions import Incident, Sessions

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
SHARE = 0.2
"""The part of the time for which the daily work may be busy, one table after another."""
VISITS = 7
"""Days after which a page of a table has ended, however often it was looked at."""
KNOWN = (
    "(SELECT guild FROM sessions UNION SELECT guild FROM campaigns UNION SELECT guild FROM servers "
    "UNION SELECT guild FROM wishes UNION SELECT guild FROM tastes UNION SELECT guild FROM packs) AS known"
)
"""In SQL: the servers of which anything is kept."""


@dataclass(frozen=True, slots=True)
class Keeping:
    """Days after which things end or go; 0: never. The defaults suit a bot that anybody may invite.

    ``lobbies``: a lobby ends in which nothing changes. ``idle``: a game stands still in which nobody has
    acted. ``packed``: the states of a finished game are packed. ``servers``: everything of a server is forgotten from
    which the bot was removed.
    """

    lobbies: int = 7
    idle: int = 60
    packed: int = 30
    servers: int = 30

    def sentences(self) -> list[Message]:
        """What members are told of it."""
        return [msg(f"keeping-{name}", n=days) for name, days in asdict(self).items()]


USUAL = Keeping()


class Keeper:
    """Ends what has been kept long enough, of our servers; and knows from which of them the bot was removed."""

    def __init__(self, sessions: Sessions, servers: Servers, keeping: Keeping) -> None:
        self.sessions, self.store, self.servers, self.keeping = sessions, sessions.store, servers, keeping
        self._moving = asyncio.Lock()
        """Held while a server's tables are stopped or go on: a return waits until the removal has come to its end."""

    async def sweep(self) -> None:
        """The work of a day, table by table, each in a transaction of its own; `compare` has to come before."""
        for days, work in (
            (self.keeping.lobbies, self.end_lobbies),
            (self.keeping.idle, self.stop_idle),
            (self.keeping.servers, self.forget),
            (self.keeping.packed, self.pack),
            (VISITS, self.forget_visits),
        ):
            if days:
                try:
                    await work(self._now() - days * DAY)
                except StoreError:
                    raise
                except Exception:  # the rest of the day's work is done all the same
                    log.exception("%s: it is kept for another day", work.__name__)
        await self.sessions.packs.sweep(self._now())

    async def forget_visits(self, before: float) -> None:
        """Who opened a table as a page before then is kept no longer: such pages have long ended."""
        await self.store.execute("DELETE FROM visits WHERE opened < ?", before)

    async def end_lobbies(self, before: float) -> None:
        """Lobbies end in which nothing has changed since then; not where nobody could press anything."""

        def end(session: Session) -> None:
            if session.changed >= before:
                raise Gone
            session.status = "dropped"

        rows = await self.store.rows(
            f"SELECT id FROM sessions WHERE {AT_REST} AND status = 'lobby' AND changed < ? "
            f"AND {Pause.SERVER.unset()} AND {self.store.owned.where()} ORDER BY changed",
            before,
        )
        await self._each((id for (id,) in rows), lambda id: self.sessions.arrange(id, end))

    async def stop_idle(self, before: float) -> None:
        """Games stand still in which no person has acted since then."""

        async def stop(id: str) -> None:
            if await self._idle(before, id):
                await self.sessions.stop(id, Pause.IDLE)

        await self._each(await self._idle(before), stop)

    async def _idle(self, before: float, id: str | None = None) -> list[str]:
        """The games in which no person has acted since then; of this one, if given."""
        acted = "SELECT at FROM actions WHERE session = s.id AND actor IS NOT NULL ORDER BY seq DESC LIMIT 1"
        rows = await self.store.rows(
            f"SELECT s.id FROM sessions s WHERE s.status = 'playing' AND s.paused = 0 AND s.id = coalesce(?, s.id) "
            f"AND coalesce(({acted}), s.created) < ? AND {self.store.owned.where('s.guild')}",
            *(id, before),
        )
        return [found for (found,) in rows]

    async def pack(self, before: float) -> None:
        """The states of games that have been over since then are packed."""
        await self._each(await journal.unpacked(self.store, before), lambda id: journal.pack_states(self.store, id))

    async def forget(self, before: float) -> None:
        """Everything goes of servers from which the bot has been gone since then."""
        gone = f"SELECT guild FROM servers WHERE gone < ? AND {self.store.owned.where()} LIMIT 1"
        while True:
            async with self._moving:  # whatever has come back before this is no longer found
                row = await self.store.row(gone, before)
                if row is None:
                    return
                await forget_server(self.sessions, self.servers, row[0])
            log.info("everything of server %d is forgotten", row[0])

    async def compare(self, present: Collection[int]) -> None:
        """A connection has begun: what happened to our servers meanwhile? ``present`` are all in which the bot is."""
        ours = self.store.owned.where("known.guild")
        rows = await self.store.rows(
            f"SELECT known.guild, gone FROM {KNOWN} LEFT JOIN servers ON servers.guild = known.guild "
            f"WHERE known.guild != 0 AND {ours}"
        )
        stopped = {guild for _, guild, _ in await self.stopped(Pause.SERVER)}
        for guild, gone in rows:
            if guild not in present:
                await self.removed(guild)
            elif gone is not None or guild in stopped:
                await self.returned(guild)

    async def removed(self, guild: int) -> None:
        """The bot was removed from a server: its tables stand still at once."""
        async with self._moving:
            await self._removed(guild)

    async def _removed(self, guild: int) -> None:
        await self.store.execute(
            f"INSERT INTO servers (guild, settings, gone) SELECT guild, '{{}}', ? FROM {KNOWN} "
            "WHERE guild = ? ON CONFLICT (guild) DO UPDATE SET gone = coalesce(servers.gone, excluded.gone)",
            *(self._now(), guild),
        )
        rows = await self.store.rows(
            "SELECT id FROM sessions WHERE guild = ? AND (status IN ('lobby', 'playing') OR dirty = 1) "
            f"AND {Pause.SERVER.unset()}",
            guild,
        )
        await self._each((id for (id,) in rows), lambda id: self.sessions.stop(id, Pause.SERVER))

    async def returned(self, guild: int) -> None:
        """The bot is in a server again: its tables go on, or what else is in their way will be met again."""
        async with self._moving:
            await self.store.execute("UPDATE servers SET gone = NULL WHERE guild = ? AND gone IS NOT NULL", guild)
            stopped = await self.stopped(Pause.SERVER, guild)
            await self._each((id for id, *_ in stopped), lambda id: self.sessions.go_on(id, NOWHERE))

    async def stopped(self, why: Pause, guild: int | None = None) -> list[tuple[str, int, int]]:
        """Our tables (those of a server, if given) that stand still for a reason, with their servers and channels."""
        there, which = ("TRUE", ()) if guild is None else ("guild = ?", (guild,))
        return await self.store.rows(
            "SELECT id, guild, channel FROM sessions "
            f"WHERE paused != 0 AND NOT {why.unset()} AND {there} AND {self.store.owned.where()}",
            *which,
        )

    async def _each(self, ids: Iterable[str], work: Callable[[str], Awaitable[object]]) -> None:
        """One after another, with pauses in which others have their turn; what cannot be done now is left as it is."""
        clock = asyncio.get_running_loop().time
        for id in ids:
            begun = clock()
            try:
                await work(id)
            except Gone:
                log.debug("session %s has changed meanwhile", id)
            except (Refused, Incident) as error:
                log.warning("session %s is left as it is: %s", id, error)
            except StoreError:
                raise
            except Exception:  # a log that cannot be read holds up no other
                log.exception("session %s is left as it is", id)
            await asyncio.sleep((clock() - begun) * (1 / SHARE - 1))

    def _now(self) -> float:
        return self.sessions.clock().timestamp()
