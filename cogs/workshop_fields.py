"""The forms of a mission that is being written: what is typed, and what of it becomes a change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.games.zombicide.box.mission import CHOICE, RULE, STORY, TITLE, text_key
from engine.workshop.toml import toml
from engine.workshop.wording import DIFFICULTIES, WORDS, rest, short
from telling.texts import shorten

from .base import errors
from .desk.forms import ABOUT, LABEL
from .workshop_page import Page

MOST_TYPED = 4000
"""Characters of a field of Discord."""
MINUTES = (10, 15, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240)
MOST_LINES = 8
"""Options and rules for which a field has room."""
PARAGRAPH, SHORT = discord.TextStyle.paragraph, discord.TextStyle.short
Change = tuple[str, Sequence[str]]
"""The name of a change, and its texts."""


def form(page: Page, name: str, args: Sequence[str]) -> ui.Modal:
    """A form with what is there already. Raises `Refused` for one that there is not."""
    make = {"card": _card, "goal": _goal, "texts": _texts, "frame": _frame, "others": _others}.get(name)
    if make is None:
        raise Refused(errors.OLD_CONTROL)
    labels = make(page, args)
    kind = "note" if name == "card" and args[0] in page.fields.get("notes", {}) else name
    title = page.locale(f"edit-new-{args[0]}" if name == "goal" else f"edit-form-{kind}")
    modal = ui.Modal(title=shorten(title, LABEL), custom_id=page.link("sent", name, *args[:2]))
    for label in labels:
        modal.add_item(label)
    modal.stop()
    return modal


def change(page: Page, name: str, args: Sequence[str], given: Mapping[str, Sequence[str]]) -> Change:
    """What was filled in as a change, of whatever the form that was sent was about."""
    said = {field: "\n".join(values) for field, values in given.items()}

    def typed(*fields: str) -> list[str]:
        return [said.get(field, "") for field in fields]

    match name, *args:
        case "card", id:
            return "write", (id, page.language, *typed("effect", "title", "story", "options"))
        case "goal", kind, *word:
            return "goal", (kind, word[0] if word else said.get("word", ""), page.language, *typed("text"))
        case ["texts"]:
            return "said", (page.language, *typed("name", "briefing", "rules"))
        case ["frame"]:
            return "frame", typed("difficulty", "minutes", "hour")
        case ["others"]:
            return "others", typed("fields")
        case _:
            raise Refused(errors.OLD_CONTROL)


def _field(
    page: Page, name: str, value: str, most: int, style: discord.TextStyle = SHORT, key: str = ""
) -> ui.Label[Any]:
    """A field for a text, with what it says now."""
    key = f"edit-field-{key or name}"
    about = shorten(page.locale(f"{key}-about"), ABOUT) if page.locale.has(f"{key}-about") else None
    most = min(MOST_TYPED, max(most, len(value)))
    component: ui.TextInput[Any] = ui.TextInput(
        custom_id=name, style=style, default=value[:most] or None, max_length=most, required=False
    )
    return ui.Label(text=shorten(page.locale(key), LABEL), description=about, component=component)


def _choice(page: Page, name: str, options: Sequence[tuple[str, str]], chosen: str) -> ui.Label[Any]:
    component: ui.Select[Any] = ui.Select(
        custom_id=name,
        options=[discord.SelectOption(label=label, value=value, default=value == chosen) for value, label in options],
    )
    return ui.Label(text=shorten(page.locale(f"edit-field-{name}"), LABEL), component=component)


def _lines(page: Page, lead: str) -> str:
    """Texts that are numbered, a line each."""
    return "\n".join(text for n in range(1, 100) if (text := page.text(f"{lead}-{n}")))


def _card(page: Page, args: Sequence[str]) -> list[ui.Label[Any]]:
    id = args[0] if args else ""
    row = page.fields.get("cards", {}).get(id) or page.fields.get("notes", {}).get(id)
    if row is None:
        raise Refused(msg("refused-edit-gone"))
    lead = short(id)
    return [
        _field(page, "title", page.text(lead), TITLE),
        _field(page, "story", page.text(f"{lead}-story"), STORY, PARAGRAPH),
        _field(page, "effect", str(row["effect"]), MOST_TYPED, PARAGRAPH),
        _field(page, "options", _lines(page, f"{lead}-option"), MOST_LINES * (CHOICE + 1), PARAGRAPH),
    ]


def _goal(page: Page, args: Sequence[str]) -> list[ui.Label[Any]]:
    """Of a goal, keyword or flag that there is, or of a new one, which needs a name, too."""
    kind, *word = args or ("",)
    if kind not in WORDS:
        raise Refused(errors.OLD_CONTROL)
    family = kind if kind in ("keyword", "flag") else "goal"
    text = page.text(f"{family}-{text_key(word[0])}") if word else ""
    fields = [_field(page, "text", text, TITLE, key="goal-kept" if word else "goal-new")]
    return fields if word or kind in ("cards", "exit") else [*fields, _field(page, "word", "", 24)]


def _texts(page: Page, args: Sequence[str]) -> list[ui.Label[Any]]:
    return [
        _field(page, "name", page.text("name"), TITLE),
        _field(page, "briefing", page.text("briefing"), STORY, PARAGRAPH),
        _field(page, "rules", _lines(page, "rule"), MOST_LINES * (RULE + 1), PARAGRAPH),
    ]


def _frame(page: Page, args: Sequence[str]) -> list[ui.Label[Any]]:
    locale, fields = page.locale, page.fields
    minutes = sorted({*MINUTES, int(fields.get("minutes", 30))})
    return [
        _choice(
            page,
            "difficulty",
            [(each, locale(f"zombicide-rated-{text_key(each)}")) for each in DIFFICULTIES],
            str(fields.get("difficulty")),
        ),
        _choice(
            page,
            "minutes",
            [(str(each), locale("edit-minutes", n=each)) for each in minutes],
            str(fields.get("minutes", 30)),
        ),
        _choice(
            page,
            "hour",
            [(str(each), locale("edit-at-hour", hour=str(each))) for each in range(24)],
            str(fields.get("hour", 12)),
        ),
    ]


def _others(page: Page, args: Sequence[str]) -> list[ui.Label[Any]]:
    """What was typed and could not be read stands there again."""
    own = rest(page.fields)
    text = page.manuscript.typed or (toml(own) if own else "")
    if len(text) > MOST_TYPED:
        raise Refused(msg("refused-edit-form", most=MOST_TYPED))
    return [_field(page, "fields", text, MOST_TYPED, PARAGRAPH)]
