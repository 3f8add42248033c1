"""Goals: what they measure, how they are opened and taken (2.10, R3, R12)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.message import Message, parts
from engine.core.step import DONE, Done, Step

from .. import terms
from ..data import GOALS
from ..state import ZgameState, goal_name, goal_text


def count(s: ZgameState, metric: str, seat: str, n: int = 1) -> None:
    """Add to what the open Goals count, or keep the most (R3.3, R12.6)."""
    for goal, values in s.counts.items():
        card = s.data.goals[goal]
        if card.metric == metric and seat in values:
            values[seat] = max(values[seat], n) if card.kind == "max" else values[seat] + n


def value(s: ZgameState, goal: str, seat: str) -> int:
    """What a gang has of an open Goal now (R12.1, R12.2)."""
    if goal in s.counts:
        return s.counts[goal].get(seat, 0)
    card = s.data.goals[goal]
    if card.metric == "mall":  # C02
        return int((card.at or s.data.mall) in s.gangs[seat].places)
    return AT_END[card.metric](s, seat)


def _barricades(s: ZgameState, seat: str) -> int:  # C06
    return sum(site.barricades for site in s.sites.values() if site.owner == seat)


def _far(s: ZgameState, seat: str) -> int:  # C07
    steps = s.city.steps[s.home(seat)]
    return sum(steps[place] for place in s.gangs[seat].fighters.values() if place)


def turf(s: ZgameState, seat: str) -> int:
    """The regular quarters that a gang controls (C12)."""
    return sum(s.controls(seat, place) for place in s.sites if s.is_quarter(place))


def _stock(s: ZgameState, seat: str) -> int:  # C13
    return s.gangs[seat].food + s.gangs[seat].medicine


def _gates(s: ZgameState, seat: str) -> int:  # C15
    gates = {near for place, site in s.sites.items() if s.is_base(place) and site.holder != seat
             for near in s.city.links[place]}  # fmt: skip
    return sum(place in gates for place in s.gangs[seat].fighters.values())


def _marauders(s: ZgameState, seat: str) -> int:  # C18
    return len(s.gangs[seat].at(s.marauders)) if s.marauders else 0


AT_END: Mapping[str, Callable[[ZgameState, str], int]] = {
    "barricades": _barricades,
    "far": _far,
    "turf": turf,
    "stock": _stock,
    "gates": _gates,
    "marauders": _marauders,
}
"""What is looked at when it is wanted, instead of counted."""


class OpenGoals(Step):
    """Two new Goals; those that nobody took go back into the deck then (R3)."""

    def run(self, s: ZgameState) -> Done:
        left = [] if terms.keeps_goals(s) else s.open
        drawn = [goal for _ in range(GOALS) if (goal := s.goals.draw(s)) is not None]  # R3.1, R3.4
        s.open = [*(goal for goal in s.open if goal not in left), *drawn]
        if left:
            s.goals.cards += left
            s.goals.shuffle(s)
        s.counts = {goal: dict.fromkeys(s.living, 0) for goal in s.open if s.data.goals[goal].kind != "end"}  # R3.2
        s.tell("goals", weight="headline", goals=[goal_name(goal) for goal in drawn])
        return DONE


class Award(Step):
    """Each open Goal goes to the gang that has the most of it (R12)."""

    def run(self, s: ZgameState) -> Done:
        taken = {goal: leader for goal in s.open if (leader := self.leader(s, goal))}  # R12.3
        for goal, seat in taken.items():
            s.won[seat].get().append(goal)
            s.taken[goal] = seat
            what = goal_text(s.data.goals[goal], "board-goal")
            score, all_ = s.text("measured", what=what, score=parts(self.score(s, goal))), tuple(s.living)
            s.tell("takes", weight="headline", who=seat, goal=goal_name(goal), score=score, concerns=all_)
        s.open = [goal for goal in s.open if goal not in taken]  # R12.4
        if s.open:
            s.tell("untaken", weight="headline", goals=[self.contested(s, goal) for goal in s.open], n=len(s.open))
        s.counts = {goal: values for goal, values in s.counts.items() if goal not in taken}
        return DONE

    def score(self, s: ZgameState, goal: str) -> list[Message]:
        """How much each gang that counts has of a Goal, the most first."""
        values = {seat: value(s, goal, seat) for seat in s.living}
        return [s.text("standing", who=seat, n=n) for seat, n in sorted(values.items(), key=lambda each: -each[1]) if n]

    def contested(self, s: ZgameState, goal: str) -> Message:
        """A Goal that nobody takes, with those who stand in each other's way."""
        score = self.score(s, goal)
        return s.text("contested", goal=goal_name(goal), score=parts(score)) if score else goal_name(goal)

    def leader(self, s: ZgameState, goal: str) -> str:
        """The single gang with the most, at least 1 (R12.1); nobody: ""."""
        values = {seat: value(s, goal, seat) for seat in s.living}
        most = max(values.values())
        best = [seat for seat, n in values.items() if n == most]
        return best[0] if most and len(best) == 1 else ""
