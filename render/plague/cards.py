"""Cards and characters by themselves, and what a seat holds, a line for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.secret import HIDDEN
from engine.games.plague.data import kind
from engine.games.plague.rows import Card, Character, HandCard
from engine.games.plague.state import ZOMBIES, Human, card_text, hand_card_text

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import CREAM, MUTED, PANEL, WHITE
from ..cards import Print, line
from ..texts import Texts
from .look import CARDS, CHARACTER, CLASSES, HAND, MOULD, ZOMBIE_CARD
from .scene import PlagueScene

WIDTH, MARGIN, GAP = 1200, 24, 8
TITLE, ROW, MOST = 64, 64, 20
"""Height of the title and of a line, and how many lines there are at most."""


def search_card(card: Card, texts: Texts) -> Print:
    """A card of the search deck."""
    about = texts(
        "plague-board-card-about", kind=texts(f"plague-class-{card.kind}"), size=texts(f"plague-size-{card.size}")
    )
    icon = CARDS.get(card.like or card.id, "package_variant")
    name, text = texts(f"plague-card-{card.id}"), texts.message(card_text(card), {})
    return Print(icon, CLASSES[card.kind], name, about, text)


def zombie_card(card: HandCard, texts: Texts) -> Print:
    """A card of the Zombie Player."""
    name, text = texts(f"plague-zombie-card-{card.id}"), texts.message(hand_card_text(card), {})
    return Print(
        HAND.get(card.like or card.id, "cards"), ZOMBIE_CARD, name, texts(f"plague-timing-{card.timing}"), text
    )


def character(character: Character, texts: Texts) -> Print:
    """A character with the ability and the preferred card."""
    ability = texts(f"plague-ability-{character.ability}")
    prefers = texts("plague-board-prefers", card=texts(f"plague-card-{character.prefers}"))
    text = f"{texts(f'plague-abilitytext-{character.ability}')}\n{prefers}"
    return Print("account", CHARACTER, texts(f"plague-character-{character.id}"), ability, text)


# What a seat holds


class Held(NamedTuple):
    """A kind of card, how many of it, and what is to be said beside: who has them, or where they lie."""

    card: Print
    times: int
    aside: str


def held(scene: PlagueScene, seat: str) -> list[Held]:
    """The Zombie Player's cards, as far as this view knows them, and traps; or a seat's humans and their things."""
    s, texts = scene.s, scene.texts
    if seat == ZOMBIES:
        cards = Counter(kind(each) for each in s.hand.cards if each != HIDDEN)
        found = [Held(zombie_card(s.data.hand[each], texts), n, "") for each, n in cards.items()]
        traps = {} if s.traps.hidden else s.traps.get()
        laid = [Held(zombie_card(s.data.hand_card(card), texts), 1, scene.place_name(place))
                for place, card in traps.items()]  # fmt: skip
        return [*laid, *sorted(found, key=lambda each: each.card.name)]
    found = [Held(_persona(scene, s.humans[each]), 1, "") for each in s.crews.get(seat, ()) if s.humans[each].character]
    things: dict[str, list[str]] = {}
    for figure in s.crews.get(seat, ()):
        for card in s.humans[figure].cards:
            mark = "!" if card in s.empty else ""
            things.setdefault(kind(card) + mark, []).append(str(scene.number(figure)))
    carried: list[Held] = []
    for name, owners in things.items():
        printed = search_card(s.data.cards[name.rstrip("!")], texts)
        if name.endswith("!"):
            printed = printed._replace(name=scene.label("card-empty", card=printed.name))
        carried.append(Held(printed, len(owners), scene.label("held-by", who=", ".join(dict.fromkeys(owners)))))
    return [*found, *sorted(carried, key=lambda each: ([*CLASSES.values()].index(each.card.band), each.card.name))]


def _persona(scene: PlagueScene, human: Human) -> Print:
    """A seat's human: who he is, and what he can."""
    printed = character(scene.s.data.characters[human.character], scene.texts)
    return printed._replace(name=scene.message(scene.s.name(human.id)), text=printed.text.replace("\n", " "))


def title(scene: PlagueScene, seat: str) -> str:
    """Whose cards these are, and how many."""
    s = scene.s
    if seat == ZOMBIES:
        return scene.label("hand-zombies", n=len(s.hand))
    return scene.label("hand-humans", n=sum(len(s.humans[each].cards) for each in s.crews.get(seat, ())))


def hand(scene: PlagueScene, seat: str) -> Sheet:
    """What a seat holds, a line for each kind with what it does."""
    cards = held(scene, seat)
    shown = cards[: MOST if len(cards) <= MOST else MOST - 1]
    more = scene.label("hand-more", n=len(cards) - len(shown)) if len(cards) > len(shown) else ""
    return listed(title(scene, seat), shown, more)


def listed(head: str, cards: Sequence[Held], more: str = "") -> Sheet:
    """Cards below one another, under a title; then what is said of those that are left out."""
    sheet = Sheet(WIDTH, 2 * MARGIN + TITLE + (len(cards) + bool(more)) * (ROW + GAP))
    place, rest = sheet.box.inset(MARGIN).top(TITLE, GAP)
    sheet.line(head, place, Style(36, "Black"), MOULD)
    for each in cards:
        place, rest = rest.top(ROW, GAP)
        _row(sheet, place, each)
    if more:
        sheet.line(more, rest.top(ROW)[0], Style(26, "Medium"), MUTED)
    return sheet


def _row(sheet: Sheet, box: Box, each: Held) -> None:
    sheet.panel(box, PANEL, 12)
    mark, rest = box.left(ROW, 14)
    sheet.panel(mark, each.card.band, 12)
    sheet.icon(each.card.icon, mark.centre, 46, WHITE)
    name, text = rest._replace(x1=box.x1 - 12).left(330, 14)
    upper, lower = name.inset(0, 3).rows(2)
    count = f" × {each.times}" if each.times > 1 else ""
    sheet.line(each.card.name + count, upper, Style(28, "Bold", 22), WHITE)
    sheet.line(each.aside or each.card.kind, lower, Style(24), MUTED)
    sheet.text(each.card.text, text, Style(25), CREAM, "left", "middle", 2)


def hand_lines(scene: PlagueScene, seat: str) -> Iterable[str]:
    """What a seat holds, in words."""
    yield title(scene, seat)
    for each in held(scene, seat):
        yield " · ".join(
            part for part in (line(each.card), f"× {each.times}" if each.times > 1 else "", each.aside) if part
        )
