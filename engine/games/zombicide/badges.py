"""What is worth a badge in Zombicide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.badges import Badge, Finished, Line

from .state import RANKS, Survivor, ZombicideState

Mission = Finished[ZombicideState]
DOWN = ("knocked-out", "dies", "dies-for-good")


def won(mission: Mission) -> bool:
    return mission.won and mission.s.verdict == "won"


def own(mission: Mission) -> list[Survivor]:
    """The survivors whom the seat leads."""
    return [mission.s.survivors[each] for each in mission.crew if each in mission.s.survivors]


def told(mission: Mission, *keys: str) -> list[Line]:
    """What was told under these keys of the seat's survivors."""
    names = {f"zombicide-survivor-{each.who}" for each in own(mission)}
    return [line for line in mission.told(*keys) if line.names("figure") in names]


def at_once(mission: Mission, key: str) -> int:
    """The most zombies of one attack of the seat's survivors, told under a key."""
    return max((_units(line.args["units"]) for line in told(mission, key)), default=0)


def _units(units: Sequence[Mapping[str, Any]]) -> int:
    return sum(unit["args"].get("n", 1) for unit in units)


BADGES: Sequence[Badge[ZombicideState]] = (
    Badge("mission", "flag_checkered", won),
    Badge("unhurt", "shield_check", lambda mission: won(mission) and not told(mission, "wounded", *DOWN)),
    Badge("all", "account_heart", lambda mission: won(mission) and not mission.told(*DOWN)),
    Badge("red", "star_circle", lambda mission: won(mission) and any(each.level == RANKS[-1] for each in own(mission))),
    Badge("night", "weather_night", lambda mission: won(mission) and mission.s.night),
    Badge("kills", "skull_crossbones", lambda mission: mission.did("kills"), 20),
    Badge("volley", "bullseye_arrow", lambda mission: at_once(mission, "kills"), 4),
    Badge("monster", "emoticon_dead", lambda mission: at_once(mission, "fells")),
    Badge("objectives", "clipboard_check", lambda mission: mission.did("objective"), 5),
    Badge("searches", "magnify", lambda mission: mission.did("searches"), 6),
    Badge("doors", "door_open", lambda mission: mission.did("doors"), 5),
    Badge("hard", "biohazard", lambda mission: won(mission) and mission.s.settings.difficulty == "hard"),
    Badge("campaign", "medal", lambda mission: won(mission) and mission.ended("end-campaign")),
)
