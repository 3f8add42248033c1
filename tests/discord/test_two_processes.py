"""Two real processes, started as the compose file starts them, over one PostgreSQL and a Discord on a port."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import postgres
import psycopg
import pytest
from aiohttp import ClientError, ClientSession
from bridge import Discord, Member, opened
from patience import PATIENCE
from processes import Processes, ended, environment, until
from sessions.world import assert_sound

from bot import create_bot
from engine.store import open_store
from engine.store.moving import carry
from engine.store.opening import Share
from engine.tables.sessions import Sessions
from tests.every_game import IDS, game_of
from web import tickets
from web.tickets import Keys, Ticket

MORE = 2
"""Answers at a table before the next thing happens."""
Tables = dict[str, Member]
"""Somebody at a table of each of these games."""


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with opened() as made:
        yield made


@pytest.fixture
async def processes(discord: Discord, migrated: str, tmp_path: Path) -> AsyncIterator[Processes]:
    postgres.cleared(migrated)
    made = Processes(discord.url, f"ws://127.0.0.1:{discord.port}/gateway", migrated, tmp_path)
    yield made
    made.end()
    print(made.said())  # which is shown where a test fails


def tables(discord: Discord, shard: int, games: Iterable[str]) -> Tables:
    """Somebody on a server of this shard, with a channel for each game."""
    backend = discord.backend
    guild = backend.create_guild(f"server {shard}", shard_id=shard, shard_count=discord.shards)
    user = backend.make_user(f"Ann {shard}")
    backend.add_member(guild.id, user.id)
    return {game: Member(discord, guild.id, backend.create_channel(guild.id, game).id, user.id) for game in games}


async def begin(game: str, person: Member) -> None:
    """A game with a stand-in."""
    await person.command(game, "start", where="here")
    for verb in ("standin", "begin"):
        message, control = await person.wait(verb)
        await person.press(message, control["custom_id"])
    await person.wait("hand")


async def end(person: Member) -> None:
    """The only person at a table agrees that the game ends as it stands."""
    await person.command("table", "end")
    message, control = await person.wait("vote")
    await person.press(message, control["custom_id"])


def on_disk(url: str, person: Member) -> tuple[str, int]:
    """How a table stands, and how many answers of people it has been given."""
    with psycopg.connect(url) as db:
        row = db.execute(
            "SELECT status, (SELECT count(*) FROM actions "
            "WHERE session = id AND interaction IS NOT NULL AND act ->> 'act' = 'answer') "
            "FROM sessions WHERE channel = %s",
            (person.channel,),
        ).fetchone()
    assert row is not None
    return row


def has_arrived(url: str, board: int) -> bool:
    """Whether it is on disk that a board is in its channel."""
    with psycopg.connect(url) as db:
        return db.execute("SELECT 1 FROM posts WHERE message = %s AND sending IS NULL", (board,)).fetchone() is not None


async def play(played: Tables, random: Random, url: str) -> None:
    """Press at these tables until so many more answers of each are on disk."""

    async def on(person: Member) -> None:
        wanted = on_disk(url, person)[1] + MORE
        async with asyncio.timeout(PATIENCE):
            while on_disk(url, person)[1] < wanted:
                await person.press(*await person.choose(random))

    await asyncio.gather(*map(on, played.values()))


async def kill_while_answering(processes: Processes, name: str, played: Tables, random: Random, after: float) -> None:
    """Kill a process so many seconds after each of its tables has been given an answer."""
    assert all(on_disk(processes.url, person)[0] == "playing" for person in played.values())
    chosen = [(person, await person.choose(random)) for person in played.values()]
    pressing = asyncio.gather(*(person.press(*press) for person, press in chosen))
    await asyncio.sleep(after)
    processes.kill(name)
    pressing.cancel()
    with suppress(asyncio.CancelledError):
        await pressing


async def test_a_game_of_each_kind_between_two_processes_of_which_one_is_killed_three_times(
    discord: Discord, processes: Processes, migrated: str, server: str, tmp_path: Path
) -> None:
    random = Random(5)
    mine, others = tables(discord, 0, IDS[::2]), tables(discord, 1, IDS[1::2])

    def connected(shard: int) -> int:
        return [each for each, _ in discord.identified].count(shard)

    processes.start("bot-0")
    processes.start("bot-1")
    await until(lambda: connected(0) == connected(1) == 1 and discord.backend.commands.get(None))
    assert await processes.is_healthy("bot-1")
    await asyncio.gather(*(begin(game, person) for game, person in [*mine.items(), *others.items()]))
    await play({**mine, **others}, random, migrated)

    await kill_while_answering(processes, "bot-0", mine, random, 0.01)
    processes.start("bot-0")
    await play(others, random, migrated)
    await until(lambda: connected(0) == 2)
    await play(mine, random, migrated)

    # The second one sleeps past its lease; what is said to it meanwhile it hears when somebody else has its shard.
    sleeping = processes.running["bot-1"]
    sleeping.send_signal(signal.SIGSTOP)
    processes.start("bot-1")
    await kill_while_answering(processes, "bot-0", mine, random, 0.03)
    processes.start("bot-0")
    await until(lambda: connected(0) == 3 and connected(1) == 2)
    await play(others, random, migrated)
    sleeping.send_signal(signal.SIGCONT)
    await play({**mine, **others}, random, migrated)
    assert await ended(sleeping) == 1, "it has lost its shard"

    await kill_while_answering(processes, "bot-0", mine, random, 0.1)
    processes.start("bot-0")
    await play(others, random, migrated)
    await until(lambda: connected(0) == 4)
    await play(mine, random, migrated)
    times = sorted(at for _, at in discord.identified)
    assert all(later - earlier >= 0.9 for earlier, later in pairwise(times)), "one bucket: one after another"

    everywhere = {**mine, **others}
    await asyncio.gather(*map(end, everywhere.values()))
    await until(lambda: all(on_disk(migrated, person)[0] == "over" for person in everywhere.values()))
    assert await processes.stop() == [0, 0]
    assert "incident" not in processes.said()

    file, back = str(tmp_path / "moved.db"), postgres.emptied(server, "back")
    assert await carry(migrated, file) == await carry(file, back)
    sessions = Sessions(await open_store(back), map(game_of, IDS))
    for person in everywhere.values():
        session = await sessions.in_channel(person.channel)
        assert session is not None and (await sessions.verify(session)).holds
        await assert_sound(sessions, session, session.playing.dice.seed)
    await sessions.close()


@pytest.mark.parametrize(
    ("when", "forgetful", "made"),
    [
        ("written down", True, 1),  # it looks at its own clock before it sends anything
        ("about to send", False, 1),  # the other has sent it under the same nonce
        ("about to send", True, 2),  # what it has sent, and nobody will ever look after, it deletes
    ],
)
async def test_who_slept_past_its_lease_in_the_middle_of_posting_leaves_one_board(
    discord: Discord, processes: Processes, when: str, forgetful: bool, made: int
) -> None:
    (person,) = tables(discord, 0, ["hitz"]).values()
    processes.start("bot-0")
    await until(lambda: discord.identified and discord.backend.commands.get(None))
    await person.command("hitz", "start", where="here")
    message, control = await person.wait("standin")
    await person.press(message, control["custom_id"])
    before = len(discord.made)
    processes.nap.write_text(when)
    message, control = await person.wait("begin")
    await person.press(message, control["custom_id"])
    sleeping = processes.running["bot-0"]
    await until(lambda: " T " in Path(f"/proc/{sleeping.pid}/stat").read_text())
    assert discord.made[before:] == []
    processes.start("bot-0")
    board, _ = await person.wait("hand")
    await until(lambda: has_arrived(processes.url, board.id))  # else it might still be the sleeper's own
    discord.forgetful = forgetful
    sleeping.send_signal(signal.SIGCONT)
    assert await ended(sleeping) == 1, "it has lost its shard"
    assert len(discord.made[before:]) == made
    left = [each for each in discord.made[before:] if each in discord.backend.messages[person.channel]]
    assert left == [board.id] == [person.find("hand")[0].id]
    await play({"hitz": person}, Random(1), processes.url)
    assert await processes.stop() == [0]


def connections(url: str) -> list[int]:
    """The server's processes that serve the bot's connections."""
    with psycopg.connect(url) as db:
        rows = db.execute("SELECT pid FROM pg_stat_activity WHERE application_name = 'gravekeeper'").fetchall()
    return [pid for (pid,) in rows]


async def test_a_server_that_does_not_answer_keeps_nobody_waiting(discord: Discord, processes: Processes) -> None:
    """Whoever is told nothing else hears of it in time, and what was under way comes to its end all the same."""
    (person,) = tables(discord, 0, ["hitz"]).values()
    processes.start("bot-0")
    await until(lambda: discord.identified and discord.backend.commands.get(None))
    await begin("hitz", person)
    panel, answer, values = await person.choose(Random(1))
    board, log = await person.wait("log")
    hand = person.find("hand")[1]
    silent = connections(processes.url)
    assert len(silent) == 2
    for pid in silent:
        os.kill(pid, signal.SIGSTOP)
    try:
        begun = time.monotonic()
        presses = [(panel, answer, values), (board, log["custom_id"], None), (board, hand["custom_id"], None)]
        records = await asyncio.gather(*(person.press(*each) for each in presses))
        messages = discord.backend.messages[person.channel]

        def told(record: Any) -> bool:
            said = [messages[id].content for id in (record.message_id, *record.followup_ids) if id in messages]
            return any("database" in text for text in said)

        await until(lambda: all(map(told, records)))
        assert time.monotonic() - begun < 3, "for so long Discord waits"
    finally:
        for pid in silent:
            os.kill(pid, signal.SIGCONT)
    await play({"hitz": person}, Random(1), processes.url)
    assert await processes.stop() == [0]
    assert "incident" not in processes.said()


def test_the_compose_file_says_all_that_a_process_needs() -> None:
    given = {"DISCORD_TOKEN": "token", "POSTGRES_PASSWORD": "hush"}
    shares = set[int]()
    for name in ("bot-0", "bot-1"):
        said = environment(name, **given)
        assert said["DATABASE_URL"] == "postgresql://gravekeeper:hush@database/gravekeeper"
        shares.update(Share(*(int(said[key]) for key in ("CLUSTER", "CLUSTERS", "SHARDS"))).mine)
    assert shares == {0, 1}
    for missing in given:
        with pytest.raises(AssertionError, match="put"):
            environment("bot-0", **{name: value for name, value in given.items() if name != missing})


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
    bot.leases = SimpleNamespace(identify=identify)
    await bot.before_identify_hook(6)
    assert slept == [5.0, 5.0] and turns == [2]


async def test_a_page_goes_on_with_the_process_that_has_the_lease_by_now(
    discord: Discord, processes: Processes
) -> None:
    """One sleeps past its lease with a page open; its proxy asks the next one, which knows the page, too."""
    ports, host = list[int](), "127.0.0.1:9"
    for _ in range(2):
        with socket.create_server(("127.0.0.1", 0)) as free:
            ports.append(free.getsockname()[1])
    (person,) = tables(discord, 0, ["hitz"]).values()

    def start(port: int) -> None:
        processes._given |= {"GRAVEKEEPER_URL": f"http://{host}/map", "GRAVEKEEPER_PORT": str(port)}
        processes.start("bot-0")

    start(ports[0])
    await until(lambda: discord.identified and discord.backend.commands.get(None))
    await begin("hitz", person)
    with psycopg.connect(processes.url) as db:
        session = db.execute("SELECT id FROM sessions").fetchone()
        key = db.execute("SELECT value FROM meta WHERE key = 'web-key'").fetchone()
    assert session and key
    ticket = tickets.sign(Keys(bytes.fromhex(key[0])), Ticket(session[0], "a", person.user, "en"), time.time())
    head = {"Host": host, "Origin": f"http://{host}"}
    async with ClientSession() as client:

        async def ask(port: int, path: str, **body: Any) -> tuple[int, Any]:
            how = {"method": "POST", "json": body} if body else {"method": "GET"}
            async with client.request(url=f"http://127.0.0.1:{port}/map{path}", headers=head, **how) as answer:
                return answer.status, await answer.json()

        status, visit = await ask(ports[0], "/visit", ticket=ticket)
        assert status == 200
        head["Authorization"] = f"Bearer {visit['token']}"
        question = (await ask(ports[0], "/state"))[1]["question"]
        press = {"question": question["id"], "at": question["at"], "do": "for-me", "words": [], "number": 5}
        _, answers = on_disk(processes.url, person)

        sleeping = processes.running["bot-0"]
        sleeping.send_signal(signal.SIGSTOP)
        start(ports[1])
        await until(lambda: len(discord.identified) == 2)
        assert (await ask(ports[1], "/press", **press))[0] == 200
        assert on_disk(processes.url, person)[1] == answers + 1

        sleeping.send_signal(signal.SIGCONT)
        with suppress(ClientError):  # it may have ended sooner
            assert (await ask(ports[0], "/press", **press))[0] in (421, 503)
        assert await ended(sleeping) == 1, "it has lost its shard"
        again = await ask(ports[1], "/press", **press)
        assert again[0] == 200 and again[1]["state"]["question"] != question
        assert on_disk(processes.url, person)[1] == answers + 1, "the same press is done once"
    assert await processes.stop() == [0]
