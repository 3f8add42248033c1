"""An interaction that its own result may answer: one call instead of an acknowledgement and an edit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

log = logging.getLogger(__name__)

PATIENCE = 0.8
"""Seconds after which a press without an answer is acknowledged; Discord allows 3."""


class Reply:
    """The answer to a press that is still to come. If it takes long, the press is acknowledged meanwhile.

    As a context it ends with nothing on its way, so that the press can be answered in any other manner, unless it has
    been ``handed_over`` to somebody who answers with the message that was pressed. ``aside``: a private message is to
    follow, and the message that was pressed stays as it is.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, aside: bool = False) -> None:
        self.interaction = interaction
        self._deferred = {"ephemeral": True, "thinking": True} if aside else {}
        self.handed_over = False
        self._speaking = asyncio.Lock()
        self._acknowledging: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._is_late)

    @property
    def post(self) -> discord.Message:
        """The message that was pressed."""
        assert self.interaction.message is not None
        return self.interaction.message

    async def __aenter__(self) -> Reply:
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.handed_over:
            return
        self._timer.cancel()
        if self._acknowledging is not None:
            await self._acknowledging

    def _is_late(self) -> None:
        self._acknowledging = asyncio.create_task(self.acknowledge())

    async def acknowledge(self) -> None:
        """Make sure that something has been said."""
        self._timer.cancel()
        async with self._speaking:
            if not self.interaction.response.is_done():
                try:
                    await self.interaction.response.defer(**self._deferred)
                except discord.HTTPException as error:
                    log.info("interaction %s could not be acknowledged: %s", self.interaction.id, error)

    async def edit(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> bool:
        """Answer by changing the message that was pressed; whether it is so now, as far as can be told.

        Without files the message keeps those it has. If it cannot be changed so, the press is acknowledged.
        """
        self._timer.cancel()
        what: dict[str, Any] = {"view": view, **({"attachments": files} if files else {})}
        async with self._speaking:
            try:
                if self.interaction.response.is_done():
                    await self.interaction.edit_original_response(**what)
                else:
                    await self.interaction.response.edit_message(**what)
            except discord.HTTPException as error:
                log.info("interaction %s could not be answered by its message: %s", self.interaction.id, error)
            else:
                return True
        await self.acknowledge()
        return False
