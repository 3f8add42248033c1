"""Digests: when a part of the story ends, the post before becomes what the part came to, with the whole board.

And old posts, told anew from the log when they shrink: so they say nothing that the log does not say any more.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from engine.core.message import Message
from engine.core.state import State
from engine.core.view import view
from engine.tables.journal import Entry
from engine.tables.post import Posted, SidePost, Told
from engine.tables.reading import Reading
from engine.tables.session import Session, Still
from render.boards import BOARDS
from telling import headings
from telling.names import names_of
from telling.story import digest, part, refs, scenes, story
from telling.texts import Texts

from . import posts
from .curves import moved_line
from .pictures import Pictures

MOST_ENTRIES = 400
"""Entries of the log that a digest, or an old post, tells of."""
REMEMBERED = 8
"""Posts of a session whose words are remembered; they are told anew where they are not."""
BEGUN = 1000
"""Sessions of which is remembered how their newest part began."""
LIMIT = 1400
"""Characters of a digest's headlines."""
LINES = 24
"""The most lines of a phone for them: less than a screen."""


@dataclass(slots=True, frozen=True)
class Remains:
    """What a turn post becomes once another follows it: what it says, and a new picture, if it has one.

    ``end``: the entry of the log with which a part of the story ended; None within a part.
    """

    said: Told
    view: ui.LayoutView
    picture: posts.Drawn | None = None
    end: int | None = None

    @property
    def files(self) -> list[discord.File]:
        return [self.picture.file()] if self.picture else []

    @property
    def edits(self) -> dict[str, Any]:
        """What a message is edited with."""
        return {"view": self.view, "attachments": self.files} if self.picture else {"view": self.view}


def end_of_part(still: Still, posted: Posted, news: Iterable[Entry]) -> int | None:
    """The entry with which a part of the story has ended since the post was made; None if it goes on, or has no post.

    The game says it by a scene; its end is one.
    """
    if posted.message is None:
        return None
    if still.status == "over" and posted.side != "over":
        return still.seq
    return max((entry.seq for entry in news if scenes(entry)), default=None)


def remember(session: Session, message: int, said: Told) -> None:
    """What a post of a session says is said again when it shrinks, unless the log says something else by then."""
    session.told[message] = said
    while len(session.told) > REMEMBERED:
        session.told.pop(next(iter(session.told)))


class Digests:
    """Makes digests of parts of the story, and of old posts what remains of them."""

    def __init__(self, sessions: Reading, texts: Texts, pictures: Pictures) -> None:
        self._sessions, self._texts, self._pictures = sessions, texts, pictures
        self._began: dict[str, tuple[int, Message | None]] = {}
        """The entry with which the newest part of a session began, and its title then."""

    async def of(self, still: Still, since: int, end: int, post: SidePost) -> Remains:
        """A digest of the log after ``since`` up to ``end`` in place of a turn post, with the whole board of then.

        At the end of the game, whose board the next post shows, with the picture that the post has, small.
        """
        if still.status == "over":
            last = await self.again(post, still)
            came = self._came_to(still, await self._part(still, since, end))
            said = Told(self._texts(still.language)("story-last"), came, last.said.alt)
            return Remains(said, posts.shrunk(still, said), last.picture, end)
        said, picture = await self.told(still, since, end)
        return Remains(said, posts.digest(still, said), picture, end)

    async def again(self, post: SidePost, session: Session) -> Remains:
        """An old turn post or digest, small: as it is remembered, else told and drawn anew."""
        said, picture = session.told.get(post.message), None
        if said is None:
            tell = self.told if post.kind == "card" else self._turn
            said, picture = await tell(session, post.since, post.shown)
        if post.kind == "card":  # only now is it known at which chance the next part has begun
            moved = await self._moved(session, post.since, post.shown)
            said = replace(said, story="\n".join(filter(None, (said.story, moved))))
        return Remains(said, posts.shrunk(session, said), picture)

    async def told(self, session: Session, since: int, end: int) -> tuple[Told, posts.Drawn]:
        """What the log after ``since`` up to ``end`` came to, one part of the story or several, and the whole board."""
        locale, names = self._texts(session.language), names_of(session)
        state = await self._sessions.state_at(session, end)
        picture = await self._board(session, state, whole=True)
        before = view(await self._sessions.state_at(session, max(end - 1, since, 0)), None)
        entries = await self._part(session, since, end)
        first = await self._beginning(session, since) if sum(map(scenes, entries)) > 1 else None
        self._began.pop(session.id, None)
        self._began[session.id] = end, headings.outermost(view(state, None))
        if len(self._began) > BEGUN:
            self._began.pop(next(iter(self._began)))
        title = headings.span(locale, first, before, names)
        return Told(title, self._came_to(session, entries), picture.alt), picture

    async def _beginning(self, session: Session, since: int) -> Message | None:
        """The title with which a part began: of the state in which the part before ended."""
        at, title = self._began.get(session.id, (None, None))
        if at == since:
            return title
        return headings.outermost(view(await self._sessions.state_at(session, max(since, 0)), None))

    async def _moved(self, session: Session, since: int, end: int) -> str:
        """How the chance to win has moved, where the table wants it told."""
        if session.table.chance != "live":
            return ""
        locale = self._texts(session.language)
        before = await self._sessions.state_at(session, max(end - 1, since, 0))
        after = await self._sessions.state_at(session, end)
        return await moved_line(self._sessions.store, session, locale, end, before, after)

    async def _turn(self, session: Session, since: int, shown: int) -> tuple[Told, posts.Drawn]:
        locale, names = self._texts(session.language), names_of(session)
        entries = part(await self._entries(session, since, shown), since)
        state = await self._sessions.state_at(session, shown)
        picture = await self._board(session, state, changed=refs(entries, None))
        heading = headings.heading_of(locale, view(state, None), names)
        return Told(heading, story(locale, entries, names, posts.STORY_LIMIT), picture.alt), picture

    async def _part(self, session: Session, since: int, end: int) -> list[Entry]:
        return part(await self._entries(session, since, end), since, end)

    def _came_to(self, session: Session, entries: Iterable[Entry]) -> str:
        return digest(self._texts(session.language), entries, names_of(session), LIMIT, LINES)

    async def _entries(self, session: Session, since: int, upto: int) -> list[Entry]:
        return await self._sessions.history(session, after=since - 1, upto=upto, last=MOST_ENTRIES)

    async def _board(self, session: Session, state: State, **more: Any) -> posts.Drawn:
        stand_ins = [seat for seat, player in session.seats.items() if player.stand_in]
        return await self._pictures.drawn(
            *(BOARDS[session.game.id].draw, view(state, None), self._texts(session.language), session.names),
            stand_ins=stand_ins,
            **more,
        )
