"""Lets missions be tried, curves of finished games be worked out and expert stand-ins think, each in its process."""

from __future__ import annotations

import logging
from typing import Any

from discord.ext import commands, tasks

from engine.outlook.experts import Experts
from engine.outlook.outlooks import Outlooks
from engine.store import StoreError
from engine.workshop.trials import Trials

from .app import Gravekeeper

log = logging.getLogger(__name__)

LOOK = 10
"""Seconds between looks whether there is anything to do."""


class Curves(commands.Cog):
    """Does one job after the other, as far as the host's budget goes; a post shows a curve once it is complete.
    Somebody waits for a mission to be tried, so that comes first. Experts think beside it, in a budget as large.
    """

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self.outlooks = Outlooks(bot.sessions, bot.outlook, bot.presenter.changed)
        self.trials = Trials(bot.sessions.packs, self.outlooks.spare, lambda guild, pack: None)
        self.experts = Experts(bot.sessions, bot.outlook)

    async def cog_load(self) -> None:
        if self.bot.outlook:
            self.bot.sessions.thinking.thinker = self.experts
            self.work.start()

    async def cog_unload(self) -> None:
        self.work.cancel()
        self.outlooks.close()
        self.bot.sessions.thinking.close()
        self.experts.close()

    @tasks.loop(seconds=LOOK)
    async def work(self) -> None:
        """Work as long as there is something to do; what fails is tried again."""
        try:
            while await self.trials.step() or await self.outlooks.step():
                pass
        except StoreError as error:
            log.warning("no curve is worked out for now: %s", error)
        except Exception:
            log.exception("a curve or a trial could not be worked out")

    @work.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()


async def setup(bot: Any) -> None:
    await bot.add_cog(Curves(bot))
