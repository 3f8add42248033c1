"""Why the stand-in answers as it does: a sentence with what it looks at itself, from the same view."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.message import Message
from engine.core.runner import Decision
from engine.core.shape import NONE

from ..business import PASS, REFUSE, Deal, Trading
from ..people import People
from ..raid import END, HIRE, Raid
from ..state import FIGHTERS, TRADES, ZgameState, goal_name, place_name
from ..undead import KEEP, PAY, Undead
from .fights import holding_out
from .values import goal_value, place_value

BY_DEFAULT = {
    "fighters": "fighters",
    "marauders": "harm",
    "ruin": "harm",
    "upkeep": "upkeep",
    "discard": "discard",
    "fight": "fight",
    "tile": "tile",
    "retreat": "retreat",
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
        case People() if decision.kind == "attack":
            return _laid(s, words[0], enough=True)
        case People() as fight:
            could = holding_out(s, fight)
            return s.text("why-keep") if could and words[0] == NONE else _laid(s, words[0], enough=could == [])
        case _ if decision.kind == "household":
            return s.text(f"why-{_household(s, words)}")
        case Trading() | Deal():
            return s.text("why-pass" if words[0] in (PASS, REFUSE) else "why-deal")
        case _ if decision.kind in BY_DEFAULT:
            return s.text(f"why-{BY_DEFAULT[decision.kind]}")
        case _:
            return None


def _household(s: ZgameState, words: Sequence[str]) -> str:
    """Why somebody works, or a card is used, or else who comes."""
    workers = [word for word in words[0].split(",") if word in FIGHTERS]
    if workers:
        return "despoil" if any(fighter[0] == "W" for fighter in workers) else "household"
    if any(word in s.data.cards for word in words):
        return "card"
    return "joins" if any(word in TRADES for word in words) else "household"


def _raid(s: ZgameState, seat: str, words: Sequence[str]) -> Message:
    """What speaks for an act: a Goal, or what the place yields."""
    key = words[0]
    if key in (END, HIRE):
        return s.text(f"why-{key}")
    if key not in FIGHTERS:
        rides = any(use.op == "ride" for use in s.card(key).raid)
        return s.text("why-ride" if rides else "why-card")
    place = words[1]
    goals = {goal: goal_value(s, seat, place, key, [goal]) for goal in s.open}
    goal = max(goals, key=lambda each: goals[each], default="")
    if goal and goals[goal] > 0:
        return s.text("why-goal", goal=goal_name(goal))
    return s.text("why-walk" if place_value(s, seat, place) else "why-safe", at=place_name(place))


def _laid(s: ZgameState, word: str, *, enough: bool) -> Message:
    if word != NONE:
        return s.text("why-lay")
    return s.text("why-spare" if enough else "why-yield")
