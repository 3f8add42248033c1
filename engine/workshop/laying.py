"""Changes of a mission's map: what lies on it, its doors, its tiles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

from ..core.errors import Refused
from ..core.message import msg
from ..games.zombicide.box.mission import MOST_ROWS
from .toml import Fields
from .work import Work, refuse

MOST_SPAWNS = 9
LOCKED = ("red", "green", "blue")
"""Names of groups of doors that are locked until a card unlocks them: each has its colour on the map."""
RULES = ("open", "never")
"""Rules of doors that need no name: their groups are called by them."""
COLOURS = ("red", "green", "blue")
AWAKE: Mapping[str, Fields] = {"active": {}, "inactive": {"active": False}, "asleep": {"asleep": True}}
"""How a spawn zone can be at first, as its fields."""
SIDES = ("right", "below")
PUT, TAKE = "put", "take"
"""What can be done with something of a zone: it is put there if it is not, or taken away if it is."""


# Places


def _is_taken(act: str, *, there: bool) -> bool:
    """Whether it is taken away and not put there (`PUT`, `TAKE`). Raises `Refused` if it is so already: pressed twice,
    or done on another page.
    """
    if act not in (PUT, TAKE):
        raise Refused(msg("refused-old-control"))
    if there != (act == TAKE):
        refuse("done")
    return there


def _lay(work: Work, table: str, zone: str, act: str) -> None:
    rows = work.rows(table)
    rows.remove(zone) if _is_taken(act, there=zone in rows) else rows.append(work.zone(zone))


def crate(work: Work, zone: str, act: str) -> None:
    """A crate stands there, or no longer."""
    _lay(work, "crates", zone, act)


def exit(work: Work, zone: str, act: str) -> None:
    """It is a way out, or no longer."""
    _lay(work, "exits", zone, act)


def start(work: Work, zone: str, act: str) -> None:
    """All begin there; where they start apart, one more begins there, or nobody any longer."""
    if work.fields.get("apart"):
        _lay(work, "start", zone, act)
    else:
        work.fields["start"] = [work.zone(zone)]


def spawn(work: Work, zone: str, act: str) -> None:
    """It is a spawn zone, or no longer. Cards that name one which is none any more name its place."""
    rows, gone = work.rows("spawns"), dict[str, str]()
    found = next((row for row in rows if row["zone"] == zone), None)
    if _is_taken(act, there=found is not None) and found:
        rows.remove(found)
        gone[found["id"]] = zone
    elif len(rows) >= MOST_SPAWNS:
        refuse("spawns", most=MOST_SPAWNS)
    else:
        rows.append({"id": "", "zone": work.zone(zone)})
    work.number(gone)


def wake(work: Work, zone: str, how: str) -> None:
    """How a spawn zone is at first: a colour, and one of `AWAKE`."""
    colour, _, awake = how.partition(" ")
    row = next((row for row in work.rows("spawns") if row["zone"] == zone), None) or refuse("gone")
    if colour not in COLOURS or awake not in AWAKE:
        raise Refused(msg("refused-old-control"))
    for field in ("colour", "active", "asleep"):
        row.pop(field, None)
    row |= {"colour": colour, **AWAKE[awake]}


# Doors


def groups(fields: Fields) -> dict[str, str]:
    """What a door can be beside an ordinary one: names of groups, and the rule of each."""
    known = {name: str(row.get("rule")) for name, row in fields.get("doors", {}).items()}
    wanted = {name: "plain" for name, kind in fields.get("goals", {}).items() if kind == "doors"}
    return {**{name: name for name in RULES}, **dict.fromkeys(LOCKED, "locked"), **wanted, **known}


def group_of(fields: Fields, door: str) -> str:
    """The group of a door; "": it is an ordinary one."""
    return next((name for name, row in fields.get("doors", {}).items() if door in row.get("doors", ())), "")


def door(work: Work, door: str, group: str) -> None:
    """A door is of a group, or with "" an ordinary one."""
    known, table = groups(work.fields), work.table("doors")
    if door not in work.city.doors or (group and group not in known):
        refuse("place", place=door)
    for name in [*table]:
        row = table[name]
        row["doors"] = [each for each in row["doors"] if each != door]
        if not row["doors"] and name != group:
            del table[name]
    if group:
        table.setdefault(group, {"rule": known[group], "doors": []})["doors"].append(door)


# Tiles


def turn(work: Work, tile: str) -> None:
    """A tile lies a quarter turn further, clockwise."""
    if tile not in work.city.tiles:
        refuse("gone")
    turns = work.table("turns")
    turns[tile] = (turns.get(tile, 0) + 1) % 4
    if not turns[tile]:
        del turns[tile]
    work.number()


def lay(work: Work, tile: str, other: str) -> None:
    """Another tile lies in the place of this one, or they change places if both lie there. What lay on it lies in the
    zones of the same letters, if there are such.
    """
    here = work.city.tiles
    if tile not in here or other not in work.box.tiles:
        refuse("gone")
    names = {tile: other, other: tile} if other in here else {tile: other}
    work.fields["grid"] = [[names.get(each, each) for each in row] for row in work.fields["grid"]]
    if detached := work.fields.get("detached"):
        work.fields["detached"] = [names.get(each, each) for each in detached]
    if other not in here:
        old = work.fields.get("turns", {})
        work.fields["turns"] = {names.get(each, each): times for each, times in old.items()}
        _rename(work, tile, other)
    _settle(work)


def grow(work: Work, side: str) -> None:
    """One more column to the right, or row below, of tiles of which neither side lies here. Raises `Refused` if there
    are too few.
    """
    grid, used = work.fields["grid"], {tile[:-1] for tile in work.city.tiles}
    if side not in SIDES:
        raise Refused(msg("refused-old-control"))
    needed = len(grid) if side == "right" else len(grid[0])
    free = list({tile[:-1]: tile for tile in work.box.tiles if tile[:-1] not in used}.values())
    if len(free) < needed or (len(grid[0]) if side == "right" else len(grid)) >= MOST_ROWS:
        refuse("tiles", n=needed)
    if side == "right":
        for row, tile in zip(grid, free, strict=False):
            row.append(tile)
    else:
        grid.append(free[:needed])
    work.number()


def shrink(work: Work, side: str) -> None:
    """The last column or row is taken away, with all that lay there but its cards."""
    grid = work.fields["grid"]
    if side not in SIDES or (len(grid[0]) if side == "right" else len(grid)) < 2:
        refuse("last")
    work.fields["grid"] = [row[:-1] for row in grid] if side == "right" else grid[:-1]
    _settle(work)


def _rename(work: Work, tile: str, other: str) -> None:
    """What is said of a tile is said of another one."""
    place = re.compile(rf"(?<![0-9A-Za-z]){tile}(?=[.:]|$)")

    def renamed(value: Any) -> Any:
        if isinstance(value, str):
            return place.sub(other, value)
        if isinstance(value, list):
            return [renamed(each) for each in cast("list[Any]", value)]
        if isinstance(value, dict):
            return {renamed(key): renamed(each) for key, each in cast("dict[str, Any]", value).items()}
        return value

    texts = work.fields.pop("texts", {})
    work.fields = renamed(work.fields)
    work.fields["texts"] = texts


def _settle(work: Work) -> None:
    """Nothing but cards lies where there is no map any more; spawn zones are numbered anew."""
    city, tiles = work.city, work.city.tiles
    work.fields["turns"] = {tile: times for tile, times in work.fields.get("turns", {}).items() if tile in tiles}
    for table in ("start", "crates", "exits"):
        work.fields[table] = [zone for zone in work.fields.get(table, ()) if zone in city.zones]
    gone = {row["id"]: row["zone"] for row in work.rows("spawns") if row["zone"] not in city.zones}
    work.fields["spawns"] = [row for row in work.rows("spawns") if row["zone"] in city.zones]
    for name, row in [*work.table("doors").items()]:
        row["doors"] = [door for door in row["doors"] if door in city.doors]
        if not row["doors"]:
            del work.table("doors")[name]
    work.number(gone)
