"""The surroundings of a seat's figure, large."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.plague.state import CAR

from ..canvas.sheet import Sheet
from ..maps import zoom as zooms
from . import chart
from .focus import centre, surroundings
from .scene import PlagueScene

WIDE, HIGH, PITCH = 11, 9, 96
"""Squares across and down, so that the words below still fit a phone, and their pixels."""


def around(scene: PlagueScene, seat: str, marked: Collection[str] = ()) -> Sheet:
    """The squares around the seat's figure that acts, or around what is marked."""
    square = centre(scene, seat, marked)
    window = surroundings(scene, square, WIDE, HIGH)
    wide, high = chart.size(window, PITCH)
    sheet, place = zooms.titled(scene, seat, line(scene, seat, square, marked), high)
    chart.draw(sheet, place._replace(x0=0, x1=max(wide, zooms.WIDTH)), scene, window, PITCH, marked,
               scene.s.grid.spots[square].level)  # fmt: skip
    return sheet


def line(scene: PlagueScene, seat: str, square: str, marked: Collection[str] = ()) -> str:
    """Where the middle of the picture is, and who stands there, or who of the seat's sits in the car beside it; of a
    middle that is only one of the squares that are marked, that these can be chosen.
    """
    s = scene.s
    human = s.humans.get(s.taken.get(square, ""))
    if human is None and square in s.data.car_doors:
        inside = [s.humans[each] for each in s.crews.get(seat, ()) if s.humans[each].at == CAR]
        inside.sort(key=scene.acting)
        if inside:
            return scene.label("zoom-in-car", n=scene.number(inside[-1].id), what=scene.character(inside[-1]))
    if human is None and square in marked:
        return scene.label("zoom-marked")
    if human is None:
        return scene.label("zoom-square", at=square, zone=scene.zone_name(square))
    return scene.label("zoom-human", n=scene.number(human.id), what=scene.character(human), at=square,
                       zone=scene.zone_name(square))  # fmt: skip
