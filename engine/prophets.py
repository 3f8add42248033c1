"""Prophets: people who do not play guess how a game ends, and right guesses are counted.

There is one question for a table: who wins, or of a party whether it makes it. It is made of what spectators see.
Points are worked out from the finished games that there are, as ratings are, so a corrected end counts as it is now and
a game that is struck out does not. Who sits at the table in the end has guessed nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .core.errors import Refused
from .core.game import Game
from .core.message import msg
from .core.state import State
from .outlook.shares import outcome
from .tables.remembered import Remembered, of_state
from .tables.session import Session
from .tables.sessions import Sessions
from .tables.stats import counts

YES, NO = "yes", "no"
"""Words about a party: it makes it or not."""
REMEMBERED = 5000
"""Games of which it is remembered which guesses were right."""
NOT_OF_THEM = "NOT EXISTS (SELECT 1 FROM seats WHERE seats.session = guesses.session AND seats.person = guesses.person)"


@dataclass(slots=True, frozen=True)
class Prophet:
    """How often somebody was right in a server, of how many guesses about games that are over."""

    user: int
    right: int
    guesses: int


def words(game: Game[Any], seen: State) -> list[str]:
    """What can be guessed: the sides that can win, or what becomes of the party."""
    sides = game.sides(seen)
    return [YES, NO] if game.together or len(sides) == 1 else [*sides]


def right(game: Game[Any], s: State) -> frozenset[str]:
    """The guesses that were right of a game that is over."""
    won = {side for side, share in outcome(game, s).items() if share}
    if words(game, s) != [YES, NO]:
        return frozenset(won)
    return frozenset({YES if won else NO})


class Prophets:
    """Guesses, and whose were right."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions, self.store = sessions, sessions.store
        self._right: Remembered[frozenset[str] | None] = Remembered(REMEMBERED)

    async def guess(self, session: Session, user: int, word: str) -> None:
        """Somebody guesses; until the answer is known they may guess again. Raises `Refused` for whoever has a seat or
        has done something at the table, and once nothing is left to guess.
        """
        if session.status != "playing":
            raise Refused(msg("refused-guess-known" if session.status == "over" else session.why_over))
        if word not in words(session.game, session.view(None)):
            raise Refused(msg("refused-guess-word"))
        acted = "SELECT 1 FROM actions WHERE session = ? AND actor = ? LIMIT 1"
        if session.seat_of(user) is not None or await self.store.row(acted, session.id, user) is not None:
            raise Refused(msg("refused-guess-player"))
        await self.store.execute(
            "INSERT INTO guesses (session, person, guild, word, at) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (session, person) DO UPDATE SET word = excluded.word, at = excluded.at",
            *(session.id, user, session.guild, word, self.sessions.clock().timestamp()),
        )

    async def foreseen(self, session: Session) -> tuple[int, int]:
        """How many guesses about a game that is over were right, and how many there were; none if it does not count."""
        rows = await self._rows("guesses.session = ?", session.id)
        told = [await self._is_right(*row) for row in rows]
        found = [each for _, each in told if each is not None]
        return sum(found), len(found)

    async def of_server(self, guild: int) -> list[Prophet]:
        """Everybody who has guessed in a server, the best first: by right guesses, then by fewer wrong ones."""
        told: dict[int, list[bool]] = {}
        for row in await self._rows("guesses.guild = ?", guild):
            user, known = await self._is_right(*row)
            if known is not None:
                told.setdefault(user, []).append(known)
        found = [Prophet(user, sum(each), len(each)) for user, each in told.items()]
        return sorted(found, key=lambda each: (-each.right, each.guesses, each.user))

    async def _rows(self, which: str, value: int | str) -> Sequence[Any]:
        return await self.store.rows(
            "SELECT guesses.session, guesses.person, word, game, version, settings FROM guesses "
            f"JOIN sessions ON id = guesses.session WHERE {which} AND status = 'over' AND {NOT_OF_THEM}",
            value,
        )

    async def _is_right(
        self, session: str, user: int, word: str, name: str, version: int, settings: str
    ) -> tuple[int, bool | None]:
        """Whose guess it is and whether it was right; None if it does not count."""
        game = self.sessions.games.get(name)
        if game is None or not counts(settings):
            return user, None
        known = await self._right.get(session, version, lambda: of_state(self.store, session, game, right, "prophet"))
        return user, None if known is None else word in known
