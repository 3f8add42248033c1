"""Single things as cards: a sign on a band in the colour of its kind, its name, its kind, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from .board import Shown
from .canvas.sheet import Sheet
from .canvas.text import Style
from .canvas.theme import CREAM, FADED, INK, WHITE, Colour
from .texts import Texts

MARGIN = 24
FACE = 900, 420
"""Pixels of a card of a few sentences …"""
LARGE = 1100, 520
"""… of one that says more …"""
TALL = 1100, 1040
"""… and of one that says a lot."""


class Print(NamedTuple):
    """All that is printed on a card, in one language; the ``band`` has the colour of its kind."""

    icon: str
    band: Colour
    name: str
    kind: str
    text: str


def alone(printed: Print, size: tuple[int, int] = FACE) -> Sheet:
    """One card, large."""
    sheet = Sheet(*size)
    place = sheet.box.inset(MARGIN)
    sheet.panel(place, CREAM, 26)
    band, rest = place.left(place.width // 5, 26)
    sheet.panel(band, printed.band, 26)
    sheet.icon(printed.icon, band.centre, 120, WHITE)
    title, rest = rest.inset(0, 18)._replace(x1=rest.x1 - 26).top(68, 2)
    sheet.line(printed.name, title, Style(44, "Bold", 24), INK)
    about, rest = rest.top(44, 12)
    sheet.line(printed.kind, about, Style(32, "Medium", 24), FADED)
    sheet.text(printed.text, rest, Style(36, "Regular", 24), INK)
    return sheet


def line(printed: Print) -> str:
    """A card in words."""
    return f"{printed.name} ({printed.kind}). " + printed.text.replace("\n", " ")


def shown(printed: Callable[[Any, Texts], Print], size: tuple[int, int] = FACE) -> Shown:
    """Things by themselves, each as the card that is printed for it."""
    return Shown(
        lambda thing, texts: alone(printed(thing, texts), size), lambda thing, texts: [line(printed(thing, texts))]
    )
