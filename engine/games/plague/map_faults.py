"""What a map of Zombie Plague must fulfil, so that every game on it can be played to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

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
        yield ("maps",), "the upper level has no prefix, the basement has 'b'"
        return
    for step in (_read, _zones, _stretches, _whole):
        if found := [*step(data)]:
            yield from found
            return


def _stretches(data: PlagueTables) -> Iterator[Fault]:
    spots = data.grid.spots
    for table, stretches in (("begins", data.begins), ("comes", data.comes)):
        for n, each in enumerate(stretches):
            start, end = spots.get(each.start), spots.get(each.end)
            if start is None or end is None or start.level or end.level or start.x > end.x or start.y > end.y:
                what = "goes from a square of the upper level to one south-east of it"
                yield (table, str(n)), what


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
        except ValueError as error:
            yield ("maps", id, "drawing"), str(error)
            continue
        for name, spot in grid.spots.items():
            if spot.code not in CODES and not SEARCH.fullmatch(spot.code):
                yield ("maps", id, "drawing"), f"{name}: {spot.code!r} is nothing that can stand there"


def _zones(data: PlagueTables) -> Iterator[Fault]:
    spots, whole = data.grid.spots, True
    for id, zone in data.zones.items():
        start, end = spots.get(zone.start), spots.get(zone.end)
        if id == OUTDOORS:
            yield ("zones", id, "id"), f"{OUTDOORS} is what lies in no zone"
        elif start is None or end is None or start.level != end.level or start.x > end.x or start.y > end.y:
            yield ("zones", id), "begins and ends with a square of the map, the first to the north-west of the last"
            whole = False
        elif (zone.kind == "cellar") != (start.level == "b"):
            yield ("zones", id, "kind"), "the basement has zones of the kind 'cellar' (bA1), the upper level has others"
    for id in data.zones if whole else ():
        if id not in data.zone.values():
            yield ("zones", id), "has no square: those before it take all of them"


def _openings(data: PlagueTables) -> Iterator[Fault]:
    grid = data.grid
    named = Counter(opening.edge for opening in data.openings.values())
    drawn = {edge for edge, kind in grid.edges.items() if kind in ("door", "window", "gate")}
    for id, opening in data.openings.items():
        if opening.edge not in drawn or named[opening.edge] > 1:
            yield ("openings", id, "edge"), f"{opening.edge!r} is no opening of the map, or named twice"
    if missing := sorted(drawn - named.keys()):
        yield ("openings",), f"no name for {', '.join(missing)}"
    numbers = Counter(opening.number for opening in data.openings.values() if opening.number)
    for id, opening in data.openings.items():
        if numbers[opening.number] > 1:
            yield ("openings", id, "number"), f"{opening.number} is the number of two"


def _searches(data: PlagueTables) -> Iterator[Fault]:
    main = next(("maps", id, "drawing") for id, level in data.maps.items() if not level.prefix)
    codes = Counter(spot.code for spot in data.grid.spots.values() if SEARCH.fullmatch(spot.code))
    for code, n in codes.items():
        if n > 1:
            yield main, f"{code} is there {n} times"
    if len(codes) not in SEARCHES or codes.keys() != {f"X{n}" for n in range(1, len(codes) + 1)}:
        least, most = SEARCHES[0], SEARCHES[-1]
        yield main, f"there are {least} to {most} search squares, X1, X2 and so on without a gap"
    elif not data.hideouts:
        yield main, "one search square at least is neither in the car nor in the basement"


def _car(data: PlagueTables) -> Iterator[Fault]:
    grid = data.grid
    for code in (CABIN, TRUNK, HOOD):
        if astray := [each for each in data.drawn(code) if each not in data.car]:
            yield _level(data, astray[0]), f"{code!r} is a part of the car, and outside of its zone: {_some(astray)}"
    if astray := [each for each in data.car_doors if not data.car.intersection(grid.beside(each))]:
        yield _level(data, astray[0]), f"{CAR_DOOR!r} is floor beside the car: {_some(astray)}"
    cars = [zone for zone in data.zones.values() if zone.kind == "car"]
    for zone in cars[1:]:
        yield ("zones", zone.id, "kind"), "there is one car"
    for zone in cars[:1]:
        start, end = grid.spots[zone.start], grid.spots[zone.end]
        sides = sorted((end.x - start.x + 1, end.y - start.y + 1))
        if sides[0] not in SHORT or sides[1] not in LONG:
            what = f"{SHORT[0]} or {SHORT[-1]} squares wide and {LONG[0]} to {LONG[-1]} long"
            yield ("zones", zone.id), f"a car is {what}, not {sides[0]} and {sides[1]}"
        elif len(data.car) != sides[0] * sides[1]:
            yield ("zones", zone.id), "no zone before it takes a part of the car"
        bare = [each for each in data.car if grid.spots[each].code not in (CABIN, TRUNK, HOOD)]
        if strange := [each for each in bare if each not in data.search_at]:
            yield _level(data, strange[0]), f"the car is of cc, ct, ch and a search square: {_some(strange)}"
        if not data.cabin or not data.car_doors:
            yield ("zones", zone.id), "a car has a cabin (cc), and floor beside a door (d)"


def _cellar(data: PlagueTables) -> Iterator[Fault]:
    spots = data.grid.spots
    if astray := [each for each in data.stairs if not spots[each].level]:
        yield _level(data, astray[0]), f"{STAIRS!r} is a square of the basement: {_some(astray)}"
    below = [each for each, spot in spots.items() if spot.level]
    if bare := [each for each in below if each not in data.basement]:
        yield _level(data, bare[0]), f"all of the basement lies in zones: {_some(bare)}"
    if below and not data.stairs:
        yield _level(data, below[0]), f"a basement has stairs ({STAIRS})"


def _house(data: PlagueTables) -> Iterator[Fault]:
    if not data.house & data.grid.floor:
        yield ("zones",), "there is a house: a zone of this kind, with floor"
    for edge, kind in data.grid.edges.items():
        if kind in ("open", "gate") and data.exterior(edge):
            yield _level(data, data.grid.ends(edge)[0]), f"{edge}: the house can never be closed there ({kind})"
    if len(data.exterior_openings) > OPENINGS:
        yield ("zones",), f"the house has at most {OPENINGS} doors and windows to the outside"


def _reached(data: PlagueTables) -> Iterator[Fault]:
    """Whoever stands somewhere can be reached: nobody waits for ever behind walls."""
    ground = data.grid.ground()
    for prefix in ("", "b"):
        floor = [each for each in data.grid.spots if each in data.grid.floor and data.grid.spots[each].level == prefix]
        if floor and (shut := set(floor).difference(ground.walks(floor[0]))):
            shut = shut if 2 * len(shut) <= len(floor) else set(floor) - shut
            yield _level(data, floor[0]), f"there is no way to {_some(sorted(shut, key=data.grid.order))}"


def _room(data: PlagueTables) -> Iterator[Fault]:
    """Whether all humans can begin (S7)."""
    main = next(("maps", id, "drawing") for id, level in data.maps.items() if not level.prefix)
    edge, *sheets = data.starts.values()
    if (n := sum(map(len, sheets))) < data.counts.humans:
        need = f"{data.counts.humans} humans need as many squares outdoors"
        yield ("begins",) if data.begins else main, f"{need} that are not near the hood of the car, there are {n}"
    if not data.begins and (n := len(edge)) < data.counts.humans:
        need = f"{data.counts.humans} humans need as many squares outdoors at the edge of the map"
        yield main, f"{need} that are not near the hood of the car, there are {n}"
    if (n := sum(map(len, data.entries.values()))) < LEAST:
        yield ("comes",), f"zombies come from {LEAST} squares at least, not {n}"


def _some(squares: Collection[str]) -> str:
    named: Iterable[str] = [*squares][:FEW]
    return ", ".join(named) + (", …" if len(squares) > FEW else "")
