"""What is done for a player who has missed a deadline (section 5). Rules use nothing bolder than this."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from .box.city import MIDDLE, Spot, address, nearest
from .ground.spots import joined, openings_after, spots
from .state import START, Survivor, ZombiesState

PATIENT = 2
"""Bullets that are spent to save trophies, at most (D13)."""


def spot(s: ZombiesState, seat: str, tile: str) -> Spot:
    """Where a tile goes: most openings, then near the Town Square (D1); the helipad above all near the player's pawn
    (D4).
    """
    city, helipad = s.city, s.data.tiles[tile].kind == "helipad"
    ways = city.ways(s.survivors[seat].pawn or START)

    def rank(spot: Spot) -> tuple[int, ...]:
        entries = [address(number, MIDDLE[side]) for number, side in joined(city, tile, spot)]
        walk = nearest(ways, entries) if helipad else None
        x, y, turn = spot
        return walk or 0, -openings_after(city, tile, spot), abs(x) + abs(y), y, x, turn

    return min(spots(s, tile), key=rank)


def wound(lives: int, ways: Sequence[str], bullets: int) -> str:
    """How a failed roll is answered that needs this many bullets: by a single bullet, else by a life that is not the
    last one (D5)."""
    if "bullets" in ways and bullets == 1:
        return "bullets"
    if lives > 1:
        return "life"
    return next(way for way in ("bullets", "kit", "ammo", "life") if way in ways)


def repair(survivor: Survivor, bullets: int) -> str:
    """How trophies fare that this many bullets would save: saved if they are few, else given back (D13)."""
    return "bullets" if bullets <= min(PATIENT, survivor.bullets) else "give"


def move(s: ZombiesState, words: Collection[str], reach: Iterable[str]) -> str:
    """How the pawn moves: it is handed back (D7), stays (D6), or leaves the building as it must (R15.6)."""
    for word in ("back", "stop", "roll"):
        if word in words:
            return word
    squares = list(reach)
    outside = (square for square in squares if s.city.building(square) is None)
    return next(outside, squares[-1])
