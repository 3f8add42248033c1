"""What is due after a stop of the program, at many tables at once, and where one of them is broken."""

from __future__ import annotations

import logging

from core.toy import Toy
from deadlines.timed import ANN, BOB, CY, open_timers, step, timed
from sessions.world import rest

from engine.calls.deadlines import MOST_CALLS, MOST_TIMERS, RETRY, Deadlines
from engine.core.decision import Decision
from engine.tables.session import Session
from engine.tables.timers import HOUR


async def test_after_a_week_everything_due_happens_once_and_in_order(serve, clock) -> None:
    sessions = await serve(Toy())
    tables = []
    for n in range(3):
        tables.append(await timed(sessions, channel=10 + n, policy="default"))
        clock.pass_time(60)
    reminding = await timed(sessions, channel=20, deadline="7d")
    await sessions.close()
    clock.pass_time(6 * 24 * HOUR)

    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    told = await step(deadlines)
    assert told == [("call", [ANN, BOB, CY])], "one reminder for the long table, none for those whose time is over"
    first = []
    for each in tables:
        session = await sessions.get(each.id)
        late = [entry for entry in await sessions.history(session) if entry.act["act"] == "absent"]
        assert [entry.seat for entry in late] == ["a", "b", "c"]
        first.append(late[0].seq)
        assert {due for due, _ in (await open_timers(sessions)).values()} >= {clock().timestamp() + 6 * HOUR}
    assert await step(deadlines) == [] and (await sessions.get(reminding.id)).seq == reminding.seq
    for each in tables:
        session = await sessions.get(each.id)
        assert len([e for e in await sessions.history(session) if e.act["act"] == "absent"]) == 3


async def test_500_tables_due_in_the_same_minute_are_served_in_bounded_steps(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    for n in range(500):
        people = [1000 + 2 * n, 1001 + 2 * n]
        session = await sessions.open("toy", guild=1, channel=100 + n, host=people[0], name="A", language="en")
        await sessions.join(session.id, people[1], "B")
        await sessions.set_option(session.id, people[0], "table-deadline", "6h")
        await sessions.begin(session.id, people[0])
        await rest(session)
    clock.pass_time(3 * HOUR)
    pinged: list[int] = []
    sweeps = 0
    while True:
        waiting = await sessions.store.row("SELECT count(*) FROM timers WHERE at <= ?", clock().timestamp())
        await deadlines.sweep()
        left = await sessions.store.row("SELECT count(*) FROM timers WHERE at <= ?", clock().timestamp())
        assert waiting[0] - left[0] <= MOST_TIMERS
        calls = await deadlines.calls()
        assert len(calls) <= MOST_CALLS
        for call in calls:
            pinged += call.to
            await deadlines.said(call)
        sweeps += 1
        if not calls:
            break
    assert sorted(pinged) == list(range(1000, 2000))
    assert sweeps <= 1000 / MOST_TIMERS + 2


async def test_a_table_that_cannot_be_read_holds_nobody_up(serve, clock, caplog) -> None:
    sessions = await serve(Toy())
    broken, sound = await timed(sessions), await timed(sessions, channel=6)
    await sessions.close()
    sessions = await serve(Toy())
    await sessions.store.execute("UPDATE sessions SET state = ? WHERE id = ?", b"\0", broken.id)
    deadlines = Deadlines(sessions)
    clock.pass_time(3 * HOUR)
    await deadlines.sweep()
    (call,) = await deadlines.calls()
    assert [each.id for each in call.sessions] == [sound.id]
    at = {row[0] for row in await sessions.store.rows("SELECT at FROM timers WHERE session = ?", broken.id)}
    assert at == {clock().timestamp() + RETRY}
    assert "is put off" in caplog.text
    caplog.set_level(logging.ERROR)


async def test_a_table_whose_rules_fail_holds_nobody_up(serve, clock, monkeypatch) -> None:
    sessions = await serve(Toy())
    broken, sound = await timed(sessions), await timed(sessions, channel=6)
    deadlines, awaited = Deadlines(sessions), Session.awaited

    def fails(session: Session) -> list[Decision]:
        if session.id == broken.id:
            raise KeyError("a card that is not there")
        return awaited(session)

    monkeypatch.setattr(Session, "awaited", fails)
    monkeypatch.setattr(Session, "waiting_for", lambda session: [each.seats[0] for each in session.awaited()])
    clock.pass_time(3 * HOUR)
    await deadlines.sweep()
    await sessions.store.execute(
        "INSERT INTO pings (session, person, what, at, guild) VALUES (?, ?, 'call', 0, 1)", broken.id, ANN
    )
    (call,) = await deadlines.calls()
    assert [each.id for each in call.sessions] == [sound.id]
    at = {row[0] for row in await sessions.store.rows("SELECT at FROM timers WHERE session = ?", broken.id)}
    assert at == {clock().timestamp() + RETRY}
