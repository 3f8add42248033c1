"""Whoever presses something at a table is not called there, but after a silence."""

from __future__ import annotations

from core.toy import Toy
from deadlines.timed import ANN, BOB, CY, bid, later, step, timed
from sessions.world import PEOPLE, due

from engine.calls.deadlines import Deadlines
from engine.calls.presence import HERE, MOST, SILENCE, Presence
from engine.tables.timers import HOUR

SILENT = SILENCE / HOUR


async def test_a_call_waits_for_silence_and_comes_once(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions)
    await deadlines.looked(session, ANN)
    clock.pass_time(60)
    assert await deadlines.begin_turn(session, PEOPLE[:3]) == [BOB, CY], "Ann sees it by herself"
    assert await later(deadlines, clock, SILENT / 2) == []
    assert await later(deadlines, clock, SILENT / 2) == [("call", [ANN])]
    assert await later(deadlines, clock, SILENT) == []


async def test_it_falls_away_when_she_looks_or_acts(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions)
    for user in (ANN, BOB):
        await deadlines.looked(session, user)
    await deadlines.begin_turn(session, [ANN, BOB])
    clock.pass_time(30)
    await deadlines.looked(session, ANN)
    await bid(sessions, session, BOB)
    assert await sessions.store.rows("SELECT person FROM pings") == []
    assert await later(deadlines, clock, 1) == [] and ANN in {user for user, _ in due(session)}
    assert await later(deadlines, clock, 2) == [("call", [ANN, CY])], "reminders come as ever"


async def test_it_is_not_lost_by_a_restart_and_falls_away_after_one(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions)
    for user in (ANN, BOB):
        await deadlines.looked(session, user)
    await deadlines.begin_turn(session, [ANN, BOB])
    again = Deadlines(sessions)
    await again.looked(session, ANN)
    assert await later(again, clock, SILENT) == [("call", [BOB])]


async def test_whoever_presses_just_now_is_reminded_after_a_silence(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions)
    clock.pass_time(3 * HOUR - 10)
    await deadlines.looked(session, ANN)
    clock.pass_time(10)
    assert await step(deadlines) == [("call", [BOB, CY])]
    assert await later(deadlines, clock, SILENT) == [("call", [ANN])]


async def test_quiet_hours_that_begin_meanwhile_keep_it_for_the_morning(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, deadline="2d")
    now = clock()
    minute = now.hour * 60 + now.minute
    await deadlines.set_habits(ANN, quiet_from=minute + 2, quiet_to=minute + 62)
    await deadlines.looked(session, ANN)
    await deadlines.begin_turn(session, [ANN])
    assert await later(deadlines, clock, SILENT) == []
    assert await sessions.store.rows("SELECT what FROM pings") == [("call",)]
    assert await later(deadlines, clock, 1) == [("call", [ANN])]


def test_a_clock_that_goes_back_makes_nobody_present_for_ever() -> None:
    presence = Presence()
    presence.pressed("s", ANN, 10_000)
    assert presence.is_here("s", ANN, 10_000 + HERE - 1) and not presence.is_here("s", ANN, 10_000 + HERE)
    assert not presence.is_here("s", ANN, 100) and presence.silent_at("s", ANN, 100) == 100


def test_only_so_many_are_remembered_and_nobody_who_is_forgotten() -> None:
    presence = Presence()
    for user in [0, *range(MOST), 0]:
        presence.pressed("s", user, 0)
        presence.waits("s", user)
    assert presence.is_here("s", 1, 0) and presence.pressed("s", 0, 0) and not presence.pressed("s", 0, 0)
    presence.pressed("s", MOST, 0)
    assert not presence.is_here("s", 1, 0) and presence.is_here("s", 0, 0), "whose last press was longest ago"
    presence.forget(0)
    assert not presence.is_here("s", 0, 0) and presence.is_here("s", 2, 0)
