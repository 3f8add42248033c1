"""Maps for new missions: tiles laid side by side so that streets go on from one to the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Literal, NamedTuple

from ..games.zombicide.box.tile import Cell, Tile, is_room

Size = Literal["small", "medium", "large"]
Tiles = Literal["streets", "houses"]
SIZES: Mapping[Size, tuple[int, int]] = {"small": (2, 2), "medium": (3, 2), "large": (3, 3)}
"""Rows and columns."""
KINDS: Mapping[Tiles, Sequence[str]] = {"streets": ("city", "house"), "houses": ("house", "city")}
"""Kinds of tiles, the first as long as there are any."""
MIDDLES: Sequence[Cell] = ((0, 1), (1, 2), (2, 1), (1, 0))
"""The middle cells of a tile's edges, clockwise from the top."""
TURNED = 0.35
"""How many of the tiles lie turned: of most, rooms go on in the next one only if they do not."""


class Laid(NamedTuple):
    """A tile in its place, by so many quarter turns clockwise."""

    tile: str
    turns: int


Map = Sequence[Sequence[Laid]]
"""Rows from top to bottom."""


def lay(random: Random, tiles: Mapping[str, Tile], size: Size, kind: Tiles) -> Map:
    """A map on which every street and corridor that reaches the edge of a tile goes on in the next one.

    Both sides of one tile are never on the same map. Raises ValueError if there are not enough tiles that fit.
    """
    rows, columns = SIZES[size]
    found = next(_filled(random, tiles, kind, rows, columns, ()), None)
    if found is None:
        raise ValueError("there are not enough tiles that fit together")
    return [found[row * columns : (row + 1) * columns] for row in range(rows)]


def _filled(
    random: Random, tiles: Mapping[str, Tile], kind: Tiles, rows: int, columns: int, before: tuple[Laid, ...]
) -> Iterator[tuple[Laid, ...]]:
    """All ways to go on with what lies already, in reading order."""
    at = len(before)
    if at == rows * columns:
        yield before
        return
    left = before[at - 1] if at % columns else None
    above = before[at - columns] if at >= columns else None
    for laid in _candidates(random, tiles, kind, {number(each.tile) for each in before}):
        open_left, open_above = leads(tiles, laid, 3), leads(tiles, laid, 0)
        if (left is None or leads(tiles, left, 1) == open_left) and (
            above is None or leads(tiles, above, 2) == open_above
        ):
            yield from _filled(random, tiles, kind, rows, columns, (*before, laid))


def _candidates(random: Random, tiles: Mapping[str, Tile], kind: Tiles, used: set[str]) -> list[Laid]:
    """Tiles that are left, in the order in which they are tried."""
    found: list[Laid] = []
    for each in KINDS[kind]:
        free = [id for id, tile in tiles.items() if tile.kind == each and number(id) not in used]
        random.shuffle(free)
        first = [Laid(id, random.randint(1, 3) if random.random() < TURNED else 0) for id in free]
        found += first
        found += [Laid(laid.tile, turns) for laid in first for turns in range(4) if turns != laid.turns]
    return found


def leads(tiles: Mapping[str, Tile], laid: Laid, edge: int) -> bool:
    """Whether a street or corridor reaches this edge, counted clockwise from the top."""
    tile = tiles[laid.tile]
    return not is_room(tile.zone(MIDDLES[(edge - laid.turns) % 4]))


def number(tile: str) -> str:
    """What both sides of a tile have in common."""
    return tile[:-1]
