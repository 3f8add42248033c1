"""How long people usually take, by the log."""

from __future__ import annotations

from core.toy import Toy
from deadlines.timed import ANN, BOB, CY, HOST, bid, timed
from sessions.world import due, rest

from engine.calls import answering
from engine.calls.answering import Line, waits
from engine.calls.deadlines import Deadlines
from engine.core.runner import default
from engine.gm.master import GameMaster
from engine.tables.timers import HOUR


def test_only_the_first_answer_of_a_turn_was_waited_for() -> None:
    lines = [
        Line(0, None, None),
        Line(10, ANN, "0.1.move.a.0"),
        Line(15, ANN, "0.2.fight.a.0"),
        Line(45, BOB, "0.3.move.b.0"),
    ]
    assert [*waits(lines)] == [(ANN, 0, 10), (BOB, 15, 45)]


def test_who_is_asked_with_others_is_waited_for_from_the_same_moment_on() -> None:
    lines = [
        Line(0, None, None),
        *(Line(at, who, f"0.1.bid.{seat}.0") for at, who, seat in ((10, ANN, "a"), (30, BOB, "b"))),
    ]
    assert [*waits(lines)] == [(ANN, 0, 10), (BOB, 0, 30)]


def test_of_a_question_that_comes_again_only_the_time_since_the_own_answer_counts() -> None:
    lines = [
        Line(0, None, None),
        Line(10, ANN, "0.1.act.a.0"),
        Line(20, BOB, "0.1.act.b.0"),
        Line(25, ANN, "0.1.act.a.1"),
    ]
    assert [*waits(lines)][-1] == (ANN, 10, 25)


async def test_what_stand_ins_and_the_forgotten_did_is_nobodys() -> None:
    assert [*waits([Line(0, None, None), Line(5, None, "0.1.a.a.0"), Line(9, -1, "0.2.a.b.0")])] == []


async def test_the_median_is_told_once_there_is_enough_and_leaves_out_quiet_hours(serve, clock, monkeypatch) -> None:
    monkeypatch.setattr(answering, "FEWEST", 4)
    sessions = await serve(Toy())
    session, store = await timed(sessions, deadline="none"), sessions.store
    assert await answering.of_table(store, session.id) == {} and await answering.of_person(store, 1, ANN) is None
    while session.status == "playing" and (await answering.of_table(store, session.id)).keys() < {ANN, BOB, CY}:
        for user in dict.fromkeys(user for user, _ in due(session)):
            clock.pass_time(HOUR if user == ANN else 600)
            if user in {user for user, _ in due(session)}:
                await bid(sessions, session, user)
        await rest(session)
    taken = await answering.of_table(store, session.id)
    assert taken[ANN] == HOUR and HOUR <= taken[BOB] < 2 * HOUR and taken[BOB] < taken[CY]
    assert await answering.of_person(store, 1, ANN) == HOUR and await answering.of_person(store, 2, ANN) is None
    await Deadlines(sessions).set_habits(ANN, quiet_from=0, quiet_to=24 * 60 - 1)
    quiet = await answering.of_person(store, 1, ANN)
    assert quiet is not None and quiet < HOUR


async def test_what_a_game_master_answers_for_others_is_not_theirs(serve, clock, monkeypatch) -> None:
    monkeypatch.setattr(answering, "FEWEST", 1)
    sessions = await serve(Toy())
    session = await timed(sessions, deadline="none")
    clock.pass_time(60)
    await bid(sessions, session, BOB)
    clock.pass_time(HOUR)
    decision = next(each for user, each in due(session) if user == CY)
    await GameMaster(sessions).act_as(session.id, HOST, decision.seats[0], decision.id, default(decision), "")
    assert await answering.of_table(sessions.store, session.id) == {BOB: 60}
