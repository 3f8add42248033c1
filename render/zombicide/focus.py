"""Which part of the city a picture shows: where survivors still act, what is near them, what has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable

from ..canvas.box import Box
from ..maps.crop import Cell, around, crop
from . import streets
from .scene import ZombicideScene

ACTS = 60
"""The weight of a zone in which a survivor acts; that of all news together is no more."""
STANDS = 20
"""The weight of a zone in which a survivor stands."""
NEWS = 4
"""The weight of a zone in which something has happened."""
DEAD = 3
"""The weight of a zone with zombies."""


CLOSE = 2
"""The most steps from what is marked at which a survivor counts as near it."""
NOWHERE = 20
"""The distance that counts for a place to which no way leads."""


def focus(scene: ZombicideScene, most: Cell) -> Box:
    """The part of the city that matters now, at most ``most`` cells across and down."""
    s, weights = scene.s, defaultdict[Cell, float](float)
    for survivor in s.survivors.values():
        if survivor.at:
            for cell in _cells(scene, [survivor.at])[:1]:
                weights[cell] += ACTS if scene.acting(survivor) else STANDS
    for zone in s.infested:
        for cell in _cells(scene, [zone])[:1]:
            weights[cell] += DEAD
    news = _cells(scene, scene.changed)
    for cell in news:
        weights[cell] += min(NEWS, ACTS / len(news))
    whole = streets.extent(s.city)
    cells = [(x, y) for x in range(whole.width) for y in range(whole.height)]
    return crop(cells, weights, most, most)


def centre(scene: ZombicideScene, seat: str, marked: Collection[str]) -> str:
    """The zone around which a seat looks: where its survivor acts or stands, of several the one nearest to all that is
    marked; else what is marked, else a start zone.
    """
    led = [scene.s.survivors[each] for each in scene.s.crews.get(seat, ()) if each in scene.s.survivors]
    acting = [each.at for each in led if each.at and scene.acting(each)]
    standing = acting or [each.at for each in led if each.at]
    asked = [ref for ref in marked if ref in scene.s.city.zones]
    if asked:
        near = [zone for zone in standing if any(_away(scene, zone, ref) <= CLOSE for ref in asked)]
        at = min(near, key=lambda zone: sum(_away(scene, zone, ref) for ref in asked), default="")
        return at or asked[len(asked) // 2]
    anybody = (each.at for each in scene.s.standing if each.at)
    return next(iter(standing), next(anybody, scene.s.mission.start[0]))


def surroundings(scene: ZombicideScene, zone: str, wide: int, high: int) -> Box:
    """The cells around a zone, as near its middle as the edges of the city allow."""
    x, y = _cells(scene, [zone])[0]
    return around(streets.extent(scene.s.city), x, y, wide, high)


def _away(scene: ZombicideScene, zone: str, other: str) -> int:
    away = scene.s.ground.distance(zone, other)
    return NOWHERE if away is None else away


def _cells(scene: ZombicideScene, zones: Iterable[str]) -> list[Cell]:
    """Where zones lie: column and row of each of their cells."""
    city = scene.s.city
    return [(x, y) for zone in zones if zone in city.zones for y, x in city.zones[zone].cells]
