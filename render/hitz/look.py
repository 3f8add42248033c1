"""The look of Hit Z Road: its colours, its icons and its fixed palette."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from ..canvas import theme
from ..canvas.theme import CREAM, GROUND, HOPE, INK, LINE, PANEL, RAISED, SEATS, TAN, TOXIC, WHITE, Colour, mix, rgb

ROAD = rgb("#f0a92b")
CROWD = rgb("#6f776c")
"""The grey hand: ordinary zombies."""
HORDE = rgb("#b3261e")
"""The red hand and the red dice."""
HORDE_LIT = rgb("#ee6f60")
"""The red of hordes on dark ground, where the dark one would vanish for the colour-blind."""
COAL = rgb("#0c0d0e")
"""The black dice."""
RED_TEXT = rgb("#a3201a")
WORN = mix(CREAM, PANEL, 0.55)
"""A card that has been played."""
WORN_INK = mix(INK, GROUND, 0.6)
WORN_SOFT = mix(WORN, WORN_INK, 0.3)
SEAT_NAMES = ("blue", "green", "yellow", "red")


class ResourceLook(NamedTuple):
    colour: Colour
    ink: Colour
    icon: str


RESOURCES = {
    "ammo": ResourceLook(rgb("#2f74a8"), WHITE, "ammunition"),
    "gas": ResourceLook(rgb("#b5392d"), WHITE, "gas_station"),
    "adr": ResourceLook(rgb("#dcae2f"), INK, "needle"),
}

TOKENS = {
    "bus": "bus_school",
    "molotov": "bottle_wine",
    "map": "map",
    "rifle": "target",
    "fanatic": "bullhorn",
    "toxic": "biohazard",
    "wound": "bandage",
}

PLAIN = "road_variant"
"""The picture on a card that has none of its own, as in a deck that an administrator has written."""


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """All colours of the game and the soft edges between those that meet."""
    resources = [look.colour for look in RESOURCES.values()]
    blends = [(ground, ROAD) for ground in (GROUND, PANEL, RAISED)]
    blends += [(GROUND, PANEL), (PANEL, RAISED), (GROUND, RAISED), (PANEL, LINE)]
    blends += [(CREAM, ink) for ink in (RED_TEXT, TAN, HORDE, CROWD, GROUND, PANEL)]
    blends += [(WORN, WORN_INK), (WORN, WORN_SOFT), (WORN, PANEL), (WORN, ROAD), (WORN, WHITE)]
    blends += [(WHITE, colour) for colour in (HORDE, CROWD, COAL)]
    blends += [(PANEL, colour) for colour in (HORDE, HORDE_LIT, COAL, TOXIC)]
    blends += [(ROAD, INK), (HOPE, INK)]
    blends += [(SEATS[name].colour, PANEL) for name in SEAT_NAMES]
    blends += [(look.colour, look.ink) for look in RESOURCES.values()]
    blends += [(colour, ground) for colour in resources for ground in (CREAM, PANEL)]
    return theme.board_palette([], blends, seats=SEAT_NAMES)
