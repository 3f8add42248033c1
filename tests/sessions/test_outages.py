"""The database is away in the middle of a stand-in's turn: nothing stands still for good, whatever fails when."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from core.toy import Toy
from patience import PATIENCE
from postgres import sqlite_only
from sessions.child import begin
from sessions.world import assert_sound, due, rest

from engine.core.shape import sample
from engine.store import Batch, StoreError, Unknown
from engine.tables import acting, journal, running
from engine.tables.session import Session
from engine.tables.sessions import Sessions

pytestmark = pytest.mark.usefixtures("quick")
LONG = 3600


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A commit for each automatic act; what fails is tried again soon."""
    monkeypatch.setattr(acting, "SLICE", 0)
    monkeypatch.setattr(running, "PAUSES", (0.01, 0.02))
    monkeypatch.setattr(journal, "LOOKED_FOR", 0.1)


def away() -> StoreError:
    return StoreError("no-server", path="it", why="starting up")


def lost() -> StoreError:
    return Unknown("unknown", path="it", why="gone")


class Outage:
    """The database refuses the transactions with these numbers, and with the first of them reads for a moment."""

    def __init__(self, store: Any, monkeypatch: pytest.MonkeyPatch, what: Callable[[], StoreError], *failing: int):
        self.count = 0
        transact, rows = store._transact, store.rows
        reads = 2 if what is lost else 0

        def refused(batches: list[Batch]) -> None:
            self.count += 1
            if self.count in failing:
                raise what()
            transact(batches)

        async def unread(sql: str, *values: Any) -> list[Any]:
            nonlocal reads
            if reads and self.count >= failing[0]:
                reads -= 1
                raise away()
            return await rows(sql, *values)

        monkeypatch.setattr(store, "_transact", refused)
        monkeypatch.setattr(store, "rows", unread)


async def answer(sessions: Sessions, session: Session, random: Random) -> None:
    user, decision = random.choice(due(session))
    await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, random))


async def waits_for_people(sessions: Sessions, id: str) -> Session:
    """The table goes on by itself until it waits for somebody who is no stand-in, or is over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(StoreError):
                session = await sessions.get(id)  # it may be another object each time
                rests = session.resting and not session.lock.locked() and not sessions._running._pauses
                if rests and (session.status != "playing" or due(session)):
                    return session
            await asyncio.sleep(0.005)


async def on_its_way(sessions: Sessions, random: Random) -> Session:
    """A table at which only a stand-in is due, and nothing has gone on yet."""
    session = await rest(await begin(sessions, "toy", 5))
    with patch.object(acting, "next_act", lambda *_: None):
        while due(session):
            await answer(sessions, session, random)
    assert session.status == "playing"
    session.resting = False
    return session


@pytest.mark.parametrize("what", [away, lost])
@pytest.mark.parametrize("first", [2, 3, 4])
async def test_a_commit_that_fails_in_a_stand_ins_turn_is_tried_again(
    serve, monkeypatch: pytest.MonkeyPatch, what: Callable[[], StoreError], first: int
) -> None:
    sessions = await serve(Toy())
    session = await rest(await begin(sessions, "toy", 5))
    for turn in range(6):
        with monkeypatch.context() as during:
            outage = Outage(sessions.store, during, what, first, first + 1)
            await answer(sessions, session, Random(turn))
            session = await waits_for_people(sessions, session.id)
            if outage.count >= first:
                break
        if session.status != "playing":
            pytest.fail("no stand-in had a turn that long")
    assert (session.incident, session.away) == ("", False)
    await assert_sound(sessions, session)


@sqlite_only
async def test_a_disk_that_is_full_for_a_while_stops_nothing_for_good(serve) -> None:
    sessions = await serve(Toy())
    session = await on_its_way(sessions, Random(1))
    store: Any = sessions.store
    (most,) = store._writer.execute("PRAGMA max_page_count").fetchone()
    store._writer.execute("PRAGMA max_page_count = 1")  # no less than it has
    while True:  # there may be room in its pages
        try:
            await store.execute("INSERT INTO meta (key, value) VALUES (hex(randomblob(8)), hex(randomblob(4000)))")
        except StoreError as error:
            assert isinstance(error.__cause__, sqlite3.OperationalError) and "full" in str(error.__cause__)
            break
    sessions._running.after(session)
    async with asyncio.timeout(PATIENCE):
        while not session.away:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    assert session.incident == ""
    store._writer.execute(f"PRAGMA max_page_count = {most}")
    session = await waits_for_people(sessions, session.id)
    assert not session.away
    await assert_sound(sessions, session)


async def test_what_people_read_is_true_while_it_lasts_and_afterwards(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions, told = await serve(Toy()), list[tuple[str, bool]]()
    session = await on_its_way(sessions, Random(1))
    sessions.on_change = lambda session: told.append((session.incident, session.still().away))
    Outage(sessions.store, monkeypatch, away, 1, 2, 3, 4)
    sessions._running.after(session)
    await waits_for_people(sessions, session.id)
    assert told == [("", True), ("", False)], "once that it is away, and once that it has gone on"


async def test_somebody_who_acts_or_looks_need_not_wait_for_the_next_try(
    serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PAUSES", (LONG,))
    monkeypatch.setattr(running, "OUTAGE", LONG)
    sessions = await serve(Toy())
    session = await on_its_way(sessions, Random(1))
    Outage(sessions.store, monkeypatch, away, 1)
    sessions._running.after(session)
    async with asyncio.timeout(PATIENCE):
        while not sessions._running._pauses:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    assert session.resting and not due(session)
    await sessions.rest(session.id, LONG)  # nobody waits for what waits itself
    sessions.stir(session)
    assert due(await waits_for_people(sessions, session.id))


async def test_closing_does_not_wait_for_the_next_try(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PAUSES", (LONG,))
    monkeypatch.setattr(running, "OUTAGE", LONG)
    sessions = await serve(Toy())
    session = await on_its_way(sessions, Random(1))
    Outage(sessions.store, monkeypatch, away, 1)
    sessions._running.after(session)
    await sessions.rest(session.id, PATIENCE)
    assert sessions._running._pauses
    async with asyncio.timeout(PATIENCE):
        await sessions.close()


async def test_whoever_looks_at_a_table_after_a_start_sets_it_going(serve) -> None:
    sessions = await serve(Toy())
    session = await on_its_way(sessions, Random(1))
    seq = session.seq
    await sessions.close()
    sessions = await serve(Toy())
    await sessions.get(session.id)
    session = await waits_for_people(sessions, session.id)
    assert session.seq > seq
    await assert_sound(sessions, session)


@pytest.mark.parametrize("failing", [0, 3])
async def test_a_start_goes_on_with_every_game_shown_or_not(
    serve, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    sessions = await serve(Toy())
    session = await on_its_way(sessions, Random(1))
    waiting = await rest(await begin(sessions, "toy", 6))
    await sessions.store.execute("UPDATE sessions SET dirty = 0")
    await sessions.close()
    sessions = await serve(Toy())
    rows = sessions.store.rows

    async def unread(sql: str, *values: Any) -> list[Any]:
        nonlocal failing
        if failing and sql.startswith("SELECT game"):
            failing -= 1
            raise away()
        return await rows(sql, *values)

    monkeypatch.setattr(sessions.store, "rows", unread)
    assert await sessions.unshown() == []
    await sessions.wake_all()
    async with asyncio.timeout(PATIENCE):
        while await sessions.store.row("SELECT seq FROM sessions WHERE id = ?", session.id) == (session.seq,):  # noqa: ASYNC110
            await asyncio.sleep(0.005)
    assert due(await waits_for_people(sessions, session.id))
    assert (await sessions.get(waiting.id)).seq == waiting.seq
    assert await sessions.unshown() == [session.id], "nobody is shown again what has not changed"


async def test_a_fault_of_the_program_is_tried_again_too_and_said_once(
    serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sessions, told = await serve(Toy()), list[str]()
    session = await on_its_way(sessions, Random(1))
    sessions.on_change = lambda session: told.append(session.incident)
    real, tries = acting.next_act, 0

    def broken(*args: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries <= 3:
            raise ZeroDivisionError("a rule is broken")
        return real(*args)

    monkeypatch.setattr(acting, "next_act", broken)
    sessions._running.after(session)
    await waits_for_people(sessions, session.id)
    assert len(told) == 2 and told[0] and told[0] in caplog.text and told[1] == ""


def test_pauses_grow_and_an_outage_is_looked_at_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert list(running.PAUSES) == sorted(running.PAUSES) and running.PAUSES[0] <= 2 < running.OUTAGE <= 30
