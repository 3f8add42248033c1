"""Pictures of Hit Z Road. All functions are pure and may run in a worker thread.

A view shares what is not secret with the state it was made from: draw from a state that nobody changes meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.games.hitz.data import Card
from engine.games.hitz.state import HitzState

from ..canvas.encode import Picture, png
from ..canvas.sheet import Sheet
from ..words import Texts
from . import board, words, zoom
from .look import palette
from .scene import Scene

__all__ = ["board_text", "draw", "draw_card", "draw_route"]


def draw(
    view: HitzState,
    texts: Texts,
    names: Mapping[str, str],
    *,
    changed: Collection[str] = (),
    stand_ins: Collection[str] = (),
    news: Sequence[str] = (),
    due: str = "",
) -> Picture:
    """The whole table, 1200 pixels wide and at most 1600 high.

    `texts` is one language of the catalogues, `names` the players by seat. `changed` are board references that
    get a halo: `card-<id>`, `route-<number>`, `bid-<space>`, `seat-<seat>`. `stand_ins` are seats played
    automatically, `news` the last lines of the log (up to three are shown where there is room), `due` the
    deadline in words.
    """
    scene = Scene(view, texts, names, frozenset(changed), frozenset(stand_ins), tuple(news), due)
    return _picture(board.compose(scene), words.alt(scene))


def draw_route(view: HitzState, texts: Texts, names: Mapping[str, str], number: int) -> Picture:
    """One route of this round (numbered from 1) with its cards as large as they go."""
    scene = Scene(view, texts, names)
    return _picture(zoom.route(scene, number), words.route_alt(scene, number))


def draw_card(card: Card, texts: Texts) -> Picture:
    """One card, large, with its level and mark."""
    return _picture(zoom.card(card, texts), words.card_alt(card, texts))


def board_text(
    view: HitzState,
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
