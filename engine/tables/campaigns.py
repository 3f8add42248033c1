"""Campaigns: chapters of a game, each played at a table of its own, that carry something on.

What a chapter begins with is kept beside its table, so a chapter can be played again from where it began.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.errors import Refused
from ..core.message import msg
from ..store import Batch
from .session import Kept, Player, Session, TableSettings
from .sessions import Sessions

Seat = tuple[str, int | None, str]
"""A seat, the Discord snowflake of its person (None: a stand-in) and the name."""


@dataclass(slots=True, frozen=True)
class Campaign:
    """A campaign before or during its ``chapter``, which begins with ``carry`` and with these ``seats``."""

    id: int
    game: str
    guild: int
    name: str
    chapter: int
    carry: Any
    seats: Sequence[Seat]


class Campaigns:
    """The service. Every change is on disk when its method returns."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self._lock = asyncio.Lock()

    async def found(self, game: str, guild: int, name: str) -> Campaign:
        """A new campaign before its first chapter."""
        async with self._lock:
            batch = Batch()
            batch.add(
                "INSERT INTO campaigns (game, guild, name, chapter, carry, seats) VALUES (?, ?, ?, 1, 'null', '[]')",
                *(game, guild, name),
            )
            await self.store.commit(batch)
            row = await self.store.row("SELECT max(id) FROM campaigns WHERE guild = ?", guild)
            assert row
            return await self.get(row[0])

    async def get(self, id: int) -> Campaign:
        """The campaign with this id; raises `Refused` if there is none."""
        row = await self.store.row(
            "SELECT id, game, guild, name, chapter, carry, seats FROM campaigns WHERE id = ?", id
        )
        if row is None:
            raise Refused(msg("refused-no-campaign"))
        number, game, guild, name, chapter, carry, seats = row
        came = [(seat, user, called) for seat, user, called in json.loads(seats)]
        return Campaign(number, game, guild, name, chapter, json.loads(carry), came)

    async def open(self, id: int, *, channel: int, host: int, name: str, language: str) -> Session:
        """Open the lobby of the present chapter: everybody sits as in the chapter before, with its options.

        Raises `Refused` for a host who has not been there, and while another table of the campaign is open.
        """
        async with self._lock:
            campaign = await self.get(id)
            open_now = "SELECT 1 FROM chapters JOIN sessions ON id = session WHERE campaign = ? AND status IN "
            if await self.store.row(f"{open_now} ('lobby', 'playing')", id):
                raise Refused(msg("refused-campaign-open"))
            seats = {
                seat: Player(user, called, stand_in=user is None)
                for seat, user, called in campaign.seats or [("a", host, name)]
            }
            if host not in {player.user for player in seats.values()}:
                raise Refused(msg("refused-not-seated"))
            last = await self._last(id)
            before = (await self.sessions.get(last)).kept if last else None
            settings = before.settings if before else self.sessions.games[campaign.game].settings()
            table, now = before.table if before else TableSettings(), self.sessions.clock().timestamp()
            kept = Kept(channel, host, language, "lobby", settings, table, {}, now)

            def make(new: str) -> tuple[Session, Batch]:
                session, batch = self.sessions.new_lobby(new, campaign.game, campaign.guild, kept, seats)
                batch.add(
                    "INSERT INTO chapters (session, campaign, chapter, carry) VALUES (?, ?, ?, ?)",
                    *(new, id, campaign.chapter, json.dumps(campaign.carry)),
                )
                return session, batch

            return await self.sessions.adopt(channel, make)

    async def advance(self, session: Session) -> Campaign:
        """Go on to the next chapter with what the finished one left, and with who has played it.

        Raises `Refused` if the game is not over, is not the campaign's latest, or leads nowhere from here.
        """
        async with self._lock:
            id, chapter, _ = await self._played(session)
            campaign = await self.get(id)
            if chapter != campaign.chapter or await self._last(id) != session.id:
                raise Refused(msg("refused-campaign-past"))
            carry = session.game.outcome(session.playing)
            if carry is None:
                raise Refused(msg("refused-campaign-over"))
            seats = [
                (seat, player.user, player.name)
                for seat, player in session.seats.items()
                if player.user is not None or seat in session.party
            ]
            return await self._set(id, chapter + 1, json.dumps(carry), seats)

    async def replay(self, session: Session) -> Campaign:
        """Go back to the beginning of the chapter that was played at this table, with what it began with.

        Raises `Refused` if that game is not over.
        """
        async with self._lock:
            id, chapter, carry = await self._played(session)
            return await self._set(id, chapter, carry, (await self.get(id)).seats)

    # Inside: the lock is held

    async def _played(self, session: Session) -> tuple[int, int, str]:
        """Campaign, chapter and carry of a table where a chapter was played to its end."""
        row = await self.store.row("SELECT campaign, chapter, carry FROM chapters WHERE session = ?", session.id)
        if row is None:
            raise Refused(msg("refused-no-campaign"))
        if session.kept.status != "over":
            raise Refused(msg("refused-campaign-open"))
        return row[0], row[1], row[2]

    async def _last(self, id: int) -> str | None:
        """The table that was opened last."""
        row = await self.store.row(
            "SELECT id FROM chapters JOIN sessions ON id = session WHERE campaign = ? ORDER BY age DESC LIMIT 1", id
        )
        return row[0] if row else None

    async def _set(self, id: int, chapter: int, carry: str, seats: Sequence[Seat]) -> Campaign:
        await self.store.execute(
            "UPDATE campaigns SET chapter = ?, carry = ?, seats = ? WHERE id = ?",
            *(chapter, carry, json.dumps(seats), id),
        )
        return await self.get(id)
