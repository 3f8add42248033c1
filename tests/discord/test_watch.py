"""What a host sees: whether the bot is well, its figures, its log, word of incidents."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from prometheus_client.parser import text_string_to_metric_families
from simulated import World, world

import bot
from cogs.app import Watching
from cogs.base.meters import Meters, route
from engine.games.hitz.phases.auction import Bidding
from engine.logs.context import InContext
from engine.logs.formats import formatter, handler
from engine.store import StoreError

SERVED = Watching(port=0)


def cog(w: World) -> Any:
    return w.bot.get_cog("Watch")


async def get(w: World, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(cog(w).address + path) as answer:
        return answer.status, await answer.text()


async def figures(w: World) -> dict[tuple[str, ...], float]:
    """The samples by name and values of their labels."""
    status, text = await get(w, "/metrics")
    assert status == 200
    families = text_string_to_metric_families(text)
    return {(each.name, *each.labels.values()): each.value for family in families for each in family.samples}


async def test_figures_tell_of_the_work(tmp_path: Path) -> None:
    async with world(tmp_path, watching=SERVED) as w:
        await w.begun("Ann", "Bob")
        before = await figures(w)
        for _ in range(3):
            await w.press(w.due(), "a")
            await w.reload()
        after = await figures(w)

        def more(*name: str) -> float:
            return after[name] - before.get(name, 0)

        assert more("gravekeeper_interaction_seconds_count", "component") >= 3
        assert more("gravekeeper_commit_seconds_count") >= 3 and more("gravekeeper_changes_total", "hitz") >= 3
        assert 1 <= more("gravekeeper_board_seconds_count") <= more("gravekeeper_changes_total", "hitz")
        assert after["gravekeeper_tables_playing",] == 1 and after["gravekeeper_healthy",] == 1
        assert after["gravekeeper_unshown_tables",] == 0 and after["gravekeeper_unshown_oldest_seconds",] == 0
        told = json.dumps([*map(list, after)])
        assert str(w.guild.id) not in told and not re.search(r"\d{15}", told), "no label names a server or a person"
        assert after["process_resident_memory_bytes",] > 1e7


async def test_what_is_late_is_counted_with_its_age(tmp_path: Path) -> None:
    async with world(tmp_path, watching=SERVED) as w:
        await w.begun("Ann", "Bob")
        await w.env.settle()
        now = w.bot.sessions.clock().timestamp()
        await w.bot.sessions.store.execute("UPDATE sessions SET dirty = 1, changed = ?", now - 90)
        await w.bot.sessions.store.execute(
            "INSERT INTO timers (session, decision, opened, due, at, guild) VALUES (?, 'gone', ?, ?, ?, ?)",
            *(w.session_id, now - 200, now - 100, now - 100, w.guild.id),
        )
        found = await figures(w)
        assert found["gravekeeper_unshown_tables",] == 1 and 90 <= found["gravekeeper_unshown_oldest_seconds",] < 150
        assert found["gravekeeper_timers_overdue",] == 1 and 100 <= found["gravekeeper_timers_oldest_seconds",] < 160


async def test_health_says_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, watching=SERVED) as w:
        assert await get(w, "/healthz") == (200, '{"healthy": true, "wrong": []}')
        store = w.bot.sessions.store

        async def away(*_: Any) -> Any:
            with store._asking():
                raise StoreError("away")

        with monkeypatch.context() as patch:
            patch.setattr(store, "row", away)
            status, text = await get(w, "/healthz")
        assert status == 503 and json.loads(text)["wrong"] == ["database"]
        assert (await get(w, "/healthz"))[0] == 200, "it is well again by itself"
        assert (await get(w, "/anything"))[0] == 404


async def test_nothing_is_served_where_no_port_is_set(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        assert cog(w).address == ""


async def test_the_running_process_says_whether_it_is_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, watching=SERVED) as w:
        port = int(cog(w).address.rpartition(":")[2])
        settings = bot.Settings(gravekeeper_metrics_port=port, gravekeeper_database=tmp_path / "gravekeeper.db")
        assert await asyncio.to_thread(bot._healthy, settings, None)
        monkeypatch.setattr(w.bot, "is_ready", lambda: False)
        assert not await asyncio.to_thread(bot._healthy, settings, None)
    assert not await asyncio.to_thread(bot._healthy, settings, None), "nobody answers there any more"


@pytest.mark.parametrize("where", ["channel", "webhook"])
async def test_an_incident_is_told_with_its_number_and_without_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, errors: list[logging.LogRecord], where: str
) -> None:
    hide = formatter("text", ["a_long*secret"]).hide
    async with world(tmp_path, watching=Watching(0, "", hide)) as w:
        ops = w.guild.create_text_channel("ops")
        told = str(ops.id)
        if where == "webhook":
            sent: list[str] = []

            class Hook:
                async def send(self, text: str, **_: Any) -> None:
                    sent.append(text)

            monkeypatch.setattr(discord.Webhook, "from_url", lambda *_, **__: Hook())
            told = "https://discord.com/api/webhooks/1/abc"
        w.bot.watching = Watching(0, told, hide)
        await w.begun("Ann", "Bob")

        def broken(*_: object) -> None:
            raise ZeroDivisionError("a_long*secret")

        with monkeypatch.context() as patch:
            patch.setattr(Bidding, "on_bid", broken)
            number = re.search(r"incident ([0-9a-f]{6})", w.reply(await w.press(w.due(), "a")))
        assert number is not None
        logging.getLogger("x").error("incident %s: a_long*secret", "abcdef", extra={"incident": "abcdef"})
        await asyncio.sleep(0)
        await cog(w)._tell()
        text = sent[0] if where == "webhook" else ops.history()[-1].content
        assert number[1] in text and "abcdef" in text and "secret" not in text
        assert (await figures(w))["gravekeeper_incidents_total",] == 2
        await cog(w)._tell()
        assert len(sent if where == "webhook" else ops.history()) == 1, "each is told once"
        errors.clear()


async def test_lines_of_the_log_name_server_table_revision_and_time(tmp_path: Path) -> None:
    """In both formats, for whatever is logged while a press is served and its board posted."""
    text, lines = io.StringIO(), io.StringIO()
    made = [handler(formatter("text", ["hush-hush"])), handler(formatter("json", ["hush-hush"]))]
    for each, stream in zip(made, (text, lines), strict=True):
        assert isinstance(each, logging.StreamHandler)
        each.setStream(stream)
    log = logging.getLogger("cogs")
    async with world(tmp_path) as w:
        await w.begun("Ann", "Bob")
        for each in made:
            log.addHandler(each)
        log.setLevel(logging.DEBUG)
        try:
            await w.press(w.due(), "a")
            log.warning('quoted "hush-hush"')
        finally:
            log.setLevel(logging.NOTSET)
            for each in made:
                log.removeHandler(each)
        await w.reload()
        told = [json.loads(line) for line in lines.getvalue().splitlines()]
        served = [each for each in told if "is served" in each["message"]]
        assert served and {"server": w.guild.id, "table": w.session_id}.items() <= served[0].items()
        assert served[0]["revision"] == w.session.seq and served[0]["ms"] >= 0 and served[0]["levelname"] == "DEBUG"
        assert f"server={w.guild.id} table={w.session_id} revision={w.session.seq} ms=" in text.getvalue()
        assert "hush-hush" not in text.getvalue() + lines.getvalue()


async def test_calls_to_discord_are_counted_by_route_and_outcome() -> None:
    """Over a connection, as the simulated Discord has none: an answer, a refusal, and one that never comes."""

    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=429 if request.path.endswith("/2/messages") else 200)

    meters = Meters()
    made = bot.create_bot(database="unused.db")
    assert made.http.http_trace is not None, "discord.py tells the bot's meters of its calls"
    app = web.Application()
    app.router.add_route("*", "/{anything:.*}", answer)
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[meters.calls_traced()]) as session:
        for channel in (1, 2, 3):
            async with session.post(server.make_url(f"/api/v10/channels/{channel}/messages")):
                pass
        gone = server.make_url("/api/v10/gateway")
    async with aiohttp.ClientSession(trace_configs=[meters.calls_traced()]) as session:
        with pytest.raises(aiohttp.ClientError):
            await session.get(gone)
    posts = ("POST", "/channels/:id/messages")
    counted = {
        tuple(each.labels[name] for name in ("method", "route", "status")): each.value
        for family in meters.statuses.collect()
        for each in family.samples
        if each.name.endswith("_total")
    }
    assert counted == {(*posts, "200"): 2, (*posts, "429"): 1, ("GET", "/gateway", "error"): 1}


@pytest.mark.parametrize("format", ["text", "json"])
def test_a_secret_in_other_letters_is_hidden_too(format: Any) -> None:
    record = logging.LogRecord("a", logging.ERROR, "b", 1, "пароль-secret and %s", ('quo"ted',), None)
    InContext().filter(record)
    said = formatter(format, ["пароль-secret", 'quo"ted']).format(record)
    assert "secret" not in said and "ted" not in said.replace("asctime", "") and "\\u" not in said


async def test_a_port_in_use_is_said_as_what_it_is(tmp_path: Path) -> None:
    async with world(tmp_path, watching=SERVED) as w:
        port = int(cog(w).address.rpartition(":")[2])
        second = bot.create_bot(database=tmp_path / "b.db", watching=Watching(port=port))
        with pytest.raises(OSError):
            await second.setup_hook()


def test_calls_are_counted_by_what_they_have_in_common() -> None:
    assert route("/api/v10/channels/123/messages/456") == "/channels/:id/messages/:id"
    token = "aW50ZXJhY3Rpb246" * 4
    assert route(f"/api/v10/interactions/123/{token}/callback") == "/interactions/:id/:token/callback"
    assert route(f"/api/v10/webhooks/123/{token}/messages/@original") == "/webhooks/:id/:token/messages/@original"
    assert route("/attachments/1/2/anns-game.json") == "/attachments/:id/:id/:file"
    assert route("/api/v10/channels/1/messages/2/reactions/🧟/@me") == "/channels/:id/messages/:id/reactions/:emoji/@me"
