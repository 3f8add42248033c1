"""Who is a game master: the host of a session, whom the host has named, whom the server trusts."""

from __future__ import annotations

from ..core.decision import Decision
from ..core.errors import Refused
from ..core.message import msg
from ..store import Store
from ..tables.session import Session
from . import servers
from .person import Person


class Rights:
    """Whether a person may act on a session."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def named(self, id: str) -> list[int]:
        """The people whom the host of a session has named."""
        return [row[0] for row in await self.store.rows("SELECT person FROM gms WHERE session = ? ORDER BY person", id)]

    async def is_trusted(self, guild: int, person: Person) -> bool:
        """Whether the person is a game master everywhere in a server."""
        return person.manager or bool(person.roles & set((await servers.settled(self.store, guild)).masters))

    async def require_trusted(self, guild: int, person: Person) -> None:
        """Raises `Refused` for a person whom the server does not trust."""
        if not await self.is_trusted(guild, person):
            raise Refused(msg("refused-gm-trusted"))

    async def is_owner(self, session: Session, person: Person) -> bool:
        """Whether the person decides who else may act on the session: its host, or somebody the server trusts."""
        return person.user == session.host or await self.is_trusted(session.guild, person)

    async def is_gm(self, session: Session, person: Person) -> bool:
        """Whether the person is a game master of the session."""
        return await self.is_owner(session, person) or person.user in await self.named(session.id)

    async def require(self, session: Session, person: Person) -> None:
        """Raises `Refused` for everybody but game masters of the session."""
        if not await self.is_gm(session, person):
            raise Refused(msg("refused-gm"))

    async def require_owner(self, session: Session, person: Person) -> None:
        """Raises `Refused` for everybody but owners of the session."""
        if not await self.is_owner(session, person):
            raise Refused(msg("refused-gm-owner"))

    async def sees_all(self, session: Session, person: Person) -> bool:
        """Whether the person may be offered what is hidden.

        Who plays here has to let the table know first (a note with ``look``), and again after each own move.
        """
        if not any(person.user in (player.user, player.lender) for player in session.seats.values()):
            return True
        row = await self.store.row(
            "SELECT act ->> 'look' FROM actions WHERE session = ? AND actor = ? AND "
            "(act ->> 'look' IS NOT NULL OR act ->> 'act' = 'answer' AND act ->> 'by' IS DISTINCT FROM 'gm') "
            "ORDER BY seq DESC LIMIT 1",
            *(session.id, person.user),
        )
        return row is not None and row[0] is not None

    async def offered(self, session: Session, seat: str, person: Person) -> list[Decision]:
        """What is open to a seat; its private questions only to whom they may be shown."""
        every = session.offered(seat)
        if session.seat_of(person.user) == seat or await self.sees_all(session, person):
            return every
        return [decision for decision in every if not decision.ask.private]
