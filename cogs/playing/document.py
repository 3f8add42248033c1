"""The finished game as a document: one HTML file with its log and pictures, complete in itself.

It tells what everybody could see, in the language of the table.
"""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from html import escape
from itertools import starmap

from engine.core.dice import commitment
from engine.core.errors import Refused
from engine.core.message import msg
from engine.core.view import view
from engine.tables import proof
from engine.tables.journal import saved_state
from engine.tables.session import Session
from engine.tables.sessions import Entry
from render.boards import BOARDS
from render.canvas.encode import Picture, webp
from render.canvas.theme import GROUND, LINE, MUTED, PANEL, WHITE, Colour
from render.replay import MOST_BYTES, thinned
from telling import marks
from telling.headings import past_heading
from telling.names import names_of
from telling.story import headlines, paragraph
from telling.texts import Locale

from ..app import Gravekeeper
from ..showing.curves import Curve, curve_of
from ..showing.lobbies import option_lines

MOST_PICTURES = 40
PIECE = 20
"""Entries that are worked off in one go."""


@dataclass(slots=True)
class Part:
    """A part of the game, usually a round: the board after entry ``at``, with which it begins, and its log."""

    title: str
    at: int
    entries: list[Entry] = field(default_factory=list[Entry])
    picture: str = ""


async def document(bot: Gravekeeper, session: Session) -> bytes:
    """The file, at most `MOST_BYTES`. Raises `Refused` before the end of the game."""
    if session.kept.status != "over":
        raise Refused(msg("refused-export-early"))
    locale = bot.table_locale(session)
    names = {seat: " ".join(name.split()) for seat, name in session.names.items()}
    chapters = await parts_of(bot, locale, session, names)
    curve = await curve_of(bot.sessions.store, session.still(), locale)
    most = MOST_PICTURES
    while True:
        for chapter in chapters:
            chapter.picture = ""
        size = 0
        for at in thinned(len(chapters), most):
            chapters[at].picture = await picture_of(bot, locale, session, chapters[at], names)
            size += len(chapters[at].picture)
            if size > MOST_BYTES:
                break
        data = await asyncio.to_thread(_page, locale, session, chapters, names, curve)
        if len(data) <= MOST_BYTES or most <= 1:
            return data
        most = min(most, len(chapters)) // 2


async def parts_of(bot: Gravekeeper, locale: Locale, session: Session, names: dict[str, str]) -> list[Part]:
    """The parts of a finished game with their logs, and after them its end; without pictures."""
    found: list[Part] = []
    entries = await bot.sessions.history(session)
    for start in range(0, len(entries), PIECE):
        part = entries[start : start + PIECE]
        saved = {e.seq: await saved_state(bot.sessions.store, session.id, e.seq) for e in part if not e.struck}
        titles = await asyncio.to_thread(_titles, locale, session, saved, names)
        for entry in part:
            title = titles.get(entry.seq)
            if not found:
                found.append(Part(title or locale("export-opening"), entry.seq))
            found[-1].entries.append(entry)
            if title is not None and title != found[-1].title:
                found.append(Part(title, entry.seq))
    last = max(entry.seq for entry in entries if not entry.struck)
    return [*(chapter for chapter in found if chapter.entries), Part(locale("export-result"), last)]


def _titles(locale: Locale, session: Session, saved: dict[int, bytes | None], names: dict[str, str]) -> dict[int, str]:
    """In the thread: to which chapter the game had come with each entry; with the last one it came to none."""
    found: dict[int, str] = {}
    for seq, data in saved.items():
        state = session.game.load(data or b"")
        if not state.over:
            found[seq] = past_heading(locale, session, state, names).split(" › ")[0]
    return found


async def picture_of(bot: Gravekeeper, locale: Locale, session: Session, chapter: Part, names: dict[str, str]) -> str:
    """The board with which a part begins, as HTML."""
    state = await bot.sessions.state_at(session, chapter.at)

    return await asyncio.to_thread(lambda: _image(BOARDS[session.game.id].draw(view(state, None), locale, names)))


def _image(picture: Picture) -> str:
    data = b64encode(webp(picture.data)).decode()
    return f'<img src="data:image/webp;base64,{data}" alt="{escape(picture.alt)}" loading="lazy">'


def _curve(locale: Locale, curve: Curve) -> str:
    """The chance to win in the course of the game, with what made it rise and fall."""
    lines = lines_of([f"- {line}" for line in curve.lines])
    return f"<section><h2>{escape(locale('outlook-title'))}</h2>{_image(curve.picture)}{lines}</section>"


def _page(locale: Locale, session: Session, chapters: list[Part], names: dict[str, str], curve: Curve | None) -> bytes:
    game = session.game.id
    title = f"{locale(f'{game}-name')} · {', '.join(names.values())}"
    options = [f"- {line}" for line in option_lines(locale, session)]
    from_, to = (time_of(entry.at) for entry in (chapters[0].entries[0], chapters[-2].entries[-1]))
    body = [
        f"<h1>{escape(locale(f'{game}-name'))}</h1>",
        f"<p>{escape(locale('export-played', **{'from': from_, 'to': to}))}</p>",
        f"<h2>{escape(locale('export-players'))}</h2><ul>{''.join(players_of(locale, session, names))}</ul>",
        f"<h2>{escape(locale('export-options'))}</h2>{lines_of(options)}",
        *([_curve(locale, curve)] if curve else []),
        *sections(locale, session, chapters),
        *_dice(locale, session, chapters),
        f"<footer>{escape(locale('export-legend'))}</footer>",
    ]
    return page(locale, game, title, body)


def page(locale: Locale, game: str, title: str, body: list[str]) -> bytes:
    """A whole HTML file in the game's colours that loads nothing from elsewhere."""
    head = (
        f'<!doctype html><html lang="{locale.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; '
        "style-src 'unsafe-inline'\">"
        f"<title>{escape(title)}</title><style>{_style(game)}</style></head><body>"
    )
    return "\n".join([head, *body, "</body></html>"]).encode()


def sections(locale: Locale, session: Session, parts: list[Part]) -> Iterator[str]:
    """The story of a finished game, part by part, and how it ended."""
    called, result = names_of(session), session.playing.result
    assert result is not None
    *rounds, ending = parts
    for part in rounds:
        summed_up = [f"- {locale.message(event.message, called)}" for event in headlines(part.entries)]
        told = "\n".join(filter(None, (paragraph(locale, entry, called) for entry in part.entries)))
        log = f"<details><summary>{escape(locale('export-log'))}</summary>{lines_of(told.splitlines())}</details>"
        yield _section(part, summed_up, log)
    yield _section(ending, [f"- {locale.message(line, called)}" for line in (result.title, *result.lines)])


def _dice(locale: Locale, session: Session, chapters: list[Part]) -> Iterator[str]:
    """Seed, halves and every use of the dice: all that it takes to check them without this program."""
    dice, entries = session.playing.dice, [entry for chapter in chapters for entry in chapter.entries]
    yield f"<h2>{escape(locale('export-dice'))}</h2><p>{escape(locale('export-dice-about'))}<br>"
    yield f"<code>{escape(dice.seed)}</code><br><code>SHA-256 {escape(dice.commitment)}</code></p>"
    if parts := entries[0].act.get("parts"):
        half = str(entries[0].act["half"])
        said = locale("export-dice-halves", half=half, hash=commitment(half), parts=", ".join(map(str, parts)))
        yield f"<p>{'<br>'.join(escape(line) for line in said.splitlines())}</p>"
    uses = (f"<code>{escape(json.dumps(use))}</code>" for use in proof.lines(entries))
    yield f"<h2>{escape(locale('export-dice-uses'))}</h2><p>{'<br>'.join(uses)}</p>"


def _section(chapter: Part, lines: list[str], more: str = "") -> str:
    return f"<section><h2>{escape(chapter.title)}</h2>{chapter.picture}{lines_of(lines)}{more}</section>"


def players_of(locale: Locale, session: Session, names: dict[str, str]) -> list[str]:
    """Everybody with what they have come to, the best first, as items of a list."""
    result = session.playing.result
    assert result is not None
    rows: list[str] = []
    for standing in session.game.standings(session.playing):
        seat = standing.seat
        name = f"<b>{escape(names[seat])}</b>" + (" 🏆" if seat in result.winners else "")
        more = [locale("lobby-stand-in")] if session.seats[seat].stand_in else []
        more.append(locale.message(standing.text, names))
        rows.append(f"<li>{' · '.join([name, *map(escape, more)])}</li>")
    return rows


def lines_of(lines: list[str]) -> str:
    """A list of Markdown as nested lists of HTML."""
    out: list[str] = []
    depth = -1
    for kind, level, pieces in marks.lines("\n".join(lines)):
        if kind != "item":
            continue
        while depth > level:
            out.append("</ul>")
            depth -= 1
        while depth < level:
            out.append("<ul>")
            depth += 1
        out.append(f"<li>{''.join(starmap(_inline, pieces))}</li>")
    return "".join([*out, *["</ul>"] * (depth + 1)])


def _inline(text: str, styles: Sequence[marks.Style]) -> str:
    """A piece of a line as HTML."""
    html = escape(text)
    for tag in reversed(styles):
        html = f"<{tag}>{html}</{tag}>"
    return html


def time_of(at: float) -> str:
    """A time in seconds, in words."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _style(game: str) -> str:
    def css(colour: Colour) -> str:
        return "#{:02x}{:02x}{:02x}".format(*colour)

    return (
        f"body{{background:{css(GROUND)};color:{css(WHITE)};font:17px/1.5 Roboto,system-ui,sans-serif;"
        "max-width:820px;margin:0 auto;padding:24px 16px}"
        f"h1,h2{{color:#{BOARDS[game].accent:06x};line-height:1.2}}h2{{margin:1.6em 0 .4em}}"
        f"section{{background:{css(PANEL)};border-radius:18px;padding:1px 20px 20px;margin:20px 0}}"
        "img{display:block;width:100%;height:auto;border-radius:14px;margin:14px 0}"
        "ul{margin:.2em 0;padding-left:1.3em}li{margin:.15em 0}"
        f"s,footer,details,li ul{{color:{css(MUTED)}}}"
        f"footer{{border-top:1px solid {css(LINE)};margin-top:2em;padding-top:1em}}"
        "code{overflow-wrap:anywhere}"
    )
