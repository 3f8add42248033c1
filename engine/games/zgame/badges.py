"""What is worth a badge in Z-Game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.badges import Badge, Finished

from .ending import ENOUGH
from .state import ZgameState

Reign = Finished[ZgameState]


def lead(reign: Reign) -> int:
    """By how many Goals the winner is ahead of all others."""
    others = [goals for seat, goals in reign.scores.items() if seat != reign.seat]
    return reign.score - max(others) if reign.won and others else 0


def unbeaten(reign: Reign) -> int:
    """How many fights against others the gang has won, if it lost none (R10)."""
    lost = any(line.names("whom") == reign.seat for line in reign.told("beats"))
    return 0 if lost else len(reign.own("beats"))


def army(reign: Reign) -> int:
    return len(reign.s.gangs[reign.seat].in_city) if reign.won else 0


def taken(reign: Reign) -> bool:
    """Whether the gang holds a Base that is not its own at the end (O6)."""
    s = reign.s
    return not s.gangs[reign.seat].out and any(place != s.home(reign.seat) for place in s.held(reign.seat))


BADGES: Sequence[Badge[ZgameState]] = (
    Badge("boss", "crown", lambda reign: reign.won),
    Badge("goals", "flag_checkered", lambda reign: reign.score if reign.won else 0, ENOUGH),
    Badge("lead", "podium_gold", lead, 3),
    Badge("streak", "lightning_bolt", lambda reign: reign.most("takes", "turn"), 3),
    Badge("cleared", "broom", lambda reign: reign.did("cleared"), 15),
    Badge("built", "wall", lambda reign: reign.did("built"), 10),
    Badge("fights", "sword_cross", lambda reign: reign.did("won"), 5),
    Badge("unbeaten", "shield_check", unbeaten, 3),
    Badge("fed", "food_drumstick", lambda reign: reign.won and not reign.own("starves")),
    Badge("drew", "cards", lambda reign: reign.did("drew"), 30),
    Badge("army", "account_group", army, 6),
    Badge("taken", "home_city", taken),
)
