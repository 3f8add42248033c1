"""The car: getting in and out, the ignition (R16)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.message import Message
from engine.kit.odds import from_face

from ..dice import roll
from ..state import CAR, Human, PlagueState
from ..terms import has_done
from . import harm
from .deed import Aimed, Deed

BOARDING = 2
"""The actions that getting in costs (R16.1)."""
STARTS, WITH_KEYS = 6, 5
"""Totals from which the engine starts (R16.5)."""


class Board(Deed):
    """He gets in (R16.1), with whom he carries (R8.6)."""

    key = "board"

    def price(self, s: PlagueState, human: Human, aim: None = None) -> int:
        return BOARDING

    def can(self, s: PlagueState, human: Human) -> bool:
        return not s.wrecked and human.at in s.data.car_doors and has_done(s, human)

    def act(self, s: PlagueState, human: Human, aim: None) -> None:
        harm.let_go(s, human)  # R28.5
        door = human.at
        carried = human.carries
        human.carries = human.lifted = ""
        for each in (human.id, carried) if carried else (human.id,):
            s.humans[each].at, s.humans[each].door = CAR, door
        s.tell("boards", weight="headline", refs=(door,), figure=s.name(human.id))


class Leave(Aimed):
    """He gets out (R16.2)."""

    key = "leave"
    in_car = True

    def aims(self, s: PlagueState, human: Human) -> list[str]:
        if human.at != CAR:
            return []
        taken = s.taken
        return [each for each in s.data.car_doors if each not in taken and each not in s.fires]

    def act(self, s: PlagueState, human: Human, aim: str) -> None:
        human.at, human.door = aim, ""
        human.path = [*human.path, aim]
        s.tell("gets-out", refs=(aim,), figure=s.name(human.id), at=aim)


def crew(s: PlagueState, human: Human) -> list[Human]:
    """The living humans who must be in the car for an attempt (R16.5, R16.9); of a revealed traitor himself (R30.5)."""
    if s.revealed(human):
        return [human]
    return needed(s)


def needed(s: PlagueState) -> list[Human]:
    """Those whom the humans cannot leave behind (R16.8, R16.9)."""
    return [each for each in s.loyal if each.conscious or s.settings.left_behind == "strict"]


def starts_on(s: PlagueState, human: Human, inside: Iterable[Human]) -> int:
    """From which roll the engine starts if he turns the key with these in the car (R16.5)."""
    keys = any(each.conscious and s.has(each, "keys") for each in inside)
    return (WITH_KEYS if keys else STARTS) - s.able(human, "engines") + s.lasts("flooded")


class Ignite(Deed):
    """He tries to start the engine (R16.5, D10)."""

    key = "ignite"
    in_car = True

    def price(self, s: PlagueState, human: Human, aim: None = None) -> int:
        return 0 if s.settings.ignition == "per_turn" else 1

    def can(self, s: PlagueState, human: Human) -> bool:
        if human.at != CAR or s.running or s.exploded or (s.settings.ignition == "per_turn" and s.tried):
            return False
        drives = s.revealed(human) or s.driver in ("", human.id)
        return drives and all(each.at == CAR for each in crew(s, human))

    def label(self, s: PlagueState, human: Human) -> Message:
        return s.text("do-ignite", n=self.price(s, human), need=starts_on(s, human, s.in_car))

    def odds(self, s: PlagueState, human: Human) -> Message:
        return from_face(starts_on(s, human, s.in_car))

    def act(self, s: PlagueState, human: Human, aim: None) -> None:
        if not s.revealed(human):
            s.driver = human.id
        s.tried = True
        need = starts_on(s, human, s.in_car)
        if roll(s, "rolls-ignition", figure=s.name(human.id), need=need) >= need:
            s.running = True  # R16.6
            s.tell("engine-runs", weight="headline")
