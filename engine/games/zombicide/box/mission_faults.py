"""What a mission must fulfil together with the box and its board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise
from typing import Protocol

from engine.core.fault import fault
from engine.core.message import Message, msg
from engine.core.rows import Fault

from .city import City
from .effects import CLASSES, Effect, operations, used
from .mission import Mission
from .tile import Tile


class Lasting(Protocol):
    """What lasts from one mission to the next, by name."""

    @property
    def counters(self) -> Collection[str]: ...
    @property
    def flags(self) -> Collection[str]: ...


class Box(Protocol):
    """The tables of the box whose entries a mission may name."""

    @property
    def tiles(self) -> Mapping[str, Tile]: ...
    @property
    def equipment(self) -> Collection[str]: ...
    @property
    def achievements(self) -> Collection[str]: ...
    @property
    def companions(self) -> Collection[str]: ...
    @property
    def campaign(self) -> Lasting: ...


Field = tuple[str, ...]
"""Where something stands in a mission."""


def laid_out(mission: Mission, tables: Box) -> Iterator[Fault]:
    """Whether there is a board: all tiles exist, and merged zones lie beside one another."""
    if strange := [tile for tile in mission.tiles if tile not in tables.tiles]:
        yield ("grid",), msg("zombicide-fault-no-tile", name=", ".join(strange))
    if strange or not mission.merged:
        return
    city = City(mission.model_copy(update={"merged": ()}), tables.tiles)
    for zones in mission.merged:
        for a, b in pairwise(zones):
            if not any({a, b} == {one, other} and border.kind == "open" for one, other, border in city.crossings):
                yield ("merged",), msg("zombicide-fault-merged-apart", one=a, other=b)


def mission_faults(mission: Mission, city: City, tables: Box) -> Iterator[Fault]:
    """What is wrong with a mission on its board: zones, doors and names that there are not."""
    for kind, known, named in (
        ("zone", city.zones, _zones(mission)),
        ("door", city.doors, _doors(mission)),
        ("achievement", tables.achievements, _achievements(mission)),
        ("companion", tables.companions, ((("companions",), name) for name in mission.companions)),
        ("companion", tables.companions, ((("protected",), name) for name in mission.protected)),
    ):
        yield from (
            (where, Message(f"zombicide-fault-no-{kind}", {"name": name})) for where, name in named if name not in known
        )
    zones = [spawn.zone for spawn in mission.spawns.values()]
    if set(zones) <= city.zones.keys() and zones != (order := city.clockwise(zones, zones[0])):
        yield ("spawns",), msg("zombicide-fault-clockwise", order=", ".join(order))
    for zone, tiles in mission.humvees.items():
        if strange := sorted(set(tiles) - set(mission.tiles)):
            yield ("humvees", zone), msg("zombicide-fault-not-here", tiles=", ".join(strange))
    yield from _effects(mission, city, tables)


def _zones(mission: Mission) -> Iterator[tuple[Field, str]]:
    for field in ("start", "crates", "humvees", "noise", "exits", "lures", "sent_back"):
        zones: Collection[str] = getattr(mission, field)
        yield from (((field,), zone) for zone in zones)
    for light, zones in mission.lights.items():
        yield from ((("lights", light), zone) for zone in zones)
    for number, passage in enumerate(mission.passages, 1):
        yield from ((("passages", f"#{number}", "zones"), zone) for zone in passage.zones)
    yield from ((("spawns", id, "zone"), spawn.zone) for id, spawn in mission.spawns.items())
    yield from ((("cards", id, "zone"), card.zone) for id, card in mission.cards.items() if card.zone)


def _doors(mission: Mission) -> Iterator[tuple[Field, str]]:
    for name, group in mission.doors.items():
        yield from ((("doors", name, "doors"), door) for door in group.doors)
    yield from ((("cards", id, "door"), card.door) for id, card in mission.cards.items() if card.door)


def _achievements(mission: Mission) -> Iterator[tuple[Field, str]]:
    yield from ((("spawns", id, "needs"), spawn.needs) for id, spawn in mission.spawns.items() if spawn.needs)
    yield from ((("doors", name, "needs"), group.needs) for name, group in mission.doors.items() if group.needs)
    for number, passage in enumerate(mission.passages, 1):
        if passage.needs:
            yield ("passages", f"#{number}", "needs"), passage.needs
    if mission.hunt:
        yield ("hunt", "sight"), mission.hunt.sight


def _effects(mission: Mission, city: City, tables: Box) -> Iterator[Fault]:
    known: Mapping[str, Collection[str]] = {
        "zone": {*city.zones, *mission.spawns, "here"},
        "card": tables.equipment,
        "class": {*CLASSES, *tables.equipment},
        "spawn": mission.spawns,
        "locked_doors": {name for name, group in mission.doors.items() if group.rule == "locked"},
        "doors": mission.doors,
        "light": mission.lights,
        "note": {id.rpartition("n")[2] for id in mission.notes},
        "keyword": mission.keywords,
        "achievement": tables.achievements,
        "counter": tables.campaign.counters,
        "flag": mission.flags,
        "campaign_flag": tables.campaign.flags,
        "companion": tables.companions,
        "goal": {name for name, goal in mission.goals.items() if goal == "effect"},
    }
    effects: dict[Field, Effect] = {("victory",): mission.victory}
    effects |= {("cards", id, "effect"): card.effect for id, card in mission.cards.items()}
    effects |= {("notes", id, "effect"): note.effect for id, note in mission.notes.items()}
    for where, effect in effects.items():
        for kind, name, at in used(effect):
            if name not in known[kind]:
                what = Message(f"zombicide-fault-no-{kind.replace('_', '-')}", {"name": name})
                yield where, fault(what, at.said)
    done = {(each.op, each.args[:1]) for effect in effects.values() for each in operations(effect)}
    for name, goal in mission.goals.items():
        if goal == "effect" and ("goal", (name,)) not in done:
            yield ("goals", name), msg("zombicide-fault-goal-never")
        if goal == "exit" and not mission.exits and not any(op == "exit" for op, _ in done):
            yield ("goals", name), msg("zombicide-fault-goal-exit")
    for word in mission.keywords:
        if ("key", (word,)) not in done:
            yield ("keywords",), msg("zombicide-fault-word-never", word=word)
