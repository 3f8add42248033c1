"""The surroundings of a seat's survivor, large, with the names of rooms."""

from __future__ import annotations

from collections.abc import Collection

from ..canvas.sheet import Sheet
from ..cards import alone
from ..maps import zoom as zooms
from . import cards, chart, goals
from .focus import centre, surroundings
from .scene import ZombicideScene

WIDE, HIGH, PITCH = 5, 4, 202
"""Cells across and down, and their pixels: a panel with it, question and advice is one screen of a phone."""
STORY = 900, 600
"""Pixels of a card with a story."""


def around(scene: ZombicideScene, seat: str, marked: Collection[str] = ()) -> Sheet:
    """The cells around the seat's survivor who acts, or around what is marked; or the card that waits for a choice."""
    if card := scene.read_by(seat):
        return alone(cards.story(scene, card), STORY)
    zone = centre(scene, seat, marked)
    window = surroundings(scene, zone, WIDE, HIGH)
    high = window.height * PITCH
    sheet, place = zooms.titled(scene, seat, line(scene, zone), high + goals.HEIGHT)
    below, place = place.bottom(goals.HEIGHT)
    goals.strip(sheet, below, scene)
    chart.draw(sheet, place._replace(x0=0, x1=zooms.WIDTH), scene, window, PITCH, marked)
    return sheet


def line(scene: ZombicideScene, zone: str) -> str:
    """Where the middle of the picture is, and who stands there."""
    here = ", ".join(scene.called(each) for each in scene.s.here(zone))
    key = "zoom-survivors" if here else "zoom-zone"
    return scene.label(key, who=here, zone=zone, what=scene.room(zone))
