"""The only die: six faces from 1 to 6."""

from __future__ import annotations

from engine.core.luck import at_least
from engine.core.message import Arg, Weight

from .state import ZombiesState

D6: tuple[str, ...] = ("1", "2", "3", "4", "5", "6")


def roll(
    s: ZombiesState, key: str, seat: str, n: int = 1, weight: Weight = "line", need: int = 0, **args: Arg
) -> list[int]:
    """Roll ``n`` dice for a seat and log them under ``key``; each has to show at least ``need``, if that is given."""
    ((*faces,),) = s.roll(key, (D6, n), weight=weight, good=at_least(need) if need else None, who=seat, **args)
    s.credit(seat, "sixes", list(faces).count("6"))
    return [int(face) for face in faces]
