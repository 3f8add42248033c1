"""Looking at the table alone: the surroundings of one's own figure, the whole of a large map, what its marks mean.

Each is one tap from the others, in the same message.
"""

from __future__ import annotations

from typing import Any

from discord import ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.tables.session import Session
from render.boards import BOARDS
from telling import headings
from telling.past import news
from telling.texts import Locale

from ..app import Click
from ..base import ids
from ..base.errors import OLD_CONTROL
from ..showing import posts
from . import play

HERE = "here"
"""The argument of a button whose picture takes the place of the one above it."""


async def show_zoom(interaction: Click, session: Session, where: str = "") -> None:
    """The surroundings of the member's own figure, large. Raises `Refused` in games without."""
    bot = interaction.client
    seat = play.seat_of(session, interaction.user.id)
    board = BOARDS[session.game.id]
    if board.zoom is None:
        raise Refused(OLD_CONTROL)
    await _acknowledge(interaction, where)
    changed = await news(bot.sessions, session, interaction.user.id)
    locale = await bot.locale(interaction)
    picture = await bot.pictures.seen(board.close_up, session, seat, locale, changed=changed)
    await play.show_board(
        interaction, picture, headings.short_heading(locale, session), _row(interaction, locale, session, "zoom")
    )


async def show_whole(interaction: Click, session: Session, where: str = "") -> None:
    """All of the table, as this member may see it."""
    bot = interaction.client
    if session.state is None:
        raise Refused(msg("refused-not-begun"))
    await _acknowledge(interaction, where)
    locale, seat = await bot.locale(interaction), session.seat_of(interaction.user.id)
    changed = await news(bot.sessions, session, interaction.user.id)
    due = posts.due_on_picture(locale, await bot.deadlines.notes(session))
    board = await bot.pictures.picture(session, seat, locale, changed, due, whole=True)
    row = _row(interaction, locale, session, "map")
    await play.show_board(interaction, board, headings.short_heading(locale, session), row)


async def show_legend(interaction: Click, session: Session, where: str = "") -> None:
    """What the marks on the picture mean. Raises `Refused` in games without."""
    bot = interaction.client
    board = BOARDS[session.game.id]
    if board.legend is None:
        raise Refused(OLD_CONTROL)
    await _acknowledge(interaction, where)
    locale = await bot.locale(interaction)
    picture = await bot.pictures.drawn(board.explained, locale)
    row = _row(interaction, locale, session, "legend")
    await play.show_board(interaction, picture, locale("panel-legend"), row)


async def _acknowledge(interaction: Click, where: str) -> None:
    """What follows either takes the place of the message or is a message of its own."""
    if where == HERE:
        await play.acknowledge(interaction)
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def _row(interaction: Click, locale: Locale, session: Session, shown: str) -> ui.ActionRow[Any] | None:
    """The other ways to look at this table."""
    board, seat = BOARDS[session.game.id], session.seat_of(interaction.user.id)
    there = {"zoom": board.zoom and seat, "map": board.whole, "legend": board.legend}
    buttons = [
        posts.button(locale, f"panel-{each}", ids.make(each, session.id, HERE))
        for each in there
        if there[each] and each != shown
    ]
    pages, user = interaction.client.pages, interaction.user.id
    labels = {True: locale("panel-watch")} | ({False: posts.on_the_page(locale, session)} if seat else {})
    for watch, label in sorted(labels.items()):
        if pages and (url := pages.link(session, user, locale.language, watch=watch)):
            buttons.append(ui.Button(label=label, url=url))
    return ui.ActionRow(*buttons) if buttons else None
