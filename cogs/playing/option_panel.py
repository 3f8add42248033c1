"""The private panel of a lobby's options: each explained, and for the host a select of its values.

Few options all stand there at once. Of many one is looked at at a time, chosen from lists of all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, get_args

from discord import ui

from engine.core.dice import commitment
from engine.tables.session import Session, TableSettings
from telling.texts import Locale, shorten

from ..base import ids
from ..showing import lobbies, posts
from ..showing.lobbies import LABEL, PLACEHOLDER
from . import panels

PAGE = 25
"""Options of a select."""


@dataclass(slots=True, frozen=True)
class Choice:
    """An option of the lobby in words. ``values``: its values with their labels, and what they mean as far as these do
    not tell; ``present``: the one chosen.
    """

    field: str
    title: str
    about: str
    values: Sequence[tuple[str, str, str]]
    present: str
    applies: bool = True
    """Whether it can be chosen beside the other options; if not, it can only be looked at."""

    @property
    def now(self) -> str:
        return next(label for value, label, _ in self.values if value == self.present)


def option_panel(locale: Locale, session: Session, host: bool, shown: str = "") -> ui.LayoutView:
    """The options with their meanings. ``shown``: the field of the one to look at where there are many."""
    game, table = _of_game(locale, session), _of_table(locale, session)
    box: ui.Container[Any] = ui.Container(accent_colour=posts.ACCENTS.get(session.game.id))
    box.add_item(ui.TextDisplay(f"### {locale('lobby-options')}" + ("" if host else f"\n{locale('lobby-host-sets')}")))
    for kind, chosen in lobbies.presets(session).items():
        if host:
            box.add_item(ui.ActionRow(lobbies.preset_select(locale, session, kind, chosen)))
        else:
            name = lobbies.preset_name(locale, session, chosen)
            box.add_item(ui.TextDisplay(f"**{locale(f'preset-{kind}')}**: {name}"))
    choices, many = [*game, *table], lobbies.many_options(session.game)
    if many:
        _list(box, locale, session, "lobby-game-options", game, shown)
        _list(box, locale, session, "lobby-table-options", table, shown)
        choices = [next((each for each in choices if each.field == shown), game[0])]
    dice = f"-# {locale('lobby-half', hash=commitment(session.half))}" if session.lesson is None else ""
    for choice in choices:
        apart = "" if choice.applies else f"\n-# {locale('lobby-option-apart')}"
        last = f"\n{dice}" if choice is choices[-1] and not many else ""  # there it has no room of its own
        box.add_item(ui.TextDisplay(f"**{choice.title}**: {choice.now}\n-# {choice.about}{apart}{last}"))
        for at in range(0, len(choice.values), PAGE) if host and choice.applies else ():
            box.add_item(ui.ActionRow(_values(session, choice, at)))
    if dice and many:
        box.add_item(ui.TextDisplay(dice))
    return panels.layout(box)


def _values(session: Session, choice: Choice, at: int) -> ui.Select[Any]:
    """A select of the values of an option from this one on: a host may have more scenarios than one select holds."""
    page = choice.values[at : at + PAGE]
    chosen = choice.present if any(value == choice.present for value, *_ in page) else ""
    several = f"{choice.title}: {page[0][1]} – {page[-1][1]}" if len(choice.values) > PAGE else None
    id = ids.make("option", session.id, choice.field, *([str(at)] if at else []))
    select = ids.select(id, chosen, placeholder=several and shorten(several, PLACEHOLDER))
    for value, label, about in page:
        told = shorten(about, LABEL) or None
        select.add_option(label=label, value=value, description=told, default=value == choice.present)
    return select


def _list(
    box: ui.Container[Any], locale: Locale, session: Session, key: str, choices: Sequence[Choice], shown: str
) -> None:
    """Selects of all options with their present values, to look at one."""
    for at in range(0, len(choices), PAGE):
        page = choices[at : at + PAGE]
        span = f"{page[0].title} – {page[-1].title}"  # without more before it: a phone shows its start
        title = locale(key) if len(choices) <= PAGE else span
        chosen = shown if any(each.field == shown for each in page) else ""
        select = ids.select(
            ids.make("options", session.id, key, str(at)), chosen, placeholder=shorten(title, PLACEHOLDER)
        )
        for each in page:
            select.add_option(
                label=shorten(each.title, LABEL),
                value=each.field,
                description=shorten(f"{each.now} · {each.about}", LABEL),
                default=each.field == chosen,
            )
        box.add_item(ui.ActionRow(select))


def _of_game(locale: Locale, session: Session) -> list[Choice]:
    game, chosen = session.game, session.settings.model_dump()
    found: list[Choice] = []
    for option in game.options:
        key, called = f"{game.id}-setting-{option.key}", option.called(session.settings) if option.called else ""
        values: list[tuple[str, str, str]] = []
        for value in option.values:
            about = f"{game.id}-value-{option.key}-{value}-about"
            label = lobbies.value_label(locale, session, option, value)
            values.append((value, label, locale(about) if locale.has(about) else ""))
        present, applies = str(chosen[option.field]), option.applies(session.settings)
        name = lobbies.option_name(locale, session, option)
        told = [f"{key}-about", *([f"{called}-about"] if locale.has(f"{called}-about") else [])]
        found.append(Choice(option.field, name, " ".join(map(locale, told)), values, present, applies))
    return found


def _of_table(locale: Locale, session: Session) -> list[Choice]:
    on_off = [("on", locale("value-on")), ("off", locale("value-off"))]
    found = [_table(locale, "table-auto", on_off, "on" if session.table.auto else "off")]
    for name in _names(session):
        values = [(value, locale(f"{name}-{value}")) for value in get_args(TableSettings.model_fields[name].annotation)]
        found.append(_table(locale, f"table-{name}", values, getattr(session.table, name)))
    language = _table(locale, "table-language", [*locale.languages().items()], session.language, name="language")
    return [*found, language]


def _names(session: Session) -> Sequence[str]:
    """Options of the table that matter as it stands in the lobby: nobody waits for whoever plays alone, and rivals are
    not told one another's chance.
    """
    alone = len(session.seats) == 1 and 1 in session.game.players
    if session.game.together:
        return ("deadline", "bank", "policy", "patience", "chance")
    return ("deadline", "policy", "patience", "chance") if alone else ("deadline", "bank", "policy", "patience")


def _table(
    locale: Locale, key: str, values: Sequence[tuple[str, str]], present: str, *, name: str | None = None
) -> Choice:
    return Choice(name or key, locale(key), locale(f"{key}-about"), [(*each, "") for each in values], present)
