"""The forms of what is written as its fields are declared, as a page shows them: everything of a part in one form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.languages import name_of
from engine.workshop.filling import DOWN, PUT, TAKE, UP
from telling.entries import TEXTS, Blank, Entry
from telling.texts import shorten

Json = dict[str, Any]
LABEL = 80
"""Characters of what is said of a part in the list of all."""


class Place(NamedTuple):
    """Something that can be chosen: how it is called on the page, and in words; ``words`` say what it is: a field and
    an entry of it, or texts in a language.
    """

    ref: str
    label: str
    words: tuple[str, ...]


def parts(entry: Entry) -> Iterator[Place]:
    """All that can be chosen: texts in each language, fields, and below a table its entries."""
    locale = entry.locale
    for language in dict.fromkeys([*locale.languages(), *entry.fields.get("texts", {})]):
        yield Place(f"{TEXTS} {language}", locale("edit-said-in", language=name_of(language)), (TEXTS, language, ""))
    for each in entry.parts():
        if each.name == TEXTS:
            continue
        yield Place(each.name, shorten(f"{each.name}: {each.label}", LABEL), (each.name,))
        declared = entry.declared(each.name)
        for row in entry.rows(each.name) if declared and declared.how == "rows" else ():
            yield Place(f"{each.name} {row.name}", f"· {shorten(row.label, LABEL)}", (each.name, row.name))


def formed(entry: Entry, place: Place) -> Json:
    """What stands in a part, and what can be done there."""
    locale, (name, *row) = entry.locale, place.words
    found: Json = {
        "ref": place.ref,
        "label": place.label.lstrip("· "),
        "lies": "",
        "areas": [],
        "deeds": [],
        "forms": [],
    }
    if name == TEXTS:
        return found | {"forms": [_form(["say", row[0]], entry.sayings(row[0]))]}
    if row:
        said = entry.sayings(locale.language, name, row[0])
        texts = [_form(["say", locale.language], said)] if said else []
        gone = _deed(locale("edit-take"), "away", name, row[0])
        return found | {"forms": [*texts, _form(["fill", name, row[0]], entry.blanks(name, row[0]))], "deeds": [gone]}
    declared = entry.declared(name)
    how = declared.how if declared else ""
    if how == "rows":
        return found | {"deeds": [_deed(locale("edit-put-row"), "add", name)]}
    if how == "part":
        return found | {"forms": [_form(["fill", name, ""], entry.blanks(name))]}
    deeds = [*_orders(entry, name)] if how == "names" else []
    return found | {"forms": [_form(["fill", "", ""], entry.blanks(name=name))], "deeds": deeds}


def _orders(entry: Entry, field: str) -> Iterator[Json]:
    """What can be done with the names of a list."""
    for acts, every in (((UP, DOWN, TAKE), entry.names(field)), ((PUT,), entry.others(field))):
        for each in every:
            for act in acts:
                said = f"{each.name} · {each.label}" if each.label else each.name
                yield _deed(f"{entry.locale(f'edit-{act}')}: {said}", "order", field, act, each.name)


def _deed(label: str, do: str, *words: str) -> Json:
    return {"label": label, "do": do, "words": [*words], "so": False}


def _form(words: list[str], blanks: list[Blank]) -> Json:
    """What is pressed with it, and its fields: each with its label, what is said of it, and what stands there."""
    do, *rest = words
    fields = [
        {
            "name": each.input.name,
            "label": each.label,
            "about": each.about,
            "value": each.input.value,
            "words": [{"value": word, "label": word or "—"} for word in each.input.words],
            "lines": each.input.lines,
            "most": each.input.most,
        }
        for each in blanks
    ]
    return {"do": do, "words": rest, "fields": fields}
