"""Event cards as they are printed: name, kind, needed buildings, picture, text."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.zombies.box.card import Card

from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, FADED, INK, WHITE
from ..texts import Texts
from .look import KINDS, LIGHT, sign

FEW = 40
"""Letters of the buildings of a card for which two lines are enough."""


class Print(NamedTuple):
    """All that is printed on a card, in one language."""

    icon: str
    kind: str
    name: str
    band: str
    needs: str
    text: str


def printed(card: Card, texts: Texts) -> Print:
    buildings = " / ".join(texts(f"zombies-tile-{tile}") for tile in card.needs)
    kind = texts(f"zombies-board-card-{card.kind}")
    return Print(
        sign(card),
        card.kind,
        texts.message(card.name, {}),
        texts("zombies-board-card-weapon", kind=kind) if card.weapon else kind,
        texts("zombies-board-card-needs", buildings=buildings) if buildings else "",
        texts.message(card.text, {}),
    )


@lru_cache(maxsize=32)
def face(card: Print, width: int, height: int, size: int = 30) -> Sheet:
    """The front of a card, upright; `size` of its text as far as it fits. The sheet is shared: do not draw on it."""
    sheet = Sheet(width, height, CREAM)
    band, rest = sheet.box.top(round(size * 1.8))
    sheet.fill(band, KINDS[card.kind])
    sheet.line(card.band, band.inset(16, 0), Style(round(size * 0.9), "Bold"), WHITE)
    rest = rest.inset(18, 12)
    name, rest = rest.top(round(size * 3.3), 4)
    art, name = name.right(round(size * 3.2), 8)
    sheet.icon(card.icon, art.centre, round(size * 3), KINDS[card.kind])
    sheet.text(card.name, name, Style(round(size * 1.2), "Black"), INK, "left", "middle", 3)
    if card.needs:
        lines = 2 if len(card.needs) <= FEW else 3
        needs, rest = rest.bottom(round(size * (0.3 + 1.1 * lines)), 8)
        sheet.panel(needs, INK, 12)
        mark, needs = needs.inset(12, 4).left(round(size * 1.3), 8)
        sheet.icon("home_map_marker", mark.centre, round(size * 1.3), LIGHT)
        sheet.text(card.needs, needs, Style(round(size * 0.87), "Medium"), WHITE, "left", "middle", lines)
    sheet.text(card.text, rest, Style(size), INK, "left", "top")
    return sheet


def back(width: int, height: int) -> Sheet:
    """A card that this view does not know."""
    sheet = Sheet(width, height, FADED)
    sheet.shape("hand", sheet.box.centre, min(width, height) // 2, INK)
    return sheet
