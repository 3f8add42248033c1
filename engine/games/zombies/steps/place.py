"""Placing a map tile and filling it (R4.3–R4.8, R5.1, R5.8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from engine.core.message import Message, parts
from engine.core.model import Count, Number
from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done
from engine.kit.choices import exactly

from .. import defaults
from ..box.city import SIDES, Placed, Spot
from ..dead.supply import add_zombies, bank
from ..ground.filling import Filling, automatic_filling, filling_words, settled, squares_of
from ..ground.spots import joined, spot_words, spots
from ..ground.squares import numbered
from ..moment import Moment
from ..state import ZombiesState
from ..survivors.race import ways_to_pad

BY_HAND = "hand"
"""The word that says: I fill the tile by hand. Without it the automatic rule fills it (R4.8)."""
PAD = "pad"
"""The deed of placing the helipad, told at the end."""

# Where the tile goes


class Laying(NamedTuple):
    """Where a tile goes, and whether what comes with it is put on its squares by hand."""

    spot: Spot
    by_hand: bool


def choose_laying(s: ZombiesState, tile: str) -> Chain:
    """A cell, then the rotation if several are legal there (D1); before, if wanted, that it is filled by hand (D2)."""
    by_cell: dict[str, list[Spot]] = {}
    for spot in spots(s, tile):
        by_cell.setdefault(f"{spot.x},{spot.y}", []).append(spot)

    def cells() -> list[Option]:
        return [
            Option(key, partial(_cell_label, s, tile, there, n), ref=f"cell-{key}", leads=len(there) > 1)
            for n, (key, there) in enumerate(by_cell.items(), 1)  # the numbers of `candidates`
        ]

    hand = [] if settled(s, tile) else [Option(BY_HAND, partial(s.text, "option-by-hand"), handy=True)]
    word = yield One(lambda: [*cells(), *hand], keys=[*by_cell, *(option.key for option in hand)])
    by_hand = word == BY_HAND
    if by_hand:
        word = yield One(cells, keys=list(by_cell))
    there = by_cell[word]
    if len(there) == 1:
        return Laying(there[0], by_hand)
    n = list(by_cell).index(word) + 1
    turn = yield One(Option(f"r{spot.turn}", partial(_turn_label, s, tile, spot, n)) for spot in there)
    return Laying(next(spot for spot in there if f"r{spot.turn}" == turn), by_hand)


def _cell_label(s: ZombiesState, tile: str, there: list[Spot], n: int) -> Message:
    roads = dict.fromkeys(road for spot in there for road in joined(s.city, tile, spot))
    beside = [s.text(f"at-{side}", tile=numbered(s, number)) for number, side in roads]
    return s.text("option-cell", n=n, beside=beside)


def _turn_label(s: ZombiesState, tile: str, spot: Spot, n: int) -> Message:
    letters, exits, _ = s.data.atlas.lies[tile, spot.turn]
    edges = {"N": letters[:3], "E": letters[2::3], "S": letters[6:], "W": letters[::3]}
    roads = [s.text(f"side-{side}") for side in SIDES if side in exits]
    built = [s.text(f"side-{side}") for side in SIDES if edges[side] == "RRR"]
    if built:
        return s.text("option-turn-rooms", n=n, roads=roads, rooms=built)
    return s.text("option-turn", n=n, roads=roads)


class Place(Moment):
    """A tile is placed by a seat; nobody's choice once that seat has left the game (R4.5, R19.6)."""

    seat: str
    tile: str

    def title(self, s: ZombiesState) -> Message:
        return s.text("title-place", tile=s.tile_name(self.tile))

    def run(self, s: ZombiesState) -> Done | None:
        if not s.survivors[self.seat].gone:
            return None
        self.lay(s, defaults.spot(s, self.seat, self.tile))
        return DONE

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D1, D4
        yield Ask(
            self.seat,
            "place",
            partial(choose_laying, s, self.tile),
            prompt=partial(s.text, "ask-place", tile=s.tile_name(self.tile)),
            default=lambda: spot_words(s, self.tile, defaults.spot(s, self.seat, self.tile)),
            several=lambda: len(spots(s, self.tile)) > 1 or not settled(s, self.tile),
        )

    def on_place(self, s: ZombiesState, ask: Ask, laying: Laying) -> Done:
        self.lay(s, *laying)
        return DONE

    def lay(self, s: ZombiesState, spot: Spot, by_hand: bool = False) -> None:
        number, beside = len(s.tiles), joined(s.city, self.tile, spot)
        s.tiles = (*s.tiles, Placed(self.tile, *spot))
        s.idle = 0
        neighbours = [numbered(s, each) for each, _ in beside]
        tile, refs = numbered(s, number), (f"tile-{number}",)
        if s.city.helipad == number:
            s.credit(self.seat, PAD)
            s.tell("pad-lies", who=self.seat, tile=tile, ways=parts(ways_to_pad(s)), refs=refs, weight="scene")
        else:
            s.tell("places", who=self.seat, tile=tile, beside=neighbours, refs=refs)
        if by_hand:
            s.push(Fill(seat=self.seat, number=number, placed=self.no))
        else:
            put(s, self.seat, number, automatic_filling(s, number))


# What comes with it


def choose_filling(s: ZombiesState, number: int) -> Chain:
    """The squares for the zombies, the lives and the bullets (D2)."""
    tile, squares = s.tile(number), squares_of(s, number)
    zombies = yield from exactly(_squares(s, "zombie", squares), min(tile.zombies, bank(s)))
    life = yield from exactly(_squares(s, "life-token", squares), tile.life)
    left = [square for square in squares if square not in life]
    bullets = yield from exactly(_squares(s, "bullet-token", left), tile.bullets)
    return Filling(zombies, life, bullets)


def _squares(s: ZombiesState, what: str, squares: list[str]) -> list[Option]:
    return [Option(square, partial(s.text, f"option-{what}", square=square), ref=square) for square in squares]


def put(s: ZombiesState, seat: str, number: int, filling: Filling) -> None:
    """A seat's new tile gets its zombies and tokens (R4.6, R4.7)."""
    add_zombies(s, [square for square in filling.zombies if square not in s.zombies])  # by a game master
    for square in filling.life:
        s.tokens[square] = "life"
    for square in filling.bullets:
        s.tokens[square] = "bullet"
    what = [
        s.text(f"filled-{kind}", n=len(squares))
        for kind, squares in zip(("zombies", "life", "bullets"), filling, strict=True)
        if squares
    ]
    refs = tuple(dict.fromkeys(square for squares in filling for square in squares))
    if what:
        s.tell("fills", who=seat, tile=numbered(s, number), what=what, refs=refs, weight="detail")
    if len(filling.zombies) < s.tile(number).zombies:  # R2.7, R16.1
        s.tell("bank-short", n=len(filling.zombies))


class Fill(Moment):
    """The zombies and tokens of a new tile are put on it by the hand of a seat (R4.6, R4.7)."""

    seat: str
    number: Number
    placed: Count = 0
    """The number of the step that placed the tile."""

    @property
    def held_up(self) -> int:
        """R19.3: one placement, so nobody waits for its second half after missing the first."""
        return self.placed or self.no

    def title(self, s: ZombiesState) -> Message:
        return s.text("title-place", tile=s.tile_name(s.tiles[self.number].tile))

    def run(self, s: ZombiesState) -> Done | None:
        if s.survivors[self.seat].gone or settled(s, s.tiles[self.number].tile):
            put(s, self.seat, self.number, automatic_filling(s, self.number))
            return DONE
        return None

    def asks(self, s: ZombiesState) -> Iterator[Ask]:  # D2
        yield Ask(
            self.seat,
            "fill",
            partial(choose_filling, s, self.number),
            prompt=partial(self.prompt, s),
            default=lambda: filling_words(s, self.number, automatic_filling(s, self.number)),
        )

    def prompt(self, s: ZombiesState) -> Message:
        tile = s.tile(self.number)
        amounts = {"zombies": min(tile.zombies, bank(s)), "life": tile.life, "bullets": tile.bullets}
        what = [s.text(f"filled-{kind}", n=n) for kind, n in amounts.items() if n]
        return s.text("ask-fill", tile=numbered(s, self.number), what=what)

    def on_fill(self, s: ZombiesState, ask: Ask, filling: Filling) -> Done:
        put(s, self.seat, self.number, filling)
        return DONE
