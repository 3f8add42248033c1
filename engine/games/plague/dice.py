"""The two kinds of dice, and single ones that are rolled."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.message import Arg, Weight

from .state import PlagueState

D6 = ("1", "2", "3", "4", "5", "6")
D8 = (*D6, "7", "8")


Good = Callable[[str], bool]


def at_least(need: int) -> Good:
    """Which faces are good for a roll that needs this number."""
    return lambda face: int(face) >= need


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
