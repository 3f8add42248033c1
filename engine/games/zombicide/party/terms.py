"""What is asked of a zone, and done to it, by many deeds (R2.7, R7.5)."""

from __future__ import annotations

from ..state import ZombicideState, zone_name


def is_tank(s: ZombicideState, zone: str) -> bool:
    return s.city.zones[zone].tank


def make_noise(s: ZombicideState, zone: str, n: int) -> None:
    """Noise tokens come into a zone (R7.5)."""
    s.noise[zone] = s.noise.get(zone, 0) + n
    s.tell("noise", weight="detail", refs=(zone,), zone=zone_name(zone), n=n)
