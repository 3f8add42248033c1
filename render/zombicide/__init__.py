"""Pictures of Zombicide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.zombicide.box.mission import text_key
from engine.games.zombicide.game import Zombicide
from engine.workshop.doubts import doubts

from ..board import Bench, Board, Lookup, Shown
from ..cards import LARGE, TALL, Print, shown
from ..texts import Texts
from . import board, cards, chart, hands, sheets, words, workshop, zoom
from .here import HERE
from .legend import LEGEND
from .lessons import LESSONS
from .look import palette
from .places import place
from .scene import ZombicideScene

__all__ = ["BOARD"]


ALL_OUT = "ao"
"""The skill that only says when another one holds: it is not looked up by itself."""


def _looked_at(table: str, printed: Callable[[Any, Texts], Print], size: tuple[int, int] = LARGE) -> Lookup:
    """The entries of a table of the game's data; of cards that are alike the first."""

    def things(data: Any) -> dict[str, Any]:
        """By the ids that stand in the keys of their names."""
        found = getattr(data, table).items()
        return {text_key(id): each for id, each in found if id != ALL_OUT and not getattr(each, "like", "")}

    return Lookup(things, shown(printed, size))


BOARD = Board(
    game=Zombicide,
    accent=0xD9A441,
    scene=ZombicideScene,
    compose=board.compose,
    lines=words.lines,
    palette=palette,
    hand=Shown(hands.hand, hands.lines),
    zoom=Shown(zoom.around, words.zoom_lines),
    whole=board.whole_city,
    maps=chart.charts,
    here=HERE,
    legend=Shown(LEGEND.draw, LEGEND.lines),
    place=place,
    lookups={
        "card": _looked_at("equipment", cards.equipment),
        "skill": _looked_at("skills", cards.skill),
        "mission": _looked_at("missions", cards.mission, TALL),
        "survivor": _looked_at("survivors", cards.survivor),
    },
    lessons=LESSONS,
    bench=Bench(workshop.picture, workshop.all_cards, doubts, workshop.cut, workshop.charted),
    pages=sheets.pages,
)
"""Its references are zones (``7R.A``) and doors (``4R:32-22``). News have no room on the picture."""
