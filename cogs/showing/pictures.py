"""Pictures for the surface: drawn in worker threads, the public one of each table kept until it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from engine.tables.session import Session, Still
from render import lessons
from render.boards import BOARDS
from render.canvas.encode import Picture
from render.poster import poster
from telling.names import names_of
from telling.texts import Locale, Texts

from . import posts

POSTER = "poster.png"
KEPT = 64
"""Pictures kept in memory, about 100 KB each."""


class Pictures:
    """Draws what somebody may see of a session on disk."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._boards: dict[str, tuple[tuple[object, ...], posts.Drawn]] = {}
        self._posters: dict[tuple[str, str, tuple[int, ...]], posts.Drawn] = {}
        self._cards: dict[tuple[str, str], list[posts.Drawn]] = {}

    async def board(self, session: Session, changed: Collection[str] = (), due: str = "") -> posts.Drawn:
        """The public picture of the present state, drawn once per state."""
        still = session.still()
        cached = self._boards.get(still.id)
        key = (still.seq, still.status, *still.seats.values())
        if cached and cached[0] == key:
            return cached[1]
        board = await self.picture(still, None, self._texts(still.language), changed, due)
        self._boards[still.id] = (key, board)
        while len(self._boards) > KEPT:
            self._boards.pop(next(iter(self._boards)))
        return board

    async def poster(self, session: Session) -> posts.Drawn:
        """The poster of what is to be played, in the language of the table, drawn once for all such tables."""
        game, numbers = session.game, (*session.game.numbers(session.settings),)
        key = game.id, session.language, numbers
        if key not in self._posters:
            drawn = await self.drawn(poster, BOARDS[game.id], self._texts(session.language), numbers)
            self._posters[key] = replace(drawn, name=POSTER)
        return self._posters[key]

    async def picture(
        self,
        session: Session,
        seat: str | None,
        locale: Locale,
        changed: Collection[str] = (),
        due: str = "",
        *,
        whole: bool = False,
        over: str = "",
    ) -> posts.Drawn:
        """A picture of the game as a seat may see it: the part of a large map that matters now, or the `whole`."""
        still = session.still()
        return await self.drawn(
            BOARDS[still.game.id].draw,
            still.view(seat),
            locale,
            still.names,
            changed=changed,
            stand_ins=_stand_ins(still),
            due=due,
            whole=whole,
            over=over,
        )

    async def hand(self, session: Session, seat: str, locale: Locale, over: str = "") -> posts.Drawn | None:
        """A picture of what a seat holds, if the game draws one."""
        board = BOARDS[session.game.id]
        return await self.seen(board.held, session, seat, locale, over=over) if board.hand else None

    async def seen(
        self, draw: Callable[..., Picture], session: Session, seat: str, locale: Locale, **more: Any
    ) -> posts.Drawn:
        """What only one seat sees, drawn by a function of view, texts, names and seat, and of what is named."""
        still = session.still()
        return await self.drawn(draw, still.view(seat), locale, still.names, seat, **more)

    async def cards(self, game: str, data: Any, locale: Locale) -> list[posts.Drawn]:
        """“How to play in 60 seconds”, drawn once per language."""
        key = game, locale.language
        if key not in self._cards:
            found = await asyncio.to_thread(lessons.cards, BOARDS[game], data, locale)
            self._cards[key] = [posts.Drawn(each.data, each.alt) for each in found]
        return self._cards[key]

    async def drawn(self, draw: Callable[..., Picture], *args: Any, **kwargs: Any) -> posts.Drawn:
        """Run a function that draws in a worker thread."""
        picture = await asyncio.to_thread(draw, *args, **kwargs)
        return posts.Drawn(picture.data, picture.alt)

    def words(self, session: Session, locale: Locale, seat: str | None, full: bool = True) -> str:
        """The board in words, as Markdown; complete, or in short."""
        still = session.still()
        board = BOARDS[still.game.id]
        return board.text(still.view(seat), locale, names_of(still), full, stand_ins=_stand_ins(still))


def _stand_ins(still: Still) -> list[str]:
    return [seat for seat, player in still.seats.items() if player.stand_in]
