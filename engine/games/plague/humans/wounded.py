"""Carrying the wounded (R8)."""

from __future__ import annotations

from engine.core.shape import Chain

from ..state import Human, PlagueState
from ..terms import left, neighbours
from . import harm
from .choices import CARRIED, chosen
from .deed import Deed, figures, squares


def liftable(s: PlagueState, human: Human) -> list[str]:
    """Whom he can lift: the unconscious beside him (R8.1), and who lets himself be carried (R8.7)."""
    if not human.on_foot or human.carries:
        return []
    willing = s.settings.carry == "any_wounded"
    return [
        each.id
        for each in neighbours(s, human)
        if not each.carries
        and (
            not each.conscious or (willing and each.life < s.data.counts.lives and chosen(s, CARRIED, each) == ["yes"])
        )
    ]


class Lift(Deed):
    """He lifts a wounded human (R8.1); the Firefighter for nothing (2.6)."""

    key = "lift"

    def price(self, s: PlagueState, human: Human, aim: str | None = None) -> int:
        return 0 if s.able(human, "rescuer") and _helpless(s, human, aim) else 1

    def can(self, s: PlagueState, human: Human) -> bool:
        return bool(liftable(s, human))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        budget = left(s, human)
        found = [each for each in liftable(s, human) if self.price(s, human, each) <= budget]
        return (yield figures(s, found, "lift-whom"))

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        other = s.humans[aim]
        harm.let_go(s, other)
        other.aimed = False
        human.carries, human.lifted, other.at = aim, other.at, ""
        s.tell("lifts", refs=(human.at,), figure=s.name(human.id), whom=s.name(aim))


def _helpless(s: PlagueState, human: Human, aim: str | None) -> bool:
    """Whether it is an unconscious one, which the Firefighter lifts for nothing."""
    whom = liftable(s, human) if aim is None else [aim]
    return any(not s.humans[each].conscious for each in whom)


class PutDown(Deed):
    """He puts down whom he carries (R8.5, D9)."""

    key = "put"
    idle = True

    def price(self, s: PlagueState, human: Human, aim: str | None = None) -> int:
        return 0

    def can(self, s: PlagueState, human: Human) -> bool:
        return bool(human.carries) and bool(harm.places(s, human))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        found = harm.places(s, human)
        return (yield squares(s, found, "where", found[0]))

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        harm.lay_down(s, human, aim)
