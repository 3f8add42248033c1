"""The question how a game ends, for those who do not play, as buttons under what the chronicle tells of it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from engine.prophets import NO, YES, words
from engine.tables.session import Session, Still
from telling.names import names_of
from telling.texts import Locale, plain, shorten

from ..base import ids

VERB = "guess"
LABEL = 80
"""Characters of a button."""


def is_asked(still: Still) -> bool:
    """Whether there is something to guess: the game goes on, and counts."""
    return still.status == "playing" and still.lesson is None and still.table.counts


def question(locale: Locale, still: Still) -> str:
    """What is asked."""
    return locale("guess-party" if YES in words(still.game, still.view(None)) else "guess-winner")


def buttons(locale: Locale, still: Still) -> ui.View:
    """A button for each answer."""
    view = ui.View(timeout=None)
    for word in words(still.game, still.view(None)):
        button: ui.Button[Any] = ui.Button(
            label=label(locale, still, word),
            custom_id=ids.make(VERB, still.id, word),
            style=discord.ButtonStyle.secondary,
        )
        view.add_item(button)
    view.stop()
    return view


def label(locale: Locale, session: Session, word: str) -> str:
    """An answer in words."""
    if word in (YES, NO):
        return locale(f"guess-{word}")
    return shorten(plain(names_of(session)[word]), LABEL)
