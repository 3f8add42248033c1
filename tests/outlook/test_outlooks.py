"""Curves as the service works them out: what is left to do follows from the rows, and the host's budget is kept."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from core.toy import Toy
from every_game import game_of
from killed import killed
from sessions.world import Clock, play_on, table

from engine import spare
from engine.apart import Apart, Exhausted, Limits
from engine.core.lesson import Lesson
from engine.core.message import msg
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.outlook import curve as plan
from engine.outlook import outlooks
from engine.outlook import work as doing
from engine.outlook.outlooks import LATELY, TRIES, Outlooks, chance, moved, outlook
from engine.spare import HOUR, SLICE, Budget
from engine.store.ownership import Owned
from engine.tables.session import Session, TableSettings
from engine.tables.sessions import Sessions

Serve = Callable[..., Awaitable[Sessions]]
PLENTY = 3600


class Shown(list[str]):
    """The games that are to be shown again."""

    def __call__(self, session: Session) -> None:
        self.append(session.id)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A curve of few points and games, and a process that does not stand back behind other tests."""
    monkeypatch.setattr(spare, "NICE", 0)
    for module, name, number in ((plan, "GAMES", 5), (plan, "MORE", 10), (plan, "POINTS", 8), (doing, "GAMES", 5)):
        monkeypatch.setattr(module, name, number)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs are done in this process, where that is not what is looked at."""

    async def run(self: Apart, whose: Hashable, limits: Limits, function: Callable[..., Any], *args: Any) -> Any:
        *given, _, clock = args
        return function(*given, math.inf, clock)[0], 0.0

    monkeypatch.setattr(Apart, "run", run)


async def finished(sessions: Sessions, channel: int = 5) -> Session:
    session = await table(sessions, channel=channel)
    await play_on(sessions, session, Random(1))
    assert session.status == "over"
    return session


async def steps(working: Outlooks, clock: Clock) -> int:
    """Work until nothing is left; how many jobs that took."""
    for done in range(1000):
        clock.pass_time(HOUR / 10)
        if not await working.step():
            return done
    raise AssertionError("no end")


async def rows(sessions: Sessions) -> list[Any]:
    return await sessions.store.rows("SELECT session, head, done, tries FROM outlooks ORDER BY session")


async def test_a_finished_game_gets_its_curve(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(Toy()), Shown()
    session, working = await finished(sessions), Outlooks(sessions, PLENTY, shown)
    await sessions.store.execute("UPDATE sessions SET dirty = 0")
    assert await outlook(sessions.store, session) is None
    assert await steps(working, clock) > 0
    assert shown == [session.id]
    assert await sessions.store.row("SELECT dirty FROM sessions") == (1,), "also if the program stops right now"
    found = await outlook(sessions.store, session)
    assert found is not None and found.sides == ["a", "b", "c"]
    places = [at for at, _ in found.points]
    assert places == sorted(places) and places[0] == 0 and places[-1] == len(found.path) - 1
    assert all(abs(sum(shares.values()) - 1) < 1e-9 for _, shares in found.points), "somebody always wins this game"
    winners = session.playing.result.winners if session.playing.result else []
    assert found.points[-1][1] == {seat: (1 / len(winners) if seat in winners else 0) for seat in "abc"}
    assert await steps(working, clock) == 0 and shown == [session.id]


@pytest.mark.usefixtures("here")
async def test_of_a_game_in_play_and_a_first_game_there_is_none(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "lesson", Lesson(2, "seed"))
    sessions, shown = await serve(Toy()), Shown()
    await table(sessions)
    first = await sessions.open(
        "toy", guild=1, channel=6, host=10, name="A", language="en", table=TableSettings(lesson=True)
    )
    await sessions.join(first.id, 11, "B")
    await sessions.begin(first.id, 10)
    await play_on(sessions, first, Random(1))
    assert first.lesson is not None and first.status == "over"
    await steps(Outlooks(sessions, PLENTY, shown), clock)
    assert shown == [] and await outlook(sessions.store, first) is None


@pytest.mark.usefixtures("here")
async def test_nothing_is_lost_by_a_restart(serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Piece by piece, each in another run of the program, it comes to what it comes to at once."""
    sessions = await serve(Toy())
    session = await finished(sessions)
    monkeypatch.setattr(outlooks, "JOBS", 3)
    for run in range(1000):
        clock.pass_time(HOUR)
        again = Outlooks(sessions, PLENTY, Shown())
        if not await again.step():
            break
        if run % 3 == 1:
            await sessions.close()
            sessions = await serve(Toy())
    pieces = await outlook(sessions.store, await sessions.get(session.id))
    assert run >= 3, "seven points, three a time; more where the game turned, which hangs on its id"
    monkeypatch.setattr(outlooks, "JOBS", 24)
    await sessions.store.execute("DELETE FROM outlooks")
    await steps(Outlooks(sessions, PLENTY, Shown()), clock)
    assert pieces is not None and pieces == await outlook(sessions.store, session)


@pytest.mark.usefixtures("here")
async def test_without_a_budget_nothing_is_done_and_with_an_empty_one_later(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(Toy()), Shown()
    session = await finished(sessions)
    assert await steps(Outlooks(sessions, 0, shown), clock) == 0
    assert await rows(sessions) == []
    working = Outlooks(sessions, 600, shown)
    working.spare.budget.use(2 * SLICE)
    assert not await working.step() and await rows(sessions) == []
    clock.pass_time(HOUR)
    assert await working.step() and len(await rows(sessions)) == 1
    while not shown:
        clock.pass_time(HOUR)
        assert await working.step()
    assert shown == [session.id]


def test_a_budget_comes_by_the_hour_and_is_kept_for_one() -> None:
    budget = Budget(600, 0)
    assert budget.left(0) == SLICE, "not an hour's at once: a program may be started again and again"
    budget.use(30)
    assert budget.left(0) == 0
    assert budget.left(HOUR * 29 / 600) == 0
    assert budget.left(HOUR * 30 / 600) == SLICE
    budget.use(-10_000)
    assert budget.left(HOUR) == SLICE, "one job takes no more"
    budget.use(600 - SLICE)
    assert budget.left(HOUR) == SLICE
    budget.use(SLICE)
    assert budget.left(HOUR) == 0, "however much was left over"
    small = Budget(5, 0)
    assert small.left(0) == 5, "a small one is used up at once"
    assert Budget(0, 0).left(10 * HOUR) == 0


async def test_a_killed_process_is_tried_again(serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions, shown = await serve(Toy()), Shown()
    session, working = await finished(sessions), Outlooks(sessions, PLENTY, shown)
    monkeypatch.setattr(outlooks, "work", killed)
    assert await working.step()
    assert await rows(sessions) == [(session.id, session.seq, 0, 1)]
    monkeypatch.setattr(outlooks, "work", doing.work)
    clock.pass_time(HOUR)
    assert await working.step()
    assert [row[3] for row in await rows(sessions)] == [0], "what failed once has not failed for good"
    await steps(working, clock)
    assert shown == [session.id]


async def test_what_fails_again_and_again_is_given_up(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def exhausted(*_: object) -> None:
        raise Exhausted

    sessions, shown = await serve(Toy()), Shown()
    session, other = await finished(sessions), await finished(sessions, channel=6)
    monkeypatch.setattr(Apart, "run", exhausted)
    assert await steps(Outlooks(sessions, PLENTY, shown), clock) == 2 * TRIES
    assert {row[0]: row[3] for row in await rows(sessions)} == {session.id: TRIES, other.id: TRIES}
    assert shown == []


@pytest.mark.usefixtures("here")
async def test_two_processes_count_nothing_twice(
    serve: Serve, where: Path | str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One was given a server while the other still worked for it: the one that is later is refused."""
    sessions = await serve(Toy())
    rival = sessions if isinstance(where, Path) else await serve(Toy())
    session, shown = await finished(sessions), Shown()
    working, late = Outlooks(sessions, PLENTY, shown), Outlooks(rival, PLENTY, shown)
    run = Apart.run

    async def overtaken(self: Apart, *args: Any) -> Any:
        done = await run(self, *args)
        if self is late.spare.apart:
            await working.step()
        return done

    monkeypatch.setattr(Apart, "run", overtaken)
    assert await late.step()
    monkeypatch.setattr(Apart, "run", run)
    await steps(working, clock)
    (data,) = await sessions.store.row("SELECT curve FROM outlooks")
    curve = outlooks.Curve.model_validate_json(data)
    assert all(point.first.games == plan.GAMES for point in curve.points.values())
    assert shown == [session.id]


@pytest.mark.usefixtures("here")
async def test_only_the_games_of_our_servers_are_ours(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(Toy()), Shown()
    await finished(sessions)
    sessions.store.owned = Owned(2, {1: 0})  # server 1 is on shard 0
    assert await steps(Outlooks(sessions, PLENTY, shown), clock) == 0 and shown == []


@pytest.mark.usefixtures("here")
async def test_it_goes_with_its_table_also_while_it_is_worked_out(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions, shown = await serve(Toy()), Shown()
    session, working = await finished(sessions), Outlooks(sessions, PLENTY, shown)
    await steps(working, clock)
    await sessions.forget(session.id)
    assert await rows(sessions) == []
    other, run = await finished(sessions, channel=6), Apart.run

    async def forgotten(self: Apart, *args: Any) -> Any:
        done = await run(self, *args)
        await sessions.forget(other.id)
        return done

    monkeypatch.setattr(Apart, "run", forgotten)
    assert await working.step()
    assert await rows(sessions) == [] and shown == [session.id]


@pytest.mark.usefixtures("here")
async def test_a_game_that_goes_on_from_its_end_gets_another_curve(serve: Serve, clock: Clock) -> None:
    """What was worked out of the moments that still stand is kept."""
    sessions, shown = await serve(Toy()), Shown()
    session, working = await finished(sessions), Outlooks(sessions, PLENTY, shown)
    await steps(working, clock)
    before = await outlook(sessions.store, session)
    await sessions.store.execute("UPDATE outlooks SET head = head - 1")
    assert await outlook(sessions.store, session) is None, "it is not shown of a game that has gone on"
    await steps(working, clock)
    assert await outlook(sessions.store, session) == before and len(shown) == 2


@pytest.mark.usefixtures("here")
async def test_games_that_ended_long_ago_get_none(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(Toy()), Shown()
    await finished(sessions)
    clock.pass_time(LATELY + 1)
    assert await steps(Outlooks(sessions, PLENTY, shown), clock) == 0


async def live_table(sessions: Sessions) -> Session:
    """A party of two that wants its chance told in play."""
    session = await sessions.open("toy", guild=1, channel=5, host=10, name="A", language="en")
    await sessions.join(session.id, 11, "B")
    await sessions.set_option(session.id, 10, "table-chance", "live")
    return await sessions.begin(session.id, 10)


@pytest.mark.usefixtures("here")
async def test_where_a_table_wants_it_the_chance_is_told_in_play(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a round, from the view of everybody; nothing is shown anew for it, and the curve goes on with it."""
    parts = ["1"]
    monkeypatch.setattr(Toy, "together", True)
    monkeypatch.setattr(outlooks, "titles", lambda s: [msg("round", n=parts[-1])])
    sessions, shown = await serve(Toy()), Shown()
    session = await live_table(sessions)
    monkeypatch.setattr(doing, "titles", lambda s: [msg("round", n=parts[-1])])
    working = Outlooks(sessions, PLENTY, shown)
    assert await chance(sessions.store, session.still()) is None
    await steps(working, clock)
    first = await chance(sessions.store, session.still())
    assert first is not None and first[0] == "a" and 0 < first[1] <= 1
    await play_on(sessions, session, Random(1), 2)
    assert await steps(working, clock) == 0, "it is the same round"
    with monkeypatch.context() as patch:
        patch.setattr(Sessions, "get", None)
        assert await steps(working, clock) == 0, "a table that has not changed is not even read"
    assert await chance(sessions.store, session.still()) == first
    parts.append("2")
    await play_on(sessions, session, Random(1), 1)
    assert await chance(sessions.store, session.still()) is None, "of this round nothing is known yet"
    end = session.still().seq
    assert await moved(sessions.store, session.still(), end, msg("round", n="1"), msg("round", n="2")) is None
    await steps(working, clock)
    second = await chance(sessions.store, session.still())
    assert second is not None and second[2] == first[1] and first[2] is None and shown == []
    for last in (end - 1, end):
        found = await moved(sessions.store, session.still(), last, msg("round", n="1"), msg("round", n="2"))
        assert found == (first[1], second[1])
    for parts in (("1", "1"), ("1", "3"), ("2", "1")):
        assert await moved(sessions.store, session.still(), end, *(msg("round", n=n) for n in parts)) is None
    assert await moved(sessions.store, session.still(), end + 1, msg("round", n="1"), msg("round", n="2")) is None
    points = set(outlooks.Curve.model_validate_json((await rows_of(sessions))[0][0]).points)
    assert len(points) == 2
    await play_on(sessions, session, Random(1))
    await steps(working, clock)
    assert shown == [session.id] and await chance(sessions.store, session.still()) is None
    assert points <= set(outlooks.Curve.model_validate_json((await rows_of(sessions))[0][0]).points)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("players", [1, 2])
async def test_in_play_whoever_has_rivals_is_told_no_chance(serve: Serve, clock: Clock, players: int) -> None:
    sessions, shown = await serve(game_of("hitz")), Shown()
    session = await sessions.open("hitz", guild=1, channel=5, host=10, name="A", language="en")
    if players > 1:
        await sessions.join(session.id, 11, "B")
    await sessions.set_option(session.id, 10, "table-chance", "live")
    await sessions.begin(session.id, 10)
    assert await steps(Outlooks(sessions, PLENTY, shown), clock) == (players == 1)
    found = await chance(sessions.store, session.still())
    assert (found is not None and found[0] == "a") == (players == 1)


@pytest.mark.usefixtures("here")
async def test_a_round_has_its_chance_told_whatever_comes_before_it_is_worked_out(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has come to the table since, or the round was taken back and has begun again."""
    monkeypatch.setattr(Toy, "together", True)
    sessions, shown = await serve(Toy()), Shown()
    session = await live_table(sessions)
    for module in (outlooks, doing):
        monkeypatch.setattr(module, "titles", lambda s: [msg("round")])
    await play_on(sessions, session, Random(1), 2)
    await sessions.leave(session.id, 11)
    working = Outlooks(sessions, PLENTY, shown)
    await steps(working, clock)
    assert await chance(sessions.store, session.still()) is not None
    await GameMaster(sessions).rewind(session.id, Person(10, "A"), 0, "")
    assert await chance(sessions.store, session.still()) is None
    await steps(Outlooks(sessions, PLENTY, shown), clock)
    assert await chance(sessions.store, session.still()) is not None


@pytest.mark.usefixtures("here")
async def test_where_the_chance_in_play_fails_the_next_round_has_it(
    serve: Serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = ["1"]
    monkeypatch.setattr(Toy, "together", True)
    sessions, shown = await serve(Toy()), Shown()
    session = await live_table(sessions)
    for module in (outlooks, doing):
        monkeypatch.setattr(module, "titles", lambda s: [msg("round", n=parts[-1])])
    working = Outlooks(sessions, PLENTY, shown)
    with monkeypatch.context() as patch:
        patch.setattr(outlooks, "saved_state", None)
        assert await steps(working, clock) == 1, "it is tried once a round"
    assert await chance(sessions.store, session.still()) is None
    parts.append("2")
    await play_on(sessions, session, Random(1), 1)
    await steps(working, clock)
    assert await chance(sessions.store, session.still()) is not None


async def rows_of(sessions: Sessions) -> list[Any]:
    return await sessions.store.rows("SELECT curve FROM outlooks")


@pytest.mark.usefixtures("here")
async def test_a_game_that_cannot_be_read_holds_up_no_other(serve: Serve, clock: Clock) -> None:
    sessions, shown = await serve(Toy()), Shown()
    good = await finished(sessions)
    clock.pass_time(60)
    bad = await finished(sessions, channel=6)
    await sessions.store.execute("UPDATE actions SET state = ? WHERE session = ?", b"rubbish", bad.id)
    await steps(Outlooks(sessions, PLENTY, shown), clock)
    assert shown == [good.id]
