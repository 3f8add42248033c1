"""What survivors do when zombies appear beside them, before a Rush (R7.16)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.shape import Chain, One, Option
from engine.core.step import DONE, Ask, Done, Step
from engine.kit.choices import labelled, places

from ..deeds import combat, moves
from ..party import skills
from ..party.choices import about
from ..party.sight import reach
from ..state import Survivor, ZombicideState, skill_about, skill_name, zone_name

PASS, REFLEXES, SIDESTEP = "pass", "combat_reflexes", "sidestep"
NEAR = 1
OUTNUMBERED = 2
"""The number of zombies to each survivor beyond which he steps aside (D22)."""


class Reactions(Step):
    """Survivors near a zone in which zombies have appeared may strike it or step away, each of them once."""

    zone: str
    used: list[str] = []
    """What each has done, as ``<survivor>/<skill>``."""
    passed: list[str] = []

    def run(self, s: ZombicideState) -> Done | None:
        return None if any(self.open(s, each) for each in s.standing) else DONE

    def open(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        """The skills with which a survivor can still react."""
        if survivor.id in self.passed or (away := reach(s, survivor.at, self.zone, survivor)) is None or away > NEAR:
            return []
        strikes, steps = partial(combat.attacks, s, survivor, self.zone, paid=True), partial(moves.steps, s, survivor)
        able = {REFLEXES: strikes, SIDESTEP: steps}
        left = [skill for skill in able if f"{survivor.id}/{skill}" not in self.used and skills.has(s, survivor, skill)]
        return [skill for skill in left if any(able[skill]())]

    def asks(self, s: ZombicideState) -> Iterator[Ask]:  # D22
        for survivor in s.standing:
            if found := self.open(s, survivor):
                shape, default = partial(self.choose, s, survivor, found), partial(self.usual, s, survivor, found)
                yield about(s, survivor.id, "react", shape, default, zone=zone_name(self.zone))

    def choose(self, s: ZombicideState, survivor: Survivor, found: list[str]) -> Chain:
        """To strike, to step away and where, or neither."""
        neither = Option(PASS, partial(s.text, "react-pass"), ends=True)
        what: str = yield One([neither, *labelled(skill_name, found, skill_about)])
        where = ""
        if what == SIDESTEP:
            where = yield One(places(moves.steps(s, survivor)))
        return what, where

    def usual(self, s: ZombicideState, survivor: Survivor, found: list[str]) -> list[str]:
        """Strike if it can kill; else away from far more walkers than friends, to where there are fewer."""
        if REFLEXES in found:
            return [REFLEXES]
        threats = s.threats(survivor.at)
        if SIDESTEP in found and threats > OUTNUMBERED * len(s.here(survivor.at)):
            where = min(moves.steps(s, survivor), key=s.threats)
            if s.threats(where) < threats:
                return [SIDESTEP, where]
        return [PASS]

    def on_react(self, s: ZombicideState, ask: Ask, answer: tuple[str, str]) -> None:
        what, where = answer
        survivor = s.survivors[ask.subject]
        if what == PASS:
            self.passed.append(survivor.id)
            return
        self.used.append(f"{survivor.id}/{what}")
        if what == SIDESTEP:
            s.tell("sidestep", refs=(where,), figure=s.name(survivor.id), zone=zone_name(where))
            moves.place(s, survivor, where)
        else:
            s.tell("reflexes", refs=(self.zone,), figure=s.name(survivor.id), zone=zone_name(self.zone))
            s.push(combat.Strike(survivor=survivor.id, zone=self.zone, free=True))
