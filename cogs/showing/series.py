"""A series in words and as a picture: under the result of each of its games, for whoever asks, and as a page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import replace
from html import escape

from engine.core.errors import Refused
from engine.tables.series import AllSeries, Series
from engine.tables.session import Session
from render import series as drawing
from telling.texts import Locale, bare_of_marks, safe

from . import posts
from .pictures import Pictures

PICTURE, PAGE = "series.png", "series.html"
STYLE = (
    "body{background:#16181b;color:#eceae4;font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}"
    "h1{color:#e0a630;font-size:1.6rem;line-height:1.2;text-wrap:balance}img{max-width:100%}div{overflow-x:auto}"
    "table{border-spacing:0}td,th{padding:.3rem .8rem;text-align:left;border-bottom:1px solid #333}"
    "th{min-width:4rem;max-width:9rem;overflow-wrap:break-word}"
    "tr>:first-child{position:sticky;left:0;background:#16181b;padding-left:0;min-width:7rem}"
)


def heading(locale: Locale, series: Series) -> str:
    """Which series it is, and how far it has come."""
    if series.over:
        return locale("series-over", id=series.id, n=len(series.entries))
    if series.games is not None:
        return locale("series-games-of", id=series.id, n=len(series.entries), of=series.games)
    return locale("series-running", id=series.id, n=len(series.entries))


def told(locale: Locale, series: Series) -> str:
    """The same as Markdown, with its end or its winners."""
    lines = [f"🏆 **{heading(locale, series)}**"]
    if series.winners:
        who = locale.enumerate([safe(each.name) for each in series.winners])
        lines.append(locale("series-won", who=who, n=len(series.winners), points=series.winners[0].points))
    elif series.until is not None and not series.over:
        lines.append(locale("series-until", at=f"<t:{int(series.until)}:D>"))
    return "\n".join(lines)


async def drawn(pictures: Pictures, locale: Locale, series: Series) -> posts.Drawn:
    """The standings as a picture."""
    rows = [drawing.Row(each.place, each.name, each.points, each.games) for each in series.places]
    return replace(await pictures.drawn(drawing.draw, heading(locale, series), rows, locale), name=PICTURE)


async def standing(
    every: AllSeries, pictures: Pictures, session: Session, locale: Locale
) -> tuple[str, posts.Drawn] | None:
    """What is told under the result of a game that belongs to a series: how it stood then."""
    try:
        series = await every.of(session, so_far=True) if session.status == "over" else None
    except Refused:  # the server is being forgotten
        return None
    if series is None or not series.places:
        return None
    return told(locale, series), await drawn(pictures, locale, series)


def page(locale: Locale, series: Series, picture: posts.Drawn) -> str:
    """The whole series as a page: its standings and what each game brought."""
    names: Mapping[int, str] = {each.user: each.name for each in series.places}
    title = escape(heading(locale, series))
    head = "".join(f"<th>{escape(each.name)}</th>" for each in series.places)
    rows: list[str] = []
    for number, entry in enumerate(series.entries, 1):
        cells = "".join(f"<td>{entry.points.get(user, '–')}</td>" for user in names)
        rows.append(f"<tr><td>{number}.&nbsp;{escape(locale(f'{entry.game}-name'))}</td>{cells}</tr>")
    image = f'<img alt="{escape(picture.alt)}" src="data:image/png;base64,{b64encode(picture.png).decode()}">'
    won = f"<p>{escape(bare_of_marks(told(locale, series).partition(chr(10))[2]))}</p>" if series.winners else ""
    return (
        f'<!DOCTYPE html><html lang="{locale.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style></head>'
        f"<body><h1>{title}</h1>{won}{image}<div><table><tr><th></th>{head}</tr>{''.join(rows)}</table></div>"
        "</body></html>"
    )
