"""The whole game as one moving picture, made one frame at a time so that nobody has to wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.core.view import view
from engine.journal import OF_GAME, saved_state
from engine.session import Session
from engine.sessions import Entry
from render.boards import BOARDS
from render.replay import MOST_BYTES, MOST_FRAMES, Film, thinned

from .past import refs
from .texts import Locale, plain

if TYPE_CHECKING:
    from .app import Gravekeeper

PIECE = 5
"""Pictures between two words about how far it has come."""

Progress = Callable[[int, int], Awaitable[None]]


async def film(
    bot: Gravekeeper, locale: Locale, session: Session, seat: str | None, progress: Progress
) -> tuple[bytes, int]:
    """The animation as a seat (None: a spectator) saw the game, and the number of its pictures.

    What was undone is left out. ``progress`` is awaited with the pictures done and all of them.
    """
    rows = await bot.sessions.store.rows(
        f"SELECT seq FROM actions WHERE session = ? AND undone = 0 AND {OF_GAME} ORDER BY seq", session.id
    )
    moments = [row[0] for row in rows]
    most = MOST_FRAMES
    while True:
        chosen = thinned(len(moments), most)
        made = Film(len(chosen))
        for done, (before, at) in enumerate(pairwise([-1, *chosen]), start=1):
            saved = await saved_state(bot.sessions.store, session.id, moments[at])
            assert saved is not None
            told = [
                entry
                for seq in moments[before + 1 : at + 1]
                for entry in await bot.sessions.history(session, after=seq - 1, upto=seq)
            ]
            await asyncio.to_thread(_draw, made, session, saved, seat, locale, told)
            if made.size > MOST_BYTES:
                break
            if done % PIECE == 0 or done == 1:
                await progress(done, len(chosen))
        else:
            data = await asyncio.to_thread(made.finish)
            if len(data) <= MOST_BYTES:
                return data, len(chosen)
        most = max(2, len(chosen) // 2)


def _draw(
    made: Film, session: Session, saved: bytes, seat: str | None, locale: Locale, entries: Sequence[Entry]
) -> None:
    """In the thread: one picture; it marks what has changed since the one before it."""
    events = [event for entry in entries for event in entry.events if not event.only or seat in event.only]
    picture = BOARDS[session.game.id].draw(
        view(session.game.load(saved), seat),
        locale,
        session.names,
        changed=refs(entries, seat),
        stand_ins=[each for each, player in session.seats.items() if player.stand_in],
        news=[plain(locale.message(event.message, session.names)).replace("`", "") for event in events[:3]],
    )
    made.add(picture.data)
