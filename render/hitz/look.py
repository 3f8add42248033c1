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

ART = {
    "H1-01": "barn",
    "H1-02": "gas_station",
    "H1-03": "police_badge",
    "H1-04": "account_group",
    "H1-05": "bus_school",
    "H1-06": "pine_tree",
    "H1-07": "map",
    "H1-08": "truck_alert",
    "H1-09": "bullhorn",
    "H1-10": "train_car_tank",
    "H1-11": "factory",
    "H1-12": "dog_side",
    "H1-13": "stadium",
    "H1-14": "handcuffs",
    "H1-15": "pill",
    "H1-16": "ambulance",
    "H1-17": "popcorn",
    "H1-18": "cards_playing",
    "H1-19": "boom_gate",
    "H1-20": "tree",
    "H2-01": "ammunition",
    "H2-02": "bed",
    "H2-03": "storage_tank",
    "H2-04": "passport",
    "H2-05": "bus",
    "H2-06": "snake",
    "H2-07": "bridge",
    "H2-08": "car_back",
    "H2-09": "dice_5",
    "H2-10": "account_cowboy_hat",
    "H2-11": "tanker_truck",
    "H2-12": "highway",
    "H2-13": "hospital_building",
    "H2-14": "weather_tornado",
    "H2-15": "bandage",
    "H2-16": "church",
    "H2-17": "waves",
    "H2-18": "garage",
    "H2-19": "alarm_light",
    "H2-20": "baseball_bat",
    "H2-21": "bottle_wine",
    "H2-22": "cow",
    "H2-23": "coffee",
    "H2-24": "grill",
    "H2-25": "mine",
    "H2-26": "ferris_wheel",
    "H2-27": "truck",
    "H2-28": "barrel",
    "H3-01": "store",
    "H3-02": "cactus",
    "H3-03": "tow_truck",
    "H3-04": "binoculars",
    "H3-05": "biohazard",
    "H3-06": "weather_windy",
    "H3-07": "campfire",
    "H3-08": "flashlight",
    "H3-09": "book_cross",
    "H3-10": "medical_bag",
    "H3-11": "glass_mug_variant",
    "H3-12": "donkey",
    "H3-13": "hand_back_left",
    "H3-14": "stairs",
    "H3-15": "train",
    "H3-16": "weather_dust",
    "H3-17": "bridge",
    "H3-18": "spotlight_beam",
    "H3-19": "office_building",
    "H3-20": "radio_tower",
    "H3-21": "airplane",
    "H3-22": "gate",
    "H3-23": "storefront",
    "H3-24": "radioactive",
    "H3-25": "hydro_power",
    "H3-26": "movie_open",
    "H3-27": "sign_direction",
    "H3-28": "pier",
}


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
