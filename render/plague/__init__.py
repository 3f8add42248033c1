"""Pictures of Zombie Plague."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.plague.game import Plague

from ..board import Board, Lookup, Shown
from ..canvas.encode import Picture
from ..texts import Texts
from . import areas, board, cards, legend, words, zoom
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import PlagueScene

__all__ = ["BOARD"]


def _drawn(printed: Callable[[Any, Texts], cards.Print]) -> Callable[[Any, Texts], Picture]:
    """A thing as a card by itself."""

    def draw(thing: Any, texts: Texts) -> Picture:
        card = printed(thing, texts)
        return BOARD.picture(cards.alone(card), [cards.line(card)])

    return draw


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
        "card": Lookup(lambda data: data.cards, _drawn(cards.search_card)),
        "zombie-card": Lookup(lambda data: data.hand, _drawn(cards.zombie_card)),
        "character": Lookup(lambda data: data.characters, _drawn(cards.character)),
        "zone": Lookup(areas.areas, _drawn(areas.card), named=areas.named),
    },
    lessons=LESSONS,
)
"""Its references are squares (``L15``) and edges (``L15-L16``). News have no room on the picture."""
