"""Which of several figures its leader plays now: a private panel shows one at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from engine.core.runner import in_id
from engine.tables.session import Session
from telling.draft import PAGE
from telling.names import figure_name
from telling.texts import Locale, shorten

from ..asking.controls import BUTTON, LABEL
from ..asking.rows import ROW
from ..base import ids

CHOSEN = "-"
"""In the id of a select: what is meant is what is chosen in it."""


def named(session: Session, seat: str, args: Sequence[str], values: Sequence[str]) -> str:
    """The figure of the seat that a control names, or that was chosen in it; "" if there is none."""
    wanted = [*values, *args]
    return next((each for each in session.playing.crews.get(seat, ()) if wanted and in_id(each) == wanted[0]), "")


def choice(locale: Locale, session: Session, found: Sequence[str], played: str) -> ui.ActionRow[Any]:
    """Which figure is played: a button for each, or a select where there are too many."""
    entries = [(in_id(each), figure_name(locale, session, each), each == played) for each in found]
    if len(entries) <= ROW:
        return ui.ActionRow(
            *(
                ui.Button[Any](
                    label=shorten(label, BUTTON),
                    custom_id=ids.make("hand", session.id, key),
                    style=discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary,
                    disabled=chosen,
                )
                for key, label, chosen in entries
            )
        )
    select = ids.select(ids.make("hand", session.id, CHOSEN), in_id(played))
    for key, label, chosen in entries[:PAGE]:
        select.add_option(label=shorten(label, LABEL), value=key, default=chosen)
    return ui.ActionRow(select)
