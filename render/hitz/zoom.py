"""One card, large."""

from __future__ import annotations

from engine.games.hitz.box.data import Card

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import MUTED
from ..page import MARGIN, WIDTH
from ..texts import Texts
from .board import CARD_HEIGHT, CARD_WIDTH, GAP
from .cards import face
from .words import card_text

CARD = Box(0, 0, WIDTH - 2 * MARGIN, 430)
SCALE = min(CARD.width / CARD_WIDTH, CARD.height / CARD_HEIGHT[4])
LINE = 52


def card(card: Card, texts: Texts) -> Sheet:
    """One card with its level and its mark."""
    sheet = Sheet(WIDTH, CARD.height + GAP + LINE + 2 * MARGIN)
    place, rest = sheet.box.inset(MARGIN).top(CARD.height, GAP)
    sheet.paste(face(card, texts, place.width, place.height, scale=SCALE), place.x0, place.y0, 28)
    sheet.line(caption(card, texts), rest, Style(36), MUTED)
    return sheet


def caption(card: Card, texts: Texts) -> str:
    """Level, and the mark of a card that only four players meet (S5)."""
    level = texts(f"hitz-level-{card.level}")
    return texts("hitz-board-mark", level=level, mark=card.mark) if card.mark else level


def card_lines(card: Card, texts: Texts) -> list[str]:
    """The same in words."""
    return [card_text(texts, card, full=True), caption(card, texts)]
