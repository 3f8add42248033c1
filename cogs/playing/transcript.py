"""The log, page by page: as many entries as a phone shows at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Any

from discord import ui

from engine.tables.session import Session

from ..app import Gravekeeper
from ..base import ids
from ..base.texts import Locale
from ..showing import posts
from ..showing.story import paragraph
from . import panels

PAGE = 12
"""Entries of the log on a page, at most."""
ROWS = 24
"""Lines of a phone that a page may take."""
ROW = 30
"""Characters in one of these lines."""
TIMES = 2
"""The most lines of a phone for the times of the first and the last entry of a page."""
UPTO = "upto"
"""In a control: the entry it names is the last of the page before this one."""
FROM = "from"
"""In a control: the entry it names is the first of the page after this one."""


async def log_page(
    bot: Gravekeeper, locale: Locale, session: Session, seat: str | None, end: str = "", seq: int = 0
) -> ui.LayoutView:
    """A page of the log as this seat (None: everybody) may read it: the one that ends ``upto`` the entry, or begins
    ``from`` it; else the newest. An entry that is longer than a page is cut.
    """
    last = session.seq
    if end == FROM:
        low = min(seq, last)
        entries = [e for e in await bot.sessions.history(session, after=low - 1, upto=low + PAGE - 1) if e.seq <= last]
        texts = fitting(paragraph(locale, each, posts.names(session), seat) for each in entries)
        high = low + len(texts) - 1
    else:
        high = min(seq, last) if end == UPTO else last
        entries = await bot.sessions.history(session, after=high - PAGE, upto=high)
        texts = fitting(paragraph(locale, each, posts.names(session), seat) for each in reversed(entries))[::-1]
        low = high - len(texts) + 1
    shown = [each for each in entries if low <= each.seq <= high]
    times = f"-# {posts.moment(shown[0].at, 'f')} – {posts.moment(shown[-1].at, 'f')}\n" if shown else ""
    text = times + ("\n".join(filter(None, texts)) or locale("log-empty"))
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay(f"### {locale('log-title', low=low, high=high, last=last)}"))
    box.add_item(ui.TextDisplay(text[: panels.TEXT_LIMIT]))
    older = ids.make("log", session.id, UPTO, str(max(low - 1, 0)))
    newer = ids.make("log", session.id, FROM, str(high + 1))
    row: ui.ActionRow[Any] = ui.ActionRow(
        posts.button(locale, "log-older", older, disabled=low <= 0),
        posts.button(locale, "log-newer", newer, disabled=high >= last),
    )
    return panels.layout(box.add_item(row))


def fitting(texts: Iterable[str]) -> Sequence[str]:
    """The first of these that a phone shows at once; always at least one."""
    kept, rows = list[str](), TIMES
    for text in texts:
        rows += sum(ceil(len(line) / ROW) for line in text.splitlines())
        if kept and rows > ROWS:
            break
        kept.append(text)
    return kept
