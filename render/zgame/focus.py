"""Which part of the city a picture shows: where somebody acts, what can be chosen, what has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from engine.kit.hexes import Hex

from ..maps.crop import Cell
from ..maps.hexes import worth_showing
from .scene import ZgameScene

LEAST = 9, 3
"""Halves of a hex across and rows down that are shown at least, if there are so many."""
FIGHT, ACTS, CHOICE, NEWS, NEAR = 20, 6, 8, 3, 1
"""How much weighs a fight, that a Fighter of somebody who acts stands there, a choice, news, anybody else."""


def everything(scene: ZgameScene) -> list[Hex]:
    """All of the city, and the cells that are free while it is laid out."""
    return [*scene.cells.values(), *scene.free]


def focus(scene: ZgameScene, most: Cell) -> list[Hex]:
    """The cells that matter now, of at most so many halves across and rows down."""
    weights = Counter[Hex]()
    acting = {scene.s.active, *scene.waiting}
    for place, troops in scene.standing.items():
        weights[scene.cells[place]] += ACTS if any(seat in acting for seat, _, _ in troops) else NEAR
    for place in scene.pending:
        weights[scene.cells[place]] += CHOICE
    if scene.fight:
        weights[scene.cells[scene.fight.place]] += FIGHT
    for place in scene.changed & scene.cells.keys():
        weights[scene.cells[place]] += NEWS
    for cell in scene.free:
        weights[cell] += NEAR
    return worth_showing(everything(scene), weights, LEAST, most)


def around(scene: ZgameScene, seat: str, marked: Collection[str], most: Cell) -> list[Hex]:
    """The cells around a seat's Fighters and as many as possible of the places that are marked; all of them while the
    city is laid out.
    """
    if scene.free:
        return everything(scene)
    weights = Counter[Hex]()
    for place in scene.s.gangs[seat].places or [scene.s.home(seat)]:
        if place in scene.cells:
            weights[scene.cells[place]] += ACTS
    for place in scene.cells.keys() & marked:
        weights[scene.cells[place]] += CHOICE
    if scene.fight and seat in (scene.fight.seat, getattr(scene.fight, "other", "")):
        weights[scene.cells[scene.fight.place]] += FIGHT
    return worth_showing(everything(scene), weights, (5, 3), most)
