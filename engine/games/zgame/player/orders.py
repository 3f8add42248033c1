"""Standing orders, each private to who gave it: given by one tap under the question that it answers from then on."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.game import StandingOrder
from engine.core.runner import default
from engine.core.state import State


def usual(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """What is done for whoever is absent: a defence by the standing choice, no trade."""
    return default(decision)


ORDERS = (
    StandingOrder("defend", "defend", usual, tap=True),
    StandingOrder("pass", "business", usual, tap=True),
)
