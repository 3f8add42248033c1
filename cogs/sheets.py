"""`/<game> sheet`: one sheet of a campaign, or all, as it stands at the table here or before the next chapter."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.message import msg, named
from render.board import Board
from render.campaign import draw_pages
from telling.texts import folded

from .app import Click, Gravekeeper
from .playing import play
from .playing.chronicle import pages_of, title_of

NONE = msg("refused-no-sheets")


async def titles(interaction: Click, game: str) -> list[str]:
    """What the sheets are called, in the member's language. Raises `Refused` if there is no campaign."""
    bot = interaction.client
    rules, carry = await _written(interaction, game)
    return [title for title, _ in pages_of(await bot.locale(interaction), rules, carry)]


async def show(interaction: Click, board: Board[Any], typed: str) -> None:
    """The sheet that is called so, in either language; without a name all of them."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    bot, locale = interaction.client, await interaction.client.locale(interaction)
    game, carry = await _written(interaction, board.game.id)
    pages, only = pages_of(locale, game, carry), None
    if not pages:  # nothing is carried on yet, or another version has left it
        raise Refused(NONE)
    if typed:
        only = _place(bot, game, carry, typed)
        pages = pages[only : only + 1]
    if board.pages:
        drawing: Any = partial(board.pages, game.data, carry, only=only)
    else:
        drawing = partial(draw_pages, title_of(locale, game, carry), pages)
    await play.show_board(interaction, await bot.pictures.drawn(drawing, locale))


def _place(bot: Gravekeeper, game: Game[Any], carry: Any, typed: str) -> int:
    """Which of the sheets is meant."""
    for language in bot.texts.languages:
        for at, (title, _) in enumerate(pages_of(bot.texts(language), game, carry)):
            if folded(title) == folded(typed):
                return at
    raise Refused(msg("refused-no-sheet", typed=named(typed[:50])))


async def _written(interaction: Click, game: str) -> tuple[Game[Any], Any]:
    """What stands on the sheets, and the game as it is played with them: of the game that is played here, of the
    campaign that was, else of the newest one.
    """
    bot, channel = interaction.client, interaction.channel_id or 0
    session = await bot.sessions.in_channel(channel, begun=True)
    still = session.still() if session else None
    if still and still.game.id == game and still.status == "playing":
        carry = still.game.campaign.carried(still.playing)
        if carry is not None:
            return still.game, carry
    campaign = await bot.campaigns.in_channel(channel, game)
    if campaign is None:
        campaign = next(iter(await bot.campaigns.of_guild(interaction.guild_id or 0, game)), None)
    if campaign is None or campaign.guild != interaction.guild_id:
        raise Refused(NONE)
    return await bot.campaigns.game(campaign), (await bot.campaigns.now(campaign.id)).carry
