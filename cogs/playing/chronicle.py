"""The story of a campaign so far as one HTML file: every chapter that was played, with pictures and what it left.

It tells what everybody could see, in the language of the person who asks for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from html import escape
from typing import Any

from engine.core.game import Game
from engine.tables.campaigns import Campaign, Table
from engine.tables.session import Session
from render.replay import MOST_BYTES, thinned
from telling.texts import Locale, plain

from ..app import Gravekeeper
from .document import MOST_PICTURES, Part, lines_of, page, parts_of, picture_of, players_of, sections, time_of

Told = tuple[Table, Session, list[Part]]


def chapter_name(locale: Locale, game: Game[Any], number: int, carry: Any) -> str:
    """A chapter with its number; it may have been left by a version of the game that this one cannot read."""
    return locale(locale.own(game.id, "campaign-chapter"), n=number, title=title_of(locale, game, carry))


def title_of(locale: Locale, game: Game[Any], carry: Any) -> str:
    """What the chapter is called that begins with this."""
    try:
        return locale.message(game.campaign.chapter(game.data, carry), {})
    except ValueError:
        return locale("campaign-unreadable")


def pages_of(locale: Locale, game: Game[Any], carry: Any) -> list[tuple[str, list[str]]]:
    """What a campaign carries on, in words: titles and lines."""
    try:
        found = game.campaign.pages(game.data, carry)
    except ValueError:
        return []
    return [
        (plain(locale.message(page.title, {})), [plain(locale.message(line, {})) for line in page.lines])
        for page in found
    ]


async def chronicle(bot: Gravekeeper, locale: Locale, campaign: Campaign) -> bytes:
    """The file, at most `MOST_BYTES`; chapters that are not over are only named."""
    told: list[Told] = []
    for table in await bot.campaigns.tables(campaign.id):
        if table.status == "over":
            session = (await bot.sessions.get(table.session)).still()
            told.append((table, session, await parts_of(bot, locale, session, _names(session))))
    every = [(session, part) for _, session, parts in told for part in parts]
    most = MOST_PICTURES
    while True:
        for _, part in every:
            part.picture = ""
        size = 0
        for at in thinned(len(every), most):
            session, part = every[at]
            part.picture = await picture_of(bot, locale, session, part, _names(session))
            size += len(part.picture)
            if size > MOST_BYTES:
                break
        game = await bot.campaigns.game(campaign)
        data = await asyncio.to_thread(_page, game, locale, campaign, told)
        if len(data) <= MOST_BYTES or most <= 1:
            return data
        most = min(most, len(every)) // 2


def _names(session: Session) -> dict[str, str]:
    return {seat: " ".join(name.split()) for seat, name in session.names.items()}


def _page(game: Game[Any], locale: Locale, campaign: Campaign, told: list[Told]) -> bytes:
    body = [f"<h1>{escape(campaign.name)}</h1>", f"<p>{escape(locale(f'{game.id}-name'))}</p>"]
    for table, session, parts in told:
        body += _chapter(locale, game, campaign, table, session, parts)
    body += [f"<h1>{escape(chapter_name(locale, game, campaign.chapter, campaign.carry))}</h1>"]
    body += _pages(locale, game, campaign.carry)
    body.append(_corrected(locale, campaign, campaign.chapter))
    return page(locale, game.id, f"{locale(f'{game.id}-name')} · {campaign.name}", body)


def _chapter(
    locale: Locale, game: Game[Any], campaign: Campaign, table: Table, session: Session, parts: list[Part]
) -> Iterator[str]:
    from_, to = (time_of(entry.at) for entry in (parts[0].entries[0], parts[-2].entries[-1]))
    began = table.carry or session.game.campaign.begun(session.playing)
    yield f"<h1>{escape(chapter_name(locale, game, table.chapter, began))}</h1>"
    yield f"<p>{escape(locale('export-played', **{'from': from_, 'to': to}))}</p>"
    yield f"<ul>{''.join(players_of(locale, session, _names(session)))}</ul>"
    yield _corrected(locale, campaign, table.chapter)
    if table.carry is not None:
        sheets = "".join(_pages(locale, game, table.carry))
        yield f"<details><summary>{escape(locale('campaign-sheets'))}</summary>{sheets}</details>"
    yield from sections(locale, session, parts)


def _pages(locale: Locale, game: Game[Any], carry: Any) -> Iterator[str]:
    for title, lines in pages_of(locale, game, carry):
        items = "".join(f"<li>{escape(line)}</li>" for line in lines)
        yield f"<section><h2>{escape(title)}</h2><ul>{items}</ul></section>"


def _corrected(locale: Locale, campaign: Campaign, chapter: int) -> str:
    """What game masters have corrected before a chapter."""
    return lines_of([f"- {line}" for line in corrected(locale, campaign, chapter)])


def corrected(locale: Locale, campaign: Campaign, chapter: int) -> list[str]:
    """What game masters have corrected before a chapter, in lines of Markdown."""
    return [
        locale("campaign-corrected", gm=each.gm, what=each.what, why=each.why or locale("campaign-no-reason"))
        for each in campaign.corrections
        if each.chapter == chapter
    ]
