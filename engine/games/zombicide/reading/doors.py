"""Doors: what opens them, and what comes of it (R6.1-R6.4, R6.9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.message import Message
from engine.core.model import Number
from engine.core.shape import One, Option
from engine.core.step import DONE, Done, Step

from .. import mission_rules
from ..deeds.deed import Aimed
from ..party import skills
from ..party.skills import has
from ..party.terms import make_noise
from ..party.verdict import tell_reached
from ..state import Survivor, ZombicideState, zone_name
from . import objectives, spawn

FORCE_NOISE = 2
"""The noise of a door that is forced (R11, force_door)."""


def closed(s: ZombicideState, zone: str) -> list[str]:
    """The closed doors of a zone that the mission lets be opened (R6.2)."""
    openable = mission_rules.openable(s)
    return [each for each in s.city.doors_at.get(zone, ()) if each in openable]


def beyond(s: ZombicideState, door: str, zone: str) -> str:
    """The zone on the other side."""
    a, b = s.city.doors[door].zones
    return b if a == zone else a


def noise_of(s: ZombicideState, survivor: Survivor) -> int | None:
    """The noise that he makes by opening a door, in the quietest way he has; None if he cannot (R6.1)."""
    if has(s, survivor, "break_in"):
        return 0
    tools = [s.card(copy) for copy in skills.wielded(s, survivor) if "door" in s.card(copy).flags]
    return min(("noisy" in tool.flags for tool in tools), default=None)


def can_open(s: ZombicideState, survivor: Survivor) -> bool:
    """Whether he has anything to open doors with, or may force them (R6.1; R11, force_door)."""
    return noise_of(s, survivor) is not None or s.settings.force_door == "on"


class OpenDoor(Aimed):
    """He opens a door (R6.1); without a tool only where doors may be forced (R11)."""

    key = "door"
    paid_by = ("break_in",)

    def extra(self, s: ZombicideState, survivor: Survivor, aim: object = None) -> int:
        return int(noise_of(s, survivor) is None)

    def aims(self, s: ZombicideState, survivor: Survivor) -> list[str]:
        return closed(s, survivor.at) if can_open(s, survivor) else []

    def shape(self, s: ZombicideState, survivor: Survivor, found: Sequence[str]) -> One:
        options = [Option(each, partial(self.said, s, survivor, each), ref=each) for each in found]
        return One(options, prompt=partial(s.text, "door-which"))

    def said(self, s: ZombicideState, survivor: Survivor, door: str) -> Message:
        return s.text("door-to", zone=zone_name(beyond(s, door, survivor.at)))

    def act(self, s: ZombicideState, survivor: Survivor, aim: str) -> None:
        noise = noise_of(s, survivor)
        s.open.append(aim)
        s.note("doors", n=1)
        to = zone_name(beyond(s, aim, survivor.at))
        s.tell("opens", refs=(aim,), figure=s.name(survivor.id), zone=to)
        tell_reached(s, "doors", aim)
        if noise != 0:
            make_noise(s, survivor.at, noise or FORCE_NOISE)
        s.push(Opened(survivor=survivor.id, door=aim))


class Opened(Step):
    """A door has been opened: its card is read, then zombies appear in the building (R6.4, R6.9)."""

    survivor: str
    door: str
    stage: Number = 0

    def run(self, s: ZombicideState) -> Done | None:
        while self.stage < 2 and s.rests_on(self):
            self.stage += 1
            if self.stage == 1:
                for id, card in s.mission.cards.items():
                    if card.door == self.door and s.objectives[id] in ("down", "up"):
                        objectives.take(s, s.survivors[self.survivor], id)
            else:
                spawn.building(s, self.door)
        return DONE if self.stage == 2 and s.rests_on(self) else None
