"""Digests: when a part of the story ends, the post before becomes what the part came to, with the whole board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

import discord
from discord import ui

from engine.core.view import view
from engine.tables.journal import Entry
from engine.tables.post import Posted
from engine.tables.reading import Reading
from engine.tables.session import Still
from render.boards import BOARDS
from telling import headings
from telling.names import names_of
from telling.story import digest, part, scenes
from telling.texts import Texts

from . import posts
from .pictures import Pictures

MOST_ENTRIES = 400
"""Entries of the log that a digest tells of."""
LIMIT = 1400
"""Characters of a digest's headlines."""
LINES = 24
"""The most lines of a phone for them: less than a screen."""


@dataclass(slots=True, frozen=True)
class Remains:
    """What a turn post becomes once another follows it: what it says, and a new picture, if it has one.

    ``end``: the entry of the log with which a part of the story ended; None within a part.
    """

    said: posts.Told
    view: ui.LayoutView
    picture: posts.Drawn | None = None
    end: int | None = None

    @property
    def files(self) -> list[discord.File]:
        return [self.picture.file()] if self.picture else []


def end_of_part(still: Still, posted: Posted, news: Iterable[Entry]) -> int | None:
    """The entry with which a part of the story has ended since the post was made; None if it goes on, or has no post.

    The game says it by a scene; its end is one.
    """
    if posted.message is None:
        return None
    if still.status == "over" and posted.side != "over":
        return still.seq
    return max((entry.seq for entry in news if scenes(entry)), default=None)


class Digests:
    """Makes digests of parts of the story."""

    def __init__(self, sessions: Reading, texts: Texts, pictures: Pictures) -> None:
        self._sessions, self._texts, self._pictures = sessions, texts, pictures

    async def of(self, still: Still, since: int, end: int, last: Callable[[], Awaitable[posts.Told]]) -> Remains:
        """A digest of the log after ``since`` up to ``end``, with the whole board of then.

        At the end of the game, whose board the next post shows, with the picture that was there, small; ``last`` finds
        what the post says.
        """
        locale, names = self._texts(still.language), names_of(still)
        entries = await self._sessions.history(still, after=since - 1, upto=end, last=MOST_ENTRIES)
        story = digest(locale, part(entries, since, end), names, LIMIT, LINES)
        if still.status == "over":
            try:
                alt = (await last()).alt
            except discord.HTTPException:  # what cannot be read cannot be changed either
                alt = ""
            said = posts.Told(locale("story-last"), story, alt)
            return Remains(said, posts.shrunk(still, said), end=end)
        state = await self._sessions.state_at(still, end)
        stand_ins = [seat for seat, player in still.seats.items() if player.stand_in]
        picture = await self._pictures.drawn(
            BOARDS[still.game.id].draw, view(state, None), locale, still.names, stand_ins=stand_ins, whole=True
        )
        before = await self._sessions.state_at(still, max(end - 1, since, 0))  # after it the next part has begun
        said = posts.Told(headings.title(locale, view(before, None), names), story, picture.alt)
        return Remains(said, posts.digest(still, said), picture, end)
