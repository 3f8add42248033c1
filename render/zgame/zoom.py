"""The city around a gang's Fighters, larger; with a fight of theirs, or the tiles that they have still to lay."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.zgame.data import number

from ..canvas.sheet import Sheet
from ..maps import hexes
from ..maps import zoom as zooms
from . import chart, hands, stage
from .focus import around
from .scene import ZgameScene

GAP = 12
NEAR, LARGEST, TALL = 250, 320, 1040
"""Pixels of a hex at least and at most, and of map and battle in height."""


def surroundings(scene: ZgameScene, seat: str, marked: Collection[str] = ()) -> Sheet:
    """The city around a gang's Fighters, and as many as possible of the places that are marked."""
    battle = stage.height(scene) + GAP if stage.concerns(scene, seat) else 0
    wide, tall = zooms.WIDTH - 2 * chart.PAD, TALL - battle
    shown = around(scene, seat, marked, (2 * wide // NEAR, (4 * tall // NEAR - 1) // 3))
    part = hexes.extent(shown)
    size = hexes.largest(part, wide, tall, LARGEST)
    high = hexes.pixels(part, size)[1] + 2 * chart.PAD
    laying = hands.HEX + GAP if hands.own_tiles(scene, seat) else 0
    sheet, rest = zooms.titled(scene, seat, place_line(scene, seat), battle + high + laying)
    if battle:
        place, rest = rest.top(battle - GAP, GAP)
        stage.draw(sheet, place, scene)
    place, rest = rest.top(high, GAP)
    chart.draw(sheet, place._replace(x0=0, x1=zooms.WIDTH), scene, shown, size, marked)
    if laying:
        hands.tiles_row(sheet, rest, scene, seat)
    return sheet


def place_line(scene: ZgameScene, seat: str) -> str:
    """Where a gang stands."""
    places = scene.s.gangs[seat].places
    if not places:
        return scene.label("stands-off", who=scene.name(seat))
    return scene.label("stands", who=scene.name(seat), places=", ".join(map(number, places)))
