"""The look of Zombies!!!: its colours, its icons and its fixed palette."""

from __future__ import annotations

from functools import lru_cache

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

LIGHT = rgb("#ffd75a")
"""Streetlight yellow: doors, candidates, openings."""
NIGHT = rgb("#1c2022")
"""What lies outside the city."""
ASPHALT = rgb("#566068")
KERB = rgb("#79848b")
LANE = mix(ASPHALT, LIGHT, 0.42)
LAWN = rgb("#29362c")
HEDGE = rgb("#3d5140")
WALL = rgb("#0f1213")
FLESH = rgb("#a4d65e")
"""The green of zombies."""
BLOOD = rgb("#e2483d")
BRASS = rgb("#f0c24e")
REACH = rgb("#4fb3ff")
"""Squares that can be reached."""
SHADE = 0.5
SEAT_NAMES = ("blue", "green", "yellow", "red", "violet", "white")

TINTS: dict[str, Colour] = {
    "T03": rgb("#aead84"),
    "T04": rgb("#a9d8c6"),
    "T05": rgb("#e2a48f"),
    "T06": rgb("#e0aecb"),
    "T07": rgb("#d9c583"),
    "T08": rgb("#c9a67f"),
    "T09": rgb("#dfe3e2"),
    "T10": rgb("#b3cc8b"),
    "T11": rgb("#9bb9de"),
    "T12": rgb("#c0ace0"),
    "T13": rgb("#e9b97a"),
    "T14": rgb("#ead673"),
}
"""The floor of each building."""
PLAIN = TAN
"""The floor of a building of somebody's own box."""

BUILDINGS = {
    "T03": "shield_star",
    "T04": "pill",
    "T05": "fire_truck",
    "T06": "flower",
    "T07": "gas_station",
    "T08": "hammer_wrench",
    "T09": "hospital_box",
    "T10": "sprout",
    "T11": "police_badge",
    "T12": "skateboard",
    "T13": "basketball",
    "T14": "teddy_bear",
}
BUILDING = "store"

CARDS = {
    "adrenaline_rush": "needle",
    "all_the_marbles": "circle_multiple",
    "alternate_food_source": "food_steak",
    "bad_sense_of_direction": "compass",
    "brain_cramp": "brain",
    "butter_fingers": "hand_back_left",
    "chainsaw": "saw_blade",
    "claustrophobia": "door_closed",
    "couldnt_get_worse": "home_alert",
    "fear": "ghost",
    "fire_axe": "axe",
    "first_aid_kit": "medical_bag",
    "grenade": "bomb",
    "hey_look_a_shotgun": "pistol",
    "hysterical_paralysis": "snowflake",
    "i_dont_think_theyre_dead": "emoticon_dead",
    "keys_are_still_in_it": "car_key",
    "lots_of_ammo": "ammunition",
    "molotov_cocktail": "bottle_wine",
    "much_needed_rest": "bed",
    "skateboard": "skateboard",
    "slight_miscalculation": "calculator",
    "this_isnt_so_bad": "swap_horizontal",
    "were_screwed": "alert",
    "where_did_everybody_go": "run_fast",
    "your_shoes_untied": "shoe_sneaker",
    "zombie_master": "crown",
}
KINDS = {"instant": rgb("#8f4a1f"), "attach": rgb("#6b3f94"), "item": rgb("#2f6a3a")}
"""The band of a card, by its kind."""


def tint(tile: str) -> Colour:
    """The floor of the rooms of a tile."""
    return TINTS.get(tile, PLAIN)


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """All colours of the game and the soft edges between those that meet."""
    seats = [SEATS[name].colour for name in SEAT_NAMES]
    floors = [*TINTS.values(), PLAIN]
    grounds = [GROUND, PANEL]
    edges = [(ground, ink) for ground in grounds for ink in (WHITE, MUTED)]
    edges += [(RAISED, WHITE), (NIGHT, LIGHT), (NIGHT, MUTED), (NIGHT, WHITE), (GROUND, LIGHT), (PANEL, LIGHT)]
    edges += [(CREAM, ink) for ink in (INK, FADED, *KINDS.values())]
    edges += [(INK, ink) for ink in (FLESH, BLOOD, BRASS, WHITE, LIGHT, REACH)]
    edges += [(seat, INK) for seat in seats]
    soft = [(PANEL, ink) for ink in (BLOOD, BRASS, FLESH, *seats)]
    soft += [(ASPHALT, WALL), (LAWN, WALL), (NIGHT, GROUND), (HOPE, INK), (ASPHALT, LIGHT), (ASPHALT, WHITE)]
    soft += [(BLOOD, WHITE), (REACH, ASPHALT), (DANGER, WHITE)]
    wanted = [CREAM, DANGER, LINE, TAN, KERB, LANE, HEDGE, mix(ASPHALT, WALL, 0.25), mix(LAWN, WALL, 0.3), *seats]
    for floor in [*floors, ASPHALT]:
        wanted += [floor, mix(floor, REACH, SHADE), mix(floor, INK, 0.2), mix(floor, INK, 0.5)]
    for a, b in soft:
        wanted += [a, mix(a, b, 0.5), b]
    return theme.palette(wanted, edges)
