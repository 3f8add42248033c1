"""The look of Zombicide: its colours, its icons and its fixed palette."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from ..canvas import theme
from ..canvas.theme import DANGER, FADED, HOPE, INK, MUTED, PANEL, RAISED, WHITE, Colour, mix, rgb

CAPITAL = rgb("#d9a441")
"""The gold of domes: the game's accent, what can be chosen."""
NIGHT = rgb("#0d1420")
"""What lies beyond the city, and what night lays over it."""
LAMP = rgb("#ffe08a")
DARKNESS, GLOW = 0.5, 0.3
"""How much night lies on a zone, and how much lamplight."""
FLOORS: dict[str, Colour] = {
    "street": rgb("#4a5057"),
    "lawn": rgb("#3f6140"),
    "corridor": rgb("#7c4a45"),
    "room": rgb("#a3906c"),
    "secret": rgb("#56789a"),
}
SHADE = 0.4
"""How much darker the stripes of a dark zone are."""
PAVING = rgb("#6c747b")
WALL, MORTAR = rgb("#e4dcc6"), rgb("#14171b")
WOOD = rgb("#8a5a2c")
"""Closed doors."""
FREE = rgb("#58b368")
"""Open doors."""
SAND = rgb("#c2a568")
STEEL = rgb("#76827a")
"""The tank."""
COLOURS: dict[str, Colour] = {"red": rgb("#d8453c"), "green": rgb("#4fae57"), "blue": rgb("#4b8fd6")}
"""Spawn zones and doors of a colour."""
GOAL_ICON = "flag_checkered"
"""Where the mission wants something."""
SIGNS = {"red": "close_thick", "green": "triangle", "blue": "square_rounded"}
"""What says the colour to those who cannot tell it."""
LEVELS: dict[str, Colour] = {
    "blue": rgb("#4b8fd6"),
    "yellow": rgb("#e3c04a"),
    "orange": rgb("#e8873a"),
    "red": rgb("#d8453c"),
}
BLOOD = rgb("#dd453b")
FLESH = rgb("#9ccf5f")
UNITS: dict[str, tuple[str, Colour]] = {
    "walker": ("walk", FLESH),
    "fatty": ("weight", rgb("#c99be0")),
    "runner": ("run_fast", rgb("#f08a3c")),
    "abomination": ("biohazard", rgb("#ff6b6b")),
}
"""Icon and colour of every kind of zombie."""
CARDS = {
    "baseball_bat": "baseball_bat",
    "crowbar": "hook",
    "fire_axe": "axe",
    "pistol": "pistol",
    "aaahh": "alert",
    "bag_of_rice": "rice",
    "canned_food": "food",
    "water": "water",
    "chainsaw": "saw_blade",
    "flashlight": "flashlight",
    "katana": "sword",
    "kukri": "knife",
    "machete": "knife_military",
    "molotov": "bottle_wine",
    "plenty_of_bullets": "bullet",
    "plenty_of_shells": "ammunition",
    "sawed_off": "magazine_pistol",
    "shotgun": "crosshairs",
    "sniper_rifle": "crosshairs_gps",
    "uzi": "magazine_rifle",
    "army_sniper_rifle": "crosshairs_gps",
    "automatic_shotgun": "crosshairs",
    "evil_twins": "pistol",
    "golden_ak47": "magazine_rifle",
    "golden_kukri": "knife",
    "gunblade": "sword_cross",
    "mas_shotgun": "crosshairs",
    "nailbat": "nail",
    "zantetsuken": "sword",
    "service_pistol": "pistol",
    "compact_smg": "magazine_rifle",
    "assault_carbine": "magazine_rifle",
    "breaching_shotgun": "crosshairs",
    "marksman_rifle": "crosshairs_gps",
    "anti_materiel_rifle": "tank",
    "telescopic_baton": "minus",
    "tactical_knife": "knife_military",
    "frag_grenade": "bomb",
    "ballistic_vest": "tshirt_crew",
    "field_medkit": "medical_bag",
    "tactical_flashlight": "flashlight",
    "night_goggles": "sunglasses",
    "repair_kit": "toolbox",
}
"""By the name of a card."""
OTHERS = {"melee": "axe", "ranged": "pistol", "hybrid": "sword_cross", "trap": "alert"}
"""By the kind of a card that is not of the box; items have a box."""
BANDS: dict[str, Colour] = {
    "melee": rgb("#8f4a1f"),
    "ranged": rgb("#3f5a7a"),
    "hybrid": rgb("#6b3f94"),
    "item": rgb("#2f6a3a"),
    "trap": rgb("#8a2f3a"),
    "skill": rgb("#33566b"),
    "objective": rgb("#7a5a1c"),
}
"""The band of a printed card, by its kind."""
PAPER = theme.CREAM


def card_icon(name: str, kind: str = "item") -> str:
    return CARDS.get(name) or OTHERS.get(kind, "package_variant")


def at_night(colour: Colour) -> Colour:
    return mix(colour, NIGHT, DARKNESS)


def lit(colour: Colour) -> Colour:
    return mix(colour, LAMP, GLOW)


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """All colours of the game and the soft edges between those that meet."""
    printed = [*FLOORS.values(), *(mix(each, MORTAR, SHADE) for each in FLOORS.values()), PAVING, WALL, MORTAR, STEEL]
    printed += [SAND, mix(SAND, INK, 0.3), mix(STEEL, INK, 0.3)]
    wanted = [colour for each in printed for colour in (each, at_night(each), lit(each))]
    wanted += [WOOD, FREE, HOPE, LAMP, BLOOD, DANGER]
    kinds = [colour for _, colour in UNITS.values()]
    lights = [*kinds, *LEVELS.values(), *COLOURS.values(), CAPITAL, BLOOD, LAMP, FREE]
    soft = [(ground, ink) for ground in (INK, PANEL) for ink in lights]
    soft += [(NIGHT, WHITE), (NIGHT, MUTED), (RAISED, BLOOD), (RAISED, CAPITAL), (WOOD, WHITE), (FREE, INK)]
    soft += [(each, INK) for each in (CAPITAL, *LEVELS.values())] + [(each, WHITE) for each in COLOURS.values()]
    soft += [(PAPER, band) for band in BANDS.values()] + [(WHITE, band) for band in BANDS.values()]
    soft += [(PAPER, BLOOD), (PAPER, FADED)]
    return theme.board_palette(wanted, [], soft, [*theme.SEATS][:6])
