"""Servers and channels that are gone or there again, and once a day what has been kept long enough."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import Any

import discord
from discord.ext import commands, tasks

from engine.core.errors import Refused
from engine.keeping import DAY, Keeper
from engine.store import StoreError
from engine.tables.session import Pause
from engine.tables.sessions import Incident

from .app import Gravekeeper
from .base.permissions import missing, playing

log = logging.getLogger(__name__)


class Keeping(commands.Cog):
    """Tells the keeper where the bot is, and wakes it every day."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self.keeper = Keeper(bot.sessions, bot.servers, bot.keeping)
        self._before: dict[int, discord.Guild] = {}
        """The servers of lost connections of which no new one has told. discord.py makes a new object of each server
        that a new connection names, and keeps the objects of all others.
        """
        self._gone: set[int] = set()
        """Servers that discord.py knows although the bot was removed from them."""

    async def cog_load(self) -> None:
        self.sweep.start()

    async def cog_unload(self) -> None:
        self.sweep.cancel()

    @tasks.loop(seconds=DAY)
    async def sweep(self) -> None:
        """The work of the day; what fails waits for the next one."""
        try:
            await self.keeper.compare(self._servers())
            await self._look()
            await self.keeper.sweep()
        except Exception:
            log.exception("what has been kept long enough is kept for another day")

    @sweep.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()

    def _servers(self) -> set[int]:
        return {guild.id for guild in self.bot.guilds} - self._gone

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        self._before |= {guild.id: guild for guild in self.bot.guilds if guild.shard_id == shard_id}

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._before.pop(guild.id, None)
        if guild.id in self._gone:
            await self.on_guild_join(guild)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """A connection that was begun anew has missed where the bot was removed or invited meanwhile."""
        for guild in self.bot.guilds:
            if guild.shard_id == shard_id:
                kept = self._before.pop(guild.id, None) is guild
                if kept:
                    self._gone.add(guild.id)
                else:
                    self._gone.discard(guild.id)
        if self.bot.is_ready():
            await self._told(self.keeper.compare(self._servers()))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._told(self.keeper.removed(guild.id))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._gone.discard(guild.id)
        await self._told(self.keeper.returned(guild.id))

    async def _told(self, work: Awaitable[None]) -> None:
        """Let the keeper know; what it cannot write down now it finds out on the next day."""
        try:
            await work
        except StoreError as error:
            log.warning("where the bot is now is written down later: %s", error)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: Any, after: discord.abc.GuildChannel) -> None:
        await self._look(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: Any, after: discord.Role) -> None:
        await self._look(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Of its own roles the bot hears without any intent that Discord would have to grant."""
        if after == after.guild.me:
            await self._look(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        await self._look(changed.guild_id)

    async def _look(self, guild: int | None = None) -> None:
        """Games go on, of this server if one is given, whose channels take something again."""
        try:
            for id, where, channel in await self.keeper.stopped(Pause.CHANNEL, guild):
                if _takes(self.bot.get_guild(where), channel):
                    await self._go_on(id)
        except StoreError as error:
            log.warning("games whose channels may take something again go on later: %s", error)

    async def _go_on(self, id: str) -> None:
        try:
            await self.bot.sessions.go_on(id, Pause.CHANNEL)
        except (Refused, Incident) as error:  # the others go on
            log.warning("session %s stands still although its channel takes something again: %s", id, error)


def _takes(guild: discord.Guild | None, id: int) -> bool:
    """Whether the bot may post in a channel, as far as that is known without asking."""
    channel = None if guild is None else guild.get_channel_or_thread(id)
    if guild is None or channel is None:
        return False
    if isinstance(channel, discord.Thread) and (channel.locked or channel.parent is None):
        return False
    return not missing(channel.permissions_for(guild.me), playing(channel))


async def setup(bot: Any) -> None:
    await bot.add_cog(Keeping(bot))
