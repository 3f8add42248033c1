"""Pictures of Hit Z Road."""

from __future__ import annotations

from engine.games.hitz import HitZRoad
from engine.games.hitz.doubts import doubts

from ..board import Bench, Board, Lookup, Shown
from . import board, question, words, workshop, zoom
from .legend import LEGEND
from .lessons import LESSONS
from .look import palette
from .scene import HitzScene

__all__ = ["BOARD"]


BOARD = Board(
    game=HitZRoad,
    accent=0xE0A526,
    scene=HitzScene,
    compose=board.compose,
    lines=words.lines,
    palette=palette,
    zoom=Shown(question.surroundings, words.question_lines),
    legend=Shown(LEGEND.draw, LEGEND.lines),
    lookups={"card": Lookup(lambda data: data.cards, Shown(zoom.card, zoom.card_lines), numbered=True)},
    lessons=LESSONS,
    bench=Bench(workshop.picture, workshop.all_cards, doubts, workshop.cut),
)
"""Its references are `card-<id>`, `route-<number>`, `bid-<space>`, `seat-<seat>`; up to three lines of news are shown
where there is room."""
