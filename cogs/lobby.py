"""From the first command to the first question: opening a table, seats, options, begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from discord.ext import commands

from engine.core.errors import Refused
from engine.core.message import msg
from engine.session import Session

from .ui import ids, panels, posts
from .ui.option_panel import option_panel
from .ui.texts import LANGUAGES, safe

if TYPE_CHECKING:
    from .ui.app import Gravekeeper

Click = discord.Interaction[Any]
ARCHIVE_MINUTES = 10080


async def start(interaction: Click, game: str, *, thread: bool, language: str | None) -> None:
    """Open a lobby in a thread of its own, or in this channel."""
    bot: Gravekeeper = interaction.client
    channel = interaction.channel
    if interaction.guild_id is None or channel is None:
        raise Refused(msg("error-server-only"))
    in_thread = thread and isinstance(channel, discord.TextChannel)
    _need(interaction, in_thread)
    table_language = language or (await bot.locale(interaction)).language
    locale = bot.texts(table_language)
    name = display_name(interaction.user)
    if not in_thread:
        await interaction.response.defer(ephemeral=True, thinking=True)
        session = await _open(interaction, game, channel.id, name, table_language)
        await interaction.followup.send((await bot.locale(interaction))("lobby-opened-here"), ephemeral=True)
        return
    words = {"who": safe(name), "game": locale(f"{game}-name")}
    await interaction.response.send_message(view=panels.layout(ui.TextDisplay(locale("lobby-announce", **words))))
    try:
        message = await interaction.original_response()
        made = await message.create_thread(
            name=locale("lobby-thread", who=name, game=words["game"])[:100], auto_archive_duration=ARCHIVE_MINUTES
        )
    except discord.HTTPException:
        await interaction.delete_original_response()
        raise
    session = await _open(interaction, game, made.id, name, table_language)
    view = panels.layout(
        ui.TextDisplay(locale("lobby-announced", **words, thread=made.mention)),
        ui.ActionRow(posts.button(locale, "lobby-join", ids.make("join", session.id), discord.ButtonStyle.primary)),
    )
    await interaction.edit_original_response(view=view)


async def _open(interaction: Click, game: str, channel: int, name: str, language: str) -> Session:
    bot: Gravekeeper = interaction.client
    assert interaction.guild_id is not None
    return await bot.sessions.open(
        game, guild=interaction.guild_id, channel=channel, host=interaction.user.id, name=name, language=language
    )


def display_name(user: discord.abc.User) -> str:
    return user.display_name[:32]


def _need(interaction: Click, thread: bool) -> None:
    """Refuse, naming it, if a permission is missing here."""
    have = interaction.app_permissions
    needed = ["view_channel", "attach_files", "send_messages"]
    if thread:
        needed = ["view_channel", "attach_files", "create_public_threads", "send_messages_in_threads"]
    elif isinstance(interaction.channel, discord.Thread):
        needed[2] = "send_messages_in_threads"
    missing = [msg(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(have, name)]
    if missing:
        raise Refused(msg("refused-permissions", missing=missing))


class Lobby(commands.Cog):
    """The buttons of the lobby post."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        bot.handlers.update(
            join=self.join,
            leave=self.leave,
            standin=self.stand_in,
            options=self.options,
            option=self.option,
            begin=self.begin,
            cancel=self.cancel,
            rematch=self.rematch,
        )

    async def join(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """Sit down; during play, take the own seat back from its stand-in."""
        await interaction.response.defer()
        session = await self.bot.sessions.join(parts[0], interaction.user.id, display_name(interaction.user))
        if interaction.channel_id != session.channel:
            locale = await self.bot.locale(interaction)
            text = locale("lobby-joined", thread=f"<#{session.channel}>")
            await interaction.followup.send(text, ephemeral=True)

    async def leave(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """Get up again; whoever presses an old button during play keeps the seat."""
        await interaction.response.defer()
        await self.bot.sessions.get_up(parts[0], interaction.user.id)

    async def stand_in(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """Add or remove an automated player."""
        ids.expect(parts, 2)
        await interaction.response.defer()
        if parts[1] == "add":
            session = await self.bot.sessions.get(parts[0])
            names = self.bot.table_locale(session)("stand-in-names").split(",")
            await self.bot.sessions.stand_in(parts[0], interaction.user.id, [name.strip() for name in names])
        else:
            await self.bot.sessions.no_stand_in(parts[0], interaction.user.id)

    async def options(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """The private panel of all options, explained; the host may change them. A value is the one to look at."""
        session = await self.bot.sessions.get(parts[0])
        locale = await self.bot.locale(interaction)
        host, shown = session.host == interaction.user.id, values[0] if values else ""
        await panels.send(interaction, option_panel(locale, session, host, shown))

    async def option(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """An option was chosen."""
        ids.expect(parts, 2)
        ids.expect(values, 1)
        if parts[1] == "language" and values[0] not in LANGUAGES:
            raise Refused(msg("refused-option", field=parts[1]))
        await interaction.response.defer()
        session = await self.bot.sessions.set_option(parts[0], interaction.user.id, parts[1], values[0])
        locale = await self.bot.locale(interaction)
        await panels.send(interaction, option_panel(locale, session, True, parts[1]))

    async def begin(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """Begin the game."""
        await interaction.response.defer()
        await self.bot.sessions.begin(parts[0], interaction.user.id)

    async def cancel(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """Give the lobby up."""
        await interaction.response.defer()
        await self.bot.sessions.drop(parts[0], interaction.user.id)

    async def rematch(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """A new lobby in the same place with the same options."""
        old = await self.bot.sessions.get(parts[0])
        await interaction.response.defer()
        await self.bot.sessions.open(
            old.game.id,
            guild=old.guild,
            channel=old.channel,
            host=interaction.user.id,
            name=display_name(interaction.user),
            language=old.language,
            settings=old.settings,
            table=old.table,
        )


async def setup(bot: Any) -> None:
    await bot.add_cog(Lobby(bot))
