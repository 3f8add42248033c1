"""The options of a table (R11)."""

from __future__ import annotations

from typing import Literal

from engine.core.state import Settings

Switch = Literal["off", "on"]


class ZombicideSettings(Settings):
    """The options of a table; the first value of each is the default."""

    mode: Literal["campaign", "single"] = "campaign"
    mission: str = "m1"
    """The mission of a single game; in a campaign it follows from what came before."""
    difficulty: Literal["normal", "relaxed", "hard"] = "normal"
    free_order: Switch = "off"
    knockout: Literal["on", "classic"] = "on"
    clock_night: Literal["on", "off"] = "on"
    advanced_items: Literal["on", "off"] = "on"
    secret_service: Literal["on", "off"] = "on"
    achievements: Literal["none", "all"] = "none"
    """What the survivors of a single mission have achieved before."""
    ultrared: Switch = "off"
    abomination_fest: Switch = "off"
    dark_sight: Switch = "off"
    spawn_deck: Literal["full", "easy", "hard"] = "full"
    crate_ap: Literal["0", "5"] = "0"
    crate_action: Literal["take", "search"] = "take"
    idle: Literal["policy", "pass"] = "policy"
    zombie_ties: Literal["auto", "ask"] = "auto"
    wound_split: Literal["auto", "ask"] = "auto"
    replay: Literal["on", "off"] = "on"
    reserve: Literal["on", "off"] = "on"
    real_clock: Switch = "off"
    force_door: Switch = "off"

    @property
    def campaign(self) -> bool:
        return self.mode == "campaign"

    @property
    def cards(self) -> Literal["full", "easy", "hard"]:
        """Which zombie cards are in the deck (R11, difficulty)."""
        if self.spawn_deck != "full":
            return self.spawn_deck
        match self.difficulty:
            case "normal":
                return "full"
            case "relaxed":
                return "easy"
            case "hard":
                return "hard"
