"""Discord's rules for commands, checked on what would be sent to it: simulations accept anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from languages import LANGUAGES

from telling.texts import Texts

LEGAL_NAME = re.compile(r"[-_'\w]{1,32}")
LEGAL_TITLE = re.compile(r"[-_'\w]+( [-_'\w]+)*")
"""Of a command for a message."""
SIZE = 8000
FINISHED = {code for code in map(str, discord.Locale) if Texts().language_of(code) in LANGUAGES[1:]}
"""Locales of Discord in which everything is said in another language than that of the declarations."""
GROUPS = (1, 2)
"""Types of options that are subcommands or groups of them."""

Json = dict[str, Any]


async def check_tree(tree: app_commands.CommandTree[Any], translator: app_commands.Translator) -> None:
    """Raise AssertionError with all that Discord would refuse of the commands, or that a finished language lacks."""
    payloads = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    found = [fault for payload in payloads for fault in faults(payload)]
    names = [payload["name"] for payload in payloads]
    if len(names) > 100 or len(set(names)) != len(names):
        found.append(f"{len(names)} commands, {len(set(names))} names")
    assert not found, "\n".join(found)


def faults(command: Json) -> list[str]:
    """What is wrong with one command."""
    found = list(_faults(command, f"/{command['name']}"))
    if (size := _size(command)) > SIZE:
        found.append(f"/{command['name']}: {size} characters")
    return found


def _faults(node: Json, path: str) -> Iterator[str]:
    if "description" not in node:
        names = (node["name"], *_localized(node, "name"))
        yield from (f"{path}: name {name!r}" for name in names if not LEGAL_TITLE.fullmatch(name) or len(name) > 32)
        if not set(node.get("name_localizations") or ()) >= FINISHED:
            yield f"{path}: has no name in some languages"
        return
    for name in (node["name"], *_localized(node, "name")):
        if not LEGAL_NAME.fullmatch(name) or name != name.lower():
            yield f"{path}: name {name!r}"
    for description in (node["description"], *_localized(node, "description")):
        if not 1 <= len(description) <= 100:
            yield f"{path}: description of {len(description)} characters"
    if node["description"].startswith("about-"):
        yield f"{path}: description is still its key"
    for field in ("name", "description"):
        if not set(node.get(f"{field}_localizations") or ()) >= FINISHED:
            yield f"{path}: {field} in {sorted(node.get(f'{field}_localizations') or ())}, not in {sorted(FINISHED)}"
    options: list[Json] = node.get("options") or []
    if len(options) > 25:
        yield f"{path}: {len(options)} options"
    for names in zip(*([option["name"], *_localized(option, "name")] for option in options), strict=False):
        if len(set(names)) != len(names):
            yield f"{path}: two options of one name among {names}"
    required = [option.get("required", False) for option in options if option["type"] not in GROUPS]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option after an optional one"
    for option in options:
        yield from _faults(option, f"{path} {option['name']}")
        yield from _choice_faults(option, f"{path} {option['name']}")


def _choice_faults(option: Json, path: str) -> Iterator[str]:
    choices: list[Json] = option.get("choices") or []
    if len(choices) > 25:
        yield f"{path}: {len(choices)} choices"
    for choice in choices:
        for name in (choice["name"], *_localized(choice, "name")):
            if not 1 <= len(name) <= 100:
                yield f"{path}: choice of {len(name)} characters"
        own_name = option["name"] == "language" and choice["value"] in LANGUAGES
        if not own_name and not set(choice.get("name_localizations") or ()) >= FINISHED:
            yield f"{path}: choice {choice['name']!r} not in {sorted(FINISHED)}"
        if isinstance(choice["value"], str) and len(choice["value"]) > 100:
            yield f"{path}: choice value of {len(choice['value'])} characters"


def _localized(node: Json, field: str) -> list[str]:
    return list((node.get(f"{field}_localizations") or {}).values())


def _size(node: Json) -> int:
    """Characters of names, descriptions and values, the longest language counted."""
    texts = [(node.get(field) or "", *_localized(node, field)) for field in ("name", "description")]
    own = sum(max(map(len, each)) for each in texts)
    below = [*(node.get("options") or ()), *(node.get("choices") or ())]
    return own + len(str(node.get("value", ""))) + sum(_size(each) for each in below)
