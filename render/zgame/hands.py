"""What a gang holds: its cards, those that can be used now with a bright rim, its Goals, how it defends."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

from engine.core.secret import HIDDEN
from engine.games.zgame.cards.catalogue import uses
from engine.games.zgame.data import Item
from engine.games.zgame.fights.dead import Undead
from engine.games.zgame.fights.defence import DEFENCE, when_asked
from engine.games.zgame.game import special
from engine.games.zgame.phases.my_city import LayTiles
from engine.games.zgame.phases.works import Works

from ..canvas.box import Box
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, MUTED, PANEL, WHITE
from ..page import Part, page
from ..texts import Texts
from . import chart, stage, tiles
from .cards import face, lit, printed
from .look import RUST
from .scene import ZgameScene

GAP, CARD_HIGH = 14, 176
COLUMNS = 4
"""Cards side by side."""
ROW = 54
"""Height of a line below the cards."""
TITLE, LINE_GAP = 56, 8
ABLE, LIKE = 66, Style(27, "Medium", 24)
"""Height of what the gang does better than others, and how it is set."""
HEX = 216
"""Pixels of a place in a hand."""


class Held(NamedTuple):
    """A kind of card in hand, how many of it, and whether it can be used now."""

    item: Item
    number: int
    now: bool


def usable(scene: ZgameScene, seat: str) -> set[str]:
    """The cards in hand that can be used in the question that is open to a seat now."""
    s = scene.s
    asked = {decision.kind for decision in scene.open if seat in decision.seats}
    held = [card for card in s.hands[seat].cards if card != HIDDEN]
    found: set[str] = set()
    if asked & {"attack", "defend", "business", "deal", "discard"}:
        found.update(held)
    if "undead" in asked and isinstance(scene.fight, Undead):
        found.update(scene.fight.cards(s, paid=scene.fight.may_pay(s)))
    if "raid" in asked:
        found.update(card for card in held if uses(s, seat, card, "raid"))
    if "household" in asked:
        works = Works(s, seat)
        found.update(card for card in held if works.uses(card))
    return found


def grouped(scene: ZgameScene, seat: str) -> list[Held]:
    """The kinds of cards in hand, deck by deck."""
    if HIDDEN in scene.s.hands[seat].cards:
        return []
    now = usable(scene, seat)
    found: dict[str, list[str]] = {}
    for _, cards in scene.s.by_deck(seat):
        for card in sorted(cards):
            found.setdefault(scene.s.card(card).id, []).append(card)
    return [Held(scene.s.card(cards[0]), len(cards), not now.isdisjoint(cards)) for cards in found.values()]


def hand(scene: ZgameScene, seat: str) -> Sheet:
    """What the gang does better than others, the fight that is fought, the cards in hand, the Goals taken, how the gang
    defends; while the city is laid out, its tiles.
    """
    kinds = grouped(scene, seat)
    cards = -(-len(kinds) // COLUMNS) * (CARD_HIGH + GAP)
    goals = goals_of(scene, seat)
    battle = stage.height(scene) if stage.concerns(scene, seat) else 0
    laying = HEX if own_tiles(scene, seat) else 0
    won = (1 + -(-len(goals) // 3)) * (ROW + LINE_GAP)
    able = special_line(scene, seat)
    parts: list[Part[ZgameScene]] = [
        (TITLE, lambda sheet, box, scene: sheet.line(hand_line(scene, seat), box, Style(34, "Bold"), WHITE)),
        (ABLE if able else 0, lambda sheet, box, _: sheet.text(able, box, LIKE, RUST, "left", "middle", 2)),
        (battle, stage.draw),
        (laying, partial(tiles_row, seat=seat)),
        (cards, partial(_cards, kinds=kinds)),
        (won, partial(_won, goals=goals)),
        (ROW, partial(_defence, seat=seat)),
    ]
    return page(scene, parts, LINE_GAP)


def seen(scene: ZgameScene, seat: str) -> Hashable:
    """All that `hand` shows; None beside a fight, a deal or tiles that are laid out, of which there is more to see."""
    if stage.concerns(scene, seat) or own_tiles(scene, seat):
        return None
    cards = [(printed(held.item, scene.texts), held.number, held.now) for held in grouped(scene, seat)]
    said = hand_line(scene, seat), special_line(scene, seat), defence_line(scene, seat)
    return said, tuple(cards), tuple(goals_of(scene, seat))


def goals_of(scene: ZgameScene, seat: str) -> Sequence[str]:
    """The Goals taken, as far as the view knows them."""
    return [] if scene.s.won[seat].hidden else scene.s.won[seat].get()


def _defence(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    sheet.panel(box, PANEL, 12)
    sheet.item(box.inset(12, 0), "shield", 34, MUTED, defence_line(scene, seat), Style(27), WHITE, 40, 8)


def _cards(sheet: Sheet, box: Box, scene: ZgameScene, kinds: Sequence[Held]) -> None:
    draw_cards(sheet, box, scene.texts, kinds)


def draw_cards(sheet: Sheet, box: Box, texts: Texts, kinds: Sequence[Held]) -> None:
    """Each kind of card once, with the number of its copies."""
    for n, held in enumerate(kinds):
        row, column = divmod(n, COLUMNS)
        place = box.columns(COLUMNS, GAP)[column]
        cell = Box.at(place.x0, box.y0 + 6 + row * (CARD_HIGH + GAP), place.width, CARD_HIGH)
        if held.now:
            lit(sheet, cell)
        sheet.paste(face(printed(held.item, texts), cell.width, cell.height), cell.x0, cell.y0, 14)
        if held.number > 1:
            _times(sheet, cell, held.number)


def tiles_row(sheet: Sheet, box: Box, scene: ZgameScene, seat: str) -> None:
    """The tiles that a seat has still to lay, side by side."""
    for n, tile in enumerate(own_tiles(scene, seat)):
        tiles.draw(sheet, Box.at(box.x0 + n * (HEX + 8), box.y0, HEX, HEX), *chart.face(scene, tile))


def _times(sheet: Sheet, cell: Box, n: int) -> None:
    """How many of the same card there are, over its lower edge: there is the least to read."""
    plate = Box.at(cell.x1 - 64, cell.y1 - 28, 58, 38)
    sheet.panel(plate, INK, 10)
    sheet.line(f"×{n}", plate, Style(28, "Black"), WHITE, "centre")


def _won(sheet: Sheet, box: Box, scene: ZgameScene, goals: Sequence[str]) -> None:
    """The Goals of a gang, which it alone counts."""
    line, rest = box.top(ROW, 8)
    text = scene.label("won", n=len(goals))
    sheet.line(text, line, Style(30, "Bold"), WHITE)
    for n, goal in enumerate(goals):
        if not n % 3:
            line, rest = rest.top(ROW, 8)
        cell = line.columns(3, 8)[n % 3]
        sheet.panel(cell, PANEL, 12, RUST, 2)
        name = scene.texts(f"zgame-goal-{goal}")
        sheet.item(cell.inset(12, 0), "target", 34, RUST, name, Style(26, "Bold"), WHITE, 38, 8)


def own_tiles(scene: ZgameScene, seat: str) -> list[str]:
    """The tiles that a seat has still to lay (O12.1)."""
    step = scene.s.find(LayTiles)
    return [] if step is None or seat not in step.tiles else [t for t in step.tiles[seat].cards if t != HIDDEN]


def hand_line(scene: ZgameScene, seat: str) -> str:
    return scene.label("hand", who=scene.name(seat), gang=scene.gang(seat), n=len(scene.s.hands[seat]))


def special_line(scene: ZgameScene, seat: str) -> str:
    """What the gang does better than others, if that is played."""
    return scene.message(able[0]).replace("**", "") if (able := special(scene.s, seat)) else ""


def defence_line(scene: ZgameScene, seat: str) -> str:
    """How the gang defends, and whether it is asked."""
    how = scene.label(f"defends-{DEFENCE.of(scene.s, seat)[0]}")
    return scene.label(f"defence-{when_asked(scene.s, seat)}", what=how)
