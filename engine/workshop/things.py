"""What is being written has, thing by thing, and what a change came to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..games.zombicide.box.city import City
from ..games.zombicide.box.mission import text_key
from ..games.zombicide.box.tile import tile_of
from .filling import rows_of
from .laying import AWAKE, COLOURS, PUT, TAKE, group_of, groups
from .manuscripts import Manuscript
from .toml import Fields
from .wording import rest, short

AT_PLACE = ("spawn", "crate", "start", "exit", "door")
"""Kinds of things that are known by where they are."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something of an entry: of a ``kind``, at a ``place`` of the map or none, with a ``name``; ``state`` is all that
    can be different about it.
    """

    kind: str
    place: str
    name: str
    state: object = None

    @property
    def key(self) -> tuple[str, str]:
        """By which it is the same thing after a change."""
        return self.kind, self.place if self.kind in AT_PLACE else self.name


def declared_things(fields: Fields) -> list[Thing]:
    """All that an entry has of anything but missions: its fields, the entries of its tables, what is said of it."""
    found: list[Thing] = []
    for name, value in fields.items():
        rows = rows_of(value)
        if name == "texts":
            found += [Thing("texts", "", language, given) for language, given in value.items()]
        elif rows and len(rows) == len(value):
            found += [Thing("entry", "", f"{name} {each.get('id')}", each) for each in rows]
        else:
            found.append(Thing("field", "", name, value))
    return found


def things(fields: Fields) -> list[Thing]:
    """All that a mission has."""
    found = [Thing("start", zone, "") for zone in fields.get("start", ())]
    found += [
        Thing("spawn", row["zone"], row["id"], {k: v for k, v in row.items() if k != "id"})
        for row in fields.get("spawns", ())
    ]
    found += [
        Thing("crate", zone, "", fields["crates"].count(zone)) for zone in dict.fromkeys(fields.get("crates", ()))
    ]
    found += [Thing("exit", zone, "") for zone in fields.get("exits", ())]
    found += [
        Thing("door", door, name, row.get("rule"))
        for name, row in fields.get("doors", {}).items()
        for door in row.get("doors", ())
    ]
    for kind in ("card", "note"):
        for id, row in fields.get(f"{kind}s", {}).items():
            place = str(row.get("zone") or row.get("door") or "")
            found.append(Thing(kind, place, id.rpartition("-")[2].removeprefix("n"), (row, _texts(fields, short(id)))))
    for word, kind in fields.get("goals", {}).items():
        found.append(Thing("goal", "", word, (kind, _texts(fields, f"goal-{text_key(word)}"))))
    for kind in ("keyword", "flag"):
        found += [
            Thing(kind, "", word, _texts(fields, f"{kind}-{text_key(word)}")) for word in fields.get(f"{kind}s", ())
        ]
    own = {language: _own(given) for language, given in fields.get("texts", {}).items()}
    found += [Thing("texts", "", language, given) for language, given in own.items() if given]
    grid = [tile for row in fields.get("grid", ()) for tile in row]
    found += [Thing("tile", tile, tile, (at, fields.get("turns", {}).get(tile, 0))) for at, tile in enumerate(grid)]
    others = {name: fields[name] for name in ("difficulty", "minutes", "hour") if name in fields} | rest(fields)
    return [*found, *(Thing("field", "", name, value) for name, value in others.items())]


def _texts(fields: Fields, lead: str) -> list[tuple[str, str, str]]:
    return [
        (language, name, text)
        for language, given in fields.get("texts", {}).items()
        for name, text in given.items()
        if name == lead or name.startswith(f"{lead}-")
    ]


def _own(given: Mapping[str, str]) -> dict[str, str]:
    """What is said of the mission itself."""
    return {name: text for name, text in given.items() if not re.match("(card|note|goal|keyword|flag)-", name)}


def changes_of(of: Manuscript, id: str) -> list[tuple[str, Thing]]:
    """What the last change of a manuscript came to for one of its entries."""
    return differences(of.before.get(id, {}), of.now[id], things if of.is_mission(id) else declared_things)


def differences(
    before: Fields, now: Fields, having: Callable[[Fields], list[Thing]] = things
) -> list[tuple[str, Thing]]:
    """What a change came to: each thing that is ``new``, ``gone`` or ``other`` than before."""
    old, new = ({each.key: each for each in having(fields)} for fields in (before, now))
    found = [("gone", each) for key, each in old.items() if key not in new]
    for key, each in new.items():
        if key not in old:
            found.append(("new", each))
        elif (each.place, each.state) != (old[key].place, old[key].state):
            found.append(("other", each))
    return found


def touched(city: City, changes: Iterable[tuple[str, Thing]]) -> list[str]:
    """Where on the map something is different: zones and doors."""
    places = [each.place for _, each in changes if each.place]
    zones = [zone for place in places if place in city.tiles for zone in city.zones if tile_of(zone) == place]
    return list(dict.fromkeys(each for each in (*places, *zones) if each in city.zones or each in city.doors))


def spoken(fields: Fields) -> Sequence[str]:
    """The languages in which something is said in it."""
    return [language for language, given in fields.get("texts", {}).items() if given]


# What can be done where


class Deed(NamedTuple):
    """Something that can be done at a place: a change (`editing.CHANGES`) and its texts; ``so``: it is so already.

    ``name`` tells several of a kind apart: a group of doors, a card.
    """

    kind: str
    change: str
    args: tuple[str, ...]
    name: str = ""
    so: bool = False


def deeds(id: str, fields: Fields, city: City, place: str) -> list[Deed]:
    """All that can be done at a zone or a door of a mission."""
    if place in city.doors:
        now, known = group_of(fields, place), groups(fields)
        return [
            Deed(f"door-{known.get(name, 'usual')}", "door", (place, name), name, name == now) for name in ("", *known)
        ] + [Deed("put-card", "card", (place,))]
    here = [each for each in things(fields) if each.place == place]
    kinds = {each.kind for each in here}
    found = [
        Deed(f"{how}-{kind}", kind, (place, how))
        for kind in ("spawn", "crate", "exit", "start")
        for how in (TAKE if kind in kinds else PUT,)
        if kind != "start" or "start" not in kinds or fields.get("apart")
    ]
    found.append(Deed("put-card", "card", (place,)))
    found += [Deed("take-card", "drop", (f"{id}-{each.name}",), each.name) for each in here if each.kind == "card"]
    row = next((row for row in fields.get("spawns", ()) if row["zone"] == place), None)
    if row is not None:
        awake = "asleep" if row.get("asleep") else "active" if row.get("active", True) else "inactive"
        now = f"{row.get('colour', 'red')} {awake}"
        ways = [(colour, f"{colour} {each}", each) for colour in COLOURS for each in AWAKE]
        found += [Deed(f"wake-{each}", "wake", (place, how), colour, how == now) for colour, how, each in ways]
    return found
