"""What one picture shows: a view, the words for it, and what surrounds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.core.message import Message
from engine.games.zombicide.box.effects import Choose
from engine.games.zombicide.party import skills, turns, verdict
from engine.games.zombicide.phases.turn import PlayerPhase, waiting
from engine.games.zombicide.phases.zombie_phase import EndPhase, ZombiePhase
from engine.games.zombicide.reading.objectives import Block
from engine.games.zombicide.state import (
    Survivor,
    ZombicideState,
    card_name,
    companion_name,
    objective_name,
    skill_name,
    survivor_name,
    unit_name,
    word_name,
)

from .. import scene
from ..canvas.theme import SeatLook
from ..initials import initials

FEW = 4
"""The most places of a goal that are all named."""


class Goal(NamedTuple):
    """A goal of the mission in words, with the zones and doors where something is still to be done for it."""

    reached: bool
    said: str
    zones: tuple[str, ...]
    doors: tuple[str, ...]


@dataclass(frozen=True)
class ZombicideScene(scene.Scene[ZombicideState]):
    """A view of the table of Zombicide and its surroundings."""

    # Words

    def said(self, message: Message) -> str:
        return self.texts.message(message, self.names)

    def card_name(self, copy: str) -> str:
        return self.said(card_name(copy))

    def unit_name(self, unit: str, n: int = 1) -> str:
        return self.said(unit_name(unit, n))

    def companion(self, name: str) -> str:
        return self.said(companion_name(name))

    def objective(self, card: str) -> str:
        return self.said(objective_name(card))

    def skill(self, skill: str) -> str:
        return self.said(skill_name(skill))

    def room(self, zone: str) -> str:
        """What a zone is: the name of a room, or that it is a street or corridor."""
        if not self.s.city.zones[zone].room:
            return self.texts(f"zombicide-zone-{self.s.city.zones[zone].kind}")
        return self.texts(f"zombicide-room-{zone.replace('.', '-').lower()}")

    # Survivors

    def called(self, survivor: Survivor) -> str:
        return self.said(survivor_name(survivor.who))

    @cached_property
    def letters(self) -> Mapping[str, str]:
        """What stands on the piece of each survivor and companion."""
        names = {each.id: self.called(each) for each in self.s.survivors.values()}
        return initials(names | {name: self.companion(name) for name in self.s.companions})

    def look_of(self, survivor: Survivor) -> SeatLook:
        return self.look(self.s.leader(survivor.id))

    def led_by(self, survivor: Survivor) -> str:
        """The player of a survivor."""
        return self.name(self.s.leader(survivor.id))

    def health(self, survivor: Survivor) -> tuple[int, int]:
        """Health, and what it is at most."""
        return survivor.health, self.s.data.survivors[survivor.who].health

    def actions(self, survivor: Survivor) -> tuple[int, int] | None:
        """Actions left and those of a whole turn; None once his turn is over."""
        if not survivor.up or survivor.acted or not self.playing:
            return None
        turn, full = turns.of(self.s, survivor), skills.actions(self.s, survivor)
        return (turns.left(self.s, survivor, turn), full) if turn else (full, full)

    def acting(self, survivor: Survivor) -> bool:
        """Whether it is his turn, or he is one of those who may take theirs now."""
        if not self.playing:
            return False
        running = [each for each in self.s.survivors.values() if turns.of(self.s, each)]
        return survivor in (running or waiting(self.s))

    def skills_of(self, survivor: Survivor) -> list[str]:
        return [self.skill(each) for each in dict.fromkeys(skills.owned(self.s, survivor))]

    def status(self, survivor: Survivor) -> str:
        """What is the matter with a survivor who does not stand."""
        if survivor.up:
            return ""
        return self.label(f"status-{survivor.standing}", n=survivor.fell + 1)

    # The table

    @property
    def playing(self) -> bool:
        """Whether the survivors' phase goes on."""
        return not self.s.over and self.s.find(PlayerPhase) is not None

    @property
    def phase(self) -> str:
        if self.s.over:
            return ""
        if self.playing:
            return self.label("phase-survivors")
        if self.s.find(ZombiePhase):
            return self.label("phase-zombies")
        return self.label("phase-end" if self.s.find(EndPhase) else "phase-set-up")

    @property
    def round(self) -> str:
        return self.label("round", n=self.s.round)

    @property
    def mission(self) -> str:
        return self.texts(f"zombicide-mission-{self.s.mission_id}")

    @property
    def clock(self) -> str:
        return f"{self.s.hour}:00" if self.s.settings.clock_night == "on" else ""

    @cached_property
    def goals(self) -> list[Goal]:
        """The goals of the mission, and how far each of them is."""
        return [self._goal(goal) for goal in self.s.mission.goals]

    def _goal(self, goal: str) -> Goal:
        far = verdict.progress(self.s, goal)
        said = self.texts(f"zombicide-goal-{self.s.mission_id}-{goal.lower().replace('_', '-')}")
        where = ", ".join(far.zones) if len(far.zones) <= FEW else ""
        reached = verdict.reached(self.s, goal)
        if far.of > 1 and not reached:
            said = self.label("goal-far", what=said, n=far.done, of=far.of, where=where, few=int(bool(where)))
        return Goal(reached, said, () if reached else far.zones, () if reached else far.doors)

    @property
    def missing(self) -> list[str]:
        """Objective cards that still lie on the board."""
        return [card for card, where in self.s.objectives.items() if where in ("down", "up")]

    @property
    def uncounted(self) -> int:
        """Objective cards that still lie on the board, where no goal counts them."""
        return 0 if "cards" in self.s.mission.goals.values() else len(self.missing)

    def read_by(self, seat: str) -> str:
        """The objective card or note of which this seat chooses an option; or ""."""
        top = next(reversed(self.s.stack), None)
        if not isinstance(top, Block) or self.s.leader(top.taker) != seat:
            return ""
        return top.card if isinstance(top.statements(self.s)[top.at], Choose) else ""

    @property
    def keywords(self) -> list[str]:
        return [self.said(word_name(self.s.mission.family("keyword"), key)) for key in self.s.keys]

    @property
    def danger(self) -> str:
        return self.texts(f"zombicide-danger-{self.s.danger}")

    @property
    def total(self) -> dict[str, int]:
        """How many zombies of each kind are on the board."""
        found = {kind: self.s.count(kind) for kind in ("walker", "fatty", "runner")}
        return {**found, "abomination": len(self.s.abominations)}
