"""`/help`: what this bot is and how to begin."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from .app import Click, Gravekeeper
from .base.naming import about, name
from .playing import panels


class Help(commands.Cog):
    """One page that gets people to their first game."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot

    @app_commands.command(name=name("help"), description=about("help"))
    async def help(self, interaction: Click) -> None:
        """What there is, and how to begin."""
        locale = await self.bot.locale(interaction)
        games = "\n".join(
            f"- `/{id} start` — **{locale(f'{id}-name')}**: {locale(f'{id}-about')}" for id in self.bot.games
        )
        await panels.send(interaction, panels.layout(ui.Container(ui.TextDisplay(locale("help-text", games=games)))))


async def setup(bot: Any) -> None:
    await bot.add_cog(Help(bot))
