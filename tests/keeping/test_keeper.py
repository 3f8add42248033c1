"""What comes to its end by itself: lobbies, idle games, states of finished games, servers; on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest
from core.expedition import Expedition
from core.toy import Toy
from deadlines.timed import later, open_timers, timed
from gm.acts import HOST, OPENED, city, hitz, taken_in
from gm.acts import PEOPLE as PEOPLE_OF_GM
from postgres import sqlite_only
from sessions.world import PEOPLE, Clock, assert_sound, due, play_on, rest, table

from engine.calls.deadlines import Deadlines
from engine.core.errors import Refused
from engine.core.runner import default
from engine.gm import exchange
from engine.gm.master import GameMaster
from engine.gm.person import Person
from engine.gm.servers import Servers, settled
from engine.keeping import DAY, Keeper, Keeping
from engine.store import Batch
from engine.store.moving import TABLES
from engine.store.ownership import Owned
from engine.tables import journal
from engine.tables.campaigns import Campaigns
from engine.tables.packing import PACKED
from engine.tables.session import AT_REST, NONE, Pause, Session
from engine.tables.sessions import Sessions
from engine.tables.undo import last_act_of
from web.visits import LONGEST

ANN, BOB, CY = PEOPLE[:3]
NEVER = Keeping(0, 0, 0, 0)


def keeper(sessions: Sessions, **days: int) -> Keeper:
    """One that keeps everything for ever but what is named."""
    return Keeper(sessions, Servers(sessions.store), replace(NEVER, **days))


async def lobby(sessions: Sessions, channel: int = 8, guild: int = 1) -> Session:
    return await sessions.open("toy", guild=guild, channel=channel, host=ANN, name="A", language="en")


async def act(sessions: Sessions, session: Session) -> None:
    user, decision = due(session)[0]
    await sessions.answer(session.id, user, decision.id, default(decision))
    await rest(session)


# Lobbies


async def test_a_lobby_without_a_change_ends_after_its_days_and_each_change_begins_them_anew(
    serve, clock: Clock
) -> None:
    sessions = await serve(Toy())
    session, other = await lobby(sessions), await table(sessions)
    clock.pass_time(7 * DAY - 60)
    await keeper(sessions, lobbies=7).sweep()
    assert session.status == "lobby"
    await sessions.join(session.id, BOB, "B")
    clock.pass_time(7 * DAY + 1)
    await keeper(sessions).sweep()
    assert session.status == "lobby", "the host has settled that lobbies stay"
    await keeper(sessions, lobbies=7).sweep()
    assert session.status == "dropped" and other.status == "playing"
    await lobby(sessions)  # its channel is free


@sqlite_only
@pytest.mark.parametrize("status", ["lobby", "over"])
async def test_what_is_at_rest_is_found_by_its_index(serve, status: str) -> None:
    sql = f"EXPLAIN QUERY PLAN SELECT id FROM sessions WHERE {AT_REST} AND status = '{status}' AND changed < 1"
    plan = await (await serve(Toy())).store.rows(sql)
    assert any("sessions_at_rest" in str(row) for row in plan), plan


async def test_who_opened_a_page_is_kept_no_longer_than_pages_last(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    session = await lobby(sessions)
    for token, age in (("old", LONGEST + 60), ("new", LONGEST - 60)):
        await sessions.store.execute(
            "INSERT INTO visits (token, ticket, session, person, language, opened, seen) "
            "VALUES (?, ?, ?, 1, 'en', ?, ?)",
            *(token, token, session.id, clock.now.timestamp() - age, clock.now.timestamp() - 1),
        )
    await keeper(sessions).sweep()
    assert await sessions.store.rows("SELECT token FROM visits") == [("new",)]


async def test_work_of_the_day_that_fails_keeps_no_other_from_being_done(
    serve, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where of one server something cannot be forgotten: what people are promised to be kept a week was kept on."""

    async def fails(*_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr("engine.keeping.forget_server", fails)
    sessions = await serve(Toy())
    await table(sessions)
    house = keeper(sessions, servers=1)
    await house.removed(1)
    await sessions.store.execute(
        "INSERT INTO visits (token, ticket, session, person, language, opened, seen) "
        "VALUES ('old', 'old', 'any', 1, 'en', 0, 0)"
    )
    clock.pass_time(30 * DAY)
    await house.sweep()
    assert await sessions.store.rows("SELECT 1 FROM visits") == []
    assert await sessions.store.rows("SELECT 1 FROM servers WHERE gone IS NOT NULL")


async def test_a_lobby_waits_while_nobody_can_press_anything(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    session = await lobby(sessions)
    await keeper(sessions).removed(1)
    clock.pass_time(20 * DAY)
    await keeper(sessions, lobbies=7).sweep()
    await keeper(sessions).returned(1)
    await keeper(sessions, lobbies=7).sweep()
    assert session.status == "lobby" and session.paused == NONE


# Games in which nobody acts


async def test_a_game_in_which_nobody_acts_stands_still_and_goes_on_with_a_press(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="default", patience="never")
    clock.pass_time(59 * DAY)
    await act(sessions, session)  # a person
    acted = clock()
    for _ in range(3):  # then nobody but those who act for the absent
        await later(deadlines, clock, 19 * 24)
        await keeper(sessions, idle=60).sweep()
        assert session.paused == NONE
    assert (await sessions.history(session))[-1].at > acted.timestamp() + 30 * DAY
    clock.pass_time(4 * DAY)
    await keeper(sessions).sweep()
    assert session.paused == NONE, "the host has settled that games wait"
    await keeper(sessions, idle=60).sweep()
    assert session.paused == Pause.IDLE
    await rest(session)
    seq = session.seq
    assert await open_timers(sessions) == {} and await later(deadlines, clock, 24 * 300) == [] and session.seq == seq
    assert await sessions.playing() == 0 and await sessions.in_play() == []
    user, decision = due(session)[0]
    with pytest.raises(Refused, match="refused-paused"):
        await sessions.answer(session.id, user, decision.id, default(decision))
    await sessions.go_on(session.id, Pause.IDLE, BOB)
    await rest(session)
    (told,) = (await sessions.history(session))[-1].events
    assert session.paused == NONE and told.message.key == "log-goes-on-for" and await open_timers(sessions)
    await sessions.answer(session.id, user, decision.id, default(decision))
    clock.pass_time(59 * DAY)
    await keeper(sessions, idle=60).sweep()
    assert session.paused == NONE, "who looks after a long time has acted"


async def test_who_has_just_acted_is_not_stopped_by_a_sweep_that_came_by_before(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    session = await table(sessions)
    clock.pass_time(61 * DAY)
    keeping, before = keeper(sessions), clock().timestamp() - 60 * DAY
    found = await keeping._idle(before)
    await act(sessions, session)
    keeping._idle = lambda before, id=None, real=keeping._idle: real(before, id) if id else _given(found)
    await keeping.stop_idle(before)
    assert found == [session.id] and session.paused == NONE


async def _given(found: list[str]) -> list[str]:
    return found


async def test_a_pause_of_the_game_master_stays_while_other_reasons_come_and_go(serve, clock: Clock) -> None:
    sessions, gm, session = await hitz(serve)
    await gm.pause(session.id, HOST, "")
    for why in (Pause.CHANNEL, Pause.SERVER, Pause.IDLE):
        await sessions.stop(session.id, why)
    seq = session.seq
    for why, left in ((Pause.SERVER, "channel"), (Pause.CHANNEL, "master"), (Pause.IDLE, "master")):
        await sessions.go_on(session.id, why, HOST.user)
        assert session.paused.why == left
    assert session.paused == Pause.MASTER and session.seq == seq, "it does not go on yet, so nothing is told"
    await sessions.stop(session.id, Pause.CHANNEL)
    await gm.undo(session.id, HOST, "he was wrong to pause")
    assert session.paused == Pause.CHANNEL, "what is taken back is the pause, and nothing else"
    with pytest.raises(Refused, match="refused-gm-running"):
        await gm.resume(session.id, HOST, "")


async def test_why_a_game_stands_still_outlives_a_restart(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    session = await timed(sessions, policy="stand-in")
    await sessions.stop(session.id, Pause.CHANNEL)
    await sessions.stop(session.id, Pause.CHANNEL)
    seq = session.seq
    await sessions.close()
    sessions = await serve(Toy())
    await sessions.wake_all()
    session = await sessions.get(session.id)
    clock.pass_time(90 * DAY)
    assert await later(Deadlines(sessions), clock, 1) == []
    assert (session.paused, session.seq) == (Pause.CHANNEL, seq)
    await sessions.move(session.id, 99, ANN)
    await rest(session)
    assert session.paused == NONE and session.channel == 99 and await open_timers(sessions)
    await play_on(sessions, session, Random(1))
    await assert_sound(sessions, session)


async def test_a_log_that_tells_of_standing_still_is_replayed_exported_and_taken_in(serve) -> None:
    sessions, gm, session = await city(serve)
    random = Random(5)
    for why in (Pause.IDLE, Pause.CHANNEL, Pause.SERVER):
        await play_on(sessions, session, random, 3)
        await sessions.stop(session.id, why)
        before = await last_act_of(sessions.store, session, ANN)
        await sessions.go_on(session.id, why, ANN)
        await rest(session)
        assert await last_act_of(sessions.store, session, ANN) == before, "who is back has not moved yet"
    session.kept.tail = ()
    assert await last_act_of(sessions.store, session, ANN) == before
    await sessions.stop(session.id, Pause.CHANNEL)
    await assert_sound(sessions, session)
    parcel, wrong = exchange.read(await exchange.pack(gm, session), sessions.games)
    assert parcel is not None, wrong
    again = await taken_in(gm, PEOPLE_OF_GM["manager"], parcel, "moved", guild=2, channel=60)
    assert again.paused == NONE, "its channel is not gone here"
    await play_on(sessions, again, random)
    assert (await sessions.verify(again)).holds


async def test_stand_ins_and_orders_rest_while_a_game_stands_still(serve) -> None:
    sessions = await serve(Toy())
    session = await sessions.open("toy", guild=1, channel=5, host=ANN, name="A", language="en")
    await sessions.stand_in(session.id, ANN, ["S"])
    await sessions.begin(session.id, ANN)
    await rest(session)
    await sessions.stop(session.id, Pause.SERVER)
    seq = session.seq
    await sessions.wake(session.id)
    await sessions.rest(session.id, 5)
    assert session.seq == seq
    await sessions.go_on(session.id, Pause.SERVER)
    await play_on(sessions, session, Random(2))
    assert session.status == "over"


# Finished games


@pytest.mark.parametrize("kind", OPENED)
@sqlite_only
async def test_packed_states_are_what_they_were(serve, clock: Clock, kind: str) -> None:
    sessions, gm, session = await OPENED[kind](serve)
    random = Random(4)
    await play_on(sessions, session, random, 20)
    await gm.undo(session.id, HOST, "a slip")
    await rest(session)
    await play_on(sessions, session, random)
    assert session.status == "over"
    states = await states_of(sessions, session)
    told, proof = await sessions.history(session), await sessions.verify(session)
    file, size = await exchange.pack(gm, session), await _size(sessions)
    clock.pass_time(29 * DAY)
    await keeper(sessions, packed=30).sweep()
    assert await _size(sessions) == size
    clock.pass_time(2 * DAY)
    await keeper(sessions, packed=30).sweep()
    assert await _size(sessions) < 0.45 * size
    assert await sessions.store.row("SELECT count(*) FROM actions WHERE base IS NOT NULL AND length(state) > 0") == (0,)
    assert await journal.unpacked(sessions.store, clock().timestamp()) == [], "done once"
    assert await states_of(sessions, session) == states
    assert await sessions.verify(session) == proof and await exchange.pack(gm, session) == file
    assert await sessions.history(session) == told
    await sessions.close()


async def states_of(sessions: Sessions, session: Session) -> list[bytes | None]:
    return [await journal.saved_state(sessions.store, session.id, seq) for seq in range(session.seq + 1)]


async def _size(sessions: Sessions) -> int:
    """Bytes that the states of logs take."""
    return (await sessions.store.row("SELECT sum(length(state)) FROM actions"))[0]


async def test_a_packed_game_goes_on_and_is_packed_again(serve, clock: Clock) -> None:
    sessions, gm, session = await hitz(serve)
    random = Random(3)
    await play_on(sessions, session, random)
    clock.pass_time(31 * DAY)
    await keeper(sessions, packed=30).sweep()
    await sessions.close()
    sessions = await serve(session.game)
    gm, session = GameMaster(sessions), await sessions.get(session.id)
    over = session.seq
    await gm.rewind(session.id, HOST, over - 6, "once more")
    await rest(session)
    assert session.status == "playing" and (await states_of(sessions, session))[-1] == session.data
    await play_on(sessions, session, random)
    states = await states_of(sessions, session)
    await keeper(sessions, packed=30).sweep()
    assert await journal.unpacked(sessions.store, clock().timestamp() + 1) == [session.id], "it has only just ended"
    clock.pass_time(31 * DAY)
    await keeper(sessions, packed=30).sweep()
    assert await states_of(sessions, session) == states
    last = await sessions.store.row("SELECT state, base FROM actions WHERE seq = ?", session.seq)
    assert last[0] == b"" or last[0].startswith(PACKED)
    assert (await sessions.verify(session)).holds


async def test_a_log_that_cannot_be_read_or_is_gone_holds_up_no_other(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    tables = [await table(sessions, channel=channel) for channel in (5, 6, 7)]
    for each in tables:
        await play_on(sessions, each, Random(1))
        clock.pass_time(60)
    broken, gone, other = (each.id for each in tables)
    await sessions.store.execute("UPDATE actions SET state = ? WHERE session = ?", b"broken", broken)
    clock.pass_time(2 * DAY)
    rows = sessions.store.rows

    async def asked(sql: str, *values: object) -> list[tuple[object, ...]]:
        found = await rows(sql, *values)
        if "base IS NULL" in sql and values == (gone,):
            await sessions.forget(gone)
        return found

    sessions.store.rows = asked
    await keeper(sessions, packed=1).sweep()
    del sessions.store.rows
    (last,) = await sessions.store.rows("SELECT state FROM actions WHERE session = ? AND base IS NULL LIMIT 1", other)
    assert last[0].startswith(PACKED)


async def test_what_is_added_while_a_log_is_packed_keeps_its_state(serve) -> None:
    sessions = await serve(Toy())
    session = await table(sessions)
    await play_on(sessions, session, Random(1), 6)
    commit, added = sessions.store.commit, []

    async def committing(batch: Batch) -> None:
        if not added and any("UPDATE actions SET state" in sql for sql, _ in batch.statements):
            added.append(session.seq)
            await act(sessions, session)
        await commit(batch)

    sessions.store.commit = committing  # pyright: ignore[reportAttributeAccessIssue]
    await journal.pack_states(sessions.store, session.id)
    sessions.store.commit = commit  # pyright: ignore[reportAttributeAccessIssue]
    assert session.seq > added[0]
    await play_on(sessions, session, Random(2))
    await assert_sound(sessions, session)


# Servers


async def test_a_removed_server_stands_still_and_comes_back(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    deadlines, session = Deadlines(sessions), await timed(sessions, policy="stand-in")
    waiting = await lobby(sessions)
    elsewhere = await sessions.open("toy", guild=2, channel=70, host=ANN, name="A", language="en")
    await keeper(sessions).compare({2})
    assert session.paused == waiting.paused == Pause.SERVER and elsewhere.paused == NONE
    await rest(session)
    seq = session.seq
    clock.pass_time(29 * DAY)
    assert await later(deadlines, clock, 1) == [] and session.seq == seq
    await keeper(sessions).compare({2})
    await keeper(sessions, servers=30).sweep()
    await sessions.close()
    sessions = await serve(Toy())
    await keeper(sessions, servers=30).compare({1, 2})
    session, waiting = await sessions.get(session.id), await sessions.get(waiting.id)
    assert session.paused == waiting.paused == NONE
    clock.pass_time(31 * DAY)
    await keeper(sessions, servers=30).sweep()
    session = await sessions.get(session.id)
    await rest(session)
    assert await open_timers(sessions) and "log-goes-on" in str((await sessions.history(session))[seq + 1].events)


async def test_a_server_that_comes_back_while_its_tables_are_being_stopped_has_none_left_behind(serve) -> None:
    sessions = await serve(Toy())
    opened = [await sessions.open("toy", guild=1, channel=100 + n, host=ANN, name="A", language="en") for n in range(6)]
    keeping = keeper(sessions)
    await asyncio.gather(keeping.removed(1), keeping.returned(1))
    assert {(await sessions.get(each.id)).paused for each in opened} == {NONE}


async def test_a_table_that_a_crash_left_behind_goes_on_with_the_next_connection(serve) -> None:
    sessions = await serve(Toy())
    session = await lobby(sessions)
    await sessions.stop(session.id, Pause.SERVER)
    await keeper(sessions).compare({1})
    assert (await sessions.get(session.id)).paused == NONE


async def test_a_removed_server_is_forgotten_after_its_days(serve, clock: Clock) -> None:
    sessions = await serve(Toy(), Expedition())
    kept = await table(sessions, channel=5)
    empty = await sums_of(sessions)
    boss = Person(ANN, "Ann", manager=True)
    await Servers(sessions.store).change(9, boss, {"each": 3})
    gone = await sessions.open("toy", guild=9, channel=90, host=ANN, name="A", language="en")
    await sessions.join(gone.id, BOB, "B")
    await rest(await sessions.begin(gone.id, ANN))
    await play_on(sessions, gone, Random(1), 4)
    campaign = await Campaigns(sessions).found("expedition", 9, "far")
    await Campaigns(sessions).open(campaign.id, channel=91, host=ANN, name="A", language="en")
    await keeper(sessions).removed(9)
    clock.pass_time(29 * DAY)
    await keeper(sessions, servers=30).sweep()
    assert (await settled(sessions.store, 9)).each == 3 and await sessions.get(gone.id) is gone
    clock.pass_time(2 * DAY)
    await keeper(sessions).sweep()
    assert await sessions.get(gone.id) is gone, "the host has settled that everything is kept"
    await keeper(sessions, servers=30).sweep()
    assert await sums_of(sessions) == empty
    with pytest.raises(Refused):
        await sessions.get(gone.id)
    await play_on(sessions, await sessions.get(kept.id), Random(1))
    assert kept.status == "over"


async def sums_of(sessions: Sessions) -> dict[str, int]:
    names = [table for table in TABLES if table != "meta"]
    return {table: (await sessions.store.row(f"SELECT count(*) FROM {table}"))[0] for table in names}


async def test_a_server_that_knows_nothing_of_us_leaves_no_row(serve) -> None:
    sessions = await serve(Toy())
    await keeper(sessions).removed(77)
    assert await sessions.store.rows("SELECT * FROM servers") == []


async def test_the_first_removal_counts_however_often_it_is_noticed(serve, clock: Clock) -> None:
    sessions = await serve(Toy())
    await lobby(sessions)
    for _ in range(3):
        await keeper(sessions).compare(set())
        clock.pass_time(12 * DAY)
    await keeper(sessions, servers=30).sweep()
    assert await sessions.store.rows("SELECT id FROM sessions") == []


async def test_each_process_keeps_house_for_its_own_servers_only(serve, clock: Clock) -> None:
    one, two = 1 << 22, 2 << 22
    sessions = await serve(Toy())
    tables = {guild: await table_in(sessions, guild) for guild in (one, two)}
    lobbies = {guild: await lobby(sessions, guild + 5, guild) for guild in (one, two)}
    clock.pass_time(400 * DAY)
    sessions.store.owned = Owned(2, {1: 5})  # the odd ones
    keeping = keeper(sessions, lobbies=1, idle=1, packed=1, servers=1)
    await keeping.sweep()
    assert [tables[guild].paused for guild in (one, two)] == [Pause.IDLE, NONE]
    assert [lobbies[guild].status for guild in (one, two)] == ["dropped", "lobby"]
    await keeping.compare(set())
    assert await sessions.store.rows("SELECT guild FROM servers WHERE gone IS NOT NULL") == [(one,)]
    sessions.store.owned = Owned(2, {})
    clock.pass_time(400 * DAY)
    await keeping.sweep()
    assert len(await sessions.store.rows("SELECT id FROM sessions")) == 4
    sessions.store.owned = Owned(2, {1: 5})
    await keeping.sweep()
    assert {guild for (guild,) in await sessions.store.rows("SELECT guild FROM sessions")} == {two}


async def table_in(sessions: Sessions, guild: int) -> Session:
    session = await sessions.open("toy", guild=guild, channel=guild, host=ANN, name="A", language="en")
    await sessions.join(session.id, BOB, "B")
    return await rest(await sessions.begin(session.id, ANN))
