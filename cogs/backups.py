"""A copy of the database every day, if the setting asks for it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

from discord.ext import commands, tasks

from engine.store import StoreError
from engine.store.backup import nightly

from .app import Gravekeeper

log = logging.getLogger(__name__)


class Backups(commands.Cog):
    """Looks once an hour whether today's copy is there."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        if self.bot.backups is not None:
            self.copy.start()

    async def cog_unload(self) -> None:
        self.copy.cancel()

    @tasks.loop(hours=1)
    async def copy(self) -> None:
        """Make today's copy; a failure is logged, the bot goes on."""
        assert self.bot.backups is not None and isinstance(self.bot.database, Path)
        try:
            made = await asyncio.to_thread(nightly, self.bot.database, self.bot.backups, self.bot.sessions.clock())
        except StoreError as error:
            log.error("no backup: %s", self.bot.texts(self.bot.language).message(error.reason, {}))
        except Exception:  # tomorrow's may succeed
            log.exception("no backup")
        else:
            if made:
                log.info("backup: %s", made)


async def setup(bot: Any) -> None:
    await bot.add_cog(Backups(bot))
