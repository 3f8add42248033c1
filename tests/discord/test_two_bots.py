"""Two whole bots over one PostgreSQL, each with its own shard of Discord: what happens, happens once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import Future
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, TypeVar

import postgres
import psycopg
import pytest
from sessions.world import refused
from simulated import World, one_press, world

from bot import create_bot
from engine.store import leases
from engine.store.opening import Share
from engine.tables.session import NONE, Pause

T = TypeVar("T")


class Elsewhere:
    """A loop in a thread of its own, as a simulated Discord wants it; all that is done there is done in one task."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._asked: asyncio.Queue[tuple[Coroutine[Any, Any, Any], Future[Any]] | None] = asyncio.Queue()
        self._thread = Thread(target=lambda: self.loop.run_until_complete(self._serve()), daemon=True)
        self._thread.start()

    async def _serve(self) -> None:
        while asked := await self._asked.get():
            work, done = asked
            try:
                done.set_result(await work)
            except BaseException as error:
                done.set_exception(error)

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        done: Future[T] = Future()
        self.loop.call_soon_threadsafe(self._asked.put_nowait, (work, done))
        return await asyncio.wrap_future(done)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self._asked.put_nowait, None)
        self._thread.join()
        self.loop.close()


class Two:
    """The bot of shard 0, and the bot of shard 1 in another loop, each with a server of its own; same people."""

    def __init__(self, a: World, b: World, elsewhere: Elsewhere, url: str) -> None:
        self.a, self.b, self._elsewhere, self.url = a, b, elsewhere, url

    async def there(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done in the second bot's loop."""
        return await self._elsewhere.run(work)

    async def posts(self, w: World) -> list[int]:
        """The messages in the channel of a table."""
        return [each.id for each in w.posts()]


@asynccontextmanager
async def two(tmp_path: Path, url: str) -> AsyncIterator[Two]:
    postgres.cleared(url)
    elsewhere, stack = Elsewhere(), AsyncExitStack()
    try:
        async with world(tmp_path, database=url, share=Share(0, 2, 2)) as a:
            theirs = world(tmp_path, database=url, share=Share(1, 2, 2))
            b = await elsewhere.run(stack.enter_async_context(theirs))
            a.watch.reminders = b.watch.reminders = True
            try:
                yield Two(a, b, elsewhere, url)
            finally:
                await elsewhere.run(stack.aclose())
    finally:
        elsewhere.stop()


async def test_each_looks_after_its_own_tables_and_nothing_happens_twice(
    tmp_path: Path, migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEWED", 600.0)  # hours pass here
    async with two(tmp_path, migrated) as w:
        a, b = w.a, w.b
        assert (a.guild.id >> 22) % 2 == 0 and (b.guild.id >> 22) % 2 == 1
        assert a.people["Ann"].id == b.people["Ann"].id, "one person on both servers"
        await a.begun("Ann", "Bob", **{"table-deadline": "6h", "table-policy": "default"})
        await w.there(b.begun("Ann", "Bob"))
        for turn in range(4):
            await one_press(a, Random(turn))
            await w.there(one_press(b, Random(turn)))
        entries = {id: len(await a.bot.sessions.history(await a.bot.sessions._live.look(id))) for id in await a.ids()}
        assert len(entries) == 2
        # An answer on one server is nothing to the other bot: it has neither shown nor loaded that table.
        assert a.session_id not in b.bot.sessions._live._by_id and b.session_id not in a.bot.sessions._live._by_id
        assert await a.bot.sessions.unshown() == [] == await w.there(b.bot.sessions.unshown())
        # Time is up at the table of A: B's sweeps see nothing of it, A's serve it once.
        timers = await a.bot.sessions.store.rows("SELECT session FROM timers WHERE at IS NOT NULL")
        assert {id for (id,) in timers} == {a.session_id}
        seq = (await a.reload()).seq
        await w.there(b.sweep(7 * 3600))
        assert (await a.bot.sessions._live.look(a.session_id)).seq == seq
        await a.sweep(7 * 3600)
        acts = [entry.act["act"] for entry in await a.bot.sessions.history(await a.reload(), after=seq)]
        late = [entry for entry in await a.bot.sessions.history(a.session, after=seq) if entry.act["act"] == "absent"]
        assert acts.count("absent") == len({entry.act["decision"] for entry in late}) >= 1


async def test_a_server_that_removes_one_bot_is_nothing_to_the_other(
    tmp_path: Path, migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEWED", 600.0)
    async with two(tmp_path, migrated) as w:
        a, b = w.a, w.b
        await a.begun("Ann", "Bob")
        await w.there(b.begun("Ann", "Bob"))
        a.env.backend.remove_guild(a.guild.id)
        await a.env.settle()
        assert (await a.reload()).paused == Pause.SERVER
        await w.there(b.bot.get_cog("Keeping").sweep())  # its day, in which it sees nothing of the other's servers
        assert (await w.there(b.reload())).paused == NONE
        assert await a.ids() == {a.session_id, b.session_id}
        await a.bot.sessions.store.execute("UPDATE servers SET gone = 1")
        await w.there(b.bot.get_cog("Keeping").sweep())
        assert await a.ids() == {a.session_id, b.session_id}, "nor is it its to forget"
        await a.bot.get_cog("Keeping").sweep()
        assert await a.ids() == {b.session_id}
        await w.there(one_press(b, Random(1)))


async def test_who_is_away_is_away_at_the_tables_of_both(tmp_path: Path, migrated: str) -> None:
    async with two(tmp_path, migrated) as w:
        a, b = w.a, w.b
        await a.begun("Ann", "Bob")
        due = a.due()
        await w.there(b.begun("Ann", "Bob"))
        shown = len(a.watch.public())
        await w.there(b.people[due].slash(b.channel, "me away", until="3d"))
        assert await a.bot.sessions.unshown() == [a.session_id]
        await a.sweep()
        assert await a.bot.sessions.unshown() == []
        said = a.watch.public()[shown:]
        assert len(said) == 1 and "away" in said[0].words.lower()


async def test_a_post_that_was_deleted_is_made_again_by_its_own_bot_alone(tmp_path: Path, migrated: str) -> None:
    async with two(tmp_path, migrated) as w:
        a, b = w.a, w.b
        await a.begun("Ann", "Bob")
        await w.there(b.begun("Ann", "Bob"))
        theirs = len(b.watch.said)
        a.env.backend.delete_message(a.session.channel, a.boards()[-1].id)
        await a.restart()
        await w.there(b.sweep(61))
        await a.sweep(61)
        assert len(a.boards()) == 1 and len(b.watch.said) == theirs


async def test_a_bot_that_has_lost_its_shards_ends_and_the_next_one_goes_on(
    tmp_path: Path, migrated: str, errors: list[Any]
) -> None:
    async with two(tmp_path, migrated) as w:
        a, b = w.a, w.b
        await a.begun("Ann", "Bob")
        await w.there(b.begun("Ann", "Bob"))
        with psycopg.connect(w.url, autocommit=True) as db:
            db.execute(
                "UPDATE shards SET holder = 'another', epoch = epoch + 1, until = now() + interval '1 second' "
                "WHERE shard = 0"
            )
        assert a.bot.leases is not None
        await a.sweep()
        assert a.bot.leases.lost
        assert await w.there(b.bot.sessions.unshown()) == []
        while not a.bot.is_closed():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        errors.clear()  # that the shards are lost
        await w.there(one_press(b, Random(1)))
        with refused("count 2 shards, this one 4"):
            await create_bot(database=w.url, share=Share(0, 1, 4)).setup_hook()
        await a.start()
        await one_press(a, Random(1))
        assert await a.bot.sessions.unshown() == []


async def test_once_all_have_stopped_the_number_of_shards_may_be_another(tmp_path: Path, migrated: str) -> None:
    async with two(tmp_path, migrated) as w:
        a, b = w.a, w.b
        await a.begun("Ann", "Bob")
        await w.there(b.begun("Ann", "Bob"))
        await w.there(b.stop())
        await a.stop()
        a.share, a.env.requested_shard_count = Share(0, 1, 4), 4
        await a.start()
        store = a.bot.sessions.store
        assert await store.row("SELECT shards, generation FROM topology") == (4, 2)
        assert store.owned.has(a.guild.id) and store.owned.has(b.guild.id), "both tables are its own now"
        boards, seq = len(a.boards()), a.session.seq
        await one_press(a, Random(1))
        assert (await a.reload()).seq > seq and len(a.boards()) == boards
        assert await a.bot.sessions.unshown() == []
