"""Changing a mission, field by field: what forms and taps on the map do to it.

A mission is what its file says (`Fields`); a change makes another one of it, which may well have faults: these are told
and can be mended one after the other. What would break the writing itself (a place that the map does not have, a tenth
spawn zone) is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from inspect import signature
from itertools import count
from typing import Any, NoReturn, cast

from ..core.errors import Refused
from ..core.message import Arg, msg
from ..core.written import in_a_line
from ..data import tables_of
from ..games.zombicide.box.city import City
from ..games.zombicide.box.data import Tables
from ..games.zombicide.box.effect_text import EffectError, read
from ..games.zombicide.box.effects import choices
from ..games.zombicide.box.mission import MOST_ROWS, Mission, text_key
from .manuscripts import Fields
from .pack import MOST_FILE
from .toml import toml

MOST_SPAWNS = 9
NEW = "ap(taker, 1)"
"""What a new card does, until somebody says what."""
LOCKED = ("red", "green", "blue")
"""Names of groups of doors that are locked until a card unlocks them: each has its colour on the map."""
RULES = ("open", "never")
"""Rules of doors that need no name: their groups are called by them."""
COLOURS = ("red", "green", "blue")
AWAKE: Mapping[str, Fields] = {"active": {}, "inactive": {"active": False}, "asleep": {"asleep": True}}
"""How a spawn zone can be at first, as its fields."""
WORDS = {"effect": "GOAL", "cards": "CARDS", "doors": "DOORS", "exit": "OUT", "keyword": "WORD", "flag": "FLAG"}
"""What can be a goal, keywords and flags, and how each is called if nobody says how."""
DIFFICULTIES = ("medium", "hard", "very_hard")
FORMS = frozenset(
    (
        *("difficulty", "minutes", "hour", "rules", "grid", "turns", "start", "spawns", "crates", "exits", "doors"),
        *("goals", "keywords", "flags", "cards", "notes", "texts"),
    )
)
"""Fields that have forms of their own; all others are written as TOML."""
WORD = re.compile(r"[A-Z][A-Z0-9_]{0,23}")
SPAWN = re.compile(r"\bS[1-9]\b")
SIDES = ("right", "below")
PUT, TAKE = "put", "take"
"""What can be done with something of a zone: it is put there if it is not, or taken away if it is."""


@dataclass(slots=True)
class Work:
    """A mission that is being changed, of this name."""

    box: Tables
    id: str
    fields: Fields

    @property
    def city(self) -> City:
        """Its map. Raises `Refused` if there is none."""
        return laid(self.box, self.fields) or _refuse("map")

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


Change = Callable[..., None]
CHANGES: dict[str, Change] = {}
"""By name; each takes the work and texts."""


def change(function: Change) -> Change:
    """Declares what can be done to a mission."""
    CHANGES[function.__name__] = function
    return function


def changed(box: Tables, id: str, fields: Fields, name: str, *args: str) -> Fields:
    """The mission after a change. Raises `Refused` for what cannot be done, and ValueError for TOML that is none."""
    work = Work(box, id, deepcopy(fields))
    try:
        signature(CHANGES[name]).bind(work, *args)
    except (KeyError, TypeError) as error:  # another version did it otherwise
        raise Refused(msg("refused-old-control")) from error
    CHANGES[name](work, *args)
    kept = ("cards", "goals")
    found = {field: value for field, value in work.fields.items() if value not in ([], {}) or field in kept}
    if len(toml(found).encode()) > MOST_FILE:
        _refuse("large", most=MOST_FILE // 1000)
    return found


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


def _refuse(what: str, **args: Arg) -> NoReturn:
    raise Refused(msg(f"refused-edit-{what}", **args))


# Places


def _zone(work: Work, zone: str) -> str:
    return zone if zone in work.city.zones else _refuse("place", place=zone)


def _is_taken(act: str, *, there: bool) -> bool:
    """Whether it is taken away and not put there (`PUT`, `TAKE`). Raises `Refused` if it is so already: pressed twice,
    or done on another page.
    """
    if act not in (PUT, TAKE):
        raise Refused(msg("refused-old-control"))
    if there != (act == TAKE):
        _refuse("done")
    return there


def _lay(work: Work, table: str, zone: str, act: str) -> None:
    rows = work.rows(table)
    rows.remove(zone) if _is_taken(act, there=zone in rows) else rows.append(_zone(work, zone))


@change
def crate(work: Work, zone: str, act: str) -> None:
    """A crate stands there, or no longer."""
    _lay(work, "crates", zone, act)


@change
def exit(work: Work, zone: str, act: str) -> None:
    """It is a way out, or no longer."""
    _lay(work, "exits", zone, act)


@change
def start(work: Work, zone: str, act: str) -> None:
    """All begin there; where they start apart, one more begins there, or nobody any longer."""
    if work.fields.get("apart"):
        _lay(work, "start", zone, act)
    else:
        work.fields["start"] = [_zone(work, zone)]


@change
def spawn(work: Work, zone: str, act: str) -> None:
    """It is a spawn zone, or no longer. Cards that name one which is none any more name its place."""
    rows, gone = work.rows("spawns"), dict[str, str]()
    found = next((row for row in rows if row["zone"] == zone), None)
    if _is_taken(act, there=found is not None) and found:
        rows.remove(found)
        gone[found["id"]] = zone
    elif len(rows) >= MOST_SPAWNS:
        _refuse("spawns", most=MOST_SPAWNS)
    else:
        rows.append({"id": "", "zone": _zone(work, zone)})
    _number(work, gone)


@change
def wake(work: Work, zone: str, how: str) -> None:
    """How a spawn zone is at first: a colour, and one of `AWAKE`."""
    colour, _, awake = how.partition(" ")
    row = next((row for row in work.rows("spawns") if row["zone"] == zone), None) or _refuse("gone")
    if colour not in COLOURS or awake not in AWAKE:
        raise Refused(msg("refused-old-control"))
    for field in ("colour", "active", "asleep"):
        row.pop(field, None)
    row |= {"colour": colour, **AWAKE[awake]}


def _number(work: Work, gone: Mapping[str, str] | None = None) -> None:
    """Spawn zones are numbered clockwise (R7.22), also where cards name them."""
    rows, city = work.rows("spawns"), work.city
    if rows and all(row["zone"] in city.zones for row in rows):
        order = city.clockwise([row["zone"] for row in rows], rows[0]["zone"])
        rows.sort(key=lambda row: order.index(row["zone"]))
    names = {**(gone or {}), **{row["id"]: f"S{n}" for n, row in enumerate(rows, 1) if row["id"]}}
    for n, row in enumerate(rows, 1):
        row["id"] = f"S{n}"
    work.effects(lambda text: SPAWN.sub(lambda found: names.get(found[0], found[0]), text))
    sent: Any = work.fields.get("sent_back")
    if isinstance(sent, dict):
        work.fields["sent_back"] = {zone: names.get(str(to), to) for zone, to in cast("dict[str, Any]", sent).items()}


# Doors


def groups(fields: Fields) -> dict[str, str]:
    """What a door can be beside an ordinary one: names of groups, and the rule of each."""
    known = {name: str(row.get("rule")) for name, row in fields.get("doors", {}).items()}
    wanted = {name: "plain" for name, kind in fields.get("goals", {}).items() if kind == "doors"}
    return {**{name: name for name in RULES}, **dict.fromkeys(LOCKED, "locked"), **wanted, **known}


def group_of(fields: Fields, door: str) -> str:
    """The group of a door; "": it is an ordinary one."""
    return next((name for name, row in fields.get("doors", {}).items() if door in row.get("doors", ())), "")


@change
def door(work: Work, door: str, group: str) -> None:
    """A door is of a group, or with "" an ordinary one."""
    known, table = groups(work.fields), work.table("doors")
    if door not in work.city.doors or (group and group not in known):
        _refuse("place", place=door)
    for name in [*table]:
        row = table[name]
        row["doors"] = [each for each in row["doors"] if each != door]
        if not row["doors"] and name != group:
            del table[name]
    if group:
        table.setdefault(group, {"rule": known[group], "doors": []})["doors"].append(door)


# Cards and notes


def _place(work: Work, place: str) -> Fields:
    """Where a card lies, as its field: a zone, a door, or an hour at which it is read."""
    if place.isdigit():
        return {"hour": int(place)}
    if place in work.city.doors:
        return {"door": place}
    return {"zone": _zone(work, place)}


@change
def card(work: Work, place: str) -> None:
    """A new card lies there."""
    cards = work.table("cards")
    cards[new_card(work.id, work.fields)] = {**_place(work, place), "effect": NEW}


def new_card(id: str, fields: Fields) -> str:
    """How the next card is called."""
    return next(name for n in count(1) if (name := f"{id}-{n}") not in fields.get("cards", {}))


@change
def note(work: Work) -> None:
    """There is one more note."""
    notes = work.table("notes")
    notes[f"{work.id}-n{len(notes) + 1}"] = {"effect": NEW}


def _row(work: Work, card: str) -> Fields:
    return work.table("cards").get(card) or work.table("notes").get(card) or _refuse("gone")


def short(card: str) -> str:
    """The short name of a card's or note's text."""
    number = card.rpartition("-")[2]
    return f"note-{number[1:]}" if number.startswith("n") else f"card-{number}"


@change
def move(work: Work, card: str, place: str) -> None:
    """A card lies somewhere else."""
    row = work.table("cards").get(card) or _refuse("gone")
    for field in ("zone", "door", "hour"):
        row.pop(field, None)
    work.fields["cards"][card] = {**_place(work, place), **row}


@change
def write(work: Work, card: str, language: str, effect: str, title: str, story: str, options: str) -> None:
    """What a card or note does, and its texts in a language; of its options one in each line."""
    _row(work, card)["effect"] = effect.replace("\r", "").strip()
    lead, lines = short(card), [line for line in options.splitlines() if line.strip()]
    work.say(language, lead, title)
    work.say(language, f"{lead}-story", story)
    known = options_of(effect)
    for other, given in work.table("texts").items():
        for name in [name for name in given if name.startswith(f"{lead}-option-")]:
            number = int(name.rpartition("-")[2])
            if other == language or (known is not None and number > known):
                del given[name]
    for number, line in enumerate(lines, 1):
        work.say(language, f"{lead}-option-{number}", line)


def options_of(effect: str) -> int | None:
    """How many options an effect has; None if it cannot be read."""
    try:
        return len([*choices(read(effect))])
    except EffectError:
        return None


@change
def drop(work: Work, card: str) -> None:
    """A card is taken away, or the last note: those are counted through."""
    _row(work, card)
    if card in work.table("notes") and card != [*work.table("notes")][-1]:
        _refuse("note")
    for table in ("cards", "notes"):
        work.table(table).pop(card, None)
    if work.fields.get("first") == card:
        del work.fields["first"]
    lead = short(card)
    for given in work.table("texts").values():
        for name in [name for name in given if name == lead or name.startswith(f"{lead}-")]:
            del given[name]


# Goals and words


@change
def goal(work: Work, kind: str, word: str, language: str, text: str) -> None:
    """A goal, a keyword or a flag, and what it is called; without a text it is taken away."""
    if kind not in WORDS:
        raise Refused(msg("refused-old-control"))
    family = kind if kind in ("keyword", "flag") else "goal"
    known = work.table("goals") if family == "goal" else work.rows(f"{family}s")
    if not WORD.fullmatch(word):
        word = re.sub(r"[^A-Z0-9]+", "_", word.upper()).strip("_")[:24].lstrip("0123456789_")
    if not word:
        names = (f"{WORDS[kind]}{n if n > 1 else ''}" for n in count(1))
        word = next(each for each in names if each not in known)
    lead = f"{family}-{text_key(word)}"
    if not in_a_line(text):
        if word in known:
            known.remove(word) if isinstance(known, list) else known.pop(word)
        for given in work.table("texts").values():
            given.pop(lead, None)
        return
    if isinstance(known, dict):
        known[word] = kind
    elif word not in known:
        known.append(word)
    work.say(language, lead, text)


# Texts, and what holds for all of it


@change
def said(work: Work, language: str, name: str, briefing: str, rules: str) -> None:
    """Its name, briefing and special rules in a language, a rule in each line. There are as many rules as the language
    has that has most of them.
    """
    work.say(language, "name", name)
    work.say(language, "briefing", briefing)
    given = work.table("texts")[language]
    for rule in [each for each in given if each.startswith("rule-")]:
        del given[rule]
    for number, line in enumerate(filter(str.strip, rules.splitlines()), 1):
        work.say(language, f"rule-{number}", line)
    every = [int(each[5:]) for texts in work.table("texts").values() for each in texts if each.startswith("rule-")]
    work.fields["rules"] = max(every, default=0)


@change
def frame(work: Work, difficulty: str, minutes: str, hour: str) -> None:
    """How hard it is called, how long it takes at a table, when it begins."""
    if difficulty not in DIFFICULTIES or not minutes.isdigit() or not hour.isdigit():
        raise Refused(msg("refused-old-control"))
    work.fields |= {"difficulty": difficulty, "minutes": int(minutes), "hour": int(hour)}


def rest(fields: Fields) -> Fields:
    """What has no form of its own."""
    return {name: value for name, value in fields.items() if name not in FORMS}


@change
def others(work: Work, text: str) -> None:
    """All fields that have no form of their own, as TOML. Raises ValueError if it is none, with its place."""
    given = tables_of(text)
    if strange := sorted(given.keys() & FORMS):
        raise ValueError(f"{', '.join(strange)}: has a form of its own")
    for name in rest(work.fields):
        del work.fields[name]
    work.fields |= given


# Tiles


@change
def turn(work: Work, tile: str) -> None:
    """A tile lies a quarter turn further, clockwise."""
    if tile not in work.city.tiles:
        _refuse("gone")
    turns = work.table("turns")
    turns[tile] = (turns.get(tile, 0) + 1) % 4
    if not turns[tile]:
        del turns[tile]
    _number(work)


@change
def lay(work: Work, tile: str, other: str) -> None:
    """Another tile lies in the place of this one, or they change places if both lie there. What lay on it lies in the
    zones of the same letters, if there are such.
    """
    here = work.city.tiles
    if tile not in here or other not in work.box.tiles:
        _refuse("gone")
    names = {tile: other, other: tile} if other in here else {tile: other}
    work.fields["grid"] = [[names.get(each, each) for each in row] for row in work.fields["grid"]]
    if detached := work.fields.get("detached"):
        work.fields["detached"] = [names.get(each, each) for each in detached]
    if other not in here:
        old = work.fields.get("turns", {})
        work.fields["turns"] = {names.get(each, each): times for each, times in old.items()}
        _rename(work, tile, other)
    _settle(work)


@change
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
        _refuse("tiles", n=needed)
    if side == "right":
        for row, tile in zip(grid, free, strict=False):
            row.append(tile)
    else:
        grid.append(free[:needed])
    _number(work)


@change
def shrink(work: Work, side: str) -> None:
    """The last column or row is taken away, with all that lay there but its cards."""
    grid = work.fields["grid"]
    if side not in SIDES or (len(grid[0]) if side == "right" else len(grid)) < 2:
        _refuse("last")
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
    _number(work, gone)
