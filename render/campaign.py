"""What a campaign carries on, as sheets side by side. Pure; may run in a worker thread."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from .canvas import theme
from .canvas.box import Box
from .canvas.encode import Picture, alternative, png
from .canvas.sheet import Sheet
from .canvas.text import Style
from .canvas.theme import GROUND, HOPE, INK, LINE, PANEL, WHITE
from .texts import Texts

WIDTH, EDGE, GAP = 1200, 24, 20
HEAD, LINE_HEIGHT = 64, 46
MOST_PAGES = 12
MOST_LINES = 10
"""Lines of a sheet that are drawn, each of which may take two on the picture; the text has them all."""

Written = tuple[str, Sequence[str]]
"""A sheet in words: its title and its lines."""


def draw_pages(title: str, pages: Sequence[Written], texts: Texts) -> Picture:
    """At most `MOST_PAGES` sheets, two in a row, below the name of the chapter."""
    shown = pages[:MOST_PAGES]
    rows = [shown[at : at + 2] for at in range(0, len(shown), 2)]
    heights = [max(_height(page) for page in row) for row in rows]
    sheet = Sheet(WIDTH, 2 * EDGE + 84 + sum(heights) + GAP * len(rows))
    head, rest = sheet.box.inset(EDGE, EDGE).top(84, GAP)
    sheet.line(title, head, Style(48, "Black", 34), HOPE)
    for row, height in zip(rows, heights, strict=True):
        place, rest = rest.top(height, GAP)
        for page, box in zip(row, place.columns(2, GAP), strict=False):
            _page(sheet, box, page)
    told = [line for name, lines in pages for line in (name, *lines)]
    return Picture(png(sheet.image, _palette()), alternative([title, *told]))


def _height(page: Written) -> int:
    return HEAD + 2 * GAP + LINE_HEIGHT * sum(1 + (len(line) > 34) for line in page[1][:MOST_LINES])


def _page(sheet: Sheet, box: Box, page: Written) -> None:
    title, lines = page
    sheet.panel(box, PANEL, 16, LINE)
    head, rest = box.inset(GAP, GAP // 2).top(HEAD)
    sheet.line(title, head, Style(36, "Bold", 26), HOPE)
    for line in lines[:MOST_LINES]:
        high = 1 + (len(line) > 34)
        place, rest = rest.top(LINE_HEIGHT * high)
        sheet.text(line, place, Style(32, "Medium", 24), WHITE, "left", "middle", high)


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    return theme.palette([INK], [(GROUND, HOPE), (PANEL, HOPE), (PANEL, WHITE), (GROUND, LINE), (PANEL, LINE)])
