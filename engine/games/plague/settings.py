"""The options of a table (R32), and its presets."""

from __future__ import annotations

from typing import Literal

from engine.core.options import Preset, Setting
from engine.core.state import Settings

Switch = Literal["off", "on"]
MOST_HUMANS = 19
"""A hand of three cards for each must fit into the deck (2.1)."""
ARMED_FROM = 3
"""From so many humans on everybody begins with a weapon, if that is left to the rules (S3)."""


class PlagueSettings(Settings):
    """The options of a table; the first value of each is the default, but for the number of humans: four."""

    zombie_side: Literal["bot_normal", "bot_easy", "bot_hard"] = "bot_normal"
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


def _fire(settings: PlagueSettings) -> bool:
    return settings.fire == "on"


def _basement(settings: PlagueSettings) -> bool:
    return settings.basement != "off"


def _crawlers(settings: PlagueSettings) -> bool:
    return settings.crawlers == "on"


def _several(settings: PlagueSettings) -> bool:
    return settings.humans > 1


OFF_ON = ("off", "on")
NUMBERS = ("4", *(str(n) for n in range(1, MOST_HUMANS + 1) if n != 4))
OPTIONS = (
    Setting("n_humans", NUMBERS, ANY),
    Setting("zombie_side", ("bot_normal", "bot_easy", "bot_hard"), ANY),
    Setting("fire", OFF_ON, ANY),
    Setting("basement", ("off", "card", "die"), ANY),
    Setting("crawlers", OFF_ON, ANY),
    Setting("baby", ("off", "card", "placed"), ANY),
    Setting("traitor", OFF_ON, ANY - {1}, _several),
    Setting("crazy", ("off", "discard", "keep"), ANY),
    Setting("characters", ("random", "draft"), ANY),
    Setting("armed_start", ("auto", "off", "on"), ANY),
    Setting("start", ("sheet_roll", "edge"), ANY),
    Setting("duplicates", OFF_ON, ANY),
    Setting("hard_search", OFF_ON, ANY),
    Setting("search_cost", ("3", "2", "1"), ANY),
    Setting("barricade_cost", ("1", "2", "3"), ANY),
    Setting("ignition", ("per_action", "per_turn"), ANY),
    Setting("spawn_per_turn", ("1", "2", "half_n"), ANY),
    Setting("spawn_min_distance", ("8", "0", "1", "2", "3", "4", "5", "6", "7", "9", "10", "11", "12"), ANY),
    Setting("zombie_cards_per_turn", ("1", "2", "3", "unlimited"), ANY),
    Setting("left_behind", ("strict", "lenient"), ANY),
    Setting("reshuffle_search", OFF_ON, ANY),
    Setting("carry", ("unconscious", "any_wounded"), ANY),
    Setting("house_from_round", ("2", "1", "4", "6"), ANY),
    Setting("threats", ("on", "off"), ANY),
    Setting("fire_rolls", ("round", "each_turn"), ANY, _fire),
    Setting("basement_dwellers", ("0", "1", "2", "3", "4"), ANY, _basement),
    Setting("crawler_weight", ("full", "half"), ANY, _crawlers),
)
NIGHTMARE = {
    "hard_search": "on",
    "zombie_side": "bot_hard",
    "spawn_min_distance": "5",
    "zombie_cards_per_turn": "2",
    "crawlers": "on",
    "crazy": "discard",
}
PRESETS = (
    Preset("mode", "classic", {}),
    Preset("mode", "easier", {"armed_start": "on", "search_cost": "2", "zombie_side": "bot_easy"}),
    Preset("mode", "nightmare", NIGHTMARE),
    Preset("pace", "post", {"characters": "random"}),
    Preset("pace", "sitting", {"characters": "draft"}),
)
