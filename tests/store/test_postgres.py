"""What PostgreSQL alone can do to us: servers that are away, connections that are lost, others who write at once."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import postgres
import psycopg
import pytest
from core.toy import Toy
from sessions.world import assert_sound, due, put, refused, rest, service, table

from engine.core.shape import sample
from engine.store import Batch, Conflict, Store, StoreError, Unknown, open_store
from engine.store import postgres as postgres_store
from engine.store import store as store_module
from engine.store.postgres import PostgresStore, numbered
from engine.tables import journal


@pytest.fixture
async def store(migrated: str) -> AsyncIterator[Store]:
    postgres.cleared(migrated)
    opened = await open_store(migrated)
    yield opened
    await opened.close()


async def keys(store: Store) -> list[str]:
    return [key for (key,) in await store.rows("SELECT key FROM meta WHERE key != 'schema' ORDER BY key")]


async def lose(url: str) -> None:
    """All connections of ours, until the server is rid of them."""
    ours = "FROM pg_stat_activity WHERE application_name = 'gravekeeper'"
    with psycopg.connect(url, autocommit=True) as db:
        db.execute(f"SELECT pg_terminate_backend(pid) {ours}")
        while db.execute(f"SELECT 1 {ours}").fetchone():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)  # until their processes have ended, too


def test_marks_are_numbered() -> None:
    assert numbered("UPDATE t SET a = ? WHERE b = ?") == "UPDATE t SET a = $1 WHERE b = $2"


async def test_a_url_that_is_none_and_servers_that_are_not_there(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with refused("no address"):
        await open_store("postgresql://host:no-port/x?nonsense=1")
    with refused("cannot be reached"):
        await open_store("postgresql://gravekeeper@127.0.0.1:1/x")
    with refused("does not let the bot in"):
        await open_store(server.replace("gravekeeper@", "nobody@", 1))
    with refused("cannot be reached"):
        await open_store(server.replace("/postgres?", "/nowhere?"))
    monkeypatch.setitem(sys.modules, "engine.store.postgres", None)
    with refused("requirements-cluster.txt"):
        await open_store(server)


@pytest.mark.parametrize("sent", ["not all of it", "all but the end"])
async def test_a_process_that_sleeps_in_the_midst_of_a_transaction_keeps_no_row(
    migrated: str, monkeypatch: pytest.MonkeyPatch, sent: str
) -> None:
    """It was stopped between two of its statements, and its lease went to another process."""
    postgres.cleared(migrated)
    monkeypatch.setattr(postgres_store, "PATIENCE", 0.4)
    store = await open_store(migrated)
    await store.execute("INSERT INTO meta (key, value) VALUES ('a', '1')")
    ours = await asyncio.to_thread(psycopg.connect, f"{migrated}&application_name=gravekeeper", autocommit=True)
    try:
        if sent == "not all of it":
            ours.pgconn.enter_pipeline_mode()
            for statement in (b"BEGIN", b"UPDATE meta SET value = '2' WHERE key = 'a'"):
                ours.pgconn.send_query_params(statement, None)
            ours.pgconn.send_flush_request()
            ours.pgconn.flush()
        else:
            ours.execute("BEGIN")
            ours.execute("UPDATE meta SET value = '2' WHERE key = 'a'")
        waits = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'ClientRead' AND query LIKE 'UPDATE meta SET%''2''%'"
        while not await store.rows(waits):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        await store.execute("UPDATE meta SET value = '3' WHERE key = 'a'")
        assert await store.rows("SELECT value FROM meta WHERE key = 'a'") == [("3",)]
    finally:
        ours.close()
        await store.close()


async def test_a_wrong_password_is_refused_and_in_no_sentence(server: str) -> None:
    with psycopg.connect(server, autocommit=True) as db:
        db.execute(f"DROP ROLE IF EXISTS {postgres.LOCKED}")
        db.execute(f"CREATE ROLE {postgres.LOCKED} LOGIN PASSWORD 'right'")
    wrong = server.replace("gravekeeper@", f"{postgres.LOCKED}:hush@", 1)
    with refused("does not let the bot in.*password"):
        await open_store(wrong)
    for url in (wrong, "postgresql://gravekeeper:hush@127.0.0.1:1/x"):
        with pytest.raises(StoreError) as caught:
            await open_store(url)
        assert "hush" not in str(caught.value)


async def test_a_server_that_can_only_be_read_is_refused(migrated: str) -> None:
    with refused("only be read"):
        await open_store(f"{migrated}%20-cdefault_transaction_read_only%3Don")


async def test_less_than_durable_is_not_taken(migrated: str) -> None:
    store = await open_store(f"{migrated}%20-csynchronous_commit%3Doff")
    assert isinstance(store, PostgresStore)
    assert await store.apply(lambda execute: execute("SHOW synchronous_commit")) == [("on",)]
    await store.close()


async def test_only_the_guilty_batch_of_a_group_is_refused(store: Store) -> None:
    await store.commit(put("0"))
    guilty = put("lost")
    guilty.statements += put("0").statements
    group = [put("1"), guilty, put("2"), put("bad", "a\0b"), put("3")]
    outcome = await asyncio.gather(*(store.commit(each) for each in group), return_exceptions=True)
    assert [type(each) for each in outcome] == [type(None), Conflict, type(None), psycopg.DataError, type(None)]
    assert await keys(store) == ["0", "1", "2", "3"]


async def test_a_server_that_was_away_for_a_moment_is_not_noticed(store: Store, migrated: str) -> None:
    await store.commit(put("1"))
    await lose(migrated)
    await store.commit(put("2"))
    assert await keys(store) == ["1", "2"]
    await lose(migrated)
    assert await keys(store) == ["1", "2"]


async def test_who_asks_a_silent_server_is_told_at_once_but_a_program_that_starts_waits(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "SILENT", 0.0)
    slow = Batch()
    slow.add("SELECT pg_sleep(0.1)")
    writing = asyncio.create_task(store.commit(slow))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert store.is_silent
    with refused("no answer"):
        await keys(store)
    store.patient = True
    assert await keys(store) == []
    await writing


async def test_writers_that_keep_each_other_waiting_both_come_through(store: Store, migrated: str) -> None:
    await store.commit(put("a"))
    await store.commit(put("b"))
    other = await open_store(migrated)

    def both(first: str, second: str) -> Batch:
        batch = Batch()
        for key in (first, second):
            batch.add("UPDATE meta SET value = value || 'x' WHERE key = ?", key)
            batch.add("SELECT pg_sleep(0.05)")
        return batch

    await asyncio.gather(store.commit(both("a", "b")), other.commit(both("b", "a")))
    assert await store.rows("SELECT value FROM meta WHERE key IN ('a', 'b')") == [("xxx",), ("xxx",)]
    await other.close()


@pytest.mark.parametrize("kept", [True, False])
async def test_an_answer_is_looked_up_when_the_server_was_lost_while_it_was_kept(
    migrated: str, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    postgres.cleared(migrated)
    monkeypatch.setattr(journal, "LOOKED_FOR", 1.0)
    sessions = await service(migrated, Toy())
    session = await table(sessions)
    store: Any = sessions.store
    transact = store._transact

    def lost(batches: list[Batch]) -> None:
        monkeypatch.setattr(store, "_transact", transact)
        if kept:
            transact(batches)
        store._writer.close()
        raise Unknown("unknown", path="it", why="gone")

    monkeypatch.setattr(store, "_transact", lost)
    user, decision = due(session)[0]
    answer = sample(decision.ask.shape, Random(1))
    if kept:
        assert await sessions.answer(session.id, user, decision.id, answer, 77)
    else:
        with pytest.raises(Unknown):
            await sessions.answer(session.id, user, decision.id, answer, 77)
    assert await journal.is_done(sessions.store, 77) == kept
    fresh = await rest(await sessions.get(session.id))
    assert fresh is not session
    await assert_sound(sessions, fresh)
    await sessions.close()
