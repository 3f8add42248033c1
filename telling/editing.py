"""What the workshop says of what is being written: what lies where, what a change came to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from engine.core.game import Game
from engine.core.message import Message
from engine.core.written import Writing
from engine.games.zombicide.box.city import City
from engine.games.zombicide.box.effect_text import EffectError, read
from engine.games.zombicide.box.effects import NUMBERS, OPERATIONS, WORDS, Kind, Operation
from engine.games.zombicide.box.mission import text_key
from engine.languages import name_of
from engine.workshop.examples import meanings
from engine.workshop.manuscripts import Manuscript
from engine.workshop.things import Deed, Thing

from .texts import Locale, bare_of_marks

UNSEEN = (".toml", ".zip")
"""How the file ends that nobody sees who has not written it."""
PLACED = ("spawn", "crate", "start", "exit", "door", "card")
"""Kinds of things that are said with their place."""
ARGUMENTS: Mapping[Kind, str] = {
    "whom": "who", "receiver": "who", "leader": "who", "crowd": "zone", "zombie": "zombies", "locked_doors": "name",
    "light": "name", "companion": "name", "keyword": "word", "campaign_flag": "flag",
}  # fmt: skip
"""What arguments of operations are called, where it is not as their kind."""
MOST = 6
"""Differences that are told of more."""


def thing(locale: Locale, each: Thing) -> str:
    """Something that a mission has."""
    match each.kind:
        case "field":
            name = locale(f"edit-field-{each.name}") if locale.has(f"edit-field-{each.name}") else each.name
        case "texts":
            name = name_of(each.name)
        case _:
            name = each.name
    return locale(f"edit-thing-{each.kind}", name=name)


def place(locale: Locale, city: City | None, where: str) -> str:
    """A place of the map and what it is: a zone with its name, a door with the zones between which it is."""
    if city is not None and where in city.zones:
        zone = city.zones[where]
        kind = f"room-{where.replace('.', '-').lower()}" if zone.room else f"zone-{zone.kind}"
        return f"{where} · {locale(f'zombicide-{kind}')}"
    if city is not None and where in city.doors:
        return locale("edit-door-between", zones=spot(city, where))
    return where


def spot(city: City | None, where: str) -> str:
    """The same in short, as it can be found on the map: a zone, or the two between which a door is."""
    return " – ".join(city.doors[where].zones) if city is not None and where in city.doors else where


def lies(locale: Locale, city: City | None, row: Mapping[str, object]) -> str:
    """Where a card lies, or when it is read."""
    if "hour" in row:
        return locale("edit-at-hour", hour=str(row["hour"]))
    return place(locale, city, str(row.get("zone") or row.get("door") or ""))


def change_lines(locale: Locale, city: City | None, changes: Sequence[tuple[str, Thing]]) -> list[str]:
    """What a change came to, a line each."""
    signs = {"new": "➕", "gone": "➖", "other": "✏️"}
    lines = [
        " · ".join(
            filter(None, (f"{signs[how]} {thing(locale, each)}", spot(city, each.place) if each.kind in PLACED else ""))
        )
        for how, each in changes
    ]
    left = len(lines) - MOST
    return lines if left <= 1 else [*lines[:MOST], locale("edit-more", n=left)]


def lying(locale: Locale, things: Iterable[Thing]) -> str:
    """What lies somewhere, in a line."""
    return " · ".join(thing(locale, each) for each in things if each.kind != "tile")


def fault(locale: Locale, found: Message, entry: str = "") -> str:
    """A fault without the file and the place in it, which nobody sees here, and without the ``entry`` (its table and
    name) that is looked at.
    """
    while found.key in ("fault-in", "fault-of"):
        where, what = found.args["where"], found.args["what"]
        assert isinstance(what, Message)
        if isinstance(where, str) and f"{where}, ".startswith(f"{entry}, "):
            rest = where.removeprefix(entry).removeprefix(", ")
            found = Message(found.key, {**found.args, "where": rest}) if rest else what
            break
        if isinstance(where, str) and not where.endswith(UNSEEN):
            break
        found = what
    return locale.message(found, {})


def meaning(locale: Locale, game: Game[Any], model: type[BaseModel], field: str) -> str:
    """What a field means, as the guide to what people write for a game says it."""
    return bare_of_marks(
        meanings(game.id, locale.language).get(f"{model.__module__}:{model.__name__}", {}).get(field, "")
    )


def titled(locale: Locale, game: Game[Any], of: Manuscript, table: str, id: str) -> str:
    """What another entry is called that something of this one names: one that lies beside it, or one of ours."""
    if id in of.now:
        return called(of.now[id], locale.language)
    ours = getattr(game.data, table, None)
    entry = ours.get(id) if isinstance(ours, Mapping) else None
    return locale(entry.wording()["name"].key) if isinstance(entry, Writing) else ""


def called(fields: Mapping[str, Any], language: str) -> str:
    """What an entry is called, in this language if it says so, else in any; "" if it does not say."""
    texts: Mapping[str, Mapping[str, str]] = fields.get("texts", {})
    return next((given["name"] for given in (texts.get(language, {}), *texts.values()) if "name" in given), "")


def effect_fault(locale: Locale, effect: str) -> str:
    """What is wrong with an effect, with line and column; "" if it can be read."""
    try:
        read(effect)
    except EffectError as error:
        return locale.message(error.said, {})
    return ""


def deed(locale: Locale, each: Deed) -> str:
    """What can be done somewhere."""
    if each.change == "wake":
        return locale(f"edit-{each.kind}", colour=locale(f"edit-colour-{each.name}"))
    return locale(f"edit-{each.kind}", name=each.name)


def operations(locale: Locale) -> list[tuple[str, str]]:
    """The operations of mission cards: how each is written, and what it does."""
    return [_operation(locale, each) for each in sorted(OPERATIONS.values(), key=lambda each: each.noted)]


def _operation(locale: Locale, each: Operation) -> tuple[str, str]:
    args = ", ".join(_argument(locale, kind) for kind in each.takes)
    return f"{each.name}({args})", locale(f"zombicide-effect-{text_key(each.name)}.manual")


def _argument(locale: Locale, kind: Kind) -> str:
    if len(WORDS.get(kind, ())) == 1:
        return WORDS[kind][0]
    if kind == "spawn":
        return "S1"
    if kind == "note" or (kind in NUMBERS and kind not in ("least", "most")):
        return "n"
    return locale(f"zombicide-argument-{ARGUMENTS.get(kind, kind)}")
