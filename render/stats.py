"""Plots of statistics in the look of the boards. Pure functions; they may run in a worker thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from .canvas import theme
from .canvas.box import Box
from .canvas.encode import Picture, alternative, png
from .canvas.sheet import Sheet
from .canvas.text import Style
from .canvas.theme import GROUND, HOPE, INK, LINE, MUTED, PANEL, RAISED, WHITE
from .texts import Texts

WIDTH = 1200
ROW = 84
PLOT = 520
MOST_ROWS = 10
MOST_BARS = 20


@dataclass(slots=True, frozen=True)
class Standing:
    """A row of the ranking: games finished and won."""

    name: str
    games: int
    won: int


@dataclass(slots=True, frozen=True)
class Bar:
    """A finished game of one player; ``points`` is None where the game has none."""

    game: str
    points: int | None
    won: bool


def draw_server(standings: Sequence[Standing], texts: Texts) -> Picture:
    """Who has played and won how often, at most `MOST_ROWS` people."""
    rows = standings[:MOST_ROWS]
    sheet = Sheet(WIDTH, 132 + ROW * len(rows) + 24)
    top, body = _frame(sheet, texts("stats-plot-server"))
    _legend(sheet, top, [(HOPE, texts("stats-plot-won")), (LINE, texts("stats-plot-games"))])
    most = max((row.games for row in rows), default=1) or 1
    for row, place in zip(rows, body.rows(len(rows), 12), strict=True):
        sheet.panel(place, PANEL, 16)
        name, rest = place.inset(20, 0).left(360, 20)
        sheet.text(row.name, name, Style(34, "Medium"), WHITE, "left", "middle", 2)
        count, bar = rest.right(150, 20)
        sheet.line(f"{row.won} / {row.games}", count, Style(34, "Bold"), WHITE, "right")
        track = Box(bar.x0, bar.centre[1] - 15, bar.x1, bar.centre[1] + 15)
        sheet.panel(track, RAISED, 15)
        for number, colour in ((row.games, LINE), (row.won, HOPE)):
            if number:
                sheet.panel(track._replace(x1=track.x0 + max(30, track.width * number // most)), colour, 15)
    told = (texts("stats-alt-player", who=row.name, games=row.games, won=row.won) for row in rows)
    return Picture(png(sheet.image, _palette()), alternative([texts("stats-plot-server"), *told]))


def draw_player(bars: Sequence[Bar], texts: Texts) -> Picture:
    """The points of the last games, at most `MOST_BARS`, oldest first; won ones are lit."""
    bars = bars[-MOST_BARS:]
    sheet = Sheet(WIDTH, 132 + PLOT + 24)
    top, body = _frame(sheet, texts("stats-plot-player"))
    _legend(sheet, top, [(HOPE, texts("stats-plot-won")), (LINE, texts("stats-plot-points"))])
    sheet.panel(body, PANEL, 16)
    plot = body.inset(24, 20)
    low = min(0, *(bar.points or 0 for bar in bars))
    high = max(1, *(bar.points or 0 for bar in bars))
    head, scale = 44, (plot.height - 44 - (44 if low else 0)) / (high - low)
    ground = plot.y0 + head + round(high * scale)
    places = plot.columns(max(len(bars), 8), 8)
    for bar, place in zip(bars, places, strict=False):
        points = bar.points or 0
        y0, y1 = sorted((ground, ground - round(points * scale)))
        if y1 - y0 < 6:
            y0 = y1 - 6
        sheet.panel(Box(place.x0, y0, place.x1, y1), HOPE if bar.won else LINE, 8)
        label = (
            Box(place.x0 - 4, y0 - head, place.x1 + 4, y0) if points >= 0 else Box(place.x0, y1, place.x1, y1 + head)
        )
        text = texts("stats-plot-none") if bar.points is None else str(bar.points)
        sheet.line(text, label, Style(30, "Bold"), HOPE if bar.won else WHITE, "centre")
    sheet.fill(Box(plot.x0, ground, plot.x1, ground + 3), MUTED)
    told = (
        texts(
            "stats-alt-game",
            game=texts(f"{bar.game}-name"),
            points="none" if bar.points is None else bar.points,
            won="yes" if bar.won else "no",
        )
        for bar in reversed(bars)
    )
    return Picture(png(sheet.image, _palette()), alternative([texts("stats-plot-player"), *told]))


def _frame(sheet: Sheet, title: str) -> tuple[Box, Box]:
    """The title; the strip beside it, and the room below."""
    head, body = sheet.box.inset(24, 24).top(84, 24)
    name, rest = head.left(640, 20)
    sheet.line(title, name, Style(48, "Black", 34), HOPE)
    return rest, body


def _legend(sheet: Sheet, box: Box, entries: Sequence[tuple[theme.Colour, str]]) -> None:
    for (colour, text), place in zip(entries, box.columns(len(entries), 12), strict=True):
        mark, words = place.left(34, 12)
        sheet.panel(Box(mark.x0, mark.centre[1] - 15, mark.x1, mark.centre[1] + 15), colour, 10)
        sheet.line(text, words, Style(30), MUTED)


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    grounds = (GROUND, PANEL, RAISED)
    blends = [(ground, ink) for ground in grounds for ink in (WHITE, MUTED, HOPE, LINE)]
    return theme.palette([INK], [*blends, (GROUND, PANEL), (PANEL, RAISED), (LINE, HOPE)])
