"""Standing orders of the Zombie Player, each given by one tap under the question that it answers from then on."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.game import StandingOrder
from engine.core.runner import default
from engine.core.state import State


def by_itself(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """All that follows is the program's, cards included."""
    return ["auto"]


def nearest(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """The barricades nearest to a human break."""
    return default(decision)


ORDERS = (
    StandingOrder("enter", "enter", by_itself, tap=True),
    StandingOrder("horde", "horde", by_itself, tap=True),
    StandingOrder("crush", "crush", nearest, tap=True),
)
