"""The post of a lobby while there is one, and what it says when it has been given up."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import discord

from engine.core.message import Message
from engine.store import Batch
from engine.tables import posted as rows
from engine.tables.reading import Reading
from engine.tables.series import AllSeries
from engine.tables.session import Session, Still
from engine.tables.stats import newcomers
from telling.texts import Texts

from . import lobbies, posts
from .delivery import Delivery
from .moments import Moment
from .pictures import Pictures
from .side_posts import SidePosts


class LobbyPosts:
    """Shows lobbies."""

    def __init__(
        self,
        sessions: Reading,
        texts: Texts,
        pictures: Pictures,
        delivery: Delivery,
        side_posts: SidePosts,
        forecast: Callable[[Still], Awaitable[float | None]],
        series: AllSeries,
    ) -> None:
        self._sessions, self._texts, self._pictures, self._forecast = sessions, texts, pictures, forecast
        self._delivery, self._side_posts, self._series = delivery, side_posts, series

    async def show(self, session: Session, moment: Moment) -> None:
        """Make the post of a lobby right, or make another."""
        still, posted = moment.still, moment.posted
        art = await self._pictures.poster(still)
        people = [player.user for player in still.seats.values() if player.user is not None]
        new = await newcomers(self._sessions.store, still.game.id, people) if still.game.easier else set[int]()
        locale, to_play, days = self._texts(still.language), await self._to_play(still), await self._forecast(still)
        post = lobbies.lobby(locale, still, art, to_play, new, days, await self._series.number(still))
        channel, files = self._delivery.channel(still), [art.file()]
        if posted.lobby is None or not await posts.edit(channel, posted.lobby, view=post, attachments=files):
            posted = await self._delivery.send(session, moment, "lobby", posted, Batch(), post, [art])
        await self._delivery.keep(session, moment, posted, Batch())

    async def _to_play(self, still: Still) -> list[Message]:
        """What the table of a lobby is about to play, as far as its game says so."""
        game = still.game
        chapter, carry = await self._sessions.carry(still.id) if game.campaign else (False, None)
        with contextlib.suppress(ValueError):  # another version has left it
            return game.lobby(game.campaign.as_chapter(still.settings) if chapter else still.settings, carry)
        return []

    async def close(self, session: Session, moment: Moment) -> None:
        """Say in its post that a lobby has been given up."""
        still, batch = moment.still, Batch()
        if moment.posted.lobby is not None:
            view = lobbies.closed(self._texts(still.language), still)
            with contextlib.suppress(discord.NotFound):  # its thread has been deleted
                await posts.edit(self._delivery.channel(still), moment.posted.lobby, view=view, attachments=[])
        rows.changed(batch, still.id, self._delivery.now())
        await self._delivery.keep(session, moment, moment.posted, batch)
        await self._side_posts.of(still)
