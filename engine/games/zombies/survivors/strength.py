"""What a combat roll needs, and what is added to it (R11.2, R11.3)."""

from __future__ import annotations

from ..state import ZombiesState
from .hand import SHOTGUN, adds

KILLED = 4
"""The total that kills (R11.3)."""
RUSH = 2
"""What an adrenaline rush adds to a roll (R11.4 d)."""


def bullets_for(s: ZombiesState, total: int) -> int:
    """The bullets that turn a roll of this total into a kill (R11.4 a, 2.4)."""
    return needed(total, s.rules.bullet_bonus)


def needed(total: int, bonus: int) -> int:
    """The same, where each bullet adds this bonus."""
    return -(-(KILLED - total) // bonus)


def combat_bonus(s: ZombiesState, seat: str, square: str, saw: int = 0, fire: int = 0) -> int:
    """What is added to a combat roll of this seat on this square (R11.2, R18.3), the shotgun included.

    ``saw`` and ``fire``: as if a chainsaw, or a fire in the building, added so much already.
    """
    axe = adds(s, seat, "fire_axe")
    if seat == s.active:
        saw, fire = max(saw, s.chainsaw), max(fire, s.molotov.get(s.city.building(square) or 0, 0))
    bonus = axe + saw + fire if s.rules.weapon_stacking == "sum" else max(axe, saw, fire)
    return bonus + bool(charges(s, seat))


def charges(s: ZombiesState, seat: str) -> int:
    """Combat rolls to which shotguns in play still add (2.4)."""
    return sum(item.charges for item in s.survivors[seat].table if s.card(item.card).rule == SHOTGUN)
