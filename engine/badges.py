"""Badges for life: what people have brought off in the finished games of a server.

Nothing of it is kept: as ratings are, badges are worked out from the games that there are, so whoever is forgotten has
none, and a corrected end counts as it is now. What a game is worth to its seats is remembered for as long as its row
stays the same. First games do not count, nor do those of which a game master says so (`TableSettings.counts`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .core.badges import Finished, Line, earned, read
from .core.game import Game
from .store import Store
from .tables.remembered import Remembered
from .tables.session import Session
from .tables.stats import counts

log = logging.getLogger(__name__)

REMEMBERED = 20_000
"""Games of which it is remembered what they are worth, some hundred bytes each."""

Worth = Mapping[str, tuple[str, ...]]
"""What a finished game is worth: the badges of each seat."""


@dataclass(slots=True, frozen=True)
class _Row:
    """A person's part in a finished game."""

    session: str
    game: str
    version: int
    seat: str
    at: tuple[float, int]


class Badges:
    """Who has which badges."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]]) -> None:
        self._store, self._games = store, games
        self._known: Remembered[Worth] = Remembered(REMEMBERED)

    async def of(self, guild: int, user: int) -> dict[str, list[str]]:
        """The badges of a person in a server by game, in the order in which they were earned, the newest last; games
        played without any badge are there, too.
        """
        found: dict[str, list[str]] = {}
        for row in await self._rows(guild, user):
            own = found.pop(row.game, [])  # the game played last comes last
            own += [badge for badge in (await self._worth(row)).get(row.seat, ()) if badge not in own]
            found[row.game] = own
        return found

    async def new(self, session: Session) -> dict[str, list[str]]:
        """The badges that people have earned for the first time in a game that is over, by seat."""
        found: dict[str, list[str]] = {}
        for seat, player in session.seats.items():
            if player.user is None or player.stand_in:
                continue
            rows = await self._rows(session.guild, player.user, session.game.id)
            this = next((at for at, row in enumerate(rows) if row.session == session.id), None)
            if this is None:
                continue
            own = [*(await self._worth(rows[this])).get(seat, ())]
            for row in reversed(rows[:this]):  # what somebody earns often was earned lately
                if not own:
                    break
                before = (await self._worth(row)).get(row.seat, ())
                own = [badge for badge in own if badge not in before]
            if own:
                found[seat] = own
        return found

    async def _rows(self, guild: int, user: int, game: str | None = None) -> list[_Row]:
        """The games that count of a person, the oldest first."""
        rows = await self._store.rows(
            "SELECT id, game, version, seat, changed, age, settings FROM seats JOIN sessions ON id = session "
            "WHERE person = ? AND stand_in = 0 AND guild = ? AND status = 'over' AND game = coalesce(?, game) "
            "ORDER BY changed, age",
            *(user, guild, game),
        )
        return [
            _Row(id, game, version, seat, (changed, age))
            for id, game, version, seat, changed, age, settings in rows
            if game in self._games and counts(settings)
        ]

    async def _worth(self, row: _Row) -> Worth:
        return await self._known.get(row.session, row.version, lambda: self._read(row))

    async def _read(self, row: _Row) -> Worth:
        state = await self._store.row("SELECT state FROM sessions WHERE id = ?", row.session)
        told = await self._store.rows(
            "SELECT events FROM actions WHERE session = ? AND undone = 0 ORDER BY seq", row.session
        )
        if state is None or state[0] is None:
            return {}
        return await asyncio.to_thread(_worth, self._games[row.game], row.session, state[0], [each for (each,) in told])


def _worth(game: Game[Any], session: str, state: bytes, told: list[str]) -> Worth:
    try:
        s = game.load(state)
        lines: list[Line] = [line for events in told for line in read(game.id, events)]
        return {seat: tuple(earned(game.badges, Finished(s, seat, lines))) for seat in s.seats}
    except Exception:  # a game that cannot be read leaves all others
        log.warning("session %s is worth no badge", session, exc_info=True)
        return {}
