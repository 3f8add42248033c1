"""Quiet points: when a card may take effect, in anybody's turn (R13.1, R13.4)."""

from __future__ import annotations

from engine.core.runner import decisions, ordered
from engine.core.step import Step

from .state import ZombiesState

USE = "use"
CARD_KINDS = ("card", USE)
"""The kinds of question that are asked at quiet points."""


class Moment(Step):
    """A step that no card interrupts while it waits; all others are quiet points (R13.4)."""

    def quiet(self, s: ZombiesState) -> bool:
        """Whether cards may be played while this step waits."""
        return False


def quiet(s: ZombiesState) -> bool:
    """Whether cards may be played now (R13.4)."""
    top = s.stack[-1]
    return not isinstance(top, Moment) or top.quiet(s)


def acting(s: ZombiesState) -> bool:
    """Whether a card or item that somebody has ordered takes effect right now, or goes back (R13.4, R19.2)."""
    given = any(order.kind in CARD_KINDS for order in s.orders)
    return given and quiet(s) and ordered(s, CARD_KINDS)


def may_act(s: ZombiesState, seat: str) -> bool:
    """Whether, as far as everybody can tell, this player might do something with cards at this quiet point (D16)."""
    survivor = s.survivors[seat]
    if not survivor.used and len(survivor.hand):
        return True
    return bool(survivor.table) and any(each.kind == USE and seat in each.seats for each in decisions(s))
