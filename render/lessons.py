"""“How to play in 60 seconds”: a few picture cards, each a title, a drawing of the game's own, and two sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .board import Board
from .canvas.box import Box
from .canvas.encode import Picture
from .canvas.sheet import Sheet
from .canvas.text import Style
from .canvas.theme import CREAM, GROUND, HOPE, INK, PANEL, WHITE, Colour
from .texts import Texts

WIDTH, HEIGHT = 1200, 900
TITLE, WORDS = Style(72, "Black"), Style(58, "Medium", 44)
"""Letters of 44 pixels are 14 on a phone."""
DRAWING = 420


def cards(board: Board[Any], data: Any, texts: Texts) -> list[Picture]:
    """The cards of a game in their order, in words as well; none if it has none."""
    return [
        board.picture(card(board, data, texts, number), [f"{number}. {title}", words])
        for number in range(1, len(board.lessons) + 1)
        for title, words in [_said(board, texts, number)]
    ]


def card(board: Board[Any], data: Any, texts: Texts, number: int) -> Sheet:
    """One of them, numbered from 1."""
    title, words = _said(board, texts, number)
    sheet = Sheet(WIDTH, HEIGHT, GROUND)
    head, body = sheet.box.inset(44, 34).top(100, 16)
    mark, name = head.left(100, 28)
    sheet.shape("circle", mark.centre, 96, HOPE)
    sheet.line(str(number), mark, TITLE, INK, "centre")
    sheet.line(title, name, TITLE, WHITE)
    place, rest = body.top(DRAWING, 24)
    sheet.panel(place, PANEL, 26)
    board.lessons[number - 1](sheet, place.inset(28, 20), data, texts)
    sheet.text(words, rest, WORDS, CREAM, "left", "middle", 4)
    return sheet


def _said(board: Board[Any], texts: Texts, number: int) -> tuple[str, str]:
    """Title and words: the texts ``<id>-lesson-<number>-title`` and ``<id>-lesson-<number>``."""
    key = f"{board.game.id}-lesson-{number}"
    return texts(f"{key}-title"), texts(key)


def scenes(
    sheet: Sheet, box: Box, texts: Texts, game: str, names: Sequence[str], gap: int = 60, label: int = 84,
    size: int = 44, paper: Colour | None = None,
) -> dict[str, Box]:  # fmt: skip
    """The places of drawings side by side, by name, each with its text ``<game>-lesson-<name>`` below, which has so
    many pixels for its ``label``; all on ``paper``, if any.
    """
    places: dict[str, Box] = {}
    for name, column in zip(names, box.columns(len(names), gap), strict=True):
        places[name], below = column.top(column.height - label, 0 if paper else 8)
        if paper:
            sheet.panel(column, paper, 18)
        caption(sheet, below, texts(f"{game}-lesson-{name}"), INK if paper else WHITE, size)
    return places


def caption(sheet: Sheet, box: Box, text: str, colour: Colour = WHITE, size: int = 44) -> None:
    """A few words within a drawing."""
    sheet.text(text, box, Style(size, "Bold", 36), colour, "centre", "middle", 2)
