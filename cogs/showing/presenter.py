"""The presenter: compares what a channel should show with what was last posted, and makes it so.

It is driven by commits (`changed`) and by a sweep that repairs whatever failed. A failed post never blocks or
undoes play: the session stays marked as unshown until a post succeeds. What it shows comes from one moment of the
session on disk; if the session has gone on while the picture was drawn, it draws the next one instead.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection

import discord
from discord.ext import tasks

from engine.badges import Badges
from engine.calls.deadlines import Deadlines
from engine.company.forecast import forecast, people
from engine.company.hours import Hours
from engine.core.errors import Refused
from engine.gm.servers import Servers
from engine.logs import context
from engine.prophets import Prophets
from engine.store import Stale, StoreError
from engine.tables import posted as rows
from engine.tables.series import AllSeries
from engine.tables.session import NOWHERE, Pause, Session
from engine.tables.sessions import Incident, Sessions
from telling.hints import Hints
from telling.texts import Texts

from . import posts
from .bursts import Bursts
from .curves import chance_line, curve_of
from .delivery import Delivery, Overtaken
from .digests import Digests
from .elsewhere import Elsewhere
from .lobby_posts import LobbyPosts
from .moments import Moment, moment_of
from .pictures import Pictures
from .reply import Reply
from .series import standing
from .side_posts import NO_CHANNEL, PAUSES, SidePosts, is_refused
from .turn_posts import TurnPosts

log = logging.getLogger(__name__)

SWEEP = 30
LOOKED_AT = 10
"""Posts that a sweep looks at after a start."""
KEPT_UP = 7 * 24 * 3600
"""Seconds for which the last post of a finished game comes back if somebody deletes it; later it is tidying up."""


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
        badges: Badges,
        series: AllSeries,
        hours: Hours,
        prophets: Prophets,
    ) -> None:
        self._client, self._sessions, self._deadlines = client, sessions, deadlines
        self._again: set[str] = set()
        """Sessions that have changed since the moment that is being shown."""
        digests = Digests(sessions, texts, pictures)
        self.side_posts = SidePosts(client, sessions, texts, digests)
        self._delivery = Delivery(client, sessions, servers, self.side_posts, self._again.add, self._is_shown)
        self._lobbies = LobbyPosts(
            *(sessions, texts, pictures, self._delivery, self.side_posts),
            forecast=lambda still: forecast(hours, still, people(still), self._now()),
            series=series,
        )
        self._elsewhere = Elsewhere(client, sessions, servers, texts, prophets, digests)
        self._turns = TurnPosts(
            *(digests, texts, pictures, deadlines, hints, self._delivery, self.side_posts),
            elsewhere=self._elsewhere,
            moment=self._moment,
            reply=self._reply,
            curve=lambda still: curve_of(sessions.store, still, texts(still.language)),
            chance=lambda still: chance_line(sessions.store, still, texts(still.language)),
            badges=badges,
            series=lambda still: standing(series, pictures, still, texts(still.language)),
        )
        self._bursts = Bursts(self._now, self._wake)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._replies: dict[str, list[Reply]] = {}
        """By session, presses on posts that may be answered by the next state of the post."""
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
            await self._elsewhere.sweep()
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

    def _is_shown(self, id: str) -> None:
        if id in self._changed:
            self.on_shown(time.perf_counter() - self._changed.pop(id))

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
            with contextlib.suppress(Refused, Stale, Overtaken):
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
        """The channel of a session is gone: a lobby ends with it, unless its whole server is gone; a game waits."""
        if session.status == "lobby" and self._client.get_guild(session.guild) is not None:
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
        moment = await self._moment(session, self._holds)
        if moment.still.paused & NOWHERE:
            self._changed.pop(session.id, None)
            await self._sessions.store.execute(
                "UPDATE sessions SET dirty = 0 WHERE id = ? AND changed = ?", session.id, moment.still.changed
            )
            return
        if moment.posted.sending is not None:
            await self._delivery.find(session, moment)
            moment = await self._moment(session, self._holds)
        if moment.still.status == "lobby":
            await self._lobbies.show(session, moment)
        elif moment.still.state is None:
            await self._lobbies.close(session, moment)
        elif moment.held:
            self._changed.pop(session.id, None)
        else:
            await self._turns.show(session, moment)

    async def _moment(self, session: Session, holds: Callable[[Moment], bool] = lambda moment: False) -> Moment:
        async with session.lock:
            self._again.discard(session.id)
            return await moment_of(session, self._sessions, self._deadlines, holds)

    def _holds(self, moment: Moment) -> bool:
        """Whether a post is held back, and nobody waits for it."""
        id = moment.still.id
        return self._bursts.holds(moment, wanted=bool(self._replies.get(id)) or id in self._failed)

    def _reply(self, id: str, message: int | None) -> Reply | None:
        """A press on this message that waits to be answered by it."""
        waiting = self._replies.get(id, [])
        reply = next((each for each in waiting if each.post.id == message), None)
        if reply is not None:
            waiting.remove(reply)
        return reply

    async def move(self, session: Session, channel: int, user: int | None = None) -> None:
        """Go on in another channel, as ``user`` wants it, with posts of its own there.

        Raises `Refused` if another table is open there.
        """
        await self._sessions.move(session.id, channel, user)
        self._failed.pop(session.id, None)
        self.changed(session)
