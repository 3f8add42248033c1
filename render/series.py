"""The standings of a series. Pure; may run in a worker thread."""

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

WIDTH, EDGE, HEAD, GAP, ROW = 1200, 24, 76, 12, 92
MOST_ROWS = 12


@dataclass(slots=True, frozen=True)
class Row:
    """Somebody in a series: the place, points, and the games they come from."""

    place: int
    name: str
    points: int
    games: int


def draw(title: str, rows: Sequence[Row], texts: Texts) -> Picture:
    """Who stands where, at most `MOST_ROWS` people."""
    rows = rows[:MOST_ROWS]
    sheet = Sheet(WIDTH, EDGE * 2 + HEAD + (GAP + ROW) * len(rows))
    head, body = sheet.box.inset(EDGE).top(HEAD, GAP)
    sheet.line(title, head, Style(48, "Black", 30), HOPE)
    most = max((row.points for row in rows), default=0) or 1
    for row, place in zip(rows, body.rows(len(rows), GAP) if rows else (), strict=True):
        first = row.place == 1
        sheet.panel(place, RAISED if first else PANEL, 16)
        mark, rest = place.inset(16, 8).left(64, 16)
        sheet.badge("circle", str(row.place), mark.centre, 60, HOPE if first else LINE, INK if first else WHITE)
        name, rest = rest.left(380, 20)
        sheet.text(row.name, name, Style(38, "Medium", 26), WHITE, "left", "middle", 2)
        count, bar = rest.right(220, 20)
        sheet.line(str(row.points), count.top(42)[0], Style(42, "Bold"), WHITE, "right")
        sheet.line(texts("series-games", n=row.games), count.bottom(34)[0], Style(32, "Medium", 26), MUTED, "right")
        track = Box(bar.x0, bar.centre[1] - 16, bar.x1, bar.centre[1] + 16)
        sheet.panel(track, GROUND, 16)
        if row.points > 0:
            sheet.panel(
                track._replace(x1=track.x0 + max(32, track.width * row.points // most)), HOPE if first else LINE, 16
            )
    told = (texts("series-alt", place=row.place, who=row.name, points=row.points, games=row.games) for row in rows)
    return Picture(png(sheet.image, _palette()), alternative([title, *told]))


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    blends = [(ground, ink) for ground in (PANEL, RAISED) for ink in (WHITE, MUTED, HOPE, LINE, GROUND)]
    return theme.palette([INK], [*blends, (GROUND, HOPE), (GROUND, LINE), (HOPE, INK), (LINE, WHITE)])
