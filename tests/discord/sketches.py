"""Boards that are told and not painted, for tests that need not look at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from render.board import Board
from render.canvas.encode import Picture, alternative
from render.canvas.sheet import Sheet

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@contextmanager
def sketched() -> Iterator[None]:
    """Boards are not painted, only told: half of what a press costs goes into pictures at which a test that has others
    painted need not look. Two boards that say something else are still two files.
    """

    def picture(board: Board[Any], sheet: Any, lines: Iterable[str], over: str = "") -> Picture:
        alt = alternative([over, *lines])
        return Picture(SIGNATURE + alt.encode(), alt)

    blank = Sheet(1200, 300)
    with patch.object(Board, "_sheet", lambda *scene: blank), patch.object(Board, "picture", picture):
        yield
