"""Two real processes, started as the compose file starts them, over one PostgreSQL and a Discord on a port."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace

import postgres
import psycopg
import pytest
from bridge import WAIT, Discord, Member, opened

from bot import create_bot
from engine.store import leases, open_store
from engine.store.opening import Share
from engine.tables.session import Session
from engine.tables.sessions import Sessions

ROOT = Path(__file__).parents[2]
GATEWAY = """
import os, discord.gateway, yarl
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY"])
"""
"""What Python runs before the bot, so that it connects here: discord.py does not ask where."""


class Processes:
    """The bot's processes, numbered as ``CLUSTER`` numbers them."""

    def __init__(self, discord: Discord, url: str, folder: Path) -> None:
        self.discord, self.url, self.folder = discord, url, folder
        self.started: list[subprocess.Popen[bytes]] = []
        (folder / "sitecustomize.py").write_text(GATEWAY)

    def start(self, cluster: int, shards: int = 2) -> subprocess.Popen[bytes]:
        settings = {
            "DISCORD_TOKEN": "token",
            "DISCORD_API": self.discord.url,
            "DATABASE_URL": self.url,
            "CLUSTER": str(cluster),
            "CLUSTERS": "2",
            "SHARDS": str(shards),
            "PYTHONPATH": str(self.folder),
            "GATEWAY": f"ws://127.0.0.1:{self.discord.port}/gateway",
        }
        environment = {**os.environ, **settings}
        log = (self.folder / f"{cluster}.log").open("ab")
        process = subprocess.Popen([sys.executable, "bot.py"], cwd=ROOT, env=environment, stderr=log)
        log.close()
        self.started.append(process)
        return process

    def log(self, cluster: int) -> str:
        return (self.folder / f"{cluster}.log").read_text("utf-8")

    def stop(self) -> None:
        for process in self.started:
            process.kill()
            process.wait()


async def until(seen: Callable[[], object], seconds: float = WAIT) -> None:
    async with asyncio.timeout(seconds):
        while not seen():  # noqa: ASYNC110
            await asyncio.sleep(0.05)


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with opened() as made:
        yield made


@pytest.fixture
async def processes(discord: Discord, migrated: str, tmp_path: Path) -> AsyncIterator[Processes]:
    postgres.cleared(migrated)
    made = Processes(discord, migrated, tmp_path)
    yield made
    made.stop()


def member(discord: Discord, shard: int) -> Member:
    """Somebody on a server of this shard."""
    backend = discord.backend
    guild = backend.create_guild(f"server {shard}", shard_id=shard, shard_count=discord.shards)
    user = backend.make_user(f"Ann {shard}")
    backend.add_member(guild.id, user.id)
    channel = backend.create_channel(guild.id, "games")
    return Member(discord, guild.id, channel.id, user.id)


async def begin(person: Member, game: str) -> None:
    """A game with two stand-ins."""
    await person.command(game, "start", where="here")
    for verb in ("standin", "standin", "begin"):
        message, control = await person.wait(verb)
        await person.press(message, control["custom_id"])
    await person.wait("hand")


def given(person: Member, url: str) -> int:
    """The answers of people that are on disk in a server."""
    with psycopg.connect(url) as db:
        row = db.execute(
            "SELECT count(*) FROM actions JOIN sessions ON id = session "
            "WHERE guild = %s AND interaction IS NOT NULL AND act ->> 'act' = 'answer'",
            (person.guild,),
        ).fetchone()
    assert row is not None
    return row[0]


async def play(person: Member, random: Random, url: str, more: int = 2) -> None:
    """Press on until so many more answers are on disk."""
    wanted = given(person, url) + more
    async with asyncio.timeout(WAIT):
        while given(person, url) < wanted:
            await person.answer(random)


async def tables(url: str) -> tuple[Sessions, list[Session]]:
    """Everything that is on disk, as another process reads it."""
    sessions = Sessions(await open_store(url), create_bot(database="unused").games.values())
    rows = await sessions.store.rows("SELECT id FROM sessions ORDER BY age")
    return sessions, [await sessions.get(id) for (id,) in rows]


async def test_two_processes_play_while_one_is_killed(discord: Discord, processes: Processes, migrated: str) -> None:
    ann, bob = member(discord, 0), member(discord, 1)
    first, _ = (processes.start(cluster) for cluster in (0, 1))
    await until(lambda: {shard for shard, _ in discord.identified} == {0, 1})
    await until(lambda: discord.backend.commands.get(None))
    assert abs(discord.identified[0][1] - discord.identified[1][1]) >= leases.APART * 0.9, "one bucket"
    await begin(ann, "hitz")
    await begin(bob, "hitz")
    random = Random(5)
    await play(ann, random, migrated)
    await play(bob, random, migrated)
    first.kill()
    first.wait()
    processes.start(0)
    await play(bob, random, migrated)
    await until(lambda: [shard for shard, _ in discord.identified].count(0) == 2, leases.LENGTH + WAIT)
    times = sorted(at for _, at in discord.identified)
    assert all(later - earlier >= leases.APART * 0.9 for earlier, later in pairwise(times))
    discord.everywhere = True  # each event is delivered to both from now on
    await play(ann, random, migrated)
    await play(bob, random, migrated)
    third = processes.start(0, shards=4)
    assert await asyncio.to_thread(third.wait, WAIT) == 2
    assert "The running processes count 2 shards, this one 4" in processes.log(0)
    sessions, found = await tables(migrated)
    assert [session.guild for session in found] == [ann.guild, bob.guild]
    for session in found:
        entries = await sessions.history(session)
        assert [entry.seq for entry in entries] == list(range(session.seq + 1))
        assert session.game.check(session.playing) == []
    numbers = await sessions.store.rows("SELECT interaction FROM actions WHERE interaction IS NOT NULL")
    assert len(set(numbers)) == len(numbers)
    await sessions.close()


async def test_the_last_connections_of_a_day_are_not_burnt(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = create_bot(database="unused", share=Share(1, 2, 8))
    left, slept, turns = iter([3, 7, 8]), list[float](), list[int]()

    async def limits() -> tuple[int, str, dict[str, int]]:
        return 8, "", {"remaining": next(left), "reset_after": 5000, "max_concurrency": 4}

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def identify(bucket: int) -> None:
        turns.append(bucket)

    monkeypatch.setattr(bot.http, "get_bot_gateway", limits)
    monkeypatch.setattr("cogs.app.asyncio.sleep", sleep)
    bot.leases = SimpleNamespace(identify=identify)  # type: ignore[assignment]
    await bot.before_identify_hook(6)
    assert slept == [5.0, 5.0] and turns == [2]
