"""Pictures of Zombies!!!."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.games.zombies.data import Card, Tile
from engine.games.zombies.game import Zombies
from engine.games.zombies.state import ZombiesState

from ..board import Board, Lookup
from ..canvas.encode import Picture
from ..texts import Texts
from . import board, legend, words, zoom
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import ZombiesScene

__all__ = ["BOARD", "draw_card", "draw_hand", "draw_tile", "draw_zoom"]


def draw_zoom(
    view: ZombiesState,
    texts: Texts,
    names: Mapping[str, str],
    seat: str,
    *,
    changed: Collection[str] = (),
    marked: Collection[str] = (),
) -> Picture:
    """The surroundings of a seat's pawn, larger, with what has changed (see `BOARD`); those of the Town Square while
    the pawn is off the map. Squares that are `marked` are outlined.
    """
    scene = ZombiesScene(view, texts, names, frozenset(changed))
    return BOARD.picture(zoom.surroundings(scene, seat, marked), words.zoom_lines(scene, seat))


def draw_hand(
    view: ZombiesState, texts: Texts, names: Mapping[str, str], seat: str, *, changed: Collection[str] = ()
) -> Picture:
    """The cards that a seat holds, as far as the view knows them, with their texts. For the seat's eyes only."""
    scene = ZombiesScene(view, texts, names, frozenset(changed))
    return BOARD.picture(zoom.hand(scene, seat), words.hand_lines(scene, seat))


def draw_card(card: Card, texts: Texts) -> Picture:
    """One event card, large, with its text, its kind and the buildings it needs."""
    return BOARD.picture(zoom.card(card, texts), [words.card_line(card, texts)])


def draw_tile(tile: Tile, texts: Texts) -> Picture:
    """One map tile, large: rooms, doors, exits, and what comes with it."""
    return BOARD.picture(zoom.tile(tile, texts), words.tile_lines(tile, texts))


def draw_legend(texts: Texts) -> Picture:
    """What the marks on the map mean."""
    return BOARD.picture(legend.draw(texts), legend.lines(texts))


BOARD = Board(
    Zombies,
    0xFFD75A,
    ZombiesScene,
    board.compose,
    words.lines,
    palette,
    draw_hand,
    draw_zoom,
    board.whole,
    draw_legend,
    place,
    {"card": Lookup(lambda data: data.cards, draw_card), "tile": Lookup(lambda data: data.tiles, draw_tile)},
    lessons=LESSONS,
)
"""Its references are addresses of squares, `tile-<number>`, `seat-<seat>`, `way-<square>-<square>` where a zombie went,
`kill-<square>` where one died. News have no room on the picture."""
