"""Close-ups: one card, a hand, one tile, the surroundings of a pawn."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.core.secret import HIDDEN
from engine.games.zombies.box.card import Card
from engine.games.zombies.box.city import BLOCKED, MIDDLE, ROOM, SIDES
from engine.games.zombies.box.tile import Tile

from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import INK, MUTED, WHITE, SeatLook
from ..maps import zoom as zooms
from ..page import EDGE, MARGIN, WIDTH
from ..texts import Texts
from . import chart, pieces
from .board import GAP
from .cards import Print, back, face, printed
from .focus import around
from .look import KINDS, LIGHT
from .scene import ZombiesScene
from .tiles import cell, drawing, tile_sheet

CARD_HEIGHT = 620
HAND_HEIGHT = 600
LINE = 84
"""Pixels of a line about what lies on a player or in front of them."""
SQUARE = 200
"""Pixels of a square of a tile in close-up."""
NEAR = 5
"""The most tiles across and down that are shown around a pawn."""
FAR = 8
"""The most tiles across and down while a tile has several places: the numbers of the places are as large as tiles."""
LARGEST = 112
"""The most pixels of a square."""
TALL = 860
"""The most pixels of the map in height: five tiles of squares that can still be told apart on a phone."""


def card(card: Card, texts: Texts) -> Sheet:
    """One card."""
    sheet = Sheet(WIDTH // 2 + 200, CARD_HEIGHT + 2 * MARGIN)
    place = sheet.box.inset(MARGIN)
    sheet.paste(face(printed(card, texts), place.width, place.height, 38), place.x0, place.y0, 24)
    return sheet


class Hand(NamedTuple):
    """All that is to be seen of what a player holds."""

    look: SeatLook
    initials: str
    line: str
    lying: tuple[tuple[str, str], ...]
    cards: tuple[Print | None, ...]
    """None is one that the view does not know."""


def held(scene: ZombiesScene, seat: str) -> Hand:
    """What lies on a player and in front of them, and the cards of the hand."""
    cards = (
        None if copy == HIDDEN else printed(scene.s.card(copy), scene.texts)
        for copy in scene.s.survivors[seat].hand.cards
    )
    lying = tuple(lying_lines(scene, seat))
    return Hand(scene.look(seat), scene.initials(seat), hand_line(scene, seat), lying, tuple(cards))


def hand(scene: ZombiesScene, seat: str) -> Sheet:
    """What lies on a player and in front of them, a line each, and the cards of the hand side by side."""
    look, initials, said, lying, cards = held(scene, seat)
    high = (HAND_HEIGHT if cards else 0) + len(lying) * (LINE + GAP)
    sheet = Sheet(WIDTH, high + 60 + 2 * EDGE)
    title, rest = sheet.box.inset(MARGIN, EDGE).top(56, 4)
    badge, title = title.left(56, 12)
    sheet.badge(look.shape, initials, badge.centre, 50, look.colour, INK)
    sheet.line(said, title, Style(32, "Bold"), WHITE)
    for kind, line in lying:
        plate, rest = rest.top(LINE, GAP)
        sheet.panel(plate, KINDS[kind], 12)
        sheet.text(line, plate.inset(16, 4), Style(30, "Medium", 22), WHITE, "left", "middle", 2)
    for card, place in zip(cards, rest.columns(max(3, len(cards)), GAP), strict=False):
        width, height = place.width, place.height
        drawn = face(card, width, height, 28) if card else back(width, height)
        sheet.paste(drawn, place.x0, place.y0, 20)
    return sheet


def lying_lines(scene: ZombiesScene, seat: str) -> Iterator[tuple[str, str]]:
    """What lies on a player and what lies in front of them: the kind of card, and what it does."""
    s, survivor = scene.s, scene.s.survivors[seat]
    for status in survivor.statuses:
        yield "attach", scene.message(s.text(f"lies-{status.name}", card=s.lasting(status), whom=seat))
    for item in survivor.table:
        name = scene.message(s.card_name(item.card))
        name = scene.label("charges", card=name, n=item.charges) if item.charges else name
        yield "item", scene.label("in-front", card=name, what=scene.message(s.card_about(item.card)))


def hand_line(scene: ZombiesScene, seat: str) -> str:
    """How many cards, and whether one may still be played in this round."""
    survivor = scene.s.survivors[seat]
    state = scene.label("card-used" if survivor.used else "card-free")
    return scene.label("hand", who=scene.name(seat), n=len(survivor.hand), state=state)


def tile(tile: Tile, texts: Texts) -> Sheet:
    """One tile with the numbers of its squares, and beside it what comes with it."""
    side = SQUARE * 3
    sheet = Sheet(WIDTH, side + 2 * MARGIN)
    picture, rest = sheet.box.inset(MARGIN).left(side, 2 * MARGIN)
    laid = drawing(tile, 0, any_street=False)
    sheet.image.paste(tile_sheet(laid, SQUARE).image, (picture.x0, picture.y0))
    for square in range(1, 10):
        letter = laid.letters[square - 1]
        if letter != BLOCKED:
            ink = INK if letter == ROOM else WHITE
            place = cell(picture, square).inset(22, 18)
            sheet.text(str(square), place, Style(44, "Bold"), ink, "left", "top", 1)
    for side_name in SIDES:
        if side_name in laid.exits:
            box = cell(picture, MIDDLE[side_name])
            dx, dy = SIDES[side_name]
            x, y = box.centre
            pieces.arrow(sheet, (x + dx * 52, y + dy * 52), 64, side_name)
    name, rest = rest.top(150, 10)
    sheet.text(texts(f"zombies-tile-{tile.named}"), name, Style(52, "Black", 32), LIGHT, "left", "middle", 3)
    rows = tile_rows(tile, texts)
    for (icon, text), line in zip(rows, rest.rows(max(5, len(rows)), 8), strict=False):
        mark, said = line.left(70, 12)
        match icon:
            case "zombie":
                pieces.zombie(sheet, mark.centre, 64)
            case "life" | "bullet":
                pieces.token(sheet, icon, mark.centre, 62)
            case _:
                sheet.icon(icon, mark.centre, 56, MUTED)
        sheet.text(text, said, Style(34), WHITE, "left", "middle", 2)
    return sheet


def tile_rows(tile: Tile, texts: Texts) -> list[tuple[str, str]]:
    """Icon and words of each thing that there is to say about a tile."""

    def counted(key: str, n: int) -> str:
        return texts(f"zombies-{key}", n=n)

    rows = [("zombie", counted("filled-zombies", tile.zombies))] if tile.zombies else []
    rows += [("life", counted("filled-life", tile.life))] if tile.life else []
    rows += [("bullet", counted("filled-bullets", tile.bullets))] if tile.bullets else []
    sides = ", ".join(texts(f"zombies-side-{side}") for side in SIDES if side in tile.exits)
    rows.append(("sign_direction", texts("zombies-board-exits", sides=sides)))
    if tile.rooms:
        rows.append(("door", texts("zombies-board-rooms", n=len(tile.rooms), doors=len(tile.doors))))
    if tile.late:
        rows.append(("layers_triple", texts("zombies-board-late")))
    return rows


def surroundings(scene: ZombiesScene, seat: str, marked: Collection[str] = ()) -> Sheet:
    """The map around a pawn, and as many as possible of the squares that are marked."""
    cells = [each for each in marked if each.startswith("cell-")]
    most = FAR if len(cells) > 1 else NEAR
    window = around(scene, seat, marked, (most, most))
    size = min(LARGEST, chart.largest(window, WIDTH - 2 * chart.PAD, TALL))
    sheet, place = zooms.titled(scene, seat, place_line(scene, seat), window.height * size * 3 + 2 * chart.PAD)
    chart.draw(sheet, place._replace(x0=0, x1=WIDTH), scene, window, size, marked)
    return sheet


def place_line(scene: ZombiesScene, seat: str) -> str:
    """Where a pawn stands."""
    pawn = scene.s.survivors[seat].pawn
    if not pawn:
        return scene.label("stands-off", who=scene.name(seat))
    return scene.label("stands", who=scene.name(seat), at=scene.message(scene.s.place(pawn)))
