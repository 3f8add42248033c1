"""Pictures of Zombies!!!."""

from __future__ import annotations

from engine.games.zombies.game import Zombies

from ..board import Board, Lookup, Shown
from . import board, words, zoom
from .legend import LEGEND
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import ZombiesScene

__all__ = ["BOARD"]


BOARD = Board(
    Zombies,
    0xFFD75A,
    ZombiesScene,
    board.compose,
    words.lines,
    palette,
    Shown(zoom.hand, words.hand_lines),
    Shown(zoom.surroundings, words.zoom_lines),
    board.whole,
    Shown(LEGEND.draw, LEGEND.lines),
    place,
    {
        "card": Lookup(lambda data: data.cards, Shown(zoom.card, lambda card, texts: [words.card_line(card, texts)])),
        "tile": Lookup(lambda data: data.tiles, Shown(zoom.tile, words.tile_lines)),
    },
    lessons=LESSONS,
)
"""Its references are addresses of squares, `tile-<number>`, `seat-<seat>`, `way-<square>-<square>` where a zombie went,
`kill-<square>` where one died. News have no room on the picture."""
