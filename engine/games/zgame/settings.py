"""The options of a table: the mode, parts of it that can be left out, and the modules of part O."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from engine.core import options
from engine.core.options import Level, Preset, from_fields
from engine.core.scenario import PRINTED, Picked
from engine.core.state import Former, Settings

Switch = Literal["off", "on"]
When = Literal["asked", "doubt", "orders"]
"""When defenders are asked: always, where their standing choice may fail, never (5)."""
MODULES = (
    "mercy", "scarcity", "horde", "quiet", "humanres", "homeless", "citadels", "moregoals", "carry", "business",
    "romero",
)  # fmt: skip
"""The modules that are switched on and off (O1–O11)."""


class ZgameSettings(Settings):
    """The options of a table; the first value of each is the default, but for what the standard game has."""

    former: ClassVar[Former] = {"bots": ("difficulty", {})}

    mode: Literal["standard", "intro"] = "standard"
    specials: Switch = "on"
    mercs: Switch = "on"
    nights: Switch = "on"
    first: Literal["each", "one"] = "each"
    mercy: Switch = "off"
    scarcity: Switch = "off"
    horde: Switch = "off"
    quiet: Switch = "off"
    humanres: Switch = "off"
    homeless: Switch = "off"
    truce: Switch = "off"
    walls: Switch = "off"
    citadels: Switch = "off"
    moregoals: Switch = "off"
    carry: Switch = "off"
    business: Switch = "off"
    romero: Switch = "off"
    city: Literal["random", "laid", "built"] = "random"
    """Laid by the players on the layout (O12), or built freely (O13)."""
    defence: When = "asked"
    """When defenders are asked, unless they want it otherwise (5)."""
    difficulty: Level = "normal"
    town: Picked = PRINTED
    """The city that is fought for: ours, or one that somebody wrote."""

    def on(self, name: str) -> bool:
        """Whether a part or a module is in play (R19, O5)."""
        if self.mode == "intro" and name in ("specials", "mercs", "humanres"):
            return False
        if name == "humanres" and self.mercs == "off":
            return False
        if name in ("truce", "walls") and self.homeless == "off":
            return False
        return getattr(self, name) == "on"


SEVERAL = frozenset({2, 3, 4})


WHEN: Mapping[str, options.When] = {
    **dict.fromkeys(("specials", "mercs"), lambda settings: settings.mode == "standard"),
    **dict.fromkeys(("truce", "walls"), lambda settings: settings.on("homeless")),
    "humanres": lambda settings: settings.on("mercs"),
}
OPTIONS = tuple(
    from_fields(
        ZgameSettings,
        SEVERAL,
        ("mode", "specials", "mercs", "nights", "first", *MODULES, "truce", "walls", "city", "defence", "difficulty"),
        WHEN,
    )
)
LARGE = ("homeless", "citadels", "moregoals", "carry", "business")
"""The modules that make more of a game."""
PRESETS = (
    Preset("mode", "standard", {"mode": "standard"}),
    Preset("mode", "intro", {"mode": "intro"}),
    Preset("mode", "large", {"mode": "standard"} | dict.fromkeys(LARGE, "on")),
    Preset("pace", "post", {"defence": "doubt"}),
    Preset("pace", "sitting", {"defence": "asked"}),
)
