"""Corrections of the map: the tile placed last, those in the stack, and those that were removed (section 9)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from engine.core.fix import APPLY
from engine.core.shape import Chain, One, Option, Shape
from engine.kit.choices import labelled
from engine.kit.fixes import put_on_top, words
from engine.kit.piles import BOTTOM, TOP, Where, put

from ..box.city import City, Placed, Spot, address, tile_of, turned
from ..dead.supply import restock
from ..ground.squares import numbered, square_options
from ..phases.turn import Turn
from ..state import START, Token, ZombiesState
from ..steps.place import Fill, Place
from ..steps.zombies import ZombieMoves
from ..survivors.forced import Forced
from .pieces import stop_walking

SUPPLY = "supply"
OUT, AGAIN = "out", "again"


def city_without_last(s: ZombiesState) -> City:
    return s.data.atlas.city(s.tiles[:-1], s.rules.doors == "any_street")


def last(s: ZombiesState) -> One:
    """The tile placed last, to be confirmed; nothing while only the Town Square lies."""
    number = len(s.tiles) - 1
    return One([Option(str(number), partial(numbered, s, number), ref=f"tile-{number}")] if number else [])


def forget(s: ZombiesState, number: int) -> None:
    """Forget what refers to a tile that was taken away."""
    s.stack = [step for step in s.stack if not (isinstance(step, Fill) and step.number == number)]
    s.molotov.pop(number, None)
    for step in [*s.find_all(Turn), *s.find_all(Forced)]:
        if step.origin and tile_of(step.origin) == number:
            step.origin = ""
    stop_walking(s)


# Taking back


def take_back(s: ZombiesState) -> Chain:
    """The last tile goes back; what stands on it is put elsewhere first."""
    yield last(s)
    number = len(s.tiles) - 1
    what: str = yield words(s, TOP, BOTTOM, OUT, AGAIN)
    left = city_without_last(s)
    pawns: dict[str, str] = {}
    for seat, survivor in s.survivors.items():
        if survivor.pawn and tile_of(survivor.pawn) == number:
            pawns[seat] = yield One(square_options(s, left.letters), usual=START)
    zombies = yield from _relocate(s, left, [each for each in s.zombies if tile_of(each) == number], s.zombies)
    tokens = yield from _relocate(s, left, [each for each in s.tokens if tile_of(each) == number], list(s.tokens))
    yield APPLY
    tile = s.tiles[-1].tile
    s.tell("fix-did-take-back", tile=numbered(s, number), what=s.text(f"fix-option-{what}"))
    forget(s, number)
    for seat, square in pawns.items():
        s.survivors[seat].pawn = square
    for square, to in zombies.items():
        s.zombies.remove(square)
        if to != SUPPLY:
            s.zombies.append(to)
        else:
            restock(s, 1)
    for square, to in tokens.items():
        token = s.tokens.pop(square)
        if to != SUPPLY:
            s.tokens[to] = token
    s.tiles = s.tiles[:-1]
    match what:
        case "top" | "bottom":
            put(s, s.pile.cards, tile, what)
        case "out":
            s.removed.append(tile)
        case _:
            put_on_top(s, Place(seat=s.active, tile=tile))


def _relocate(
    s: ZombiesState, left: City, standing: list[str], taken: list[str]
) -> Generator[Shape, str, dict[str, str]]:
    """Where each of these pieces goes: back to the supply, or to a free square of the other tiles."""
    places: dict[str, str] = {}
    for square in standing:
        free = [each for each in left.letters if each not in taken and each not in places.values()]
        label = partial(s.text, "fix-to-supply", at=s.place(square))
        places[square] = yield One([Option(SUPPLY, label), *square_options(s, free)], usual=SUPPLY)
    return places


# Turning and moving


def relay(s: ZombiesState) -> Chain:
    """The last tile lies elsewhere or turned; what stands on it goes along."""
    yield last(s)
    old, city = s.tiles[-1], city_without_last(s)
    found = city.spots(old.tile)
    if s.tile(len(s.tiles) - 1).kind == "helipad":  # R5.1
        found = [*found, *(spot for spot in city.spots(old.tile, lenient=True) if spot not in found)]
    found = [spot for spot in found if not _same(s, old, spot)]
    cells = dict.fromkeys(f"{x},{y}" for x, y, _ in found)
    cell: str = yield One([Option(each, partial(s.text, "fix-cell", cell=each)) for each in cells])
    there = [spot for spot in found if f"{spot.x},{spot.y}" == cell]
    turn: str = yield One([Option(f"r{each.turn}", partial(s.text, "fix-turned", n=each.turn)) for each in there])
    new = next(spot for spot in there if f"r{spot.turn}" == turn)
    yield APPLY
    number = len(s.tiles) - 1
    moved = _turner(number, (new.turn - old.turn) % 4)
    s.tiles = (*s.tiles[:-1], Placed(old.tile, *new))
    for survivor in s.survivors.values():
        survivor.pawn = moved(survivor.pawn)
    s.zombies = [moved(square) for square in s.zombies]
    s.tokens = dict[str, Token]({moved(square): token for square, token in s.tokens.items()})
    for step in s.find_all(ZombieMoves):
        step.moved = [moved(square) for square in step.moved]
    stop_walking(s)
    s.tell("fix-did-relay", tile=numbered(s, number), refs=(f"tile-{number}",))


def _same(s: ZombiesState, old: Placed, spot: Spot) -> bool:
    lies = s.data.atlas.lies
    return (old.x, old.y) == spot[:2] and lies[old.tile, old.turn] == lies[old.tile, spot.turn]


def _turner(number: int, turns: int) -> Callable[[str], str]:
    """Where a square of this tile lies after these quarter turns; other squares stay."""

    def moved(square: str) -> str:
        if not square or tile_of(square) != number:
            return square
        return address(number, turned(int(square.partition(".")[2]), turns))

    return moved


# The stack


def restore(s: ZombiesState) -> Chain:
    tile: str = yield One(labelled(s.tile_name, s.removed))
    to: Where = yield words(s, TOP, BOTTOM)
    yield APPLY
    s.removed.remove(tile)
    put(s, s.pile.cards, tile, to)
    s.tell("fix-did-restore", tile=s.tile_name(tile), what=s.text(f"fix-option-{to}"))


def stack(s: ZombiesState) -> Chain:
    """The options show the stack from the top (to the game master only)."""
    tile: str = yield One(labelled(s.tile_name, reversed(s.pile.cards)))
    n: str = yield One([Option(str(n), partial(s.text, "fix-place-in-stack", n=n)) for n in range(1, len(s.pile) + 1)])
    yield APPLY
    s.pile.cards.remove(tile)
    s.pile.cards.insert(len(s.pile) - int(n) + 1, tile)
    s.tell("fix-did-stack")
