"""The options of a table (R11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from engine.core.options import Preset, Setting
from engine.core.state import Settings

Switch = Literal["off", "on"]
ACHIEVEMENTS = (
    "praetorian", "tunnel_dweller", "let_there_be_light", "radio_voice", "good_shepherd", "friend_of_taylor",
    "keeper_of_secrets", "cold_blooded",
)  # fmt: skip
"""Those of the box, each of which is an option of a single mission."""
HARMS = "cold_blooded"
"""The one that is no help."""


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
    real_clock: Switch = "off"
    achievements: Literal["none", "all", "own"] = "none"
    """What the survivors of a single mission have achieved before: nothing, all that helps, or what is chosen."""
    praetorian: Switch = "off"
    tunnel_dweller: Switch = "off"
    let_there_be_light: Switch = "off"
    radio_voice: Switch = "off"
    good_shepherd: Switch = "off"
    friend_of_taylor: Switch = "off"
    keeper_of_secrets: Switch = "off"
    cold_blooded: Switch = "off"
    spawns: Literal["ours", "as_printed"] = "ours"
    ultrared: Switch = "off"
    abomination_fest: Switch = "off"
    dark_sight: Switch = "off"
    spawn_deck: Literal["full", "all", "easy", "hard"] = "full"
    """``full``: those that go with the difficulty."""
    crate_ap: Literal["0", "5"] = "0"
    crate_action: Literal["take", "search"] = "take"
    idle: Literal["policy", "pass"] = "policy"
    zombie_ties: Literal["auto", "ask"] = "auto"
    wound_split: Literal["auto", "ask"] = "auto"
    replay: Literal["on", "off"] = "on"
    reserve: Literal["on", "off"] = "on"
    force_door: Switch = "off"
    party: dict[str, str] = {}
    """Who has which place of the party, where a campaign has gone on."""
    dead: tuple[str, ...] = ()
    """Who never comes back in this campaign (R9.5)."""
    began: Annotated[int, Field(ge=0, le=23)] | None = None
    """The real hour at which the mission begins (R5.6)."""

    @property
    def campaign(self) -> bool:
        return self.mode == "campaign"

    @property
    def cards(self) -> Literal["all", "easy", "hard"]:
        """Which zombie cards are in the deck (R11, difficulty)."""
        if self.spawn_deck != "full":
            return self.spawn_deck
        match self.difficulty:
            case "normal":
                return "all"
            case "relaxed":
                return "easy"
            case "hard":
                return "hard"

    def achieved(self, achievement: str) -> bool:
        """Whether the survivors of a single mission begin with it."""
        word = achievement.lower()
        if self.achievements == "own":
            return getattr(self, word, "off") == "on"
        return self.achievements == "all" and word != HARMS


ANY = frozenset(range(1, 7))
OFF_ON, ON_OFF = ("off", "on"), ("on", "off")


def _single(settings: ZombicideSettings) -> bool:
    return not settings.campaign


def _campaign(settings: ZombicideSettings) -> bool:
    return settings.campaign


def _by_the_clock(settings: ZombicideSettings) -> bool:
    return _single(settings) and settings.clock_night == "on"


def _chosen(settings: ZombicideSettings) -> bool:
    return _single(settings) and settings.achievements == "own"


def _below_hard(settings: ZombicideSettings) -> bool:
    return settings.difficulty != "hard"


def options(missions: Sequence[str]) -> tuple[Setting, ...]:
    """What the lobby offers, with these missions to be played alone."""
    return (
        Setting("mode", ("campaign", "single"), ANY),
        Setting("mission", tuple(missions), ANY, _single),
        Setting("difficulty", ("normal", "relaxed", "hard"), ANY),
        Setting("spawns", ("ours", "as_printed"), ANY, _below_hard),
        Setting("free_order", OFF_ON, ANY - {1}),
        Setting("knockout", ("on", "classic"), ANY, _single),
        Setting("clock_night", ON_OFF, ANY),
        Setting("real_clock", OFF_ON, ANY, _by_the_clock),
        Setting("advanced_items", ON_OFF, ANY, _single),
        Setting("secret_service", ON_OFF, ANY, _single),
        Setting("achievements", ("none", "all", "own"), ANY, _single),
        *(Setting(each, OFF_ON, ANY, _chosen) for each in ACHIEVEMENTS),
        Setting("replay", ON_OFF, ANY, _campaign),
        Setting("reserve", ON_OFF, ANY, _campaign),
        Setting("ultrared", OFF_ON, ANY),
        Setting("abomination_fest", OFF_ON, ANY),
        Setting("dark_sight", OFF_ON, ANY),
        Setting("spawn_deck", ("full", "all", "easy", "hard"), ANY),
        Setting("crate_ap", ("0", "5"), ANY),
        Setting("crate_action", ("take", "search"), ANY),
        Setting("idle", ("policy", "pass"), ANY),
        Setting("zombie_ties", ("auto", "ask"), ANY),
        Setting("wound_split", ("auto", "ask"), ANY),
        Setting("force_door", OFF_ON, ANY),
    )


PRESETS = (
    Preset("mode", "campaign", {}),
    Preset("mode", "mission", {"mode": "single"}),
    Preset("mode", "easier", {"difficulty": "relaxed"}),
    Preset("mode", "nightmare", {"difficulty": "hard", "abomination_fest": "on"}),
    Preset("pace", "post", {"free_order": "on"}),
    Preset("pace", "sitting", {"free_order": "off"}),
)
