"""Why the stand-in answers as it does: a sentence with what it looks at itself, from the same view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.message import Message
from engine.core.runner import Decision
from engine.core.shape import NONE

from ..raid import END, HIRE, Raid
from ..state import FIGHTERS, ZgameState, goal_name, place_name
from ..undead import KEEP, PAY, Undead
from .values import goal_value

BY_DEFAULT = {
    "fighters": "fighters",
    "marauders": "harm",
    "ruin": "harm",
    "upkeep": "upkeep",
    "discard": "discard",
}
"""Questions that are answered alike whatever lies on the table."""


def reason(s: ZgameState, decision: Decision, words: Sequence[str]) -> Message | None:
    """The reason for these words of the stand-in's; None for a question that has none."""
    match decision.step:
        case Raid(seat=seat):
            return _raid(s, seat, words)
        case Undead() as fight:
            enough = fight.strength(s, []) >= fight.against(s)
            laid = [word for word in words if word not in (KEEP, PAY)]
            return _laid(s, laid[0] if laid else NONE, enough=enough)
        case _ if decision.kind in ("attack", "defend"):
            return _laid(s, words[0], enough=decision.kind == "attack")
        case _ if decision.kind == "household":
            wreckers = any(fighter in ("W1", "W2") for fighter in words[0].split(","))
            return s.text("why-despoil" if wreckers else "why-household")
        case _ if decision.kind in BY_DEFAULT:
            return s.text(f"why-{BY_DEFAULT[decision.kind]}")
        case _:
            return None


def _raid(s: ZgameState, seat: str, words: Sequence[str]) -> Message:
    """What speaks for an act: a Goal, or what the place yields."""
    key = words[0]
    if key in (END, HIRE):
        return s.text(f"why-{key}")
    if key not in FIGHTERS:
        rides = any(use.op == "ride" for use in s.card(key).raid)
        return s.text("why-ride" if rides else "why-card")
    place = words[1]
    goals = {goal: goal_value(s, seat, place, key[0], [goal]) for goal in s.open}
    goal = max(goals, key=lambda each: goals[each], default="")
    if goal and goals[goal] > 0:
        return s.text("why-goal", goal=goal_name(goal))
    return s.text("why-walk", at=place_name(place))


def _laid(s: ZgameState, word: str, *, enough: bool) -> Message:
    if word != NONE:
        return s.text("why-lay")
    return s.text("why-spare" if enough else "why-yield")
