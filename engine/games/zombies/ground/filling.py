"""What comes with a new tile, and the squares where it can lie (R4.6-R4.8, R5.8)."""

from __future__ import annotations

from typing import NamedTuple

from engine.kit.walks import distances

from ..box.city import MIDDLE, ROAD, ROOM, City, address
from ..dead.supply import bank
from ..state import ZombiesState

PAD_ORDER = (5, 2, 4, 6, 8, 1, 3, 7, 9)
"""The order in which the squares of the helipad get zombies, as far as the bank goes (R5.8)."""


class Filling(NamedTuple):
    """The squares for zombies, life tokens and bullet tokens."""

    zombies: list[str]
    life: list[str]
    bullets: list[str]


def squares_of(s: ZombiesState, number: int) -> list[str]:
    """Where zombies may come on a new tile: rooms of a building, the road of a street (R4.6, R4.7)."""
    city = s.city
    if number in city.rooms:
        return list(city.rooms[number])
    return [address(number, square) for square, letter in enumerate(city.lies[number].letters, 1) if letter == ROAD]


def to_door(city: City, number: int) -> dict[str, int]:
    """Steps from each room of a building to the nearest room with a door, over rooms only (R4.8)."""
    rooms, steps = city.rooms[number], city.doorsteps[number]
    doors = [room for room in rooms if not steps.isdisjoint(city.links[room])]
    found = distances(doors, lambda room: [each for each in city.links[room] if city.building(each) == number])
    return {room: found.get(room, len(rooms)) for room in rooms}


def settled(s: ZombiesState, tile: str) -> bool:
    """Whether there is only one way to fill a tile, so that nobody has to be asked."""
    printed, letters = s.data.tiles[tile], s.data.atlas.lies[tile, 0].letters
    squares = letters.count(ROOM if printed.kind == "named" else ROAD)
    zombies, tokens = min(printed.zombies, bank(s)), {printed.life, printed.bullets}
    return printed.kind == "helipad" or (zombies in (0, squares) and tokens in ({0}, {0, squares}))


def automatic_filling(s: ZombiesState, number: int) -> Filling:
    """The automatic filling: tokens far from the doors, zombies near them, on a street at the exits (R4.8, R5.8)."""
    tile, city = s.tile(number), s.city
    zombies = min(tile.zombies, bank(s))
    if number not in city.rooms:
        if number == city.helipad:
            squares = [address(number, square) for square in PAD_ORDER]
        else:
            exits = {address(number, MIDDLE[side]) for side in city.lies[number].exits}
            squares = sorted(squares_of(s, number), key=lambda square: square not in exits)
        return Filling(squares[:zombies], [], [])
    steps = to_door(city, number)
    inwards, outwards = sorted(steps, key=lambda room: steps[room]), sorted(steps, key=lambda room: -steps[room])
    return Filling(inwards[:zombies], outwards[: tile.life], outwards[tile.life : tile.life + tile.bullets])


def filling_words(s: ZombiesState, number: int, filling: Filling) -> list[str]:
    """The words of the answer that chooses this filling."""
    squares, taken = squares_of(s, number), set(filling.life)
    among = squares, squares, [square for square in squares if square not in taken]
    return [",".join(chosen) for chosen, free in zip(filling, among, strict=True) if len(chosen) not in (0, len(free))]
