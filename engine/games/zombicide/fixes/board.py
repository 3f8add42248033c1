"""Corrections of the board: zombies, doors, tokens, spawn zones, the clock."""

from __future__ import annotations

from functools import partial

from engine.core.fix import APPLY
from engine.core.message import Message, who
from engine.core.shape import Chain, One, Option
from engine.kit.choices import labelled, number, places, seats
from engine.kit.fixes import counter, toggle, toggled, words

from ..dead import horde, undead
from ..deeds.light import shut_out
from ..reading.spawn import add_zone
from ..state import KINDS, ZombicideState, ZombieKind, unit_name, zone_name
from .people import zones

MOST_NOISE, MOST_ROUNDS, HOURS = 20, 99, 24
GONE = "gone"


def zombies(s: ZombicideState) -> Chain:
    """How many zombies of a kind stand in a zone, as far as there are pieces."""
    zone: str = yield zones(s)
    kind: ZombieKind = yield One([Option(each, partial(Message, f"zombicide-zombie-{each}")) for each in KINDS])
    now = s.count(kind, zone)
    n = int((yield number(0, s.data.zombies[kind].pieces - s.count(kind) + now)))
    yield APPLY
    s.add(zone, kind, n - now)
    s.tell("fix-did-zombies", refs=(zone,), what=unit_name(kind, n), zone=zone_name(zone))


def march(s: ZombicideState) -> Chain:
    """Zombies of a kind, or an abomination, go to another zone, whatever lies between."""
    zone: str = yield One(places(s.infested))
    there = undead.everywhere(s)[zone]
    unit: str = yield One([Option(each, partial(unit_name, each, n)) for each, n in there.items()])
    n = int((yield number(1, there[unit])))
    to: str = yield zones(s, lambda each: each != zone)
    yield APPLY
    undead.move(s, unit, n, zone, to)
    s.tell("fix-did-march", refs=(zone, to), what=unit_name(unit, n), zone=zone_name(zone), to=zone_name(to))


def monster(s: ZombicideState) -> Chain:
    """An abomination stands in a zone, or leaves the board; without the Abomination fest there is one at most."""
    fest = s.settings.abomination_fest == "on"
    names = [each for each in s.data.abominations if fest or not s.abominations or each in s.abominations]
    name: str = yield One(labelled(unit_name, names))
    gone = [Option(GONE, partial(s.text, "fix-option-gone"))] if name in s.abominations else []
    zone: str = yield One([*gone, *places(s.city.zones)])
    yield APPLY
    if zone == GONE:
        horde.remove(s, s.abominations[name], name)
    else:
        for pile in (s.abomination_deck.cards, s.abomination_discard):
            if name in pile:
                pile.remove(name)
        s.abominations[name] = zone
    where = s.text("fix-option-gone") if zone == GONE else zone_name(zone)
    s.tell("fix-did-zombies", refs=() if zone == GONE else (zone,), what=unit_name(name), zone=where)


def door(s: ZombicideState) -> Chain:
    """A door is open or closed; a building that it opens counts as opened."""
    id: str = yield One([Option(each, partial(_door, s, each), ref=each) for each in s.city.doors])
    yield APPLY
    opened, building = toggle(s.open, id), s.city.doors[id].building
    if opened and building not in s.opened:
        s.opened.append(building)
    shut_out(s)
    s.tell("fix-did-door", refs=(id,), door=_door(s, id), what="open" if opened else "closed")


def _door(s: ZombicideState, id: str) -> Message:
    one, other = s.city.doors[id].zones
    return s.text("fix-door-name", zone=zone_name(one), to=zone_name(other))


def building(s: ZombicideState) -> Chain:
    """Whether a building counts as opened, so that no zombies come when a door of it is opened."""
    room: str = yield One(places(s.city.buildings))
    yield from toggled(s, "building", s.opened, room, (room,), zone=zone_name(room))


def noise(s: ZombicideState) -> Chain:
    """How many noise tokens lie in a zone, without those that stay."""
    zone: str = yield zones(s)
    n = int((yield number(0, MOST_NOISE)))
    yield APPLY
    before = s.noise.pop(zone, 0)
    if n:
        s.noise[zone] = n
    s.tell("fix-did-noise", refs=(zone,), zone=zone_name(zone), before=before, after=n)


def crate(s: ZombicideState) -> Chain:
    """An epic crate lies in a zone, or no longer."""
    zone: str = yield zones(s)
    yield from toggled(s, "crate", s.crates, zone, (zone,), zone=zone_name(zone))


def spawn(s: ZombicideState) -> Chain:
    """A spawn zone is active, inactive, or new in its place clockwise (R7.22)."""
    zone: str = yield zones(s)
    now = next((each for each in s.spawns if each.zone == zone), None)
    yield words(s, "on" if now is None or not now.active else "off")
    yield APPLY
    if now:
        now.active = not now.active
    else:
        add_zone(s, zone)
    s.tell("fix-did-spawn", refs=(zone,), zone=zone_name(zone), what="on" if now is None or now.active else "off")


def link(s: ZombicideState) -> Chain:
    """Two zones become adjacent without sight, or no longer."""
    one: str = yield zones(s)
    other: str = yield zones(s, lambda zone: zone != one)
    yield APPLY
    known = [each for each in s.links if set(each) == {one, other}]
    if known:
        s.links.remove(known[0])
    else:
        s.links.append((one, other))
    what = "off" if known else "on"
    s.tell("fix-did-link", refs=(one, other), zone=zone_name(one), to=zone_name(other), what=what)


def exit(s: ZombicideState) -> Chain:
    """A zone is an exit, or no longer."""
    zone: str = yield zones(s)
    yield from toggled(s, "exit", s.exits, zone, (zone,), zone=zone_name(zone))


def hour(s: ZombicideState) -> Chain:
    """What the clock shows; by day lights go out."""
    yield from counter(s, "hour", s, "hour", (0, HOURS - 1))
    if not s.night:
        for each in s.survivors.values():
            each.douse()


def clock(s: ZombicideState) -> Chain:
    """Another seat holds the clock."""
    seat: str = yield seats(each for each in s.seats if each != s.holder)
    yield APPLY
    s.holder = seat
    s.tell("fix-did-clock", whom=who(seat))


def round(s: ZombicideState) -> Chain:
    """The number of the round, not before somebody who lies on the board has fallen."""
    fallen = [each.fell for each in s.survivors.values() if each.standing == "down"]
    most = min([MOST_ROUNDS, *(each + 1 for each in fallen)])
    yield from counter(s, "round", s, "round", (max([1, *fallen]), most))
