"""What is seen from a zone, by day and by night (R2.3, R2.5, R5.3-R5.8, R5.10, R8.19)."""

from __future__ import annotations

from collections.abc import Mapping

from ..state import Survivor, ZombicideState
from . import skills

AT_NIGHT = 1
"""How far survivors see at night; zombies see their own zone only (R5.3)."""
IN_THE_DARK = 1
"""The range from which a Dark Zone is seen into (R8.19)."""


def visible(s: ZombicideState, zone: str, survivor: Survivor | None = None) -> Mapping[str, int]:
    """The zones that a survivor sees from a zone, itself included, with their range; without one, what zombies see."""
    seen = s.ground.visible(zone, survivor is not None and skills.has(s, survivor, "home_defender"))
    dark = s.settings.dark_sight == "on" and not s.bright
    if not (s.night or dark) or (survivor and skills.has(s, survivor, "night_vision")):  # R5.5
        return seen
    if s.night:
        lit, far = s.lit, AT_NIGHT if survivor else 0
        seen = {other: away for other, away in seen.items() if away <= far or other in lit}  # R5.8, R5.10
    if dark:
        zones = s.city.zones
        seen = {other: away for other, away in seen.items() if away <= IN_THE_DARK or not zones[other].dark}
    return seen


def reach(s: ZombicideState, zone: str, other: str, survivor: Survivor | None = None) -> int | None:
    """The range to a zone that is seen (R2.3); None if it is not."""
    return visible(s, zone, survivor).get(other)
