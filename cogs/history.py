"""Long games: what has happened, the board of any moment, the whole game as a film or document, seats that are lent."""

from __future__ import annotations

import math
from io import BytesIO
from typing import Any

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.message import msg, named
from engine.tables.session import Session
from telling import headings
from telling.names import names_of
from telling.texts import Locale, plain, safe

from .app import Click, Gravekeeper
from .base import ids
from .base.ringing import calling
from .lobby import admit, display_name
from .playing import panels, past, play
from .playing.document import document
from .playing.film import Films
from .playing.hand_panel import HandPanel
from .showing import posts

FILM = "replay.webp"
PAUSE = 2.0
"""Seconds between two words about how far a replay has come."""


class History:
    """What the commands of `/table` do that look back, and those that lend a seat; their buttons."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self._films = Films(bot)
        bot.handlers.update(
            recap=self.press_recap,
            moment=self.press_moment,
            replay=self.press_replay,
            export=self.press_export,
            take=self.press_take,
        )

    async def close(self) -> None:
        await self._films.close()

    # Looking back

    async def recap(self, interaction: Click) -> None:
        """What has happened since I last acted."""
        await self._recap(interaction, await play.here(interaction, begun=True))

    async def press_recap(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        await self._recap(interaction, session)

    async def _recap(self, interaction: Click, session: Session) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = await self.bot.locale(interaction)
        await _send(interaction, await past.recap(self.bot, locale, session, interaction.user.id))

    async def history(self, interaction: Click, moment: int | None = None) -> None:
        """The board at any moment, to walk through."""
        session = await play.here(interaction, begun=True)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._moment(interaction, session, moment)

    async def press_moment(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        ids.expect(args, 1)
        at = ids.number(args[0])
        await interaction.response.defer()
        await self._moment(interaction, session, at)

    async def _moment(self, interaction: Click, session: Session, at: int | None) -> None:
        locale = await self.bot.locale(interaction)
        await _send(interaction, await past.moment(self.bot, locale, session, interaction.user.id, at))

    async def replay(self, interaction: Click, public: bool = False) -> None:
        """The whole game as a moving picture."""
        await self._replay(interaction, await play.here(interaction, begun=True), public)

    async def press_replay(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        await self._replay(interaction, session, False)

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

        async def wait() -> None:
            await say(locale("replay-wait"))

        session = session.still()
        data, count = await self._films.get(locale, session, seat, progress, wait)
        game = locale(f"{session.game.id}-name")
        end = headings.heading(locale, session)
        if session.playing.result is not None:
            end = locale.message(session.playing.result.title, names_of(session))
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        alt = plain(locale("replay-alt", game=game, n=count, end=end))[:1024]
        gallery.add_item(media=f"attachment://{FILM}", description=alt)
        title = ui.TextDisplay(f"### {locale('replay-done', game=game, n=count)}")
        file = discord.File(BytesIO(data), FILM, description=alt)
        await interaction.edit_original_response(view=panels.layout(title, gallery), attachments=[file])

    async def export(self, interaction: Click) -> None:
        """The finished game as a document."""
        await self._export(interaction, await play.here(interaction, begun=True))

    async def press_export(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        await self._export(interaction, session)

    async def _export(self, interaction: Click, session: Session) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        data = await document(self.bot, session)
        locale = await self.bot.locale(interaction)
        file = discord.File(BytesIO(data), f"{session.game.id}-{session.id}.html", description=locale("export-alt"))
        shown: ui.File[Any] = ui.File(file)
        await _send(interaction, (panels.layout(ui.TextDisplay(locale("export-done")), shown), [file]))

    # Lending a seat

    async def handover(self, interaction: Click, member: discord.Member) -> None:
        """Offer one's own seat to somebody; it is theirs once they take it."""
        session = await play.here(interaction)
        seat = play.seat_of(session, interaction.user.id)
        if session.status != "playing":
            raise Refused(msg(session.why_over))
        if member.bot:
            raise Refused(msg("refused-handover-bot"))
        if session.seat_of(member.id) is not None:
            raise Refused(msg("refused-member-seated", who=named(display_name(member))))
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.bot.sessions.offer(session.id, interaction.user.id, member.id, display_name(member))
        locale = self.bot.table_locale(session)
        text = locale("handover-offer", **{"from": f"<@{interaction.user.id}>", "to": member.mention})
        id = ids.make("take", session.id, seat, str(interaction.user.id), str(member.id))
        button = posts.button(locale, "handover-take", id, discord.ButtonStyle.primary)
        await self.bot.get_partial_messageable(session.channel, guild_id=session.guild).send(
            view=panels.layout(ui.TextDisplay(text), ui.ActionRow(button)),
            **calling([member.id], quiet=(await self.bot.servers.of(session.guild)).quiet),
        )
        own = await self.bot.locale(interaction)
        text = own("handover-offered", to=safe(display_name(member)))
        await panels.send(interaction, panels.layout(ui.TextDisplay(text)))

    async def press_take(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """The offer is accepted: the button names seat, giver and taker."""
        ids.expect(args, 3)
        user, taker = ids.number(args[1]), args[2]
        if taker != str(interaction.user.id):
            raise Refused(msg("refused-handover-other"))
        await admit(interaction)
        await interaction.response.defer()
        session = await self.bot.sessions.take_offer(
            session.id, user, interaction.user.id, display_name(interaction.user)
        )
        seat = play.seat_of(session, interaction.user.id)
        table = self.bot.table_locale(session)
        text = table("handover-taken", **{"from": f"<@{user}>", "to": f"<@{interaction.user.id}>"})
        await interaction.edit_original_response(view=panels.layout(ui.TextDisplay(text)))
        locale: Locale = await self.bot.locale(interaction)
        panel = HandPanel(self.bot, locale, session, seat, interaction.user.id, locale("handover-yours"))
        await interaction.followup.send(view=await panel.made(), ephemeral=True)


async def _send(interaction: Click, panel: past.Panel) -> None:
    view, files = panel
    await panels.send(interaction, view, files)
