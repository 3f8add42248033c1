"""What somebody deletes in Discord: posts of a table come back, and of one whose thread is gone its host hears."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from engine.core.errors import Refused
from engine.tables.sessions import Incident

from .app import Gravekeeper
from .base.ringing import calling

log = logging.getLogger(__name__)


class Deletions(commands.Cog):
    """Listens to deletions only; what people write is not read."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        await self.bot.presenter.deleted(gone.channel_id, {gone.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        await self.bot.presenter.deleted(gone.channel_id, gone.message_ids)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """A connection that was begun anew has missed what was deleted before."""
        self.bot.presenter.look_again()

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        await self._lost(gone.thread_id, gone.guild_id, gone.parent_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, gone: discord.abc.GuildChannel) -> None:
        await self._lost(gone.id, gone.guild.id, None)

    async def _lost(self, channel: int, guild: int, parent: int | None) -> None:
        """A lobby ends with its channel; a game stands still, and its host hears beside where the thread was."""
        try:
            session = await self.bot.sessions.in_channel(channel)
            if session is None or session.guild != guild:
                return
            await self.bot.presenter.lost(session)
            if session.status == "playing" and parent is not None:
                locale = self.bot.table_locale(session)
                game, host = locale(f"{session.game.id}-name"), f"<@{session.host}>"
                await self.bot.get_partial_messageable(parent, guild_id=guild).send(
                    locale("table-thread-deleted", game=game, host=host),
                    **calling([session.host], quiet=(await self.bot.servers.of(guild)).quiet),
                )
        except (Refused, Incident, discord.HTTPException) as error:
            log.info("nobody is told that channel %d is gone: %s", channel, error)


async def setup(bot: Gravekeeper) -> None:
    await bot.add_cog(Deletions(bot))
