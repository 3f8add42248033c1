"""What the bot counts of its own work, for its host: see `cogs/watch.py` for where it can be read."""

from __future__ import annotations

import time
from types import SimpleNamespace

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Seconds that divide what the disk does."""
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1, 1.5, 2, 3, 5, 10, 30)
"""Seconds that divide what people wait for; at 3 Discord says that the bot does not answer."""
TOKEN = 20
"""From this many characters on, a part of an address is taken for a token of an interaction or a webhook."""


class Meters:
    """Counters, gauges and histograms of one bot, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)

        def histogram(name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"gravekeeper_{name}", about, labels, registry=self.registry, buckets=buckets)

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"gravekeeper_{name}", about, labels, registry=self.registry)

        def gauge(name: str, about: str) -> Gauge:
            return Gauge(f"gravekeeper_{name}", about, registry=self.registry)

        self.interactions = histogram("interaction_seconds", "An interaction, from arrival to end", SLOW, "kind")
        self.boards = histogram("board_seconds", "From a change of a table to the post that shows it", SLOW)
        self.commits = histogram("commit_seconds", "A transaction of the database", FAST)
        self.calls = histogram("rest_seconds", "A call to Discord", SLOW, "method", "route")
        self.changes = counter("changes_total", "Changes of tables that were written", "game")
        self.statuses = counter("rest_total", "Calls to Discord by their outcome", "method", "route", "status")
        self.incidents = counter("incidents_total", "Faults of the program")
        self.writes = gauge("writes_waiting", "Writes that wait for the transaction under way")
        self.unshown = gauge("unshown_tables", "Tables whose channel may not show how they stand")
        self.unshown_since = gauge("unshown_oldest_seconds", "Age of the oldest change that is still to be shown")
        self.overdue = gauge("timers_overdue", "Reminders and deadlines whose time has come and that are still there")
        self.overdue_since = gauge("timers_oldest_seconds", "For how long the first of them has been due")
        self.tables = gauge("tables_playing", "Games that are being played and not paused")
        self.shards = gauge("shards_held", "Shards whose lease this process holds")
        self.latency = gauge("gateway_latency_seconds", "Between a heartbeat and Discord's answer, the slowest shard")
        self.servers = gauge("servers", "Servers that the bot is in, as far as this process knows")
        self.healthy = gauge("healthy", "1 while /healthz answers 200")

    def served(self, kind: discord.InteractionType, seconds: float) -> None:
        """An interaction has been served, well or not."""
        self.interactions.labels(kind.name).observe(seconds)

    def calls_traced(self) -> aiohttp.TraceConfig:
        """For discord.py: counts its calls by route and outcome; one without an answer is an ``error``."""
        trace = aiohttp.TraceConfig()

        def ended(began: float, method: str, path: str, status: str) -> None:
            where = route(path)
            self.calls.labels(method, where).observe(time.perf_counter() - began)
            self.statuses.labels(method, where, status).inc()

        async def begin(_: aiohttp.ClientSession, call: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
            call.began = time.perf_counter()

        async def end(_: aiohttp.ClientSession, call: SimpleNamespace, got: aiohttp.TraceRequestEndParams) -> None:
            ended(call.began, got.method, got.url.path, str(got.response.status))

        async def fail(
            _: aiohttp.ClientSession, call: SimpleNamespace, got: aiohttp.TraceRequestExceptionParams
        ) -> None:
            ended(call.began, got.method, got.url.path, "error")

        trace.on_request_start.append(begin)
        trace.on_request_end.append(end)
        trace.on_request_exception.append(fail)
        return trace


def route(path: str) -> str:
    """The address of a call without what differs from call to call: ids, tokens, the version of the API.

    >>> route("/api/v10/channels/1234/messages/5678")
    '/channels/:id/messages/:id'
    """
    parts = path.split("/")[1:]
    if parts[:1] == ["api"]:
        parts = parts[2:]
    told: list[str] = []
    for part in parts:
        if told[-1:] == ["reactions"]:
            part = ":emoji"
        elif told[:1] == ["attachments"] and len(told) == 3:  # whose name somebody has chosen
            part = ":file"
        elif part.isdigit():
            part = ":id"
        elif len(part) >= TOKEN:
            part = ":token"
        told.append(part)
    return "/" + "/".join(told)
