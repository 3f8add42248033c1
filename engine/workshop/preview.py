"""A mission that is being written, as it can be looked at: its files, its faults, and a game in which it is drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from ..core.game import Game
from ..core.message import Message
from ..core.written import in_a_line, marked, written
from ..data import DataError
from ..games.zombicide.box.city import City
from ..games.zombicide.box.mission import Mission
from ..languages import FIRST
from .manuscripts import Missions
from .pack import checked, digest, fields, played
from .toml import Fields, toml
from .work import laid

NONE: Missions = {}
EVERYWHERE = ("detached", "merged")
"""Fields of the map beside its tiles."""


def opened(game: Game[Any], files: Mapping[str, str]) -> dict[str, Fields]:
    """The missions of a pack, to be written at, and then its campaigns, which go along: texts of catalogues stand in
    them then. Raises DataError if it cannot be read any more.
    """
    entries = checked(game, files)
    found = {
        id: {**own, "texts": {language: dict(given) for language, given in entries[id].texts.items()}}
        for id, own in fields(game, files).items()
    }
    return dict(sorted(found.items(), key=lambda each: not is_mission(each[1])))


def files(missions: Missions) -> dict[str, str]:
    """Missions and campaigns as the files of a pack."""
    return {f"{'missions' if is_mission(own) else 'campaigns'}/{id}.toml": toml(own) for id, own in missions.items()}


def is_mission(fields: Fields) -> bool:
    """Whether it is a mission, and no campaign."""
    return "missions" not in fields


def faults(game: Game[Any], missions: Missions) -> Sequence[Message]:
    """All that is wrong: file, place, entry, field, what."""
    try:
        checked(game, files(missions))
    except DataError as error:
        return error.faults
    return []


def shown(game: Game[Any], id: str, fields: Fields, beside: Missions = NONE) -> Game[Any] | None:
    """The game with this mission in it, to be drawn and not to be played: what is wrong is left out of it. None if it
    has no map. A campaign that lies ``beside`` it says which words it may name.
    """
    own = files({**({} if all(map(is_mission, beside.values())) else beside), id: fields})
    try:
        checked(game, own)
        return played(game, own)
    except DataError:
        pass
    city = laid(game.data, fields)
    if city is None:
        return None
    number = digest(own)
    name = marked(id, number)
    try:
        sound = Mission.model_validate({**_sound(fields, city), "id": id})
    except ValidationError:  # its tiles lie together in a way that nobody can draw
        return None
    texts = _texts(id, fields)
    update: Fields = {"texts": texts} if fields.get("spawns") else {"texts": texts, "spawns": {}}
    entry = sound.model_copy(update=update).called(name)
    return game.playing({"missions": {name: entry}}, written(number, {id: name}, entry.said()))


def _sound(fields: Fields, city: City) -> Fields:
    """What can be drawn of a mission."""

    def there(zones: Collection[str]) -> list[str]:
        return [zone for zone in zones if zone in city.zones]

    spawns = {row["zone"]: row for row in fields.get("spawns", ()) if row["zone"] in city.zones}
    first = next(iter(city.zones))
    rows = [{**row, "id": f"S{n}", "needs": None} for n, row in enumerate(spawns.values(), 1)]
    cards = {id: _lying(row, city) for id, row in fields.get("cards", {}).items()}
    doors = {
        name: {"rule": row["rule"], "doors": [door for door in row["doors"] if door in city.doors]}
        for name, row in fields.get("doors", {}).items()
    }
    return {
        "difficulty": "medium",
        "minutes": 30,
        "hour": 12,
        **{name: fields[name] for name in ("grid", "turns", *EVERYWHERE) if name in fields},
        "start": list(dict.fromkeys(there(fields.get("start", ())))) or [first],
        "spawns": rows or [{"id": "S1", "zone": first}],
        "crates": there(fields.get("crates", ())),
        "exits": list(dict.fromkeys(there(fields.get("exits", ())))),
        "doors": doors,
        "goals": {"CARDS": "cards"},
        "cards": {id: row for id, row in cards.items() if row},
    }


def _lying(row: Fields, city: City) -> Fields:
    """A card by its place alone; nothing if the map does not have that."""
    place = {
        field: row[field]
        for field, known in (("zone", city.zones), ("door", city.doors), ("hour", range(24)))
        if row.get(field) in known
    }
    return {**place, "effect": "back()"} if len(place) == 1 else {}


def _texts(id: str, fields: Fields) -> dict[str, dict[str, str]]:
    """What it is called, in every language in which anything is said."""
    languages: Fields = fields.get("texts") or {FIRST: {}}
    return {
        language: {"name": in_a_line(given.get("name", "")) or id, "goal-cards": "…"}
        for language, given in languages.items()
    }
