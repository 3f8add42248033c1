"""Posts on their way: written down before they are sent, looked for if nobody knows what became of them, remembered."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import discord
from discord import ui

from engine.gm.servers import Servers
from engine.store import Batch, Stale
from engine.tables import posted as rows
from engine.tables.post import Kind, Posted, Sending, SidePost
from engine.tables.session import Session, Still
from engine.tables.sessions import Sessions

from ..base import ids
from ..base.ringing import calling
from . import posts
from .moments import Moment
from .side_posts import SidePosts

log = logging.getLogger(__name__)

MARKS: dict[Kind, str] = {"turn": "log", "lobby": "options"}
"""By kind of post, the verb of a button that only such a post has."""
SEARCHED = 200
"""The messages that are searched for a post of which nobody knows whether it arrived."""
YOUNG = 120
"""Seconds for which Discord knows a nonce, at least: sent again under it, a post is not made twice."""
SKEW = timedelta(minutes=2)
"""How far the clocks of Discord and of this machine may be apart."""


class Overtaken(Exception):
    """What was about to be posted has no place any more. What takes its place is shown next, or by another process."""


class Delivery:
    """Brings the posts of sessions into their channels, and keeps the rows that say what is there.

    ``overtaken`` is called with the id of a session that has to be looked at again, ``shown`` with that of one whose
    present state its channel shows.
    """

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        servers: Servers,
        side_posts: SidePosts,
        overtaken: Callable[[str], None],
        shown: Callable[[str], None],
    ) -> None:
        self._client, self._sessions, self._servers = client, sessions, servers
        self._side_posts, self._overtaken, self._shown = side_posts, overtaken, shown

    def now(self) -> float:
        """The time in seconds."""
        return self._sessions.clock().timestamp()

    def channel(self, session: Session) -> discord.PartialMessageable:
        """Where something is about to be shown. Raises `Overtaken` if a session is no longer ours by our own clock:
        who has slept says nothing more.
        """
        if not self._sessions.store.owned.has(session.guild):
            raise Overtaken
        return self._client.get_partial_messageable(session.channel, guild_id=session.guild)

    async def send(
        self,
        session: Session,
        moment: Moment,
        kind: Kind,
        then: Posted,
        batch: Batch,
        view: ui.LayoutView,
        pictures: Sequence[posts.Drawn] = (),
        calls: Sequence[int] = (),
    ) -> Posted:
        """Send a post that is written down, with the batch, before; the row of the session now that it has arrived.

        ``then`` is that row but for the message. Raises `Overtaken` if the moment's posts have been given up.
        """
        still, posted = moment.still, moment.posted
        again = posted.sending is not None
        async with session.lock:
            if await self._given_up(session, moment) is not None:
                self._overtaken(still.id)
                raise Overtaken
            sending = posted.send(kind, secrets.token_hex(10), self.now(), then)
            try:
                await rows.keep(self._sessions.store, batch, session, posted)
            except Stale:
                raise Overtaken from None
        message = await self.channel(still).send(
            view=view,
            files=[each.file() for each in pictures],
            nonce=sending.nonce,
            **await self._ringing(still, still_due(session, still, calls)),
        )
        if again:  # Discord may have returned what it got the first time
            await message.edit(view=view, attachments=[each.file() for each in pictures])
        return posted.arrived(message.id)

    async def call(self, still: Still, users: Sequence[int], text: str, nonce: str) -> None:
        """Call people with a message of its own: an edited post calls nobody."""
        await self.channel(still).send(text, nonce=nonce, **await self._ringing(still, users))

    async def _ringing(self, still: Still, calls: Sequence[int]) -> dict[str, Any]:
        """Who hears of a post; of a result everybody who follows the channel."""
        quiet = (await self._servers.of(still.guild)).quiet
        return calling(calls, rings=still.status == "over", quiet=quiet)

    async def find(self, session: Session, moment: Moment) -> None:
        """Find out about the post that was being sent when the program stopped or Discord gave no clear answer."""
        still, posted, batch = moment.still, moment.posted, Batch()
        sending = posted.sending
        assert sending is not None
        try:
            message = await self._search(still, posted, sending)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("nobody can look for a post of session %s: %s", still.id, error)
            if sending.channel is None and (sending.kind == "turn" or still.status == "lobby"):
                return  # it is sent again under its nonce
            message = None
        if message is None and sending.channel is None and self.now() - sending.at < YOUNG:
            return  # so is this: the process that began to send it may only have slept
        then = replace(posted, sending=None)
        if message is not None and sending.channel is not None:  # left behind, but it has called people
            then = replace(then, pinged=sending.then["pinged"])
            left = (sending.then["since"], sending.then["shown"])
            rows.add(batch, SidePost(sending.channel, message, still.id, sending.kind, *left), self.now())
        elif message is not None:
            then = posted.arrived(message)
        for post in posted.left_by(then, still.channel, still.id):
            rows.add(batch, post, self.now())
        await self.keep(session, moment, then, batch, shown=False)
        await self._side_posts.of(still)

    async def _search(self, still: Still, posted: Posted, sending: Sending) -> int | None:
        known = {post.message for post in await rows.of(self._sessions.store, still.id)}
        known |= {posted.message or 0, posted.lobby or 0}
        mark, me = ids.make(MARKS[sending.kind], still.id), self._client.user
        since = discord.utils.time_snowflake(datetime.fromtimestamp(sending.at, UTC) - SKEW)
        where = self._client.get_partial_messageable(sending.channel or still.channel, guild_id=still.guild)
        async for message in where.history(limit=SEARCHED, after=discord.Object(since)):
            if message.author == me and message.id not in known and mark in posts.controls_of(message):
                return message.id
        return None

    async def keep(self, session: Session, moment: Moment, then: Posted, batch: Batch, *, shown: bool = True) -> None:
        """Remember what is posted; if it is ``shown``, the session is clean unless it has changed meanwhile."""
        still = moment.still
        async with session.lock:
            now = await self._given_up(session, moment)
            if now is not None:  # so this one is, too
                for post in then.left_by(now, still.channel, still.id):
                    rows.add(batch, post, self.now())
                await self._sessions.store.commit(batch)
                return
            if session.kept is not still.kept:
                seats = session.kept.seats
                new = {seat for seat, player in still.seats.items() if seats.get(seat, player).user != player.user}
                theirs = {each.id for each in still.awaited() if new & set(each.seats)}  # who sits there was not called
                then = replace(then, pinged=[id for id in then.pinged if id not in theirs])
            if shown:
                batch.add("UPDATE sessions SET dirty = 0 WHERE id = ? AND changed = ?", still.id, still.changed)
            try:
                await rows.keep(self._sessions.store, batch, session, then)
                if session.kept is still.kept:
                    self._shown(still.id)
                return
            except Stale:
                log.warning("session %s is shown by somebody else", still.id)
        await self._withdraw(session, moment, then)

    async def _withdraw(self, session: Session, moment: Moment, then: Posted) -> None:
        """Somebody else looks after a session by now: what has just been posted goes, unless it is theirs as well, and
        what was edited they make right.
        """
        still, before = moment.still, moment.posted
        async with session.lock:
            now = await rows.read(self._sessions.store, session)
        theirs = {now.message, now.lobby, before.message, before.lobby, None}
        same = now.sending is not None and before.sending is not None and now.sending.nonce == before.sending.nonce
        channel = self._client.get_partial_messageable(still.channel, guild_id=still.guild)
        for message in {then.message, then.lobby} - theirs if not same else ():
            with contextlib.suppress(discord.NotFound):
                await channel.get_partial_message(cast(int, message)).delete()
        await self._sessions.store.execute("UPDATE sessions SET dirty = 1 WHERE id = ?", still.id)

    async def _given_up(self, session: Session, moment: Moment) -> Posted | None:
        """The row of posts now, if those that a moment knew have been given up; asked under the session's lock."""
        still, before = moment.still, moment.posted
        if session.kept is still.kept:
            return None
        now = await rows.read(self._sessions.store, session)
        same = (now.message, now.lobby) == (before.message, before.lobby) and session.channel == still.channel
        return None if same else now


def still_due(session: Session, still: Still, users: Sequence[int]) -> Sequence[int]:
    """Those of the people whom a post calls who have not answered while it was made."""
    if session.kept is still.kept:
        return users
    now = session.still()
    return [user for user in users if now.seat_of(user) in now.waiting_for()]
