"""The look of Zombie Plague: its colours, its icons and its fixed palette."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from ..canvas import theme
from ..canvas.theme import (
    CREAM,
    DANGER,
    FADED,
    GROUND,
    HOPE,
    INK,
    LINE,
    MUTED,
    PANEL,
    RAISED,
    SEATS,
    TAN,
    WHITE,
    Colour,
    mix,
    rgb,
)

MOULD = rgb("#a9c65a")
"""Mould green: the game's accent, what can be chosen."""
FLESH = rgb("#9ccf5f")
"""The green of zombies."""
BONE = rgb("#e9e0c8")
"""The risen."""
MAD = rgb("#f08a3c")
"""Crazy zombies."""
BLOOD = rgb("#dd453b")
FLAME = rgb("#ff9b3d")
WOOD = rgb("#a8743f")
"""Barricades."""
SILL = rgb("#e0a048")
"""Doors."""
GLASS = rgb("#7fc4e8")
"""Windows."""
BRASS = rgb("#e6c357")
NIGHT = rgb("#10140f")
"""What lies beyond the map."""
GRASS = rgb("#1f2b22"), rgb("#222f25"), rgb("#1c2820")
TUFT = rgb("#2f4030")
DRIVE = rgb("#34383b"), rgb("#373b3e"), rgb("#313538")
LEAVES = rgb("#2d4a30"), rgb("#40633d")
"""A bush, and its lit side."""
LAMP = rgb("#ffd98a")
"""Light from windows."""
WALL, MORTAR = rgb("#cdc3a8"), rgb("#15171a")
CHAR = rgb("#2a2422")
"""What has burnt out."""
CAR = rgb("#8d3b36"), rgb("#b4504a"), rgb("#1b2a33")
"""Paint, its lit side, glass."""
THREAT = 0.14
"""How much red lies on a square that zombies can reach."""

Pattern = Literal["tiles", "checks", "planks", "carpet", "slabs"]


class Floor(NamedTuple):
    """A floor, its darker joints, and what stands in the room."""

    colour: Colour
    pattern: Pattern
    furniture: Colour
    icons: tuple[str, ...]

    @property
    def joint(self) -> Colour:
        return mix(self.colour, INK, 0.28)


FLOORS = {
    "BATH": Floor(rgb("#7f9aa0"), "tiles", rgb("#b9c4c3"), ("bathtub", "toilet", "washing_machine", "shower_head")),
    "BED": Floor(rgb("#6f6b8c"), "carpet", rgb("#a9a3c2"), ("wardrobe", "bed", "lamp")),
    "LIV": Floor(rgb("#94744f"), "planks", rgb("#c0935a"), ("sofa", "television", "table_furniture", "sofa_single")),
    "KIT": Floor(rgb("#9a9072"), "checks", rgb("#c4bc9f"), ("fridge", "stove", "table_furniture", "countertop")),
    "OFF": Floor(rgb("#6d7f66"), "carpet", rgb("#a3845a"), ("desk", "bookshelf", "file_cabinet")),
    "GAR": Floor(rgb("#6b6f70"), "slabs", rgb("#9d7a45"), ("tools", "tire", "barrel")),
    "BASE": Floor(rgb("#575049"), "slabs", rgb("#8a7a62"), ("water_boiler", "barrel", "package_variant_closed")),
}
"""By zone; those of a map of somebody's own have the last one."""
PLAIN = FLOORS["BASE"]

CARDS = {
    "knife": "knife",
    "bat": "baseball_bat",
    "hockey": "hockey_sticks",
    "nailboard": "nail",
    "hammer": "hammer",
    "crowbar": "hook",
    "axe": "axe",
    "machete": "knife_military",
    "shovel": "shovel",
    "pan": "pot",
    "chainsaw": "saw_blade",
    "katana": "sword",
    "pistol": "pistol",
    "revolver": "magazine_pistol",
    "rifle": "crosshairs_gps",
    "shotgun": "crosshairs",
    "doublebarrel": "fencing",
    "smg": "magazine_rifle",
    "ak47": "bullet",
    "grenade": "bomb",
    "molotov": "bottle_wine",
    "dynamite": "fire_circle",
    "medkit": "medical_bag",
    "bandage": "bandage",
    "painkillers": "pill",
    "energy": "bottle_soda",
    "ammo": "ammunition",
    "flashlight": "flashlight",
    "extinguisher": "fire_extinguisher",
    "vest": "tshirt_crew",
    "helmet": "racing_helmet",
    "backpack": "bag_personal",
    "toolbox": "toolbox",
    "plan": "floor_plan",
    "keys": "car_key",
    "basement": "stairs_down",
    "baby": "baby_face",
}
COUNTS = {
    "searches": "magnify",
    "walls": "wall",
    "openings": "home_alert",
    "reserve": "account_group",
    "hand": "cards",
    "traps": "gift",
    "engine": "car_emergency",
}
"""What is counted above the map."""
HAND = {
    "lights_out": "lightbulb_off",
    "stench": "weather_windy",
    "dead_resident": "home_account",
    "smash": "hammer",
    "surprise": "gift",
    "empty_drawers": "dresser",
    "horde": "account_group",
    "lunge": "run_fast",
    "bloodlust": "water",
    "infection": "biohazard",
    "slip": "shoe_print",
    "misfire": "pistol",
    "butterfingers": "hand_back_left",
    "from_below": "grave_stone",
    "thick_skull": "skull",
    "flooded": "engine_off",
    "howl": "bullhorn",
    "fog": "weather_fog",
    "panic": "alert",
    "fire_card": "fire",
}
CLASSES = {
    "melee": rgb("#8f4a1f"),
    "firearm": rgb("#3f5a7a"),
    "thrown": rgb("#8a2f3a"),
    "item": rgb("#2f6a3a"),
    "expansion": rgb("#6b3f94"),
}
"""The band of a card, by its kind."""
ZOMBIE_CARD = rgb("#4c6b2a")
CHARACTER = rgb("#33566b")


def threatened(floor: Colour) -> Colour:
    """A floor within reach of the zombies."""
    return mix(floor, BLOOD, THREAT)


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """All colours of the game and the soft edges between those that meet."""
    seats = [look.colour for look in SEATS.values()]
    edges = [(GROUND, WHITE), (GROUND, MUTED), (PANEL, WHITE), (PANEL, MUTED), (RAISED, WHITE), (NIGHT, MUTED)]
    edges += [(CREAM, ink) for ink in (INK, FADED)]
    edges += [(INK, ink) for ink in (WHITE, FLESH, BLOOD, MOULD)]
    soft = [(INK, ink) for ink in (BONE, MAD, FLAME, BRASS, GLASS, *seats)]
    soft += [(PANEL, ink) for ink in (BLOOD, BRASS, FLESH, FLAME, MOULD, *seats[:6])]
    soft += [(RAISED, BLOOD), (GROUND, MOULD), (DANGER, WHITE), (NIGHT, WHITE), (WOOD, INK), (HOPE, INK)]
    soft += [(CREAM, band) for band in (*CLASSES.values(), ZOMBIE_CARD, CHARACTER)]
    soft += [(WHITE, band) for band in (*CLASSES.values(), ZOMBIE_CARD, CHARACTER)]
    wanted = [CREAM, DANGER, LINE, TAN, HOPE, TUFT, *LEAVES, LAMP, WALL, MORTAR, CHAR, *CAR]
    wanted += [WOOD, mix(WOOD, WHITE, 0.25), SILL, GLASS, *seats]
    for floor in (*GRASS, *DRIVE, *(each.colour for each in FLOORS.values())):
        wanted += [floor, threatened(floor)]
    for each in FLOORS.values():
        wanted += [each.joint, each.furniture, mix(each.furniture, INK, 0.45)]
    wanted += [mix(GRASS[0], LAMP, 0.12), mix(GRASS[0], LAMP, 0.24)]
    for a, b in soft:
        wanted += [a, mix(a, b, 0.5), b]
    return theme.palette(wanted, edges, 2)
