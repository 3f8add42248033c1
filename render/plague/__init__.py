"""Pictures of Zombie Plague."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.plague.game import Plague

from ..board import Board, Lookup, Shown
from ..canvas.encode import Picture
from ..texts import Texts
from . import board, cards, legend, words, zoom
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import PlagueScene

__all__ = ["BOARD"]


def _looked_at(table: str, printed: Callable[[Any, Texts], cards.Print]) -> Lookup:
    """The entries of a table of the game's data, each a card by itself."""

    def draw(entry: Any, texts: Texts) -> Picture:
        card = printed(entry, texts)
        return BOARD.picture(cards.alone(card), [cards.line(card)])

    return Lookup(lambda data: getattr(data, table), draw)


BOARD = Board(
    Plague,
    0xA9C65A,
    PlagueScene,
    board.compose,
    words.lines,
    palette,
    Shown(cards.hand, cards.hand_lines),
    Shown(zoom.around, words.zoom_lines),
    board.whole_map,
    Shown(legend.draw, legend.lines),
    place,
    {
        "card": _looked_at("cards", cards.search_card),
        "zombie-card": _looked_at("hand", cards.zombie_card),
        "character": _looked_at("characters", cards.character),
    },
    lessons=LESSONS,
)
"""Its references are squares (``L15``) and edges (``L15-L16``). News have no room on the picture."""
