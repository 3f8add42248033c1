"""What the workshop says of an entry that is written as its fields are declared: its parts, what stands in each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic import BaseModel

from engine.core.game import Game
from engine.core.written import Writing
from engine.languages import name_of
from engine.workshop.declared import Declared, fields_of, typed
from engine.workshop.filling import Input, inputs, known, model_of, place_of, rows_of, said, texts_of
from engine.workshop.manuscripts import Manuscript
from engine.workshop.pack import form
from engine.workshop.toml import Fields

from .editing import called, meaning, titled
from .texts import Locale, shorten

TEXTS = "texts"
FIRST_PART = re.compile(r"[^.:;,(]{12,}")
LABEL = 60
"""Characters of the first part of what a field means, by which it is chosen."""


class Part(NamedTuple):
    """Something that can be chosen: its name in the file, what it is, and what stands there."""

    name: str
    label: str
    about: str


class Blank(NamedTuple):
    """A field of a form, and what is said of it."""

    input: Input
    label: str
    about: str


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a manuscript, as it is shown to somebody."""

    locale: Locale
    game: Game[Any]
    of: Manuscript
    id: str

    @property
    def fields(self) -> Fields:
        return self.of.now[self.id]

    @property
    def form(self) -> type[Writing]:
        return form(self.game, self.of.tables[self.id])

    def declared(self, name: str) -> Declared | None:
        """A field of it; None if there is none that is filled in."""
        return fields_of(self.form).get(name) if name != "id" else None

    def parts(self) -> Iterator[Part]:
        """All that can be changed of it."""
        languages = ", ".join(map(name_of, self.fields.get("texts", {})))
        yield Part(TEXTS, self.locale("edit-section-texts"), languages)
        for each in fields_of(self.form).values():
            if each.name != "id":
                yield self._part(self.form, each, self.fields.get(each.name))

    def parts_of(self, table: str, row: str = "") -> Iterator[Part]:
        """The fields of a part of it, or of an entry of a table."""
        model, place = model_of(self.form, table), place_of(self.form, self.fields, table, row)
        for each in fields_of(model).values():
            yield self._part(model, each, place.get(each.name))

    def _part(self, model: type[BaseModel], each: Declared, value: object) -> Part:
        if each.how == "rows":
            there = ", ".join(str(row.get("id")) for row in rows_of(value))
        else:
            there = ", ".join(typed(value).split("\n"))
        said = FIRST_PART.match(meaning(self.locale, self.game, model, each.name))
        return Part(each.name, shorten(said[0], LABEL) if said else each.name, f"{each.name} = {there}")

    def rows(self, table: str) -> list[Part]:
        """The entries of a table: what each is called, by its first text, and its name."""
        found: list[Part] = []
        for row in rows_of(self.fields.get(table)):
            id = str(row.get("id"))
            words = self.words(table, id)
            found.append(Part(id, words[0] if words else id, id if words else _inside(row)))
        return found

    def words(self, table: str, row: str) -> list[str]:
        """What an entry of a table is called, in the language of whoever looks first."""
        names = texts_of(self.form, self.id, self.fields, table, row)[:1]
        texts = self.fields.get("texts", {})
        every = (texts.get(self.locale.language, {}), *texts.values())
        return list(dict.fromkeys(given[name] for name in names for given in every if name in given))

    def names(self, field: str) -> list[Part]:
        """The names of a list, in their order."""
        value = self.fields.get(field)
        every = typed(value).split("\n") if isinstance(value, list) and value else []
        return [Part(each, titled(self.locale, self.game, self.of, field, each), "") for each in every]

    def others(self, field: str) -> list[Part]:
        """What else the list can name, where that is known."""
        there = {each.name for each in self.names(field)}
        every = known(self.game, self.of.tables, field)
        return [
            Part(each, titled(self.locale, self.game, self.of, field, each), "") for each in every if each not in there
        ]

    def blanks(self, table: str = "", row: str = "", name: str = "") -> list[Blank]:
        """The form of its fields, of those of a part or an entry of a table; or of the one of this name."""
        model = model_of(self.form, table)
        every = inputs(self.form, self.fields, table, row, name)
        return [Blank(each, each.name, meaning(self.locale, self.game, model, each.name)) for each in every]

    def sayings(self, language: str, table: str = "", row: str = "") -> list[Blank]:
        """The form of its texts in a language, or of those of an entry of a table; each with what another one says."""
        every = said(self.form, self.id, self.fields, language, texts_of(self.form, self.id, self.fields, table, row))
        texts = self.fields.get("texts", {})
        return [
            Blank(
                each,
                each.name,
                next(
                    (given[each.name] for other, given in texts.items() if other != language and each.name in given), ""
                ),
            )
            for each in every
        ]

    @property
    def title(self) -> str:
        return called(self.fields, self.locale.language)


def _inside(row: Fields) -> str:
    return " · ".join(typed(value).replace("\n", ", ") for name, value in row.items() if name != "id")
