"""Visits: who has which table open. A tab holds a token; here stand its hash and what it may see.

Nothing has to be taken back: every request looks whether the seat is still that person's.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from engine.core.errors import Refused
from engine.core.message import msg
from engine.store import Batch, Conflict, Store

from .tickets import Ticket

IDLE = 12 * 3600
"""Seconds without a request after which a visit ends."""
LONGEST = 7 * 86_400
"""Seconds after which it ends in any case."""
WATCHED = 86_400
"""Seconds after which whoever only watches is asked to open it anew."""
NOTED = 600
"""Seconds after which a request is noted down again."""
REMEMBERED = 30
"""Seconds for which a visit is not read again: it may have been ended in another process."""
KNOWN = 4096
"""Visits kept in memory."""
ENDED, SPENT, CLOSED = msg("web-visit-over"), msg("web-ticket-spent"), msg("web-ticket-closed")


@dataclass(slots=True, frozen=True)
class Visit:
    """One open tab. Without a seat, it watches."""

    token: str
    """The hash that its row has."""
    session: str
    user: int
    seat: str | None
    language: str
    opened: float
    seen: float

    @property
    def looks_as(self) -> int:
        """Whose last act news come after: nobody's, for whoever watches without a seat."""
        return self.user if self.seat else 0

    @property
    def ends(self) -> float:
        """When it ends if nothing is asked until then, in seconds of the clock."""
        return min(self.seen + IDLE, self.opened + (LONGEST if self.seat else WATCHED))


def hashed(secret: str) -> str:
    """What is kept of a token or a ticket."""
    return sha256(secret.encode()).hexdigest()


class Visits:
    """The visits of all tables."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._known: OrderedDict[str, tuple[Visit, float]] = OrderedDict()

    async def open(self, ticket: Ticket, text: str) -> tuple[str, Visit]:
        """A token for a ticket, and its visit. Raises `Refused` if the ticket has opened one before, or if its person
        has ended all visits since.
        """
        token, now = secrets.token_urlsafe(32), self._now()
        since = "SELECT 1 FROM visits WHERE session = ? AND person = ? AND ended > ?"
        if await self._store.row(since, ticket.session, ticket.user, ticket.issued + 1):
            raise Refused(CLOSED)
        visit = Visit(hashed(token), ticket.session, ticket.user, ticket.seat or None, ticket.language, now, now)
        batch = Batch()
        batch.add("DELETE FROM visits WHERE seen < ? OR opened < ?", now - IDLE, now - LONGEST)
        batch.add(
            "INSERT INTO visits (token, ticket, session, person, seat, language, opened, seen) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            *(visit.token, hashed(text), visit.session, visit.user, visit.seat, visit.language, now, now),
        )
        try:
            await self._store.commit(batch)
        except Conflict:
            raise Refused(SPENT) from None
        return token, visit

    async def of(self, token: str) -> Visit:
        """The visit of a token. Raises `Refused` if it is over, or none."""
        name, now = hashed(token), self._now()
        visit, read = self._known.get(name, (None, 0.0))
        if visit is None or now - read >= REMEMBERED:
            read = now
            row = await self._store.row(
                "SELECT token, session, person, seat, language, opened, seen FROM visits "
                "WHERE token = ? AND ended IS NULL",
                name,
            )
            visit = Visit(*row) if row else None
        if visit is None or now >= visit.ends:
            self._known.pop(name, None)
            raise Refused(ENDED)
        if now - visit.seen >= NOTED:
            visit = Visit(name, visit.session, visit.user, visit.seat, visit.language, visit.opened, now)
            await self._store.execute("UPDATE visits SET seen = ? WHERE token = ?", now, name)
        self._known[name] = visit, read
        self._known.move_to_end(name)
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return visit

    async def number(self, session: str, user: int) -> int:
        """How many pages of a table somebody has open, as far as is known."""
        now = self._now()
        row = await self._store.row(
            "SELECT COUNT(*) FROM visits "
            "WHERE session = ? AND person = ? AND ended IS NULL AND seen > ? AND opened > ?",
            *(session, user, now - IDLE, now - LONGEST),
        )
        return row[0] if row else 0

    async def end(self, session: str, user: int) -> None:
        """Somebody's pages of a table are over, and links from before this second open none."""
        await self._store.execute(
            "UPDATE visits SET ended = ? WHERE session = ? AND person = ?", self._now(), session, user
        )
        for name in [name for name, (each, _) in self._known.items() if (each.session, each.user) == (session, user)]:
            del self._known[name]
