"""The light check, the Zombie Phase and the End Phase (R3.1, R3.9, R5.9, R7)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from engine.core.chapter import Chapter
from engine.core.message import Message, parts
from engine.core.step import DONE, Done, Sequence, Step

from ..dead.undead import Activation, everywhere
from ..party import harm, ranks, skills
from ..party.sight import visible
from ..party.verdict import end, judge
from ..reading.doors import can_open
from ..reading.objectives import Reading
from ..reading.spawn import Spawning
from ..state import ZombicideState

HOURS = 24
WITHOUT_HOURS = 8
"""The round after which a card of an hour is read where the clock is switched off (R11, clock_night)."""
PATIENCE = 30
"""The number of rounds in a row without a kill, a search or a card after which the mission is given up: ours, for
automated players who hide would play on for ever.
"""
LONGEST = 500
"""The round after which the mission is given up in any case."""
WARNED = 5
"""The number of rounds before the end at which the players are warned of it."""


class LightCheck(Step):
    """At night every zombie that sees a lit zone acts once more (R5.9)."""

    def run(self, s: ZombicideState) -> Done:
        lit = s.lit
        if s.night and lit:
            units = {zone: there for zone, there in everywhere(s).items() if lit.intersection(visible(s, zone))}
            if units:
                s.tell("light-check", refs=tuple(units), n=sum(sum(there.values()) for there in units.values()))
                s.push(Activation(units=units, extra=True))
        return DONE


class Awakening(Step):
    """The Activation step: all zombies act (R7.1)."""

    def run(self, s: ZombicideState) -> Done:
        s.push(Activation(units=everywhere(s)))
        return DONE


class ZombiePhase(Chapter, Sequence):
    """R3.1: zombies act, then new ones appear."""

    heading = "title-zombies"

    parts: ClassVar[tuple[type[Step], ...]] = (LightCheck, Awakening, Spawning)

    def headline(self, s: ZombicideState) -> Message | None:
        if not self.tally:
            return None
        return s.text("headline-zombies", n=s.round, parts=parts(self.tally))


# The End Phase, in order (R3.9)


class Healing(Step):
    """Skills of the end of a round, in the order of the survivors."""

    done: list[str] = []

    def run(self, s: ZombicideState) -> Done | None:
        for survivor in s.standing:
            if survivor.id in self.done:
                continue
            self.done.append(survivor.id)
            if skills.has(s, survivor, "medic"):
                healed = sum(harm.heal(s, each, 1) for each in s.here(survivor.at))
                ranks.gain(s, survivor, healed)
            if skills.has(s, survivor, "regeneration"):
                harm.heal(s, survivor, s.data.survivors[survivor.who].health)
            if not s.rests_on(self):
                return None
        judge(s)
        return DONE


class Quiet(Step):
    """Weapons are loaded, noise dies away, and survivors who lie too long die (R8.18, R9.4)."""

    def run(self, s: ZombicideState) -> Done:
        s.noise = {}
        for survivor in s.survivors.values():
            survivor.empty = []
            survivor.acted = survivor.refused = survivor.ignored = survivor.risked = False
            if survivor.standing == "down" and survivor.fell < s.round:
                harm.die(s, survivor)
        judge(s)
        return DONE


class Clock(Step):
    """An hour passes; by day survivors' lights go out; cards of this hour are read (R5.1, R6.10)."""

    def run(self, s: ZombicideState) -> Done:
        s.hour = (s.hour + 1) % HOURS
        hours = s.settings.clock_night == "on"
        if not s.night:
            for survivor in s.survivors.values():
                survivor.douse()
        if hours:
            s.tell("clock", weight="detail", hour=s.hour, when="night" if s.night else "day")
        for id, card in s.mission.cards.items():
            due = card.hour == s.hour if hours else s.round == WITHOUT_HOURS
            if card.kind == "clock" and s.objectives[id] == "aside" and due:
                s.objectives[id] = "reading"
                s.push(Reading(card=id, taker=_reader(s)))
        judge(s)
        return DONE


def _reader(s: ZombicideState) -> str:
    """The first standing survivor of the seat that holds the clock, else of the next seats (R6.10)."""
    order = (figure for seat in s.seats_from(s.holder) for figure in s.crews.get(seat, ()))
    return next(each for each in order if s.survivors[each].up)


class Passing(Step):
    """The clock goes to the next seat, and a new round begins (R5.1)."""

    def run(self, s: ZombicideState) -> Done:
        s.holder = s.seats[(s.seats.index(s.holder) + 1) % len(s.seats)]
        out = sum(each.standing == "left" for each in s.survivors.values())
        s.tell("round-over", weight="scene", n=s.round, alive=len(s.standing), of=len(s.survivors), out=out)
        done = sum(sum(deeds.values()) for deeds in s.deeds.values()) + sum(each.ap for each in s.survivors.values())
        s.idle, s.done = (s.idle + 1 if done == s.done else 0), done
        left = min(PATIENCE - s.idle, LONGEST - s.round)
        if not left:
            s.tell("given-up", weight="headline", n=s.round)
            end(s, "lost")
        if left == WARNED:
            why = "idle" if left == PATIENCE - s.idle else "long"
            s.tell("giving-up", weight="headline", n=left, rounds=s.idle, why=why)
        s.round += 1
        if s.mission.card_doors and not s.open and not any(map(partial(can_open, s), s.standing)):
            s.tell("locked-out")
        return DONE


class EndPhase(Sequence):
    """R3.9."""

    heading = "title-end"

    parts: ClassVar[tuple[type[Step], ...]] = (Healing, Quiet, Clock, Passing)
