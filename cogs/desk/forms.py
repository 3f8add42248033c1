"""The commands of game masters as forms: for game masters who are not shown `/gm`, and for phones.

A form is made of what its command declares, and gives the command what was filled in, so that both are one thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands, ui

from engine.core.errors import Refused
from engine.tables.session import Session
from telling.texts import Locale, shorten

from ..app import Click
from ..base import errors, ids

Command = app_commands.Command[Any, ..., None]
VERB = "gmform"
FORMS = ("deadline", "act-as", "reveal", "seat", "transfer", "helper", "announce", "end", "export")
"""What the panel has no other button for. What changes the server is for who sees `/gm`."""
LABEL, ABOUT, TEXT, OPTIONS = 45, 100, 1000, 25
YES = "yes"


def title(locale: Locale, command: Command) -> str:
    """What a command does, in a line."""
    return locale(f"about-gm-{command.name}")


async def form(interaction: Click, locale: Locale, session: Session, command: Command) -> ui.Modal:
    """What the command is given, as a form; it is served by its id, so it also works after a restart."""
    modal = ui.Modal(title=shorten(title(locale, command), LABEL), custom_id=ids.make(VERB, session.id, command.name))
    for each in command.parameters:
        called = each.locale_name.extras["key"] if each.locale_name else ""
        text = locale(called) if locale.has(called) else each.display_name
        about = each.locale_description
        modal.add_item(
            ui.Label(
                text=shorten(text.capitalize(), LABEL),
                description=shorten(locale(about.extras["key"]), ABOUT) if about else None,
                component=await _field(interaction, locale, command, each),
            )
        )
    modal.stop()
    return modal


async def _field(interaction: Click, locale: Locale, command: Command, each: app_commands.Parameter) -> ui.Item[Any]:
    known: dict[str, Any] = {"custom_id": each.name, "required": each.required}
    if each.type is Kind.user:
        return ui.UserSelect(**known)
    if each.type is Kind.boolean:
        return ui.Select(**known, options=[discord.SelectOption(label=locale("value-on"), value=YES)])
    options = [discord.SelectOption(label=_said(locale, one), value=str(one.value)) for one in each.choices]
    if not options and (suggest := command._params[each.name].autocomplete):  # pyright: ignore[reportPrivateUsage]
        found = await suggest(command.binding, interaction, "")
        options = [discord.SelectOption(label=one.name, value=str(one.value)) for one in found[:OPTIONS]]
    if options:
        return ui.Select(**known, options=options)
    most = int(each.max_value) if each.max_value else TEXT
    style = discord.TextStyle.paragraph if most > 200 else discord.TextStyle.short
    return ui.TextInput(**known, max_length=most, style=style)


def _said(locale: Locale, choice: app_commands.Choice[Any]) -> str:
    named = choice._locale_name  # pyright: ignore[reportPrivateUsage]
    return locale(named.extras["key"]) if named is not None else choice.name


async def submitted(interaction: Click, command: Command, components: Any) -> None:
    """Give the command what was filled in. Raises `Refused` for what the command would not be given by Discord."""
    given, values = filled(components), dict[str, Any]()
    for each in command.parameters:
        if found := given.get(each.name):
            values[each.name] = await _value(interaction, each, found[0])
        elif each.required:
            raise Refused(errors.OLD_CONTROL)
    callback: Any = command.callback
    await callback(command.binding, interaction, **values)


async def _value(interaction: Click, each: app_commands.Parameter, given: str) -> Any:
    if each.type is Kind.user:
        return await interaction.client.fetch_user(ids.number(given))
    if each.type is Kind.boolean:
        return given == YES
    if each.choices:
        found = next((choice for choice in each.choices if str(choice.value) == given), None)
        if found is None:
            raise Refused(errors.OLD_CONTROL)
        return found
    return given


def filled(components: Any) -> dict[str, list[str]]:
    """What stands in each field of a form that was sent; empty: nothing."""
    found = dict[str, list[str]]()
    for each in components:
        inside: Mapping[str, Any] = each.get("component") or {}
        found |= filled([*each.get("components", ()), *([inside] if inside else [])])
        if "custom_id" in each:
            found[each["custom_id"]] = [str(value) for value in each.get("values") or [each.get("value")] if value]
    return found
