"""The board as survivors find it now: where they can step, and how far it is (R2.1, R2.3)."""

from __future__ import annotations

from collections.abc import Iterable

from ..box.tile import by_zone
from ..state import Survivor, ZombicideState, zone_name


def near(s: ZombicideState, zone: str) -> tuple[str, ...]:
    """The zones into which a survivor can step from a zone (R2.1, R2.8)."""
    return s.ground.neighbours(zone)


def closest_crowd(s: ZombicideState, zones: Iterable[str]) -> str:
    """The zone with most zombies, the first of equals in their order; "" without zones."""
    return max(sorted(zones, key=by_zone), key=s.threats, default="")


def is_tank(s: ZombicideState, zone: str) -> bool:
    return s.city.zones[zone].tank


def company(s: ZombicideState, survivor: Survivor) -> list[str]:
    """Other standing survivors in his zone."""
    return [each.id for each in s.here(survivor.at) if each.id != survivor.id]


def make_noise(s: ZombicideState, zone: str, n: int) -> None:
    """Noise tokens come into a zone (R7.5)."""
    s.noise[zone] = s.noise.get(zone, 0) + n
    s.tell("noise", weight="detail", refs=(zone,), zone=zone_name(zone), n=n)
