"""`/me`: what belongs to a person, not to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from .ui import panels, posts
from .ui.naming import about, choice, name

if TYPE_CHECKING:
    from .ui.app import Gravekeeper

Click = discord.Interaction[Any]


class Me(commands.GroupCog, group_name=name("me"), group_description=about("me")):
    """Own games and settings."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot

    @app_commands.command(name=name("games"), description=about("me-games"))
    async def games(self, interaction: Click) -> None:
        """My games in this server, those that wait for me first."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        sessions = await self.bot.sessions.of_user(interaction.user.id, interaction.guild_id)
        locale = await self.bot.locale(interaction)
        lines: list[tuple[bool, str]] = []
        for session in sessions:
            seat = session.seat_of(interaction.user.id)
            due = seat in session.waiting_for()
            state = locale("me-due" if due else "me-lobby" if session.state is None else "me-waits")
            lines.append((not due, f"- <#{session.channel}> {posts.heading(locale, session)} — {state}"))
        text = "\n".join(line for _, line in sorted(lines)) or locale("me-none")
        await panels.send(interaction, panels.layout(ui.TextDisplay(text[: panels.TEXT_LIMIT])))

    @app_commands.command(name=name("language"), description=about("me-language"))
    @app_commands.rename(language=name("language"))
    @app_commands.describe(language=about("me-language-which"))
    @app_commands.choices(
        language=[choice("language-en", "en"), choice("language-ru", "ru"), choice("language-auto", "auto")]
    )
    async def language(self, interaction: Click, language: app_commands.Choice[str]) -> None:
        """In which language I am answered privately."""
        await self.bot.people.set_language(interaction.user.id, None if language.value == "auto" else language.value)
        locale = await self.bot.locale(interaction)
        await interaction.response.send_message(locale("me-language-set"), ephemeral=True)


async def setup(bot: Any) -> None:
    await bot.add_cog(Me(bot))
