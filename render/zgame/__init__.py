"""Pictures of Z-Game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.zgame.doubts import doubts
from engine.games.zgame.game import ZGame

from ..board import Bench, Board, Lookup, Shown
from ..texts import Texts
from . import board, chart, hands, things, words, workshop, zoom
from .here import HERE
from .legend import LEGEND
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import ZgameScene

__all__ = ["BOARD"]


def _looked_at(table: str, said: Callable[[Any, Texts], things.Thing]) -> Lookup:
    """The rows of one of the game's tables."""
    return Lookup(
        lambda data: getattr(data, table),
        Shown(lambda row, texts: things.sheet(said(row, texts)), lambda row, texts: things.lines(said(row, texts))),
    )


BOARD = Board(
    game=ZGame,
    accent=0xE07A3F,
    scene=ZgameScene,
    compose=board.compose,
    lines=words.lines,
    palette=palette,
    hand=Shown(hands.hand, words.hand_lines, hands.seen),
    zoom=Shown(zoom.surroundings, words.zoom_lines),
    whole=board.whole,
    maps=chart.charts,
    here=HERE,
    legend=Shown(LEGEND.draw, LEGEND.lines),
    place=place,
    lookups={
        "card": _looked_at("items", things.card),
        "tile": _looked_at("tiles", things.tile),
        "goal": _looked_at("goals", things.goal),
        "gang": _looked_at("gangs", things.gang),
        "event": _looked_at("events", things.event),
    },
    lessons=LESSONS,
    bench=Bench(workshop.picture, workshop.all_cards, doubts, workshop.cut),
)
"""Its references are the numbers of places. News have no room on the picture."""
