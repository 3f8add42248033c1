"""One class of `DynamicItem` serves all our buttons and selects."""

from __future__ import annotations

from re import Match
from typing import Any, cast

import discord
from discord import ui

from . import errors
from .ids import expect, parse


class Pressed(ui.DynamicItem[ui.Item[Any]], template=r"(?s:gk(?::.*)?)"):
    """Any button or select of ours, of whatever version; `client.pressed(interaction, parts, values)` serves it.

    discord.py calls no error handler for dynamic items, so whatever goes wrong is answered here.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Match[str], /
    ) -> Pressed:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data = cast("dict[str, Any]", interaction.data)
        async with errors.attended(interaction):
            parts = parse(self.custom_id)
            expect(parts, 2)
            await interaction.client.pressed(interaction, parts, list(data.get("values", ())))
