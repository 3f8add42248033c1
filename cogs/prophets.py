"""Guesses about tables, by the buttons under what the chronicle tells of them."""

from __future__ import annotations

from typing import Any

from discord.ext import commands

from engine.core.errors import Refused
from engine.core.message import msg
from engine.tables.session import Session

from .app import Click, Gravekeeper
from .base import errors, ids
from .showing.guessing import VERB, label


class Prophecies(commands.Cog):
    """Takes guesses."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        bot.handlers[VERB] = self.guess

    async def guess(self, interaction: Click, session: Session, args: list[str], values: list[str]) -> None:
        """Somebody who does not play guesses how the game ends."""
        ids.expect(args, 1)
        if not (await self.bot.servers.of(session.guild)).prophets:
            raise Refused(msg("refused-guess-off"))
        await self.bot.prophets.guess(session, interaction.user.id, args[0])
        locale = await self.bot.locale(interaction)
        await errors.say(interaction, content=locale("guess-noted", what=label(locale, session, args[0])))


async def setup(bot: Any) -> None:
    await bot.add_cog(Prophecies(bot))
