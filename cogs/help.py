"""`/help`, and the greeting of a server that the bot joins: what there is to play and how to begin."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from .app import Click, Gravekeeper
from .base.naming import about, everywhere, name
from .base.ringing import calling
from .lessons import greeting
from .playing import panels

log = logging.getLogger(__name__)


class Help(commands.Cog):
    """One page that gets people to their first game."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot

    @app_commands.command(name=name("help"), description=about("help"))
    @everywhere
    async def help(self, interaction: Click) -> None:
        """What there is, and how to begin."""
        locale = await self.bot.locale(interaction)
        own = [locale("help-data"), self.bot.links.line(locale).removeprefix("-# ")]
        more = "\n".join([locale("help-text"), " · ".join(filter(None, own))])
        await panels.send(interaction, greeting(locale, self.bot.games.values(), more))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a new server where it greets its members, else in its first channel, if I may write there."""
        places = [guild.system_channel, *guild.text_channels]
        channel = next((each for each in places if each and each.permissions_for(guild.me).send_messages), None)
        if channel is None:
            return
        chosen = guild.preferred_locale  # every server has American English that has chosen nothing
        usual = chosen is discord.Locale.american_english
        locale = self.bot.texts(self.bot.language if usual else self.bot.texts.language_of(chosen, self.bot.language))
        more = "\n".join(filter(None, [locale("greeting-master"), self.bot.links.line(locale)]))
        try:
            await channel.send(view=greeting(locale, self.bot.games.values(), more), **calling())
        except discord.HTTPException as error:
            log.info("server %s is not greeted: %s", guild.id, error)


async def setup(bot: Any) -> None:
    await bot.add_cog(Help(bot))
