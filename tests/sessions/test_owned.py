"""What begins by itself is asked for only where it is ours: two servers, of which this process looks after one."""

from __future__ import annotations

from contextlib import nullcontext

import pytest
from core.toy import Toy
from sessions.world import rest

from engine.calls.deadlines import Deadlines
from engine.store import Batch, Stale
from engine.store.ownership import Owned
from engine.tables import posted, timers
from engine.tables.post import Posted, SidePost
from engine.tables.session import Session
from engine.tables.sessions import Sessions
from engine.tables.votes import Votes

OURS, THEIRS = 1 << 22, 2 << 22
ODD = Owned(2, {1: 5})


async def table(sessions: Sessions, guild: int, user: int) -> Session:
    session = await sessions.open("toy", guild=guild, channel=guild, host=user, name="A", language="en")
    await sessions.join(session.id, user + 1, "B")
    await sessions.set_option(session.id, user, "table-deadline", "24h")
    return await rest(await sessions.begin(session.id, user))


async def two(serve) -> tuple[Sessions, Session, Session]:
    """A table on a server of ours, and one on another's; of both everything is due."""
    sessions = await serve(Toy())
    ours, theirs = await table(sessions, OURS, 10), await table(sessions, THEIRS, 20)
    batch = Batch()
    for session in (theirs, ours):
        posted.add(batch, SidePost(session.channel, 7, session.id, "turn"), 2)
        for user in (session.host, session.host + 1):
            batch.add(
                "INSERT INTO pings (session, person, what, at, guild) VALUES (?, ?, 'call', ?, ?)",
                *(session.id, user, 1 if session is theirs else 3, session.guild),
            )
    batch.add("UPDATE timers SET at = ? WHERE session = ?", 1, theirs.id)
    batch.add("UPDATE timers SET at = ? WHERE session = ?", 4, ours.id)
    await sessions.store.commit(batch)
    return sessions, ours, theirs


async def test_a_single_process_looks_after_everything(serve) -> None:
    sessions, ours, theirs = await two(serve)
    assert set(await sessions.unshown()) == {ours.id, theirs.id}
    assert {each.session for each in await timers.due_now(sessions.store, 9, 9)} == {ours.id, theirs.id}
    assert await timers.earliest(sessions.store, 0) == 1
    assert {each.session for each in await posted.due(sessions.store, 9, 9)} == {ours.id, theirs.id}


async def test_what_is_due_for_others_is_not_ours(serve) -> None:
    sessions, ours, theirs = await two(serve)
    votes = Votes(sessions)
    for session in (ours, theirs):
        await votes.propose_end(session.id, session.host)
    sessions.store.owned = ODD
    assert await sessions.unshown() == [ours.id]
    assert {each.session for each in await timers.due_now(sessions.store, 9, 9)} == {ours.id}
    assert await timers.earliest(sessions.store, 0) == 3, "of a call"
    assert [each.session for each in await posted.due(sessions.store, 9, 9)] == [ours.id]
    assert await posted.earliest(sessions.store) == 2
    calls = await Deadlines(sessions).calls()
    assert {session.id for call in calls for session in call.sessions} == {ours.id}
    await votes.load()
    assert votes.open == {ours.id} and len(await votes.unshown()) == 1
    sessions.store.owned = Owned(2, {})
    assert await sessions.unshown() == [] and await timers.due_now(sessions.store, 9, 9) == []


async def test_tables_of_others_are_read_anew_each_time_and_marked_for_their_owner(serve) -> None:
    sessions, ours, theirs = await two(serve)
    sessions.store.owned = ODD
    await sessions.store.execute("UPDATE sessions SET dirty = 0")
    changed: list[str] = []
    sessions.on_change = lambda session: changed.append(session.id)
    (seen,) = await sessions.of_user(20)
    assert seen.id == theirs.id and seen is not theirs and seen.kept == theirs.kept
    assert await sessions.of_user(10) == [ours]
    await sessions.show_again(seen)
    await sessions.show_again(ours)
    assert changed == [ours.id]
    assert await sessions.store.rows("SELECT id FROM sessions WHERE dirty = 1") == [(theirs.id,)]


async def test_who_has_lost_a_shard_writes_its_posts_no_more(serve) -> None:
    sessions, ours, _ = await two(serve)
    for epoch, message, shown in ((5, 1, 1), (6, 2, 2), (5, 3, 2), (6, 4, 4), (-1, 5, 4)):
        sessions.store.owned = Owned(1, {0: epoch})
        with nullcontext() if message == shown else pytest.raises(Stale):
            await posted.keep(sessions.store, Batch(), ours, Posted(message=message))
        ours.posted = None  # as whoever has the shard after us
        assert (await posted.read(sessions.store, ours)).message == shown
