"""The panels and forms of whatever is no mission, made of what its fields are declared as."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.languages import name_of
from engine.workshop.filling import DOWN, PUT, TAKE, UP, new_row
from telling.editing import meaning
from telling.entries import TEXTS, Blank, Entry, Part
from telling.hashed import fit, unfit
from telling.texts import plain, safe, shorten

from .asking.rows import rows
from .base import errors, ids
from .desk.forms import ABOUT
from .desk.forms import LABEL as NAME
from .showing.posts import button
from .workshop_page import NONE, PART, Page, Panel, back, selects

MOST_INPUTS = 5
"""Fields of a form of Discord."""
MOST_TYPED = 4000
"""Characters of one of them."""
MOST_LINE, MOST_LINES = 300, 1500
"""Characters of what is told of a field, and of all fields; forms have the whole of it."""
ROOM = 20
"""Characters that a name has in an id."""
PARAGRAPH, SHORT = discord.TextStyle.paragraph, discord.TextStyle.short


def entry(page: Page) -> Entry:
    return Entry(page.locale, page.game, page.manuscript, page.id)


def sections(page: Page) -> Iterator[tuple[str, str, str]]:
    """What can be changed, and what there is of it."""
    yield from entry(page).parts()


def goes(page: Page, name: str) -> tuple[str, list[str]]:
    """To what a choice among `sections` leads: a form, or a panel."""
    if name == TEXTS:
        return "see", [TEXTS]
    declared = entry(page).declared(name)
    if declared is None:
        raise Refused(errors.OLD_CONTROL)
    return ("see", ["at", name]) if declared.how in ("rows", "part", "names") else ("form", ["fill", "", name])


# The panels


def at(page: Page, name: str = "", key: str = "") -> Panel:
    """A field of several things: a list, a part or a table; of a table one of its entries."""
    declared = entry(page).declared(name)
    match declared.how if declared else "":
        case "rows":
            return _row(page, name, row_of(page, name, key)) if key else _rows(page, name)
        case "part":
            return _part(page, name)
        case "names":
            return _names(page, name, unfit(key, [each.name for each in entry(page).names(name)]) if key else "")
        case _:
            raise Refused(errors.OLD_CONTROL)


def row_of(page: Page, table: str, key: str) -> str:
    """The entry of a table that is meant."""
    return unfit(key, [each.name for each in entry(page).rows(table)]) if table and key else ""


def _said(page: Page, name: str) -> str:
    """What a field means, with its name."""
    return f"-# `{name}` · {safe(meaning(page.locale, page.game, page.form, name))}"


def _options(every: Sequence[Part]) -> list[tuple[str, str, str]]:
    return [(fit(each.name, ROOM), each.label, each.about) for each in every]


def _rows(page: Page, table: str) -> Panel:
    every = entry(page).rows(table)
    items = [
        *selects(page, "edit-card", ("to", "at", table), _options(every)),
        *rows([button(page.locale, "edit-put-row", page.link("do", "at", "add", table)), back(page)]),
    ]
    return Panel(table, [_said(page, table)], items)


def _row(page: Page, table: str, row: str) -> Panel:
    locale, shown, key = page.locale, entry(page), fit(row, ROOM)
    texts = shown.sayings(page.language, table, row)
    lines = [_there(shown.parts_of(table, row))]
    lines += [f"> `{each.label}` · {safe(each.input.value or each.about or NONE)}" for each in texts]
    items = [
        *selects(page, "edit-what", ("form", "fill", table, key), _pages(page, shown.blanks(table, row), texts)),
        *rows([button(locale, "workshop-remove", page.link("do", "at", "away", table, key)), back(page, "at", table)]),
    ]
    return Panel(f"{table} · {row}", lines, items, shown.words(table, row))


def _part(page: Page, name: str) -> Panel:
    shown = entry(page)
    lines = [_said(page, name), _there(shown.parts_of(name))]
    pages = _pages(page, shown.blanks(name), ())
    return Panel(
        name, lines, [*selects(page, "edit-what", ("form", "fill", name, NONE), pages), ui.ActionRow(back(page))]
    )


def _there(parts: Iterable[Part]) -> str:
    """What stands in fields, a line each."""
    every = (each.about.replace("```", "") for each in parts if not each.about.endswith(" = "))
    return "```\n" + shorten("\n".join(shorten(each, MOST_LINE) for each in every), MOST_LINES) + "\n```"


def _pages(page: Page, blanks: Sequence[Blank], texts: Sequence[Blank]) -> Iterator[tuple[str, str, str]]:
    """Forms, of as many fields as one has room for."""
    if texts:
        yield TEXTS, page.locale("edit-section-texts"), ", ".join(each.label for each in texts)
    for first in range(0, len(blanks), MOST_INPUTS):
        names = ", ".join(each.label for each in blanks[first : first + MOST_INPUTS])
        yield str(first), names, ""


def _names(page: Page, field: str, chosen: str) -> Panel:
    locale, shown = page.locale, entry(page)
    every, others = shown.names(field), shown.others(field)
    lines = [_said(page, field)]
    lines += [f"{n}. `{each.name}` {safe(each.label) if each.label else ''}" for n, each in enumerate(every, 1)]
    options = [(fit(each.name, ROOM), each.name, each.label) for each in every]
    items = [*selects(page, "edit-name", ("to", "at", field), options, fit(chosen, ROOM) if chosen else "")]
    if others:
        more = [(fit(each.name, ROOM), each.name, each.label) for each in others]
        items += selects(page, "edit-name-put", ("do", "at", "order", field, PUT), more, mark="put")
    buttons = [button(locale, "edit-write", page.link("form", "fill", "", field)), back(page)]
    if chosen:
        acts = [
            button(locale, f"edit-{act}", page.link("do", "at", "order", field, act, fit(chosen, ROOM)))
            for act in (UP, DOWN, TAKE)
        ]
        buttons = [*acts, *buttons]
    return Panel(field, lines, [*items, *rows(buttons)])


def pages_of_texts(page: Page) -> list[ui.Item[Any]]:
    """Its texts, a form for as many as one has room for."""
    every = entry(page).sayings(page.language)
    options = [
        (
            str(first),
            ", ".join(each.label for each in part),
            next((each.input.value for each in part if each.input.value), ""),
        )
        for first in range(0, len(every), MOST_INPUTS)
        for part in (every[first : first + MOST_INPUTS],)
    ]
    return [*selects(page, "edit-texts-which", ("form", "say"), options)]


# The forms


def form(page: Page, name: str, args: Sequence[str]) -> ui.Modal:
    """A form with what is there already. Raises `Refused` for one that there is not."""
    shown = entry(page)
    match name, *args:
        case "say", first:
            every, to = shown.sayings(page.language), ("say",)
        case "fill", "", field if shown.declared(field):
            every, to, first = shown.blanks(name=field), ("fill",), "0"
        case "fill", table, key, first if table:
            row = "" if key == NONE else row_of(page, table, key)
            every, to = (
                (shown.sayings(page.language, table, row), ("say", table, key))
                if first == TEXTS
                else (shown.blanks(table, row), ("fill", table, key))
            )
            first = "0" if first == TEXTS else first
        case _:
            raise Refused(errors.OLD_CONTROL)
    part = every[ids.number(first) :][:MOST_INPUTS]
    if not part:
        raise Refused(errors.OLD_CONTROL)
    title = (
        page.locale("edit-said-in", language=name_of(page.language))
        if to[0] == "say"
        else " · ".join(each for each in args[:2] if each not in ("", NONE))
    )
    modal = ui.Modal(title=shorten(title, NAME), custom_id=page.link("sent", *to))
    for each in part:
        modal.add_item(_label(page, each))
    modal.stop()
    return modal


def _label(page: Page, blank: Blank) -> ui.Label[Any]:
    each = blank.input
    component: ui.TextInput[Any] | ui.Select[Any]
    if each.words and len(each.words) <= PART:
        options = [
            discord.SelectOption(
                label=word or page.locale("edit-left-out"), value=word or NONE, default=word == each.value
            )
            for word in each.words
        ]
        component = ui.Select(custom_id=each.name, options=options)
    else:
        if len(each.value) > MOST_TYPED:
            raise Refused(msg("refused-edit-form", most=MOST_TYPED))
        most = min(MOST_TYPED, max(each.most or MOST_TYPED, len(each.value)))
        component = ui.TextInput(
            custom_id=each.name,
            style=PARAGRAPH if each.lines else SHORT,
            default=each.value or None,
            max_length=most,
            required=False,
        )
    return ui.Label(
        text=shorten(blank.label, NAME), description=shorten(plain(blank.about), ABOUT) or None, component=component
    )


def change(page: Page, name: str, args: Sequence[str], given: Mapping[str, Sequence[str]]) -> tuple[str, Sequence[str]]:
    """What was filled in as a change."""
    table, key = (*args, "", "")[:2]
    row = "" if key == NONE else row_of(page, table, key)
    shown = entry(page)
    blanks = shown.sayings(page.language, table, row) if name == "say" else shown.blanks(table, row)
    pairs: list[str] = []
    for each in (each.input for each in blanks if each.input.name in given):
        text = "\n".join(given[each.name])
        pairs += each.name, "" if each.words and text == NONE else text
    return ("say", (page.language, *pairs)) if name == "say" else ("fill", (table, row, *pairs))


def deed(page: Page, name: str, args: Sequence[str]) -> tuple[str, Sequence[str], Sequence[str]]:
    """A button as a change, and what is looked at after it."""
    match name, *args:
        case "add", table:
            return name, (table,), (table, fit(new_row(page.id, page.fields, table), ROOM))
        case "away", table, key:
            return name, (table, row_of(page, table, key)), (table,)
        case "order", field, act, key:
            shown = entry(page)
            every = shown.others(field) if act == PUT else shown.names(field)
            return (
                name,
                (field, act, unfit(key, [each.name for each in every])),
                (field, *(() if act == TAKE else (key,))),
            )
        case _:
            raise Refused(errors.OLD_CONTROL)


def after(page: Page, form: str, args: Sequence[str], given: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """What is looked at after a form: where it was opened from; an entry may be called otherwise now."""
    if not args or not args[0]:
        name = next(iter(given), "")
        many = form == "fill" and (declared := entry(page).declared(name)) is not None and declared.how == "names"
        return ("texts",) if form == "say" else ("at", name) if many else ("main",)
    table, key = (*args, "")[:2]
    if key == NONE:
        return "at", table
    return "at", table, fit(given["id"][0].strip(), ROOM) if given.get("id") else key
