"""Presses on all our buttons and selects are served in one place, by their ids.

discord.py has `DynamicItem` for that, which builds the whole message anew as objects for each press.
"""

from __future__ import annotations

from typing import Any, cast

import discord

from . import errors
from .ids import expect, is_ours, parse


async def on_press(interaction: discord.Interaction[Any]) -> None:
    """Serve any button or select of ours, of whatever version, by `client.pressed(interaction, parts, values)`."""
    if interaction.type is not discord.InteractionType.component:
        return
    data = cast("dict[str, Any]", interaction.data)
    if not is_ours(data["custom_id"]):
        return
    async with errors.attended(interaction):
        parts = parse(data["custom_id"])
        expect(parts, 2)
        await interaction.client.pressed(interaction, parts, list(data.get("values", ())))
