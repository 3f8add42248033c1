"""Which plates a map of the city has, and where they lie: names of buildings, numbers of tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.games.zombies.box.city import BLOCKED, OPPOSITE, ROOM, SIDES, Lie

from ..canvas.box import Box
from ..maps.plates import Plate, Spot, Turn, free
from ..texts import Texts
from .look import BUILDINGS
from .survey import Layout
from .tiles import cell

TURNS: dict[str, Turn] = {"N": "level", "S": "level", "W": "up", "E": "down"}
"""How a name runs along the wall of each side."""
ROWS: dict[str, tuple[int, int, int]] = {"N": (1, 2, 3), "S": (7, 8, 9), "W": (1, 4, 7), "E": (3, 6, 9)}
"""The squares along each side."""
SMALLEST = 13
"""Pixels of the smallest letters, on the map of a whole city."""
FEWEST = 5
"""Letters to which the name of a building of a town is cut at most."""


@lru_cache(maxsize=64)
def signs(layout: Layout, texts: Texts, within: Box) -> Sequence[tuple[Plate, Spot]]:
    """The plates of all tiles that are shown, each clear of the others as far as there is room.

    Those with the fewest places come first. A building bears its number on the plate of its name. Most moves leave the
    city as it is: what was found last is kept.
    """
    city = layout.city
    named = [number for number in layout.tiles if number in city.rooms]
    others = [number for number in layout.tiles if number not in city.rooms]
    laid: list[tuple[Plate, Spot]] = []
    taken: list[Box] = []
    for number in sorted(named, key=lambda number: len(_walls(city.lies[number]))):
        plate = _named(layout, number, texts)
        spot = free([*_spots(layout, number, plate)], taken, within)
        laid.append((plate, spot))
        taken.append(spot.box)
    for number in others:
        plate = Plate(str(number), max(SMALLEST, min(28, layout.size * 2 // 5)), dark=True)
        spot = free([*_corners(layout, number, plate)], taken, within)
        laid.append((plate, spot))
        taken.append(spot.box)
    return laid


def _named(layout: Layout, number: int, texts: Texts) -> Plate:
    city = layout.city
    return plate(city.atlas.tiles[city.placed[number].tile].named, number, layout.size, texts)


def plate(tile: str, number: int, size: int, texts: Texts) -> Plate:
    """The sign of a building with squares of this size: a name that is too long is short there, of a town maybe cut."""
    font, most = max(SMALLEST, min(24, size * 2 // 5)), size * 3 - 8
    laid = Plate(f"{number} {texts(f'zombies-tile-{tile}')}", font)
    if laid.size[0] > most and texts.has(short := f"zombies-board-short-{tile}"):
        laid = Plate(f"{number} {texts(short)}", font)
    while laid.size[0] > most and tile not in BUILDINGS and len(laid.text) > FEWEST:
        laid = Plate(f"{laid.text[:-2].rstrip()}…", font)
    return laid


def _spots(layout: Layout, number: int, plate: Plate) -> Iterator[Spot]:
    """Where the name of a building can lie: on its own blocked squares, outside its walls, inside them."""
    city, box = layout.city, layout.tile(number)
    lie = city.lies[number]
    half = box.width // 2
    x, y = box.centre
    for side, squares in ROWS.items():
        if all(lie.letters[n - 1] == BLOCKED for n in squares):
            dx, dy = SIDES[side]
            aside = half - plate.size[1] // 2 - 3
            yield plate.spot(TURNS[side], x + dx * aside, y + dy * aside)
    walls = _walls(lie) or ["N"]
    for side in walls:
        beyond = city.neighbour(city.placed[number], side)
        bare = beyond is None or set(_rim(city.lies[beyond], OPPOSITE[side])) == {BLOCKED}
        if bare and side not in lie.exits:  # an arrow may lead out there
            yield _beside(plate, side, x, y, half + plate.size[1] // 2 - max(3, layout.size // 11))
    for side in walls:
        yield _beside(plate, side, x, y, half - plate.size[1] // 2)


def _beside(plate: Plate, side: str, x: int, y: int, away: int) -> Spot:
    dx, dy = SIDES[side]
    return plate.spot(TURNS[side], x + dx * away, y + dy * away)


def _corners(layout: Layout, number: int, plate: Plate) -> Iterator[Spot]:
    """Where the number of a street can lie: in a blocked corner, else in one of which least is hidden."""
    box, letters = layout.tile(number), layout.city.lies[number].letters
    corners = sorted((1, 3, 7, 9), key=lambda square: letters[square - 1] != BLOCKED)
    for square in corners:
        place = cell(box, square)
        inset = plate.size[0] // 2 + 3, plate.size[1] // 2 + 3
        right, down = square in (3, 9), square > 5
        yield plate.spot(
            "level",
            place.x1 - inset[0] if right else place.x0 + inset[0],
            place.y1 - inset[1] if down else place.y0 + inset[1],
        )


def _walls(lie: Lie) -> list[str]:
    """The sides that are wall from corner to corner, level ones first."""
    return [side for side in "NSWE" if _rim(lie, side) == ROOM * 3]


def _rim(lie: Lie, side: str) -> str:
    """The squares along a side."""
    return "".join(lie.letters[n - 1] for n in ROWS[side])
