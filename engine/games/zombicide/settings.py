"""The options of a table (R11)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.core.options import Difficulty, Preset, Setting, When, from_fields
from engine.core.scenario import PRINTED, Picked
from engine.core.state import Former, Settings

Switch = Literal["off", "on"]
ACHIEVEMENTS = (
    "praetorian", "tunnel_dweller", "let_there_be_light", "radio_voice", "good_shepherd", "friend_of_taylor",
    "keeper_of_secrets", "cold_blooded",
)  # fmt: skip
"""The achievements of the box, each of which is an option of a single mission."""
OWN = tuple(f"own_{n}" for n in range(1, 13))
"""The options of as many others: those of a campaign that somebody wrote, in their order."""
ZombieDeck = Literal["all", "easy", "hard"]
BY_DIFFICULTY: Mapping[str, ZombieDeck] = {"normal": "all", "easy": "easy", "hard": "hard"}
"""Which zombie cards are in the deck, unless the table wants others."""
HARMS = "cold_blooded"
"""The achievement that is no help."""


class ZombicideSettings(Settings):
    """The options of a table; the first value of each is the default."""

    former: ClassVar[Former] = {"difficulty": ("difficulty", {"relaxed": "easy"})}

    mode: Literal["campaign", "single"] = "campaign"
    mission: str = "m1"
    """The mission of a single game; in a campaign it follows from what came before."""
    tale: Picked = PRINTED
    """Which campaign it is; a mission that is played alone has its cards."""
    difficulty: Difficulty = "normal"
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
    own_1: Switch = "off"
    own_2: Switch = "off"
    own_3: Switch = "off"
    own_4: Switch = "off"
    own_5: Switch = "off"
    own_6: Switch = "off"
    own_7: Switch = "off"
    own_8: Switch = "off"
    own_9: Switch = "off"
    own_10: Switch = "off"
    own_11: Switch = "off"
    own_12: Switch = "off"
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
    def classic(self) -> bool:
        """Whether whoever is knocked out is dead at once (R9.9)."""
        return self.knockout == "classic" and not self.campaign

    @property
    def cards(self) -> ZombieDeck:
        """Which zombie cards are in the deck (R11, difficulty)."""
        return BY_DIFFICULTY[self.difficulty] if self.spawn_deck == "full" else self.spawn_deck

    def achieved(self, field: str) -> bool:
        """Whether the survivors of a single mission begin with the achievement that has this option."""
        if self.achievements == "own":
            return getattr(self, field) == "on"
        return self.achievements == "all" and field != HARMS


ANY = frozenset(range(1, 7))
SINGLE = ("knockout", "advanced_items", "secret_service")
"""Options of missions that are played alone, besides those that need more."""
WHEN: Mapping[str, When] = {
    **dict.fromkeys(SINGLE, lambda settings: not settings.campaign),
    **dict.fromkeys(("replay", "reserve"), lambda settings: settings.campaign),
    "real_clock": lambda settings: not settings.campaign and settings.clock_night == "on",
    "spawns": lambda settings: settings.difficulty != "hard",
    "tale": lambda settings: not settings.party,
}


def options(
    missions: Sequence[str],
    achievements: Iterable[Setting],
    tales: Sequence[Setting] = (),
    modes: Sequence[str] = ("campaign", "single"),
) -> tuple[Setting, ...]:
    """What the lobby offers, with these missions to be played alone, the options of what has been achieved before, and
    the one that picks a campaign, if any.
    """
    return (
        Setting("mode", tuple(modes), ANY),
        *tales,
        Setting("mission", tuple(missions), ANY, lambda settings: not settings.campaign),
        *from_fields(ZombicideSettings, ANY, ("difficulty", "spawns"), WHEN),
        *from_fields(ZombicideSettings, ANY - {1}, ("free_order",)),
        *from_fields(
            ZombicideSettings,
            ANY,
            ("knockout", "clock_night", "real_clock", "advanced_items", "secret_service"),
            WHEN,
        ),
        *achievements,
        *from_fields(
            ZombicideSettings,
            ANY,
            (
                "replay", "reserve", "ultrared", "abomination_fest", "dark_sight", "spawn_deck", "crate_ap",
                "crate_action", "idle", "zombie_ties", "wound_split", "force_door",
            ),
            WHEN,
        ),
    )  # fmt: skip


PRESETS = (
    Preset("mode", "campaign", {}),
    Preset("mode", "mission", {"mode": "single"}),
    Preset("mode", "easier", {"difficulty": "easy"}),
    Preset("mode", "nightmare", {"difficulty": "hard", "abomination_fest": "on"}),
    Preset("pace", "post", {"free_order": "on"}),
    Preset("pace", "sitting", {"free_order": "off"}),
)
