"""Which operation each use of a card is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from ..data import Op, Use
from ..state import ZgameState
from . import others, ride, zombies
from .effect import Effect

EFFECTS: Mapping[Op, type[Effect[Any]]] = {
    "ride": ride.Ride,
    "spawn": zombies.Spawn,
    "shoot": zombies.Shoot,
    "pull": zombies.Pull,
    "push": zombies.Push,
    "pipe": zombies.Pipe,
    "marauders": others.Marauders,
    "hire": others.Hire,
    "gain": others.Gain,
    "wreck": others.Wreck,
    "steal": others.Steal,
    "recruit": others.Recruit,
}
"""Those of the works, build and despoil, are in `household`."""


def effect(use: Use) -> Effect[Any]:
    """What a use does."""
    return EFFECTS[use.op](use)


def uses(s: ZgameState, seat: str, card: str, phase: Literal["raid", "household"]) -> list[Use]:
    """The uses of a card in this phase that would change anything (R16.8)."""
    item = s.card(card)
    found = item.raid if phase == "raid" else item.household
    return [use for use in found if use.op in EFFECTS and effect(use).can(s, seat)]
