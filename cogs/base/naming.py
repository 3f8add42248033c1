"""Names and descriptions of commands: the word in the code is the English name, the rest is in the catalogues."""

from __future__ import annotations

from typing import Any, TypeVar

from discord import app_commands
from discord.app_commands import locale_str

from .texts import Texts

C = TypeVar("C")


def name(word: str) -> locale_str:
    """A command's or option's name; its Russian form has the catalogue key ``name-<word>``."""
    return locale_str(word, key=f"name-{word}")


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
    """Give every command and option of the tree its English description, which Discord shows by default."""
    english = texts("en")
    for command in tree.walk_commands():
        command.description = english(command.description)
        if isinstance(command, app_commands.Command):
            for parameter in command._params.values():  # pyright: ignore[reportPrivateUsage]
                if isinstance(parameter.description, locale_str):
                    parameter.description = locale_str(
                        english(parameter.description.extras["key"]), **parameter.description.extras
                    )
                for each in parameter.choices or ():
                    if each._locale_name is not None:  # pyright: ignore[reportPrivateUsage]
                        each.name = english(each._locale_name.extras["key"])  # pyright: ignore[reportPrivateUsage]
