"""A whole mission: set-up, then round after round (R3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from engine.core.message import Message
from engine.core.shape import One, Option
from engine.core.step import Ask, Done, Sequence, Step

from ..dead.horde import next_note
from ..deeds.aside import Pockets
from ..party.sight import visible
from ..reading.foretold import sentences
from ..state import ZombicideState, objective_name, unit_name, zone_name
from .set_up import SET_UP, sleeping
from .turn import PlayerPhase
from .zombie_phase import EndPhase, ZombiePhase


class Round(Sequence):
    """R3.1."""

    parts: ClassVar[tuple[type[Step], ...]] = (PlayerPhase, ZombiePhase, EndPhase)

    def title(self, s: ZombicideState) -> Message:
        return s.text("title-round", n=s.round)


class Match(Pockets, Sequence):
    """Set-up (3), and rounds until the mission is decided."""

    parts: ClassVar[tuple[type[Step], ...]] = SET_UP

    def run(self, s: ZombicideState) -> Done | None:
        if not self.at:
            mission = f"zombicide-mission-{s.mission_id}"
            s.tell("briefing", weight="headline", mission=Message(mission), text=Message(f"{mission}-briefing"))
            if rules := special(s):
                s.tell("special", weight="detail", rules=rules.args["rules"])
        if super().run(s) is not None:
            s.push(Round())
        return None

    def always(self, s: ZombicideState) -> Iterator[Ask]:  # D24
        yield from super().always(s)
        if s.mission.hunt and (found := unknown(s)):
            seats = {
                s.leader(each.id) for each in s.survivors.values() if s.mission.hunt.sight in each.sheet.achievements
            }
            options = [Option(each, partial(unit_name, each), ref=s.abominations[each]) for each in found]
            for seat in sorted(seats):
                yield Ask(seat, "identify", One(options), wait=False)

    def on_identify(self, s: ZombicideState, ask: Ask, name: str) -> None:
        note = next_note(s)
        assert note
        s.bound[name] = note  # M7.4
        s.known += 1
        refs = (s.abominations[name],)
        s.tell("identify", weight="headline", refs=refs, what=unit_name(name), note=objective_name(note))
        s.tell("story", note=objective_name(note), story=Message(f"zombicide-objective-{note}-story"))


def special(s: ZombicideState) -> Message | None:
    """The special rules of the mission, and which spawn zones sleep in it (R11, spawns); None without any."""
    rules = [Message(f"zombicide-mission-{s.mission_id}-rule-{n}") for n in range(1, s.mission.rules + 1)]
    if zones := sleeping(s):
        rules.append(s.text("asleep", n=len(zones), zones=[zone_name(each) for each in zones]))
    return s.text("special", rules=sentences(rules)) if rules else None


def unknown(s: ZombicideState) -> list[str]:
    """The abominations that a standing survivor sees and for which no note has been read, if one is left (M7.4)."""
    if not next_note(s):
        return []
    return [
        name
        for name, zone in s.abominations.items()
        if name not in s.bound and any(zone in visible(s, each.at, each) for each in s.standing)
    ]
