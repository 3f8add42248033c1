"""Firearms attract Zombies to the neighbours of a fight (R9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.shape import NONE, Chain, Some
from engine.core.step import Step

from .. import defaults, terms
from ..gangs.names import scouted_options
from ..gangs.pieces import harmed, spawn, spawnable, whose
from ..gangs.strength import heard
from ..state import ZgameState


class Battles(Step):
    """The fights of a round: those that are over."""

    seat: str
    fought: list[str] = []


def around(s: ZgameState, place: str) -> Iterator[str]:
    """The neighbours that can be given a Zombie (R9.1)."""
    return (near for near in s.city.links[place] if spawnable(s, near))


def wishes(s: ZgameState, seat: str, place: str, cards: Sequence[str]) -> Chain:
    """Where Zombies shall go that the cards attract, the first choice first (R9.5, D8); nothing said: as usual."""
    places = list(around(s, place))
    if not heard(s, seat, cards) or len(places) < 2:
        return []
    return (
        yield Some(scouted_options(s, seat, places), ordered=True, usual=NONE, prompt=partial(s.text, "where-noise"))
    )


def attract(s: ZgameState, seat: str, place: str, cards: Sequence[str], wanted: Sequence[str]) -> None:
    """Zombies come one by one, of cards laid in fights only (R9.1–R9.4)."""
    done: list[str] = []
    noise = heard(s, seat, cards) * terms.attracted(s)
    for _ in range(noise):
        near = list(around(s, place))
        if not near:
            break
        there = next((each for each in wanted if each in near), None)
        battles = s.find(Battles)
        done += spawn(s, [there or defaults.noise(s, seat, near, battles.fought if battles else ())])
    if noise:
        at, hurt = [whose(s, "in", place) for place in dict.fromkeys(done)], harmed(s, done, seat)
        s.tell("heard", who=seat, places=at, n=len(done), refs=tuple(done), hurts=hurt)
