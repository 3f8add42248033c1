"""Expansion 1, fire (R26)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.message import Message
from engine.kit.odds import from_face

from ..dice import D8, roll
from ..state import CAR, Human, PlagueState
from . import baby, harm
from .deed import Aimed
from .slain import remove

OUT_BY_HAND, RESCUER = 5, 3
"""Rolls from which a fire goes out by hand, and for the Firefighter (R26.7)."""
SPREADS, DIES = 5, 2
WINDS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Where the eight faces of the die lead, from the north with the clock (R26.4)."""


class Douse(Aimed):
    """He tries to put out a fire that he faces or stands in (R26.7)."""

    key = "douse"
    asked = "which-fire"
    first = True

    def aims(self, s: PlagueState, human: Human) -> list[str]:
        if not human.on_foot or not s.fires:
            return []
        return [each for each in (human.at, *s.ground.faces(human.at)) if each in s.fires]

    def need(self, s: PlagueState, human: Human) -> int:
        """The lowest face that puts it out by hand."""
        return RESCUER if s.able(human, "rescuer") else OUT_BY_HAND

    def odds(self, s: PlagueState, human: Human) -> Message | None:
        return None if s.has(human, "extinguisher") else from_face(self.need(s, human))

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        if not s.has(human, "extinguisher"):
            need = self.need(s, human)
            if roll(s, "rolls-douse", figure=s.name(human.id), need=need) < need:
                s.tell("burns-on", weight="detail", at=aim)
                return
        s.fires.remove(aim)
        s.tell("doused", refs=(aim,), figure=s.name(human.id), at=aim)


def shy(s: PlagueState) -> set[str]:
    """Squares that no fire may be laid on: on and around humans and the baby, and the car (R26.9)."""
    found = set(s.data.car)
    for human in s.living:
        if human.on_foot:
            found.update((human.at, *s.grid.around(human.at)))
        elif human.at == CAR:
            for square in s.data.car:
                found.update(s.grid.around(square))
    if s.baby.at and s.baby.at != CAR:
        found.update((s.baby.at, *s.grid.around(s.baby.at)))
    return found


def layable(s: PlagueState, where: Iterable[str]) -> list[str]:
    """The squares on which the Zombie Player may lay a fire (R26.1, R26.2, R26.12, R26.9)."""
    if len(s.fires) >= s.data.counts.fires:  # R26.3
        return []
    shunned = shy(s)
    return [each for each in where if each not in shunned and each not in s.fires]


def light(s: PlagueState, square: str) -> None:
    """A square begins to burn, if there is a token (R26.3); the baby there burns (R29.8)."""
    if len(s.fires) < s.data.counts.fires:
        s.fires.append(square)
        figure = s.taken.get(square, "")
        if figure in s.humans:
            s.tell(
                "burns-under",
                weight="headline",
                hurts=(s.leader(figure),),
                refs=(square,),
                figure=s.name(figure),
                at=square,
            )
        else:
            s.tell("burns", refs=(square,), at=square)
        if s.baby.at == square:
            baby.burn(s)


def consume(s: PlagueState) -> None:
    """Humans on burning squares die, the unconscious too (R26.6)."""
    for human in s.living:
        if human.on_foot and human.at in s.fires:
            harm.kill(s, human, rises=False, burnt=True)


def burn_zombies(s: PlagueState) -> None:
    """Zombies on burning squares are destroyed (R26.6)."""
    for zombie in [each for each in s.zombies.values() if each.at in s.fires]:
        remove(s, zombie)
        s.tell("burnt-up", refs=(zombie.at,), figure=s.name(zombie.id))


def rage(s: PlagueState) -> None:
    """The dice for every fire that lies now (R26.4)."""
    for square in sorted(s.fires, key=s.grid.order):
        face = roll(s, "rolls-fire", weight="detail", at=square)
        if face <= DIES:
            s.fires.remove(square)
            s.tell("goes-out", weight="detail", refs=(square,), at=square)
        elif face >= SPREADS:
            spread(s, square)


def spread(s: PlagueState, square: str) -> None:
    """Fire spreads from a square in a random direction (R26.5)."""
    around = list(s.grid.around(square))
    if all(each in s.fires for each in around):
        return
    while True:
        face = roll(s, "rolls-wind", D8, weight="detail", at=square)
        to = s.grid.shifted(square, *WINDS[face - 1])
        if to is None:
            return
        if to not in s.fires:
            break
    if to in s.data.car:
        explode_car(s)
    else:
        light(s, to)


def explode_car(s: PlagueState) -> None:
    """The car explodes (R26.8)."""
    if s.exploded:
        return
    s.exploded = True
    s.running = False
    s.tell("car-explodes", weight="scene", refs=tuple(sorted(s.data.car, key=s.grid.order)))
    near = set(s.data.beside_car)
    baby_there = s.baby.at in (CAR, *(s.data.searches[each] for each in s.data.trunks))
    for human in s.living:
        if human.at == CAR or human.at in near:
            harm.kill(s, human, rises=False, burnt=True)
    for zombie in [each for each in s.zombies.values() if each.at in near]:
        remove(s, zombie)
    if baby_there and s.baby.alive:
        baby.burn(s)
