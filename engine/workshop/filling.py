"""Changes of whatever is no mission, as its fields are declared: fields, entries of its tables, lists and texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import count
from typing import Any, NamedTuple, cast

from pydantic import BaseModel

from ..core.errors import Refused
from ..core.game import Game
from ..core.message import msg
from ..core.written import Wording, Writing
from .declared import Declared, fields_of, read, typed
from .toml import Fields
from .work import Work, refuse

UP, DOWN, PUT, TAKE = "up", "down", "put", "take"
"""What can be done with a name of a list."""
LINE = 100
"""Characters of a text that is written in one line."""


# What there is


def rows_of(table: object) -> list[Fields]:
    """The entries of a table of a file, which is a list of them, or has them by their names."""
    rows = [*cast("Fields", table).values()] if isinstance(table, dict) else table
    every = cast("list[object]", rows) if isinstance(rows, list) else []
    return [cast("Fields", each) for each in every if isinstance(each, dict)]


def row_of(table: object, id: str) -> Fields:
    """One of them. Raises `Refused` if there is none."""
    return next((each for each in rows_of(table) if each.get("id") == id), None) or refuse("gone")


def model_of(form: type[Writing], table: str) -> type[BaseModel]:
    """What the fields of a table's entries, or of a part, are declared in; with "" those of the entry itself."""
    if not table:
        return form
    declared = fields_of(form).get(table)
    return declared.model if declared and declared.model else _old()


def place_of(form: type[Writing], fields: Fields, table: str, row: str) -> Fields:
    """What has the fields: the entry itself, a part of it, or an entry of a table. Raises `Refused` if it is gone."""
    if not table:
        return fields
    model_of(form, table)
    if fields_of(form)[table].how == "rows":
        return row_of(fields.get(table), row)
    part = fields.get(table)
    return cast("Fields", part) if isinstance(part, dict) else {}


def _old() -> Any:
    raise Refused(msg("refused-old-control"))


# Its texts


def wording(form: type[Writing], id: str, fields: Fields) -> Mapping[str, Wording]:
    """The texts that it has, whatever is wrong with it, as far as that can be said."""
    given: Fields = {
        declared.name: {str(row.get("id")): declared.model.model_construct(**row) for row in rows_of(fields[name])}
        if declared.how == "rows" and declared.model
        else fields[name]
        for name, declared in fields_of(form).items()
        if name in fields and name != "id"
    }
    try:
        return form.model_construct(id=id, **given).wording()
    except (AttributeError, KeyError, TypeError, ValueError):  # what it has cannot be what it needs
        return {}


def texts_of(form: type[Writing], id: str, fields: Fields, table: str = "", row: str = "") -> list[str]:
    """The short names of its texts, also of those that nothing needs; with a table those of an entry there."""
    if table:  # what it has by itself: a table of a hundred entries is listed with the texts of each
        bare: Fields = {name: [] if rows_of(value) else value for name, value in fields.items()}
        alone = [each for each in rows_of(fields.get(table)) if each.get("id") == row]
        rest = wording(form, id, bare)
        return [short for short in wording(form, id, {**bare, table: alone}) if short not in rest]
    said = (short for given in fields.get("texts", {}).values() for short in given)
    return [*dict.fromkeys((*wording(form, id, fields), *said))]


# Forms


class Input(NamedTuple):
    """A field of a form: what stands there; of which ``words`` it is one, if of any ("": left out); its length."""

    name: str
    value: str
    words: Sequence[str] = ()
    most: int | None = None
    lines: bool = False


def inputs(form: type[Writing], fields: Fields, table: str = "", row: str = "", name: str = "") -> list[Input]:
    """The fields of an entry, of a part, or of an entry of a table; or the one of this name. Raises `Refused` if there
    is none.
    """
    place = place_of(form, fields, table, row)
    every = fields_of(model_of(form, table))
    if name and name not in every:
        _old()
    return [_input(each, place.get(each.name)) for each in every.values() if name in ("", each.name)]


def _input(declared: Declared, value: object) -> Input:
    text = typed(value)
    words = ("", *(each for each in declared.words if each)) if not declared.needed else (*declared.words,)
    words = words if declared.how == "word" and (text in words) else ()
    return Input(declared.name, text, words, None, declared.how not in ("number", "word", "text") or "\n" in text)


def said(form: type[Writing], id: str, fields: Fields, language: str, names: Sequence[str]) -> list[Input]:
    """These texts in a language."""
    every, given = wording(form, id, fields), fields.get("texts", {}).get(language, {})
    most = {short: every[short].most if short in every else None for short in names}
    return [Input(short, str(given.get(short, "")), (), most[short], (most[short] or LINE) > LINE) for short in names]


# Changes


def fill(work: Work, table: str, row: str, *pairs: str) -> None:
    """Fields have these values now: names and what was typed, in turns. An entry that is called otherwise keeps its
    texts.
    """
    declared, place = fields_of(model_of(work.form, table)), place_of(work.form, work.fields, table, row)
    if table and not row:
        work.fields[table] = place
    shorts = texts_of(work.form, work.id, work.fields, table, row) if row else []
    for name, text in _pairs(pairs):
        if name not in declared or (name == "id" and not table) or declared[name].how in ("rows", "part"):
            _old()
        if typed(place.get(name)).strip() == text.replace("\r", "").strip():
            continue
        value = read(declared[name], text)
        if name == "id" and (value is None or any(each.get("id") == value for each in rows_of(work.fields[table]))):
            refuse("taken", name=text[:LINE])  # each is known by it
        place.pop(name, None) if value is None else place.update({name: value})
    if not place and not row:
        work.fields.pop(table, None)
    if row and (id := str(place.get("id", ""))) != row:
        _renamed(work, table, row, id, shorts)


def _renamed(work: Work, table: str, row: str, id: str, shorts: Sequence[str]) -> None:
    rows = work.fields[table]
    if isinstance(rows, dict):
        work.fields[table] = {id if name == row else name: each for name, each in cast("Fields", rows).items()}
    now = texts_of(work.form, work.id, work.fields, table, id)
    for given in work.table("texts").values():
        for old, new in zip(shorts, now, strict=False):
            if old in given:
                given[new] = given.pop(old)


def add(work: Work, table: str) -> None:
    """One more entry of a table: as its last one, under a name of its own."""
    model, rows = model_of(work.form, table), rows_of(work.fields.get(table))
    if fields_of(work.form)[table].how != "rows":
        _old()
    like = deepcopy(rows[-1]) if rows else {each.name: _first(each) for each in fields_of(model).values()}
    name = new_row(work.id, work.fields, table)
    new = {"id": name, **{field: value for field, value in like.items() if field != "id" and value is not None}}
    home = cast("list[Fields] | dict[str, Fields]", work.fields.setdefault(table, []))
    home.append(new) if isinstance(home, list) else home.update({name: new})


def new_row(id: str, fields: Fields, table: str) -> str:
    """How the next entry of a table is called."""
    known = {each.get("id") for each in rows_of(fields.get(table))}
    return next(name for n in count(1) if (name := f"{id}-{n}") not in known)


def _first(declared: Declared) -> Any:
    """What a field that is needed begins with: a word, a number; None: with nothing."""
    if not declared.needed:
        return None
    return next(iter(declared.words.values()), 1 if declared.how == "number" else None)


def away(work: Work, table: str, row: str) -> None:
    """An entry of a table is taken away, with its texts."""
    row_of(work.fields.get(table), row)
    shorts = texts_of(work.form, work.id, work.fields, table, row)
    rows: Any = work.fields[table]
    if isinstance(rows, list):
        work.fields[table] = [each for each in rows_of(work.fields[table]) if each.get("id") != row]
    else:
        del rows[row]
    for given in work.table("texts").values():
        for short in shorts:
            given.pop(short, None)


def order(work: Work, field: str, act: str, name: str) -> None:
    """A name of a list comes earlier or later, is put at its end or taken away."""
    declared = fields_of(work.form).get(field) or _old()
    names = work.fields.get(field, [])
    if declared.how != "names" or not isinstance(names, list):
        _old()
    every = cast("list[Any]", names)
    at = next((n for n, each in enumerate(every) if typed(each) == name), None)
    match act:
        case "put" if at is None:
            value = read(declared, name)
            work.fields[field] = [*every, *(cast("list[Any]", value) if isinstance(value, list) else [])]
        case "put":
            refuse("done")
        case "up" | "down" | "take" if at is None:
            refuse("done" if act == TAKE else "gone")
        case "up" | "down" if at is not None and 0 <= (to := at - 1 if act == UP else at + 1) < len(every):
            every[at], every[to] = every[to], every[at]
        case "take" if at is not None:
            del every[at]
        case "up" | "down":
            refuse("edge")
        case _:
            _old()


def say(work: Work, language: str, *pairs: str) -> None:
    """Its texts in a language: short names and what was typed, in turns."""
    for short, text in _pairs(pairs):
        work.say(language, short, text)
    if not work.table("texts").get(language):
        work.table("texts").pop(language, None)


def known(game: Game[Any], tables: Mapping[str, str], field: str) -> list[str]:
    """What a list of names can name, where it is called like a table: entries that lie beside it, and ours."""
    own = [id for id, table in tables.items() if table == field]
    ours = getattr(game.data, field, None)
    return [*own, *(cast("Mapping[str, Any]", ours) if isinstance(ours, Mapping) else ())]


def _pairs(pairs: Sequence[str]) -> Iterator[tuple[str, str]]:
    if len(pairs) % 2:
        _old()
    yield from zip(pairs[::2], pairs[1::2], strict=True)
