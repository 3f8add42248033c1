"""The page of a server: what holds for all its tables, one line each, and the forms in which that is changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal, cast

import discord
from discord import ui

from engine.core.errors import Refused
from engine.core.message import msg
from engine.gm.servers import MOST, MOST_TABLES, Name, Settings, require_manager, veiled
from engine.tables.lobby import PACES
from telling.hashed import digest
from telling.texts import Locale, shorten

from ..app import Click, Gravekeeper
from ..base import errors, ids
from ..base.permissions import OPENING, TELLING, missing
from ..playing import panels
from ..showing.posts import button
from .desk import person
from .forms import ABOUT, LABEL, filled
from .server_data import EXPORT, FORGET, PAGE, ServerData

FORM = "serverform"
"""The verb of the buttons that open a form, and of the form that comes back."""
FORMS: dict[str, tuple[Name, ...]] = {
    "limits": ("channels", "openers", "each", "all"),
    "begin": ("language", "pace", "callers", "quiet"),
    "people": ("masters", "authors", "barred", "ratings", "abroad"),
    "told": ("board", "results", "digests", "prophets", "acts"),
}
"""What is changed together; a form of Discord has five fields at most."""
KINDS: dict[Name, Literal["channels", "channel", "role", "members"]] = {
    "channels": "channels",
    "board": "channel",
    "results": "channel",
    "acts": "channel",
    "openers": "role",
    "callers": "role",
    "masters": "role",
    "authors": "role",
    "barred": "members",
}
"""What a setting is chosen from, if not from a list of words."""
SWITCHES = ("quiet", "ratings", "digests", "prophets", "abroad")
"""Settings that are on or off."""
NUMBERS = ("each", "all")
"""Settings that are typed."""
WRITTEN = (discord.ChannelType.text, discord.ChannelType.news)
NONE = "none"
"""In a list of words: nothing is settled."""


def serve(bot: Gravekeeper) -> None:
    """Presses on the page find their way."""
    bot.openers.update({PAGE: press, FORM: press_form})
    ServerData(bot)


async def show(interaction: Click) -> None:
    """The page as it is now, for those who may manage the server."""
    require_manager(person(interaction))
    guild, locale = _guild(interaction), await interaction.client.locale(interaction)
    await panels.send(interaction, page(locale, await interaction.client.servers.of(guild.id), guild))


async def press(interaction: Click, args: list[str]) -> None:
    """Back to the page."""
    require_manager(person(interaction))
    if args != ["back"]:  # an earlier version had a control for each setting
        raise Refused(errors.OLD_CONTROL)
    await interaction.response.defer()
    await show(interaction)


async def press_form(interaction: Click, args: list[str]) -> None:
    """A form is to be filled in, or has been."""
    ids.expect(args, 1)
    require_manager(person(interaction))
    name, guild = args[0], _guild(interaction)
    if name not in FORMS:
        raise Refused(errors.OLD_CONTROL)
    if interaction.type is discord.InteractionType.modal_submit:
        ids.expect(args, 2)
        await _submitted(interaction, guild, name, args[1])
        return
    settings, locale = await interaction.client.servers.of(guild.id), await interaction.client.locale(interaction)
    await interaction.response.send_modal(form(locale, settings, guild, name))


async def _submitted(interaction: Click, guild: discord.Guild, name: str, before: str) -> None:
    """All of a form is settled, unless somebody has settled something else of it meanwhile."""
    await interaction.response.defer()
    servers, given = interaction.client.servers, filled(cast("dict[str, Any]", interaction.data)["components"])
    if _stand(await servers.of(guild.id), name) != before:
        raise Refused(msg("refused-server-changed"))
    locale = await interaction.client.locale(interaction)
    changes: dict[Name, object] = {
        field: _value(locale, field, given[field]) for field in FORMS[name] if field in given
    }
    if "barred" in given:  # whoever has been forgotten cannot be chosen, and stays barred
        named = {veiled(ids.number(each)) for each in given["barred"]}
        barred = (await servers.of(guild.id)).barred
        changes["barred"] = [
            *map(ids.number, given["barred"]),
            *(each for each in barred if each < 0 and each not in named),
        ]
    new = await servers.change(guild.id, person(interaction), changes)
    view = page(locale, new, guild)
    await interaction.edit_original_response(view=view)


def _guild(interaction: Click) -> discord.Guild:
    if interaction.guild is None:
        raise Refused(msg("error-server-only"))
    return interaction.guild


def _value(locale: Locale, field: Name, given: Sequence[str]) -> object:
    if field in KINDS:
        return [ids.number(each) for each in given]
    chosen = "" if not given or given[0] == NONE else given[0].strip()
    if field in SWITCHES:
        return chosen == "on"
    if field not in NUMBERS:
        if (chosen or NONE) not in _words(locale, field):
            raise Refused(msg("refused-option", field=field))
        return chosen
    if not re.fullmatch("[0-9]{0,9}", chosen) or int(chosen or 0) > MOST_TABLES:
        raise Refused(msg("refused-server-number", what=msg(f"server-{field}"), most=MOST_TABLES))
    return int(chosen or 0)


# The page


def page(locale: Locale, settings: Settings, guild: discord.Guild) -> ui.LayoutView:
    """All settings in words, and below them what is amiss; the buttons of the forms, and of what is kept."""
    texts, wrong = [f"### {locale('server-title')}\n-# {locale('server-about')}"], list[str]()
    for name, together in FORMS.items():
        lines = [f"- **{locale(f'server-{each}')}**: {said(locale, settings, guild, each)}" for each in together]
        texts.append("\n".join([f"-# {locale(f'server-form-{name}')}", *lines]))
        for each in together:
            wrong += [f"⚠️ **{locale(f'server-{each}')}**: {why}" for why in amiss(locale, settings, guild, each)]
    head, *more = [ui.TextDisplay[Any](text) for text in (*texts, "\n".join(wrong)) if text]
    forms = [button(locale, f"server-form-{each}", ids.make(FORM, each), discord.ButtonStyle.primary) for each in FORMS]
    data = [
        button(locale, "server-export", ids.make(EXPORT, "0")),
        button(locale, "server-forget", ids.make(FORGET, "look")),
    ]
    return panels.layout(ui.Container(head, ui.Separator[Any](), *more, ui.ActionRow(*forms), ui.ActionRow(*data)))


def said(locale: Locale, settings: Settings, guild: discord.Guild, field: Name) -> str:
    """What is settled, in words; what is gone from the server is said to be."""
    value = getattr(settings, field)
    if field not in KINDS:
        return _word(locale, field, _chosen(field, value))
    mark = {"members": "<@{}>", "role": "<@&{}>"}.get(KINDS[field], "<#{}>")
    there, forgotten = _there(guild, field, value), [each for each in value if each < 0]
    shown = [mark.format(each) if each in there else locale("server-gone") for each in value if each > 0]
    shown += [locale("server-forgotten-members", n=len(forgotten))] if forgotten else []
    return ", ".join(shown) or locale(f"server-{field}-none")


def amiss(locale: Locale, settings: Settings, guild: discord.Guild, field: Name) -> Iterator[str]:
    """Why a setting does not work as it stands."""
    value = getattr(settings, field)
    if field in settings.lost:
        yield locale("server-lost")
    if field == "prophets" and settings.prophets and not (settings.results and settings.digests):
        yield locale("server-amiss-prophets")
    if field not in KINDS or field == "barred":
        return
    there = _there(guild, field, value)
    if len(there) < len(value):
        yield locale(f"server-amiss-{'none' if there else field}")
    for id in there:
        if field == "callers":
            role = guild.get_role(id)
            if role is not None and not role.mentionable and not guild.me.guild_permissions.mention_everyone:
                yield locale("server-amiss-mention")
        elif KINDS[field] != "role" and (channel := guild.get_channel(id)) is not None:
            lacking = missing(channel.permissions_for(guild.me), OPENING if field == "channels" else TELLING)
            if lacking:
                named = locale.enumerate([locale.message(each, {}) for each in lacking])
                yield locale("server-amiss-rights", where=f"<#{id}>", missing=named)


def _there(guild: discord.Guild, field: Name, value: Sequence[int]) -> list[int]:
    """Those that the server still has; of members nobody knows, but that they have not been forgotten."""
    if KINDS[field] == "members":
        return [each for each in value if each > 0]
    find = guild.get_role if KINDS[field] == "role" else guild.get_channel
    return [each for each in value if find(each) is not None]


# The forms


def form(locale: Locale, settings: Settings, guild: discord.Guild, name: str) -> ui.Modal:
    """The settings that are changed together, filled in as they stand; served by its id, so also after a restart."""
    id = ids.make(FORM, name, _stand(settings, name))
    modal = ui.Modal(title=shorten(locale(f"server-form-{name}"), LABEL), custom_id=id)
    for each in FORMS[name]:
        text, about = locale(f"server-{each}"), locale(f"server-{each}-about")
        control = _control(locale, settings, guild, each)
        modal.add_item(ui.Label(text=shorten(text, LABEL), description=shorten(about, ABOUT), component=control))
    modal.stop()
    return modal


def _stand(settings: Settings, name: str) -> str:
    """What a form is filled in with, for telling whether that has changed."""
    return digest(repr([getattr(settings, field) for field in FORMS[name]]))


def _control(locale: Locale, settings: Settings, guild: discord.Guild, field: Name) -> ui.Item[Any]:
    value: Any = getattr(settings, field)
    if field in NUMBERS:
        shown, none = str(value or ""), locale(f"server-{field}-none")
        most = len(str(MOST_TABLES))
        return ui.TextInput(custom_id=field, required=False, default=shown, placeholder=none, max_length=most)
    if field not in KINDS:
        words, chosen = _words(locale, field), _chosen(field, value)
        options = [
            discord.SelectOption(label=_word(locale, field, each), value=each, default=each == chosen) for each in words
        ]
        return ui.Select(custom_id=field, options=options)
    kind, there = KINDS[field], _there(guild, field, value)
    of = discord.SelectDefaultValueType
    type = {"role": of.role, "members": of.user}.get(kind, of.channel)
    known: dict[str, Any] = {
        "custom_id": field,
        "required": False,
        "min_values": 0,
        "max_values": MOST if kind in ("channels", "members") else 1,
        "default_values": [discord.SelectDefaultValue(id=each, type=type) for each in there],
    }
    if kind == "role":
        return ui.RoleSelect(**known)
    return ui.UserSelect(**known) if kind == "members" else ui.ChannelSelect(**known, channel_types=list(WRITTEN))


def _words(locale: Locale, field: Name) -> Sequence[str]:
    return {"language": (NONE, *locale.languages()), "pace": (NONE, *PACES)}.get(field, ("off", "on"))


def _chosen(field: Name, value: object) -> str:
    if field in SWITCHES:
        return "on" if value else "off"
    return str(value or NONE)


def _word(locale: Locale, field: Name, value: str) -> str:
    if value == NONE:
        return locale(f"server-{field}-none")
    if field == "language":
        return locale.languages().get(value, value)
    key = "pace" if field == "pace" else "value" if field in SWITCHES else ""
    return locale(f"{key}-{value}") if key else value
