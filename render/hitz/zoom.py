"""Close-ups: one card, or one route with both cards."""

from __future__ import annotations

from engine.games.hitz.data import Card

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, MUTED, RAISED, WHITE
from ..texts import Texts
from .board import CARD_HEIGHT, CARD_WIDTH, GAP, MARGIN, WIDTH, price_of
from .cards import back, face
from .scene import HitzScene
from .symbols import halo, tag

CARD = Box(0, 0, WIDTH - 2 * MARGIN, 430)
SCALE = min(CARD.width / CARD_WIDTH, CARD.height / CARD_HEIGHT[4])
LINE = 52


def card(card: Card, texts: Texts) -> Sheet:
    """One card with its level and its mark."""
    sheet = Sheet(WIDTH, CARD.height + GAP + LINE + 2 * MARGIN)
    place, rest = sheet.box.inset(MARGIN).top(CARD.height, GAP)
    sheet.paste(face(card, texts, place.width, place.height, scale=SCALE), place.x0, place.y0, 28)
    sheet.text(caption(card, texts), rest, Style(36), MUTED, "left", "middle", 1)
    return sheet


def caption(card: Card, texts: Texts) -> str:
    """Level, and the mark of a card that only four players meet (S5)."""
    level = texts(f"hitz-level-{card.level}")
    return texts("hitz-board-mark", level=level, mark=card.mark) if card.mark else level


def route(scene: HitzScene, number: int) -> Sheet:
    """Both cards of a route below its number, price or taker. Raises IndexError without such a route."""
    route = scene.s.routes[number - 1]
    head = 92
    sheet = Sheet(WIDTH, head + 2 * (GAP + CARD.height) + 2 * MARGIN)
    top, rest = sheet.box.inset(MARGIN).top(head, GAP)
    look = scene.look(route.taker) if route.taker else None
    sheet.panel(top, look.colour if look else RAISED, 18)
    ink = INK if look else WHITE
    title, side = top.inset(24, 8).left(560)
    sheet.text(scene.label("on-route", n=number), title, Style(48, "Black"), ink, "left", "middle", 1)
    icon, price = price_of(scene, route)
    if look and route.taker:
        mark, side = side.right(76, 12)
        sheet.badge(look.shape, scene.initials(route.taker), mark.centre, 72, INK, look.colour)
        sheet.text(scene.name(route.taker), side, Style(44, "Bold"), INK, "right", "middle", 1)
    elif icon:
        place = side.right(120)[0]
        tag(sheet, place.inset(0, 12), icon, price)
    for place, slot in zip(rest.rows(2, GAP), route.slots, strict=True):
        shown = scene.card(slot)
        if slot.outcome == "playing" and look:
            halo(sheet, place, look.colour)
        if shown is None:
            drawn = back(scene.level, place.width, place.height)
        else:
            drawn = face(shown, scene.texts, place.width, place.height, slot.outcome, SCALE)
        sheet.paste(drawn, place.x0, place.y0, 28)
    return sheet
