"""A long automatic phase at one table: kept part by part, while the other tables go on."""

from __future__ import annotations

import asyncio
import json

import pytest
from core.toys import Nights
from sessions.world import assert_sound, rest, table

from engine.core.errors import Refused
from engine.tables import acting
from engine.tables.session import Session
from engine.tables.sessions import Sessions

ZOMBIES = 60


@pytest.fixture(autouse=True)
def every_breath_is_committed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acting, "SLICE", 0.0)
    monkeypatch.setattr("core.toys.ZOMBIES", ZOMBIES)


async def sleeping(sessions: Sessions, channel: int = 5, people: tuple[int, ...] = (10, 11, 12)) -> Session:
    """The swarm has just begun to move."""
    session = await table(sessions, people, game="small", channel=channel)
    (decision,) = session.awaited()
    await sessions.answer(session.id, people[0], decision.id, ["now"])
    assert not session.resting and session.playing.breathing
    return session


async def parts(sessions: Sessions, session: Session) -> int:
    return sum(entry.act["act"] == "go-on" for entry in await sessions.history(session))


async def test_other_tables_go_on_meanwhile_and_what_is_done_is_kept(serve) -> None:
    sessions = await serve(Nights())
    other = await table(sessions, (20, 21, 22), game="small", channel=6)
    session = await sleeping(sessions)
    (decision,) = other.awaited()
    await sessions.answer(other.id, 20, decision.id, ["later"])
    assert not session.resting, "the other table's answer is on disk while this one is still moving"
    kept = await sessions.store.row("SELECT state FROM sessions WHERE id = ?", session.id)
    assert kept is not None and 0 < len(json.loads(kept[0])["heard"]) < ZOMBIES
    await rest(session)
    assert len(session.playing.heard) == ZOMBIES and session.waiting_for() == ["a"]
    assert await parts(sessions, session) == ZOMBIES
    await rest(other)
    for each in (session, other):
        await assert_sound(sessions, each)


async def test_nobody_presses_in_between(serve) -> None:
    sessions = await serve(Nights())
    session = await table(sessions, (10, 11, 12), game="small")
    (shout,) = session.offered("b")
    (sleep,) = session.awaited()
    await sessions.answer(session.id, 10, sleep.id, ["now"])
    with pytest.raises(Refused, match="refused-busy"):
        await sessions.answer(session.id, 11, shout.id, ["loud"])
    await rest(session)
    assert "shout" not in session.playing.heard
    await sessions.answer(session.id, 11, shout.id, ["loud"])
    await rest(session)
    assert session.playing.heard[-1] == "shout"


async def test_it_goes_on_after_a_restart(serve) -> None:
    sessions = await serve(Nights())
    session = await sleeping(sessions)
    await asyncio.sleep(0)
    await sessions.close()
    assert session.playing.breathing

    sessions = await serve(Nights())
    session = await rest(await sessions.wake(session.id))
    assert session.playing.heard == list(range(ZOMBIES))[::-1]
    assert await parts(sessions, session) == ZOMBIES
    await assert_sound(sessions, session)


async def test_it_can_be_undone_in_the_middle(serve) -> None:
    sessions = await serve(Nights())
    session = await sleeping(sessions)
    await sessions.undo(session.id, 10)
    await rest(session)
    assert session.playing.heard == [] and session.waiting_for() == ["a"]
    await assert_sound(sessions, session)
