"""Timers, calls and what happens when time is up, on a real file with a clock that moves only when told."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from core.toy import Toy
from deadlines.timed import ANN, BOB, CY, HOST, bid, by_seat, later, log_keys, open_timers, step, timed
from sessions.world import PEOPLE, assert_sound, due, play_on, rest, table

from engine.calls.deadlines import PATIENCE, RETRY, Deadlines
from engine.calls.habits import AWAY
from engine.core.act import Answer, TakeOrder
from engine.core.runner import default
from engine.gm.master import GameMaster
from engine.store import Batch
from engine.tables.autoplay import next_act
from engine.tables.session import Session
from engine.tables.timers import HOUR, Timer


def test_marks_of_a_timer() -> None:
    def hours(length: float) -> list[float]:
        return [at / HOUR for _, at in Timer("s", "d", 0, length * HOUR).marks()]

    assert hours(6) == [3, 5.25, 6]
    assert hours(24) == [12, 21, 24]
    assert hours(168) == [84, 162, 168]


def test_a_timer_tells_what_has_passed_once() -> None:
    timer = Timer("s", "d", 0, 8 * HOUR, at=4 * HOUR)
    assert timer.passed(3.9 * HOUR) == []
    assert timer.passed(4 * HOUR) == ["half"] and timer.next(4 * HOUR) == 7 * HOUR
    assert timer.passed(7.5 * HOUR) == ["half", "last"] and timer.next(7.5 * HOUR) == 8 * HOUR
    assert timer.passed(8 * HOUR) == ["due"] and timer.next(8 * HOUR) is None
    assert Timer("s", "d", 0, 8 * HOUR, at=9 * HOUR).passed(10 * HOUR) == ["due"], "also if it was put off"


# Which timers run


async def test_an_awaited_decision_starts_its_deadline_when_it_opens(serve, clock) -> None:
    sessions = await serve(Toy())
    session = await timed(sessions)
    now = clock().timestamp()
    bids = {d.id: (now + 6 * HOUR, now + 3 * HOUR) for d in session.awaited()}
    assert len(bids) == 3 and await open_timers(sessions) == bids
    clock.pass_time(600)
    await bid(sessions, session, ANN)
    assert await open_timers(sessions) == {id: at for id, at in bids.items() if not id.endswith(".a.0")}
    await play_on(sessions, session, Random(1), 2)
    awaited = {d.id for d in session.awaited()}
    assert set(await open_timers(sessions)) == awaited and not awaited & set(bids)
    assert {due for due, _ in (await open_timers(sessions)).values()} == {now + 600 + 6 * HOUR}


async def test_opportunities_and_tables_without_a_deadline_have_no_timers(serve) -> None:
    sessions = await serve(Toy())
    await table(sessions, channel=6)
    session = await timed(sessions)
    random = Random(3)
    for _ in range(200):
        if any(d.kind == "spoil" for seat in session.seats for d in session.offered(seat)):
            break
        await play_on(sessions, session, random, 1)
    else:
        raise AssertionError("nobody could spoil")
    assert set(await open_timers(sessions)) == {d.id for d in session.awaited()}
    assert await sessions.store.rows("SELECT DISTINCT session FROM timers") == [(session.id,)]


async def test_timers_go_with_the_game(serve) -> None:
    sessions = await serve(Toy())
    session = await timed(sessions)
    await play_on(sessions, session, Random(1))
    assert session.status == "over"
    for name in ("timers", "pings", "attention"):
        assert await sessions.store.rows(f"SELECT * FROM {name}") == []


async def test_a_pause_stops_the_time_and_play_begins_it_anew(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="default")

    async def pause(session: Session, batch: Batch) -> None:
        session.paused = not session.paused

    await sessions.govern(session.id, pause)
    await rest(session)
    assert await open_timers(sessions) == {}
    assert await later(deadlines, clock, 100) == []
    await sessions.govern(session.id, pause)
    await rest(session)
    assert {due for due, _ in (await open_timers(sessions)).values()} == {clock().timestamp() + 6 * HOUR}


async def test_a_table_that_all_have_left_calls_nobody_and_who_comes_back_has_the_whole_time(serve, clock) -> None:
    sessions = await serve()
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="default")
    for user in PEOPLE[:3]:
        await rest(await sessions.leave(session.id, user))
    seq = session.seq
    assert await later(deadlines, clock, 30) == [] and session.seq == seq
    await rest(await sessions.join(session.id, CY, "Cy"))
    assert await step(deadlines) == [] and [user for user, _ in due(session)] == [CY]
    await rest(await sessions.join(session.id, BOB, "Bob"))
    assert await later(deadlines, clock, 4) == [("call", [CY])]
    await later(deadlines, clock, 3)
    assert "log-time-up-default" in await log_keys(sessions, session)


async def test_whoever_is_left_alone_is_not_hurried_until_another_is_back(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, people=PEOPLE[:2], policy="default")
    assert len(await open_timers(sessions)) == 2
    await rest(await sessions.leave(session.id, BOB))
    seq = session.seq
    assert await open_timers(sessions) == {}
    assert await later(deadlines, clock, 100) == [] and session.seq == seq and due(session) != []
    await rest(await sessions.join(session.id, BOB, "Bob"))
    assert {due for due, _ in (await open_timers(sessions)).values()} == {clock().timestamp() + 6 * HOUR}


async def test_one_whose_time_has_run_out_is_still_there_to_be_waited_for(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, people=PEOPLE[:2], policy="default")
    await bid(sessions, session, ANN)
    await later(deadlines, clock, 7)
    assert "log-time-up-default" in await log_keys(sessions, session) and await open_timers(sessions) != {}


async def test_the_table_may_change_its_deadline_and_time_begins_anew(serve, clock) -> None:
    sessions = await serve(Toy())
    session, master = await timed(sessions), GameMaster(sessions)
    clock.pass_time(5 * HOUR)
    await master.deadline(session.id, HOST, "", deadline="2d", policy="default")
    await rest(session)
    assert {due for due, _ in (await open_timers(sessions)).values()} == {clock().timestamp() + 48 * HOUR}
    with pytest.raises(Exception, match="refused-option"):
        await master.deadline(session.id, HOST, "", deadline="5m")
    await master.deadline(session.id, HOST, "", deadline="none")
    await rest(session)
    assert await open_timers(sessions) == {}
    assert (await log_keys(sessions, session)).count("log-deadline") == 2
    await sessions.close()
    session = await (await serve(Toy())).get(session.id)
    assert (session.table.deadline, session.table.policy) == ("none", "default")


# Reminders


async def test_reminders_come_at_half_time_and_shortly_before_to_those_who_are_due(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions)
    await bid(sessions, session, BOB)
    assert await later(deadlines, clock, 2.9) == []
    assert await later(deadlines, clock, 0.1) == [("call", [ANN, CY])]
    assert await later(deadlines, clock, 1) == []
    await bid(sessions, session, CY)
    assert await later(deadlines, clock, 1.25) == [("call", [ANN])]
    assert await step(deadlines) == []


async def test_everybody_chooses_their_reminders(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    await deadlines.set_habits(ANN, reminders="off")
    await deadlines.set_habits(BOB, reminders="half")
    await deadlines.set_habits(CY, reminders="last")
    await timed(sessions, policy="wait")
    assert await later(deadlines, clock, 3) == [("call", [BOB])]
    assert await later(deadlines, clock, 2.25) == [("call", [CY])]
    assert await later(deadlines, clock, 0.75) == []


async def test_a_muted_turn_is_silent_and_the_next_is_not(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, people=[ANN, BOB])
    assert await later(deadlines, clock, 3) == [("call", [ANN, BOB])]
    await deadlines.mute(session, ANN)
    assert await later(deadlines, clock, 2.25) == [("call", [BOB])]
    await bid(sessions, session, ANN)
    await bid(sessions, session, BOB)
    while ANN not in {user for user, _ in due(session)}:
        await play_on(sessions, session, Random(1), 1)
    assert ANN in (await later(deadlines, clock, 3))[0][1]


async def test_calls_in_quiet_hours_are_kept_and_told_in_one(serve, clock) -> None:
    """At 0:00 UTC two tables begin; Ann's quiet hours end at 8:00, half time is at 3:00 and 6:00."""
    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    await deadlines.set_habits(ANN, quiet_from=22 * 60, quiet_to=8 * 60)
    first = await timed(sessions, people=[ANN, BOB], deadline="24h")
    second = await timed(sessions, people=[ANN, BOB], channel=6, deadline="12h")
    assert await deadlines.begin_turn(first, [ANN, BOB]) == [BOB]
    assert await deadlines.begin_turn(second, [ANN, BOB]) == [BOB]
    assert await later(deadlines, clock, 6) == [("call", [BOB])]
    assert await later(deadlines, clock, 1.9) == []
    clock.pass_time(0.1 * HOUR)
    (call,) = await deadlines.calls()
    assert (call.what, call.to, {each.id for each in call.sessions}) == ("call", [ANN], {first.id, second.id})
    assert await deadlines.calls() == [call], "until it has been sent it is not forgotten"
    await deadlines.said(call)
    assert await deadlines.calls() == []


async def test_a_kept_call_is_dropped_once_it_has_been_answered(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    await deadlines.set_habits(ANN, quiet_from=0, quiet_to=60)
    session = await timed(sessions)
    assert await deadlines.begin_turn(session, [ANN]) == []
    await bid(sessions, session, ANN)
    assert await later(deadlines, clock, 1) == []


async def test_who_comes_back_early_gets_the_kept_calls(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    await deadlines.set_habits(ANN, away_until=clock().timestamp() + 100 * HOUR)
    session = await timed(sessions, policy="wait")
    assert await deadlines.begin_turn(session, [ANN]) == []
    assert (await deadlines.notes(session)).away == {ANN: clock().timestamp() + 100 * HOUR}
    assert await later(deadlines, clock, 3) == [("call", [BOB, CY])]
    await deadlines.set_habits(ANN, away_until=0.0)
    assert await step(deadlines) == [("call", [ANN])]


async def test_after_five_unanswered_calls_the_host_is_told_instead_once(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, master = Deadlines(sessions), GameMaster(sessions)
    session = await timed(sessions, policy="wait")
    await bid(sessions, session, ANN)
    await bid(sessions, session, CY)
    told: list[tuple[str, list[int]]] = []
    for _ in range(PATIENCE + 3):
        await master.deadline(session.id, HOST, "", deadline="24h")
        await rest(session)
        told += await later(deadlines, clock, 12)
    assert told == [("call", [BOB])] * PATIENCE + [("silent", [ANN])]
    assert await deadlines.begin_turn(session, [BOB]) == []
    await bid(sessions, session, BOB)
    assert await deadlines.begin_turn(session, [BOB]) == [BOB]


async def test_named_game_masters_are_told_and_their_quiet_hours_count(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions)
    for user in (50, 51):
        await sessions.store.execute("INSERT INTO gms (session, person) VALUES (?, ?)", session.id, user)
        await deadlines.set_habits(user, quiet_from=0, quiet_to=(7 + user - 50) * 60)
    for user in (ANN, BOB, CY):
        await deadlines.set_habits(user, reminders="off")
    assert await later(deadlines, clock, 6) == []
    assert await later(deadlines, clock, 1) == [("late", [50])]
    assert await later(deadlines, clock, 1) == []


async def test_a_game_master_without_an_end_of_absence_hears_of_it_once_they_are_back(serve, clock) -> None:
    """Nothing is kept for ever: a day after the return at the latest they are told what came up meanwhile."""
    sessions = await serve(Toy())
    deadlines, _ = Deadlines(sessions), await timed(sessions)
    assert (await deadlines.set_habits(HOST.user, away_until=AWAY)).free_at(clock().timestamp()) == AWAY
    for user in (ANN, BOB, CY):
        await deadlines.set_habits(user, reminders="off")
    assert await later(deadlines, clock, 6) == []
    assert await later(deadlines, clock, 23) == []
    await deadlines.set_habits(HOST.user, away_until=0)
    assert await later(deadlines, clock, 24) == [("late", [HOST.user])]


async def test_a_message_that_cannot_be_sent_is_tried_again(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    await timed(sessions)
    clock.pass_time(3 * HOUR)
    await deadlines.sweep()
    (call,) = await deadlines.calls()
    await deadlines.put_off(call)
    assert await deadlines.calls() == []
    assert await later(deadlines, clock, RETRY / HOUR) == [("call", [ANN, BOB, CY])]


# When time is up


async def test_wait_and_tell_change_nothing_in_the_game(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    waiting = await timed(sessions, policy="wait")
    telling = await timed(sessions, channel=6, policy="tell")
    seqs = waiting.seq, telling.seq
    await later(deadlines, clock, 5.5)
    clock.pass_time(0.5 * HOUR)
    await deadlines.sweep()
    (call,) = await deadlines.calls()
    assert (call.what, call.to, call.sessions, sorted(call.users)) == ("late", [ANN], [telling], [ANN, BOB, CY])
    await deadlines.said(call)
    assert await later(deadlines, clock, 50) == []
    assert (waiting.seq, telling.seq) == seqs


async def test_R18_2_the_safe_default_is_taken_and_the_log_says_why(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="default")
    await bid(sessions, session, ANN)
    await bid(sessions, session, BOB)
    (decision,) = [d for user, d in due(session) if user == CY]
    words = default(decision)
    await later(deadlines, clock, 6)
    entries = await sessions.history(session)
    late = next(entry for entry in entries if entry.act["act"] == "absent")
    answer = next(
        entry for entry in entries if entry.act.get("decision") == decision.id and entry.act["act"] == "answer"
    )
    assert (late.actor, late.by, late.seat) == (None, "default", "c")
    assert late.events[0].message.key == "log-time-up-default"
    assert (answer.actor, answer.by, answer.act["words"]) == (None, "default", words)
    assert not session.seats["c"].stand_in, "the step is over, so the seat is played by its owner again"
    await assert_sound(sessions, session)


async def test_the_stand_in_plays_if_the_table_wants_it(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="stand-in")
    await bid(sessions, session, ANN)
    await bid(sessions, session, BOB)
    await later(deadlines, clock, 6)
    assert by_seat(await sessions.history(session), "c")[0] == "stand-in"
    assert "log-time-up-stand-in" in await log_keys(sessions, session)
    await assert_sound(sessions, session)


async def test_a_default_never_takes_an_opportunity(serve, clock) -> None:
    """The reaction of the toy spends a card that does not come back: the absent keep theirs."""
    sessions = await serve(Toy())
    session, random = await timed(sessions), Random(3)
    while not (holders := [seat for seat in session.seats if any(d.kind == "spoil" for d in session.offered(seat))]):
        await play_on(sessions, session, random, 1)
    player = session.seats[holders[0]]
    acts: dict[str, Answer | TakeOrder | None] = {}
    for absent in ("stand-in", "default"):
        session.seats[holders[0]] = replace(player, stand_in=True, absent=absent)
        acts[absent] = next_act(session, lambda: None)
    assert isinstance(acts["stand-in"], Answer) and "spoil" in acts["stand-in"].decision
    assert acts["default"] is None


async def test_R18_2_two_defaults_in_a_row_and_the_seat_is_absent_until_the_owner_acts(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, people=[ANN, BOB], policy="default")

    async def ann_plays() -> None:
        while session.status == "playing" and ANN in {user for user, _ in due(session)}:
            decision = next(d for user, d in due(session) if user == ANN)
            await sessions.answer(session.id, ANN, decision.id, default(decision))
            await rest(session)

    await ann_plays()
    await later(deadlines, clock, 6)
    await ann_plays()
    assert session.seats["b"].absent == "" and session.status == "playing"
    await later(deadlines, clock, 6)
    bob = session.seats["b"]
    assert (bob.stand_in, bob.absent, bob.until) == (True, "stand-in", None)
    assert (await log_keys(sessions, session)).count("log-absent") == 1
    await sessions.close()

    sessions = await serve(Toy())
    session = await rest(await sessions.wake(session.id))
    assert session.seats["b"] == bob
    assert await sessions.back(session.id, BOB) and not await sessions.back(session.id, BOB)
    assert session.seats["b"].stand_in is False
    assert "log-back" in await log_keys(sessions, session)
    assert await sessions.store.rows("SELECT missed FROM attention WHERE person = ?", BOB) == []
    await assert_sound(sessions, session)


async def test_patience_is_the_tables_own(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines = Deadlines(sessions)
    patient = await timed(sessions, policy="default", patience="never")
    short = await timed(sessions, channel=6, policy="default", patience="2")
    for _ in range(4):
        await later(deadlines, clock, 6)
    assert "log-absent" not in await log_keys(sessions, patient)
    assert "log-absent" in await log_keys(sessions, short)


async def test_the_last_person_is_never_absent_so_no_game_plays_itself_out(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="default")
    for _ in range(3):
        await later(deadlines, clock, 6)
    assert session.status == "playing"
    assert len([player for player in session.seats.values() if player.absent]) == 2


async def test_an_answer_takes_the_seat_back(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="default")
    await bid(sessions, session, ANN)
    (mine,) = [d for user, d in due(session) if user == BOB]
    await later(deadlines, clock, 6)
    assert mine.id not in {d.id for d in session.awaited()}
    session.seats["b"] = session.seats["b"].__class__(BOB, "B", stand_in=True, absent="stand-in")
    with pytest.raises(Exception, match="refused-gone"):
        await sessions.answer(session.id, BOB, mine.id, default(mine))
    assert not session.seats["b"].stand_in


async def test_an_answer_in_time_wins_against_the_sweep(serve, clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="default")
    for user in (ANN, BOB):
        await bid(sessions, session, user)
    clock.pass_time(6 * HOUR)
    (mine,) = [d for user, d in due(session) if user == CY]
    async with session.lock:
        await deadlines.sweep()
    await sessions.answer(session.id, CY, mine.id, default(mine))
    await rest(session)
    await step(deadlines)
    assert by_seat(await sessions.history(session), "c") == ["player"]
