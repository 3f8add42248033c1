"""Flashlights at night: on, off, and where they shine (R5.7, R5.7a)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done, Step

from ..box.tile import by_zone
from ..party import cards
from ..party.choices import about
from ..state import Survivor, ZombicideState, zone_name
from .deed import Deed

WALL = "wall"
"""The word for a light that shines into his own zone only."""


def can_light(s: ZombicideState, survivor: Survivor) -> bool:
    """Whether he has a light that could be switched on (R5.7)."""
    return s.night and not survivor.lit and cards.light(s, survivor)


def directions(s: ZombicideState, survivor: Survivor) -> tuple[str, ...]:
    """The zones beside his own into which his light can shine (R5.7)."""
    return s.ground.beams(survivor.at)


def beam_options(s: ZombicideState, survivor: Survivor) -> One:
    """Where the light shines (D16)."""
    options = [
        Option(each, partial(s.text, "beam-into", zone=zone_name(each), n=s.threats(each)), ref=each)
        for each in directions(s, survivor)
    ]
    return One([*options, Option(WALL, partial(s.text, "beam-wall"))], prompt=partial(s.text, "beam-where"))


def shine(s: ZombicideState, survivor: Survivor, beam: str) -> None:
    """His light is on, and shines into that zone as well."""
    if not survivor.lit:
        s.tell("light-on", refs=(survivor.at,), figure=s.name(survivor.id))
    survivor.lit, survivor.beam = True, "" if beam == WALL else beam


def aim(s: ZombicideState, survivor: Survivor) -> None:
    """After a move his light shines to a wall, until he turns it, which is asked (R5.7a)."""
    if survivor.lit:
        survivor.beam = ""
        if directions(s, survivor):
            s.push(Aim(survivor=survivor.id))


def shut_out(s: ZombicideState) -> None:
    """Where a door has been closed lights shine to it, no farther (R5.7)."""
    for each in s.standing:
        if each.beam and each.beam not in directions(s, each):
            each.beam = ""


class Aim(Step):
    """A light that has been carried elsewhere is turned (D16)."""

    survivor: str

    def run(self, s: ZombicideState) -> Done | None:
        return None if s.survivors[self.survivor].lit else DONE

    def asks(self, s: ZombicideState) -> Iterator[Ask]:
        survivor = s.survivors[self.survivor]
        yield about(s, survivor.id, "beam", beam_options(s, survivor), partial(self.usual, s, survivor))

    def usual(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """Towards most zombies, else to a wall (D16)."""
        zone = max(sorted(directions(s, survivor), key=by_zone), key=s.threats, default="")
        return [zone if zone and s.threats(zone) else WALL]

    def on_beam(self, s: ZombicideState, ask: Ask, beam: str) -> Done:
        shine(s, s.survivors[self.survivor], beam)
        return DONE


class Light(Deed):
    """He switches his light on (R5.7)."""

    key = "light"

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return can_light(s, survivor)

    def choose(self, s: ZombicideState, survivor: Survivor) -> Chain:
        if not directions(s, survivor):
            return WALL
        return (yield beam_options(s, survivor))

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        shine(s, survivor, aim)


class Douse(Deed):
    """He switches it off (R5.7a)."""

    key = "douse"

    def can(self, s: ZombicideState, survivor: Survivor) -> bool:
        return survivor.lit

    def act(self, s: ZombicideState, survivor: Survivor, aim: None) -> None:
        survivor.douse()
        s.tell("light-out", figure=s.name(survivor.id))
