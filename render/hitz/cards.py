"""Faces and backs of encounter cards, cached."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.hitz.box.data import Card

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style, fit
from ..canvas.theme import CREAM, INK, LINE, MUTED, PANEL, RAISED, TAN
from ..texts import Texts
from .look import PLAIN, RED_TEXT, ROAD, WORN, WORN_INK, WORN_SOFT
from .symbols import resource, zombies

OUTCOMES = {"won": "check_bold", "fled": "run_fast", "lost": "skull"}
SMALL = 27
"""If a card's text would be drawn smaller than this size, it takes the place of the picture."""


class Print(NamedTuple):
    """All that is printed on a card, in the language of the table."""

    sign: str
    name: str
    scavenged: tuple[tuple[str, int, str], ...]
    """Kind, amount and letter of each resource on the card."""
    vp: str
    text: str
    red: bool
    zombies: int
    horde: int


def printed(card: Card, texts: Texts) -> Print:
    text = texts(card.text_key, n=card.n) if card.text_key else ""
    red = card.text == "red"
    amounts = {"ammo": card.ammo, "gas": card.gas, "adr": card.adr}
    return Print(
        card.sign or PLAIN,
        texts(card.name_key),
        tuple((kind, n, texts(f"hitz-board-letter-{kind}")) for kind, n in amounts.items() if n),
        texts("hitz-board-vp", n=card.vp) if card.vp else "",
        f"[rule] {text}" if red else text,
        red,
        card.zombies,
        card.horde,
    )


def face(card: Card, texts: Texts, width: int, height: int, outcome: str = "", scale: float = 1) -> Sheet:
    """The front of a card. Once played (`outcome` won, fled or lost) it is darker and says how it ended."""
    ended = texts(f"hitz-board-{outcome}", vp=card.vp) if outcome in OUTCOMES else ""
    paint = _kept_face if scale == 1 else _face
    return paint(printed(card, texts), width, height, outcome if ended else "", ended, scale)


def _face(card: Print, width: int, height: int, outcome: str, ended: str, scale: float) -> Sheet:
    """Resources top left, name, VP top right, text, hand bottom right (2.5)."""

    def px(units: int) -> int:
        return round(units * scale)

    worn = bool(outcome)
    ground, ink, soft = (WORN, WORN_INK, WORN_SOFT) if worn else (CREAM, INK, TAN)
    sheet = Sheet(width, height, ground)
    head, body = sheet.box.inset(px(14), px(10)).top(px(54), px(2))
    plate = Style(px(28), "Bold")
    if worn:
        box, head = head.right(px(158), px(8))
        sheet.panel(box.inset(0, px(3)), ink, px(12))
        mark, said = box.inset(px(6), px(3)).left(px(36), px(4))
        sheet.icon(OUTCOMES[outcome], mark.centre, px(34), ROAD)
        sheet.line(ended, said, plate, ROAD, "centre")
    elif card.vp:
        box, head = head.right(px(72), px(8))
        sheet.panel(box.inset(0, px(3)), ink, px(12))
        sheet.line(card.vp, box.inset(px(3), px(3)), plate, ground, "centre")
    for kind, amount, letter in () if worn else card.scavenged:
        pill, head = head.left(px(100), px(8))
        resource(sheet, pill.inset(0, px(5)), kind, amount, letter)
    sheet.text(card.name, head, Style(px(30), "Bold"), ink, "left", "middle", 2)
    if card.zombies:
        corner, body = body.right(px(138 if card.horde else 104), px(8))
        zombies(sheet, corner, card.zombies, card.horde, ink if worn else None)
    size = min(body.height, px(116))
    art, rest = body.right(size, px(12))
    style = Style(px(30))
    if card.text and (card.zombies or fit(card.text, style, rest.width, rest.height).size < px(SMALL)):
        rest = body
    else:
        sheet.icon(card.sign, (art if card.text else body).centre, size, soft)
    if card.text:
        colour = RED_TEXT if card.red and not worn else ink
        sheet.text(card.text, rest, style, colour, "left", "middle")
    return sheet


_kept_face = lru_cache(maxsize=64)(_face)
"""Faces of ordinary size are kept: some 300 KB each, and the same ones are drawn again and again."""


@lru_cache(maxsize=16)
def back(level: str, width: int, height: int) -> Sheet:
    """The back of a card: only its `level` (in words) is known."""
    sheet = Sheet(width, height, RAISED)
    size = round(height * 0.62)
    for i in range(width // size):
        x = (width - width // size * size) // 2 + size // 2 + i * size
        sheet.shape("hand", (x, height // 2), round(size * 0.7), LINE)
    plate = Box.at(width // 2 - 150, height // 2 - 40, 300, 80)
    sheet.panel(plate, PANEL, 14, MUTED, 3)
    sheet.line(level, plate.inset(10), Style(44, "Bold"), MUTED, "centre")
    return sheet
