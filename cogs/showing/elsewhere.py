"""What a server wants told beside its tables: results in one channel, acts of game masters in another."""

from __future__ import annotations

import logging

import discord

from engine.gm.servers import Servers

from ..base import ids
from ..base.ringing import calling
from ..base.texts import Texts
from . import posts
from .moments import Moment
from .story import paragraph

log = logging.getLogger(__name__)

LIMIT = 2000
"""Discord's limit of a message."""


class Elsewhere:
    """Tells other channels of what a post has just shown. What cannot be told is logged, and the game goes on."""

    def __init__(self, client: discord.Client, servers: Servers, texts: Texts) -> None:
        self._client, self._servers, self._texts = client, servers, texts

    async def tell(self, moment: Moment) -> None:
        """The result, if the game has just ended, and what game masters did since the post before."""
        still, news = moment.still, moment.news
        settled = await self._servers.of(still.guild)
        if not news or not (settled.results or settled.acts):
            return
        locale = self._texts(still.language)
        if settled.results and still.status == "over" and moment.posted.side != "over":
            ended = locale(
                "server-result", game=locale(f"{still.game.id}-name"), how=posts.short_heading(locale, still)
            )
            await self._send(settled.results[0], moment, f"{ended}\n<#{still.channel}>", settled.quiet)
        masters = [entry for entry in news if "gm" in entry.act]
        if settled.acts and masters:
            called = posts.names(still)
            told = [paragraph(locale, entry, called) for entry in masters]
            await self._send(settled.acts[0], moment, "\n".join([f"<#{still.channel}>", *told]), True)

    async def _send(self, channel: int, moment: Moment, text: str, quiet: bool) -> None:
        still = moment.still
        try:
            await self._client.get_partial_messageable(channel, guild_id=still.guild).send(
                text[:LIMIT],
                nonce=ids.digest(f"{still.id}:{channel}:{still.seq}", 16),
                **calling(rings=still.status == "over", quiet=quiet),
            )
        except discord.HTTPException as error:
            log.info("channel %d is not told of session %s: %s", channel, still.id, error)
