"""What lies in a zone or at a door, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.zombicide.state import KINDS

from ..board import Here
from .look import COLOURS
from .scene import ZombicideScene
from .words import lying_lines, survivor_line, zombie_lines


def places(scene: ZombicideScene) -> Iterator[str]:
    yield from scene.s.city.zones
    yield from scene.s.city.doors


def name(scene: ZombicideScene, ref: str) -> str:
    """A zone with what it is; a door by the zones on both sides."""
    if ref in scene.s.city.zones:
        return f"{ref} ({scene.room(ref)})"
    return " – ".join(name(scene, zone) for zone in scene.s.city.doors[ref].zones)


def lines(scene: ZombicideScene, ref: str) -> Iterator[str]:
    """What it is, and who and what is there."""
    s, door = scene.s, scene.s.city.doors.get(ref)
    if door is not None:
        yield scene.label("legend-door-open" if ref in s.open else "legend-door")
        if any(ref in each.doors for name, each in s.mission.doors.items() if name in COLOURS):
            yield scene.label("legend-door-colour")
        yield from (goal.said for goal in scene.goals if ref in goal.doors)
        yield from (scene.label("legend-card") for each in scene.missing if s.mission.cards[each].door == ref)
        return
    zone = s.city.zones[ref]
    signs = {"room": zone.room, "corridor": zone.kind == "corridor", "dark": zone.dark, "secret": zone.secret}
    yield from (scene.label(f"legend-{sign}") for sign, is_so in signs.items() if is_so)
    yield from (goal.said for goal in scene.goals if ref in goal.zones)
    yield from (survivor_line(scene, each) for each in s.standing if each.at == ref)
    yield from zombie_lines(scene, [ref])
    yield from lying_lines(scene, True, [ref])
    for each in s.city.doors.values():
        if ref in each.zones and each.id not in s.open:
            to = next(other for other in each.zones if other != ref)
            yield f"{scene.label('legend-door')}: {name(scene, to)}"


def rules(scene: ZombicideScene, ref: str) -> Iterator[str]:
    """What to read about it, by number."""
    s = scene.s
    if ref in s.city.doors:
        yield "R6.1"
        return
    if s.monsters(ref) or any(s.count(kind, ref) for kind in KINDS):
        yield "C3"
    if any(s.mission.cards[each].zone == ref for each in scene.missing):
        yield "R6.5"
    if any(each.zone == ref for each in s.spawns):
        yield "R7.13"
    if s.city.zones[ref].room:
        yield "R4.8"
    yield "R2"


HERE = Here(places, name, lines, rules)
