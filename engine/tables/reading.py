"""What can be asked of the sessions without changing one: finding them, and looking back at their past moments."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Any

from ..core.errors import Refused
from ..core.message import msg
from ..core.state import State
from ..store import Store
from . import journal
from .journal import Entry
from .live import Incident, Live
from .proof import Proof, Witness
from .session import Session

log = logging.getLogger(__name__)

ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"
"""The characters of ids; characters that could be mistaken for another are left out."""


class Reading:
    """Finds sessions and reads their logs; nobody's turn is needed for it.

    Code that only looks at sessions is given this alone, so that it cannot change one.
    """

    def __init__(self, store: Store, live: Live, clock: Callable[[], datetime]) -> None:
        self.store = store
        self.clock = clock
        self._live = live

    # Finding sessions

    async def get(self, id: str) -> Session:
        """The session with this id; raises `Refused` if there is none, `Incident` if it cannot be read,
        `StoreError` while the database is away.
        """
        return await self._live.get(id)

    async def in_channel(self, channel: int, *, begun: bool = False) -> Session | None:
        """The session played in a channel or thread: the open one, else the last that ended or stopped.

        ``begun``: prefer a game to a lobby, for somebody who wants to look at one.
        """
        first = "seq < 0, " if begun else ""
        row = await self.store.row(
            "SELECT id FROM sessions WHERE channel = ? AND (status != 'dropped' OR seq >= 0) "
            f"ORDER BY {first}status IN ('over', 'dropped'), changed DESC LIMIT 1",
            channel,
        )
        return await self.get(row[0]) if row else None

    async def carry(self, id: str) -> tuple[bool, Any]:
        """Whether a table plays a chapter of a campaign, and what that begins with (None: the first one, or none)."""
        row = await self.store.row("SELECT carry FROM chapters WHERE session = ?", id)
        return (True, json.loads(row[0])) if row else (False, None)

    async def of_user(self, user: int, guild: int | None = None) -> list[Session]:
        """The open sessions in which this person sits, as far as they can be read."""
        rows = await self.store.rows(
            "SELECT s.id, s.guild FROM seats JOIN sessions s ON s.id = seats.session "
            "WHERE seats.person = ? AND s.status IN ('lobby', 'playing') AND s.guild = coalesce(?, s.guild) "
            "ORDER BY s.created, s.age",
            user,
            guild,
        )
        found: list[Session] = []
        for id, where in rows:
            try:
                found.append(await (self.get(id) if self.store.owned.has(where) else self._live.look(id)))
            except (Refused, Incident) as error:
                log.warning("session %s of a member is left out: %s", id, error)
        return found

    async def unshown(self) -> list[str]:
        """Those of our sessions whose channel may not show the present state (after a crash, or a failed post)."""
        ours = self.store.owned.where()
        return [row[0] for row in await self.store.rows(f"SELECT id FROM sessions WHERE dirty = 1 AND {ours}")]

    async def behind(self) -> tuple[int, float | None]:
        """How many of our sessions `unshown` names, and when the oldest of them changed, in seconds."""
        ours = self.store.owned.where()
        rows = await self.store.rows(f"SELECT count(*), min(changed) FROM sessions WHERE dirty = 1 AND {ours}")
        return rows[0][0], rows[0][1]

    async def playing(self) -> int:
        """How many of our games are being played and not paused."""
        ours = self.store.owned.where()
        rows = await self.store.rows(
            f"SELECT count(*) FROM sessions WHERE status = 'playing' AND paused = 0 AND {ours}"
        )
        return rows[0][0]

    async def in_play(self) -> list[str]:
        """Our games that are being played and not paused, those first that changed the longest ago."""
        ours = self.store.owned.where()
        rows = await self.store.rows(
            f"SELECT id FROM sessions WHERE status = 'playing' AND paused = 0 AND {ours} ORDER BY changed"
        )
        return [row[0] for row in rows]

    async def new_id(self) -> str:
        """An id that no session has."""
        while True:
            id = "".join(secrets.choice(ALPHABET) for _ in range(6))
            if await self.store.row("SELECT 1 FROM sessions WHERE id = ?", id) is None:
                return id

    async def _free(self, channel: int, id: str = "") -> None:
        """Raises `Refused` if a session, another than the one with this id, is open in the channel."""
        row = await self.store.row(
            "SELECT 1 FROM sessions WHERE channel = ? AND status IN ('lobby', 'playing') AND id != ?", channel, id
        )
        if row:
            raise Refused(msg("refused-channel-taken"))

    # The past

    async def history(
        self, session: Session, *, after: int = -1, last: int | None = None, upto: int | None = None
    ) -> list[Entry]:
        """Entries of the log with seq above ``after``, at most ``upto``, oldest first; only the ``last`` of them."""
        return await journal.entries(self.store, session, after, last, upto)

    async def state_at(self, session: Session, seq: int) -> State:
        """The state after an entry of the log; raises `Refused` if there is no such entry."""
        kept = session.kept
        data = kept.data if seq == kept.seq else await journal.saved_state(self.store, session.id, seq)
        if data is None:
            raise Refused(msg("refused-no-moment"))
        return session.game.load(data)

    async def verify(self, session: Session) -> Proof:
        """What the log proves of the dice; only after the end, for the proof tells the seed."""
        if session.kept.status != "over":
            raise Refused(msg("refused-verify-early"))
        witness = Witness(session.playing.dice.seed)
        for entry in await journal.on_disk(self.store, session.id):
            witness.hear(entry, await self.state_at(session, entry.seq))
        return witness.proof()
