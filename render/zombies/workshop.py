"""A town before anybody plays it: all its tiles, its deck, its own cards as they will look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from engine.games.zombies.box.card import Card
from engine.games.zombies.box.data import ZombiesData
from engine.games.zombies.box.tile import Tile
from engine.games.zombies.game import Zombies

from ..canvas.box import Box
from ..canvas.encode import Picture, alternative, png
from ..canvas.sheet import Sheet
from ..canvas.text import Style
from ..canvas.theme import MUTED, WHITE
from ..page import EDGE, MARGIN, WIDTH
from ..texts import Texts
from . import pieces
from .cards import face, printed
from .look import KINDS, LIGHT, palette, sign
from .signs import plate
from .tiles import Drawing, drawing, tile_sheet

HEAD, LINE, GAP = 60, 40, 14
COLUMNS = 4
"""Tiles beside one another …"""
NARROW = 5
"""… and in a town of many."""
FIRST = "start", "helipad"
"""The kinds of tiles that come first, before those of the town itself and then ours."""
SEVERAL = 20
"""So many different tiles are many."""
NAME, COUNTS = 80, 44
"""Pixels below a tile for its name, and for what comes with it."""
CARD = 380, 520
"""Pixels of a card."""
ROW = 52
"""Pixels of a card in the list of the deck."""
EACH = 6
"""Cards of a picture."""
SIGN = 64
"""Pixels of a square on the board of a game on a phone, for the sign of a building."""


class Kind(NamedTuple):
    """Tiles of a town that are all alike but for the houses beside the road: what is said of them, how they look."""

    name: str
    zombies: int
    life: int
    bullets: int
    drawn: Drawing


def picture(game: Zombies, town: str, texts: Texts, tried: Any = None, changed: Collection[str] = ()) -> Picture:
    """All tiles of a town with their number, and what there is of everything. Nobody falls for good in this game, so
    its trial marks nothing.
    """
    return _told(tiles(game.data.playing(town), game.data, town, texts))


def all_cards(game: Zombies, town: str, texts: Texts) -> list[Picture]:
    """The deck as a list with the number of each card, then the cards of the town itself."""
    box = game.data.playing(town)
    return [_told(sheet) for sheet in (_deck(box, game.data, texts), *own(box, game.data, texts))]


def cut(game: Zombies, town: str, texts: Texts) -> list[str]:
    """The texts of a town that have to be shortened: in these pictures, and on the signs of its buildings."""
    box = game.data.playing(town)
    sheets = [tiles(box, game.data, town, texts), _deck(box, game.data, texts), *own(box, game.data, texts)]
    found = [each.text for sheet in sheets for each in sheet.placed if not each.whole]
    named = {tile.named for tile in box.tiles.values() if tile.kind == "named" and tile.id not in game.data.tiles}
    signs = [texts(f"zombies-tile-{id}") for id in sorted(named) if plate(f"{id}", 88, SIGN, texts).text.endswith("…")]
    return [*found, *signs]


def _told(sheet: Sheet) -> Picture:
    return Picture(png(sheet.image, palette()), alternative([each.text for each in sheet.placed]))


# Tiles


def tiles(box: ZombiesData, ours: ZombiesData, town: str, texts: Texts) -> Sheet:
    first = sorted(box.tiles.values(), key=lambda tile: (tile.kind not in FIRST, tile.named in ours.tiles))
    kinds = Counter(_kind(tile, texts) for tile in first)
    columns = COLUMNS if len(kinds) <= SEVERAL else NARROW
    rows = [[*kinds.items()][at : at + columns] for at in range(0, len(kinds), columns)]
    wide = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns
    size = min(wide // 3, 76)
    high = size * 3 + NAME + COUNTS + 2 * GAP
    sheet = Sheet(WIDTH, 2 * EDGE + HEAD + LINE + GAP + len(rows) * high)
    head, rest = sheet.box.inset(MARGIN, EDGE).top(HEAD)
    sheet.line(texts(f"zombies-value-town-{town}"), head, Style(46, "Black", 30), LIGHT)
    line, rest = rest.top(LINE, GAP)
    sheet.line(_uses(box, texts), line, Style(30, "Medium", 22), MUTED)
    for row in rows:
        places, rest = rest.top(high)
        for (kind, n), place in zip(row, places.columns(columns, GAP), strict=False):
            _tile(sheet, place, kind, n, size, texts)
    return sheet


def _kind(tile: Tile, texts: Texts) -> Kind:
    drawn = drawing(tile, 0, any_street=False)
    alike = drawn._replace(id="T01" if tile.kind == "street" else tile.named)
    return Kind(texts(f"zombies-tile-{tile.named}"), tile.zombies, tile.life, tile.bullets, alike)


def _uses(box: ZombiesData, texts: Texts) -> str:
    tiles = box.tiles.values()
    sums = {what: sum(getattr(tile, what) for tile in tiles) for what in ("zombies", "life", "bullets")}
    return texts("zombies-board-town-uses", tiles=len(tiles), cards=len(box.deck), **sums)


def _tile(sheet: Sheet, box: Box, kind: Kind, n: int, size: int, texts: Texts) -> None:
    """A tile, its name and how many there are, what comes with it."""
    top, rest = box.top(size * 3, 4)
    sheet.paste(tile_sheet(kind.drawn, size), top.x0, top.y0, 10)
    name, rest = rest.top(NAME)
    times = f" {texts('zombies-board-times', n=n)}" if n > 1 else ""
    sheet.text(f"{kind.name}{times}", name, Style(27, "Bold", 22), WHITE, "left", "middle", 3)
    counts, _ = rest.top(COUNTS)
    for what, count in (("zombie", kind.zombies), ("life", kind.life), ("bullet", kind.bullets)):
        if not count:
            continue
        mark, counts = counts.left(36, 2)
        if what == "zombie":
            pieces.zombie(sheet, mark.centre, COUNTS - 8)
        else:
            pieces.token(sheet, what, mark.centre, COUNTS - 10)
        said, counts = counts.left(22, 6)
        sheet.line(str(count), said, Style(27, "Bold"), WHITE)


# Cards


def _deck(box: ZombiesData, ours: ZombiesData, texts: Texts) -> Sheet:
    """Every card with its number in the deck, those of the town itself first and in its colour."""
    copies = Counter(copy.card for copy in box.deck.values())
    listed = sorted(copies, key=lambda id: (id in ours.cards, texts.message(box.cards[id].name, {})))
    half = (len(listed) + 1) // 2
    sheet = Sheet(WIDTH, 2 * EDGE + HEAD + GAP + half * ROW)
    head, rest = sheet.box.inset(MARGIN, EDGE).top(HEAD, GAP)
    own = sum(n for id, n in copies.items() if id not in ours.cards)
    title = texts("zombies-board-town-deck", cards=len(box.deck), own=own)
    sheet.line(title, head, Style(40, "Black", 28), LIGHT)
    for place, part in zip(rest.columns(2, 2 * GAP), (listed[:half], listed[half:]), strict=True):
        for id, line in zip(part, place.rows(half), strict=False):
            card = box.cards[id]
            mark, said = line.left(ROW, 8)
            number, said = said.right(64, 4)
            band = mark.inset(3)
            sheet.panel(band, KINDS[card.kind], 10)
            sheet.icon(sign(card), band.centre, 34, WHITE)
            ink = MUTED if id in ours.cards else WHITE
            sheet.text(texts.message(card.name, {}), said, Style(29, "Medium", 22), ink, "left", "middle", 2)
            sheet.line(texts("zombies-board-times", n=copies[id]), number, Style(29, "Bold"), ink, "right")
    return sheet


def own(box: ZombiesData, ours: ZombiesData, texts: Texts) -> Iterator[Sheet]:
    """The cards of the town itself, six in a picture."""
    own: Sequence[Card] = [card for id, card in box.cards.items() if id not in ours.cards]
    wide, high = CARD
    for at in range(0, len(own), EACH):
        rows = [own[n : n + 3] for n in range(at, min(at + EACH, len(own)), 3)]
        sheet = Sheet(WIDTH, 2 * EDGE + len(rows) * (high + GAP))
        rest = sheet.box.inset(MARGIN - 4, EDGE)
        for row in rows:
            places, rest = rest.top(high, GAP)
            for card, place in zip(row, places.columns(3, GAP), strict=False):
                sheet.paste(face(printed(card, texts), min(wide, place.width), high, 26), place.x0, place.y0, 20)
        yield sheet
