"""Posts that a table has left behind: old ones shrink and go, the announcement of a lobby follows it.

Each is a row until it is right, so that neither a failed call nor a stop of the program makes anybody forget it.
"""

from __future__ import annotations

import logging
from dataclasses import replace

import discord
from discord import ui

from engine.store import Batch, Store
from engine.tables import posted as rows
from engine.tables.post import SidePost
from engine.tables.reading import Reading
from engine.tables.session import Session
from telling.texts import Texts

from . import lobbies
from .digests import Digests

log = logging.getLogger(__name__)

MOST = 10
"""Posts that one sweep edits."""
PAUSES = (2, 10, 60, 300, 1800)
"""Seconds until a post that could not be sent or edited is tried again, by the number of tries."""
NO_CHANNEL = 10003
"""Discord's code for a channel that is not there."""
GONE = (NO_CHANNEL, 10008)
"""Discord's codes for a channel and a message that are not there."""
REFUSALS = 3
"""Tries after which a channel that refuses the bot counts as gone: somebody may just be setting its permissions."""


def is_refused(error: discord.HTTPException, tries: int) -> bool:
    """Whether nothing can be posted in a channel for good, after so many tries one after another."""
    return error.code == NO_CHANNEL or (isinstance(error, discord.Forbidden) and tries >= REFUSALS)


class SidePosts:
    """Edits side posts at once or, if that fails, whenever their time comes."""

    def __init__(self, client: discord.Client, sessions: Reading, texts: Texts, digests: Digests) -> None:
        self._client, self._sessions, self._texts, self._digests = client, sessions, texts, digests
        self._writes, self._next = -1, 0.0

    @property
    def _store(self) -> Store:
        return self._sessions.store

    def _now(self) -> float:
        return self._sessions.clock().timestamp()

    async def announce(self, session: Session, channel: int, message: int) -> None:
        """From now on this message announces the lobby of a session."""
        post, batch = SidePost(channel, message, session.id, "announcement"), Batch()
        rows.add(batch, post, self._now())
        await self._store.commit(batch)
        await self.mend([post], session)

    async def leave(self, batch: Batch, session: Session, left: list[SidePost]) -> None:
        """These are no longer the session's posts; what cannot be edited now is left to the sweep."""
        for post in left:
            if not await self._edit(post, session):
                rows.add(batch, post, self._now() + PAUSES[0])
            elif post.kind == "turn":
                rows.add(batch, post, None)  # until a digest tells what it tells

    async def mend(self, due: list[SidePost], session: Session) -> None:
        """Make posts of a session what they should be."""
        batch = Batch()
        for post in due:
            if await self._edit(post, session):
                lives_on = post.kind == "turn" or (post.kind == "announcement" and session.status == "lobby")
                rows.right(batch, post, for_now=lives_on)
            else:
                pause = PAUSES[min(post.tries, len(PAUSES) - 1)]
                rows.add(batch, replace(post, tries=post.tries + 1), self._now() + pause)
        if batch.statements:
            await self._store.commit(batch)

    async def of(self, session: Session) -> None:
        """Make those posts of a session right that are due."""
        await self.mend(await rows.of(self._store, session.id, self._now()), session)

    async def sweep(self) -> None:
        """Make those right whose time has come, the earliest first; asks nothing while none can be due."""
        if self._writes == self._store.writes and self._now() < self._next:
            return
        for post in await rows.due(self._store, self._now(), MOST):
            try:
                await self.mend([post], (await self._sessions.get(post.session)).still())
            except Exception:  # the others must not wait for it
                log.exception("an old post of session %s is put off", post.session)
                batch = Batch()
                rows.add(batch, post, self._now() + PAUSES[-1])
                await self._store.commit(batch)
        self._writes, self._next = self._store.writes, await rows.earliest(self._store)

    async def _edit(self, post: SidePost, session: Session) -> bool:
        """Whether the post is as it should be now, or is not there any more."""
        message = self._client.get_partial_messageable(post.channel, guild_id=session.guild).get_partial_message(
            post.message
        )
        try:
            if post.kind == "gone":
                await message.delete()
            elif post.kind in ("turn", "card"):
                await message.edit(**(await self._digests.again(post, session)).edits)
            elif post.kind == "lobby":  # it loses its poster with its buttons
                await message.edit(view=self._view(post, session), attachments=[])
            else:
                await message.edit(view=self._view(post, session))
        except discord.HTTPException as error:
            if error.code not in GONE and not is_refused(error, post.tries + 1):
                log.info("old post %d of session %s is not right yet: %s", post.message, session.id, error)
                return False
        except Exception:  # the game goes on without it
            log.exception("an old post of session %s is put off", session.id)
            return False
        session.told.pop(post.message, None)
        return True

    def _view(self, post: SidePost, session: Session) -> ui.LayoutView:
        locale = self._texts(session.language)
        if post.kind == "announcement" or session.status == "lobby":
            return lobbies.announcement(locale, session, joining=post.kind == "announcement")
        if session.state is None:
            return lobbies.closed(locale, session)
        return lobbies.begun(locale, session)
