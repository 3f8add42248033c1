"""Shards and the processes that look after them, by the clock of the database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import pairwise

import postgres
import psycopg
import pytest
from sessions.world import refused

from engine.store import leases as module
from engine.store import open_store
from engine.store.leases import Leases, are_held
from engine.store.opening import Share
from engine.store.ownership import Owned, clock
from engine.store.postgres import PostgresStore

Process = Callable[..., Awaitable[Leases]]


@pytest.fixture
async def process(migrated: str) -> AsyncIterator[Process]:
    """One process after another on the same database, that has not claimed anything yet."""
    postgres.cleared(migrated)
    stores: list[PostgresStore] = []

    async def make(*mine: int, shards: int = 2) -> Leases:
        store = await open_store(migrated)
        assert isinstance(store, PostgresStore)
        stores.append(store)
        return Leases(store, shards, mine)

    yield make
    for store in stores:
        await store.close()


def held(store: PostgresStore, mine: list[int]) -> bool:
    return are_held(PostgresStore.look(store._url), mine)


async def keep(leases: Leases) -> None:
    """As the bot does."""
    while not leases.lost:
        await leases.beat()
        await asyncio.sleep(module.RENEWED)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in {
        "LENGTH": 1.2,
        "RENEWED": 0.2,
        "QUIET": 0.7,
        "AGAIN": 0.1,
        "PATIENCE": 0.1,
        "APART": 0.4,
    }.items():
        monkeypatch.setattr(module, name, seconds)


def test_a_server_belongs_to_the_shard_that_discord_sends_it_to() -> None:
    owned = Owned(4, {1: 7, 3: 2})
    for guild in (1 << 22, 5 << 22, (3 << 22) + 12345):
        assert owned.has(guild)
    assert not owned.has(0) and not owned.has(2 << 22)
    assert owned.epoch(5 << 22) == 7 and owned.epoch(3 << 22) == 2 and owned.epoch(2 << 22) == -1
    assert owned.where() == "(guild >> 22) % 4 IN (1, 3)"
    assert Owned().where() == "TRUE" and Owned(4, {}).where() == "FALSE" and Owned().has(987654321 << 20)


def test_who_has_slept_knows_that_nothing_is_its_own_any_more() -> None:
    for seconds, ours in ((60, True), (-0.001, False)):
        owned = Owned(2, {0: 4}, clock() + seconds)
        assert owned.has(0) == ours and owned.epoch(0) == (4 if ours else -1)
        assert owned.where() == ("(guild >> 22) % 2 IN (0)" if ours else "FALSE")


async def test_where_others_write_too_every_renewal_is_a_reason_to_look_again(process: Process) -> None:
    leases = await process(0)
    await leases.claim()
    before = leases.store.writes
    await leases.beat()
    assert leases.store.writes > before


@pytest.mark.usefixtures("quick")
async def test_who_cannot_renew_for_whatever_reason_ends(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    leases = await process(0)
    await leases.claim()

    async def broken(work: object) -> None:
        raise psycopg.OperationalError("nobody has thought of this")

    monkeypatch.setattr(leases.store, "apply", broken)
    await asyncio.wait_for(keep(leases), 10)
    assert leases.lost and not leases.store.owned.has(0)


@pytest.mark.parametrize(("clusters", "shards"), [(1, 1), (2, 2), (3, 7), (4, 128), (5, 6)])
def test_every_shard_is_of_one_process(clusters: int, shards: int) -> None:
    shares = [Share(cluster, clusters, shards).mine for cluster in range(clusters)]
    assert sorted(shard for share in shares for shard in share) == list(range(shards)) and all(shares)


@pytest.mark.parametrize("wrong", [(1, 1, 1), (-1, 1, 1), (0, 3, 2), (0, 0, 0)])
def test_numbers_that_do_not_fit_together_are_refused(wrong: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError):
        Share(*wrong)


async def test_two_processes_share_what_there_is(process: Process) -> None:
    one, other = await process(0), await process(1)
    await one.claim()
    assert one.store.owned.has(0) and not one.store.owned.has(1 << 22)
    assert held(one.store, [0]) and not held(one.store, [0, 1])
    await other.claim()
    assert other.store.owned.has(1 << 22) and not other.store.owned.has(0)
    assert held(one.store, [0, 1])


@pytest.mark.usefixtures("quick")
async def test_a_second_process_for_the_same_shards_is_refused_while_the_first_lives(process: Process) -> None:
    one, other = await process(0, 1), await process(1)
    await one.claim()
    keeping = asyncio.create_task(keep(one))
    with refused(f"shards 1 .*{one.holder}"):
        await other.claim()
    assert not other.store.owned.has(1 << 22) and not one.lost
    keeping.cancel()
    await one.release()
    begun = time.monotonic()
    await other.claim()
    assert time.monotonic() - begun < module.LENGTH, "what was given up is free at once"
    assert other.store.owned.epoch(1 << 22) > one.store.owned.epoch(1 << 22)


@pytest.mark.usefixtures("quick")
async def test_the_shards_of_a_process_that_died_are_free_when_its_time_is_over(process: Process) -> None:
    one, other = await process(0), await process(0)
    await one.claim()
    begun = time.monotonic()
    await other.claim()
    assert time.monotonic() - begun > module.LENGTH * 0.7
    await asyncio.wait_for(keep(one), 3)  # it wakes up, and finds that they are another's
    assert one.lost and one.store.owned.where() == "FALSE"
    assert held(other.store, [0])
    await one.release()
    assert held(other.store, [0]), "who has lost them cannot give them up"


@pytest.mark.usefixtures("quick")
async def test_who_cannot_renew_first_begins_nothing_more_and_then_ends(
    process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await process(0)
    await one.claim()

    async def hangs(work: object) -> None:
        await asyncio.sleep(60)

    keeping = asyncio.create_task(keep(one))
    await asyncio.sleep(0.5)
    assert one.store.owned.has(0)
    monkeypatch.setattr(one.store, "apply", hangs)
    begun = time.monotonic()
    while one.store.owned.has(0):  # noqa: ASYNC110
        await asyncio.sleep(0.02)
    assert not one.lost
    await asyncio.wait_for(keeping, 5)
    assert one.lost and time.monotonic() - begun < 4


async def test_another_number_of_shards_waits_until_nobody_lives(process: Process) -> None:
    one, other = await process(0), await process(1, shards=4)
    await one.claim()
    with refused("count 2 shards, this one 4"):
        await other.claim()
    await one.release()
    await other.claim()
    assert await one.store.row("SELECT shards, generation FROM topology") == (4, 2)
    with refused("count 4 shards, this one 2"):
        await one.claim()


async def test_an_epoch_never_comes_back(process: Process) -> None:
    seen = list[int]()
    for shards in (2, 2, 4, 2):
        one = await process(0, shards=shards)
        await one.claim()
        seen.append(one.store.owned.epoch(0))
        await one.release()
    assert seen == sorted(set(seen))


@pytest.mark.usefixtures("quick")
async def test_connections_of_a_bucket_are_apart_whichever_process_makes_them(process: Process) -> None:
    one, other = await process(0), await process(1)
    turns: list[tuple[int, float]] = []

    async def connect(leases: Leases, bucket: int) -> None:
        await leases.identify(bucket)
        turns.append((bucket, time.monotonic()))

    begun = time.monotonic()
    await asyncio.gather(*(connect(each, bucket) for each in (one, other) for bucket in (0, 0, 1)))
    for bucket, count in ((0, 4), (1, 2)):
        at = sorted(when for its, when in turns if its == bucket)
        assert len(at) == count and at[0] - begun < 0.3
        assert all(later - earlier > module.APART * 0.8 for earlier, later in pairwise(at))


async def test_the_clock_of_the_database_alone_counts(process: Process, migrated: str) -> None:
    one, other = await process(0), await process(0)
    await one.claim()
    with psycopg.connect(migrated, autocommit=True) as db:
        db.execute("UPDATE shards SET until = now() - interval '1 second'")
    await other.claim()
    assert other.store.owned.has(0)
