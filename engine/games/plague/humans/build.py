"""Barricades (R15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from engine.core.message import Message
from engine.core.shape import One, Option

from ..state import DOOR, Human, PlagueState
from ..terms import barricade_price, gaps, openings, refuge
from .deed import Aimed

TOOL_PRICE = 2


def edges(s: PlagueState, human: Human, built: bool) -> list[str]:
    """The openings at his square that carry a barricade, or could (R15.2, R27.5)."""
    if not human.on_foot:
        return []
    ground = s.ground
    found = [
        edge
        for edge in s.grid.beside(human.at).values()
        if s.data.barricadable(ground.kind(edge)) and (edge in s.barricades) == built
    ]
    if s.entrance and (DOOR in s.barricades) == built:
        on_stairs = human.at == s.data.foot if built else human.at in s.data.stairs
        if on_stairs or human.at in s.faces:
            found.append(DOOR)
    return found


def edge_name(s: PlagueState, edge: str, *, short: bool = False) -> Message:
    """An opening by its name, and by its number if it has one; ``short``: by its number alone, as the map has it."""
    if edge == DOOR:
        return s.text("opening-cellar")
    opening = s.data.opening_at.get(edge)
    if opening is None:
        return s.text("opening-hole", edge=edge)
    name, n = s.data.opening_name(opening), opening.number
    if short and n:
        return s.text("opening-number", n=n)
    return s.text("opening-numbered", name=name, n=n) if n else name


def touched(s: PlagueState, edge: str) -> set[str]:
    """The squares on which one touches a barricade (R24.2, R27.5)."""
    return {s.data.foot, *s.faces} if edge == DOOR else {*s.grid.ends(edge)}


def tell_crushed(s: PlagueState, edge: str, told: Message) -> None:
    """A barricade is down, and with it the house is open, if it held that: a harm to all who are in it."""
    left = gaps(s)
    if edge not in left:
        s.tell("broken-down", weight="headline", refs=(edge,), edge=told)
        return
    home = refuge(s)
    inside = dict.fromkeys(s.leader(each.id) for each in s.living if s.place(each) in home)
    s.tell("broken-into", weight="headline", hurts=tuple(inside), refs=(edge,), edge=told, n=len(left), of=openings(s))


class AtOpening(Aimed):
    """A deed at an opening, with a barricade or without one."""

    built: ClassVar[bool]

    def aims(self, s: PlagueState, human: Human) -> list[str]:
        return edges(s, human, self.built)

    def shape(self, s: PlagueState, human: Human, found: Sequence[str]) -> One:
        options = [Option(each, partial(edge_name, s, each), ref=each) for each in found]
        prompt = partial(s.text, "which-opening" if len(found) > 1 else "sole-opening")
        return One(options, usual=found[0], prompt=prompt)


class Build(AtOpening):
    """He places a barricade (R15.2, R15.1, R15.3)."""

    key = "build"
    built = False

    def price(self, s: PlagueState, human: Human, aim: str | None = None) -> int:
        return barricade_price(s, human)

    def can(self, s: PlagueState, human: Human) -> bool:
        return len(s.barricades) < s.data.counts.barricades and super().can(s, human)

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        told = edge_name(s, aim)
        human.built = True
        s.barricades.append(aim)
        s.tell("builds", refs=(aim,), figure=s.name(human.id), edge=told)
        s.credit(s.leader(human.id), "built", 1)


class Break(AtOpening):
    """He removes a barricade with a tool (R15.6, R15.5, R15.7)."""

    key = "break"
    built = True

    def price(self, s: PlagueState, human: Human, aim: str | None = None) -> int:
        return TOOL_PRICE

    def can(self, s: PlagueState, human: Human) -> bool:
        return any(s.card(each).tool for each in human.cards) and super().can(s, human)

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        s.barricades.remove(aim)
        s.tell("removes", refs=(aim,), figure=s.name(human.id), edge=edge_name(s, aim))
