"""Private panels: what a member sees alone, obtainable again at any time; what they have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from ..app import Click
from ..base.open_panels import Shown
from ..showing import posts

TEXT_LIMIT = 3400


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """A message of these components, served by id."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return posts.finished(view)


async def send(interaction: Click, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> Shown:
    """Show a private panel: in place of the private message whose button was pressed, else as a new one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral and interaction.type is discord.InteractionType.component:
        interaction.client.open_panels.forget(interaction.user.id, message.id)
        if interaction.response.is_done():
            await interaction.edit_original_response(view=view, attachments=list(files))
        else:
            await interaction.response.edit_message(view=view, attachments=list(files))
        return Shown(message.id, interaction.edit_original_response)
    if interaction.response.is_done():
        sent = await interaction.followup.send(view=view, files=list(files), ephemeral=True, wait=True)
        return Shown(sent.id, sent.edit)
    made = await interaction.response.send_message(view=view, files=list(files), ephemeral=True)
    return Shown(made.message_id or 0, interaction.edit_original_response)
