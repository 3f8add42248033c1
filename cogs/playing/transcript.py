"""The log, page by page."""

from __future__ import annotations

from typing import Any

from discord import ui

from engine.tables.reading import Reading
from engine.tables.session import Session
from telling.texts import Locale
from telling.transcript import FROM, UPTO, log_page

from ..base import ids
from ..showing import posts
from . import panels


async def log_panel(
    sessions: Reading, locale: Locale, session: Session, seat: str | None, end: str = "", seq: int = 0
) -> ui.LayoutView:
    """A page of the log; an entry that is longer than a page is cut."""
    page = await log_page(sessions, locale, session, seat, end, seq)
    shown = page.entries
    between = dict.fromkeys(posts.moment(each.at, "f") for each in (*shown[:1], *shown[-1:]))
    times = f"-# {' – '.join(between)}\n" if shown else ""
    text = times + ("\n".join(filter(None, page.texts)) or locale("log-empty"))
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay(f"### {page.title(locale)}"))
    box.add_item(ui.TextDisplay(text[: panels.TEXT_LIMIT]))
    older = ids.make("log", session.id, UPTO, str(max(page.low - 1, 0)))
    newer = ids.make("log", session.id, FROM, str(page.high + 1))
    row: ui.ActionRow[Any] = ui.ActionRow(
        posts.button(locale, "log-older", older, disabled=page.low <= 0),
        posts.button(locale, "log-newer", newer, disabled=page.high >= page.last),
    )
    return panels.layout(box.add_item(row))
