"""A refusal that comes of a rule of a game names it, and one press reads it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from telling.questions import rule_of
from telling.texts import Locale

from . import ids

READ = "rule"
"""The verb of the button with a rule's number."""


def button(locale: Locale, of: str) -> ui.Button[Any] | None:
    """What reads the rule that something comes of; None if it comes of none."""
    number = rule_of(locale, of)
    if not number:
        return None
    id = ids.make(READ, of.partition(":")[0].partition("-")[0], number)
    return ui.Button(label=number, emoji="📖", style=discord.ButtonStyle.secondary, custom_id=id)


def line(locale: Locale, text: str, of: str) -> ui.Item[Any]:
    """A text, and beside it the rule that it comes of, to be read."""
    read = button(locale, of)
    return ui.TextDisplay(text) if read is None else ui.Section(text, accessory=read)
