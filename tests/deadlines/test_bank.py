"""The time bank: longer than the deadline, spent only while the table waits and may call."""

from __future__ import annotations

from dataclasses import replace

import pytest
from deadlines.timed import ANN, BOB, CY, HOST, at, bid, later, log_keys, open_timers, step, timed
from sessions.world import due, rest

from engine.calls.deadlines import Deadlines
from engine.calls.habits import AWAY, Habits
from engine.core.runner import default
from engine.gm.master import GameMaster
from engine.tables import bank
from engine.tables.session import Player, Session
from engine.tables.timers import HOUR, Timer

DAY = 24 * HOUR


def player(session: Session, user: int) -> Player:
    return session.seats[session.seat_of(user) or ""]


async def missed_by_all(serve, clock, **options: str):
    """A table of three whose time for the sealed bids has run out for everybody."""
    sessions = await serve()
    deadlines = Deadlines(sessions)
    session = await timed(sessions, policy="default", bank="24h", **options)
    await later(deadlines, clock, 6)
    return sessions, deadlines, session


# When it runs


def test_hours_of_calls_are_counted_and_others_are_not() -> None:
    night = Habits("Europe/Berlin", 22 * 60, 8 * 60)
    evening = at("2026-06-05 20:00")
    assert night.counted(evening, at("2026-06-06 09:00")) == 3 * HOUR
    assert night.counted_out(evening, 3 * HOUR) == at("2026-06-06 09:00")
    assert night.counted_out(evening, 2 * HOUR) == at("2026-06-05 22:00")
    assert night.counted(at("2026-06-05 23:00"), at("2026-06-06 07:00")) == 0
    away = replace(night, away_until=at("2026-06-08 12:00"))
    assert away.counted(evening, at("2026-06-08 13:00")) == HOUR
    assert replace(night, away_until=AWAY).counted(evening, at("2026-06-05 21:00")) == HOUR, "without an end"
    always = Habits()
    assert always.counted(evening, evening + 5) == 5 and always.counted_out(evening, 7) == evening + 7


@pytest.mark.parametrize("day", ["2026-03-28", "2026-10-24", "2026-06-05"])
@pytest.mark.parametrize(("start", "end"), [(0, 8), (22, 8), (1, 2), (2, 3), (12, 13)])
def test_what_is_counted_out_is_counted(day: str, start: int, end: int) -> None:
    hours = Habits("Europe/Berlin", start * 60, end * 60)
    for since in range(0, 48, 5):
        begin = at(f"{day} 00:00") + since * HOUR
        for much in (1.0, 3 * HOUR, 30 * HOUR):
            assert hours.counted(begin, hours.counted_out(begin, much)) == pytest.approx(much)


# At the table


async def test_the_bank_runs_when_the_time_for_a_decision_is_up(serve, clock) -> None:
    sessions, deadlines, session = await missed_by_all(serve, clock)
    now = clock().timestamp()
    assert all(each.late == now and not each.absent for each in session.seats.values())
    assert {until for until, _ in (await open_timers(sessions)).values()} == {now + DAY}
    assert await later(deadlines, clock, 23) == [("call", [ANN, BOB, CY])]
    assert not [each for each in session.seats.values() if each.absent]
    await later(deadlines, clock, 1.1)
    assert all(each.spent == DAY and each.late is None for each in session.seats.values())
    assert "log-time-up-default" in await log_keys(sessions, session)


async def test_who_is_called_says_that_the_bank_runs_from_now_on(serve, clock) -> None:
    sessions = await serve()
    deadlines = Deadlines(sessions)
    await timed(sessions, policy="default", bank="24h")
    await later(deadlines, clock, 5.9)
    assert await later(deadlines, clock, 0.2) == [("call", [ANN, BOB, CY])]


async def test_an_answer_spends_what_ran_and_the_next_wait_in_time_gives_some_back(serve, clock) -> None:
    sessions, _, session = await missed_by_all(serve, clock)
    clock.pass_time(5 * HOUR)
    await bid(sessions, session, BOB)
    assert player(session, BOB).spent == 5 * HOUR and player(session, BOB).late is None
    assert player(session, ANN).late is not None and player(session, ANN).spent == 0
    clock.pass_time(2 * HOUR)
    await bid(sessions, session, ANN)
    await bid(sessions, session, CY)
    assert player(session, CY).spent == 7 * HOUR
    while not any(user == BOB for user, _ in due(session)):
        await bid(sessions, session, due(session)[0][0])
    while any(user == BOB for user, _ in due(session)):
        await bid(sessions, session, BOB)
    assert player(session, BOB).spent == 3 * HOUR
    kept = await sessions.store.rows("SELECT spent, late FROM seats WHERE person = ?", BOB)
    assert kept == [(3 * HOUR, None)]


async def test_who_has_spent_it_all_has_the_deadline_alone(serve, clock) -> None:
    sessions, deadlines, session = await missed_by_all(serve, clock)
    await later(deadlines, clock, 24.1)
    assert all(each.spent == DAY for each in session.seats.values())
    before = len(await log_keys(sessions, session))
    await later(deadlines, clock, 6)
    assert any(each.startswith(("log-time-up", "log-absent")) for each in (await log_keys(sessions, session))[before:])


async def test_quiet_hours_and_absences_do_not_spend_it(serve, clock) -> None:
    sessions = await serve()
    deadlines = Deadlines(sessions)
    session = await timed(sessions, policy="default", bank="24h")
    await deadlines.set_habits(BOB, away_until=clock().timestamp() + 100 * HOUR)
    await later(deadlines, clock, 6)
    assert {until for until, _ in (await open_timers(sessions)).values()} <= {
        clock().timestamp() + DAY,
        clock().timestamp() + 94 * HOUR + DAY,
    }
    await later(deadlines, clock, 25)
    assert not player(session, BOB).absent and player(session, ANN).absent
    clock.pass_time(40 * HOUR)
    await bid(sessions, session, BOB)
    assert player(session, BOB).spent == 0


async def test_a_stop_of_the_program_spends_nothing(serve, clock) -> None:
    sessions = await serve()
    deadlines = Deadlines(sessions)
    session = await timed(sessions, policy="default", bank="24h")
    await later(deadlines, clock, 300)
    assert all(each.late == clock().timestamp() and not each.absent for each in session.seats.values())


async def test_a_pause_stops_it(serve, clock) -> None:
    sessions, deadlines, session = await missed_by_all(serve, clock)
    master = GameMaster(sessions)
    clock.pass_time(HOUR)
    await master.pause(session.id, HOST, "")
    assert all(each.late is None for each in session.seats.values())
    clock.pass_time(50 * HOUR)
    await master.resume(session.id, HOST, "")
    await step(deadlines)
    assert all(each.late is None and each.spent == 0 for each in session.seats.values())


async def test_it_stops_where_nobody_waits_for_the_seat_any_more(serve, clock) -> None:
    """Whoever is answered for, or has left the seat to the program, is not charged for what comes after."""
    sessions, _, session = await missed_by_all(serve, clock)
    question = next(each for user, each in due(session) if user == BOB)
    await GameMaster(sessions).act_as(session.id, HOST, session.seat_of(BOB) or "", question.id, default(question), "")
    await rest(session)
    assert player(session, BOB).late is None and player(session, ANN).late is not None
    await sessions.leave(session.id, CY)
    await rest(session)
    assert player(session, CY).late is None


async def test_whoever_leaves_or_lends_the_seat_and_has_it_back_has_no_more_for_it(serve, clock) -> None:
    sessions, _, session = await missed_by_all(serve, clock)
    clock.pass_time(5 * HOUR)
    await sessions.leave(session.id, BOB)
    await sessions.join(session.id, BOB, "Bob")
    assert player(session, BOB).spent == 5 * HOUR and player(session, BOB).late is None
    await sessions.offer(session.id, ANN, 99, "Zoe")
    await sessions.take_offer(session.id, ANN, 99, "Zoe")
    assert player(session, 99).spent == 5 * HOUR
    await sessions.join(session.id, ANN, "Ann")
    assert player(session, ANN).spent == 5 * HOUR


async def test_what_begins_its_time_anew_stops_it(serve, clock) -> None:
    sessions, deadlines, session = await missed_by_all(serve, clock)
    await bid(sessions, session, BOB)
    await GameMaster(sessions).undo(session.id, HOST, "")
    await step(deadlines)
    assert due(session) and all(each.late is None for each in session.seats.values())
    await later(deadlines, clock, 6)
    assert any(each.late is not None for each in session.seats.values())
    await GameMaster(sessions).deadline(session.id, HOST, "", deadline="none")
    await rest(session)
    assert all(each.late is None for each in session.seats.values())
    assert "log-deadline" in await log_keys(sessions, session), "without a deadline no bank is promised"


async def test_an_answer_at_the_last_moment_starts_none(serve, clock) -> None:
    sessions = await serve()
    session = await timed(sessions, policy="default", bank="24h")
    question = next(each.id for user, each in due(session) if user == BOB)
    await bid(sessions, session, BOB)
    now, seat = clock().timestamp(), session.seat_of(BOB) or ""
    await sessions.govern(session.id, bank.begin({Timer(session.id, question, 0, now): ([seat], now + DAY)}, now))
    assert player(session, BOB).late is None


async def test_it_outlives_a_restart(serve, clock) -> None:
    sessions, _, session = await missed_by_all(serve, clock)
    await sessions.close()
    await sessions.store.close()
    again = await (await serve()).get(session.id)
    assert again is not session and again.seats == session.seats


async def test_a_table_without_one_is_as_before(serve, clock) -> None:
    sessions = await serve()
    deadlines = Deadlines(sessions)
    session = await timed(sessions, policy="default")
    await later(deadlines, clock, 6.1)
    assert bank.size(session) == 0 and "log-time-up-default" in await log_keys(sessions, session)
