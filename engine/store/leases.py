"""Which process looks after which shards: rows that it must renew, by the clock of the database alone.

Leases decide who starts things: posts, deadlines, calls, a connection to Discord. What is right about a table its
version decides (`records.write`), so a process that sleeps past its lease can do no harm to a game.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
import time
from collections.abc import Sequence
from contextlib import suppress

from psycopg import errors

from .errors import StoreError
from .ownership import Owned, clock
from .postgres import Connection, Execute, PostgresStore, numbered

log = logging.getLogger(__name__)

LENGTH = 30.0
"""Seconds that a lease lasts without being renewed; a process that could not renew it for this time ends."""
RENEWED = 10.0
"""Seconds between two renewals."""
QUIET = 20.0
"""Seconds without a renewal after which a process begins nothing more."""
AGAIN = 1.0
"""Seconds between two looks whether the shards are free."""
PATIENCE = 5.0
"""Seconds that a renewal may take."""
APART = 5.0
"""Seconds between two connections to Discord in one bucket."""
LOCK = 0x6C656173
"""The advisory lock under which shards are claimed."""


class Leases:
    """The shards of one process. ``lost``: they are no longer its own."""

    def __init__(self, store: PostgresStore, shards: int, mine: Sequence[int]) -> None:
        self.store, self.shards, self.mine = store, shards, list(mine)
        self.holder = f"{socket.gethostname()}/{secrets.token_hex(4)}"
        self.lost = self._released = False
        self._renewed = 0.0

    @property
    def pause(self) -> float:
        """Seconds between two renewals."""
        return RENEWED

    async def claim(self) -> None:
        """Get hold of the shards; those of a process that has died are free when their time is over.

        Raises `StoreError` if another process has them and renews them, or if the living ones count shards otherwise.
        """
        self.store.owned = Owned(self.shards, {})
        until = time.monotonic() + LENGTH + RENEWED
        while True:
            self._renewed = clock()
            held, other = await self.store.apply(self._claim)
            if len(held) == len(self.mine):
                break
            if time.monotonic() >= until:
                raise StoreError("shards-held", who=other, shards=", ".join(map(str, self.mine)))
            log.info("the shards are still held by %s", other)
            await asyncio.sleep(AGAIN)
        self._held = held
        self._ours()

    async def beat(self) -> None:
        """Renew the leases, every `pause` seconds.

        A process that could not renew them for `QUIET` seconds begins nothing more; after `LENGTH` seconds it ends.
        """
        begun, renewed = clock(), None
        try:
            renewed = await asyncio.wait_for(self.store.apply(self._renew), PATIENCE)
        except Exception as error:  # whatever it is: who stops renewing must also end
            log.warning("the leases could not be renewed: %s", error)
        if renewed:
            self._renewed = begun
            self._ours()
            return
        since = clock() - self._renewed
        if renewed is False or since >= LENGTH:
            self.lost = True
            log.error("the shards %s are lost", self.mine)
            self.store.owned = Owned(self.shards, {})

    def _ours(self) -> None:
        """The shards are ours until too much time has passed since the database last said so."""
        self.store.owned = Owned(self.shards, self._held, self._renewed + QUIET)

    async def release(self) -> None:
        """Give the shards up, so that the next process need not wait for them; once, and not if they are lost."""
        if self._released or self.lost:
            return
        self._released = True
        await self.store.execute("UPDATE shards SET until = now() WHERE holder = ?", self.holder)

    async def identify(self, bucket: int) -> None:
        """Wait until a shard of this bucket may connect to Discord, whichever process it is in."""
        while True:
            seconds = await self.store.apply(lambda execute: _next(execute, bucket))
            if seconds <= 0:
                return
            await asyncio.sleep(seconds)

    def _claim(self, execute: Execute) -> tuple[dict[int, int], str]:
        """The epochs of the shards; or no epochs, and the process that holds one of the shards."""
        execute("SELECT pg_advisory_xact_lock(?)", LOCK)
        living = execute("SELECT shard, holder FROM shards WHERE until > now() AND holder != ?", self.holder)
        known = execute("SELECT shards FROM topology")
        if living and known and known[0][0] != self.shards:
            raise StoreError("other-shards", found=self.shards, known=known[0][0])
        for shard, holder in living:
            if shard in self.mine:
                return {}, holder
        execute(
            "INSERT INTO topology (one, shards, generation) VALUES (1, ?, 1) ON CONFLICT (one) DO UPDATE SET "
            "generation = topology.generation + CASE WHEN topology.shards = excluded.shards THEN 0 ELSE 1 END, "
            "shards = excluded.shards",
            self.shards,
        )
        held: dict[int, int] = {}
        for shard in self.mine:
            ((held[shard],),) = execute(
                "INSERT INTO shards (shard, holder, epoch, until) "
                "VALUES (?, ?, (SELECT coalesce(max(epoch), 0) + 1 FROM shards), now() + ? * interval '1 second') "
                "ON CONFLICT (shard) DO UPDATE SET holder = excluded.holder, epoch = excluded.epoch, "
                "until = excluded.until RETURNING epoch",
                *(shard, self.holder, LENGTH),
            )
        return held, ""

    def _renew(self, execute: Execute) -> bool:
        found = execute(
            "UPDATE shards SET until = now() + ? * interval '1 second' WHERE holder = ? RETURNING shard",
            *(LENGTH, self.holder),
        )
        return len(found) == len(self.mine)


def _next(execute: Execute, bucket: int) -> float:
    """Seconds until a shard of this bucket may connect; at 0 it is its turn, and the next one's is later."""
    turn = execute(
        "INSERT INTO identify (bucket, at) VALUES (?, now() + ? * interval '1 second') ON CONFLICT (bucket) DO UPDATE "
        "SET at = excluded.at WHERE identify.at <= now() RETURNING bucket",
        *(bucket, APART),
    )
    if turn:
        return 0.0
    ((seconds,),) = execute("SELECT extract(epoch FROM at - now())::float8 FROM identify WHERE bucket = ?", bucket)
    return max(seconds, 0.05)


def are_held(connection: Connection, mine: Sequence[int]) -> bool:
    """Whether a living process holds all of these shards; closes the connection."""
    marks = ", ".join("?" * len(mine))
    with connection, suppress(errors.UndefinedTable):  # of a database that nobody has used yet
        sql = numbered(f"SELECT count(*) FROM shards WHERE until > now() AND shard IN ({marks})")
        return connection.execute(sql, mine).fetchone() == (len(mine),)
    return False
