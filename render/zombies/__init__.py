"""Pictures of Zombies!!!."""

from __future__ import annotations

from engine.games.zombies.data import Card, Tile
from engine.games.zombies.game import Zombies

from ..board import Board, Lookup, Shown
from ..canvas.encode import Picture
from ..texts import Texts
from . import board, legend, words, zoom
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import ZombiesScene

__all__ = ["BOARD", "draw_card", "draw_tile"]


def draw_card(card: Card, texts: Texts) -> Picture:
    """One event card, large, with its text, its kind and the buildings it needs."""
    return BOARD.picture(zoom.card(card, texts), [words.card_line(card, texts)])


def draw_tile(tile: Tile, texts: Texts) -> Picture:
    """One map tile, large: rooms, doors, exits, and what comes with it."""
    return BOARD.picture(zoom.tile(tile, texts), words.tile_lines(tile, texts))


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
    Shown(legend.draw, legend.lines),
    place,
    {"card": Lookup(lambda data: data.cards, draw_card), "tile": Lookup(lambda data: data.tiles, draw_tile)},
    lessons=LESSONS,
)
"""Its references are addresses of squares, `tile-<number>`, `seat-<seat>`, `way-<square>-<square>` where a zombie went,
`kill-<square>` where one died. News have no room on the picture."""
