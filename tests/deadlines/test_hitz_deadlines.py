"""Missed deadlines in Hit Z Road (R18.2, EX31), on a real file with a clock that moves only when told."""

from __future__ import annotations

import pytest
from deadlines.timed import ANN, later, timed
from sessions.world import assert_sound, due, rest

from engine.calls.deadlines import Deadlines
from engine.core.runner import default
from engine.data import load
from engine.games.hitz import HitZRoad
from engine.games.hitz.box.data import HitzData
from engine.tables.session import Session
from engine.tables.sessions import Sessions


@pytest.fixture(scope="module")
def road() -> HitZRoad:
    return HitZRoad(load("hitz", HitzData))


@pytest.mark.parametrize("policy", ["default", "stand-in"])
async def test_hit_z_road_goes_on_without_its_players(serve, clock, road, policy) -> None:
    """One of three plays; the others miss every deadline, and the game comes to its end."""
    sessions = await serve(road)
    deadlines, session = Deadlines(sessions), await timed(sessions, game="hitz", policy=policy)
    for _ in range(400):
        if session.status == "over":
            break
        mine = [d for user, d in due(session) if user == ANN]
        if mine:
            await sessions.answer(session.id, ANN, mine[0].id, default(mine[0]))
            await rest(session)
        else:
            await later(deadlines, clock, 6)
    assert session.status == "over"
    entries = await sessions.history(session)
    assert {entry.by for entry in entries if entry.actor is None} <= {"default", "stand-in", "auto", "begin"}
    assert [player.absent for player in session.seats.values()] == ["", "stand-in", "stand-in"]
    await assert_sound(sessions, session)


async def test_EX31_a_deadline_in_the_auction_passes_and_the_next_is_asked(serve, clock, road) -> None:
    sessions = await serve(road)
    deadlines, session = Deadlines(sessions), await timed(sessions, game="hitz", policy="default")
    ((user, decision),) = due(session)
    assert decision.kind == "bid"
    await later(deadlines, clock, 6)
    ((next_user, next_decision),) = due(session)
    assert next_decision.kind == "bid" and next_user != user
    answers = [entry for entry in await sessions.history(session) if entry.act["act"] == "answer"]
    assert [(entry.by, entry.act["words"]) for entry in answers] == [("default", ["pass"])]


async def test_R18_2_D7_D8_EX31_each_question_of_an_encounter_has_its_own_deadline(serve, clock, road) -> None:
    """Who misses the choice of route is asked how to fight, and a missed shot leaves fight or flight to them."""
    sessions = await serve(road)
    deadlines, session = Deadlines(sessions), await timed(sessions, game="hitz", policy="default", patience="never")
    kinds: set[str] = set()
    for _ in range(60):
        decision = due(session)[0][1]
        kinds.add(decision.kind)
        before = await by_default(sessions, session)
        await later(deadlines, clock, 6)
        assert await by_default(sessions, session) == [*before, decision.id]
        assert not any(seat.stand_in for seat in session.seats.values())
        if session.status != "playing":
            break
    assert {"bid", "route", "shoot", "flee"} <= kinds, kinds
    await assert_sound(sessions, session)


async def by_default(sessions: Sessions, session: Session) -> list[str]:
    return [
        entry.act["decision"]
        for entry in await sessions.history(session)
        if entry.by == "default" and entry.act["act"] == "answer"
    ]
