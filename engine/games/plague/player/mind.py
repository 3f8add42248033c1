"""What automated humans have in mind (11.1): the plan they share, where each of them goes, and how much he fears."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from ..humans.car import BOARDING
from ..humans.moves import reach
from ..state import Human, PlagueState
from ..terms import allowance, has_done, in_contact, is_armed, left
from . import cellar, house
from .arms import best_blow, clears
from .risk import Danger

Plan = Literal["search", "lure", "car", "house", "cellar"]

SLACK = 1e-6
"""More than sums of the same numbers can differ by rounding."""
FAR = 60
"""The distance that counts where there is no way."""
BESIDE = 2
"""Steps from somebody up to which one is with him."""
LATE = 60
"""Round from which nobody lures the dead any more."""


def door(s: PlagueState, human: Human) -> str:
    """The door square of the car from which he can still get in this turn, the nearest; none: an empty string."""
    budget = left(s, human) - BOARDING
    if budget < 0 or human.at in s.data.car_doors:
        return human.at if budget >= 0 else ""
    ways = reach(s, human, budget)
    return min((each for each in ways if each in s.data.car_doors), key=lambda each: ways[each][0], default="")


class Mind:
    """The table as everybody sees it, judged once for one decision, by the human who has to make it (``figure``)."""

    def __init__(self, s: PlagueState, figure: str = "") -> None:
        self.s = s
        self.ground = s.ground
        self.danger = Danger(s, mover=figure)
        self._blows: dict[str, float] = {}
        self._prey: dict[str, frozenset[str]] = {}
        self._aims: dict[str, tuple[Mapping[str, int], float]] = {}

    @cached_property
    def plan(self) -> Plan:
        s = self.s
        if cellar.is_planned(s):
            return "cellar"
        if house.must_be_held(s):
            return "house"
        searched = all(has_done(s, each) for each in s.loyal if each.conscious)
        if searched and not self.crowded:
            return "car"
        if (s.house_first or searched) and house.can_be_held(s):
            return "house"
        return "lure" if searched else "search"

    @cached_property
    def crowded(self) -> bool:
        """Whether too many of the dead would be at the car before the slowest human. It is never so once a human has
        got in, or from round `LATE` on.
        """
        s = self.s
        if s.in_car or s.round >= LATE:
            return False
        doors = s.data.car_doors

        def far(square: str) -> int:
            return min(self.steps(square, door) for door in doors)

        turns = max((-(-(far(each.at) + 2) // max(1, allowance(s, each))) for each in s.conscious), default=0)
        return sum(far(each.at) <= 2 * turns for each in s.zombies.values()) > s.data.player.crowd

    @cached_property
    def goals(self) -> Mapping[str, tuple[str, ...]]:
        """The squares where each human wants to be; the nearest of them will do. A human without goals keeps away."""
        s = self.s
        people = [each for each in s.conscious if each.on_foot]
        match self.plan:
            case "house":
                found = house.goals(s, people, self.steps)
            case "cellar":
                found = cellar.goals(s, people)
            case "lure":
                found = {each.id: (s.data.away,) for each in people}
            case "car":
                doors, around = tuple(s.data.car_doors), self._around_car()
                found = {each.id: around if around and clears(s, each) else doors for each in people}
                found |= self.waiting
            case _ if s.settings.hard_search == "on":
                found = {each.id: self._own(each) for each in people}
            case _:
                found = self._searches(people)
        self._fetch_baby(people, found)
        return found

    @cached_property
    def waiting(self) -> Mapping[str, tuple[str, ...]]:
        """Before anybody has got into the car: whoever cannot get in this turn, but would be there two turns or more
        before the last one, goes to the last one first, so that they come together. That one's square comes first.
        """
        s = self.s
        people = [each for each in s.conscious if each.on_foot]
        if s.in_car or not people:
            return {}
        doors = s.data.car_doors
        turns = {
            each.id: -(-min(self.steps(each.at, door) for door in doors) // max(1, allowance(s, each)))
            for each in people
        }
        last = max(people, key=lambda each: turns[each.id])
        beside = (last.at, *self.ground.neighbours(last.at))
        early = [each for each in people if turns[each.id] + 1 < turns[last.id]]
        return {each.id: beside for each in early if self.steps(each.at, last.at) > BESIDE and not door(s, each)}

    def _searches(self, people: list[Human]) -> dict[str, tuple[str, ...]]:
        """Each place still to be searched goes to the nearest human, one place each; humans with one life get none if
        others can go.
        """
        s = self.s
        wanted = [each for each in s.required if not s.searched.get(each)]
        fit = [each for each in people if each.life > 1] or people
        pairs = sorted(
            (min((self.steps(each.at, face) for face in faces), default=FAR), n, each.id, place)
            for n, each in enumerate(fit)
            for place in wanted
            if (faces := s.ground.neighbours(s.data.searches[place])) and each.id not in s.searched.get(place, ())
        )
        found: dict[str, tuple[str, ...]] = {}
        taken: set[str] = set()
        for _, _, figure, place in pairs:
            if figure not in found and place not in taken:
                taken.add(place)
                found[figure] = s.ground.neighbours(s.data.searches[place])
        return found

    def _own(self, human: Human) -> tuple[str, ...]:
        """The places that he has not searched himself, or else the car."""
        s = self.s
        own = [each for each in s.required if human.id not in s.searched.get(each, ())]
        faces = [face for place in own for face in s.ground.neighbours(s.data.searches[place])]
        return tuple(faces) or tuple(s.data.car_doors)

    def _fetch_baby(self, people: list[Human], goals: dict[str, tuple[str, ...]]) -> None:
        """The nearest human fetches the baby; those without a goal are asked first."""
        s = self.s
        bearer = s.humans.get(s.baby.carrier)
        if not s.baby.alive or (bearer and bearer.conscious):
            return
        at = bearer.at if bearer else s.baby.at
        squares = (
            tuple(each for each in (at, *s.ground.neighbours(at)) if each in s.grid.floor) if at in s.grid.spots else ()
        )
        nearest = min(
            people,
            key=lambda each: (each.id in goals, min((self.steps(each.at, to) for to in squares), default=FAR)),
            default=None,
        )
        if nearest and squares:
            goals[nearest.id] = squares

    @cached_property
    def hunted(self) -> frozenset[str]:
        """The squares of the dead that are in the house or beside the car."""
        s = self.s
        return frozenset(
            each.at for each in s.zombies.values() if each.at in s.data.house or each.at in s.data.beside_car
        )

    def _around_car(self) -> tuple[str, ...]:
        """Where one can strike at the dead beside the car: not at its doors, through which others get out."""
        s = self.s
        near = {to for each in self.hunted & {*s.data.beside_car} for to in self.ground.neighbours(each)}
        return tuple(sorted(near.difference(s.data.car_doors, (each.at for each in s.zombies.values()))))

    def targets(self, human: Human) -> frozenset[str]:
        """The squares of those whom he steps up to: the `hunted` unless there is still something to search; then, if he
        has nothing to do, those in contact with him.
        """
        if self.plan in ("house", "car", "lure"):
            return self.hunted
        if human.id not in self._prey:
            idle = self.plan == "search" and human.id not in self.goals
            self._prey[human.id] = frozenset(each.at for each in in_contact(self.s, human)) if idle else frozenset()
        return self._prey[human.id]

    def blow(self, human: Human) -> float:
        """How often a blow of his kills."""
        if human.id not in self._blows:
            self._blows[human.id] = best_blow(self.s, human)
        return self._blows[human.id]

    def steps(self, a: str, b: str) -> int:
        return self.ground.walks(b).get(a, FAR)

    def fear(self, human: Human) -> float:
        if self.plan == "house" and not is_armed(self.s, human):
            return self.s.data.player.unarmed
        if clears(self.s, human):
            return self.s.data.player.clears
        by = self.s.data.player
        return by.fear(self.plan) if human.id in self.goals else by.shy

    def worth(self, human: Human, square: str) -> float:
        """How good it is to stand there: near the goal, and safe."""
        bold = self.plan in ("house", "cellar")
        risk = self.danger.wounds(human, square) if bold else self.danger.risk(human, square)
        far, fear = self._aim(human)
        return -(far.get(square, FAR) if far else 0) - fear * risk

    def hope(self, human: Human, square: str) -> float:
        """What it is worth at most to stand there, found without a look at where one could flee to."""
        far, fear = self._aim(human)
        return SLACK - (far.get(square, FAR) if far else 0) - fear * self.danger.wounds(human, square)

    def _aim(self, human: Human) -> tuple[Mapping[str, int], float]:
        """The steps from every square to his goals, if he has any, and how much he fears."""
        if human.id not in self._aims:
            goals = self.goals.get(human.id, ())
            self._aims[human.id] = self.ground.walks(*goals) if goals else {}, self.fear(human)
        return self._aims[human.id]
