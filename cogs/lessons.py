"""For newcomers: the game in 60 seconds, advice at every question, the way to a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.game import Game
from engine.tables.advice import advise
from engine.tables.session import Session
from render.boards import BOARDS
from telling import leading
from telling.texts import Locale

from . import lobby
from .app import Click, Gravekeeper
from .base import ids
from .base.errors import OLD_CONTROL
from .playing import advising, figures, panels, play
from .showing import posts


async def press_advise(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """What would you do? The member's panel with what a stand-in would do; nothing is done by itself."""
    seat = play.seat_of(session, interaction.user.id)
    figure = figures.named(session, seat, args, values)
    await play.show_hand(interaction, session, seat, figure=figure, advised=True)


async def press_advised(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """Do what was advised. If the advice has become another one meanwhile, that is shown, and nothing is done."""
    ids.expect(args, 2)
    seat = play.seat_of(session, interaction.user.id)
    asked = next((each for each in session.offered(seat) if each.id == args[0]), None)
    if asked is None:
        await play.gone(interaction, session, seat)
        return
    advice = advise(session.game, session.playing, seat, leading.shown(session, seat, asked.subject))
    if advice is None or [advice.decision.id, advising.mark(advice)] != args[:2]:
        locale = await interaction.client.locale(interaction)
        await play.show_hand(interaction, session, seat, locale("advice-changed"), figure=asked.subject, advised=True)
        return
    await play.answer(interaction, session, seat, advice.decision, advice.words)


async def press_advising(interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
    """From now on the panel opens with advice at every question, or no more."""
    ids.expect(args, 1)
    switch, *figure = args
    if switch not in ("on", "off"):
        raise Refused(OLD_CONTROL)
    seat = play.seat_of(session, interaction.user.id)
    await interaction.client.hints.switch(interaction.user.id, "advice", switch == "on")
    locale = await interaction.client.locale(interaction)
    shown = figures.named(session, seat, figure, values)
    await play.show_hand(interaction, session, seat, locale(f"advice-set-{switch}"), figure=shown)


async def press_cards(interaction: Click, args: list[str]) -> None:
    """How to play in 60 seconds: the picture cards, one below the other, with the ways on."""
    ids.expect(args, 1)
    bot, game = interaction.client, args[0]
    if game not in bot.games or not BOARDS[game].lessons:
        raise Refused(OLD_CONTROL)
    await interaction.response.defer(ephemeral=True, thinking=True)
    locale = await bot.locale(interaction)
    drawn = await bot.pictures.cards(game, bot.games[game].data, locale)
    box: ui.Container[Any] = ui.Container(accent_colour=BOARDS[game].accent)
    for number, card in enumerate(drawn):
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        box.add_item(gallery.add_item(media=f"attachment://card{number}.png", description=card.alt))
    if isinstance(interaction.channel, discord.TextChannel):  # else it is a table's thread, where this one is played
        box.add_item(ui.ActionRow(*ways_in(locale, bot.games[game])))
    files = [card.file(f"card{number}.png") for number, card in enumerate(drawn)]
    await interaction.followup.send(view=panels.layout(box), files=files, ephemeral=True)


def ways_in(locale: Locale, game: Game[Any]) -> list[ui.Button[Any]]:
    """The buttons that open a table of this game: a first game, a real one."""
    learn = posts.button(locale, "open-learn", ids.make("open", game.id, "learn"), discord.ButtonStyle.success)
    start = posts.button(locale, "open-start", ids.make("open", game.id, "start"), discord.ButtonStyle.primary)
    return [learn, start] if game.lesson is not None else [start]


def greeting(locale: Locale, games: Iterable[Game[Any]], *more: str) -> ui.LayoutView:
    """What there is to play and how to begin, with the buttons that do; then ``more`` texts."""
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(locale("greeting")))
    for game in games:
        commands = [f"`/{game.id} {way}`" for way in (("learn", "start") if game.lesson is not None else ("start",))]
        text = f"### {locale(f'{game.id}-name')}\n{locale(f'{game.id}-about')}\n-# {' · '.join(commands)}"
        box.add_item(ui.TextDisplay(text))
        box.add_item(ui.ActionRow(*ways_in(locale, game), *posts.cards_button(locale, game.id, "open-cards")))
    box.add_item(ui.ActionRow(posts.find_button(locale)))
    for text in more:
        box.add_item(ui.TextDisplay(text))
    return panels.layout(box)


async def press_open(interaction: Click, args: list[str]) -> None:
    """Open a table of a game in this channel's thread: a real one, or a first game."""
    ids.expect(args, 2)
    game, how, *_ = args
    if game not in interaction.client.games or how not in ("learn", "start"):
        raise Refused(OLD_CONTROL)
    await lobby.start(interaction, game, lesson=how == "learn")


async def setup(bot: Gravekeeper) -> None:
    handlers: dict[str, Any] = {"advise": press_advise, "advised": press_advised, "advising": press_advising}
    bot.handlers.update(handlers)
    openers: dict[str, Any] = {"cards": press_cards, "open": press_open}
    bot.openers.update(openers)
