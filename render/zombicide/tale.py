"""A campaign before anybody plays it: its missions in their order, what lasts, and where survivors fell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import get_args

from engine.games.zombicide.box.cards import DeckName, ZombieCard
from engine.games.zombicide.box.mission import Mission, text_key
from engine.games.zombicide.box.tale import Tale
from engine.games.zombicide.game import Zombicide
from engine.games.zombicide.state import card_name
from engine.workshop.played import CHAPTERS
from engine.workshop.trial import Tried

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import DANGER, HOPE, INK, MUTED, PANEL, WHITE
from ..cards import LARGE, alone
from ..page import Part, page
from ..texts import Texts
from . import cards
from .look import LEVELS, UNITS, palette

HEAD, LINE, ROW, GAP = 64, 44, 128, 12


@dataclass(frozen=True)
class Sight:
    """A campaign, its missions, and the words for them; with what came of its trial, if it was tried. Of cards alone
    those of our missions that were tried with them.
    """

    tale: Tale
    missions: list[Mission]
    texts: Texts
    tried: Tried | None


def picture(game: Zombicide, name: str, texts: Texts, tried: Tried | None = None) -> Picture:
    """The missions of a campaign; of one that was tried with how many survivors fell in each."""
    sheet = the_page(game, name, texts, tried)
    return Picture(png(sheet.image, palette()), alternative([each.text for each in sheet.placed]))


def cut(game: Zombicide, name: str, texts: Texts) -> list[str]:
    """The texts of a campaign that have to be shortened in its picture."""
    every = [the_page(game, name, texts), *sheets(game, name, texts)]
    return [each.text for sheet in every for each in sheet.placed if not each.whole]


def the_page(game: Zombicide, name: str, texts: Texts, tried: Tried | None = None) -> Sheet:
    tale = game.data.campaigns[name]
    missions = tale.missions or (game.data.campaign.missions[:CHAPTERS] if tried else ())
    shown = Sight(tale, [game.data.missions[id] for id in missions], texts, tried)
    parts: list[Part[Sight]] = [(HEAD, _title), (LINE, _uses)]
    parts += [(ROW, partial(_mission, at=at)) for at in range(len(shown.missions))]
    parts += [(LINE, partial(_pair, what=what, said=said)) for what, said in (*_words(shown), *_decks(game, shown))]
    return page(shown, parts, GAP)


def _words(shown: Sight) -> Iterator[tuple[str, str]]:
    """What lasts from mission to mission, and what it is called."""
    texts, wording = shown.texts, shown.tale.wording()
    words = {"counter": shown.tale.counters, "flag": shown.tale.flags, "achievement": shown.tale.achievements}
    for kind, each in words.items():
        yield from (
            (texts(f"workshop-campaign-{kind}"), texts(wording[f"{kind}-{text_key(word)}"].key)) for word in each
        )


def _decks(game: Zombicide, shown: Sight) -> Iterator[tuple[str, str]]:
    """How many cards are in each deck that is not as in the box, and what has changed in it."""
    tale, box, texts = shown.tale, game.data.playing(shown.tale.id), shown.texts
    for deck in get_args(DeckName):
        there = [card for card in box.equipment.values() if card.deck == deck]
        if any(card.id in tale.equipment or card.id in tale.copies for card in there):
            name = texts(f"zombicide-deck-{deck}")
            yield name[:1].upper() + name[1:], texts("workshop-campaign-deck", n=sum(card.n for card in there))
        for card in there:
            called = texts.message(card_name(card.id), {})
            if card.id in tale.equipment:
                yield "", texts("workshop-campaign-new", card=called, n=card.n)
            elif card.id in tale.copies:
                printed = game.data.equipment[card.id].n
                yield "", texts("workshop-campaign-changed", card=called, n=card.n, printed=printed)
    if tale.zombie_cards or tale.keep != "all":
        n, own = len(box.zombie_cards), len(tale.zombie_cards)
        yield texts("workshop-campaign-coming"), texts("workshop-campaign-dead", n=n, own=own)
        kinds = Counter(card.zombie for card in box.zombie_cards.values())
        yield "", " · ".join(f"{texts(f'zombicide-zombie-{kind}')} ×{n}" for kind, n in kinds.most_common())


def _title(sheet: Sheet, box: Box, shown: Sight) -> None:
    sheet.line(shown.texts(shown.tale.wording()["name"].key), box, Style(48, "Black", 30), HOPE)


def _uses(sheet: Sheet, box: Box, shown: Sight) -> None:
    if shown.tried is None and not shown.missions:
        said = shown.texts("workshop-campaign-cards")
    elif shown.tried is None:
        said = shown.texts("workshop-campaign-uses", missions=len(shown.missions), words=len([*_words(shown)]))
    else:
        said = shown.texts("workshop-campaign-fell", n=shown.tried.games)
    sheet.line(said, box, Style(32, "Medium", 24), MUTED if shown.tried is None else WHITE)


def _mission(sheet: Sheet, box: Box, shown: Sight, at: int) -> None:
    mission, texts = shown.missions[at], shown.texts
    sheet.panel(box, PANEL, 18)
    number, rest = box.inset(20, 14).left(72, 24)
    badge = Box.around(number.centre, 72)
    sheet.panel(badge, HOPE, 36)
    sheet.line(str(at + 1), badge, Style(40, "Black"), INK, "centre")
    if shown.tried is not None and (fell := shown.tried.fell.get(str(at + 1), 0)):
        lost, rest = rest.right(130, 16)
        sheet.line(f"−{fell}", lost, Style(44, "Black"), DANGER, "right")
    upper, lower = rest.rows(2, 6)
    sheet.line(texts(f"zombicide-mission-{mission.id}"), upper, Style(38, "Bold", 26), WHITE)
    goals = [texts(f"zombicide-goal-{mission.id}-{text_key(goal)}") for goal in mission.goals]
    sheet.line(" · ".join((texts(mission.rated), *goals)), lower, Style(32, "Medium", 22), MUTED)


def _pair(sheet: Sheet, box: Box, shown: Sight, what: str, said: str) -> None:
    """Something that lasts, or a deck: what it is, and what there is to say of it."""
    left, right = box.inset(20, 0).left(300, 16)
    sheet.line(what, left, Style(32, "Medium", 24), MUTED)
    sheet.line(said, right, Style(34, "Medium", 22), WHITE)


# Its cards


def sheets(game: Zombicide, name: str, texts: Texts) -> list[Sheet]:
    """The equipment cards of a campaign, then all of its Zombie cards together."""
    tale = game.data.campaigns[name]
    found = [alone(cards.equipment(card, texts), LARGE) for card in tale.equipment.values()]
    if tale.zombie_cards:
        shown = Sight(tale, [], texts, None)
        rows: list[Part[Sight]] = [(LINE + 16, partial(_coming, card=card)) for card in tale.zombie_cards.values()]
        found.append(page(shown, [(HEAD, _levels), *rows], GAP))
    return found


def _levels(sheet: Sheet, box: Box, shown: Sight) -> None:
    """What the numbers of Zombie cards belong to."""
    name, rest = box.left(600, 16)
    sheet.line(shown.texts("workshop-campaign-coming"), name, Style(38, "Black", 26), HOPE)
    for level, place in zip(LEVELS, rest.columns(len(LEVELS), 12), strict=True):
        sheet.panel(place.inset(0, 8), LEVELS[level], 12)
        sheet.line(shown.texts(f"zombicide-danger-{level}"), place.inset(6, 8), Style(26, "Bold", 18), INK, "centre")


def _coming(sheet: Sheet, box: Box, shown: Sight, card: ZombieCard) -> None:
    """A Zombie card: what it brings, and how many at each danger level."""
    sheet.panel(box, PANEL, 14)
    name, rest = box.left(600, 16)
    icon, words = name.inset(16, 0).left(48, 14)
    sign, colour = UNITS[card.zombie]
    sheet.icon(sign, icon.centre, 40, colour)
    zombie = shown.texts(f"zombicide-zombie-{card.zombie}")
    how = shown.texts(f"workshop-campaign-{card.kind}")
    number, deck = shown.tale.short(card.id), shown.texts(f"workshop-campaign-in-{card.deck}")
    sheet.line(f"{number} · {zombie} · {how} · {deck}", words, Style(30, "Medium", 20), WHITE)
    for n, place in zip(card.n, rest.columns(len(LEVELS), 12), strict=False):
        sheet.line(str(n), place, Style(36, "Bold"), WHITE, "centre")
