"""The two modes and their parameters (2.6, R18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from engine.core.model import Model, Number
from engine.core.options import Level, Preset, from_fields
from engine.core.scenario import PRINTED as OURS
from engine.core.scenario import Picked
from engine.core.state import Settings

SEATS = frozenset(range(2, 7))
BY_MODE = "mode"
"""The value of an option that the mode decides."""
KILLS = {2: 25, 3: 22, 4: 20, 5: 17, 6: 15}
"""Trophies that win by number of players in the alternative rules (S8)."""


class ZombiesSettings(Settings):
    """The options of a table; the value ``mode`` stands for what the mode says."""

    mode: Literal["alt", "base"] = "alt"
    kill_target: Literal[
        "mode", "table", "5", "8", "10", "12", "15", "17", "18", "20",
        "22", "25", "28", "30", "35", "40", "45", "50", "55", "60",
    ] = "mode"  # fmt: skip
    round_limit: Literal["0", "3", "5", "8", "10", "12", "15", "20", "25", "30", "40", "50", "75", "99"] = "0"
    movement: Literal["mode", "lives_plus_2", "d6"] = "mode"
    heal_action: Literal["mode", "on", "off"] = "mode"
    pickup: Literal["mode", "paid_choice", "free_auto"] = "mode"
    zombie_moves: Literal["mode", "d6", "1", "2", "3", "4", "5", "6"] = "mode"
    bullet_bonus: Literal["mode", "2", "1"] = "mode"
    fight_until_dead: Literal["on", "off"] = "on"
    weapon_stacking: Literal["best", "sum"] = "best"
    ambush: Literal["off", "on"] = "off"
    ko_when: Literal["mode", "needs_life_has_none", "last_life_lost"] = "mode"
    ko_cards: Literal["mode", "hand_and_play", "play_only"] = "mode"
    ko_cards_to: Literal["mode", "box", "discard"] = "mode"
    ko_bullets: Literal["mode", "keep_plus_3", "set_3"] = "mode"
    ko_return: Literal["mode", "off_board", "at_once"] = "mode"
    stack: Literal["mode", "late9", "helipad_lower_half", "helipad_last"] = "mode"
    helipad_rule: Literal["mode", "auction", "fewest_trophies", "drawer"] = "mode"
    auction_style: Literal["live", "proxy"] = "live"
    reactions: Literal["ask", "orders"] = "ask"
    """Whether everybody begins with orders for questions out of turn. Not a parameter of the rules."""
    helipad_goal: Literal["centre", "any_square"] = "centre"
    doors: Literal["doors", "any_street"] = "doors"
    removed_cards: Literal["mode", "seed7", "none"] = "mode"
    marbles_out: Literal["off", "on"] = "off"
    item_copies: Literal["mode", "any_no_stack", "one_of_each"] = "mode"
    zombie_supply: Literal["100", "unlimited"] = "100"
    difficulty: Level = "normal"
    """How well stand-ins play. Not a parameter of the rules."""
    town: Picked = OURS
    """The town that is played. Not a parameter of the rules."""


class Rules(Model):
    """Every parameter of 2.6 as this table plays it. Numbers: 0 of ``zombie_moves`` is a die, of ``kill_target`` the
    table of S8, of ``round_limit`` none.
    """

    removed_cards: Literal["seed7", "none"]
    stack: Literal["late9", "helipad_lower_half", "helipad_last"]
    kill_target: Number
    movement: Literal["lives_plus_2", "d6"]
    heal_action: bool
    pickup: Literal["paid_choice", "free_auto"]
    zombie_moves: Number
    bullet_bonus: Annotated[int, Field(ge=1, le=9)]
    ko_when: Literal["needs_life_has_none", "last_life_lost"]
    ko_cards: Literal["hand_and_play", "play_only"]
    ko_cards_to: Literal["box", "discard"]
    ko_bullets: Literal["keep_plus_3", "set_3"]
    ko_return: Literal["off_board", "at_once"]
    helipad_rule: Literal["auction", "fewest_trophies", "drawer"]
    auction_style: Literal["live", "proxy"]
    helipad_goal: Literal["centre", "any_square"]
    item_copies: Literal["any_no_stack", "one_of_each"]
    doors: Literal["doors", "any_street"]
    weapon_stacking: Literal["best", "sum"]
    unlimited: bool
    fight_until_dead: bool
    ambush: bool
    marbles_out: bool
    round_limit: Number


PRINTED: Mapping[str, tuple[str, str]] = {
    "removed_cards": ("seed7", "none"),
    "stack": ("late9", "helipad_lower_half"),
    "kill_target": ("table", "25"),
    "movement": ("lives_plus_2", "d6"),
    "heal_action": ("on", "off"),
    "pickup": ("paid_choice", "free_auto"),
    "zombie_moves": ("3", "d6"),
    "bullet_bonus": ("2", "1"),
    "ko_when": ("needs_life_has_none", "last_life_lost"),
    "ko_cards": ("hand_and_play", "play_only"),
    "ko_cards_to": ("box", "discard"),
    "ko_bullets": ("keep_plus_3", "set_3"),
    "ko_return": ("off_board", "at_once"),
    "helipad_rule": ("auction", "fewest_trophies"),
    "item_copies": ("any_no_stack", "one_of_each"),
}
"""What the alternative rules and the base game say where an option leaves it to the mode."""
MODES = {mode: {field: both[at] for field, both in PRINTED.items()} for at, mode in enumerate(("alt", "base"))}


def rules_of(settings: ZombiesSettings) -> Rules:
    """The parameters that these options mean; each changes nothing but itself (R18.0, R18.6, R18.7)."""
    chosen: dict[str, str] = settings.model_dump(exclude={"seats", "reactions", "difficulty", "town"})
    mode = MODES[chosen.pop("mode")]
    said = {field: mode[field] if value == BY_MODE else value for field, value in chosen.items()}
    zeros = {field: "0" for field, word in (("kill_target", "table"), ("zombie_moves", "d6")) if said[field] == word}
    unlimited = said.pop("zombie_supply") == "unlimited"
    return Rules.model_validate({**said, **zeros, "unlimited": unlimited})


def in_force(settings: ZombiesSettings, players: int) -> dict[str, str]:
    """The values of the options that are left to the mode, by field."""
    mode = MODES[settings.mode]
    said = {field: mode[field] for field, value in settings if value == BY_MODE}
    if (said.get("kill_target") or settings.kill_target) == "table" and players in KILLS:
        said["kill_target"] = str(KILLS[players])
    return said


OWN = (name for name in ZombiesSettings.model_fields if name not in Settings.model_fields and name != "town")
OPTIONS = tuple(from_fields(ZombiesSettings, SEATS, OWN))
"""The options in the order in which the lobby lists them."""

PRESETS = (
    Preset("mode", "usual", {}),
    Preset("mode", "short", {"kill_target": "10", "round_limit": "5"}),
    Preset("mode", "classic", {"mode": "base"}),
    Preset("pace", "post", {"auction_style": "proxy", "reactions": "orders", "stack": "helipad_lower_half"}),
    Preset("pace", "sitting", {"auction_style": "live", "reactions": "ask"}),
)
"""Modes of the game, and paces of play: a live auction asks everybody again after each bid, a question out of turn
holds up somebody's turn, and a game with the Helipad among the last nine tiles has more turns.
"""
