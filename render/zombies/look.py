"""The look of Zombies!!!: its colours, its icons and its fixed palette."""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

from PIL import Image

from engine.games.zombies.box.card import Card

from ..canvas import theme
from ..canvas.theme import CREAM, DANGER, GROUND, HOPE, INK, MUTED, PANEL, SEATS, TAN, WHITE, Colour, mix, rgb

LIGHT = rgb("#ffd75a")
"""Streetlight yellow: doors, candidates, openings."""
NIGHT = rgb("#1c2022")
"""What lies outside the city."""
ASPHALT = rgb("#434c54")
GLOW = mix(ASPHALT, LIGHT, 0.13)
"""Asphalt at the edge of a pool of light."""
SHINE = mix(ASPHALT, LIGHT, 0.27)
"""Asphalt in the middle of a pool of light."""
PAVEMENT = rgb("#69737a")
KERB = rgb("#8a949a")
LANE = mix(ASPHALT, WHITE, 0.55)
LAWN = rgb("#22352a")
TREES = rgb("#2f4a35"), rgb("#3c5c40")
"""The crown of a tree, and its lit side."""
WALL = rgb("#0f1213")
ROOFS = (rgb("#313a44"), rgb("#3d3640"), rgb("#2d3f40"), rgb("#453c36"))
"""Houses without a name."""
FRONT = 0.45
"""How much darker their fronts are."""
LAMP = rgb("#fff0b8")
PANE = rgb("#f0b84a")
"""A window behind which somebody is awake."""
CARS = rgb("#7d4440"), rgb("#46607a"), rgb("#7a7150")
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
FLOORS = tuple(TINTS.values())
PLAIN = TAN
"""The floor of a building of a host's own box."""

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


def sign(card: Card) -> str:
    """The icon of a card."""
    return card.icon or CARDS.get(card.rule, "cards")


def tint(tile: str) -> Colour:
    """The floor of the rooms of a tile, by lamplight."""
    plain = FLOORS[number(tile) % len(FLOORS)] if "-" in tile else PLAIN
    return mix(TINTS.get(tile, plain), INK, 0.14)


def number(tile: str) -> int:
    """A number by which tiles look different: of ours that of their id, of a town's the same under whichever name."""
    _, own, name = tile.partition("-")
    return crc32(name.encode()) % 100 if own else int(tile[1:])


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """All colours of the game and the soft edges between those that meet."""
    seats = [SEATS[name].colour for name in SEAT_NAMES]
    floors = [tint(tile) for tile in (*TINTS, "")]
    edges = [(NIGHT, LIGHT), (NIGHT, MUTED), (NIGHT, WHITE), (GROUND, LIGHT), (PANEL, LIGHT)]
    edges += [(CREAM, band) for band in KINDS.values()]
    edges += [(INK, ink) for ink in (FLESH, BLOOD, BRASS, WHITE, LIGHT, REACH)]
    soft = [(PANEL, ink) for ink in (BLOOD, BRASS, FLESH, *seats)]
    soft += [(NIGHT, GROUND), (HOPE, INK), (ASPHALT, LIGHT), (ASPHALT, WHITE)]
    soft += [(BLOOD, WHITE), (REACH, ASPHALT), (DANGER, WHITE), *((WHITE, KINDS[kind]) for kind in ("attach", "item"))]
    wanted = [KERB, PAVEMENT, LANE, LAWN, mix(LAWN, WALL, FRONT), *TREES, WALL, LAMP, PANE, *CARS]
    wanted += [each for roof in ROOFS for each in (roof, mix(roof, WALL, FRONT), mix(roof, WHITE, 0.12))]
    for floor in [*floors, ASPHALT, GLOW, SHINE]:
        wanted += [floor, mix(floor, REACH, SHADE)]
    for floor in floors:
        wanted += [mix(floor, INK, 0.2), mix(floor, INK, 0.5)]
    return theme.board_palette(wanted, edges, soft, SEAT_NAMES)
