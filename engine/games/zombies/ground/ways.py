"""Where a pawn can go with its points, by which way, and out of which building it must (R8.3, R15.6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.kit import walks
from engine.kit.walks import Links, Way

from ..box.city import ROAD, ROOM, City, address, nearest, tile_of
from ..state import ZombiesState


def can_move(s: ZombiesState, seat: str) -> bool:
    """Whether the active pawn can move at all in this turn (R8.9, R15.4)."""
    survivor = s.survivors[seat]
    return not s.halted and bool(survivor.pawn) and not survivor.under("fear")


def enterable(s: ZombiesState, seat: str, square: str) -> Sequence[str]:
    """The squares that the pawn may enter from a square. Under Claustrophobia: no room, and from a room only the way
    out (R15.6).
    """
    city = s.city
    links = city.links[square]
    if not s.survivors[seat].under("claustrophobia"):
        return links
    if city.building(square) is None:
        return [each for each in links if city.letters[each] != ROOM]
    far = way_out(city, square)
    return [each for each in links if way_out(city, each) < far]


def way_out(city: City, square: str) -> int:
    """Squares from here to a road of the same tile (R15.6)."""
    number = tile_of(square)
    roads = [road for n in range(1, 10) if city.letters.get(road := address(number, n)) == ROAD]
    return nearest(city.ways(square), roads) or 0


def within(s: ZombiesState, seat: str, points: int) -> dict[str, Way[str]]:
    """The squares that the pawn reaches with these points; the price of a way is its number of fights."""
    zombies = frozenset[str]() if s.feast else frozenset(s.zombies)
    return walks.within(s.survivors[seat].pawn, _links(s, seat), points, zombies.__contains__)


def around(s: ZombiesState, seat: str, points: int, to: str) -> list[str]:
    """Of the ways that the points allow, the shortest one with the fewest fights; empty if there is no way."""
    return walks.cheapest(s.survivors[seat].pawn, _links(s, seat), points, frozenset(s.zombies).__contains__, to)


def _links(s: ZombiesState, seat: str) -> Links[str]:
    survivor = s.survivors[seat]
    return partial(enterable, s, seat) if survivor.under("claustrophobia") else s.city.links.__getitem__


def fights_on(s: ZombiesState, path: Sequence[str]) -> int:
    """How many zombies stand on a way."""
    return sum(square in s.zombies for square in path)
