"""The badges of one person in a game. Pure; may run in a worker thread."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from PIL import Image

from engine.core.game import Game

from .canvas import theme
from .canvas.box import Box
from .canvas.encode import Picture, alternative, png
from .canvas.sheet import Sheet
from .canvas.text import Style
from .canvas.theme import GROUND, HOPE, INK, LINE, MUTED, PANEL, RAISED, WHITE
from .texts import Texts

WIDTH, EDGE, HEAD, GAP = 1200, 24, 76, 16
ROW, MEDAL, COLUMNS = 148, 96, 2


def draw(game: Game[Any], earned: Collection[str], texts: Texts) -> Picture:
    """All badges of a game with what they are given for: those that somebody has are lit."""
    badges = game.badges
    rows = -(-len(badges) // COLUMNS)
    sheet = Sheet(WIDTH, EDGE * 2 + HEAD + GAP + rows * (ROW + GAP) - GAP)
    head, body = sheet.box.inset(EDGE).top(HEAD, GAP)
    title = texts("badges-title", game=texts(f"{game.id}-name"), n=len(earned), of=len(badges))
    sheet.line(title, head, Style(48, "Black", 34), HOPE)
    told = [title]
    places = [place for row in body.rows(rows, GAP) for place in row.columns(COLUMNS, GAP)]
    for badge, place in zip(badges, places, strict=False):
        key, has = f"{game.id}-badge-{badge.name}", badge.name in earned
        name, about = texts(key), texts(f"{key}-about", n=badge.n)
        _badge(sheet, place, badge.icon, name, about, has)
        if has:
            told.append(texts("badges-alt", badge=name, about=about))
    return Picture(png(sheet.image, _palette()), alternative(told))


def _badge(sheet: Sheet, box: Box, icon: str, name: str, about: str, has: bool) -> None:
    sheet.panel(box, RAISED if has else PANEL, 16)
    mark, words = box.inset(18, 10).left(MEDAL, 20)
    sheet.shape("circle", mark.centre, MEDAL, HOPE if has else LINE)
    sheet.icon(icon, mark.centre, 60, INK if has else PANEL)
    title, below = words.top(50, 2)
    sheet.line(name, title, Style(38, "Bold", 28), WHITE if has else MUTED)
    sheet.text(about, below, Style(32, "Medium", 26), MUTED, "left", "top", 2)


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    blends = [(ground, ink) for ground in (PANEL, RAISED) for ink in (WHITE, MUTED, HOPE, LINE)]
    return theme.palette(
        [INK], [*blends, (GROUND, HOPE), (GROUND, PANEL), (GROUND, RAISED), (HOPE, INK), (LINE, PANEL)]
    )
