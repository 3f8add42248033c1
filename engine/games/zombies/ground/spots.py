"""Where a map tile can go (R4.3, R5.1), and what it would join there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..box.city import OPPOSITE, City, Spot
from ..state import ZombiesState


def spots(s: ZombiesState, tile: str) -> Sequence[Spot]:
    """Where the tile may go, by cell (y, x) and rotation (R4.3); the helipad leniently if need be (R5.1)."""
    found = s.city.spots(tile)
    if not found and s.data.tiles[tile].kind == "helipad":
        return s.city.spots(tile, lenient=True)
    return found


def candidates(cells: Iterable[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """The numbers of cells (x, y) from 1 on, by y, then x: the same in options and pictures."""
    return {(x, y): n for n, (y, x) in enumerate(sorted({(y, x) for x, y in cells}), 1)}


def openings_after(city: City, tile: str, spot: Spot) -> int:
    """How many openings the city has once the tile lies there (R2.9)."""
    exits, (roads, walls) = city.atlas.lies[tile, spot.turn].exits, city.gaps[spot.x, spot.y]
    return len(city.openings) - len(roads) + len(exits.difference(roads, walls))


def joined(city: City, tile: str, spot: Spot) -> list[tuple[int, str]]:
    """The exits, by tile number and side, that the tile's roads would meet there."""
    exits, roads = city.atlas.lies[tile, spot.turn].exits, city.gaps[spot.x, spot.y].roads
    return [(number, OPPOSITE[side]) for side, number in roads.items() if side in exits]


def spot_words(s: ZombiesState, tile: str, spot: Spot) -> list[str]:
    """The words of the answer that lays the tile there."""
    turns = [each for each in spots(s, tile) if each[:2] == spot[:2]]
    return [f"{spot.x},{spot.y}", *([f"r{spot.turn}"] if len(turns) > 1 else [])]
