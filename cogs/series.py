"""`/table series`: several games that count together; how the series of this table stands, and its page at the end."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands, ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.gm.rights import Rights
from engine.tables.series import Series
from engine.tables.session import Session

from .app import Click
from .base import ids
from .desk.desk import person
from .playing import panels, play
from .showing import series as showing


async def run(interaction: Click, games: int | None, days: int | None, number: str) -> None:
    """Found a series with this table, let the table count for one, change how long it goes on, or look at it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    bot, session = interaction.client, await play.here(interaction)
    series = await bot.series.of(session)
    if series is None or games or days:
        await _require(interaction, session)
    if series is None:
        if number:
            series = await bot.series.join(session, _number(number))
        else:
            series = await bot.series.begin(session, games, days)
    elif number and _number(number) != series.id:
        raise Refused(msg("refused-in-series"))
    elif games or days:
        series = await bot.series.set_length(series.id, games, days)
    if session.status in ("lobby", "over"):
        bot.presenter.changed(session)
    await _show(interaction, series)


def _number(typed: str) -> int:
    """The number of a series, chosen from the list or typed."""
    try:
        return ids.number(typed)
    except Refused:
        raise Refused(msg("refused-no-series")) from None


async def _require(interaction: Click, session: Session) -> None:
    """Raises `Refused` for who neither sits at the table nor is its game master."""
    if session.seat_of(interaction.user.id) is None:
        await Rights(interaction.client.sessions.store).require(session, person(interaction))


async def _show(interaction: Click, series: Series) -> None:
    bot, locale = interaction.client, await interaction.client.locale(interaction)
    text = showing.told(locale, series)
    if not series.over:
        text += f"\n-# {locale('series-how', id=series.id)}"
    items: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(text)]
    files: list[discord.File] = []
    if series.places:
        picture = await showing.drawn(bot.pictures, locale, series)
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        items.append(gallery.add_item(media=f"attachment://{picture.name}", description=picture.alt))
        files.append(picture.file())
        if series.over:
            data = showing.page(locale, series, picture).encode()
            files.append(discord.File(BytesIO(data), showing.PAGE, description=showing.heading(locale, series)))
            items.append(ui.File(f"attachment://{showing.PAGE}"))
    await panels.send(interaction, panels.layout(*items), files)


async def suggest(interaction: Click, current: str) -> list[app_commands.Choice[str]]:
    """The series of this server that go on."""
    bot, locale = interaction.client, await interaction.client.locale(interaction)
    found = await bot.series.running(interaction.guild_id or 0)
    return [
        app_commands.Choice(name=showing.heading(locale, each)[:100], value=str(each.id))
        for each in found
        if current.strip() in showing.heading(locale, each)
    ]
