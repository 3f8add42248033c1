"""A road before anybody drives it: where it leads, what lies on it, and its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean

from engine.core.message import Message
from engine.core.view import view
from engine.games.hitz.box.data import LEVELS, Card, HitzData, Level, Road
from engine.games.hitz.game import HitZRoad
from engine.games.hitz.state import RESOURCES
from engine.workshop.trial import SEATS, Tried, settings_of

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, INK, MUTED, PANEL, RAISED, WHITE
from ..page import Part, page
from ..texts import Texts
from .board import CARD_GAP, CARD_HEIGHT, compose
from .cards import face
from .look import ROAD, TOKENS, palette
from .scene import HitzScene
from .symbols import resource, zombies
from .zoom import caption

HEAD, LINE, LEG, LEVEL, GAP = 64, 44, 54, 150, 12
ROWS = 5
"""Rows of two cards on a sheet of them."""
NOBODY: Mapping[str, str] = {}


@dataclass(frozen=True)
class Sight:
    """A road, the box that it is driven with, and the words for it."""

    box: HitzData
    road: Road
    texts: Texts

    def said(self, message: Message) -> str:
        return self.texts.message(message, NOBODY)

    @property
    def levels(self) -> list[Level]:
        """Those that are driven through."""
        return [level for level in LEVELS if self.box.in_play(level, len(SEATS))]


def sight(game: HitZRoad, name: str, texts: Texts) -> Sight:
    return Sight(game.data.playing(name), game.data.roads[name], texts)


def picture(game: HitZRoad, name: str, texts: Texts, tried: Tried | None = None) -> Picture:
    """The stretches of a road with their levels, and what lies on each level."""
    sheet = the_map(sight(game, name, texts))
    return Picture(png(sheet.image, palette()), alternative([each.text for each in sheet.placed]))


def the_map(shown: Sight) -> Sheet:
    parts: list[Part[Sight]] = [(HEAD, _title), (LINE, _uses)]
    parts += [(LEG, partial(_leg, at=at)) for at in range(len(shown.box.legs))]
    parts += [(LEVEL, partial(_level, level=level)) for level in shown.levels]
    parts.append((LEG, _tokens))
    return page(shown, parts, GAP)


def _title(sheet: Sheet, box: Box, shown: Sight) -> None:
    sheet.line(shown.texts(shown.road.wording()["name"].key), box, Style(48, "Black", 30), ROAD)


def _uses(sheet: Sheet, box: Box, shown: Sight) -> None:
    ours = len(shown.box.cards) - len(shown.road.cards)
    counts = {"rounds": len(shown.box.legs), "cards": len(shown.road.cards), "ours": ours}
    sheet.line(shown.texts("hitz-road-uses", **counts), box, Style(32, "Medium", 24), MUTED)


def _leg(sheet: Sheet, box: Box, shown: Sight, at: int) -> None:
    """A stretch of the road, which goes on from the one above it to the one below."""
    leg, style = shown.box.legs[at], Style(34, "Medium", 24)
    way, rest = box.left(54, 20)
    last = at == len(shown.box.legs) - 1
    sheet.fill(Box(way.centre[0] - 4, box.y0, way.centre[0] + 4, box.centre[1] if last else box.y1 + GAP), ROAD)
    sheet.panel(way, ROAD, 27)
    sheet.line(str(leg.round), way, Style(34, "Black"), INK, "centre")
    level, name = rest.right(220, 12)
    sheet.panel(level.inset(0, 3), RAISED, 12)
    sheet.line(shown.texts(f"hitz-level-{leg.level}"), level.inset(10, 3), style, WHITE, "centre")
    sheet.line(shown.said(leg.name), name, style, WHITE)


def _level(sheet: Sheet, box: Box, shown: Sight, level: Level) -> None:
    """What the cards of a level come to: how many there are, battles, resources, points."""
    cards = [shown.box.cards[id] for id in shown.box.pool(level, len(SEATS))]
    fights = [card.zombies for card in cards if card.zombies]
    sheet.panel(box, PANEL, 18)
    upper, lower = box.inset(20, 12).rows(2, 10)
    said = {"cards": len(cards), "played": shown.box.in_play(level, len(SEATS))}
    hand, words = upper.right(100, 14)
    many = round(fmean(fights or [0]), 1)
    fighting = shown.texts("hitz-road-battles", n=len(fights), zombies=many)
    head, right = words.left(words.width // 2, 10)
    where = shown.texts(f"hitz-level-{level}")
    sheet.line(shown.texts("hitz-road-level", level=where, **said), head, Style(34, "Bold", 24), WHITE)
    sheet.line(fighting, right, Style(32, "Regular", 24), MUTED, "right")
    zombies(sheet, hand, round(many), max((card.horde for card in cards), default=0))
    for kind, place in zip((*RESOURCES, "vp"), lower.columns(4, 16), strict=True):
        amount = sum(getattr(card, kind) for card in cards)
        if kind == "vp":
            sheet.panel(place, CREAM, 12)
            sheet.line(shown.texts("hitz-board-vp", n=amount), place, Style(38, "Bold"), INK, "centre")
        else:
            resource(sheet, place, kind, amount, shown.texts(f"hitz-board-letter-{kind}"))


def _tokens(sheet: Sheet, box: Box, shown: Sight) -> None:
    """Which special tokens there are, and how many."""
    title, rest = box.left(280, 16)
    sheet.line(shown.texts("hitz-road-tokens"), title, Style(32, "Medium", 24), MUTED)
    kinds = [(kind, token.count) for kind, token in shown.box.tokens.items() if token.count]
    for (kind, count), place in zip(kinds, rest.columns(max(1, len(kinds)), 8), strict=True):
        icon, number = place.left(50, 6)
        sheet.icon(TOKENS[kind], icon.centre, 46, WHITE)
        sheet.line(str(count), number, Style(34, "Bold"), WHITE)


# Its cards


def all_cards(game: HitZRoad, name: str, texts: Texts) -> list[Picture]:
    """Its own cards, several on a sheet, level after level."""
    found = sheets(sight(game, name, texts))
    return [Picture(png(sheet.image, palette()), alternative([each.text for each in sheet.placed])) for sheet in found]


def sheets(shown: Sight) -> list[Sheet]:
    own = sorted(shown.road.cards.values(), key=lambda card: card.level)
    return [_sheet(shown, own[at : at + 2 * ROWS]) for at in range(0, len(own), 2 * ROWS)]


def _sheet(shown: Sight, cards: Sequence[Card]) -> Sheet:
    rows = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    return page(shown, [(LINE + CARD_HEIGHT[4], partial(_row, cards=row)) for row in rows], CARD_GAP)


def _row(sheet: Sheet, box: Box, shown: Sight, cards: Sequence[Card]) -> None:
    for card, place in zip(cards, box.columns(2, CARD_GAP), strict=False):
        below, above = place.bottom(LINE)
        sheet.paste(face(card, shown.texts, above.width, above.height), above.x0, above.y0, 14)
        sheet.line(f"{shown.road.short(card.id)} · {caption(card, shown.texts)}", below, Style(28), MUTED)


def cut(game: HitZRoad, name: str, texts: Texts) -> list[str]:
    """Texts that a picture has no room for: of its cards, of its stretches, on the board of each round."""
    shown = sight(game, name, texts)
    s, _ = game.set_up(settings_of(game, name), SEATS, "cut")
    found = [the_map(shown), *sheets(shown)]
    for leg in shown.box.legs:
        s.round = leg.round
        found.append(compose(HitzScene(view(s, None), texts, NOBODY)))
    return [each.text for sheet in found for each in sheet.placed if not each.whole]
