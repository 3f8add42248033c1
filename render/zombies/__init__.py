"""Pictures of Zombies!!!. All functions are pure and may run in a worker thread.

A view shares what is not secret with the state it was made from: draw from a state that nobody changes meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.games.zombies.data import Card, Tile
from engine.games.zombies.state import ZombiesState

from ..canvas.encode import Picture, png
from ..canvas.sheet import Sheet
from ..words import Texts
from . import board, words, zoom
from .frame import grid_name, latin, square_at
from .look import palette
from .scene import Scene

__all__ = ["board_text", "draw", "draw_card", "draw_hand", "draw_tile", "draw_zoom", "grid_name", "latin", "square_at"]


def draw(
    view: ZombiesState,
    texts: Texts,
    names: Mapping[str, str],
    *,
    changed: Collection[str] = (),
    stand_ins: Collection[str] = (),
    news: Sequence[str] = (),
    due: str = "",
) -> Picture:
    """The whole table, 1200 pixels wide and at most 1600 high.

    `texts` is one language of the catalogues, `names` the players by seat. `changed` are board references that are
    marked: addresses of squares, `tile-<number>`, `seat-<seat>`, `way-<square>-<square>` where a zombie went,
    `kill-<square>` where one died; others are passed over. `stand_ins` are seats played automatically, `due`
    is the deadline in words; `news`, the last lines of the log, have no room on the picture.
    """
    scene = Scene(view, texts, names, frozenset(changed), frozenset(stand_ins), tuple(news), due)
    return _picture(board.compose(scene), words.alt(scene))


def draw_zoom(
    view: ZombiesState, texts: Texts, names: Mapping[str, str], seat: str, *, changed: Collection[str] = ()
) -> Picture:
    """The surroundings of a seat's pawn, larger, with what has changed (see `draw`); those of the Town Square while the
    pawn is off the map.
    """
    scene = Scene(view, texts, names, frozenset(changed))
    return _picture(zoom.surroundings(scene, seat), words.zoom_alt(scene, seat))


def draw_hand(view: ZombiesState, texts: Texts, names: Mapping[str, str], seat: str) -> Picture:
    """The cards that a seat holds, as far as the view knows them, with their texts. For the seat's eyes only."""
    scene = Scene(view, texts, names)
    return _picture(zoom.hand(scene, seat), words.hand_alt(scene, seat))


def draw_card(card: Card, texts: Texts) -> Picture:
    """One event card, large, with its text, its kind and the buildings it needs."""
    return _picture(zoom.card(card, texts), words.card_alt(card, texts))


def draw_tile(tile: Tile, texts: Texts) -> Picture:
    """One map tile, large: rooms, doors, exits, and what comes with it."""
    return _picture(zoom.tile(tile, texts), words.tile_alt(tile, texts))


def board_text(
    view: ZombiesState,
    texts: Texts,
    names: Mapping[str, str],
    *,
    stand_ins: Collection[str] = (),
    news: Sequence[str] = (),
    due: str = "",
) -> str:
    """The complete board in words, one thing per line; the arguments are those of `draw`."""
    return words.board_text(Scene(view, texts, names, frozenset(), frozenset(stand_ins), tuple(news), due))


def _picture(sheet: Sheet, alt: str) -> Picture:
    return Picture(png(sheet.image, palette()), alt)
