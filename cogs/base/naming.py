"""Names and descriptions of commands: the word in the code is the English name, the rest is in the catalogues."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from engine.languages import FIRST, name_of
from telling.texts import Texts

log = logging.getLogger(__name__)
C = TypeVar("C")
MOST = 25
"""Choices of an option that Discord takes."""


def name(word: str, also: str = "") -> locale_str:
    """A command's or option's name; in other languages it has the catalogue key ``name-<word>``, or ``name-<also>``
    where a word means several things.
    """
    return locale_str(word, key=f"name-{also or word}")


def about(key: str) -> locale_str:
    """A description by its catalogue key ``about-<key>``; `describe` puts the English text in place."""
    return locale_str(f"about-{key}", key=f"about-{key}")


def everywhere(command: C) -> C:
    """A command that works everywhere: in servers, in direct messages, and as an app of a person alone."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(contexts(command))


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """A choice of an option by its catalogue key; `describe` puts the English text in place."""
    return app_commands.Choice(name=locale_str(key, key=key), value=value)


def describe(tree: app_commands.CommandTree[Any], texts: Texts) -> None:
    """Give every command and option of the tree its English description, which Discord shows by default, and those
    that ask for a language all languages that there are.
    """
    english = texts(FIRST)
    if left := texts.languages[len(languages(texts)) :]:
        log.warning("Discord takes %d choices; no command offers these languages: %s", MOST, ", ".join(left))
    for command in tree.walk_commands():
        command.description = english(command.description)
        if isinstance(command, app_commands.Command):
            parameters = command._params  # pyright: ignore[reportPrivateUsage]
            for word, parameter in parameters.items():
                if word == "language":  # a copy, for another bot of this process may have others
                    every = [*languages(texts), *(parameter.choices or ())]
                    parameters[word] = parameter = replace(parameter, choices=every)
                if isinstance(parameter.description, locale_str):
                    parameter.description = locale_str(
                        english(parameter.description.extras["key"]), **parameter.description.extras
                    )
                for each in parameter.choices or ():
                    if each._locale_name is not None:  # pyright: ignore[reportPrivateUsage]
                        extras = each._locale_name.extras  # pyright: ignore[reportPrivateUsage]
                        each.name = english(extras["key"], **extras.get("args", {}))


def languages(texts: Texts) -> list[app_commands.Choice[str]]:
    """The languages, each by its own name; which of them are unfinished is said in that of the reader."""
    found: list[app_commands.Choice[str]] = []
    for language, shown in texts(FIRST).languages().items():
        args = {"language": name_of(language), "percent": texts(language).percent}
        named = shown if texts(language).percent == 100 else locale_str(shown, key="language-unfinished", args=args)
        found.append(app_commands.Choice(name=named, value=language))
    return found[: MOST - 1]
