"""The options of a table (R32), and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from engine.core.options import Difficulty, Preset, When, from_fields
from engine.core.scenario import PRINTED, Picked
from engine.core.state import Former, Settings

Switch = Literal["off", "on"]
MOST_HUMANS = 19
"""A hand of three cards for each must fit into the deck (2.1)."""
ARMED_FROM = 3
"""Number of humans from which each begins with a weapon, where the table leaves that to the rules (S3)."""


class PlagueSettings(Settings):
    """The options of a table; the first value of each is the default, but for the number of humans: four."""

    former: ClassVar[Former] = {
        "zombie_side": ("difficulty", {f"bot_{each}": each for each in ("normal", "easy", "hard")})
    }

    difficulty: Difficulty = "normal"
    """How the program plays the Zombie Player, unless a person takes that side (R1.1)."""
    n_humans: Literal[
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19"
    ] = "4"
    start: Literal["sheet_roll", "edge"] = "sheet_roll"
    characters: Literal["random", "draft"] = "random"
    duplicates: Switch = "off"
    hard_search: Switch = "off"
    search_cost: Literal["3", "2", "1"] = "3"
    barricade_cost: Literal["1", "2", "3"] = "1"
    ignition: Literal["per_action", "per_turn"] = "per_action"
    spawn_per_turn: Literal["1", "2", "half_n"] = "1"
    spawn_min_distance: Literal["8", "0", "1", "2", "3", "4", "5", "6", "7", "9", "10", "11", "12"] = "8"
    zombie_cards_per_turn: Literal["1", "2", "3", "unlimited"] = "1"
    armed_start: Literal["auto", "off", "on"] = "auto"
    left_behind: Literal["strict", "lenient"] = "strict"
    reshuffle_search: Switch = "off"
    fire: Switch = "off"
    fire_rolls: Literal["round", "each_turn"] = "round"
    carry: Literal["unconscious", "any_wounded"] = "unconscious"
    basement: Literal["off", "card", "die"] = "off"
    basement_dwellers: Literal["0", "1", "2", "3", "4"] = "0"
    crawlers: Switch = "off"
    crawler_weight: Literal["full", "half"] = "full"
    baby: Literal["off", "card", "placed"] = "off"
    traitor: Switch = "off"
    crazy: Literal["off", "discard", "keep"] = "off"
    house_from_round: Literal["2", "1", "4", "6"] = "2"
    house: Picked = PRINTED
    threats: Literal["on", "off"] = "on"
    """Whether pictures mark the squares that zombies can reach; no rule (8)."""

    @property
    def humans(self) -> int:
        """N, the number of human figures (R1.2, R1.3)."""
        return int(self.n_humans)

    def is_automated(self, seat: str) -> bool:
        """Whether the program leads this seat's humans from the beginning."""
        return seat in self.seats and self.seats[seat].stand_in

    @property
    def armed(self) -> bool:
        """Whether everybody begins with his preferred card (S3)."""
        return self.armed_start == "on" or (self.armed_start == "auto" and self.humans >= ARMED_FROM)

    @property
    def spawned(self) -> int:
        """How many zombies a zombie turn brings, but for the first (R20.1)."""
        return (self.humans + 1) // 2 if self.spawn_per_turn == "half_n" else int(self.spawn_per_turn)

    @property
    def cards_per_turn(self) -> int:
        """How many cards the Zombie Player may play in a turn (R23.2)."""
        return 3 * MOST_HUMANS if self.zombie_cards_per_turn == "unlimited" else int(self.zombie_cards_per_turn)


ANY = frozenset(range(1, 12))


WHEN: Mapping[str, When] = {
    "traitor": lambda settings: settings.humans > 1,
    "fire_rolls": lambda settings: settings.fire == "on",
    "basement_dwellers": lambda settings: settings.basement != "off",
    "crawler_weight": lambda settings: settings.crawlers == "on",
}
OPTIONS = (
    *from_fields(PlagueSettings, ANY, ("n_humans", "difficulty", "fire", "basement", "crawlers", "baby")),
    *from_fields(PlagueSettings, ANY - {1}, ("traitor",), WHEN),
    *from_fields(
        PlagueSettings,
        ANY,
        (
            "crazy", "characters", "armed_start", "start", "duplicates", "hard_search", "search_cost", "barricade_cost",
            "ignition", "spawn_per_turn", "spawn_min_distance", "zombie_cards_per_turn", "left_behind",
            "reshuffle_search", "carry", "house_from_round", "threats", "fire_rolls", "basement_dwellers",
            "crawler_weight",
        ),
        WHEN,
    ),
)  # fmt: skip
NEEDS = {
    "start": "edged",
    "ignition": "car",
    "left_behind": "car",
    "basement": "basement",
    "basement_dwellers": "basement",
}
"""What a house must have for an option (`PlagueTables`)."""
NIGHTMARE = {
    "hard_search": "on",
    "difficulty": "hard",
    "spawn_min_distance": "5",
    "zombie_cards_per_turn": "2",
    "crawlers": "on",
    "crazy": "discard",
}
PRESETS = (
    Preset("mode", "classic", {}),
    Preset("mode", "easier", {"armed_start": "on", "search_cost": "2", "difficulty": "easy"}),
    Preset("mode", "nightmare", NIGHTMARE),
    Preset("pace", "post", {"characters": "random"}),
    Preset("pace", "sitting", {"characters": "draft"}),
)
