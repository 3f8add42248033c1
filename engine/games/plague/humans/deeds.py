"""The table of actions (R4): each is offered while there is all of its price (R4.1)."""

from __future__ import annotations

from functools import partial

from engine.core.shape import finished
from engine.kit.deeds import Menu

from ..state import CAR, Human, PlagueState
from ..terms import left
from .baby import PassBaby, TakeBaby
from .build import Break, Build
from .car import Board, Ignite, Leave
from .fight import Aim, Check, Fight
from .fire import Douse
from .moves import Move
from .search import Search
from .things import Drop, Give, PickUp, TakeFrom, Use
from .traitor import Steal
from .wounded import Lift, PutDown

MENU = Menu(
    left,
    Move(), Fight(), Search(), Use(), Build(), Lift(), PickUp(), TakeFrom(), Give(), Aim(), Check(), Break(),
    Douse(), Board(), Ignite(), Leave(), TakeBaby(), PassBaby(), Steal(), PutDown(), Drop(),
)  # fmt: skip
IDLE = ("put", "drop")
"""They alone never keep a human's turn open."""


def has_time(s: PlagueState, human: Human) -> bool:
    """Whether he has actions left, or could still do something that costs him nothing (R2.3)."""
    if not human.conscious or not human.at:
        return False
    if left(s, human):
        return True
    quick = human.on_foot and (
        s.able(human, "sprinter") or s.able(human, "handyman") or s.able(human, "rescuer") or s.has(human, "toolbox")
    )
    reloads = s.able(human, "reload") and not human.helped
    free = s.settings.ignition == "per_turn" and human.at == CAR
    return (quick or reloads or free) and any(key not in IDLE for key in MENU.doable(s, human))


def completed(s: PlagueState, human: Human, words: list[str]) -> list[str]:
    """What he does next, with the usual words for what is not said."""
    return finished(partial(MENU.plan, s, human), words)
