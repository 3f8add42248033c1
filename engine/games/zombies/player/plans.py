"""What an answer of several words comes to, as one deed: what advice tells instead of the names of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Decision
from engine.core.message import Message, parts, who
from engine.core.shape import replay

from ..move import Move
from ..place import Fill
from ..planner import GO_ON, TAKE
from ..state import ZombiesState
from ..ways import fights_on


def plan(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The deed; None where the labels of the words tell it."""
    if len(words) < 2:
        return None
    match decision.step:
        case Move():
            return _way(s, decision, words)
        case Fill():
            return _filled(s, decision, words)
        case _ if decision.kind == "zombie":
            return s.text("plan-zombie", start=words[0], to=words[1])
        case _ if decision.kind == "card" and words[1] in s.survivors:
            return s.text("plan-card", card=s.card_name(words[0]), whom=who(words[1]))
        case _:
            return None


def _way(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message | None:
    """How far, through how many fights, and what is picked up; where it may stop early the labels say so."""
    _, (deed, path, until) = replay(decision.ask.shape, words)
    way = [square for square in path if square != TAKE]
    if deed != "go" or not way or until != GO_ON:
        return None
    fights = 0 if s.feast else fights_on(s, way)
    return s.text("plan-way", at=s.place(way[-1]), n=len(way), fights=fights, taken=len(path) - len(way))


def _filled(s: ZombiesState, decision: Decision, words: Sequence[str]) -> Message:
    """What lies where, each kind with its squares."""
    _, filling = replay(decision.ask.shape, words)
    said = [
        s.text(f"plan-{kind}", at=", ".join(squares))
        for kind, squares in zip(("zombies", "life", "bullets"), filling, strict=True)
        if squares
    ]
    return parts(said)
