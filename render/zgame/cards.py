"""Cards of Z-Game as they are printed: name, deck, Strength, what else they are good for."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.zgame.data import Item
from engine.games.zgame.gangs.names import use_text

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, FADED, HOPE, INK, TAN, WHITE, mix
from ..texts import Texts
from .look import CARD, CARD_ICONS, ICONS


def picture(item: Item) -> str:
    """The icon on a card."""
    return CARD_ICONS.get(item.picture or item.id, CARD)


class Print(NamedTuple):
    """All that is printed on a card, in one language."""

    picture: str
    deck: str
    name: str
    kind: str
    strength: str
    text: str


def printed(item: Item, texts: Texts) -> Print:
    strength = str(item.strength)
    if item.undead is not None and item.undead != item.strength:
        strength = f"{item.strength}/{item.undead}"
    return Print(
        picture(item),
        item.deck,
        texts(f"zgame-card-{item.id}"),
        texts(f"zgame-deck-{item.deck}"),
        strength,
        "\n".join(said(item, texts)),
    )


def said(item: Item, texts: Texts) -> list[str]:
    """What a card is good for besides its Strength, a line for each phase."""
    lines = [texts("zgame-board-card-vest")] if item.vest else []
    if item.undead is not None and item.undead != item.strength:
        lines.append(texts("zgame-board-card-undead", n=item.undead))
    both = (("both", item.raid),) if item.raid == item.household else ()
    for phase, uses in both or (("raid", item.raid), ("household", item.household)):
        if uses:
            what = texts("zgame-board-card-or").join(texts.message(use_text(use), {}) for use in uses)
            lines.append(texts(f"zgame-board-card-{phase}", what=what))
    return lines


@lru_cache(maxsize=64)
def face(card: Print, width: int, height: int, size: int = 23) -> Sheet:
    """The front of a card; `size` of its text as far as it fits. The sheet is shared: do not draw on it."""
    sheet = Sheet(width, height, CREAM)
    look = ICONS[card.deck]
    band, rest = sheet.box.top(round(size * 2))
    sheet.fill(band, look.colour)
    mark, band = band.inset(round(size * 0.5), 0).left(round(size * 1.5), round(size * 0.4))
    sheet.icon(look.icon, mark.centre, round(size * 1.4), look.ink)
    power, name = band.right(round(size * (1.6 + 0.8 * len(card.strength))), 6)
    plate = power.inset(0, round(size * 0.25))
    sheet.panel(plate, INK, round(size * 0.4))
    sheet.line(card.strength, plate, Style(round(size * 1.25), "Black"), WHITE, "centre")
    sheet.text(card.name, name, Style(round(size * 1.15), "Bold", 18), look.ink, "left", "middle", 2)
    body, used = rest.inset(round(size * 0.6), round(size * 0.3)), 0
    if card.text:
        said = sheet.text(card.text, body, Style(size, "Regular", 19), INK)
        used = said.height
        art = min(body.height - used, size * 3)
        if art > 1.5 * size:
            at = body.x1 - art // 2, body.y1 - art // 2
            sheet.icon(card.picture, at, art, mix(CREAM, TAN, 0.6))
    else:
        art = body._replace(y1=body.y1 - round(size * 1.2))
        sheet.icon(card.picture, art.centre, min(art.height, size * 4), FADED)
    if body.height - used > 1.5 * size:  # where there is room, for Zombies may ban a deck
        kind = body.bottom(round(size * 1.2))[0].left(body.width - 3 * size)[0]
        sheet.line(card.kind, kind, Style(round(size * 0.9), "Medium", 18), FADED)
    return sheet


def lit(sheet: Sheet, box: Box) -> None:
    """A bright rim behind a card that can be used now."""
    sheet.panel(box.inset(-6), HOPE, 18)
