"""Boards that are told and not painted, for tests that need not look at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from typing import Any
from unittest.mock import patch

from PIL import Image

from render.board import Board
from render.canvas.encode import Picture, alternative
from render.canvas.sheet import Sheet


@cache
def empty() -> bytes:
    """A small picture; what stands after its end nobody reads."""
    file = BytesIO()
    Image.new("P", (120, 30)).save(file, "PNG")
    return file.getvalue()


@contextmanager
def sketched() -> Iterator[None]:
    """Boards are not painted, only told: half of what a press costs goes into pictures that nobody looks at. Two boards
    that say something else are still two files.
    """

    sheet, blank = Sheet(1200, 300), empty()

    def picture(board: Board[Any], sheet: Any, lines: Iterable[str], over: str = "") -> Picture:
        alt = alternative([over, *lines])
        return Picture(blank + alt.encode(), alt)

    with patch.object(Board, "_sheet", lambda *scene: sheet), patch.object(Board, "picture", picture):
        yield
