"""Where a pawn can go with its points, by which way, and out of which building it must (R8.3, R15.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .city import ROAD, ROOM, City, address, nearest, tile_of
from .state import ZombiesState


class Way(NamedTuple):
    """How a square is reached: points, fights on the way, the square before."""

    steps: int
    fights: int
    before: str


def confined(s: ZombiesState, seat: str) -> bool:
    """Whether Claustrophobia keeps the pawn out of rooms in this turn (R15.6)."""
    return s.survivors[seat].under("claustrophobia")


def enterable(s: ZombiesState, seat: str, square: str) -> Sequence[str]:
    """The squares that the pawn may enter from a square: in Claustrophobia outdoors, or straight out (R15.6)."""
    city, links = s.city, s.city.links[square]
    if not confined(s, seat):
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


def within(s: ZombiesState, seat: str, points: int) -> dict[str, Way]:
    """The squares that the pawn reaches with so many points, near ones first: by a shortest way, and of these by one
    with the fewest fights.
    """
    start, bound = s.survivors[seat].pawn, confined(s, seat)
    zombies, links = set(() if s.feast else s.zombies), s.city.links
    edge = {start: Way(0, 0, "")}
    found = dict(edge)
    for steps in range(1, points + 1):
        new: dict[str, Way] = {}
        for here, way in edge.items():
            for square in enterable(s, seat, here) if bound else links[here]:
                if square not in found:
                    fights = way.fights + (square in zombies)
                    known = new.get(square)
                    if known is None or fights < known.fights:
                        new[square] = Way(steps, fights, here)
        found |= new
        edge = new
    del found[start]
    return found


def straight(reach: Mapping[str, Way], to: str) -> list[str]:
    """The squares of the way that `within` has found."""
    path = [to]
    while reach[path[-1]].before in reach:
        path.append(reach[path[-1]].before)
    return path[::-1]


def around(s: ZombiesState, seat: str, points: int, to: str) -> list[str]:
    """Of the ways that so many points allow, the shortest one with the fewest fights; empty if there is none."""
    zombies = set(s.zombies)
    paths: dict[str, tuple[int, list[str]]] = {s.survivors[seat].pawn: (0, [])}
    """Where one can be after so many steps: fights and way."""
    best: tuple[int, list[str]] | None = None
    for _ in range(points):
        longer: dict[str, tuple[int, list[str]]] = {}
        for here, (fights, path) in paths.items():
            for square in enterable(s, seat, here):
                price = fights + (square in zombies)
                if square not in longer or price < longer[square][0]:
                    longer[square] = (price, [*path, square])
        paths = longer
        if to in paths and (best is None or paths[to][0] < best[0]):
            best = paths[to]
    return best[1] if best else []


def fights_on(s: ZombiesState, path: Sequence[str]) -> int:
    """How many zombies stand on a way."""
    return sum(square in s.zombies for square in path)
