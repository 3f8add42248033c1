"""Two services that know nothing of each other on one database: who comes second starts from what the first left."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from core.toy import Toy
from sessions.world import Clock, assert_sound, due, rest, table

from engine.core.errors import Refused
from engine.core.shape import sample
from engine.store import Batch, Conflict, Stale
from engine.store.migrate import migrate
from engine.tables.session import Session
from engine.tables.sessions import Sessions


async def pair(serve, clock: Clock) -> tuple[Sessions, Sessions, Session]:
    """Two services, each with its own object of one table that has begun."""
    one = await serve(Toy())
    other = Sessions(one.store, [Toy()], clock=clock, seed=lambda: "seed")
    session = await table(one)
    await other.get(session.id)
    return one, other, session


def asked(session: Session, seed: int = 1) -> tuple[int, str, list[str]]:
    user, decision = Random(seed).choice(due(session))
    return user, decision.id, sample(decision.ask.shape, Random(seed))


async def test_an_answer_from_an_old_version_is_judged_and_done_anew(serve, clock: Clock) -> None:
    one, other, session = await pair(serve, clock)
    accepted, random = set[int](), Random(3)
    for turn in range(30):
        mine, theirs = (one, other) if turn % 2 else (other, one)
        old = await rest(await mine.get(session.id))  # which will have been changed when it is answered there
        for sessions, number in (
            (theirs, 100 + turn),
            (mine, 200 + turn),
        ):
            seen = await rest(await sessions.get(session.id)) if sessions is theirs else old
            user, decision = random.choice(due(seen))
            words = sample(decision.ask.shape, random)
            with suppress(Refused):
                await sessions.answer(session.id, user, decision.id, words, number)
                accepted.add(number)
        if (await rest(await mine.get(session.id))).status != "playing":
            break
    told = await one.store.rows("SELECT interaction FROM actions WHERE interaction IS NOT NULL")
    assert {row[0] for row in told} == accepted and len(told) > 10
    await assert_sound(mine, await mine.get(session.id))


async def test_the_same_press_delivered_to_both_is_one_answer(serve, clock: Clock) -> None:
    one, other, session = await pair(serve, clock)
    user, decision, words = asked(session)
    first, second = await asyncio.gather(*(each.answer(session.id, user, decision, words, 7) for each in (one, other)))
    assert bool(first) != bool(second)
    assert await one.store.row("SELECT count(*) FROM actions WHERE interaction = 7") == (1,)
    await assert_sound(one, await rest(await one.get(session.id)))


async def test_what_was_thought_to_be_on_disk_is_forgotten_with_the_old_object(serve, clock: Clock) -> None:
    one, other, session = await pair(serve, clock)
    old = await other.get(session.id)
    await one.leave(session.id, 12)
    user, decision, words = asked(await rest(await one.get(session.id)))
    await other.answer(session.id, user, decision, words, 7)
    new = await other.get(session.id)
    assert new is not old and new.seats["c"].stand_in
    await assert_sound(other, await rest(new))


async def test_nothing_of_a_batch_with_an_old_version_is_kept(serve) -> None:
    sessions = await serve(Toy())
    session = await table(sessions)
    batch = Batch()
    batch.add("INSERT INTO meta (key, value) VALUES ('k', 'v')")
    batch.add("UPDATE sessions SET version = CASE WHEN version = ? THEN ? END WHERE id = ?", 1, 2, session.id)
    with pytest.raises(Stale):
        await sessions.store.commit(batch)
    assert await sessions.store.rows("SELECT * FROM meta WHERE key = 'k'") == []
    with pytest.raises(Conflict) as caught:
        await sessions.store.execute("UPDATE sessions SET game = NULL")
    assert not isinstance(caught.value, Stale)


async def test_automatic_play_that_is_overtaken_goes_on_from_there(serve, clock: Clock) -> None:
    one, other, session = await pair(serve, clock)
    await one.leave(session.id, 11)
    await other.leave(session.id, 12)  # both have begun to play for who has left
    await asyncio.gather(*(_at_rest(each, session.id) for each in (one, other)))
    at_disk = await one.store.row("SELECT seq FROM sessions WHERE id = ?", session.id)
    newer = max([await each.get(session.id) for each in (one, other)], key=lambda each: each.seq)
    assert (newer.seq,) == at_disk and not newer.incident
    await assert_sound(one, newer)


async def _at_rest(sessions: Sessions, id: str) -> None:
    await rest(await sessions.get(id))
    await sessions.rest(id, 5)
    await rest(await sessions.get(id))


async def test_one_table_opens_in_a_channel_however_many_try_at_once(serve, clock: Clock) -> None:
    one = await serve(Toy())
    other = Sessions(one.store, [Toy()], clock=clock, seed=lambda: "seed")
    tries = [each.open("toy", guild=1, channel=5, host=10, name="A", language="en") for each in (one, other) * 3]
    outcome = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Session) for each in outcome) == 1
    refused = [each for each in outcome if not isinstance(each, Session)]
    assert {each.reason.key for each in refused if isinstance(each, Refused)} == {"refused-channel-taken"}
    assert len(refused) == 5


def test_of_two_open_tables_in_a_channel_the_older_is_closed_by_the_migration(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "g.db", isolation_level=None)) as db:
        migrate(db, 11)
        columns = "id, game, guild, channel, host, language, status, settings, rules_version, seq, created, changed"
        rows = [("old", 5, "playing"), ("new", 5, "lobby"), ("over", 5, "over"), ("other", 6, "lobby")]
        for id, channel, status in rows:
            db.execute(
                f"INSERT INTO sessions ({columns}) VALUES (?,'toy',1,?,1,'en',?,'{{}}',1,-1,0,0)", (id, channel, status)
            )
        migrate(db)
        found = dict(db.execute("SELECT id, status FROM sessions"))
    assert found == {"old": "dropped", "new": "lobby", "over": "over", "other": "lobby"}
