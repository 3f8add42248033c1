"""Pictures of Hit Z Road."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.hitz import HitZRoad
from engine.games.hitz.data import Card
from engine.games.hitz.state import HitzState

from ..board import Board, Lookup, Shown
from ..canvas.encode import Picture
from ..texts import Texts
from . import board, question, words, zoom
from .lessons import LESSONS
from .look import palette
from .scene import HitzScene

__all__ = ["BOARD", "draw_card", "draw_route"]


def draw_route(view: HitzState, texts: Texts, names: Mapping[str, str], number: int) -> Picture:
    """One route of this round (numbered from 1) with its cards as large as they go."""
    scene = HitzScene(view, texts, names)
    return BOARD.picture(zoom.route(scene, number), [words.route_line(scene, view.routes[number - 1], full=True)])


def draw_card(card: Card, texts: Texts) -> Picture:
    """One card, large, with its level and mark."""
    lines = [words.card_text(texts, card, full=True), zoom.caption(card, texts)]
    return BOARD.picture(zoom.card(card, texts), lines)


BOARD = Board(
    HitZRoad,
    0xE0A526,
    HitzScene,
    board.compose,
    words.lines,
    palette,
    zoom=Shown(question.surroundings, words.question_lines),
    lookups={"card": Lookup(lambda data: data.cards, draw_card, numbered=True)},
    lessons=LESSONS,
)
"""Its references are `card-<id>`, `route-<number>`, `bid-<space>`, `seat-<seat>`; up to three lines of news are shown
where there is room."""
