"""Which part of the city a picture shows: where somebody acts, what can be chosen, what has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from engine.games.zombies.state import START

from ..canvas.box import Box
from ..maps.crop import Cell, crop
from .scene import ZombiesScene

LEAST = 4, 3
"""The fewest tiles across and down that are shown, if the city has them."""
ACTS = 12
"""The weight of a tile on which somebody acts."""
CHOICE = 12
"""The weight of a tile or cell that can be chosen."""
NEWS = 3
"""The weight of a tile on which something has happened."""
NEAR = 1
"""The weight of a pawn that does not act, and of a square in reach."""
HOME = 10_000
"""The weight of the tile of the player's pawn: more than all that can be chosen."""


def focus(scene: ZombiesScene, most: Cell, *, whole: bool = False) -> Box:
    """The part of the city that matters now, at most ``most`` tiles across and down; exactly that much if ``whole``."""
    s, weights = scene.s, Counter[Cell]()
    acting = {*scene.waiting, *scene.winners} if s.over else {s.active, *scene.waiting}
    for seat, survivor in s.survivors.items():
        if survivor.pawn:
            weights[scene.cell_of(survivor.pawn)] += ACTS if seat in acting else NEAR
    for cell in scene.candidates:
        weights[cell] += CHOICE
    for square in {*scene.reach, *scene.movable}:
        weights[scene.cell_of(square)] += NEAR
    if scene.filling is not None:
        weights[_at(scene, scene.filling)] += ACTS
    for number in scene.news_on:
        weights[_at(scene, number)] += NEWS
    return crop(scene.cells, weights, most if whole else LEAST, most)


def around(scene: ZombiesScene, seat: str, marked: Collection[str], most: Cell) -> Box:
    """The part of the city around a seat's pawn and as many as possible of the squares and cells that are marked.

    Where a tile goes can be far away: then the pawn may be left out.
    """
    cells = [(x, y) for x, y in scene.candidates if f"cell-{x},{y}" in marked]
    weights = Counter({scene.cell_of(scene.s.survivors[seat].pawn or START): ACTS if cells else HOME})
    for ref in marked:
        if ref in scene.s.city.letters:
            weights[scene.cell_of(ref)] += CHOICE
    for cell in cells:
        weights[cell] += CHOICE + NEAR
    return crop(scene.cells, weights, (3, 3), most)


def _at(scene: ZombiesScene, number: int) -> Cell:
    placed = scene.s.tiles[number]
    return placed.x, placed.y
