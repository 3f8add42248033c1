"""Single things of the game, each by itself: a card, a place, a Goal, a gang, an event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.zgame.data import EventCard, Gang, Goal, Item, Tile
from engine.games.zgame.gangs.names import use_text
from engine.games.zgame.state import goal_text, place_name

from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, PANEL, RAISED, WHITE, Colour
from ..texts import Texts
from .cards import picture
from .look import BARRICADE, CARDS, FIGHTS, FLESH, ICONS, MARAUDERS, RUIN, RUST, UPKEEP, ZOMBIES

WIDTH, MARGIN, GAP = 1000, 24, 14
HEAD, ROW, SIGN = 130, 96, 72


class Row(NamedTuple):
    """A line with its sign."""

    icon: str
    said: str
    ground: Colour = RAISED
    ink: Colour = WHITE


class Thing(NamedTuple):
    """A thing as it is drawn and said."""

    icon: str
    name: str
    kind: str
    rows: Sequence[Row]
    ground: Colour = RUST
    ink: Colour = INK


def sheet(thing: Thing) -> Sheet:
    """A head with name and kind, and a row for each thing to be said."""
    made = Sheet(WIDTH, HEAD + (ROW + GAP) * len(thing.rows) + 2 * MARGIN)
    head, rest = made.box.inset(MARGIN).top(HEAD, GAP)
    made.panel(head, thing.ground, 18)
    sign, words = head.inset(18, 14).left(HEAD - 28, 18)
    made.icon(thing.icon, sign.centre, HEAD - 34, thing.ink)
    name, kind = words.top(words.height * 3 // 5)
    made.line(thing.name, name, Style(52, "Black", 32), thing.ink)
    made.line(thing.kind, kind, Style(30), thing.ink)
    for row in thing.rows:
        line, rest = rest.top(ROW, GAP)
        made.panel(line, PANEL, 14)
        sign, said = line.inset(12).left(SIGN, 18)
        made.panel(sign, row.ground, 12)
        made.icon(row.icon, sign.centre, SIGN - 18, row.ink)
        made.text(row.said, said, Style(32), WHITE, "left", "middle", 2)
    return made


def lines(thing: Thing) -> Iterator[str]:
    """The same in words."""
    yield f"{thing.name}. {thing.kind}"
    yield from (row.said for row in thing.rows)


def card(item: Item, texts: Texts) -> Thing:
    """What a card is worth in a fight, and what else it does."""
    undead = item.strength if item.undead is None else item.undead
    noise = "vest" if item.vest else "firearm" if item.deck == "firearm" else "plain"
    rows = [Row(FIGHTS, texts(f"zgame-look-fight-{noise}", n=item.strength, m=undead))]
    for phase, uses in (("raid", item.raid), ("household", item.household)):
        for use in uses:
            what = texts.message(use_text(use), {})
            rows.append(Row(CARDS if phase == "raid" else BARRICADE, texts(f"zgame-look-{phase}", what=what)))
    look = ICONS[item.deck]
    kind = texts("zgame-look-card", deck=texts(f"zgame-deck-{item.deck}"), n=len(item.copies))
    name = texts(f"zgame-card-{item.id}")
    return Thing(picture(item), name, kind, rows, look.colour, look.ink)


def tile(place: Tile, texts: Texts) -> Thing:
    """What a place yields, and the Zombies that it begins with."""
    rows = [
        Row(ICONS[icon].icon, texts(f"zgame-board-icon-{icon}"), ICONS[icon].colour, ICONS[icon].ink)
        for icon in place.icons
    ]
    if place.zombies:
        rows.append(Row(ZOMBIES, texts("zgame-look-zombies", n=place.zombies), ink=FLESH))
    signs = {"quarter": "home_city", "mall": "store", "base": "home_flood"}
    return Thing(signs[place.kind], texts.message(place_name(place.id), {}), texts(f"zgame-look-{place.kind}"), rows)


def goal(aim: Goal, texts: Texts) -> Thing:
    """What a Goal measures, and when."""
    rows = [
        Row("trophy", texts.message(goal_text(aim, "goaltext"), {})),
        Row("clock_outline", texts(f"zgame-look-{aim.kind}")),
    ]
    return Thing("trophy", texts(f"zgame-goal-{aim.id}"), texts("zgame-look-goal"), rows)


def gang(band: Gang, texts: Texts) -> Thing:
    """What a gang does better than others."""
    rows = [Row("star", texts(f"zgame-special-{special}"), ink=RUST) for special in band.specials]
    kind = texts("zgame-look-gang", base=texts.message(place_name(band.base), {}))
    return Thing("account_group", texts(f"zgame-gang-{band.id}"), kind, rows)


def event(card: EventCard, texts: Texts) -> Thing:
    """What an event brings at once, and at night."""

    def either(icons: Sequence[str], join: str) -> str:
        said = [texts(f"zgame-board-icon-{icon}") for icon in icons]
        return said[0] if len(said) == 1 else texts(f"zgame-look-{join}", one=said[0], two=said[1])

    rows: list[Row] = []
    if card.invasion:
        rows.append(Row(ZOMBIES, texts("zgame-look-invasion", icons=either(card.invasion, "and")), ink=FLESH))
    if card.marauders:
        rows.append(Row(MARAUDERS, texts("zgame-look-marauders", icons=either(card.marauders, "or"))))
    rows.append(Row("account_group", ", ".join(texts(f"zgame-gang-{letter}") for letter in card.order)))
    rows.append(Row(UPKEEP, texts(f"zgame-look-upkeep-{card.upkeep}")))
    if card.loss:
        rows.append(Row(CARDS, texts("zgame-look-loss", n=card.loss)))
    if card.night:
        rows.append(Row(ZOMBIES, texts("zgame-look-night", icons=either(card.night, "and")), ink=FLESH))
    if card.night_marauders:
        rows.append(Row(MARAUDERS, texts("zgame-look-night-marauders", icons=either(card.night_marauders, "or"))))
    if card.ruin:
        rows.append(Row(RUIN, texts("zgame-look-ruin", icons=either(card.ruin, "or"))))
    return Thing("newspaper_variant", texts(f"zgame-event-{card.id}"), texts("zgame-look-event"), rows)
