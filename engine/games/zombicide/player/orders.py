"""Standing orders: small questions that are answered by themselves, each given by one tap under the question."""

from __future__ import annotations

from engine.core.decision import Decision
from engine.core.game import StandingOrder
from engine.core.state import State
from engine.kit.orders import always, as_usual

from ..state import ZombicideState
from .choosing import ANSWERS


def well(seen: State, decision: Decision, arg: list[str]) -> list[str]:
    """What the program would answer for itself."""
    assert isinstance(seen, ZombicideState)
    return ANSWERS[decision.kind](seen, decision)


ORDERS = (
    StandingOrder("place", "card", well, tap=True),
    StandingOrder("reroll", "roll", as_usual, tap=True),
    StandingOrder("aim", "targets", as_usual, tap=True),
    StandingOrder("spare", "steady", as_usual, tap=True),
    StandingOrder("shine", "beam", as_usual, tap=True),
    StandingOrder("ties", "march", as_usual, tap=True),
    StandingOrder("wounds", "split", as_usual, tap=True),
    # what is asked in somebody else's turn, or in the Zombie Phase
    StandingOrder("trades", "deal", always("yes"), tap=True),
    StandingOrder("gifts", "deal", as_usual, tap=True),
    StandingOrder("tidy", "arrange", well, tap=True),
    StandingOrder("dragged", "drag", as_usual, tap=True),
    StandingOrder("protect", "ward", as_usual, tap=True),
    StandingOrder("react", "react", as_usual, tap=True),
    StandingOrder("strike", "strike", as_usual, tap=True),
)
