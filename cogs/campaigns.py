"""`/<game> campaign`: campaigns of any game that has them, and the buttons that lead from chapter to chapter."""

from __future__ import annotations

from functools import partial
from io import BytesIO
from typing import Any

import discord
from discord import app_commands, ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.gm.rights import Rights
from engine.tables.campaigns import LONGEST, Campaign, Table
from engine.tables.session import Session
from render.boards import ACCENTS, BOARDS
from render.campaign import draw_pages
from telling.texts import Locale, safe, shorten

from . import lobby
from .app import Click, Gravekeeper
from .base import ids
from .desk.campaigns import CampaignDesk
from .desk.desk import person
from .playing import panels
from .playing.chronicle import chapter_name, chronicle, corrected, pages_of
from .showing import posts

SHEETS = "sheets.png"
LISTED = 20
"""Campaigns that are offered to be looked at."""


class CampaignPanel:
    """What the command shows, and what its buttons do."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self.rights = Rights(bot.sessions.store)

    async def show(self, interaction: Click, game: str, name: str) -> None:
        """The campaign of this name, which is founded if there is none; without a name the one that is played in this
        channel, or the only one, or a list.
        """
        if interaction.guild_id is None:
            raise Refused(msg("error-server-only"))
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale, guild = await self.bot.locale(interaction), interaction.guild_id
        if name:
            found = await self.bot.campaigns.find(guild, game, name)
            note = "" if found else locale("campaign-founded")
            await self._panel(interaction, found or await self.bot.campaigns.found(game, guild, name), note)
            return
        every = await self.bot.campaigns.of_guild(guild, game)
        here = await self.bot.campaigns.in_channel(interaction.channel_id or 0, game)
        if here or len(every) == 1:
            await self._panel(interaction, here or every[0])
            return
        box: ui.Container[Any] = ui.Container(accent_colour=ACCENTS.get(game))
        head = f"### {locale(f'{game}-name')} · {locale('campaign-all', n=len(every))}"
        box.add_item(ui.TextDisplay(f"{head}\n{locale('campaign-how', command=f'/{game} campaign')}"))
        for at in range(0, min(LISTED, len(every)), 5):
            row: ui.ActionRow[Any] = ui.ActionRow()
            for each in every[at : at + 5]:
                label = shorten(each.name, 80)
                row.add_item(ui.Button(label=label, custom_id=ids.make("campaign", str(each.id), "show")))
            box.add_item(row)
        id = ids.make("campaign", game, "found")
        box.add_item(ui.ActionRow(posts.button(locale, "campaign-found", id, discord.ButtonStyle.primary)))
        await panels.send(interaction, panels.layout(box))

    async def press(self, interaction: Click, args: list[str]) -> None:
        """A button of the panel: the id of the campaign, or the game of a new one, and the deed."""
        ids.expect(args, 2)
        if args[1] == "found":
            await self._found(interaction, args[0])
            return
        campaign, deed = await self.bot.campaigns.now(ids.number(args[0])), args[1]
        if campaign.guild != interaction.guild_id or campaign.game not in self.bot.games:
            raise Refused(msg("refused-no-campaign"))
        match deed:
            case "show":
                await interaction.response.defer()
                await self._panel(interaction, campaign)
            case "open" | "anew":
                await self._open(interaction, campaign, anew=deed == "anew")
            case "journal":
                await self._journal(interaction, campaign)
            case _:
                raise Refused(msg("refused-old-control"))

    async def _found(self, interaction: Click, game: str) -> None:
        """A new campaign, called after who founds it."""
        lobby.at_home(interaction)
        if interaction.guild_id is None or game not in self.bot.games or not self.bot.games[game].campaign:
            raise Refused(msg("refused-old-control"))
        await interaction.response.defer()
        locale, name = await self.bot.locale(interaction), lobby.display_name(interaction.user)
        called = self.bot.texts(self.bot.language)("campaign-of", who=name)[:LONGEST]
        campaign = await self.bot.campaigns.fresh(game, interaction.guild_id, called)
        await self._panel(interaction, campaign, locale("campaign-founded"))

    async def press_chapter(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Under a finished chapter: the next one, or the same again; in the same place."""
        if session.seat_of(interaction.user.id) is None:
            raise Refused(msg("refused-not-seated"))
        host = lobby.display_name(interaction.user)
        name = self.bot.table_locale(session)("campaign-of", who=host)[:LONGEST]
        campaign = await self.bot.campaigns.follow(session.still(), name)
        await self._open(interaction, campaign, language=session.language)

    async def _open(
        self, interaction: Click, campaign: Campaign, *, language: str | None = None, anew: bool = False
    ) -> None:
        """The lobby of the present chapter; ``anew``, with other people: only for whom the server trusts."""
        user, campaigns = interaction.user.id, self.bot.campaigns
        if anew:
            await self.rights.require_trusted(campaign.guild, person(interaction))
        await campaigns.require(campaign.id, user, anew=anew)
        pace = (await self.bot.servers.of(campaign.guild)).pace

        async def make(channel: int, name: str, language: str) -> Session:
            nonlocal made
            made = await campaigns.open(
                campaign.id, channel=channel, host=user, name=name, language=language, anew=anew, pace=pace
            )
            return made

        made: Session | None = None
        await lobby.open_table(interaction, campaign.game, make, language=language)
        if made is not None:
            await lobby.call_again(interaction, made, made)

    async def _journal(self, interaction: Click, campaign: Campaign) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale = await self.bot.locale(interaction)
        data = await chronicle(self.bot, locale, campaign)
        file = discord.File(
            BytesIO(data), f"{campaign.game}-campaign-{campaign.id}.html", description=locale("campaign-file")
        )
        shown: ui.File[Any] = ui.File(file)
        await panels.send(interaction, panels.layout(ui.TextDisplay(locale("campaign-journal-done")), shown), [file])

    # The panel

    async def _panel(self, interaction: Click, campaign: Campaign, note: str = "") -> None:
        locale, game = await self.bot.locale(interaction), await self.bot.campaigns.game(campaign)
        campaign = await self.bot.campaigns.now(campaign.id)
        tables = await self.bot.campaigns.tables(campaign.id)
        box: ui.Container[Any] = ui.Container(accent_colour=ACCENTS.get(game.id))
        known, carry = await self.bot.campaigns.present(campaign)
        chapter = chapter_name(locale, game, campaign.chapter, carry) if known else ""
        state, buttons = await self._state(interaction, locale, campaign, tables)
        came = [safe(name) for _, _, name in campaign.seats]
        lines = [
            f"### {safe(campaign.name)} · {locale(f'{game.id}-name')}",
            note,
            f"**{chapter}** · {state}" if known else locale("campaign-which"),
            locale("campaign-people", who=locale.enumerate(came)) if came else "",
            *(f"- {line}" for line in corrected(locale, campaign, campaign.chapter)),
        ]
        box.add_item(ui.TextDisplay("\n".join(filter(None, lines))[: panels.TEXT_LIMIT]))
        files: list[discord.File] = []
        pages = pages_of(locale, game, carry) if known else []
        if pages:
            draw = BOARDS[game.id].pages
            drawing = partial(draw, game.data, carry) if draw else partial(draw_pages, chapter, pages)
            drawn = await self.bot.pictures.drawn(drawing, locale)
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            box.add_item(gallery.add_item(media=f"attachment://{SHEETS}", description=drawn.alt))
            files = [drawn.file(SHEETS)]
        if buttons:
            box.add_item(ui.ActionRow(*buttons))
        await panels.send(interaction, panels.layout(box), files)

    async def _state(
        self, interaction: Click, locale: Locale, campaign: Campaign, tables: list[Table]
    ) -> tuple[str, list[ui.Button[Any]]]:
        """How the present chapter stands, and what can be done now."""

        def deed(key: str, what: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> ui.Button[Any]:
            return posts.button(
                locale, locale.own(campaign.game, key), ids.make("campaign", str(campaign.id), what), style
            )

        journal = [deed("campaign-journal", "journal")] if any(each.status == "over" for each in tables) else []
        open_now = next((each for each in tables if each.status in ("lobby", "playing")), None)
        if open_now is not None:
            session = await self.bot.sessions.get(open_now.session)
            return locale("campaign-open", channel=f"<#{session.channel}>"), journal
        played = [each for each in tables if each.status == "over" and each.chapter == campaign.chapter]
        key, told, go = "campaign-begin", "campaign-ready", discord.ButtonStyle.primary
        if campaign.chapter > 1:
            key = "campaign-next"
        if played:
            session = (await self.bot.sessions.get(played[-1].session)).still()
            if not session.game.campaign.again(session.playing):
                return locale("campaign-done"), journal
            key, told = "campaign-again", "campaign-lost"
        trusted = await self.rights.is_trusted(campaign.guild, person(interaction))
        others = [deed("campaign-anew", "anew")] if campaign.seats and trusted else []
        return locale(told), [deed(key, "open", go), *others, *journal]


async def setup(bot: Gravekeeper) -> None:
    panel = CampaignPanel(bot)
    bot.handlers["chapter"] = panel.press_chapter
    bot.openers["campaign"] = panel.press
    group = bot.tree.get_command("gm")
    assert isinstance(group, app_commands.Group)
    group.add_command(CampaignDesk(bot))
