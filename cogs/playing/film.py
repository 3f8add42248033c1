"""The whole game as one moving picture, made one frame at a time so that nobody has to wait for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import discord

from engine.core.message import Event
from engine.core.view import view
from engine.outlook.outlooks import outlook
from engine.tables.journal import OF_GAME, saved_state
from engine.tables.session import Session
from engine.tables.sessions import Entry
from render.boards import BOARDS
from render.replay import MOST_BYTES, MOST_FRAMES, Film, thinned
from telling.names import names_of
from telling.story import headlines, refs
from telling.texts import Locale, plain

from ..app import Gravekeeper
from ..showing.curves import curve_of

PIECE = 5
"""Pictures between two words about how far it has come."""

KEPT = 32_000_000
"""Bytes of films that are kept to be sent again."""

Progress = Callable[[int, int], Awaitable[None]]
Made = tuple[bytes, int]
"""The animation and the number of its pictures."""

log = logging.getLogger(__name__)


@dataclass(eq=False)
class _Making:
    """A film that is being made, and whom to tell how far it has come."""

    listeners: list[Progress]
    done: asyncio.Task[Made] | None = None

    async def tell(self, done: int, every: int) -> None:
        for listener in list(self.listeners):
            try:
                await listener(done, every)
            except discord.HTTPException as error:
                log.info("somebody is not told how far a replay has come: %s", error)
                self.listeners.remove(listener)


class Films:
    """Films that were made, kept in memory up to `KEPT`; who asks for one that is being made waits for the same."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self._kept: OrderedDict[object, Made] = OrderedDict()
        self._making: dict[object, _Making] = {}
        self._one = asyncio.Lock()

    async def close(self) -> None:
        """Give up what is being made."""
        tasks = [each.done for each in self._making.values() if each.done is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def get(
        self,
        locale: Locale,
        session: Session,
        seat: str | None,
        progress: Progress,
        wait: Callable[[], Awaitable[None]],
    ) -> Made:
        """The film of `film`; ``wait`` is called if another one has to be finished first."""
        still = session.still()
        curve = await outlook(self.bot.sessions.store, still)
        key = (still.id, still.seq, seat, locale.language, curve is None, *still.seats.values())
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = _Making([progress])
            making.done = asyncio.create_task(self._make(key, making, locale, still, seat), name=f"film-{still.id}")
            others = self._one.locked()
        else:
            making.listeners.append(progress)
            others = False
        assert making.done is not None
        if others:
            await wait()
        return await asyncio.shield(making.done)

    async def _make(self, key: object, making: _Making, locale: Locale, still: Session, seat: str | None) -> Made:
        try:
            async with self._one:
                made = self._kept[key] = await film(self.bot, locale, still, seat, making.tell)
        finally:
            del self._making[key]
        while len(self._kept) > 1 and sum(len(data) for data, _ in self._kept.values()) > KEPT:
            self._kept.popitem(last=False)
        return made


async def film(bot: Gravekeeper, locale: Locale, session: Session, seat: str | None, progress: Progress) -> Made:
    """The animation as a seat (None: a spectator) saw the game, and the number of its pictures.

    What was undone is left out. The last picture is the curve of a finished game, if it has one. ``progress`` is
    awaited with the pictures done and all of them.
    """
    curve = await curve_of(bot.sessions.store, session, locale)
    rows = await bot.sessions.store.rows(
        f"SELECT seq FROM actions WHERE session = ? AND undone = 0 AND seq <= ? AND {OF_GAME} ORDER BY seq",
        session.id,
        session.seq,
    )
    moments = [row[0] for row in rows]
    most = MOST_FRAMES
    while True:
        chosen = thinned(len(moments), most)
        made = Film(len(chosen) + (curve is not None))
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
            if curve is not None:
                await asyncio.to_thread(made.add_drawn, curve.picture.data)
            data = await asyncio.to_thread(made.finish)
            if len(data) <= MOST_BYTES:
                return data, len(chosen) + (curve is not None)
        most = max(2, len(chosen) // 2)


def _draw(
    made: Film, session: Session, saved: bytes, seat: str | None, locale: Locale, entries: Sequence[Entry]
) -> None:
    """In the thread: one picture; it marks what has changed since the one before it."""
    called = names_of(session)  # `plain` takes the escapes out again, and only those
    board = BOARDS[session.game.id]
    picture = board.still(
        view(session.game.load(saved), seat),
        locale,
        session.names,
        whole=True,
        changed=refs(entries, seat),
        stand_ins=[each for each, player in session.seats.items() if player.stand_in],
        news=[caption(locale, event, called) for event in headlines(entries, seat)[:3]],
    )
    made.add(picture, board.palette())


def caption(locale: Locale, event: Event, called: dict[str, str]) -> str:
    """A line of the log without Markdown."""
    return plain(locale.message(event.message, called).replace("**", "")).replace("`", "")
