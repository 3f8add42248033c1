"""The page of a server: what holds for all its tables, one line each, and below it the one that is being changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast, get_args

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.gm.servers import MOST, NUMBERS, Field, Settings, require_manager
from engine.tables.lobby import PACES

from ..app import Click, Gravekeeper
from ..base import errors, ids
from ..base.texts import LANGUAGES, Locale
from ..playing import panels
from ..showing.posts import button
from .desk import person
from .server_data import EXPORT, FORGET, PAGE, ServerData

FIELDS: tuple[Field, ...] = get_args(Field)
KINDS: dict[Field, Literal["channels", "channel", "role", "members"]] = {
    "channels": "channels",
    "results": "channel",
    "acts": "channel",
    "openers": "role",
    "callers": "role",
    "masters": "role",
    "barred": "members",
}
"""What a setting is chosen from, if not from a list of words."""
WRITTEN = (discord.ChannelType.text, discord.ChannelType.news)
NONE = "none"
"""In a list of words, the choice that settles nothing."""


def serve(bot: Gravekeeper) -> None:
    """Presses on the page find their way."""
    bot.openers[PAGE] = press
    ServerData(bot)


async def show(interaction: Click, field: str = "") -> None:
    """The page as it is now, for those who may manage the server."""
    require_manager(person(interaction))
    bot, guild = interaction.client, _guild(interaction)
    locale = await bot.locale(interaction)
    await panels.send(interaction, page(locale, await bot.servers.of(guild.id), guild, field))


async def press(interaction: Click, args: list[str]) -> None:
    """The page is to be shown, a setting is to be changed, or has been chosen."""
    ids.expect(args, 1)
    values: list[str] = list(cast("dict[str, Any]", interaction.data).get("values", ()))
    require_manager(person(interaction))
    await interaction.response.defer()
    field = values[0] if args[0] == "look" and values else args[0]
    if field not in (*FIELDS, "back"):
        raise Refused(errors.OLD_CONTROL)
    if field in FIELDS and args[0] != "look":
        value = _value(field, values)
        await interaction.client.servers.change(_guild(interaction).id, person(interaction), field, value)
    await show(interaction, field)


def _guild(interaction: Click) -> discord.Guild:
    if interaction.guild is None:
        raise Refused(msg("error-server-only"))
    return interaction.guild


def _value(field: Field, values: Sequence[str]) -> object:
    if field in KINDS:
        return [ids.number(each) for each in values]
    ids.expect(values, 1)
    chosen = "" if values[0] == NONE else values[0]
    if field == "quiet":
        return chosen == "on"
    return ids.number(chosen) if field in ("each", "all") else chosen


def page(locale: Locale, settings: Settings, guild: discord.Guild, field: str = "") -> ui.LayoutView:
    """All settings in words, a list to choose one from, and the control of the one that is shown."""
    box: ui.Container[Any] = ui.Container()
    lines = [f"### {locale('server-title')}", f"-# {locale('server-about')}"]
    lines += [f"- **{locale(f'server-{each}')}**: {said(locale, settings, guild, each)}" for each in FIELDS]
    box.add_item(ui.TextDisplay("\n".join(lines)))
    look = ids.select(ids.make(PAGE, "look"), field, placeholder=locale("server-change"))
    for each in FIELDS:
        about = locale(f"server-{each}-about")
        look.add_option(label=locale(f"server-{each}"), value=each, description=about[:100], default=each == field)
    box.add_item(ui.ActionRow(look))
    if field in FIELDS:
        box.add_item(ui.TextDisplay(locale(f"server-{field}-about")))
        box.add_item(ui.ActionRow(_control(locale, settings, field)))
    export = button(locale, "server-export", ids.make(EXPORT, "0"))
    box.add_item(ui.ActionRow(export, button(locale, "server-forget", ids.make(FORGET, "look"))))
    return panels.layout(box)


def said(locale: Locale, settings: Settings, guild: discord.Guild, field: Field) -> str:
    """What is settled, in words; what is gone from the server is said to be."""
    value = getattr(settings, field)
    if field not in KINDS:
        return _word(locale, field, _chosen(field, value))
    if not value:
        return locale(f"server-{field}-none")
    mark, find = {
        "members": ("<@{}>", lambda _: True),
        "role": ("<@&{}>", guild.get_role),
    }.get(KINDS[field], ("<#{}>", guild.get_channel))
    shown = [mark.format(each) if find(each) else locale("server-gone") for each in value]
    return ", ".join(shown)


def _control(locale: Locale, settings: Settings, field: Field) -> ui.Item[Any]:
    value: Any = getattr(settings, field)
    id = ids.make(PAGE, field)
    if field not in KINDS:
        chosen = _chosen(field, value)
        select = ids.select(id, chosen)
        for each in _words(field):
            select.add_option(label=_word(locale, field, each), value=each, default=each == chosen)
        return select
    kind, name = KINDS[field], locale(f"server-{field}")
    if kind == "role":
        defaults = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.role) for each in value]
        return ui.RoleSelect(custom_id=id, placeholder=name, min_values=0, max_values=1, default_values=defaults)
    if kind == "members":
        defaults = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.user) for each in value]
        return ui.UserSelect(custom_id=id, placeholder=name, min_values=0, max_values=MOST, default_values=defaults)
    defaults = [discord.SelectDefaultValue(id=each, type=discord.SelectDefaultValueType.channel) for each in value]
    return ui.ChannelSelect(
        custom_id=id,
        placeholder=name,
        channel_types=list(WRITTEN),
        min_values=0,
        max_values=MOST if kind == "channels" else 1,
        default_values=defaults,
    )


def _words(field: Field) -> Sequence[str]:
    match field:
        case "each" | "all":
            return NUMBERS
        case "language":
            return (NONE, *LANGUAGES)
        case "pace":
            return (NONE, *PACES)
        case _:
            return ("off", "on")


def _chosen(field: Field, value: object) -> str:
    if field == "quiet":
        return "on" if value else "off"
    return str(value) or NONE


def _word(locale: Locale, field: Field, value: str) -> str:
    if value in (NONE, "0"):
        return locale(f"server-{field}-none")
    match field:
        case "language":
            return locale(f"language-{value}")
        case "pace":
            return locale(f"pace-{value}")
        case "quiet":
            return locale(f"value-{value}")
        case _:
            return value
