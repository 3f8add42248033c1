"""Moments of the past: a board as a seat saw it then, what has happened since one's own last act, a step-by-step view.

A seat gets its own view of that moment, a spectator the spectator's: nothing is shown earlier than it was known.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import ui

from engine.core.state import State
from engine.core.view import view
from engine.tables.session import Session
from render.boards import BOARDS
from telling import past
from telling.headings import past_heading
from telling.names import names_of
from telling.story import refs, tale
from telling.texts import Locale

from ..app import Gravekeeper
from ..base import ids
from ..showing import posts
from . import panels

STEPS = {"moment-back-far": -10, "moment-back": -1, "moment-on": 1, "moment-on-far": 10}
Panel = tuple[ui.LayoutView, list[discord.File]]


async def board_at(
    bot: Gravekeeper, session: Session, state: State, seat: str | None, locale: Locale, changed: Collection[str]
) -> posts.Drawn:
    """The picture of a moment as a seat (None: a spectator) saw it; the state is not used by anybody else."""
    return await bot.pictures.drawn(
        BOARDS[session.game.id].draw,
        view(state, seat),
        locale,
        session.names,
        changed=changed,
        stand_ins=[each for each, player in session.seats.items() if player.stand_in],
    )


async def recap(bot: Gravekeeper, locale: Locale, session: Session, user: int) -> Panel:
    """What has happened since this person last acted, in words and as two pictures."""
    seat, now = session.seat_of(user), session.kept.seq
    told = await past.recap(bot.sessions, locale, session, user)
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay(f"### {told.title}\n{told.said or locale('recap-nothing')}"))
    files: list[discord.File] = []
    shown = [("recap-before", told.since, dict[str, int]())] if told.said and told.since < now else []
    for key, seq, changed in [*shown, ("recap-now", now, told.changed)]:
        state = await bot.sessions.state_at(session, seq)
        board = await board_at(bot, session, state, seat, locale, changed)
        box.add_item(ui.TextDisplay(f"**{locale(key, n=seq)}**"))
        _picture(box, files, f"{key}.png", board)
    return panels.layout(box), files


async def moment(bot: Gravekeeper, locale: Locale, session: Session, user: int, at: int | None) -> Panel:
    """The board after an entry of the log (None: the newest), what the entry says, and buttons to walk on."""
    seat, last = past.begun(session).seat_of(user), session.kept.seq
    at = last if at is None else min(at, last)
    state = await bot.sessions.state_at(session, at)
    entries = await bot.sessions.history(session, after=at - 1, upto=at)
    board = await board_at(bot, session, state, seat, locale, refs(entries, seat))
    title = locale("moment-title", at=at, last=last, heading=past_heading(locale, session, state, names_of(session)))
    said = tale(locale, entries, names_of(session), past.STORY_LIMIT, seat)
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay(f"### {title}\n{said or locale('moment-silent')}"))
    files: list[discord.File] = []
    _picture(box, files, posts.BOARD, board)
    box.add_item(ui.ActionRow(*_steps(locale, session, at, last)))
    return panels.layout(box), files


def _steps(locale: Locale, session: Session, at: int, last: int) -> Sequence[ui.Button[Any]]:
    return [
        posts.button(
            locale,
            key,
            ids.make("moment", session.id, str(max(0, min(at + step, last))), key),
            disabled=at == (0 if step < 0 else last),
        )
        for key, step in STEPS.items()
    ]


def _picture(box: ui.Container[Any], files: list[discord.File], name: str, board: posts.Drawn) -> None:
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=board.alt)
    box.add_item(gallery)
    files.append(board.file(name))
