"""The board of Zombicide in words: short for the alternative text, complete for `board text`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.zombicide.state import KINDS, Survivor

from .. import dice
from ..cards import line
from . import cards, zoom
from .focus import centre, surroundings
from .scene import ZombicideScene


def lines(scene: ZombicideScene, full: bool) -> Iterator[str]:
    """Decision, clock and goals, survivors, zombies; `full` adds what lies about, doors, decks, and news."""
    s = scene.s
    yield ". ".join(part for part in (scene.mission, scene.round, scene.phase, scene.heading) if part)
    if scene.due:
        yield scene.due
    yield from dice.said(scene)
    yield from _state(scene)
    yield from (survivor_line(scene, each, full) for each in s.survivors.values())
    yield from zombie_lines(scene, s.city.zones)
    yield from goal_lines(scene)
    yield from lying_lines(scene, full)
    if full:
        yield scene.label("alt-decks", zombies=len(s.zombie_deck), main=len(s.equipment["eq"]),
                          secret=len(s.equipment["ss"]), epic=len(s.equipment["epic"]))  # fmt: skip
        yield from scene.news


def _state(scene: ZombicideScene) -> Iterator[str]:
    s = scene.s
    if scene.clock:
        yield scene.label("alt-clock-night" if s.night else "alt-clock-day", time=scene.clock, who=scene.name(s.holder))
    yield scene.label("alt-danger", level=scene.danger)


def goal_lines(scene: ZombicideScene) -> Iterator[str]:
    """Goals with whether they are reached; keywords; cards that are still to be found."""
    for goal in scene.goals:
        yield scene.label("alt-goal-done" if goal.reached else "alt-goal", what=goal.said)
    if missing := scene.uncounted:
        yield scene.label("cards-left", n=missing)
    if scene.keywords:
        yield scene.label("alt-keywords", what=", ".join(scene.keywords))


def survivor_line(scene: ZombicideScene, survivor: Survivor, full: bool = True) -> str:
    """One survivor: who leads him, where he is, health, actions, level, what he carries."""
    name = scene.label("alt-survivor", what=scene.called(survivor), who=scene.led_by(survivor))
    if not survivor.up:
        where = f"{survivor.at}; " if survivor.at else ""
        return f"{name}: {where}{scene.status(survivor)}"
    health, most = scene.health(survivor)
    parts = [f"{survivor.at} ({scene.room(survivor.at)})"] if survivor.at else []
    parts.append(scene.label("alt-health", n=health, of=most))
    if (actions := scene.actions(survivor)) is not None:
        parts.append(scene.label("alt-actions", n=actions[0], of=actions[1]))
    level = scene.texts(f"zombicide-danger-{survivor.level}")
    parts.append(scene.label("alt-level", n=survivor.ap, level=level))
    if survivor.lit:
        parts.append(scene.label("alt-light"))
    if led := scene.s.led(survivor.id):
        parts.append(scene.label("alt-leads", who=", ".join(map(scene.companion, led))))
    for key, held in (("alt-hands", survivor.hands), ("alt-bag", survivor.bag)):
        if held:
            parts.append(scene.label(key, cards=", ".join(_card(scene, survivor, copy) for copy in held)))
    if full:
        parts.append(scene.label("alt-skills", skills=", ".join(scene.skills_of(survivor))))
    return f"{name}: {'; '.join(parts)}"


def _card(scene: ZombicideScene, survivor: Survivor, copy: str) -> str:
    name = scene.card_name(copy)
    return scene.label("card-empty", card=name) if copy in survivor.empty else name


def zombie_lines(scene: ZombicideScene, zones: Iterable[str]) -> Iterator[str]:
    """Zombies zone by zone; where there are none, that too."""
    s, zones = scene.s, [*zones]
    found = [f"{zone}: {', '.join(there)}" for zone in zones if (there := _units(scene, zone))]
    yield scene.label("alt-zombies", zones="; ".join(found)) if found else scene.label("alt-no-zombies")
    if fallen := [each for each in s.survivors.values() if each.standing == "down" and each.at in zones]:
        yield "; ".join(f"{scene.called(each)}, {each.at}: {scene.status(each)}" for each in fallen)


def _units(scene: ZombicideScene, zone: str) -> list[str]:
    s = scene.s
    found = [scene.unit_name(kind, n) for kind in KINDS if (n := s.count(kind, zone))]
    return [*found, *(scene.unit_name(name) for name in s.monsters(zone))]


def zoom_lines(scene: ZombicideScene, seat: str) -> Iterator[str]:
    """Who and what is near a seat's survivor; or the card that waits for its decision."""
    if card := scene.read_by(seat):
        yield line(cards.story(scene, card))
        return
    zone = centre(scene, seat, ())
    window = surroundings(scene, zone, zoom.WIDE, zoom.HIGH)
    city = scene.s.city
    near = [id for id, each in city.zones.items() if any(window.covers(x, y) for y, x in each.cells)]
    yield zoom.line(scene, zone)
    yield from goal_lines(scene)
    yield from (survivor_line(scene, each) for each in scene.s.standing if each.at in near)
    yield from zombie_lines(scene, near)
    yield from lying_lines(scene, True, near)


def lying_lines(scene: ZombicideScene, full: bool, zones: Iterable[str] | None = None) -> Iterator[str]:
    """Spawn zones, cards, exits, crates, noise; doors and lights too if `full`."""
    s = scene.s
    wanted = set(s.city.zones if zones is None else zones)
    spawns = [
        scene.label(
            "alt-spawn" if each.active else "alt-spawn-off",
            n=n,
            zone=each.zone,
            colour=scene.label(f"colour-{each.colour}"),
        )
        for n, each in enumerate(s.spawns, 1)
        if each.zone in wanted
    ]
    if spawns:
        yield "; ".join(spawns)
    down = [each for each in scene.missing if s.mission.cards[each].zone in wanted]
    up = [each for each in down if s.objectives[each] == "up"]
    if hidden := [f"{each.rpartition('-')[2]} {s.mission.cards[each].zone}" for each in down if each not in up]:
        yield scene.label("alt-cards", zones=", ".join(hidden))
    for each in up:
        yield scene.label("alt-card-up", what=scene.objective(each), zone=str(s.mission.cards[each].zone))
    doors = [
        f"{each.rpartition('-')[2]} {s.mission.cards[each].door}"
        for each in scene.missing
        if s.mission.cards[each].door
    ]
    if doors and zones is None:
        yield scene.label("alt-door-cards", doors=", ".join(doors))
    for key, places in (("exits", s.exits), ("crates", s.crates), ("humvees", s.humvees)):
        if found := [zone for zone in places if zone in wanted]:
            yield scene.label(f"alt-{key}", zones=", ".join(found))
    noisy = [
        f"{zone} {n}" for zone in s.city.zones if zone in wanted and (n := s.noise.get(zone, 0) + s.hum.get(zone, 0))
    ]
    if noisy:
        yield scene.label("alt-noise", zones=", ".join(noisy))
    if full:
        if opened := [door for door in s.open if wanted.intersection(s.city.doors[door].zones)]:
            yield scene.label("alt-open", doors=", ".join(opened))
        if s.night and (lit := sorted(s.lit & wanted, key=list(s.city.zones).index)):
            yield scene.label("alt-lit", zones=", ".join(lit))
