"""Standing orders: small questions that are answered by themselves, each given by one tap under the question."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.game import StandingOrder
from engine.core.runner import default
from engine.core.state import State

from ..state import ZombicideState
from .choosing import ANSWERS


def as_usual(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """What is answered for absent players."""
    return default(decision)


def well(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """What the program would answer for itself."""
    assert isinstance(seen, ZombicideState)
    return ANSWERS[decision.kind](seen, decision)


def agreed(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """Whatever is wanted."""
    return ["yes"]


ORDERS = (
    StandingOrder("place", "card", well, tap=True),
    StandingOrder("reroll", "roll", as_usual, tap=True),
    StandingOrder("aim", "targets", as_usual, tap=True),
    StandingOrder("spare", "steady", as_usual, tap=True),
    StandingOrder("shine", "beam", as_usual, tap=True),
    StandingOrder("ties", "march", as_usual, tap=True),
    StandingOrder("wounds", "split", as_usual, tap=True),
    # what is asked in somebody else's turn, or in the Zombie Phase
    StandingOrder("trades", "deal", agreed, tap=True),
    StandingOrder("gifts", "deal", as_usual, tap=True),
    StandingOrder("tidy", "arrange", well, tap=True),
    StandingOrder("dragged", "drag", as_usual, tap=True),
    StandingOrder("protect", "ward", as_usual, tap=True),
    StandingOrder("react", "react", as_usual, tap=True),
    StandingOrder("strike", "strike", as_usual, tap=True),
)
