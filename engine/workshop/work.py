"""A mission that is being changed, and what every change of it needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, cast

from ..core.errors import Refused
from ..core.message import Arg, msg
from ..core.written import Writing, in_a_line
from ..games.zombicide.box.city import City
from ..games.zombicide.box.data import Tables
from ..games.zombicide.box.mission import Mission
from .toml import Fields

SPAWN = re.compile(r"\bS[1-9]\b")


@dataclass(slots=True)
class Work:
    """An entry that is being changed, of this name: a mission, or what its ``form`` declares."""

    box: Tables
    id: str
    fields: Fields
    form: type[Writing] = Mission

    @property
    def city(self) -> City:
        """Its map. Raises `Refused` if there is none."""
        return laid(self.box, self.fields) or refuse("map")

    def rows(self, table: str) -> list[Any]:
        """A list of it."""
        return self.fields.setdefault(table, [])

    def table(self, table: str) -> Fields:
        return self.fields.setdefault(table, {})

    def say(self, language: str, short: str, text: str) -> None:
        """A text of it; "" takes it away."""
        given = self.table("texts").setdefault(language, {})
        given.pop(short, None)
        if said := in_a_line(text):
            given[short] = said

    def effects(self, change: Callable[[str], str]) -> None:
        """Change all effects."""
        for row in (*self.table("cards").values(), *self.table("notes").values()):
            row["effect"] = change(row["effect"])
        victory: Any = self.fields.get("victory")
        if isinstance(victory, str):
            self.fields["victory"] = change(victory)

    def zone(self, zone: str) -> str:
        """A zone of its map. Raises `Refused` if there is none of this name."""
        return zone if zone in self.city.zones else refuse("place", place=zone)

    def number(self, gone: Mapping[str, str] | None = None) -> None:
        """Spawn zones are numbered clockwise (R7.22), also where cards name them; those that are ``gone`` are named by
        their places there.
        """
        rows, city = self.rows("spawns"), self.city
        if rows and all(row["zone"] in city.zones for row in rows):
            order = city.clockwise([row["zone"] for row in rows], rows[0]["zone"])
            rows.sort(key=lambda row: order.index(row["zone"]))
        names = {**(gone or {}), **{row["id"]: f"S{n}" for n, row in enumerate(rows, 1) if row["id"]}}
        for n, row in enumerate(rows, 1):
            row["id"] = f"S{n}"
        self.effects(lambda text: SPAWN.sub(lambda found: names.get(found[0], found[0]), text))
        sent: Any = self.fields.get("sent_back")
        if isinstance(sent, dict):
            self.fields["sent_back"] = {
                zone: names.get(str(to), to) for zone, to in cast("dict[str, Any]", sent).items()
            }


def laid(box: Tables, fields: Fields) -> City | None:
    """The map of a mission, whatever else is wrong with it; None if it has none."""
    try:
        bare = Mission.model_construct(
            grid=tuple(tuple(row) for row in fields["grid"]),
            turns={tile: int(times) for tile, times in fields.get("turns", {}).items()},
            detached=tuple(fields.get("detached", ())),
            merged=tuple(tuple(zones) for zones in fields.get("merged", ())),
            cards={},
        )
        return City(bare, box.tiles) if len({len(row) for row in bare.grid}) == 1 else None
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        return None


def refuse(what: str, **args: Arg) -> NoReturn:
    raise Refused(msg(f"refused-edit-{what}", **args))
