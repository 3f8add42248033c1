"""Zombies that come onto the board and leave it (R7.18, R7.20)."""

from __future__ import annotations

from engine.core.message import Message
from engine.core.step import DONE, Done, Step
from engine.kit.piles import refill

from ..state import KINDS, ZombicideState, ZombieKind, unit_name, zone_name
from .undead import Activation, everywhere


def put(s: ZombicideState, zone: str, kind: ZombieKind, n: int) -> int:
    """Put zombies into a zone as far as there are pieces; returns how many."""
    placed = min(n, s.data.zombies[kind].pieces - s.count(kind))
    if placed > 0:
        s.add(zone, kind, placed)
        s.note("appear", n=placed)
        s.tell("appear", refs=(zone,), units=[unit_name(kind, placed)], zone=zone_name(zone))
    return max(0, placed)


def place(s: ZombicideState, zone: str, kind: ZombieKind, n: int) -> None:
    """Put zombies into a zone; if there are not enough, pushes what comes of that (R7.20)."""
    if put(s, zone, kind, n) < n:
        shortage(s, kind)


def shortage(s: ZombicideState, kind: ZombieKind) -> None:
    """Pushes an extra activation of all zombies of a kind that has run out (R7.20)."""
    s.tell("shortage", weight="headline", what=unit_name(kind, s.count(kind)))
    s.push(Activation(units=everywhere(s, kind), extra=True))


def remove(s: ZombicideState, zone: str, unit: str, n: int = 1) -> None:
    """Zombies of a kind, or an abomination, leave the board; what was read for it is forgotten (M7.5)."""
    if unit in KINDS:
        s.add(zone, unit, -n)
    else:
        del s.abominations[unit]
        s.abomination_discard.append(unit)
        s.bound.pop(unit, None)


def kill(s: ZombicideState, zone: str, unit: str, n: int = 1, *, fire: bool = False) -> None:
    """A survivor kills zombies. Where notes are hunted an abomination earns one, unless it burns (M7.3, M7.5)."""
    if unit not in KINDS and s.mission.hunt and not fire:
        note = s.bound.get(unit) or next_note(s)
        if note:
            s.trophies.append(note)
    remove(s, zone, unit, n)


def next_note(s: ZombicideState) -> str | None:
    """The next note that is neither read, nor earned, nor bound to an abomination (M7.3, M7.4)."""
    taken = {*s.notes, *s.trophies, *s.bound.values()}
    return next((note for note in s.mission.notes if note not in taken), None)


class Arrival(Step):
    """An abomination comes, or those that are there act (R7.18)."""

    zone: str
    acted: bool = False

    def run(self, s: ZombicideState) -> Done | None:
        fest = s.settings.abomination_fest == "on"
        if s.abominations and not self.acted:
            self.acted = True
            s.push(Activation(units=everywhere(s, *s.abominations), extra=True))
            return None if fest else DONE
        refill(s, s.abomination_deck, s.abomination_discard)
        name = s.abomination_deck.draw(s)
        if name:
            s.abominations[name] = self.zone
            s.note("abomination", what=unit_name(name))
            what = unit_name(name)
            does = Message(f"{what.key}-about")
            s.tell("abomination", weight="scene", refs=(self.zone,), what=what, zone=zone_name(self.zone), does=does)
        return DONE
