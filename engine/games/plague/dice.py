"""The two kinds of dice, and single ones that are rolled."""

from __future__ import annotations

from engine.core.luck import Good, at_least
from engine.core.message import Arg, Weight

from .state import PlagueState

D6 = ("1", "2", "3", "4", "5", "6")
D8 = (*D6, "7", "8")


def roll(
    s: PlagueState,
    key: str,
    die: tuple[str, ...] = D6,
    *,
    weight: Weight = "line",
    need: int = 0,
    good: Good | None = None,
    **args: Arg,
) -> int:
    """What one die shows; told under this key, with the lowest face that it ``need``s or which faces are ``good``."""
    if need:
        args["need"], good = need, at_least(need)
    ((face,),) = s.roll(key, (die, 1), weight=weight, good=good, **args)
    return int(face)
