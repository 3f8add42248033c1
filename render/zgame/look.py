"""The look of Z-Game: its colours, its icons and its fixed palette."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from ..canvas import theme
from ..canvas.theme import GROUND, HOPE, INK, MUTED, PANEL, WHITE, Colour, mix, rgb

RUST = rgb("#e07a3f")
"""The colour of the game: rust in the light of a fire."""
NIGHT = rgb("#14171b")
"""What lies outside the city."""
STREET = rgb("#3a4148")
LANE = mix(STREET, WHITE, 0.4)
LAMP = rgb("#ffe2a0")
POOL = mix(STREET, LAMP, 0.22)
"""Street in the light of a lamp."""
SKY = rgb("#1d2733")
HOUSE = rgb("#0e1216")
PLAZA = rgb("#2f363c")
PANE = rgb("#f0b84a")
"""A window behind which somebody is awake."""
FLESH = rgb("#a4d65e")
"""The green of Zombies."""
BLOOD = rgb("#ff5a4c")
"""Fights, and what is lacking."""
ASH = rgb("#3b3b3a")
"""What is left of a despoiled quarter."""
ASH_DARK = mix(ASH, GROUND, 0.55)
SOOT = mix(ASH, MUTED, 0.16)


class IconLook(NamedTuple):
    """How an icon of income is drawn."""

    colour: Colour
    ink: Colour
    icon: str


ICONS: Mapping[str, IconLook] = {
    "firearm": IconLook(rgb("#4f7ea6"), WHITE, "pistol"),
    "melee": IconLook(rgb("#a8452f"), WHITE, "axe"),
    "transport": IconLook(rgb("#d3a62c"), INK, "motorbike"),
    "gadget": IconLook(rgb("#7b5fae"), WHITE, "hammer_wrench"),
    "supply": IconLook(rgb("#8d6b43"), WHITE, "package_variant_closed"),
    "food": IconLook(rgb("#5f9139"), WHITE, "food_drumstick"),
    "medicine": IconLook(rgb("#e8e4da"), rgb("#b3261e"), "medical_bag"),
    "fighter": IconLook(rgb("#2f8f86"), WHITE, "account_plus"),
    "mercenary": IconLook(rgb("#2a2622"), rgb("#f0c24e"), "account_cowboy_hat"),
}

ZOMBIES, MARAUDERS, BARRICADE, FIGHTS = "skull", "flag_variant", "wall", "sword_cross"
STRENGTH = "arm_flex"
UPKEEP, CARDS, RUIN, TONIGHT = "silverware_fork_knife", "cards", "home_remove", "weather_night"

CARD_ICONS: Mapping[str, str] = {
    "pistol": "pistol",
    "shotgun": "ammunition",
    "grenade": "bomb",
    "rifle": "target",
    "machinegun": "magazine_rifle",
    "axe": "axe",
    "bat": "baseball_bat",
    "machete": "knife_military",
    "chainsaw": "saw_blade",
    "katana": "sword",
    "bike": "bike",
    "chopper": "motorbike",
    "car": "car_estate",
    "horse": "horse",
    "petrol": "gas_station",
    "vest": "tshirt_crew",
    "shocker": "flash",
    "lab": "flask",
    "tools": "hammer_wrench",
    "siren": "alarm_light",
    "flare": "firework",
    "alcohol": "bottle_wine",
    "gold": "gold",
    "stew": "pot_steam",
    "firstaid": "medical_bag",
    "bait": "food_steak",
    "adrenaline": "needle",
    "zorgius": "account_tie_hat",
    "copt": "human_cane",
    "tom": "account_hard_hat",
    "gayka": "target_account",
    "needle": "doctor",
    "twins": "account_multiple",
    "piper": "music",
    "gravedigger": "shovel",
    "pickpocket": "hand_coin",
    "bouncer": "arm_flex",
    "recruiter": "bullhorn",
}
CARD = "cards"
"""The picture on a card of somebody's own box."""


def tint(icon: str, ground: Colour, share: float = 0.3) -> Colour:
    """The ground of a place that yields this first of all."""
    colour = ICONS[icon].colour if icon in ICONS else RUST
    return mix(ground, colour, share)


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """All colours of the game and the soft edges between those that meet."""
    icons = [colour for look in ICONS.values() for colour in (look.colour, look.ink)]
    lit = [tint(icon, ground) for icon in ICONS for ground in (SKY, PLAZA)]
    edges = [(PANEL, RUST), (INK, WHITE), (INK, FLESH), (INK, BLOOD), (RUST, INK), (ASH, WHITE)]
    soft = [(look.colour, look.ink) for look in ICONS.values()]
    soft += [(tint(icon, SKY), WHITE) for icon in ICONS]
    soft += [(NIGHT, STREET), (STREET, POOL), (PANEL, BLOOD), (PANEL, FLESH), (PANEL, HOPE), (ASH, SOOT)]
    wanted = [NIGHT, STREET, LANE, LAMP, POOL, SKY, HOUSE, PLAZA, PANE, FLESH, BLOOD, ASH, ASH_DARK, SOOT]
    wanted += [HOPE, *icons, *lit]
    return theme.board_palette(wanted, edges, soft)
