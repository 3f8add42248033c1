"""Pictures of Zombies!!!."""

from __future__ import annotations

from engine.games.zombies.box.doubts import doubts
from engine.games.zombies.game import Zombies

from ..board import Bench, Board, Lookup, Shown
from . import board, chart, words, workshop, zoom
from .here import HERE
from .legend import LEGEND
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import ZombiesScene

__all__ = ["BOARD"]


BOARD = Board(
    game=Zombies,
    accent=0xFFD75A,
    scene=ZombiesScene,
    compose=board.compose,
    lines=words.lines,
    palette=palette,
    hand=Shown(zoom.hand, words.hand_lines, zoom.held),
    zoom=Shown(zoom.surroundings, words.zoom_lines),
    whole=board.whole,
    maps=chart.charts,
    here=HERE,
    legend=Shown(LEGEND.draw, LEGEND.lines),
    place=place,
    lookups={
        "card": Lookup(lambda data: data.cards, Shown(zoom.card, lambda card, texts: [words.card_line(card, texts)])),
        "tile": Lookup(
            lambda data: {tile.named: tile for tile in data.tiles.values()}, Shown(zoom.tile, words.tile_lines)
        ),
    },
    lessons=LESSONS,
    bench=Bench(workshop.picture, workshop.all_cards, doubts, workshop.cut),
)
"""Its references are addresses of squares, `tile-<number>`, `seat-<seat>`, `way-<square>-<square>` where a zombie went,
`kill-<square>` where one died. News have no room on the picture."""
