"""Companions: who leads them, and who is alone (R12)."""

from __future__ import annotations

from ..state import Companion, Survivor, ZombicideState, companion_name
from .skills import CALM

TAYLOR = "taylor"


def can_lead(survivor: Survivor, name: str) -> bool:
    """Whether a survivor can lead a companion (R12.4)."""
    return not (name == TAYLOR and CALM in survivor.sheet.achievements)


def join(s: ZombicideState, name: str, survivor: Survivor) -> None:
    """A companion joins in a survivor's zone: with him, or who can lead there, or alone (R12.4, O2).

    One who is gone for good does not come (R12.8).
    """
    if name in s.party.lost or (name in s.companions and s.companions[name].lost):
        return
    there = [survivor, *s.here(survivor.at)] if survivor.up else s.here(survivor.at)
    leader = next((each.id for each in there if can_lead(each, name)), "")
    s.companions[name] = Companion(leader=leader, at=survivor.at)
    key = "joins" if leader else "joins-nobody"
    who = s.name(leader or survivor.id)
    s.tell(key, weight="headline", refs=(survivor.at,), companion=companion_name(name), figure=who)


def part(s: ZombicideState, survivor: Survivor) -> None:
    """Companions whom he can no longer lead go over to somebody in the zone, or stay alone (R12.4)."""
    for name in s.led(survivor.id):
        if not can_lead(survivor, name):
            join(s, name, survivor)


def rally(s: ZombicideState, name: str, survivor: Survivor) -> None:
    """A companion who is alone follows a survivor of the zone, or goes over to him (R12.5)."""
    s.companions[name].leader = survivor.id
    s.tell("rallies", figure=s.name(survivor.id), companion=companion_name(name))


def orphan(s: ZombicideState, survivor: Survivor) -> None:
    """The companions whom he led stay alone in his zone (R12.5)."""
    for name in s.led(survivor.id):
        each = s.companions[name]
        each.leader, each.at = "", survivor.at
        s.tell("left-alone", refs=(survivor.at,), companion=companion_name(name))
