"""What a map of Zombie Plague must fulfil, so that every game on it can be played to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from engine.core.fault import Unreadable
from engine.core.message import msg
from engine.core.rows import Fault
from engine.kit.squares import Grid

from .rows import CABIN, CAR_DOOR, CODES, FLOOR, HOOD, OUTDOORS, SEARCH, STAIRS, TRUNK
from .tables import PlagueTables

SEARCHES = range(2, 13)
OPENINGS = 30
"""Doors and windows of the house to the outside, at most."""
SHORT, LONG = range(2, 4), range(3, 7)
"""Squares that a car is wide and long."""
LEAST = 4
"""Squares from which zombies come, at least."""
FEW = 6
"""Squares that are named of many."""


def map_faults(data: PlagueTables) -> Iterator[Fault]:
    """All that is wrong with the map. What can be told only of a map that can be read comes after that."""
    if sorted(level.prefix for level in data.maps.values()) not in ([""], ["", "b"]):
        yield ("maps",), msg("plague-fault-prefix")
        return
    for step in (_read, _zones, _stretches, _whole):
        if found := [*step(data)]:
            yield from found
            return


def _stretches(data: PlagueTables) -> Iterator[Fault]:
    spots = data.grid.spots
    for table, stretches in (("begins", data.begins), ("comes", data.comes)):
        for n, each in enumerate(stretches, 1):
            start, end = spots.get(each.start), spots.get(each.end)
            if start is None or end is None or start.level or end.level or start.x > end.x or start.y > end.y:
                yield (table, f"#{n}"), msg("plague-fault-stretch")


def _whole(data: PlagueTables) -> Iterator[Fault]:
    for part in (_openings, _searches, _car, _cellar, _house, _reached, _room):
        yield from part(data)


def _level(data: PlagueTables, square: str) -> tuple[str, ...]:
    """The drawing of the level that a square lies on."""
    prefix = data.grid.spots[square].level
    return next(("maps", id, "drawing") for id, level in data.maps.items() if level.prefix == prefix)


def _read(data: PlagueTables) -> Iterator[Fault]:
    for id, level in data.maps.items():
        try:
            grid = Grid({level.prefix: level.drawing}, FLOOR)
        except Unreadable as error:
            yield ("maps", id, "drawing"), error.what
            continue
        for name, spot in grid.spots.items():
            if spot.code not in CODES and not SEARCH.fullmatch(spot.code):
                yield ("maps", id, "drawing"), msg("plague-fault-code", square=name, code=spot.code)


def _zones(data: PlagueTables) -> Iterator[Fault]:
    spots, whole = data.grid.spots, True
    for id, zone in data.zones.items():
        start, end = spots.get(zone.start), spots.get(zone.end)
        if id == OUTDOORS:
            yield ("zones", id, "id"), msg("plague-fault-outdoors", name=OUTDOORS)
        elif start is None or end is None or start.level != end.level or start.x > end.x or start.y > end.y:
            yield ("zones", id), msg("plague-fault-zone")
            whole = False
        elif (zone.kind == "cellar") != (start.level == "b"):
            yield ("zones", id, "kind"), msg("plague-fault-cellar-zone")
    for id in data.zones if whole else ():
        if id not in data.zone.values():
            yield ("zones", id), msg("plague-fault-zone-empty")


def _openings(data: PlagueTables) -> Iterator[Fault]:
    grid = data.grid
    named = Counter(opening.edge for opening in data.openings.values())
    drawn = {edge for edge, kind in grid.edges.items() if kind in ("door", "window", "gate")}
    for id, opening in data.openings.items():
        if opening.edge not in drawn or named[opening.edge] > 1:
            yield ("openings", id, "edge"), msg("plague-fault-opening", edge=opening.edge)
    if missing := sorted(drawn - named.keys()):
        yield ("openings",), msg("plague-fault-opening-unnamed", edges=", ".join(missing))
    numbers = Counter(opening.number for opening in data.openings.values() if opening.number)
    for id, opening in data.openings.items():
        if numbers[opening.number] > 1:
            yield ("openings", id, "number"), msg("plague-fault-number-twice", n=opening.number)


def _searches(data: PlagueTables) -> Iterator[Fault]:
    main = next(("maps", id, "drawing") for id, level in data.maps.items() if not level.prefix)
    codes = Counter(spot.code for spot in data.grid.spots.values() if SEARCH.fullmatch(spot.code))
    for code, n in codes.items():
        if n > 1:
            yield main, msg("fault-origin", name=code, n=n)
    if len(codes) not in SEARCHES or codes.keys() != {f"X{n}" for n in range(1, len(codes) + 1)}:
        yield main, msg("plague-fault-searches", least=SEARCHES[0], most=SEARCHES[-1])
    elif not data.hideouts:
        yield main, msg("plague-fault-hideouts")


def _car(data: PlagueTables) -> Iterator[Fault]:
    grid = data.grid
    for code in (CABIN, TRUNK, HOOD):
        if astray := [each for each in data.drawn(code) if each not in data.car]:
            yield _level(data, astray[0]), msg("plague-fault-car-part", code=code, squares=_some(astray))
    if astray := [each for each in data.car_doors if not data.car.intersection(grid.beside(each))]:
        yield _level(data, astray[0]), msg("plague-fault-car-door", code=CAR_DOOR, squares=_some(astray))
    cars = [zone for zone in data.zones.values() if zone.kind == "car"]
    for zone in cars[1:]:
        yield ("zones", zone.id, "kind"), msg("plague-fault-cars")
    for zone in cars[:1]:
        start, end = grid.spots[zone.start], grid.spots[zone.end]
        sides = sorted((end.x - start.x + 1, end.y - start.y + 1))
        if sides[0] not in SHORT or sides[1] not in LONG:
            yield ("zones", zone.id), msg("plague-fault-car-size", wide=sides[0], long=sides[1])
        elif len(data.car) != sides[0] * sides[1]:
            yield ("zones", zone.id), msg("plague-fault-car-taken")
        bare = [each for each in data.car if grid.spots[each].code not in (CABIN, TRUNK, HOOD)]
        if strange := [each for each in bare if each not in data.search_at]:
            yield _level(data, strange[0]), msg("plague-fault-car-bare", squares=_some(strange))
        if not data.cabin or not data.car_doors:
            yield ("zones", zone.id), msg("plague-fault-car-lacks")


def _cellar(data: PlagueTables) -> Iterator[Fault]:
    spots = data.grid.spots
    if astray := [each for each in data.stairs if not spots[each].level]:
        yield _level(data, astray[0]), msg("plague-fault-stairs", code=STAIRS, squares=_some(astray))
    below = [each for each, spot in spots.items() if spot.level]
    if bare := [each for each in below if each not in data.basement]:
        yield _level(data, bare[0]), msg("plague-fault-cellar-bare", squares=_some(bare))
    if below and not data.stairs:
        yield _level(data, below[0]), msg("plague-fault-no-stairs", code=STAIRS)


def _house(data: PlagueTables) -> Iterator[Fault]:
    if not data.house & data.grid.floor:
        yield ("zones",), msg("plague-fault-no-house")
    for edge, kind in data.grid.edges.items():
        if kind in ("open", "gate") and data.exterior(edge):
            yield _level(data, data.grid.ends(edge)[0]), msg("plague-fault-house-open", edge=edge, kind=kind)
    if len(data.exterior_openings) > OPENINGS:
        yield ("zones",), msg("plague-fault-openings", most=OPENINGS)


def _reached(data: PlagueTables) -> Iterator[Fault]:
    """Whoever stands somewhere can be reached: nobody waits for ever behind walls."""
    ground = data.grid.ground()
    for prefix in ("", "b"):
        floor = [each for each in data.grid.spots if each in data.grid.floor and data.grid.spots[each].level == prefix]
        if floor and (shut := set(floor).difference(ground.walks(floor[0]))):
            shut = shut if 2 * len(shut) <= len(floor) else set(floor) - shut
            yield (
                _level(data, floor[0]),
                msg("plague-fault-unreached", squares=_some(sorted(shut, key=data.grid.order))),
            )


def _room(data: PlagueTables) -> Iterator[Fault]:
    """Whether all humans can begin (S7)."""
    main = next(("maps", id, "drawing") for id, level in data.maps.items() if not level.prefix)
    edge, *sheets = data.starts.values()
    if (n := sum(map(len, sheets))) < data.counts.humans:
        yield ("begins",) if data.begins else main, msg("plague-fault-room", needs=data.counts.humans, n=n)
    if not data.begins and (n := len(edge)) < data.counts.humans:
        yield main, msg("plague-fault-room-edge", needs=data.counts.humans, n=n)
    if (n := sum(map(len, data.entries.values()))) < LEAST:
        yield ("comes",), msg("plague-fault-entries", least=LEAST, n=n)


def _some(squares: Collection[str]) -> str:
    named: Iterable[str] = [*squares][:FEW]
    return ", ".join(named) + (", …" if len(squares) > FEW else "")
