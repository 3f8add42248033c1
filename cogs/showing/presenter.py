"""The presenter: compares what a channel should show with what was last posted, and makes it so.

It is driven by commits (`changed`) and by a sweep that repairs whatever failed. A failed post never blocks or
undoes play: the session stays marked as unshown until a post succeeds. What it shows comes from one moment of the
session on disk; if the session has gone on while the picture was drawn, it draws the next one instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, TypeVar, cast

import discord
from discord import ui
from discord.ext import tasks

from engine.calls.deadlines import Deadlines
from engine.core.errors import Refused
from engine.core.message import Message
from engine.gm.servers import Servers
from engine.logs import context
from engine.store import Batch, Stale, StoreError
from engine.tables import posted as rows
from engine.tables.post import Kind, Posted, Sending, SidePost
from engine.tables.session import NOWHERE, Pause, Session, Still
from engine.tables.sessions import Incident, Sessions

from ..base import ids
from ..base.hints import Hints
from ..base.ringing import calling
from ..base.texts import Texts
from . import lobbies, posts
from .bursts import Bursts
from .digests import Digests, Remains
from .elsewhere import Elsewhere
from .moments import Moment, moment_of
from .pictures import Pictures
from .reply import Reply
from .side_posts import NO_CHANNEL, PAUSES, SidePosts, is_refused
from .story import refs, since_own_act, story

log = logging.getLogger(__name__)
T = TypeVar("T")
U = TypeVar("U")

SWEEP = 30
REDRAWN = 3
"""Times that a picture is drawn anew because the game went on meanwhile; then an older one is shown first."""
REMEMBERED = 100
"""Questions of which it is known that people were called for them; some 20 are awaited at once at most."""
LOOKED_AT = 10
"""Posts that a sweep looks at after a start."""
KEPT_UP = 7 * 24 * 3600
"""Seconds for which the last post of a finished game comes back if somebody deletes it; later it is tidying up."""
MARKS: dict[Kind, str] = {"turn": "log", "lobby": "options"}
"""By kind of post, the verb of a button that only such a post has."""
SEARCHED = 200
"""The messages that are searched for a post of which nobody knows whether it arrived."""
YOUNG = 120
"""Seconds for which Discord knows a nonce, at least: sent again under it, a post is not made twice."""
SKEW = timedelta(minutes=2)
"""How far the clocks of Discord and of this machine may be apart."""


class _Overtaken(Exception):
    """What was about to be posted has no place any more. What takes its place is shown next, or by another process."""


class Presenter:
    """Keeps every channel right. One task per burst of changes of a session, none while nothing happens."""

    def __init__(
        self,
        client: discord.Client,
        sessions: Sessions,
        texts: Texts,
        pictures: Pictures,
        deadlines: Deadlines,
        hints: Hints,
        servers: Servers,
    ) -> None:
        self._client, self._sessions, self._texts = client, sessions, texts
        self._pictures, self._deadlines, self._hints = pictures, deadlines, hints
        self._servers = servers
        self._elsewhere = Elsewhere(client, sessions, servers, texts)
        self.side_posts = SidePosts(client, sessions, texts)
        self._digests = Digests(sessions, texts, pictures)
        self._bursts = Bursts(self._now, self._wake)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._replies: dict[str, list[Reply]] = {}
        """By session, presses on posts that may be answered by the next state of the post."""
        self._again: set[str] = set()
        """Sessions that have changed since the moment that is being shown."""
        self.on_shown: Callable[[float], None] = lambda seconds: None
        """Called with the time from the first change that had not been shown to the post that shows it."""
        self._changed: dict[str, float] = {}
        self._closing = False
        self._unseen: list[tuple[str, int, int]] | None = None
        """Posts that have not been looked at since the start: session, channel, message."""
        self._failed: dict[str, tuple[int, float]] = {}
        self._writes = -1
        """The count of the store's writes at the last sweep.

        Where nothing was written since, nothing is left to show.
        """

    def start(self) -> None:
        """Begin to sweep."""
        self.sweep.start()

    async def close(self) -> None:
        """Stop sweeping and let running posts finish."""
        self._closing = True
        self.sweep.cancel()
        self._bursts.close()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def changed(self, session: Session) -> None:
        """A session has changed: show it soon. Changes during a post are shown together by the next one."""
        self._changed.setdefault(session.id, time.perf_counter())
        self._wake(session.id)

    def answers(self, id: str, reply: Reply) -> None:
        """A press on a post has changed a session: what the post shows next answers it."""
        reply.handed_over = True
        self._replies.setdefault(id, []).append(reply)
        self._bursts.end(id)

    def used(self, id: str) -> None:
        """Somebody presses on a public post of a session: it is no time to hold anything back."""
        self._bursts.end(id)

    def _wake(self, id: str) -> None:
        if id in self._tasks:
            self._again.add(id)
        elif not self._closing:  # what comes later is shown after the next start
            self._tasks[id] = asyncio.create_task(self._run(id), name=f"show-{id}")

    async def shown(self, id: str) -> None:
        """Wait until the running post of a session, if any, is done."""
        task = self._tasks.get(id)
        if task:
            await asyncio.wait([task])

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Try again what failed, as far as its time has come; after a start also look whether the posts are there."""
        try:
            await self.side_posts.sweep()
            writes = self._sessions.store.writes
            if writes == self._writes and not self._failed and self._unseen == []:
                return
            await self._sessions.refresh()
            unshown = await self._sessions.unshown()
            self._writes = writes
            for id in dict.fromkeys([*unshown, *self._failed]):  # what was deleted is no change of the table
                tries, last = self._failed.get(id, (0, 0.0))
                wait = PAUSES[min(tries, len(PAUSES)) - 1] if tries else 0
                if id not in self._tasks and self._now() - last >= wait:
                    self._wake(id)
            if self._unseen is None:
                self._unseen = await rows.standing(self._sessions.store, self._now() - KEPT_UP)
            for _ in range(min(LOOKED_AT, len(self._unseen))):
                post = self._unseen.pop()
                try:
                    await self._look(*post)
                except Exception:
                    self._unseen.insert(0, post)
                    raise
        except Exception:
            log.exception("the sweep failed")  # the next one may succeed

    async def deleted(self, channel: int, messages: Collection[int]) -> None:
        """Post anew what somebody has just deleted: of the table that is played in this channel, or was lately."""
        found = await rows.standing(self._sessions.store, self._now() - KEPT_UP, channel)
        for id, _, message in found:
            if message in messages:
                self._wake(id)

    def look_again(self) -> None:
        """Posts may have been deleted without our hearing of it: the next sweeps look at all of them."""
        self._unseen = None

    async def _look(self, id: str, channel: int, message: int) -> None:
        """Post anew what somebody deleted while the program did not run."""
        try:
            await self._client.get_partial_messageable(channel).fetch_message(message)
        except discord.HTTPException as error:
            if error.code == posts.DELETED:
                self._wake(id)
            elif is_refused(error, 1):
                await self._stop(id, error)

    @sweep.before_loop
    async def _ready(self) -> None:
        await self._client.wait_until_ready()

    def _now(self) -> float:
        return self._sessions.clock().timestamp()

    async def _run(self, id: str) -> None:
        try:
            await self._show(id)
            while id in self._again:
                self._again.discard(id)
                await self._show(id)
        finally:
            del self._tasks[id]
            for reply in self._replies.pop(id, ()):
                await reply.acknowledge()

    async def _show(self, id: str) -> None:
        tries, _ = self._failed.get(id, (0, 0.0))
        try:
            with contextlib.suppress(Refused, Stale, _Overtaken):
                session = await self._sessions.get(id)
                if self._sessions.store.owned.has(session.guild):  # else another process shows it
                    with context.work(session.guild, session):
                        await self._reconcile(session)
            self._failed.pop(id, None)
        except discord.HTTPException as error:
            self._failed[id] = (tries + 1, self._now())
            log.warning("session %s could not be shown (try %d): %s", id, tries + 1, error)
            if is_refused(error, tries + 1):
                await self._stop(id, error)
        except StoreError as error:  # shown soon after the database is back, however long it was away
            self._failed[id] = (1, self._now())
            log.warning("session %s could not be shown: %s", id, error)
        except Exception:
            self._failed[id] = (tries + 1, self._now())
            log.exception("session %s could not be shown", id)

    async def lost(self, session: Session) -> None:
        """The channel of a session is gone: a lobby ends with it, a game stands still."""
        if session.status == "lobby":
            await self._sessions.drop(session.id, session.host)
        else:
            await self._sessions.stop(session.id, Pause.CHANNEL)

    async def _stop(self, id: str, error: discord.HTTPException) -> None:
        """The channel of a session is gone, or takes nothing: it stands still, and nothing is owed to it."""
        with contextlib.suppress(Refused, Incident, StoreError):  # else the next try finds it so again
            if error.code == NO_CHANNEL:
                await self.lost(await self._sessions.get(id))
            else:
                await self._sessions.stop(id, Pause.CHANNEL)
            self._failed.pop(id, None)

    async def _reconcile(self, session: Session) -> None:
        moment = await self._moment(session)
        if moment.still.paused & NOWHERE:
            await self._sessions.store.execute(
                "UPDATE sessions SET dirty = 0 WHERE id = ? AND changed = ?", session.id, moment.still.changed
            )
            return
        if moment.posted.sending is not None:
            await self._find_sent(session, moment)
            moment = await self._moment(session)
        if moment.still.status == "lobby":
            await self._show_lobby(session, moment)
        elif moment.still.state is None:
            await self._close_lobby(session, moment)
        else:
            wanted = bool(self._replies.get(session.id)) or session.id in self._failed
            if self._bursts.holds(moment, wanted=wanted):
                self._changed.pop(session.id, None)  # held back on purpose
            else:
                await self._show_turn(session, moment)

    async def _moment(self, session: Session) -> Moment:
        async with session.lock:
            self._again.discard(session.id)
            return await moment_of(session, self._sessions, self._deadlines)

    async def _show_lobby(self, session: Session, moment: Moment) -> None:
        still, posted = moment.still, moment.posted
        art = await self._pictures.poster(still.game.id, still.language)
        post = lobbies.lobby(self._texts(still.language), still, art, await self._to_play(still))
        channel, files = self._channel(still), [art.file()]
        if posted.lobby is None or not await posts.edit(channel, posted.lobby, view=post, attachments=files):
            posted = await self._send(session, moment, "lobby", posted, Batch(), post, art)
        await self._keep(session, moment, posted, Batch())

    async def _to_play(self, still: Still) -> list[Message]:
        """What the table of a lobby is about to play, as far as its game says so."""
        game = still.game
        chapter, carry = await self._sessions.carry(still.id) if game.campaign else (False, None)
        with contextlib.suppress(ValueError):  # another version has left it
            return game.lobby(game.campaign.as_chapter(still.settings) if chapter else still.settings, carry)
        return []

    async def _close_lobby(self, session: Session, moment: Moment) -> None:
        still, batch = moment.still, Batch()
        if moment.posted.lobby is not None:
            view = lobbies.closed(self._texts(still.language), still)
            with contextlib.suppress(discord.NotFound):  # its thread has been deleted
                await posts.edit(self._channel(still), moment.posted.lobby, view=view, attachments=[])
        rows.changed(batch, still.id, self._now())
        await self._keep(session, moment, moment.posted, batch)
        await self.side_posts.of(still)

    async def _show_turn(self, session: Session, moment: Moment) -> None:
        for _ in range(REDRAWN):
            board = await self._board(moment)
            if session.kept is moment.still.kept:
                break
            moment = await self._moment(session)
        else:
            board = await self._board(moment)
        still, posted, batch = moment.still, moment.posted, Batch()
        locale = self._texts(still.language)
        present = moment.entries if moment.fresh else since_own_act(still, moment.entries)
        tell = partial(story, locale, moment.entries, posts.names(still), posts.STORY_LIMIT, present=present)
        opening = any(entry.seq == 0 for entry in moment.entries)
        told = posts.Told(posts.short_heading(locale, still), tell(), board.alt)  # what will be left of the post
        said = replace(told, story=tell(lines=posts.STORY_LINES))
        post = posts.turn(locale, still, said, moment.notes, *await self._told_under(still), opening=opening)
        calls = await self._deadlines.begin_turn(still, moment.to_call(), batch, moment.notes)
        pinged = posted.pinged if still.paused else _pinged(still, posted)
        then = replace(posted, shown=still.seq, side=moment.side, pinged=pinged, sending=None)
        reply = self._reply(still.id, posted.message)
        if not moment.fresh and (await self._edit_turn(still, posted, post, board, reply) or moment.rests):
            if calls := _still_due(session, still, calls):
                called = ids.digest(f"{still.id}:{then.pinged}:{calls}", 16)
                text = locale("public-call", who=" ".join(f"<@{user}>" for user in calls))
                await self._channel(still).send(text, nonce=called, **await self._ringing(still, calls))
        else:
            first = posted.message is None
            remains = await self._remains(moment, reply)
            then = replace(then, posted=self._now(), since=moment.since, lobby=None)
            sending = self._send(session, moment, "turn", then, batch, post, board, calls)
            done = False
            if reply is not None and remains is not None:  # both at once: the new post is not to wait for the old one
                then, done = await _both(sending, reply.edit(remains.view, remains.files))
            else:
                then = await sending
            batch = Batch()
            if first:
                rows.changed(batch, still.id, self._now())
            left = posted.left_by(then)
            if remains is not None and (done or await self._edit_old(still, posted, remains)):
                left = [each for each in left if each[1] != "turn"]
                then = self._leave(batch, still, posted, then, remains)
            await self.side_posts.leave(batch, still, left)
        assert then.message is not None
        self.side_posts.said(then.message, told)
        self._deadlines.called(batch, still.id, calls)
        await self._keep(session, moment, then, batch)
        await self._elsewhere.tell(moment)
        if posted.message is None:
            await self.side_posts.of(still)

    async def _remains(self, moment: Moment, reply: Reply | None) -> Remains | None:
        """What the turn post becomes that another follows; None if it is to be left as `side_posts` leaves posts."""
        still, posted, end = moment.still, moment.posted, moment.end
        if end is not None and posted.message is not None:
            last = reply.post if reply is not None else self._channel(still).get_partial_message(posted.message)
            try:
                return await self._digests.of(still, posted.told, end, lambda: self.side_posts.told(last))
            except Exception:  # the game goes on without it, and the next digest tells more
                log.exception("session %s has no digest of what ended with entry %d", still.id, end)
                return None
        if reply is None or not moment.fresh:
            return None
        said = await self.side_posts.told(reply.post)
        return Remains(said, posts.shrunk(still, said))

    async def _edit_old(self, still: Still, posted: Posted, remains: Remains) -> bool:
        """Whether the post before has become a digest; if not, the next digest tells of it."""
        if remains.end is None or posted.message is None:
            return False
        files = {"attachments": remains.files} if remains.files else {}
        try:
            return await posts.edit(self._channel(still), posted.message, view=remains.view, **files)
        except discord.HTTPException as error:
            log.info("no digest of session %s could be shown: %s", still.id, error)
            return False

    def _leave(self, batch: Batch, still: Still, posted: Posted, then: Posted, remains: Remains) -> Posted:
        """The post before has become what remains of it: the row of the session now.

        A digest takes the place of the old posts of its part, and the digest before it shrinks.
        """
        assert posted.message is not None
        if remains.end is None:
            rows.add(batch, SidePost(still.channel, posted.message, still.id, "turn"), None)
            return then
        self.side_posts.said(posted.message, remains.said)
        rows.close(batch, still.id, self._now())
        if posted.card is not None:
            rows.add(batch, SidePost(still.channel, posted.card, still.id, "card"), self._now())
        return replace(then, card=posted.message, told=remains.end)

    async def _told_under(self, still: Still) -> tuple[str, bool]:
        """What the question under the board is about, if the person who is asked meets its kind for the first time; and
        whether this person wants to know the odds.
        """
        decision = posts.open_question(still)
        user = still.seats[decision.seats[0]].user if decision else None
        if decision is None or user is None:
            return "", True
        hint = await self._hints.about(self._texts(still.language), still, decision, user, None)
        return hint, await self._hints.wants(user, "odds")

    def _reply(self, id: str, message: int | None) -> Reply | None:
        """A press on this message that waits to be answered by it."""
        waiting = self._replies.get(id, [])
        reply = next((each for each in waiting if each.post.id == message), None)
        if reply is not None:
            waiting.remove(reply)
        return reply

    async def _edit_turn(
        self, still: Still, posted: Posted, post: ui.LayoutView, board: posts.Drawn, reply: Reply | None
    ) -> bool:
        """Whether the turn post shows this now; if not, a new one is needed."""
        assert posted.message is not None
        if reply is not None and await reply.edit(post, [board.file()]):
            return True
        return await posts.edit(self._channel(still), posted.message, view=post, attachments=[board.file()])

    async def _board(self, moment: Moment) -> posts.Drawn:
        entries = moment.entries if moment.fresh else since_own_act(moment.still, moment.entries)
        due = posts.due_on_picture(self._texts(moment.still.language), moment.notes)
        told = {entry.seq: entry for entry in (*moment.missed, *entries)}  # what stands in both was lost once
        return await self._pictures.board(moment.still, refs(told.values(), None), due)

    def _channel(self, session: Session) -> discord.PartialMessageable:
        """Where something is about to be shown. Raises `_Overtaken` if a session is no longer ours by our own clock:
        who has slept says nothing more.
        """
        if not self._sessions.store.owned.has(session.guild):
            raise _Overtaken
        return self._client.get_partial_messageable(session.channel, guild_id=session.guild)

    async def _send(
        self,
        session: Session,
        moment: Moment,
        kind: Kind,
        then: Posted,
        batch: Batch,
        view: ui.LayoutView,
        board: posts.Drawn | None = None,
        calls: Sequence[int] = (),
    ) -> Posted:
        """Send a post that is written down, with the batch, before; the row of the session now that it has arrived.

        ``then`` is that row but for the message. Raises `_Overtaken` if the moment's posts have been given up.
        """
        still, posted = moment.still, moment.posted
        again = posted.sending is not None
        async with session.lock:
            if await self._given_up(session, moment) is not None:
                self._again.add(still.id)
                raise _Overtaken
            sending = posted.send(kind, secrets.token_hex(10), self._now(), then)
            try:
                await rows.keep(self._sessions.store, batch, session, posted)
            except Stale:
                raise _Overtaken from None
        files = [board.file()] if board else []
        message = await self._channel(still).send(
            view=view,
            files=files,
            nonce=sending.nonce,
            **await self._ringing(still, _still_due(session, still, calls)),
        )
        if again:  # Discord may have returned what it got the first time
            await message.edit(view=view, attachments=[board.file()] if board else [])
        return posted.arrived(message.id)

    async def _ringing(self, still: Still, calls: Sequence[int]) -> dict[str, Any]:
        """Who hears of a post; of a result everybody who follows the channel."""
        quiet = (await self._servers.of(still.guild)).quiet
        return calling(calls, rings=still.status == "over", quiet=quiet)

    async def _find_sent(self, session: Session, moment: Moment) -> None:
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
        if message is None and sending.channel is None and self._now() - sending.at < YOUNG:
            return  # so is this: the process that began to send it may only have slept
        then = replace(posted, sending=None)
        if message is not None and sending.channel is not None:  # left behind, but it has called people
            then = replace(then, pinged=sending.then["pinged"])
            rows.add(batch, SidePost(sending.channel, message, still.id, sending.kind), self._now())
        elif message is not None:
            then = posted.arrived(message)
        for old, kind in posted.left_by(then):
            rows.add(batch, SidePost(still.channel, old, still.id, kind), self._now())
        await self._keep(session, moment, then, batch, shown=False)
        await self.side_posts.of(still)

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

    async def _keep(self, session: Session, moment: Moment, then: Posted, batch: Batch, *, shown: bool = True) -> None:
        """Remember what is posted; if it is ``shown``, the session is clean unless it has changed meanwhile."""
        still = moment.still
        async with session.lock:
            now = await self._given_up(session, moment)
            if now is not None:  # so this one is, too
                for message, kind in then.left_by(now):
                    rows.add(batch, SidePost(still.channel, message, still.id, kind), self._now())
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
                if session.kept is still.kept and still.id in self._changed:
                    self.on_shown(time.perf_counter() - self._changed.pop(still.id))
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

    async def move(self, session: Session, channel: int, user: int | None = None) -> None:
        """Go on in another channel, as ``user`` wants it, with posts of its own there.

        Raises `Refused` if another table is open there.
        """
        await self._sessions.move(session.id, channel, user)
        self._failed.pop(session.id, None)
        self.changed(session)


async def _both(first: Awaitable[T], second: Awaitable[U]) -> tuple[T, U]:
    """The results of both, run together; the second comes to its end also if the first fails."""
    one, two = await asyncio.gather(first, second, return_exceptions=True)
    for each in (one, two):
        if isinstance(each, BaseException):
            raise each
    return cast("tuple[T, U]", (one, two))


def _still_due(session: Session, still: Still, users: Sequence[int]) -> Sequence[int]:
    """Those of the people whom a post calls who have not answered while it was made."""
    if session.kept is still.kept:
        return users
    now = session.still()
    return [user for user in users if now.seat_of(user) in now.waiting_for()]


def _pinged(still: Session, posted: Posted) -> list[str]:
    """What people have been called for: what is awaited now, and what was: covered by another's turn, it comes back."""
    now = sorted(each.id for each in still.awaited())
    return [*now, *(id for id in posted.pinged if id not in now)][:REMEMBERED]
