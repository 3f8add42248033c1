"""For hosts: whether it is well, its figures, and word of an incident.

`/healthz` answers 200 while all is well and else 503 with what is wrong; `/metrics` are the figures of `Meters` in
Prometheus' format. Both are served to this machine only, and only where a port is set.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import aiohttp
import discord
from aiohttp import web
from discord.ext import commands, tasks
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from engine.logs.incidents import Incidents
from engine.store import StoreError
from engine.tables import timers

from .app import Gravekeeper
from .base.ringing import calling

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
TOLD = 60
"""Seconds between two messages about incidents; those that come in between are told together."""
MOST_TOLD = 10
"""The most incidents that one message names; the others are counted."""
MOST_KEPT = 100
"""The most incidents that are kept while they cannot be told: the newest."""
NO_ANSWER = 2.0
"""Seconds in which the database must answer when the figures are asked for."""


class Watch(commands.Cog):
    """Serves the figures, and tells of incidents where the host wants them told."""

    def __init__(self, bot: Gravekeeper) -> None:
        self.bot = bot
        self._incidents: list[tuple[str, str]] = []
        self._handler = Incidents(self._happened)
        self._runner: web.AppRunner | None = None
        self.address = ""
        """Where the figures are served, if they are."""

    async def cog_load(self) -> None:
        logging.getLogger().addHandler(self._handler)
        self._loop = asyncio.get_running_loop()
        self.tell.start()
        if self.bot.watching.port is not None:
            await self._serve(self.bot.watching.port)

    async def cog_unload(self) -> None:
        logging.getLogger().removeHandler(self._handler)
        self.tell.cancel()
        await self._tell()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _serve(self, port: int) -> None:
        """Raises `OSError` if the port is in use."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self.health), web.get("/metrics", self.metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, LOOPBACK, port).start()
        self.address = "http://{}:{}".format(*self._runner.addresses[0][:2])
        log.info("figures: %s/metrics", self.address)

    def ailments(self) -> list[str]:
        """What is wrong: parts of the bot that do not work now; empty while all is well."""
        bot, found = self.bot, list[str]()
        if not bot.is_ready():
            found.append("discord")
        if bot.sessions.store.is_away:
            found.append("database")
        if bot.leases is not None and bot.leases.lost:
            found.append("leases")
        return found

    async def health(self, _: web.Request) -> web.Response:
        """Also asks the database, so that one that has just gone is noticed."""
        with contextlib.suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self.bot.sessions.store.row("SELECT 1"), NO_ANSWER)
        ill = self.ailments()
        return web.json_response({"healthy": not ill, "wrong": ill}, status=503 if ill else 200)

    async def metrics(self, _: web.Request) -> web.Response:
        """The figures; those that only the database knows stay as they were while it is away."""
        bot, meters = self.bot, self.bot.meters
        meters.writes.set(bot.sessions.store.waiting)
        meters.latency.set(max((latency for _, latency in bot.latencies), default=0.0))
        meters.servers.set(len(bot.guilds))
        meters.shards.set(len(bot.leases.mine) if bot.leases is not None and not bot.leases.lost else 0)
        with contextlib.suppress(StoreError, TimeoutError):
            await asyncio.wait_for(self._ask(), NO_ANSWER)
        meters.healthy.set(not self.ailments())
        return web.Response(body=generate_latest(meters.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _ask(self) -> None:
        bot, meters = self.bot, self.bot.meters
        now = bot.sessions.clock().timestamp()
        for (count, since), many, oldest in (
            (await bot.sessions.behind(), meters.unshown, meters.unshown_since),
            (await timers.overdue(bot.sessions.store, now), meters.overdue, meters.overdue_since),
        ):
            many.set(count)
            oldest.set(0 if since is None else max(0.0, now - since))
        meters.tables.set(await bot.sessions.playing())

    # Incidents

    def _happened(self, number: str, line: str) -> None:
        self.bot.meters.incidents.inc()
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to tell anything
            self._loop.call_soon_threadsafe(self._incidents.append, (number, line))

    @tasks.loop(seconds=TOLD)
    async def tell(self) -> None:
        """Tell of the incidents since the last look."""
        await self._tell()

    async def _tell(self) -> None:
        told, self._incidents = self._incidents, []
        where = self.bot.watching.incidents
        if not told or not where:
            return
        locale = self.bot.texts(self.bot.language)
        shown = [
            (number, self.bot.watching.hide(line)) for number, line in told[:MOST_TOLD]
        ]  # a secret, not its escape
        lines = [f"`{number}` {discord.utils.escape_markdown(line)}" for number, line in shown]
        text = "\n".join([locale("incidents-told", n=len(told)), *lines])[:2000]
        try:
            if where.isdigit():
                channel = self.bot.get_partial_messageable(int(where))
                await channel.send(text, **calling())
            else:
                async with aiohttp.ClientSession() as web_session:
                    hook = discord.Webhook.from_url(where, session=web_session)
                    await hook.send(text, **calling())
        except (discord.HTTPException, aiohttp.ClientError, OSError, ValueError) as error:
            log.warning("%d incidents could not be told of: %s", len(told), error)
            self._incidents = [*told, *self._incidents][-MOST_KEPT:]  # the next look tries again


async def setup(bot: Any) -> None:
    await bot.add_cog(Watch(bot))
