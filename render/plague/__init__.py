"""Pictures of Zombie Plague."""

from __future__ import annotations

from engine.games.plague.doubts import doubts
from engine.games.plague.game import Plague

from ..board import Bench, Board, Lookup, Shown
from ..cards import shown
from . import areas, board, cards, chart, words, workshop, zoom
from .here import HERE
from .legend import LEGEND
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import PlagueScene

__all__ = ["BOARD"]


BOARD = Board(
    game=Plague,
    accent=0xA9C65A,
    scene=PlagueScene,
    compose=board.compose,
    lines=words.lines,
    palette=palette,
    hand=Shown(cards.hand, cards.hand_lines),
    zoom=Shown(zoom.around, words.zoom_lines),
    whole=board.whole_map,
    maps=chart.charts,
    here=HERE,
    legend=Shown(LEGEND.draw, LEGEND.lines),
    place=place,
    lookups={
        "card": Lookup(lambda data: data.cards, shown(cards.search_card)),
        "zombie-card": Lookup(lambda data: data.hand, shown(cards.zombie_card)),
        "character": Lookup(lambda data: data.characters, shown(cards.character)),
        "zone": Lookup(areas.areas, shown(areas.card), named=areas.named),
    },
    lessons=LESSONS,
    bench=Bench(workshop.picture, workshop.all_cards, doubts, workshop.cut),
)
"""Its references are squares (``L15``) and edges (``L15-L16``). News have no room on the picture."""
