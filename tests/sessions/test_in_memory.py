"""What a live session keeps in memory of what is on disk: the end of its log, its row of posts, the drafts."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from core.toy import Toy
from gm.acts import HOST, hitz
from sessions.world import PEOPLE, Clock, due, play_on, rest, table

from engine.core.errors import Refused
from engine.core.shape import sample
from engine.store import Batch, Stale, StoreError, Unknown
from engine.tables import journal, posted, records, undo
from engine.tables.live import Incident
from engine.tables.post import Posted
from engine.tables.session import Session
from engine.tables.sessions import Sessions


async def said(sessions: Sessions, session: Session) -> list[object]:
    """All that is asked of a log while people play."""
    store, seq = sessions.store, session.kept.seq
    found: list[object] = [await sessions.history(session)]
    for after in range(seq - 5, seq + 2):
        found.append(await sessions.history(session, after=after))
        found.append(await sessions.history(session, after=after, last=2))
        found.append(await sessions.history(session, after=after - 2, upto=after))
        found += [await journal.void_orders(store, session, seat, after) for seat in session.seats]
    found += [await sessions.history(session, last=last, upto=seq - 1) for last in (1, 3)]
    found += [await undo.last_act_of(store, session, user) for user in (*PEOPLE, 99)]
    found += [await journal.last_answer(store, session, user) for user in (*PEOPLE, None, 99)]
    found.append((await sessions.state_at(session, seq)).model_dump())
    return found


async def assert_same(sessions: Sessions, id: str) -> None:
    """What is in memory is what the disk holds."""
    session = await rest(await sessions.get(id))
    fresh = await records.read(sessions.store, id, sessions.packs)
    assert fresh is not None and not fresh.tail
    assert await said(sessions, session) == await said(sessions, fresh)


async def act(sessions: Sessions, session: Session, random: Random) -> None:
    user, decision = random.choice(due(session))
    await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, random))
    await rest(session)


async def test_memory_says_what_the_disk_holds_whatever_is_done(serve) -> None:
    sessions = await serve()
    session, random = await table(sessions), Random(4)
    for turn in range(journal.TAIL + 20):
        if session.status != "playing":
            break
        await act(sessions, session, random)
        if turn % 3 == 0:
            with suppress(Refused):
                await sessions.undo(session.id, random.choice(PEOPLE[:3]))
        await rest(session)
        await assert_same(sessions, session.id)
        assert len(session.tail) <= journal.TAIL
    assert session.seq > 20 and session.tail


async def test_memory_says_what_the_disk_holds_after_acts_of_game_masters(serve) -> None:
    sessions, gm, session = await hitz(serve, 3)
    random = Random(2)
    for _ in range(6):
        await act(sessions, session, random)
    seq = session.seq
    for deed in (
        lambda: gm.undo(session.id, HOST, "slip"),
        lambda: gm.replace(session.id, HOST, "b", 30, "Zoe", "slip"),
        lambda: gm.undo(session.id, HOST, "slip"),
        lambda: gm.rewind(session.id, HOST, 2, "slip"),
        lambda: gm.rewind(session.id, HOST, seq, "slip"),
    ):
        await deed()
        await assert_same(sessions, session.id)
        await act(sessions, session, random)
        await assert_same(sessions, session.id)


async def test_an_entry_that_could_not_be_kept_is_not_in_memory(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = await serve()
    session, random = await table(sessions), Random(1)
    await act(sessions, session, random)
    before = session.tail

    async def away(batch: Batch) -> None:
        raise StoreError("closed", path="")

    with monkeypatch.context() as patch:
        patch.setattr(sessions.store, "commit", away)
        with pytest.raises((Incident, StoreError)):
            await act(sessions, session, random)
    assert session.tail == session.kept.tail == before
    await act(sessions, session, random)
    await assert_same(sessions, session.id)


async def test_what_another_process_has_done_is_read(serve, clock: Clock) -> None:
    one = await serve(Toy())
    other = Sessions(one.store, [Toy()], clock=clock, seed=lambda: "seed")
    session, random = await table(one), Random(3)
    await act(one, session, random)
    theirs = await rest(await other.get(session.id))
    for _ in range(3):
        await act(other, theirs, random)
    with suppress(Stale, Refused):  # from an old version: it is judged anew, on what the other has left
        user, decision = due(session)[0]
        await one.answer(session.id, user, decision.id, sample(decision.ask.shape, random))
    assert await one.get(session.id) is not session
    await assert_same(one, session.id)
    new = await one.get(session.id)
    assert await one.history(session) == await one.history(new)  # whoever still looks at the old object, too


async def test_what_has_just_happened_is_not_read_from_the_disk(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = await serve()
    session, random = await table(sessions), Random(1)
    await play_on(sessions, session, random, 6)
    await posted.read(sessions.store, session)
    user = due(session)[0][0]
    await sessions.drafts.read(session.id, user, "none")

    async def rows(sql: str, *values: object) -> list[object]:
        raise AssertionError(sql)

    monkeypatch.setattr(sessions.store, "rows", rows)
    assert [entry.seq for entry in await sessions.history(session, after=session.seq - 3)] == [
        session.seq - 2, session.seq - 1, session.seq,
    ]  # fmt: skip
    assert await undo.last_act_of(sessions.store, session, user)
    assert await journal.last_answer(sessions.store, session, user)
    assert await journal.void_orders(sessions.store, session, "a", 1) == []
    assert await sessions.state_at(session, session.seq) == session.playing
    assert await posted.read(sessions.store, session) == Posted()
    assert await sessions.drafts.read(session.id, user, "none") == []


async def test_a_row_of_posts_is_known_once_it_is_on_disk(serve, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = await serve()
    session = await table(sessions)
    store = sessions.store
    await posted.keep(store, Batch(), session, Posted(message=1, pinged=["x"]))
    known = await posted.read(store, session)
    known.send("turn", "nonce", 1.0, known)  # what somebody is about to write is theirs until it is written
    assert (await posted.read(store, session)) == Posted(message=1, pinged=["x"])

    async def away(batch: Batch) -> None:
        raise StoreError("closed", path="")

    with monkeypatch.context() as patch:
        patch.setattr(store, "commit", away)
        with pytest.raises(StoreError):
            await posted.keep(store, Batch(), session, Posted(message=2))
    assert (await posted.read(store, session)).message == 1
    await sessions.move(session.id, 77)
    assert await posted.read(store, session) == Posted(pinged=["x"])


async def test_drafts_in_memory_are_those_on_disk(serve, monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    sessions = await serve()
    session = await table(sessions)
    drafts, (user, decision) = sessions.drafts, due(session)[0]
    await drafts.keep(session.id, user, "x", ["1"])
    await drafts.keep(session.id, user, "y", ["2", "3"])
    words = await drafts.read(session.id, user, "y")
    words.append("4")  # a copy
    assert await drafts.read(session.id, user, "x") == ["1"]
    assert await drafts.read(session.id, user, "y") == ["2", "3"]
    commit = sessions.store.commit

    async def away(batch: Batch) -> None:
        raise StoreError("closed", path="")

    with monkeypatch.context() as patch:
        patch.setattr(sessions.store, "commit", away)
        with pytest.raises(StoreError):
            await drafts.keep(session.id, user, "x", ["5"])
        with suppress(Incident, StoreError):
            await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, Random(1)))
    assert sessions.store.commit == commit

    async def unknown(batch: Batch) -> None:
        await commit(batch)
        raise Unknown("closed", path="")

    with monkeypatch.context() as patch:
        patch.setattr(sessions.store, "commit", unknown)
        with pytest.raises(Unknown):
            await drafts.keep(session.id, user, "x", ["1", "6"])
    assert await drafts.read(session.id, user, "x") == ["1", "6"]
    await drafts.keep(session.id, user, "x", ["1"])
    assert await drafts.read(session.id, user, "x") == ["1"]
    assert await type(drafts)(sessions.store).read(session.id, user, "y") == ["2", "3"]
    await sessions.answer(session.id, user, decision.id, sample(decision.ask.shape, Random(1)))
    assert await drafts.read(session.id, user, "x") == []
