"""What is kept of a server: taken away as files, or forgotten, by those who may manage it."""

from __future__ import annotations

import contextlib
from tempfile import TemporaryFile
from typing import Any

import aiohttp
import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.gm.archive import Archive
from engine.gm.forgetting import forget_server
from engine.gm.master import GameMaster
from engine.gm.servers import require_manager
from engine.store import Store
from engine.store.backup import KEPT
from engine.tables import posted
from telling.texts import Locale

from ..app import Click, Gravekeeper
from ..base import ids
from ..playing import panels
from ..showing.posts import button
from .desk import person

PAGE, EXPORT, FORGET = "server", "serverexport", "serverforget"
"""The verbs of the page and of its buttons."""
DO = "do"
"""Of the button that confirms."""


class ServerData:
    """The buttons below the page of a server."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self.archive = Archive(
            GameMaster(bot.sessions), bot.campaigns, lambda session: bot.table_locale(session)("server-export-why")
        )
        self._exporting: set[int] = set()
        bot.openers.update({EXPORT: self.press_export, FORGET: self.press_forget})

    # Taking away

    async def press_export(self, interaction: Click, args: list[str]) -> None:
        """A ZIP file of all tables from a number on; what does not fit is the next file."""
        ids.expect(args, 1)
        start, guild, who = ids.number(args[0]), interaction.guild_id or 0, person(interaction)
        require_manager(who)
        if guild in self._exporting:
            raise Refused(msg("refused-server-export"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        self._exporting.add(guild)
        try:
            locale = await self.bot.locale(interaction)
            if ahead := self.archive.ahead:
                waits = panels.layout(ui.TextDisplay(locale("server-export-waits", n=ahead)))
                await interaction.followup.send(view=waits, ephemeral=True)
            with TemporaryFile() as target:
                part = await self.archive.write(guild, who, target, start)
                target.seek(0)
                name = f"server-{guild}-{start + 1}.zip"
                file = discord.File(target, name, description=locale("server-export-file"))
                lines = [locale("server-export-done", upto=part.upto, every=part.every, more=part.every - part.upto)]
                lines += [locale("server-export-missing", n=part.missing)] if part.missing else []
                shown: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines)), ui.File(file)]
                if part.upto < part.every:
                    more = button(locale, "server-export-next", ids.make(EXPORT, str(part.upto)))
                    shown.append(ui.ActionRow(more))
                await interaction.followup.send(view=panels.layout(*shown), file=file, ephemeral=True)
        finally:
            self._exporting.discard(guild)

    # Forgetting

    async def press_forget(self, interaction: Click, args: list[str]) -> None:
        """What would go and what would stay; once that has been confirmed, it goes."""
        ids.expect(args, 1)
        require_manager(person(interaction))
        guild, store = interaction.guild_id or 0, self.bot.sessions.store
        await interaction.response.defer()
        locale = await self.bot.locale(interaction)
        tables, going, campaigns = await held(store, guild)
        if args[0] != DO:
            await panels.send(interaction, self._preview(locale, tables, going, campaigns))
            return
        shown = await posted.of_server(store, guild)
        await forget_server(self.bot.sessions, self.bot.servers, guild)
        done = locale("server-forgotten", tables=tables, campaigns=campaigns)
        await panels.send(interaction, panels.layout(ui.TextDisplay(done)))
        for channel, message, language in shown:
            gone = panels.layout(ui.TextDisplay(self.bot.texts(language)("server-forgotten-post")))
            with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):  # or it is deleted by now
                where = self.bot.get_partial_messageable(channel, guild_id=guild)
                await where.get_partial_message(message).edit(view=gone, attachments=[])

    def _preview(self, locale: Locale, tables: int, going: int, campaigns: int) -> ui.LayoutView:
        lines = [
            f"### {locale('server-forget-title')}",
            locale("server-forget-goes", tables=tables, going=going, campaigns=campaigns),
            locale("server-forget-stays"),
            locale("server-forget-backups", nights=KEPT if self.bot.backups is not None else 0),
        ]
        row: ui.ActionRow[Any] = ui.ActionRow(
            button(locale, "server-forget-do", ids.make(FORGET, DO), discord.ButtonStyle.danger),
            button(locale, "server-export", ids.make(EXPORT, "0")),
            button(locale, "server-back", ids.make(PAGE, "back")),
        )
        return panels.layout(ui.Container(ui.TextDisplay("\n".join(lines)), row))


async def held(store: Store, guild: int) -> tuple[int, int, int]:
    """How many tables are kept of a server, how many of them are open, and how many campaigns."""
    rows = await store.rows(
        "SELECT count(*), count(CASE WHEN status IN ('lobby', 'playing') THEN 1 END), "
        "(SELECT count(*) FROM campaigns WHERE guild = ?) FROM sessions WHERE guild = ?",
        *(guild, guild),
    )
    return rows[0][0], rows[0][1], rows[0][2]
