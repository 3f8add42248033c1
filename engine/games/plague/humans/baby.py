"""Expansion 4, the baby (R29)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.shape import Chain, One
from engine.kit.choices import worded
from engine.kit.squares import SIDES

from ..state import CAR, Human, PlagueState
from ..terms import neighbours
from .choices import CRADLE, chosen
from .deed import Deed, figures, squares


def put_out(s: PlagueState) -> None:
    """It lies on the search square of the first room without zombies; the car is the last choice (R29.2)."""
    rooms = {s.data.zone[each.at] for each in s.zombies.values()}
    free = [name for name in s.data.hideouts if s.data.zone[s.data.searches[name]] not in rooms]
    name = (*free, *(() if s.wrecked else sorted(s.data.trunks)), s.data.hideouts[-1])[0]
    s.baby.at = s.data.searches[name]
    s.tell("baby-found", weight="headline", refs=(s.baby.at,), at=s.baby.at)


def carry(s: PlagueState, human: Human) -> None:
    """He carries the baby from now on, which costs him an action this turn (R29.4)."""
    s.baby.at, s.baby.carrier = "", human.id
    human.minded = True


def put(s: PlagueState, square: str) -> None:
    s.baby.at, s.baby.carrier = square, ""


def orphaned(s: PlagueState, human: Human, was: str, *, burnt: bool) -> None:
    """Its carrier is dead (R29.6); in a fire it burns with him (R29.8)."""
    if burnt:
        burn(s)
        return
    if was == CAR:
        put(s, CAR)
        return
    first = "nesw".index(chosen(s, CRADLE, human)[0])
    beside = [s.grid.shifted(was, *side) for side in SIDES]
    taken = s.taken
    for square in (*beside[first:], *beside[:first]):
        if square and square not in taken and square not in s.fires and square in s.ground.neighbours(was):
            put(s, square)
            return
    put(s, was)


def burn(s: PlagueState) -> None:
    """It is burnt: the humans skip their next turn (R29.8)."""
    s.baby.at = s.baby.carrier = ""
    s.baby.burnt = s.skip = True
    s.tell("baby-lost", weight="scene", hurts=tuple(seat for seat, crew in s.crews.items() if crew))


def is_with(s: PlagueState, squares: frozenset[str]) -> bool:
    """Whether it is on these squares or carried there, or need not be (R29.7)."""
    if not s.baby.alive:
        return True
    return (s.place(s.humans[s.baby.carrier]) if s.baby.carrier else s.baby.at) in squares


class Pass(NamedTuple):
    """To whom or where it goes."""

    human: str = ""
    square: str = ""


class TakeBaby(Deed):
    """A human beside it, or beside its unconscious carrier, takes it (R29.3)."""

    key = "baby_take"
    in_car = True

    def can(self, s: PlagueState, human: Human) -> bool:
        baby = s.baby
        if baby.carrier:
            carrier = s.humans[baby.carrier]
            return not carrier.conscious and carrier in neighbours(s, human)
        if not baby.at:
            return False
        if CAR in (baby.at, human.at):
            return baby.at == human.at
        return baby.at == human.at or s.ground.linked(human.at, baby.at)

    def act(self, s: PlagueState, human: Human, aim: None) -> None:
        carry(s, human)
        s.tell("baby-taken", refs=(human.at,), figure=s.name(human.id))


class PassBaby(Deed):
    """Its carrier hands it on or puts it down (R29.3)."""

    key = "baby_pass"
    in_car = True

    def can(self, s: PlagueState, human: Human) -> bool:
        return s.baby.carrier == human.id and (bool(_takers(s, human)) or bool(_beds(s, human)))

    def choose(self, s: PlagueState, human: Human) -> Chain:
        takers, beds = _takers(s, human), _beds(s, human)
        how: str = yield One(worded(s, "pass-baby", [*(["give"] if takers else []), *(["put"] if beds else [])]))
        if how == "give":
            return Pass(human=(yield figures(s, takers, "give-whom")))
        return Pass(square=(yield squares(s, beds, "where")))

    def act(self, s: PlagueState, human: Human, aim: Pass) -> None:
        if aim.human:
            other = s.humans[aim.human]
            carry(s, other)
            s.tell("baby-given", figure=s.name(human.id), whom=s.name(other.id))
        else:
            put(s, aim.square)
            s.tell("baby-put", refs=(aim.square,), figure=s.name(human.id), at=aim.square)


def _takers(s: PlagueState, human: Human) -> list[str]:
    return [each.id for each in neighbours(s, human) if each.conscious]


def _beds(s: PlagueState, human: Human) -> list[str]:
    """The squares on which he can lay it."""
    if human.at == CAR:
        return [CAR]
    return [each for each in (human.at, *s.ground.neighbours(human.at)) if each not in s.fires]
