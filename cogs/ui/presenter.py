"""The presenter: compares what a channel should show with what was last posted, and makes it so.

It is driven by commits (`changed`) and by a sweep that repairs whatever failed. A failed post never blocks or
undoes play: the session stays marked as unshown until a post succeeds.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import tasks

from engine.core.errors import Refused
from engine.core.state import State
from engine.core.view import view
from engine.session import Session
from engine.sessions import Entry
from engine.store import Batch
from engine.undo import last_act_of
from render.boards import BOARDS
from render.canvas.encode import Picture

from . import posts
from .past import refs
from .story import tale
from .texts import Locale

if TYPE_CHECKING:
    from .app import Gravekeeper

log = logging.getLogger(__name__)

RECENT = 50 * 60
"""Seconds for which a post is edited; Discord limits the editing of older ones."""
SWEEP = 30
BACK_OFF = (2, 10, 60, 300, 1800)
"""Seconds between tries for a session whose post failed."""
MOST_ENTRIES = 40
"""Entries of the log that a post tells of."""
MOST_MARKED = 200
"""Entries of which a picture marks what they changed."""
ORDERS = ("give", "take")
"""Acts that nobody else reads."""
LOOKED_AT = 10
"""Posts that a sweep looks at after a start."""
DELETED = 10008
"""Discord's code for a message that is not there."""
OPEN_POSTS = """
    SELECT id, channel, coalesce(message, lobby) FROM posts JOIN sessions ON id = session
    WHERE status IN ('lobby', 'playing') AND coalesce(message, lobby) IS NOT NULL ORDER BY changed
"""
BOARDS_KEPT = 64
"""Pictures kept in memory, about 100 KB each."""


@dataclass(slots=True)
class Shown:
    """What was last posted for a session; ``posted`` is the time of the turn post in seconds."""

    message: int | None = None
    lobby: int | None = None
    shown: int = -1
    since: int = -1
    side: str = ""
    pinged: list[str] = field(default_factory=list[str])
    posted: float = 0
    called: list[int] = field(default_factory=list[int])
    """Whom this post has called."""


class Presenter:
    """Keeps every channel right. One task per burst of changes of a session, none while nothing happens."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._closing = False
        self._unseen: list[tuple[str, int, int]] | None = None
        """Posts that have not been looked at since the start: session, channel, message."""
        self._failed: dict[str, tuple[int, float]] = {}
        self._writes = -1
        """Of the store, at the last sweep: where nothing was written nothing is left to be shown."""
        self._boards: dict[str, tuple[tuple[object, ...], posts.Board]] = {}
        self._told: dict[int, posts.Told] = {}
        """What a turn post said, to say it again without buttons."""

    def start(self) -> None:
        """Begin to sweep."""
        self.sweep.start()

    async def close(self) -> None:
        """Stop sweeping and let running posts finish."""
        self._closing = True
        self.sweep.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def changed(self, session: Session) -> None:
        """A session has changed: show it soon. Changes during a post are shown together by the next one."""
        self._wake(session.id)

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
            writes = self.bot.sessions.store.writes
            if writes == self._writes and not self._failed and not self._unseen:
                return
            self._writes = writes
            for id in await self.bot.sessions.unshown():
                tries, last = self._failed.get(id, (0, 0.0))
                wait = BACK_OFF[min(tries, len(BACK_OFF)) - 1] if tries else 0
                if id not in self._tasks and self._now() - last >= wait:
                    self._wake(id)
            if self._unseen is None:
                self._unseen = await self.bot.sessions.store.rows(OPEN_POSTS)
            for _ in range(min(LOOKED_AT, len(self._unseen))):
                await self._look(*self._unseen.pop())
        except Exception:
            log.exception("the sweep failed")  # the next one may succeed

    async def _look(self, id: str, channel: int, message: int) -> None:
        """Post anew what somebody deleted while the program did not run."""
        try:
            await self.bot.get_partial_messageable(channel).fetch_message(message)
        except discord.HTTPException as error:
            if error.code == DELETED:
                self._wake(id)

    @sweep.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    def _now(self) -> float:
        return self.bot.sessions.clock().timestamp()

    async def _run(self, id: str) -> None:
        try:
            await self._show(id)
            while id in self._again:
                self._again.discard(id)
                await self._show(id)
        finally:
            del self._tasks[id]

    async def _show(self, id: str) -> None:
        tries, _ = self._failed.pop(id, (0, 0.0))
        try:
            await self._reconcile(await self.bot.sessions.get(id))
        except Refused:
            return
        except discord.HTTPException as error:
            self._failed[id] = (tries + 1, self._now())
            log.warning("session %s could not be shown (try %d): %s", id, tries + 1, error)
        except Exception:
            self._failed[id] = (tries + 1, self._now())
            log.exception("session %s could not be shown", id)

    async def _reconcile(self, session: Session) -> None:
        async with session.lock:
            seq, changed, status = session.seq, session.changed, session.status
        shown = await self._read(session.id)
        channel = self.bot.get_partial_messageable(session.channel, guild_id=session.guild)
        if status == "lobby":
            await self._show_lobby(session, shown, channel)
        elif status == "dropped" and session.state is None:
            await self._close_lobby(session, shown, channel)
        else:
            await self._show_turn(session, shown, channel, seq)
        await self._write(session, shown, changed)

    async def _show_lobby(self, session: Session, shown: Shown, channel: discord.PartialMessageable) -> None:
        post = posts.lobby(self.bot.table_locale(session), session)
        if shown.lobby is None or not await _edit(channel, shown.lobby, view=post):
            shown.lobby = (await channel.send(view=post)).id

    async def _close_lobby(self, session: Session, shown: Shown, channel: discord.PartialMessageable) -> None:
        if shown.lobby is None:
            return
        await _edit(channel, shown.lobby, view=posts.closed(self.bot.table_locale(session), session))

    async def _show_turn(self, session: Session, shown: Shown, channel: discord.PartialMessageable, seq: int) -> None:
        locale = self.bot.table_locale(session)
        due = session.awaited()
        side = "".join(session.waiting_for()) or session.status
        now = self._now()
        fresh = shown.message is None or side != shown.side or now - shown.posted > RECENT
        since = shown.shown if fresh else shown.since
        entries = await self.bot.sessions.history(session, after=since, last=MOST_ENTRIES)
        news = {entry.actor for entry in entries if entry.seq > shown.shown}
        if not fresh:
            entries = _since_own_act(session, entries)
        story = tale(locale, entries, posts.names(session), posts.LOG_LIMIT)
        changed = refs([*entries, *(await self._missed(session) if fresh else ())], None)
        notes = await self.bot.deadlines.notes(session)
        board = await self.board(session, changed, posts.due_on_picture(locale, notes))
        told = posts.Told(posts.heading(locale, session), story, board.alt)
        post = posts.turn(locale, session, told, notes)
        calls = await self.bot.deadlines.begin_turn(session, self._calls(session, shown, {d.id for d in due}, news))
        shown.called = calls
        if (
            not fresh
            and shown.message is not None
            and await _edit(channel, shown.message, view=post, attachments=[board.file()])
        ):
            shown.shown = seq
            self._told[shown.message] = told
            if calls:
                await self._call(channel, locale("public-call", who=" ".join(f"<@{user}>" for user in calls)), calls)
            return
        old = shown.message
        mentions = discord.AllowedMentions(users=[discord.Object(user) for user in calls])
        message = await channel.send(
            view=post, file=board.file(), allowed_mentions=mentions, nonce=_nonce(session, seq, old)
        )
        self._told[message.id] = told
        shown.message, shown.side, shown.posted = message.id, side, now
        shown.since, shown.shown = shown.shown, seq
        if old is not None:
            await self._retire(channel, session, old)
        if shown.lobby is not None:
            lobby, shown.lobby = shown.lobby, None
            await self._retire_lobby(channel, session, lobby)

    async def _missed(self, session: Session) -> list[Entry]:
        """What has happened since those who are due last acted; nothing if no person is."""
        store = self.bot.sessions.store
        users = [session.seats[seat].user for seat in session.waiting_for()]
        acts = [await last_act_of(store, session.id, user) for user in users if user is not None]
        return await self.bot.sessions.history(session, after=min(acts), last=MOST_MARKED) if acts else []

    def _calls(self, session: Session, shown: Shown, due: set[str], present: Collection[int | None]) -> list[int]:
        """Whom to ping: people with a question that they have not been called for and did not open themselves.

        ``present`` have acted since the last post: they are looking.
        """
        users: list[int] = []
        if session.paused:  # nobody can move; they are called once it goes on
            return users
        for decision in session.awaited():
            if decision.id in shown.pinged:
                continue
            for seat in decision.seats:
                player = session.seats[seat]
                if player.user is None or player.stand_in or player.user in present:
                    continue
                if player.user not in users:
                    users.append(player.user)
        shown.pinged = sorted(due)
        return users

    async def _call(self, channel: discord.PartialMessageable, text: str, users: list[int]) -> None:
        await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(u) for u in users]))

    async def _retire(self, channel: discord.PartialMessageable, session: Session, message: int) -> None:
        """Take the buttons off an old turn post; the picture and the story stay."""
        told = self._told.pop(message, None)
        try:
            if told is None:  # posted before the program was started
                full = await channel.fetch_message(message)
                told = posts.told(full)
            await channel.get_partial_message(message).edit(view=posts.old_turn(session, told))
        except discord.HTTPException as error:
            log.info("old post of %s keeps its buttons: %s", session.id, error)

    async def _retire_lobby(self, channel: discord.PartialMessageable, session: Session, message: int) -> None:
        try:
            view = posts.begun(self.bot.table_locale(session), session)
            await channel.get_partial_message(message).edit(view=view)
        except discord.HTTPException as error:
            log.info("lobby post of %s keeps its buttons: %s", session.id, error)

    async def move(self, session: Session, channel: int) -> None:
        """Go on in another channel, with posts of its own there. Raises `Refused` if another table is open there."""
        await self.bot.sessions.move(session.id, channel)
        await self.bot.sessions.store.execute(
            "UPDATE posts SET message = NULL, lobby = NULL, side = '' WHERE session = ?", session.id
        )
        self._failed.pop(session.id, None)
        self.changed(session)

    async def board(self, session: Session, changed: Iterable[str] = (), due: str = "") -> posts.Board:
        """The public picture of the present state, drawn once per state."""
        cached = self._boards.get(session.id)
        key = (session.seq, session.status, *session.seats.values())
        if cached and cached[0] == key:
            return cached[1]
        board = await self.picture(session, None, self.bot.table_locale(session), changed, due)
        self._boards[session.id] = (key, board)
        while len(self._boards) > BOARDS_KEPT:
            self._boards.pop(next(iter(self._boards)))
        return board

    async def picture(
        self, session: Session, seat: str | None, locale: Locale, changed: Iterable[str] = (), due: str = ""
    ) -> posts.Board:
        """A picture of the game as a seat may see it, drawn in a worker thread."""
        return await self.drawn(
            BOARDS[session.game.id].draw,
            self._still(session, seat),
            locale,
            session.names,
            changed=frozenset(changed),
            stand_ins=_stand_ins(session),
            due=due,
        )

    async def hand(self, session: Session, seat: str, locale: Locale) -> posts.Board | None:
        """A picture of what a seat holds, if the game draws one."""
        draw = getattr(BOARDS[session.game.id], "draw_hand", None)
        return await self.seen(draw, session, seat, locale) if draw else None

    async def seen(
        self, draw: Callable[..., Picture], session: Session, seat: str, locale: Locale, **more: Any
    ) -> posts.Board:
        """What only one seat sees, by a function of view, texts, names and seat, and of more by name."""
        return await self.drawn(draw, self._still(session, seat), locale, session.names, seat, **more)

    async def drawn(self, draw: Callable[..., Picture], *args: Any, **kwargs: Any) -> posts.Board:
        """Run a function that draws in a worker thread."""
        picture = await asyncio.to_thread(draw, *args, **kwargs)
        return posts.Board(picture.data, picture.alt)

    async def words(self, session: Session, locale: Locale, seat: str | None) -> str:
        """The complete board in words."""
        text = BOARDS[session.game.id].board_text
        return text(self._still(session, seat), locale, session.names, stand_ins=_stand_ins(session))

    def _still(self, session: Session, seat: str | None) -> State:
        """A view that no later answer changes while it is being drawn."""
        return view(session.game.load(session.game.dump(session.playing)), seat)

    async def _read(self, id: str) -> Shown:
        row = await self.bot.sessions.store.row(
            "SELECT message, lobby, shown, since, side, pinged, posted FROM posts WHERE session = ?", id
        )
        if row is None:
            return Shown()
        message, lobby, seq, since, side, pinged, posted = row
        return Shown(message, lobby, seq, since, side, json.loads(pinged), posted)

    async def _write(self, session: Session, shown: Shown, changed: float) -> None:
        """Remember what is posted; the session is clean unless it has changed meanwhile."""
        batch = Batch()
        batch.add(
            "INSERT OR REPLACE INTO posts (session, message, lobby, shown, since, side, pinged, posted) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            session.id,
            shown.message,
            shown.lobby,
            shown.shown,
            shown.since,
            shown.side,
            json.dumps(shown.pinged),
            shown.posted,
        )
        self.bot.deadlines.called(batch, session.id, shown.called)
        batch.add("UPDATE sessions SET dirty = 0 WHERE id = ? AND changed = ?", session.id, changed)
        await self.bot.sessions.store.commit(batch)


def _nonce(session: Session, seq: int, old: int | None) -> str:
    """The same post twice is one post: Discord returns the first for some minutes.

    ``old`` is the post before it, so that one that was deleted can be made again.
    """
    return f"{session.id}-{seq}-{(old or 0) % 1_000_000_000}"[:25]


async def _edit(channel: discord.PartialMessageable, message: int, **what: Any) -> bool:
    """Edit a post; False if it can no longer be edited and a new one is needed."""
    try:
        await channel.get_partial_message(message).edit(**what)
    except discord.HTTPException as error:
        if error.code in (DELETED, 50083, 30046, 50005):  # deleted, archived thread, too old, not ours
            return False
        raise
    return True


def _stand_ins(session: Session) -> list[str]:
    return [seat for seat, player in session.seats.items() if player.stand_in]


def _since_own_act(session: Session, entries: list[Entry]) -> list[Entry]:
    """Where one person acts again and again: only what came of the last act."""
    due = session.waiting_for()
    user = session.seats[due[0]].user if len(due) == 1 else None
    own = [at for at, entry in enumerate(entries) if entry.actor is not None and entry.act["act"] not in ORDERS]
    return entries[own[-1] :] if own and entries[own[-1]].actor == user else entries
