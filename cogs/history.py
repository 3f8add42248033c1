"""Long games: what has happened, the board of any moment, the whole game as a film or document, seats that are lent."""

from __future__ import annotations

import asyncio
import math
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from engine.core.errors import Refused
from engine.core.message import msg, named
from engine.session import Session

from .lobby import display_name
from .ui import ids, panels, past, play, posts
from .ui.film import film
from .ui.journal import document
from .ui.naming import about, name
from .ui.texts import Locale, plain, safe

if TYPE_CHECKING:
    from .ui.app import Gravekeeper

Click = discord.Interaction[Any]
FILM = "replay.webp"
PAUSE = 2.0
"""Seconds between two words about how far a replay has come."""


class History(commands.Cog):
    """Commands and buttons of `cogs.table.Table`: Discord knows a group of commands by one cog only."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self._drawing = asyncio.Lock()
        bot.handlers.update(
            recap=self.press_recap,
            moment=self.press_moment,
            replay=self.press_replay,
            take=self.press_take,
        )

    # Looking back

    @app_commands.command(name=name("recap"), description=about("table-recap"))
    async def recap(self, interaction: Click) -> None:
        """What has happened since I last acted."""
        await self._recap(interaction, await play.here(interaction))

    async def press_recap(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        await self._recap(interaction, await self.bot.sessions.get(parts[0]))

    async def _recap(self, interaction: Click, session: Session) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = await self.bot.locale(interaction)
        await _send(interaction, await past.recap(self.bot, locale, session, interaction.user.id))

    @app_commands.command(name=name("history"), description=about("table-history"))
    @app_commands.rename(moment=name("moment"))
    @app_commands.describe(moment=about("table-history-moment"))
    async def history(self, interaction: Click, moment: app_commands.Range[int, 0, 1_000_000] | None = None) -> None:
        """The board at any moment, to walk through."""
        session = await play.here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._moment(interaction, session, moment)

    async def press_moment(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        ids.expect(parts, 2)
        at = int(parts[1][:9]) if parts[1].isascii() and parts[1].isdigit() else None
        await interaction.response.defer()
        await self._moment(interaction, await self.bot.sessions.get(parts[0]), at)

    async def _moment(self, interaction: Click, session: Session, at: int | None) -> None:
        locale = await self.bot.locale(interaction)
        await _send(interaction, await past.moment(self.bot, locale, session, interaction.user.id, at))

    @app_commands.command(name=name("replay"), description=about("table-replay"))
    @app_commands.rename(public=name("public"))
    @app_commands.describe(public=about("table-replay-public"))
    async def replay(self, interaction: Click, public: bool = False) -> None:
        """The whole game as a moving picture."""
        await self._replay(interaction, await play.here(interaction), public)

    async def press_replay(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        await self._replay(interaction, await self.bot.sessions.get(parts[0]), False)

    async def _replay(self, interaction: Click, session: Session, public: bool) -> None:
        if session.state is None:
            raise Refused(msg("refused-not-begun"))
        await interaction.response.defer(ephemeral=not public, thinking=True)
        locale = self.bot.table_locale(session) if public else await self.bot.locale(interaction)
        seat = None if public else session.seat_of(interaction.user.id)
        said = -math.inf

        async def say(text: str) -> None:
            await interaction.edit_original_response(view=panels.layout(ui.TextDisplay(text)))

        async def progress(done: int, every: int) -> None:
            nonlocal said
            now = self.bot.sessions.clock().timestamp()
            if now - said >= PAUSE:
                said = now
                await say(locale("replay-drawing", done=done, all=every))

        if self._drawing.locked():
            await say(locale("replay-wait"))
        async with self._drawing:
            data, count = await film(self.bot, locale, session, seat, progress)
        game = locale(f"{session.game.id}-name")
        end = posts.heading(locale, session)
        if session.playing.result is not None:
            end = locale.message(session.playing.result.title, posts.names(session))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        alt = plain(locale("replay-alt", game=game, n=count, end=end))[:1024]
        gallery.add_item(media=f"attachment://{FILM}", description=alt)
        title = ui.TextDisplay(f"### {locale('replay-done', game=game, n=count)}")
        file = discord.File(BytesIO(data), FILM, description=alt)
        await interaction.edit_original_response(view=panels.layout(title, gallery), attachments=[file])

    @app_commands.command(name=name("export"), description=about("table-export"))
    async def export(self, interaction: Click) -> None:
        """The finished game as a document."""
        session = await play.here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        data = await document(self.bot, session)
        locale = await self.bot.locale(interaction)
        file = discord.File(BytesIO(data), f"{session.game.id}-{session.id}.html", description=locale("export-alt"))
        shown: ui.File[Any] = ui.File(file)
        await _send(interaction, (panels.layout(ui.TextDisplay(locale("export-done")), shown), [file]))

    # Lending a seat

    @app_commands.command(name=name("handover"), description=about("table-handover"))
    @app_commands.rename(member=name("member"))
    @app_commands.describe(member=about("table-handover-member"))
    async def handover(self, interaction: Click, member: discord.Member) -> None:
        """Offer the own seat to somebody; it is theirs once they take it."""
        session = await play.here(interaction)
        seat = play.seat_of(session, interaction.user.id)
        if session.status != "playing":
            raise Refused(msg(session.why_over))
        if member.bot:
            raise Refused(msg("refused-handover-bot"))
        if session.seat_of(member.id) is not None:
            raise Refused(msg("refused-member-seated", who=named(display_name(member))))
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = self.bot.table_locale(session)
        text = locale("handover-offer", **{"from": f"<@{interaction.user.id}>", "to": member.mention})
        id = ids.make("take", session.id, seat, str(interaction.user.id), str(member.id))
        button = posts.button(locale, "handover-take", id, discord.ButtonStyle.primary)
        await self.bot.get_partial_messageable(session.channel, guild_id=session.guild).send(
            view=panels.layout(ui.TextDisplay(text), ui.ActionRow(button)),
            allowed_mentions=discord.AllowedMentions(users=[member]),
        )
        own = await self.bot.locale(interaction)
        text = own("handover-offered", to=safe(display_name(member)))
        await panels.send(interaction, panels.layout(ui.TextDisplay(text)))

    async def press_take(self, interaction: Click, parts: list[str], values: list[str]) -> None:
        """The offer is accepted: the button names seat, giver and taker."""
        ids.expect(parts, 4)
        if parts[3] != str(interaction.user.id):
            raise Refused(msg("refused-handover-other"))
        session = await self.bot.sessions.get(parts[0])
        giver = session.seats.get(parts[1])
        if giver is None or str(giver.user) != parts[2]:
            raise Refused(msg("refused-handover-old"))
        await interaction.response.defer()
        user, called = int(parts[2]), display_name(interaction.user)
        session = await self.bot.sessions.hand_over(session.id, user, interaction.user.id, called)
        table = self.bot.table_locale(session)
        text = table("handover-taken", **{"from": f"<@{user}>", "to": f"<@{interaction.user.id}>"})
        await interaction.edit_original_response(view=panels.layout(ui.TextDisplay(text)))
        locale: Locale = await self.bot.locale(interaction)
        hand = await panels.hand(self.bot, locale, session, parts[1], interaction.user.id, locale("handover-yours"))
        await interaction.followup.send(view=hand, ephemeral=True)


async def _send(interaction: Click, panel: past.Panel) -> None:
    view, files = panel
    await panels.send(interaction, view, files)
