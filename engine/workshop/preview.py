"""What is being written, as it can be looked at: its files, its faults, and a game in which it is drawn."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from typing import Any, cast

from pydantic import ValidationError

from ..core.game import Game
from ..core.message import Message
from ..core.scenario import Scenario
from ..core.written import Writing, in_a_line, marked, written
from ..data import MOST_FAULTS, DataError
from ..games.zombicide.box.city import City
from ..games.zombicide.box.mission import Mission
from ..languages import FIRST
from .manuscripts import Entries, Manuscript, Opened
from .pack import checked, digest, fields, form, played
from .toml import Fields, toml
from .work import laid

EVERYWHERE = ("detached", "merged")
"""Fields of the map beside its tiles."""
UNSAID = "…"
"""In the place of a text that is not written yet."""


def opened(game: Game[Any], files: Mapping[str, str]) -> Opened:
    """A pack, to be written at: first what names other entries, and then those; texts of catalogues stand in them then.
    Raises DataError if it cannot be read any more.
    """
    entries = checked(game, files)
    found, tables = dict[str, Fields](), dict[str, str]()
    for table, id, own in fields(game, files):
        tables[id] = table
        found[id] = {**own, "texts": {language: dict(given) for language, given in entries[id].texts.items()}}
    return Opened(found, tables)


def files(tables: Mapping[str, str], entries: Entries) -> dict[str, str]:
    """Entries as the files of a pack."""
    return {f"{tables[id]}/{id}.toml": toml(own) for id, own in entries.items()}


def faults(game: Game[Any], of: Manuscript) -> Sequence[Message]:
    """All that is wrong: file, place, entry, field, what."""
    try:
        checked(game, files(of.tables, of.now))
    except DataError as error:
        return error.faults
    return []


def shown(game: Game[Any], of: Manuscript, id: str) -> Game[Any] | None:
    """The game with this entry in it, to be drawn and not to be played: what is wrong is left out of it. None if
    nothing can be drawn of it. A campaign that lies beside a mission says which words it may name.
    """
    alone = of.is_mission(id) and all(map(of.is_mission, of.now))
    own = files(of.tables, {id: of.now[id]} if alone else of.now)
    try:
        checked(game, own)
        return played(game, own)
    except DataError:
        pass
    return _mission(game, id, of.now[id], digest(own)) if of.is_mission(id) else _left(game, of, id)


def _left(game: Game[Any], of: Manuscript, id: str) -> Game[Any] | None:
    """What is left of the entries without what is wrong with each of them."""
    tables = {table: dict(getattr(game.data, table)) for table in game.adds}
    left: dict[str, Fields] = {}
    for name, own in sorted(of.now.items(), key=lambda each: not of.is_mission(each[0])):  # those that are named first
        table = of.tables[name]
        box = game.data.model_copy(update=tables)
        if (sound := without_faults(form(game, table), name, own, box)) is not None:
            left[name], tables[table][name] = sound
    try:
        return played(game, files(of.tables, left)) if id in left else None
    except DataError:
        return None


def without_faults(declared: type[Writing], id: str, fields: Fields, box: Any) -> tuple[Fields, Writing] | None:
    """An entry without what is wrong with it by itself, or does not go together with the box; None if nothing is left.
    Where a text is needed that nobody has written, something stands.
    """
    left = deepcopy(fields)
    for _ in range(MOST_FAULTS):
        try:
            entry = declared.model_validate({**left, "id": id})
        except ValidationError as error:
            where, name = error.errors(include_url=False)[0]["loc"], ""
        else:
            found = next(iter(entry.unfit(box) if isinstance(entry, Scenario) else ()), None)
            if found is None:
                said = dict.fromkeys(entry.silent(), UNSAID)
                texts: Fields = {**left, "texts": {**left.get("texts", {})}}
                texts["texts"][FIRST] = {**texts["texts"].get(FIRST, {}), **said}
                return texts, entry
            where, name = found[0], str(found[1].args.get("name", ""))
        if not _cut(left, where, name):
            return None
    return None


def _cut(fields: Fields, where: Sequence[str | int], name: str) -> bool:
    """Take away what is wrong: the deepest that there is on the way to it, of a list the one of this name."""
    home: Any = None
    at, key = cast("Any", fields), cast("Any", None)
    for step in where:
        known = _key(at, step)
        if known is None:
            break
        home, key, at = at, known, at[known]
    if home is None:
        return False
    if isinstance(at, list) and name in at:
        cast("list[object]", at).remove(name)
    else:
        del home[key]
    return True


def _key(value: object, step: str | int) -> Any:
    """Where a step of the way to a fault leads, of an entry of a list by its name; None: nowhere."""
    if isinstance(value, dict):
        return step if step in value else None
    if isinstance(value, list):
        rows = cast("list[object]", value)
        ids = [cast("Fields", each).get("id") if isinstance(each, dict) else None for each in rows]
        return step if isinstance(step, int) and step < len(ids) else ids.index(step) if step in ids else None
    return None


def _mission(game: Game[Any], id: str, fields: Fields, number: str) -> Game[Any] | None:
    """The game with what can be drawn of a mission."""
    city = laid(game.data, fields)
    if city is None:
        return None
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
