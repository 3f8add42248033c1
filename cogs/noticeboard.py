"""The standing post of a server: its tables, whose turn it is and since when, free seats, what ended last.

It is edited, never posted again unless somebody has deleted it, and at most once a minute. Whose turn it is stands
there once it has been for five minutes, and turns alone are worth an edit every quarter of an hour; of a table that
moves quicker it says that it is being played, so an evening at which all are there costs no edits. While something is
written, a look at the rows says whether there is anything new. The process that has the server looks after it.
"""

from __future__ import annotations

import logging
from math import inf
from typing import Any

import discord
from discord import ui
from discord.ext import commands, tasks

from engine.core.errors import Refused
from engine.gm.servers import Settings, settled
from engine.store import StoreError
from engine.tables.session import Still
from engine.tables.sessions import Incident
from telling import headings
from telling.hashed import digest
from telling.names import names_of
from telling.texts import Locale, safe

from .app import Gravekeeper
from .base.ringing import calling
from .playing import panels
from .showing import posts

log = logging.getLogger(__name__)

LOOK, EVERY, REFUSED = 30.0, 60.0, 600.0
"""Seconds between looks, between two edits, and after one that failed."""
LASTS, TURNS = 300.0, 900.0
"""Seconds after which a turn is told, and between two edits that tell of turns alone."""
MOST, ENDED = 20, 5
"""The most tables that are told, and the finished games of which the last that may be told is."""
MARK = "### 📌"
"""How the heading of a board begins; of our posts of which nobody knows, it tells the board."""
SEARCHED = 30

PLAYED = "played"
"""In place of a turn that has just begun."""

Key = tuple[Any, ...]


class Noticeboard(commands.Cog):
    """Keeps the boards of all servers that want one."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self._shown: dict[int, tuple[Key, Key]] = {}
        """By server, since the start, what its board was made of: tables, seats and results, and whose turn it is."""
        self._said: dict[int, str] = {}
        """By server, what its board says: what changes a table need not change that."""
        self._rests: dict[int, tuple[float, float]] = {}
        """Since when the board of a server is not to be touched, and for how many seconds."""
        self._turned: dict[int, float] = {}
        """Since when nothing but turns has changed of what a board tells."""
        self._messages: dict[int, int] = {}
        """The servers of boards."""
        self._writes = -1
        """How much had been written when all boards were right: until there is more, they are; -1 if one may not be."""
        self._again = inf
        """When a board is to be looked at though nothing is written: a turn has lasted by then, or is told."""

    async def cog_load(self) -> None:
        self.look.change_interval(seconds=LOOK)
        self.look.start()

    async def cog_unload(self) -> None:
        self.look.cancel()

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        self._lose({gone.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        self._lose(gone.message_ids)

    def _lose(self, messages: set[int]) -> None:
        for message in messages & self._messages.keys():
            guild = self._messages.pop(message)
            self._shown.pop(guild, None)
            self._said.pop(guild, None)
            self._writes = -1

    @commands.Cog.listener()
    async def on_guild_available(self, server: discord.Guild) -> None:
        self._writes = -1

    @commands.Cog.listener()
    async def on_guild_join(self, server: discord.Guild) -> None:
        self._writes = -1

    @tasks.loop()
    async def look(self) -> None:
        """Make right what has changed."""
        try:
            store = self.bot.sessions.store
            if store.writes == self._writes and self._now() < self._again:
                return
            self._writes, self._again = store.writes, inf
            rows = await store.rows(
                "SELECT guild, board_channel, board_message FROM servers "
                f"WHERE (board_channel IS NOT NULL OR settings LIKE ?) AND {store.owned.where()}",
                '%"board": [%',
            )
            for guild, channel, message in rows:
                server = self.bot.get_guild(guild)
                if self._lasts(*self._rests.get(guild, (0, 0))):
                    self._writes = -1
                elif server is not None:
                    await self._one(server, channel, message)
        except StoreError as error:
            self._writes = -1
            log.warning("boards are shown later: %s", error)
        except Exception:  # the next look may succeed
            self._writes = -1
            log.exception("boards are shown later")

    def _now(self) -> float:
        return self.bot.sessions.clock().timestamp()

    def _lasts(self, since: float, seconds: float) -> bool:
        """Whether so many seconds have not yet passed; a clock that was put back makes nobody wait."""
        return 0 <= self._now() - since < seconds

    @look.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    async def _one(self, server: discord.Guild, channel: int | None, message: int | None) -> None:
        settings = await settled(self.bot.sessions.store, server.id)
        wanted = settings.board[0] if settings.board else None
        key = None if wanted is None else await self._key(server.id, wanted)
        shown = self._shown.get(server.id)
        if key == shown and (wanted is not None or channel is None):
            self._turned.pop(server.id, None)
            return
        if key is not None and shown is not None and key[0] == shown[0]:
            until = self._early(server.id, key[1], shown[1])
            if until > self._now():
                self._again = min(self._again, until)
                return
        self._turned.pop(server.id, None)
        pause: float = EVERY
        try:
            if channel is not None and channel != wanted:
                await self._remove(server, channel, message)
                channel = message = None
            if wanted is not None and key is not None:
                edited = await self._show(server, settings, wanted, message)
                self._shown[server.id] = key
                pause = EVERY if edited else 0
        except discord.HTTPException as error:
            log.info("the board of server %d cannot be shown: %s", server.id, error)
            pause = REFUSED
        except StoreError:
            raise
        except Exception:  # the other servers have theirs all the same
            log.exception("the board of server %d cannot be shown", server.id)
            pause = REFUSED
        self._writes = self._writes if pause < REFUSED else -1
        self._rests[server.id] = self._now(), pause

    def _early(self, guild: int, turns: Key, shown: Key) -> float:
        """Until when it is too early for an edit that tells of nothing but turns."""
        last, _ = self._rests.get(guild, (0, 0))
        noticed = self._turned.setdefault(guild, self._now())
        begun = all(turn[-1] is PLAYED for turn in turns if turn not in shown)
        waits = [(last, TURNS), *([(noticed, LASTS)] if begun else [])]
        return max((since + seconds for since, seconds in waits if self._lasts(since, seconds)), default=0.0)

    async def _key(self, guild: int, channel: int) -> tuple[Key, Key]:
        """What tells whether a board is still right, see `_shown`."""
        rows = await self.bot.sessions.store.rows(
            "SELECT id, version, status, paused, coalesce(nullif(posted, 0), changed) "
            "FROM sessions LEFT JOIN posts ON session = id "
            "WHERE guild = ? AND status IN ('lobby', 'playing') ORDER BY id",
            guild,
        )
        tables = [(id, paused, version if status == "lobby" else None) for id, version, status, paused, _ in rows]
        playing = [(id, version, since) for id, version, status, _, since in rows if status == "playing"]
        turns = [(each[0], PLAYED) if self._lasts(each[-1], LASTS) else each for each in playing]
        self._again = min([self._again, *(each[-1] + LASTS for each in playing if self._lasts(each[-1], LASTS))])
        return (channel, tuple(tables), tuple(await self._ended(guild))), tuple(turns)

    async def _ended(self, guild: int) -> list[Any]:
        return await self.bot.sessions.store.rows(
            "SELECT id, version FROM sessions WHERE guild = ? AND status = 'over' "
            "ORDER BY changed DESC, age DESC LIMIT ?",
            *(guild, ENDED),
        )

    async def _remove(self, server: discord.Guild, channel: int, message: int | None) -> None:
        """The board has no place any more, or another."""
        await self._keep(server.id, None, None)
        self._shown.pop(server.id, None)
        self._said.pop(server.id, None)
        if message:
            where = self.bot.get_partial_messageable(channel, guild_id=server.id)
            try:
                await where.get_partial_message(message).delete()
            except discord.HTTPException as error:
                log.info("the old board of server %d stays: %s", server.id, error)

    async def _show(self, server: discord.Guild, settings: Settings, channel: int, message: int | None) -> bool:
        """Make the board right; whether that took a call."""
        view, pictures = await self._post(server, settings, channel)
        said = repr([view.to_components(), [each.alt for each in pictures]])
        if self._said.get(server.id) == said:
            return False
        where = self.bot.get_partial_messageable(channel, guild_id=server.id)
        if message == 0:
            message = await self._lost(where)
        files = [each.file() for each in pictures]
        if not message or not await posts.edit(where, message, view=view, attachments=files):
            await self._keep(server.id, channel, 0)
            nonce = digest(f"board:{server.id}:{message or 0}", 16)
            files = [each.file() for each in pictures]
            sent = await where.send(view=view, files=files, nonce=nonce, **calling(quiet=True))
            message = sent.id
        await self._keep(server.id, channel, message)
        self._messages[message] = server.id
        self._said[server.id] = said
        return True

    async def _lost(self, where: discord.PartialMessageable) -> int | None:
        """A board that was on its way when the program stopped, if it has arrived."""
        async for each in where.history(limit=SEARCHED):
            if each.author == self.bot.user and _heading(each).startswith(MARK):
                return each.id
        return None

    async def _keep(self, guild: int, channel: int | None, message: int | None) -> None:
        await self.bot.sessions.store.execute(
            "UPDATE servers SET board_channel = ?, board_message = ? WHERE guild = ?", *(channel, message, guild)
        )

    # The post

    async def _post(
        self, server: discord.Guild, settings: Settings, channel: int
    ) -> tuple[ui.LayoutView, list[posts.Drawn]]:
        """What the board says now; tables that not everybody may see are left out."""
        locale = self.bot.texts(settings.language or self.bot.language)
        rows = await self.bot.sessions.store.rows(
            "SELECT id, coalesce(nullif(posted, 0), changed) FROM sessions LEFT JOIN posts ON session = id "
            "WHERE guild = ? AND status IN ('lobby', 'playing') ORDER BY status DESC, created",
            server.id,
        )
        lines, more = list[str](), 0
        for id, since in rows:
            still = await self._still(server, id, channel)
            if still is None:
                continue
            if len(lines) < MOST:
                lines.append(_line(locale, still, since, played=self._lasts(since, LASTS)))
            else:
                more += 1
        if more:
            lines.append(f"- {locale('board-more', n=more)}")
        box: ui.Container[Any] = ui.Container(
            ui.TextDisplay("\n".join([f"{MARK} {locale('board-title')}", *(lines or [locale("board-none")])]))
        )
        pictures = list[posts.Drawn]()
        for id, _ in await self._ended(server.id):
            still = await self._still(server, id, channel)
            if still is not None and still.state is not None and still.lesson is None:
                pictures.append(await self.bot.pictures.board(still))
                game, how = locale(f"{still.game.id}-name"), headings.short_heading(locale, still)
                box.add_item(ui.TextDisplay(f"{locale('board-last', game=game, how=how)}\n<#{still.channel}>"))
                gallery: ui.MediaGallery[Any] = ui.MediaGallery()
                gallery.add_item(media=f"attachment://{pictures[0].name}", description=pictures[0].alt or None)
                box.add_item(gallery)
                break
        return panels.layout(box), pictures

    async def _still(self, server: discord.Guild, id: str, board: int) -> Still | None:
        """A table as the disk holds it, if whoever sees the board may know of it."""
        try:
            still = (await self.bot.sessions.get(id)).still()
        except (Refused, Incident):
            return None
        channel = server.get_channel_or_thread(still.channel)
        if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
            return None
        home = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
        public = channel.permissions_for(server.default_role).view_channel
        return still if public or home == board else None


def _line(locale: Locale, still: Still, since: float, *, played: bool) -> str:
    """A table; ``played``: the turn that it has had ``since`` then has just begun."""
    game, where, at = locale(f"{still.game.id}-name"), f"<#{still.channel}>", f"<t:{int(since)}:R>"
    head = f"- **{game}** · {where}"
    if still.state is None:
        return f"{head}\n  {locale('board-free', n=still.most - len(still.party))}"
    if still.paused:
        return f"{head}\n  {locale('board-paused')}"
    if played:
        return f"{head}\n  {locale('board-played')}"
    names = names_of(still)
    due = [safe(still.names[seat]) for seat in still.waiting_for()]
    said = headings.heading_of(locale, still.view(None), names)
    waits = locale("board-waits", who=locale.enumerate(due), since=at) if due else ""
    return f"{head}\n  {' · '.join(filter(None, [said, waits]))}"


def _heading(message: discord.Message) -> str:
    """The first words of a message's components."""
    found = ui.LayoutView.from_message(message).walk_children()
    return next((each.content for each in found if isinstance(each, ui.TextDisplay)), "")


async def setup(bot: Gravekeeper) -> None:
    await bot.add_cog(Noticeboard(bot))
