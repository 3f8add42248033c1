"""Carrying the wounded (R8)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.shape import One

from ..state import Human, PlagueState
from ..terms import left, neighbours
from . import harm
from .choices import CARRIED, chosen
from .deed import Aimed, figures


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


class Lift(Aimed):
    """He lifts a wounded human (R8.1); the Firefighter for nothing (2.6)."""

    key = "lift"

    def price(self, s: PlagueState, human: Human, aim: str | None = None) -> int:
        return 0 if s.able(human, "rescuer") and _helpless(s, human, aim) else 1

    def aims(self, s: PlagueState, human: Human) -> list[str]:
        budget = left(s, human)
        return [each for each in liftable(s, human) if self.price(s, human, each) <= budget]

    def shape(self, s: PlagueState, human: Human, found: Sequence[str]) -> One:
        return figures(s, found, "lift-whom")

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        other = s.humans[aim]
        harm.let_go(s, other)
        other.aimed = False
        human.carries, human.lifted, other.at = aim, other.at, ""
        s.tell("lifts", refs=(human.at,), figure=s.name(human.id), whom=s.name(aim))


def _helpless(s: PlagueState, human: Human, aim: str | None) -> bool:
    """Whether the human to be lifted is unconscious: the Firefighter lifts such a one for nothing."""
    whom = liftable(s, human) if aim is None else [aim]
    return any(not s.humans[each].conscious for each in whom)


class PutDown(Aimed):
    """He puts down whom he carries (R8.5, D9)."""

    key = "put"
    first = True

    def price(self, s: PlagueState, human: Human, aim: str | None = None) -> int:
        return 0

    def aims(self, s: PlagueState, human: Human) -> list[str]:
        return harm.places(s, human) if human.carries else []

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        harm.lay_down(s, human, aim)
