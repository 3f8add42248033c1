"""A refusal that comes of a rule of a game names it, and one press reads it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from . import ids
from .texts import Locale

READ = "rule"
"""The verb of the button with a rule's number."""


def rule_of(locale: Locale, of: str) -> str:
    """The number of the rule that something comes of (`Refused.of`); empty for none."""
    _, _, number = of.partition(":")
    return number or (locale(f"{of}.rule") if of and locale.has(f"{of}.rule") else "")


def line(locale: Locale, text: str, of: str) -> ui.Item[Any]:
    """A text, and beside it the rule that it comes of, to be read."""
    number = rule_of(locale, of)
    if not number:
        return ui.TextDisplay(text)
    id = ids.make(READ, of.partition(":")[0].partition("-")[0], number)
    grey = discord.ButtonStyle.secondary
    return ui.Section(text, accessory=ui.Button[Any](label=number, emoji="📖", style=grey, custom_id=id))
